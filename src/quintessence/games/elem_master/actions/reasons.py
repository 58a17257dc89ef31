"""The rules of each action itself, checked one by one in the page's order."""

from mypy_extensions import i64

from quintessence.core.refusal import Refusal

from ..board import FOG, Board, has_now, refused
from ..specialities.power import SAGE
from ..terrain.cells import BARREN, NOWHERE
from ..tokens.changes import in_reserve
from ..tokens.elements import WATER, meeting
from ..tokens.stack import EMPTY, HIGHEST, IMMOBILISED, VOID, acts_as, element_of, kin_of, level_of, owner_of
from .acting import is_favoured, may_be_forced


def explain_growth(board: Board, cell: i64) -> Refusal | None:
    stack, ground = board.cells[cell], board.ground.at[cell]
    favoured = is_favoured(board, cell)
    if not favoured and not may_be_forced(board, stack):
        return refused("EM-GRO-2", board, cell)
    if level_of(stack) >= HIGHEST:
        return refused("EM-GRO-3", board, cell)
    if in_reserve(board, owner_of(stack), element_of(stack)) == 0:
        return refused("EM-GRO-4", board, cell)
    return refused("EM-GRO-8", board, cell) if not favoured and ground & BARREN != 0 else None


def explain_move(board: Board, source: i64, target: i64, count: i64) -> Refusal | None:
    if board.variant.plain.direction(source, target) == NOWHERE:
        return refused("EM-MOV-1", board, target)
    there = board.cells[target]
    if there != EMPTY and kin_of(there) != kin_of(board.cells[source]):
        return refused("EM-MOV-2", board, target)
    return explain_count(board, source, count)


def explain_count(board: Board, source: i64, count: i64) -> Refusal | None:
    """EM-MOV-3; -1 stands for the whole."""
    if count != -1 and not 1 <= count <= level_of(board.cells[source]):
        return refused("EM-MOV-3", board, source)
    return None


def explain_attack(board: Board, source: i64, target: i64) -> Refusal | None:
    if board.variant.plain.direction(source, target) == NOWHERE:
        return refused("EM-ATT-2", board, target)
    if board.cells[target] == EMPTY:
        return refused("EM-ATT-3", board, target)
    if meeting(acts_as(board.cells[source]), element_of(board.cells[target])) == 0:
        return refused("EM-ATT-4", board, target)
    return None


def explain_tunnel(board: Board, source: i64, target: i64, count: i64) -> Refusal | None:
    ring = board.variant.plain.ring[source * 16 : source * 16 + 16]
    if target not in ring:
        return refused("EM-TUN-2", board, target)
    if board.cells[target] == EMPTY or kin_of(board.cells[target]) != kin_of(board.cells[source]):
        return refused("EM-TUN-3", board, target)
    return explain_count(board, source, count)


def explain_blaze(board: Board, source: i64, one: i64, other: i64) -> Refusal | None:
    stack = board.cells[source]
    if level_of(stack) != HIGHEST:
        return refused("EM-BLA-2", board, source)
    if one == other:
        return refused("EM-BLA-4", board, one)
    for cell in (one, other):
        there = board.cells[cell]
        is_free = there == EMPTY or kin_of(there) == kin_of(stack)
        if board.variant.plain.direction(source, cell) == NOWHERE or not is_free:
            return refused("EM-BLA-3", board, cell)
    return None


def explain_wave(board: Board, source: i64, target: i64, one: i64, other: i64) -> Refusal | None:
    plain = board.variant.plain
    initiator = board.cells[source]
    direction = plain.direction(source, target)
    if direction == NOWHERE or not may_go(board, initiator, target):
        return refused("EM-WAV-6", board, target)
    walks = board.cells[target] == EMPTY or kin_of(board.cells[target]) == kin_of(initiator)
    if walks and has_now(board, FOG):
        return refused("EM-FOG-1", board, source)
    carried = [one] if other == NOWHERE else [one, other]
    sides = [plain.direction(source, cell) for cell in carried]
    for cell, side in zip(carried, sides, strict=True):
        stack = board.cells[cell]
        is_own_water = level_of(stack) != 0 and element_of(stack) == WATER and owner_of(stack) == owner_of(initiator)
        if side == NOWHERE or side & 1 != 0 or not is_own_water:
            return refused("EM-WAV-2", board, cell)
    for cell in carried:
        if level_of(board.cells[cell]) > level_of(initiator):
            return refused("EM-WAV-3", board, cell)
    if len(sides) == 2 and (sides[0] == sides[1] or sides[0] & 3 != sides[1] & 3):
        return refused("EM-WAV-4", board, other)
    if direction & 3 == sides[0] & 3:
        return refused("EM-WAV-5", board, target)
    for cell in carried:
        if board.cells[cell] & IMMOBILISED != 0:
            return refused("EM-IMM-1", board, cell)
    for cell in carried:
        following = plain.step[cell * 8 + direction]
        if not may_go(board, board.cells[cell], following) and not may_freeze(board, following):
            return refused("EM-WAV-7", board, cell)
    return None


def may_go(board: Board, stack: i64, target: i64) -> bool:
    """Whether a member of a wave finds its next cell empty, its kin there, or something to attack."""
    if target == NOWHERE or board.cells[target] == VOID:
        return False
    there = board.cells[target]
    return there == EMPTY or kin_of(there) == kin_of(stack) or meeting(WATER, element_of(there)) != 0


def may_freeze(board: Board, target: i64) -> bool:
    """Whether the Sage's wave immobilises the opposing Water that stands there (EM-SAGE-2)."""
    if target == NOWHERE or board.specialities[board.turn] != SAGE:
        return False
    there = board.cells[target]
    is_water = level_of(there) != 0 and element_of(there) == WATER
    return is_water and board.variant.side_of(owner_of(there)) != board.variant.side_of(board.turn)


def explain_breath(board: Board, source: i64, target: i64, strength: i64) -> Refusal | None:
    plain = board.variant.plain
    direction = plain.direction(source, target)
    if direction == NOWHERE or board.cells[target] == EMPTY:
        return refused("EM-BRE-2", board, target)
    if not 1 <= strength <= min(HIGHEST, level_of(board.cells[source])):
        return refused("EM-BRE-3", board, source)
    pushed = board.cells[target]
    behind = plain.step[target * 8 + direction]
    if behind == NOWHERE or board.cells[behind] == VOID:
        return refused("EM-BRE-9", board, target)
    obstacle = board.cells[behind]
    meets = meeting(element_of(pushed), element_of(obstacle)) != 0
    if obstacle != EMPTY and kin_of(obstacle) != kin_of(pushed) and not meets:
        return refused("EM-BRE-9", board, target)
    return None
