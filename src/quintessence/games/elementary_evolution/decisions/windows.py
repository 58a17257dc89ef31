"""Who is asked in the three windows, in which order (EE-BW-2, EE-PW-2, EE-WW-4)."""

from mypy_extensions import i64

from ..board import Board, is_in, watches
from .frames import NO_ASK, added


def blaze_asks(board: Board, by: i64, target: i64, turned_by: i64) -> i64:
    """The target, then clockwise all others but the maker and the last redirector."""
    ask = added(NO_ASK, target)
    seats = board.variant.seats
    for step in range(1, seats):
        seat = (target + step) % seats
        if seat not in (by, turned_by) and is_in(board, seat):
            ask = added(ask, seat)
    return ask


def power_asks(board: Board, by: i64) -> i64:
    """The opponents of the user, clockwise from there."""
    ask: i64 = NO_ASK
    seats = board.variant.seats
    for step in range(1, seats):
        seat = (by + step) % seats
        if is_in(board, seat):
            ask = added(ask, seat)
    return ask


def watch_asks(board: Board) -> i64:
    """Those who watch, clockwise from the active mage; who has left does not (EE-END-5)."""
    ask: i64 = NO_ASK
    seats = board.variant.seats
    for step in range(1, seats):
        seat = (board.active + step) % seats
        if watches(board, seat):
            ask = added(ask, seat)
    return ask
