"""The seven actions: growth, move, attack, tunnel, blaze, wave, breath. Each trusts that it is legal.

The source is marked played when the action is over, unless a rule says otherwise (EM-TUR-5).
"""

from librt.vecs import append
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.types import JsonObject

from ..board import DROUGHT, FLOOD, HEATWAVE, HURRICANE, STORM, Board, cell_name, has_now, tell_cell
from ..specialities.power import DRUID, HEALER, PRIEST, SAGE
from ..terrain.cells import CANYON, JUNGLE, NOWHERE, TUNDRA
from ..tokens.changes import arrive, gain, lift, lose, remove_tokens
from ..tokens.elements import AIR, EARTH, ELEMENTS, FIRE, WATER, WINS, meeting
from ..tokens.stack import (
    EMPTY,
    IMMOBILISED,
    PLAYED,
    ROOTED,
    VOID,
    acts_as,
    element_of,
    kin_of,
    level_of,
    owner_of,
    told,
)


def grow(board: Board, cell: i64, log: Log | None) -> None:
    """EM-GRO-1, EM-GRO-5; off favoured terrain it is forced growth (EM-GRO-7); a Flood adds two levels."""
    # EM-FLOOD-1, EM-TER-8
    floods = is_flooded(board, board.cells[cell]) and is_favoured(board, cell)
    board.points -= growth_cost(board, cell)
    tell_cell(board, "grown", cell, log)
    gain(board, cell, 2 if floods else 1, log)
    board.cells[cell] |= PLAYED
    if board.ground.at[cell] & JUNGLE != 0:
        board.cells[cell] |= ROOTED
        if log is not None:
            log.add("immobilised", {"cell": cell_name(board, cell), **told(board.cells[cell]), "rooted": True})


def is_favoured(board: Board, cell: i64) -> bool:
    """Whether the terrain favours what the elemental there acts as (EM-GRO-6)."""
    return board.ground.at[cell] & (1 << acts_as(board.cells[cell])) != 0


def is_flooded(board: Board, stack: i64) -> bool:
    """Whether it is Water in a turn under Flood."""
    return has_now(board, FLOOD) and acts_as(stack) == WATER


def may_be_forced(board: Board, stack: i64) -> bool:
    """Whether growth off favoured terrain is open to it (EM-GRO-7, EM-FLOOD-2)."""
    return board.variant.forced_growth or is_flooded(board, stack)


def growth_cost(board: Board, cell: i64) -> i64:
    """1 point on favoured terrain or under Flood, 2 where only forced growth is possible."""
    if is_favoured(board, cell) or is_flooded(board, board.cells[cell]) or not board.variant.forced_growth:
        return 1
    return 2


def move(board: Board, source: i64, target: i64, count: i64, log: Log | None) -> None:
    """Whole or part to an empty cell or onto its kin (EM-MOV); what stands where a step ended may step on."""
    # EM-MOV-10, EM-TER-7
    steps = board.free_steps if source == board.free_at else 0
    if steps == 0:
        board.points -= 1
    element = acts_as(board.cells[source])
    step(board, source, target, count, element != AIR, log)
    left = steps - 1 if steps > 0 else further_steps(board, element)
    touches_canyon = (board.ground.at[source] | board.ground.at[target]) & CANYON != 0
    if left > 0 and level_of(board.cells[target]) > 0 and not (touches_canyon and element == AIR):
        board.free_at = target
        board.free_steps = left
    else:
        give_up_steps(board)


def further_steps(board: Board, element: i64) -> i64:
    """Free steps after a paid one (EM-MOV-9, EM-HURRICANE-1, EM-DRUID-1, EM-DRUID-2)."""
    if element == AIR:
        return 3 if has_now(board, HURRICANE) else 1
    return 1 if element == EARTH and board.specialities[board.turn] == DRUID else 0


def give_up_steps(board: Board) -> None:
    """The further step must be the next thing that is played (EM-MOV-11)."""
    board.free_at = NOWHERE
    board.free_steps = 0


def step(board: Board, source: i64, target: i64, count: i64, marks: bool, log: Log | None) -> None:
    """Moves tokens; with `marks`, what stays, or what moved whole to an empty cell, is marked."""
    # EM-MOV-4, EM-MOV-5, EM-MOV-6, EM-MOV-7
    stack = board.cells[source]
    whole = count >= level_of(stack)
    if log is not None:
        log.add("moved", {**way(board, source, target), "tokens": count, "whole": whole})
    moving = lift(board, source, count)
    if marks:
        moving = moving | PLAYED if whole else moving & ~PLAYED
        if not whole:
            board.cells[source] |= PLAYED
    arrive(board, moving, source, target, log)


def way(board: Board, source: i64, target: i64) -> JsonObject:
    """From where to where, and the elemental that goes or acts there, for events."""
    return {"source": cell_name(board, source), "target": cell_name(board, target), **told(board.cells[source])}


def way_to_elemental(board: Board, source: i64, target: i64) -> JsonObject:
    """The same, and the elemental that it meets."""
    met = board.cells[target]
    return {
        **way(board, source, target),
        "target_seat": int(owner_of(met)),
        "target_element": ELEMENTS[element_of(met)],
    }


def attack(board: Board, source: i64, target: i64, log: Log | None) -> None:
    """EM-ATT-1, EM-ATT-12."""
    board.points -= 1
    interact(board, source, target, acts_as(board.cells[source]), 1, True, log)


def interact(board: Board, source: i64, target: i64, element: i64, levels: i64, marks: bool, log: Log | None) -> None:
    """One attack by a source that counts as `element`; the loser loses `levels`.

    Loss, gain, mark, taking the place, effects of the terrain entered (EM-ATT-15).

    EM-ATT-9, EM-ATT-10, EM-ATT-14, EM-TER-9.
    """
    cells = board.cells
    target_element = element_of(cells[target])
    source_wins = meeting(element, target_element) == WINS
    winner, loser = (source, target) if source_wins else (target, source)
    winning = element if source_wins else target_element
    healing = is_healing(board, cells[source], cells[target], element)
    if log is not None:
        log.add("attacked", way_to_elemental(board, source, target))
    lose(board, loser, levels, log)
    if winning == WATER and has_now(board, DROUGHT):
        lose(board, winner, 1, log)
    elif board.ground.at[winner] & TUNDRA == 0:
        gain(board, winner, gain_of(board, winning, healing), log)
        if winning == WATER and owner_of(cells[winner]) == board.turn:
            bless(board, winner)
    if cells[source] == EMPTY:
        return
    if marks:
        cells[source] |= PLAYED
    if cells[target] == EMPTY:
        take_place(board, source, target, log)


def gain_of(board: Board, winning: i64, healing: bool) -> i64:
    """How many levels the winner of an interaction gains, as far as it can (EM-HEATWAVE-1)."""
    if winning == WATER:
        return 1 if board.variant.water_gains else 0
    if winning == FIRE:
        return 2 if has_now(board, HEATWAVE) else 1
    return 2 if healing else 1


def is_healing(board: Board, source: i64, target: i64, element: i64) -> bool:
    """Whether the Healer's own Water attacks his own Earth in his turn (EM-HEALER-1)."""
    if board.specialities[board.turn] != HEALER or element != WATER or element_of(target) != EARTH:
        return False
    return owner_of(source) == board.turn and owner_of(target) == board.turn


def bless(board: Board, cell: i64) -> None:
    """In his turn the Priest's Water that met Fire will take one more token (EM-PRIEST-1)."""
    if board.specialities[board.turn] == PRIEST:
        blessed = board.blessed[:]
        board.blessed = append(blessed, cell)


def take_place(board: Board, source: i64, target: i64, log: Log | None) -> None:
    """The source moves to the cell of what it made vanish, unless it is held there (EM-ATT-13, EM-IMM-5)."""
    if board.variant.immobilised_may_act and board.cells[source] & IMMOBILISED != 0:
        return
    if log is not None:
        log.add("took-place", way(board, source, target))
    moving = lift(board, source, level_of(board.cells[source]))
    arrive(board, moving, source, target, log)
    follow_blessed(board, source, target)


def follow_blessed(board: Board, source: i64, target: i64) -> None:
    """A blessed Water that moves on is blessed where it now stands."""
    if len(board.blessed) > 0 and board.blessed[-1] == source:
        blessed = board.blessed[:]
        blessed[-1] = target
        board.blessed = blessed


def tunnel(board: Board, source: i64, target: i64, count: i64, log: Log | None) -> None:
    """Earth goes to own Earth two cells away, whatever lies between (EM-TUN-5)."""
    board.points -= 1
    if log is not None:
        log.add("tunnelled", way(board, source, target))
    step(board, source, target, count, True, log)


def blaze(board: Board, source: i64, one: i64, other: i64, log: Log | None) -> None:
    """Fire at level three sends a token to each of two cells; the one that stays is marked (EM-BLA-5)."""
    board.points -= 1
    if log is not None:
        log.add("blazed", {"source": cell_name(board, source), **told(board.cells[source])})
    step(board, source, one, 1, True, log)
    step(board, source, other, 1, True, log)


def wave(board: Board, source: i64, target: i64, one: i64, other: i64, log: Log | None) -> None:
    """The initiator moves or attacks, then those it carries, in home order (EM-WAV-9, EM-WAV-10, EM-SAGE-1)."""
    board.points -= 1
    plain = board.variant.plain
    if log is not None:
        names = [cell_name(board, one)] if other == NOWHERE else [cell_name(board, one), cell_name(board, other)]
        log.add("waved", {**way(board, source, target), "carried": [*names]})
    direction = plain.direction(source, target)
    surge(board, source, target, board.specialities[board.turn] != SAGE, log)
    if other != NOWHERE and comes_before(board, other, one):
        one, other = other, one
    drift(board, one, plain.step[one * 8 + direction], log)
    if other != NOWHERE:
        drift(board, other, plain.step[other * 8 + direction], log)


def drift(board: Board, source: i64, target: i64, log: Log | None) -> None:
    """One that is carried; the Sage's stays where it meets an opponent's Water and immobilises it (EM-SAGE-2)."""
    if meets_opposing_water(board, target):
        immobilise(board, target, log)
    else:
        surge(board, source, target, False, log)


def immobilise(board: Board, cell: i64, log: Log | None) -> None:
    board.cells[cell] |= IMMOBILISED
    tell_cell(board, "immobilised", cell, log)


def meets_opposing_water(board: Board, target: i64) -> bool:
    """Whether an opponent's Water stands there."""
    there = board.cells[target]
    is_water = level_of(there) != 0 and element_of(there) == WATER
    return is_water and board.variant.are_opponents(owner_of(there), board.turn)


def surge(board: Board, source: i64, target: i64, marks: bool, log: Log | None) -> None:
    """One member of a wave: whole to an empty cell, onto its kin, or attacking what stands there."""
    there = board.cells[target]
    stack = board.cells[source]
    if level_of(there) == 0 or kin_of(there) == kin_of(stack):
        step(board, source, target, level_of(stack), marks, log)
    else:
        interact(board, source, target, WATER, 1, marks, log)


def comes_before(board: Board, cell: i64, other: i64) -> bool:
    """Whether the seat on turn meets `cell` first in its home order (EM-BAS-12)."""
    for seen in board.variant.plain.home_order[board.turn]:
        if seen == cell or seen == other:
            return seen == cell
    return False


def breath(board: Board, source: i64, target: i64, strength: i64, log: Log | None) -> None:
    """Air is spent to push an elemental straight away from it (EM-BRE)."""
    board.points -= breath_cost(board)
    blow(board, source, target, strength, log)


def breath_cost(board: Board) -> i64:
    """No point, unless the option says so; under Storm none in any case (EM-STORM-1)."""
    return 0 if has_now(board, STORM) else board.variant.breath_cost


def blow(board: Board, source: i64, target: i64, strength: i64, log: Log | None) -> None:
    """Tokens return to the reserve, at zero the source vanishes, then the push (EM-BRE-4, EM-BRE-5, EM-BRE-10)."""
    direction = board.variant.plain.direction(source, target)
    if log is not None:
        log.add("breathed", {**way_to_elemental(board, source, target), "tokens": strength})
    spent = board.cells[source]
    remove_tokens(board, source, strength)
    if board.cells[source] == EMPTY:
        if log is not None:
            log.add("vanished", {"cell": cell_name(board, source), **told(spent)})
    elif not has_now(board, STORM):
        board.cells[source] |= PLAYED
    push(board, target, direction, strength, log)


def push(board: Board, pushed: i64, direction: i64, strength: i64, log: Log | None) -> None:
    """Cell by cell until strength, ground or an obstacle ends it (EM-BRE-5, EM-BRE-6, EM-BRE-7, EM-BRE-8)."""
    cells = board.cells
    while strength > 0:
        behind = board.variant.plain.step[pushed * 8 + direction]
        if behind == NOWHERE or cells[behind] == VOID:
            tell_cell(board, "push-stopped", pushed, log)
            return
        obstacle = cells[behind]
        if obstacle != EMPTY and kin_of(obstacle) != kin_of(cells[pushed]):
            if meeting(element_of(cells[pushed]), element_of(obstacle)) == 0:
                tell_cell(board, "push-stopped", pushed, log)
            else:
                interact(board, pushed, behind, element_of(cells[pushed]), 1, False, log)
            return
        if log is not None:
            log.add("pushed", way(board, pushed, behind))
        moving = lift(board, pushed, level_of(cells[pushed]))
        arrive(board, moving, pushed, behind, log)
        if obstacle != EMPTY or cells[behind] == EMPTY:
            return
        pushed = behind
        strength -= 1
