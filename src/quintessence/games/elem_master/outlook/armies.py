"""What a seat has on the board, where it stands, and what of it can grow."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board, is_in
from ..tokens.changes import in_reserve
from ..tokens.elements import AIR, EARTH, FIRE, TOKENS_EACH
from ..tokens.stack import HELD, HIGHEST, element_of, level_of
from . import places
from .readiness import HELD_BACK, NOW

THIRD: Final = 1.0 / 3.0
SIXTH: Final = 1.0 / 6.0
SIXTHS: Final = vec[float]([tokens * SIXTH for tokens in range(int(TOKENS_EACH) + 1)])
"""For each number of tokens: a number that is looked up need not be turned into a float."""


def fill_army(board: Board, seat: i64, into: vec[float]) -> None:
    """How many tokens of each element, with places for the numbers at which one more or less decides most."""
    for element in range(4):
        tokens = board.tokens[seat * 4 + element]
        place = places.army_of(element)
        into[place] = SIXTHS[tokens]
        if element == EARTH:
            if 1 <= tokens <= 3:
                into[place + tokens] = 1.0
        elif tokens < (3 if element == FIRE else (1 if element == AIR else 2)):
            into[place + 1 + tokens] = 1.0
    if in_reserve(board, seat, EARTH) <= 0:
        into[places.NO_EARTH_LEFT] = 1.0
    if board.tokens[seat * 4 + FIRE] >= TOKENS_EACH:
        into[places.NO_FIRE_LEFT] = 1.0
    if is_sole_fire(board, seat):
        into[places.SOLE_FIRE] = 1.0


def is_sole_fire(board: Board, seat: i64) -> bool:
    """Whether the seat has Fire and no opponent has any: only it can burn Earth."""
    variant = board.variant
    tokens = board.tokens
    if tokens[seat * 4 + FIRE] == 0:
        return False
    for other in range(variant.seats):
        if variant.are_opponents(seat, other) and is_in(board, other) and tokens[other * 4 + FIRE] != 0:
            return False
    return True


def fill_stack(board: Board, seat: i64, cell: i64, stack: i64, ready: i64, into: vec[float]) -> None:
    """One stack by its level, how near the centre it stands, and whether it can act and grow."""
    element = element_of(stack)
    level = level_of(stack)
    into[places.first_level_of(element) + min(level, HIGHEST) - 1] += THIRD
    if element == EARTH:
        into[places.EARTH_AT_CENTRE] += SIXTHS[level] * board.variant.plain.centrality[cell]
    elif element == FIRE:
        into[places.FIRE_AT_CENTRE] += SIXTHS[level] * board.variant.plain.centrality[cell]
    if ready == NOW and board.points > 0:
        into[places.READY] += SIXTH
    if stack & HELD != 0:
        into[places.IMMOBILE] += THIRD
    if ready != HELD_BACK and can_grow(board, seat, cell, stack):
        into[places.GROWTH + element] += THIRD


def can_grow(board: Board, seat: i64, cell: i64, stack: i64) -> bool:
    """EM-GRO-2, EM-GRO-3, EM-GRO-4."""
    element = element_of(stack)
    if level_of(stack) >= HIGHEST or board.ground.at[cell] & (1 << element) == 0:
        return False
    return in_reserve(board, seat, element) > 0
