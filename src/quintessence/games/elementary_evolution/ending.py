"""How the game ends: the ranking and its reason (EE-END)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.result import Result

from .board import MAGE, PLACE, Board, pile_at
from .cards.pile import COMPLETE, height_of, rooted_of
from .decisions.mages import is_in


def finish(board: Board, reason: str, log: Log | None) -> None:
    """The game is over; nothing is pending any more."""
    board.stack = vec[i64]()
    ranking = final_ranking(board, reason)
    board.ended = Result(list(ranking[0]), ranking, reason)
    if log is not None:
        log.add("game-over", board.ended.to_json())


def final_ranking(board: Board, reason: str) -> list[list[int]]:
    """Those who completed in their order, then the rest: together, or by what they have built (EE-END-8)."""
    ranking = [[seat] for seat in finished_seats(board)]
    rest = [seat for seat in range(board.variant.seats) if is_in(board, seat)]
    if reason != "turn-limit":
        return [*ranking, rest]
    counts = sorted({built(board, seat) for seat in rest}, reverse=True)
    return ranking + [[seat for seat in rest if built(board, seat) == count] for count in counts]


def finished_seats(board: Board) -> list[int]:
    """The mages who have completed, the first one first."""
    seats = [seat for seat in range(board.variant.seats) if not is_in(board, seat)]
    return sorted(seats, key=lambda seat: board.mages[seat * MAGE + PLACE])


def built(board: Board, seat: i64) -> tuple[int, int, int]:
    """Complete piles, cards in piles, rooted cards."""
    piles = [pile_at(board, seat, pile) for pile in range(4)]
    return (
        sum(1 for pile in piles if height_of(pile) == COMPLETE),
        sum(height_of(pile) for pile in piles),
        sum(rooted_of(pile) for pile in piles),
    )
