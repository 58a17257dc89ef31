"""What an own Air can blow into ruin: breaths cost no points, so that they come on top of all attacks."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..terrain.cells import DIRECTIONS, NOWHERE
from ..tokens.elements import AIR, EARTH, FIRE, LOSES, WATER, WINS, meeting
from ..tokens.stack import HIGHEST, VOID, element_of, level_of, owner_of
from . import places
from .readiness import HELD_BACK, NOW

HALF: Final = 0.5


def fill_breath(board: Board, seat: i64, cell: i64, stack: i64, ready: i64, into: vec[float]) -> None:
    """For an own Air that can blow, the elements of which opponents would lose a token."""
    if ready == HELD_BACK:
        return
    struck = struck_by(board, seat, cell, min(level_of(stack), HIGHEST))
    if struck == 0:
        return
    later: i64 = 0 if ready == NOW and board.points >= board.variant.breath_cost else 1
    if struck & (1 << EARTH) != 0:
        into[places.BREATH_ON_EARTH + later] += HALF
    if struck & (1 << FIRE) != 0:
        into[places.BREATH_ON_FIRE + later] += HALF
    if struck & (1 << WATER) != 0:
        into[places.BREATH_ON_WATER] += HALF
    if struck & (1 << AIR) != 0:
        into[places.BREATH_ON_AIR] += HALF


def struck_by(board: Board, seat: i64, source: i64, strength: i64) -> i64:
    """The elements, one bit each, of which some opponent loses a token to a breath of up to that strength."""
    step = board.variant.plain.step
    struck: i64 = 0
    for direction in range(DIRECTIONS):
        target = step[source * 8 + direction]
        if target != NOWHERE and level_of(board.cells[target]) != 0:
            struck |= struck_towards(board, seat, target, direction, strength)
    return struck


def struck_towards(board: Board, seat: i64, target: i64, direction: i64, strength: i64) -> i64:
    """The same for a push that way: what is pushed meets the first thing behind it (EM-BRE-5, EM-BRE-6, EM-BRE-7)."""
    cells = board.cells
    step = board.variant.plain.step
    pushed = cells[target]
    at = target
    for _ in range(strength):
        at = step[at * 8 + direction]
        if at == NOWHERE or cells[at] == VOID:
            return 0
        there = cells[at]
        if level_of(there) == 0:
            continue
        outcome = meeting(element_of(pushed), element_of(there))
        if outcome == WINS and board.variant.are_opponents(seat, owner_of(there)):
            return 1 << element_of(there)
        if outcome == LOSES and board.variant.are_opponents(seat, owner_of(pushed)):
            return 1 << element_of(pushed)
        return 0
    return 0
