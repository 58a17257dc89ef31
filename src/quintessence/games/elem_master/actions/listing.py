"""Which of the seven actions are possible: the fast generator. `reasons` says the same in words, written apart."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import pack3, pack4

from ..board import FOG, STORM, Board, has_now
from ..notation.forms import (
    ATTACK,
    BLAZE,
    BREATH,
    END,
    GROW,
    MOVE,
    TUNNEL,
    WAVE,
    begun,
    with_second,
    with_third,
)
from ..specialities.power import SAGE
from ..terrain.cells import BARREN, EAST, NORTH, NOWHERE, SOUTH, WEST
from ..tokens.changes import in_reserve, kin_place
from ..tokens.elements import AIR, EARTH, FIRE, WATER, met_by
from ..tokens.stack import (
    EMPTY,
    HIGHEST,
    IMMOBILISED,
    PLAYED,
    VOID,
    acts_as,
    element_of,
    kin_of,
    level_of,
    one_if_zero,
    owner_of,
    place_of_lowest,
)
from .acting import breath_cost, growth_cost, may_be_forced, meets_opposing_water

LOWEST: Final = vec[i64]([(bits & -bits).bit_length() - 1 for bits in range(256)])
"""The place of the lowest of up to eight bits: quicker than `place_of_lowest` where it is asked in a loop."""
WORD: Final[i64] = 32
"""So many cells are looked at before anything is listed of those that count."""


def list_moves(board: Board, seat: i64) -> vec[i64]:
    """Every action of the seat on turn, and the end of the turn; powers and events come on top (EM-TUR-7, EM-FOG-2)."""
    moves = vec[i64]([END], capacity=128)
    cells = board.cells
    may_act_held = board.variant.immobilised_may_act
    may_walk = not has_now(board, FOG)
    storms = has_now(board, STORM)
    can_pay = board.points > 0
    can_breathe = board.points >= breath_cost(board)
    free_at = board.free_at
    for start in range(0, len(cells), WORD):
        left = stacks_of(cells, seat, start)
        while left != 0:
            cell = start + place_of_lowest(left)
            left &= left - 1
            stack = cells[cell]
            is_held = stack & IMMOBILISED != 0
            if is_held and not may_act_held:
                continue
            is_played = stack & PLAYED != 0
            element = acts_as(stack)
            around: i64 = 0
            if cell == free_at or (can_pay and not is_played):
                around = look_around(board, cell, stack, element)
                if may_walk and not is_held:
                    moves = add_moves(board, cell, stack, around, moves)
            if element == AIR and can_breathe and (storms or not is_played):
                moves = add_breaths(board, cell, stack, moves)
            if is_played or not can_pay:
                continue
            moves = add_attacks(board, cell, around, moves)
            if can_grow(board, cell, stack, element):
                moves = append(moves, begun(GROW, cell))
            if not is_held:
                moves = add_special(board, cell, stack, element, moves)
    return moves


def stacks_of(cells: vec[i64], seat: i64, start: i64) -> i64:
    """Where the seat has stacks among the next `WORD` cells, one bit for each.

    A processor cannot foretell what lies on a cell, so that deciding one by one would take longer than reckoning.
    """
    found: i64 = 0
    for cell in range(start, min(start + WORD, len(cells))):
        stack = cells[cell]
        is_own = (1 - one_if_zero(level_of(stack))) & one_if_zero(owner_of(stack) ^ seat)
        found |= is_own << (cell - start)
    return found


def add_special(board: Board, cell: i64, stack: i64, element: i64, moves: vec[i64]) -> vec[i64]:
    """The special action of the element, breaths apart: they need no point."""
    if element == EARTH:
        return add_tunnels(board, cell, stack, moves)
    if element == WATER:
        return add_waves(board, cell, stack, moves)
    if element == FIRE and not has_now(board, FOG):
        return add_blazes(board, cell, stack, moves)
    return moves


def look_around(board: Board, source: i64, stack: i64, element: i64) -> i64:
    """What the neighbours of an elemental that counts as `element` are to it, the nth in two bits.

    Bit n: it can enter, the cell is empty or holds its kin (EM-MOV-2). Bit 8 + n: it meets what is there (EM-ATT-4).
    """
    cells = board.cells
    near = board.variant.plain.near
    neighbours = near.cells
    start = near.start[source]
    kin = kin_of(stack)
    met = met_by(element)
    around: i64 = 0
    for place in range(start, near.start[source + 1]):
        there = cells[neighbours[place]]
        is_stack = 1 - one_if_zero(level_of(there))
        enters = one_if_zero(there) | (is_stack & one_if_zero(kin_of(there) ^ kin))
        meets = is_stack & (met >> element_of(there))
        around |= (enters | meets << 8) << (place - start)
    return around


def add_moves(board: Board, source: i64, stack: i64, around: i64, moves: vec[i64]) -> vec[i64]:
    """To an empty cell or onto its kin, whole or in part (EM-MOV-1, EM-MOV-2, EM-MOV-3)."""
    near = board.variant.plain.near
    neighbours = near.cells
    start = near.start[source]
    level = level_of(stack)
    lowest = LOWEST
    begins = begun(MOVE, source)
    open_to = around & 255
    while open_to != 0:
        whole = with_second(begins, neighbours[start + lowest[open_to]])
        open_to &= open_to - 1
        moves = append(moves, whole)
        for count in range(1, level):
            moves = append(moves, with_third(whole, count))
    return moves


def add_attacks(board: Board, source: i64, around: i64, moves: vec[i64]) -> vec[i64]:
    """On any neighbour that its element meets (EM-ATT-2, EM-ATT-3, EM-ATT-4, EM-ATT-11)."""
    met = around >> 8
    if met == 0:
        return moves
    near = board.variant.plain.near
    neighbours = near.cells
    start = near.start[source]
    lowest = LOWEST
    begins = begun(ATTACK, source)
    while met != 0:
        moves = append(moves, with_second(begins, neighbours[start + lowest[met]]))
        met &= met - 1
    return moves


def can_grow(board: Board, cell: i64, stack: i64, element: i64) -> bool:
    """EM-GRO-2, EM-GRO-3, EM-GRO-4, EM-GRO-7, EM-GRO-8; a point is there."""
    if level_of(stack) >= HIGHEST or in_reserve(board, owner_of(stack), element_of(stack)) == 0:
        return False
    ground = board.ground.at[cell]
    if ground & (1 << element) != 0:
        return True
    can_force = may_be_forced(board, stack) and ground & BARREN == 0
    return can_force and board.points >= growth_cost(board, cell)


def add_tunnels(board: Board, source: i64, stack: i64, moves: vec[i64]) -> vec[i64]:
    """To own Earth at distance two; what only acts as Earth cannot (EM-TUN-2, EM-TUN-3, EM-TUN-4, EM-METAMORPH-3)."""
    if element_of(stack) != EARTH or board.tokens[kin_place(stack)] == level_of(stack):
        return moves
    cells = board.cells
    ring = board.variant.plain.two_away
    around = ring.cells
    start = ring.start[source]
    kin = kin_of(stack)
    ends: i64 = 0
    for place in range(start, ring.start[source + 1]):
        there = cells[around[place]]
        is_kin = (1 - one_if_zero(level_of(there))) & one_if_zero(kin_of(there) ^ kin)
        ends |= is_kin << (place - start)
    begins = begun(TUNNEL, source)
    level = level_of(stack)
    while ends != 0:
        whole = with_second(begins, around[start + place_of_lowest(ends)])
        ends &= ends - 1
        moves = append(moves, whole)
        for count in range(1, level):
            moves = append(moves, with_third(whole, count))
    return moves


def add_blazes(board: Board, source: i64, stack: i64, moves: vec[i64]) -> vec[i64]:
    """At level three, to any two cells that are empty or hold its kin (EM-BLA-2, EM-BLA-3, EM-BLA-4)."""
    if level_of(stack) != HIGHEST:
        return moves
    step = board.variant.plain.step
    start = source * 8
    for one in range(start, start + 7):
        if not can_enter(board, stack, step[one]):
            continue
        for other in range(one + 1, start + 8):
            if can_enter(board, stack, step[other]):
                low, high = step[one], step[other]
                if low > high:
                    low, high = high, low
                moves = append(moves, pack3(BLAZE, source, low, high))
    return moves


def can_enter(board: Board, stack: i64, target: i64) -> bool:
    """Whether tokens of this stack may go to a cell: it is empty, or holds its kin (EM-MOV-2)."""
    if target == NOWHERE:
        return False
    there = board.cells[target]
    return there == EMPTY or (there != VOID and kin_of(there) == kin_of(stack))


def can_surge(board: Board, stack: i64, element: i64, target: i64) -> bool:
    """Whether a member of a wave can move to the cell or attack what stands there (EM-WAV-6, EM-WAV-7)."""
    if can_enter(board, stack, target):
        return True
    if target == NOWHERE:
        return False
    there = board.cells[target]
    return level_of(there) != 0 and (met_by(element) >> element_of(there)) & 1 != 0


def can_drift(board: Board, stack: i64, target: i64) -> bool:
    """Whether one that is carried finds room, kin or a target; the Sage's may run into opposing Water (EM-SAGE-2)."""
    if can_surge(board, stack, WATER, target):
        return True
    is_sage = target != NOWHERE and board.specialities[board.turn] == SAGE
    return is_sage and meets_opposing_water(board, target)


def add_waves(board: Board, source: i64, stack: i64, moves: vec[i64]) -> vec[i64]:
    """Across the line of its row, then across that of its column."""
    # EM-WAV-2, EM-WAV-3, EM-WAV-4, EM-WAV-5, EM-WAV-6, EM-WAV-7, EM-WAV-8
    step = board.variant.plain.step
    start = source * 8
    west = carried_at(board, stack, step[start + WEST])
    east = carried_at(board, stack, step[start + EAST])
    if west != NOWHERE or east != NOWHERE:
        moves = add_line_waves(board, source, stack, west, east, EAST, moves)
    south = carried_at(board, stack, step[start + SOUTH])
    north = carried_at(board, stack, step[start + NORTH])
    if south != NOWHERE or north != NOWHERE:
        moves = add_line_waves(board, source, stack, south, north, NORTH, moves)
    return moves


def carried_at(board: Board, initiator: i64, cell: i64) -> i64:
    """The cell, if a wave of this initiator can take along what stands there; else NOWHERE (EM-WAV-2, EM-WAV-3)."""
    if cell == NOWHERE:
        return NOWHERE
    stack = board.cells[cell]
    is_water = level_of(stack) != 0 and element_of(stack) == WATER and owner_of(stack) == owner_of(initiator)
    if is_water and level_of(stack) <= level_of(initiator) and stack & IMMOBILISED == 0:
        return cell
    return NOWHERE


def add_line_waves(board: Board, source: i64, stack: i64, low: i64, high: i64, along: i64, moves: vec[i64]) -> vec[i64]:
    """The waves that carry neighbours of one line, `low` and `high`, in the six directions across it."""
    cells = board.cells
    step = board.variant.plain.step
    in_fog = has_now(board, FOG)
    for direction in range(8):
        if direction & 3 == along:
            continue
        target = step[source * 8 + direction]
        if not can_surge(board, stack, WATER, target) or (in_fog and can_enter(board, stack, target)):
            continue
        takes_low = low != NOWHERE and can_drift(board, cells[low], step[low * 8 + direction])
        takes_high = high != NOWHERE and can_drift(board, cells[high], step[high * 8 + direction])
        if takes_low:
            moves = append(moves, pack3(WAVE, source, target, low))
        if takes_high:
            moves = append(moves, pack3(WAVE, source, target, high))
        if takes_low and takes_high:
            moves = append(moves, pack4(WAVE, source, target, low, high))
    return moves


def add_breaths(board: Board, source: i64, stack: i64, moves: vec[i64]) -> vec[i64]:
    """On any neighbour behind which there is room, kin, or something to meet (EM-BRE-2, EM-BRE-3, EM-BRE-9)."""
    cells = board.cells
    step = board.variant.plain.step
    strongest = min(level_of(stack), HIGHEST)
    for direction in range(8):
        target = step[source * 8 + direction]
        if target == NOWHERE or level_of(cells[target]) == 0:
            continue
        pushed = cells[target]
        if can_surge(board, pushed, element_of(pushed), step[target * 8 + direction]):
            begins = with_second(begun(BREATH, source), target)
            for strength in range(1, strongest + 1):
                moves = append(moves, with_third(begins, strength))
    return moves
