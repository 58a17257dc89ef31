"""How a game ends, and who is ranked where."""

from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.result import Result
from quintessence.core.types import Seat

from .board import Board, bit
from .cards.words import MAIN, NOBODY, OVER


def seat_without_spells(board: Board) -> i64:
    """The first seat in turn order that has no spell in hand, NOBODY if all have (EX-END-1, EX-END-3, EX-END-4)."""
    bits: i64 = 0
    for seat in range(board.seats):
        if len(board.spells_of(seat)) == 0:
            bits |= bit(seat)
    return board.first_in_turn_order(bits) if bits != 0 else NOBODY


def finish(board: Board, winner: i64, log: Log | None) -> None:
    """A seat has won; the others are ranked by what they have left (EX-END-5)."""
    others = [seat for seat in range(board.seats) if seat != winner]
    close(board, Result([int(winner)], [[int(winner)], *ranked(board, others)], "no-spells"), log)


def finish_by_limit(board: Board, log: Log | None) -> None:
    """The rounds are over: the best by what they have left win (EX-LIM-1)."""
    ranking = ranked(board, list(range(board.seats)))
    close(board, Result(ranking[0][:], ranking, "round-limit"), log)


def close(board: Board, result: Result, log: Log | None) -> None:
    assert board.phase == MAIN
    board.phase = OVER
    board.ended = result
    if log is not None:
        log.tell(Event("game-over", result.to_json()))


def ranked(board: Board, seats: list[Seat]) -> list[list[Seat]]:
    """Groups of equal seats: by the sum of levels left, then by the number of spells, fewest first."""
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat in seats:
        left = (int(board.levels_left(seat)), len(board.spells_of(seat)))
        groups.setdefault(left, []).append(seat)
    return [groups[left] for left in sorted(groups)]
