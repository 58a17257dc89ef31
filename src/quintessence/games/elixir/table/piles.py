"""The draw pile and the discard pile (EX-PILE-1, EX-PILE-4)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log

from ..board import Board
from . import telling, zones


def renew_pile(board: Board, chance: Chance, log: Log | None) -> None:
    """If the draw pile is empty, the discard pile is shuffled and becomes the draw pile (EX-PILE-2)."""
    if len(board.zones[zones.PILE]) > 0 or len(board.zones[zones.DISCARD]) == 0:
        return
    board.zones[zones.PILE] = board.zones[zones.DISCARD]
    board.zones[zones.DISCARD] = vec[i64]()
    for frame in board.stack:
        frame.forget_paid()
    shuffle_pile(board, "reshuffled", chance, log)


def take_from_top(board: Board, count: i64, chance: Chance, log: Log | None) -> vec[i64]:
    """So many finds from the top of the draw pile, one at a time; fewer if both piles run out (EX-PILE-3)."""
    drawn = vec[i64]()
    while len(drawn) < count:
        renew_pile(board, chance, log)
        pile = board.zones[zones.PILE]
        here = min(count - len(drawn), i64(len(pile)))
        if here == 0:
            break
        for place in range(len(pile) - 1, len(pile) - 1 - here, -1):
            drawn = append(drawn, pile[place])
        board.zones[zones.PILE] = pile[: len(pile) - here]
    return drawn


def draw_finds(board: Board, seat: i64, count: i64, chance: Chance, log: Log | None) -> i64:
    """A seat draws; how many finds it got."""
    drawn = take_from_top(board, count, chance, log)
    if len(drawn) > 0:
        board.zones[zones.FINDS + seat] = zones.joined(board.zones[zones.FINDS + seat], drawn)
        telling.tell_drew(board, log, seat, drawn)
    return len(drawn)


def discard(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """A find that is in no hand any more goes on top of the discard pile."""
    board.lay_on(zones.DISCARD, card)
    telling.tell_card(board, log, "discarded", seat, card, reveals=True)


def shuffle_pile(board: Board, told: str, chance: Chance, log: Log | None) -> None:
    pile = board.zones[zones.PILE][:]
    chance.shuffle(pile)
    board.zones[zones.PILE] = pile
    telling.tell_pile(log, told, len(pile))


def put_on_top(board: Board, cards: vec[i64]) -> None:
    """Puts finds on the draw pile, the first of them topmost."""
    board.zones[zones.PILE] = zones.joined(board.zones[zones.PILE], cards[::-1])


def put_under(board: Board, cards: vec[i64]) -> None:
    """Puts finds under the draw pile, the last of them lowest."""
    board.zones[zones.PILE] = zones.joined(cards[::-1], board.zones[zones.PILE])
