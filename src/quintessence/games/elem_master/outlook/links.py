"""What a seat's own stacks do for each other: feed, join, carry, guard."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..tokens.changes import in_reserve
from ..tokens.elements import AIR, EARTH, WATER
from ..tokens.stack import HIGHEST, element_of, level_of
from . import places
from .forces import cell_in, stack_in

HALF: Final = 0.5
THIRD: Final = 1.0 / 3.0


def fill_links(board: Board, seat: i64, cell: i64, stack: i64, stacks: vec[i64], own: i64, into: vec[float]) -> None:
    """One look from an own stack at the others: at the first `own` of those gathered."""
    element = element_of(stack)
    if element == WATER:
        if has_line(board, cell, stack, stacks, own):
            into[places.WAVE] += THIRD
    elif element != AIR:
        fill_surroundings(board, seat, cell, stack, stacks, own, into)


def fill_surroundings(
    board: Board, seat: i64, cell: i64, stack: i64, stacks: vec[i64], own: i64, into: vec[float]
) -> None:
    """Own stacks about Earth or Fire.

    What it can turn into more of itself (EM-ATT-11), what it can merge with, and for Earth what lies two cells away: a
    tunnel leads there (EM-TUN-2, EM-TUN-3).
    """
    distances = board.variant.plain.distances
    row = cell * board.variant.plain.count
    # The elements of the others, one bit each.
    touching: i64 = 0
    two_away: i64 = 0
    for place in range(own):
        other = stacks[place]
        apart = distances[row + cell_in(other)]
        if apart == 1:
            touching |= 1 << element_of(stack_in(other))
        elif apart == 2:
            two_away |= 1 << element_of(stack_in(other))
    element = element_of(stack)
    if touching & (1 << element) != 0:
        into[places.MERGE] += THIRD
    if touching & (1 << (WATER if element == EARTH else AIR)) != 0:
        fill_food(board, seat, stack, into)
    if element == EARTH and two_away & (1 << EARTH) != 0:
        into[places.TUNNEL] += THIRD


def fill_food(board: Board, seat: i64, stack: i64, into: vec[float]) -> None:
    """Earth beside own Water, or Fire beside own Air."""
    element = element_of(stack)
    if element == EARTH:
        into[places.EARTH_GUARDED] += THIRD
    if level_of(stack) < HIGHEST and in_reserve(board, seat, element) > 0:
        into[places.FEED_EARTH if element == EARTH else places.FEED_FIRE] += HALF


def has_line(board: Board, cell: i64, stack: i64, stacks: vec[i64], own: i64) -> bool:
    """Whether own Water that it can carry lies beside it in its row or column (EM-WAV-2, EM-WAV-3)."""
    distances = board.variant.plain.distances
    size = board.variant.plain.size
    row = cell * board.variant.plain.count
    for place in range(own):
        other = cell_in(stacks[place])
        there = stack_in(stacks[place])
        if element_of(there) != WATER or level_of(there) > level_of(stack) or distances[row + other] != 1:
            continue
        between = other - cell
        if between == 1 or between == -1 or between == size or between == -size:
            return True
    return False
