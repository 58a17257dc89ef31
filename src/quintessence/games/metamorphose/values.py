"""How good a position is for each seat: the points that it may expect at the end, beside those of the others.

`outlook` says what they are made of. An open decision is worth as much as the best way to finish it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import NOTHING_OPEN, PLACE_SUMMONED, Board
from .cards.market import SPOTS, level_of_spot
from .outlook.expecting import MOST, Outlook
from .outlook.finishing import finish_best

# What an unknown card of each level is expected to bring. Fitted like the weights of the outlook.
CARD_UNSEEN: Final = vec[float]([0.9, 1.8, 2.7])
# The lead in points that makes a game half won.
HALF_WON: Final = 8.0


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat."""
    if board.ended is not None:
        return board.ended.values()
    outlook = outlook_on(board)
    expected = vec[float](capacity=4)
    for seat in range(board.variant.seats):
        expected = append(expected, outlook.expected(seat))
    values: list[float] = []
    for seat in range(board.variant.seats):
        values.append(chance_with(lead_of(expected, seat)))
    return values


def seat_value(board: Board, seat: i64) -> float:
    """The same for one seat."""
    if board.ended is not None:
        return board.ended.value(seat)
    return chance_with(outlook_on(board).lead(seat, -MOST))


def lead_of(expected: vec[float], seat: i64) -> float:
    """How far a seat is ahead of the best other."""
    best = -1000.0
    for other in range(len(expected)):
        if other != seat and expected[other] > best:
            best = expected[other]
    return expected[seat] - best


def chance_with(lead: float) -> float:
    """What a lead in points is worth, from -1 to 1."""
    return lead / (HALF_WON + abs(lead))


def outlook_on(board: Board) -> Outlook:
    """The outlook once what was begun is finished; a card from a deck is worth what is usual."""
    outlook = Outlook(board)
    if board.pending == PLACE_SUMMONED and board.source >= SPOTS:
        outlook.unseen = CARD_UNSEEN[level_of_spot(board.source)]
    elif board.pending != NOTHING_OPEN:
        finish_best(outlook)
    return outlook
