"""Piles that nobody could tell from the real ones: only decks and contest pile are hidden."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from .board import OVER, Board, Piles, current_contest
from .cards.catalogue import CONTESTS, FIRST_COLOURS, LEVELS, NO_CARD
from .cards.market import SPOTS, cards_left
from .cards.stacks import card_of
from .variant import BOTH_ANNOUNCED, FIRST_ANNOUNCED


def sampled_piles(board: Board, chance: Chance) -> Piles:
    """The cards seen nowhere, shuffled; the same for all seats, since all see the same."""
    unseen = unseen_cards(board)
    decks = vec[i64](capacity=len(unseen))
    starts = vec[i64]([0] * LEVELS)
    for level in range(LEVELS):
        starts[level] = len(decks)
        pool = vec[i64](capacity=64)
        for card in unseen:
            if board.variant.cards.level[card] == level + 1:
                pool = append(pool, card)
        chance.shuffle(pool)
        decks = extend(decks, pool[: cards_left(board, level)])
    return Piles(decks, starts, sampled_contests(board, chance))


def unseen_cards(board: Board) -> vec[i64]:
    """The creature cards that lie neither in a play area nor in the market nor in the hand."""
    seen = vec[i64]([0] * len(board.variant.cards.level))
    for entry in board.stacks:
        seen[card_of(entry)] = 1
    for spot in range(SPOTS):
        if board.market[spot] != NO_CARD:
            seen[board.market[spot]] = 1
    if board.hand != NO_CARD:
        seen[board.hand] = 1
    unseen = vec[i64](capacity=len(seen))
    for card in range(len(seen)):
        if seen[card] == 0:
            unseen = append(unseen, card)
    return unseen


def sampled_contests(board: Board, chance: Chance) -> vec[i64]:
    """The discarded cards as they are, then a pile whose first card fits what is seen of the current one."""
    contests = board.piles.contests[: board.scored]
    if board.phase == OVER:
        return contests
    fitting = vec[i64](capacity=6)
    for card in range(len(CONTESTS)):
        if card not in contests and fits_current(board, card):
            fitting = append(fitting, card)
    lead = fitting[chance.below(len(fitting))]
    rest = vec[i64](capacity=6)
    for card in range(len(CONTESTS)):
        if card not in contests and card != lead:
            rest = append(rest, card)
    chance.shuffle(rest)
    size = len(board.piles.contests) - board.scored
    return extend(append(contests, lead), rest[: size - 1])


def fits_current(board: Board, card: i64) -> bool:
    """Whether a contest card looks like the current one, as far as that is seen (ME-SEE-3, ME-SEE-4)."""
    current = current_contest(board)
    if board.round & 1 == 0 or board.variant.announced == BOTH_ANNOUNCED:
        return card == current
    return board.variant.announced != FIRST_ANNOUNCED or FIRST_COLOURS[card] == FIRST_COLOURS[current]
