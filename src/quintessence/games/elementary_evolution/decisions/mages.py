"""The mages: who is in the game and who is next, and whom the three windows ask (EE-BW-2, EE-PW-2, EE-WW-4)."""

from mypy_extensions import i64

from ..board import MAGE, PLACE, WATCHING, Board
from .frames import NO_ASK, added


def is_in(board: Board, seat: i64) -> bool:
    """Whether the mage is still in the game."""
    return board.mages[seat * MAGE + PLACE] == 0


def is_opponent(board: Board, seat: i64, other: i64) -> bool:
    """Whether `other` is a seat that can be aimed at, given to, asked against `seat` (EE-END-5)."""
    return other != seat and 0 <= other < board.variant.seats and is_in(board, other)


def next_in_game(board: Board, seat: i64) -> i64:
    """The next mage clockwise who is still in the game (EE-TURN-6, EE-SET-1)."""
    following = (seat + 1) % board.variant.seats
    while not is_in(board, following):
        following = (following + 1) % board.variant.seats
    return following


def mages_left(board: Board) -> i64:
    left: i64 = 0
    for seat in range(board.variant.seats):
        if is_in(board, seat):
            left += 1
    return left


def watches(board: Board, seat: i64) -> bool:
    return board.mages[seat * MAGE + WATCHING] != 0


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
