"""How good a position is for each seat: a handful of named features, weighed."""

from typing import Final

from mypy_extensions import i64

from .board import Board, is_in
from .cards.box import pack_of

# Cards in the pack decide in the end.
CARD: Final = 1.0
# A pack too small to pay for a mistake, and one that is empty: the game may end before it can grow again.
CANNOT_PAY: Final = -1.0
EMPTY: Final = -4.0
# The lead that makes a game half won.
HALF_WON: Final = 8.0


def seat_value(board: Board, seat: i64) -> float:
    """From -1 to 1: a seat's own strength beside the strongest other seat's. No race is open."""
    if board.ended is not None:
        return board.ended.values()[seat]
    if not is_in(board, seat):
        return -1.0
    rival = strength(board, 1 if seat == 0 else 0)
    for other in range(board.variant.seats):
        if other != seat:
            rival = max(rival, strength(board, other))
    lead = strength(board, seat) - rival
    return lead / (HALF_WON + abs(lead))


def strength(board: Board, seat: i64) -> float:
    cards = board.zones.count(pack_of(seat))
    worth = CARD * float(cards)
    if cards == 0:
        return worth + EMPTY
    return worth + CANNOT_PAY if cards < board.variant.seats - 1 else worth
