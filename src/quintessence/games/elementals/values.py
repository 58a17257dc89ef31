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


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat: its own strength beside the strongest other seat's. No race is open."""
    if board.ended is not None:
        return board.ended.values()
    seats = range(board.variant.seats)
    strengths = [strength(board, seat) for seat in seats]
    values: list[float] = []
    for seat in seats:
        lead = strengths[seat] - max([strengths[other] for other in seats if other != seat])
        values.append(lead / (HALF_WON + abs(lead)) if is_in(board, seat) else -1.0)
    return values


def strength(board: Board, seat: i64) -> float:
    cards = board.zones.count(pack_of(seat))
    worth = CARD * float(cards)
    if cards == 0:
        return worth + EMPTY
    return worth + CANNOT_PAY if cards < board.variant.seats - 1 else worth
