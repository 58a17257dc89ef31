"""What `players` holds of each seat: points, the marks of the round, the strengths of the last contest."""

from typing import Final

from mypy_extensions import i64

from ..board import Board

PLAYER_FIELDS: Final[i64] = 5
POINTS: Final[i64] = 0
MARKS: Final[i64] = 1
STRENGTHS: Final[i64] = 2

# The marks: what the seat has done in this round.
SUMMONED: Final[i64] = 1
MOVED: Final[i64] = 2
SHIFTED: Final[i64] = 4
MARK_NAMES: Final = (("summoned", SUMMONED), ("moved", MOVED), ("shifted", SHIFTED))


def points_of(board: Board, seat: i64) -> i64:
    return board.players[seat * PLAYER_FIELDS + POINTS]


def has_mark(board: Board, seat: i64, mark: i64) -> bool:
    return board.players[seat * PLAYER_FIELDS + MARKS] & mark != 0


def set_mark(board: Board, seat: i64, mark: i64) -> None:
    board.players[seat * PLAYER_FIELDS + MARKS] |= mark


def strength_at(board: Board, seat: i64, colour: i64) -> i64:
    """The strength that a seat had in the last contest."""
    return board.players[seat * PLAYER_FIELDS + STRENGTHS + colour]


def has_begun(board: Board) -> bool:
    """Whether somebody has done something in this round."""
    marks: i64 = 0
    for seat in range(board.variant.seats):
        marks |= board.players[seat * PLAYER_FIELDS + MARKS]
    return marks != 0
