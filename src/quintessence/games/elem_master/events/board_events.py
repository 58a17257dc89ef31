"""Events that invoke, push, drag, or change the ground."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, second_of, third_of
from quintessence.core.types import RuleId

from ..actions.acting import push, step
from ..actions.listing import can_surge
from ..board import Board, tell_cell
from ..notation.forms import CHOOSE_BREATH, CHOOSE_CELL, CHOOSE_CELLS
from ..terrain.cells import NOWHERE
from ..tokens.changes import in_reserve, invoke
from ..tokens.elements import AIR, FIRE
from ..tokens.stack import EMPTY, HIGHEST, VOID, element_of, kin_of, level_of
from .card import EventCard
from .weather import stands


@final
class WestWind(EventCard):
    """An Air of level 2 on the left half of the board, as the seat sees it (EM-WESTWIND-1)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        cell = first_of(move)
        return board.cells[cell] == EMPTY and in_reserve(board, seat, AIR) >= 2 and is_left(board, seat, cell)

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        invoke(board, first_of(move), seat, AIR, 2, log)


def is_left(board: Board, seat: i64, cell: i64) -> bool:
    """Whether a cell lies in the first half of each of the seat's lines."""
    plain = board.variant.plain
    half = plain.size // 2
    column, row = cell // plain.size, cell % plain.size
    place = seat if plain.seats == 4 else seat * 2
    if place == 0:
        return column < half
    if place == 1:
        return row >= half
    return column >= half if place == 2 else row < half


@final
class Wildfire(EventCard):
    """A Fire of level 1 on any empty cell (EM-WILDFIRE-1)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        return board.cells[first_of(move)] == EMPTY and in_reserve(board, seat, FIRE) >= 1

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        invoke(board, first_of(move), seat, FIRE, 1, log)


@final
class Breeze(EventCard):
    """An Air of any seat blows without paying and without a mark (EM-BREEZE-1, EM-BREEZE-2)."""

    def begins_at(self, board: Board, cell: i64) -> bool:
        return stands(board, cell, AIR)

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        plain = board.variant.plain
        air, target, strength = first_of(move), second_of(move), third_of(move)
        if not stands(board, air, AIR) or not 1 <= strength <= min(HIGHEST, level_of(board.cells[air])):
            return False
        direction = plain.direction(air, target)
        if direction == NOWHERE or level_of(board.cells[target]) == 0:
            return False
        pushed = board.cells[target]
        return can_surge(board, pushed, element_of(pushed), plain.step[target * 8 + direction])

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        air, target = first_of(move), second_of(move)
        push(board, target, board.variant.plain.direction(air, target), third_of(move), log)


@final
class ShootingStar(EventCard):
    """A Fire of any seat moves whole, up to three cells in a line over empty cells (EM-SHOOTINGSTAR-1)."""

    def begins_at(self, board: Board, cell: i64) -> bool:
        return stands(board, cell, FIRE)

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        source, target = first_of(move), second_of(move)
        if not stands(board, source, FIRE):
            return False
        cells = board.cells
        for direction in range(8):
            cell = source
            for _ in range(3):
                cell = board.variant.plain.step[cell * 8 + direction]
                if cell == NOWHERE or cells[cell] == VOID:
                    break
                if cell == target:
                    return cells[cell] == EMPTY or kin_of(cells[cell]) == kin_of(cells[source])
                if cells[cell] != EMPTY:
                    break
        return False

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        source, target = first_of(move), second_of(move)
        step(board, source, target, level_of(board.cells[source]), False, log)


@final
class Collapse(EventCard):
    """Up to two new voids, none of which may cut an elemental off (EM-COLLAPSE-1, EM-COLLAPSE-2)."""

    def __init__(self, name: str, form: i64, most: i64) -> None:
        super().__init__(name, form, most)
        # Where a void lies does not count.
        self.choices_weigh_the_same = True

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        cell = first_of(move)
        return board.cells[cell] == EMPTY and board.void_stock > 0 and stays_connected(board, cell)

    def refusing_rule(self, board: Board, seat: i64, move: i64) -> RuleId:
        is_free = board.cells[first_of(move)] == EMPTY and board.void_stock > 0
        return self.rule(2) if is_free else self.rule()

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        board.cells[first_of(move)] = VOID
        board.void_stock -= 1
        tell_cell(board, "void-placed", first_of(move), log)


def stays_connected(board: Board, lost: i64) -> bool:
    """Whether all elementals could still reach each other if `lost` were a void (EM-COLLAPSE-2)."""
    cells = board.cells
    elementals: i64 = 0
    start: i64 = NOWHERE
    for cell in range(len(cells)):
        if level_of(cells[cell]) != 0:
            elementals += 1
            start = cell
    seen = vec[i64]([0] * len(cells))
    seen[lost] = 1
    seen[start] = 1
    reached = vec[i64]([start])
    met: i64 = 1
    place: i64 = 0
    step = board.variant.plain.step
    while place < len(reached):
        cell = reached[place]
        place += 1
        for direction in range(8):
            near = step[cell * 8 + direction]
            if near == NOWHERE or seen[near] != 0 or cells[near] == VOID:
                continue
            seen[near] = 1
            reached = append(reached, near)
            if level_of(cells[near]) != 0:
                met += 1
                if met == elementals:
                    return True
    return met == elementals


BOARD_EVENTS: Final[list[EventCard]] = [
    Breeze("breeze", CHOOSE_BREATH),
    WestWind("west-wind", CHOOSE_CELL),
    Wildfire("wildfire", CHOOSE_CELL),
    Collapse("collapse", CHOOSE_CELL, 2),
    ShootingStar("shooting-star", CHOOSE_CELLS),
]
