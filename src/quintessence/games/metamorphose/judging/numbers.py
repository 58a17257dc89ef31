"""Small numbers that several topics need: within bounds, as a share, and what a colour weighs."""

from mypy_extensions import i64

from ..board import Board
from ..outlook.expecting import Outlook
from ..outlook.weighing import WEIGHTS, weights_at


def within(number: float, most: float) -> float:
    """The number, but not beyond `most` on either side of 0."""
    if number > most:
        return most
    if number < -most:
        return -most
    return number


def one_if(is_so: bool) -> float:
    return 1.0 if is_so else 0.0


def is_turned(board: Board) -> bool:
    """Whether the contest is held at the end of this round (ME-RND-1)."""
    return board.round & 1 == 0


def worth_now(outlook: Outlook, colour: i64) -> float:
    """What a colour weighs in the coming contest: 1 if it is surely the first, less by its prizes if the second."""
    row = weights_at(outlook.contests, colour)
    return WEIGHTS[row] + WEIGHTS[row + 1] * 2.0 / 3.0


def worth_later(outlook: Outlook, colour: i64) -> float:
    """The same for the contests after that, 1 if it is the first in as many as can be."""
    row = weights_at(outlook.contests, colour)
    return (WEIGHTS[row + 2] + WEIGHTS[row + 3] * 2.0 / 3.0) / 4.0
