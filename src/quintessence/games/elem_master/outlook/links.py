"""What a seat's own stacks do for each other: feed, join, carry, guard."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..terrain.cells import DIRECTIONS, NOWHERE
from ..tokens.changes import in_reserve
from ..tokens.elements import AIR, EARTH, FIRE, WATER
from ..tokens.stack import HIGHEST, element_of, kin_of, level_of, owner_of
from . import places

HALF: Final = 0.5
THIRD: Final = 1.0 / 3.0


def fill_links(board: Board, seat: i64, cell: i64, stack: i64, into: vec[float]) -> None:
    """One look at the surroundings of an own stack."""
    element = element_of(stack)
    if element == EARTH:
        fill_neighbours(board, seat, cell, stack, WATER, places.FEED_EARTH, into)
        if has_partner(board, cell, stack):
            into[places.TUNNEL] += THIRD
    elif element == FIRE:
        fill_neighbours(board, seat, cell, stack, AIR, places.FEED_FIRE, into)
    elif element == WATER and has_line(board, cell, stack):
        into[places.WAVE] += THIRD


def fill_neighbours(board: Board, seat: i64, cell: i64, stack: i64, food: i64, feeding: i64, into: vec[float]) -> None:
    """Own stacks beside Earth or Fire: what it can turn into more of itself (EM-ATT-11), and what it can merge with."""
    cells = board.cells
    near = board.variant.plain.near
    has_food = False
    has_kin = False
    for place in range(near.start[cell], near.start[cell + 1]):
        there = cells[near.cells[place]]
        if level_of(there) == 0 or owner_of(there) != seat:
            continue
        has_food = has_food or element_of(there) == food
        has_kin = has_kin or kin_of(there) == kin_of(stack)
    if has_kin:
        into[places.MERGE] += THIRD
    if not has_food:
        return
    if food == WATER:
        into[places.EARTH_GUARDED] += THIRD
    if level_of(stack) < HIGHEST and in_reserve(board, seat, element_of(stack)) > 0:
        into[feeding] += HALF


def has_partner(board: Board, cell: i64, stack: i64) -> bool:
    """Whether another own Earth lies two cells away: a tunnel leads there (EM-TUN-2, EM-TUN-3)."""
    two_away = board.variant.plain.two_away
    for place in range(two_away.start[cell], two_away.start[cell + 1]):
        there = board.cells[two_away.cells[place]]
        if level_of(there) != 0 and kin_of(there) == kin_of(stack):
            return True
    return False


def has_line(board: Board, cell: i64, stack: i64) -> bool:
    """Whether own Water that it can carry lies beside it in its row or column (EM-WAV-2, EM-WAV-3)."""
    step = board.variant.plain.step
    for direction in range(0, DIRECTIONS, 2):
        other = step[cell * 8 + direction]
        if other == NOWHERE:
            continue
        there = board.cells[other]
        if level_of(there) != 0 and kin_of(there) == kin_of(stack) and level_of(there) <= level_of(stack):
            return True
    return False
