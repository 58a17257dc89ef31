"""Alchemist, Runist, Enchanter and Metamorph."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.refusal import Refusal

from ..actions.acting import interact
from ..actions.reasons import explain_attack
from ..board import Board, cell_name, refused, tell_cell
from ..notation.forms import POWER_CELL, POWER_CELLS, POWER_ELEMENT
from ..terrain.cells import NOWHERE
from ..tokens.changes import in_reserve, transform
from ..tokens.elements import ELEMENTS, meeting
from ..tokens.stack import ACTING, EMPTY, HIGHEST, IMMOBILISED, PLAYED, acts_as, element_of, level_of, owner_of, told
from .power import Speciality


@final
class Alchemist(Speciality):
    """Turns an elemental of any seat into another element, one level lower."""

    # EM-ALCHEMIST-1, EM-ALCHEMIST-2, EM-ALCHEMIST-3

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        stack = board.cells[first]
        level = level_of(stack)
        if level < 2 or element_of(stack) == second:
            return False
        return in_reserve(board, owner_of(stack), second) >= min(HIGHEST, level - 1)

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        stack = board.cells[first]
        if level_of(stack) < 2:
            return refused("EM-ALCHEMIST-1", board, first)
        if element_of(stack) == second:
            return refused("EM-ALCHEMIST-2", board, first)
        if in_reserve(board, owner_of(stack), second) < min(HIGHEST, level_of(stack) - 1):
            return refused("EM-ALCHEMIST-3", board, first)
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        transform(board, first, second, min(HIGHEST, level_of(board.cells[first]) - 1), log)


@final
class Runist(Speciality):
    """Marks an elemental of any seat as played (EM-RUNIST-1, EM-RUNIST-2)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        stack = board.cells[first]
        return level_of(stack) != 0 and stack & PLAYED == 0

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        stack = board.cells[first]
        return refused("EM-RUNIST-1", board, first) if stack == EMPTY or stack & PLAYED != 0 else None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        board.cells[first] |= PLAYED
        tell_cell(board, "marked", first, log)


def can_be_source(board: Board, seat: i64, cell: i64, held_may_act: bool) -> bool:
    """Whether an own elemental stands there that is neither played nor, as a rule, immobilised."""
    stack = board.cells[cell]
    if level_of(stack) == 0 or owner_of(stack) != seat or stack & PLAYED != 0:
        return False
    return stack & IMMOBILISED == 0 or held_may_act


def explain_own(board: Board, seat: i64, cell: i64, held_may_act: bool) -> Refusal | None:
    stack = board.cells[cell]
    if stack == EMPTY or owner_of(stack) != seat:
        return refused("EM-BAS-9", board, cell)
    if stack & PLAYED != 0:
        return refused("EM-TUR-4", board, cell)
    return refused("EM-IMM-1", board, cell) if stack & IMMOBILISED != 0 and not held_may_act else None


@final
class Enchanter(Speciality):
    """An attack in which the loser loses two levels (EM-ENCHANTER-1)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        if not can_be_source(board, seat, first, board.variant.immobilised_may_act):
            return False
        there = board.cells[second]
        if level_of(there) == 0 or board.variant.plain.direction(first, second) == NOWHERE:
            return False
        return meeting(acts_as(board.cells[first]), element_of(there)) != 0

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        reason = explain_own(board, seat, first, board.variant.immobilised_may_act)
        return explain_attack(board, first, second) if reason is None else reason

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        interact(board, first, second, acts_as(board.cells[first]), 2, True, log)


@final
class Metamorph(Speciality):
    """An own elemental acts as another element until the end of the turn (EM-METAMORPH-1, EM-METAMORPH-4)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        stack = board.cells[first]
        is_other = element_of(stack) != second and acts_as(stack) != second
        return can_be_source(board, seat, first, False) and is_other

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        reason = explain_own(board, seat, first, False)
        if reason is not None:
            return reason
        stack = board.cells[first]
        if second == element_of(stack) or second == acts_as(stack):
            return refused("EM-METAMORPH-1", board, first)
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        stack = board.cells[first]
        board.cells[first] = (stack & ~ACTING) | ((second + 1) << 11)
        if log is not None:
            fields = {"cell": cell_name(board, first), **told(stack)}
            log.add("acting-as", {**fields, "was": ELEMENTS[element_of(stack)], "element": ELEMENTS[second]})


OF_NO_ELEMENT: Final[list[Speciality]] = [
    Alchemist("alchemist", 2, POWER_ELEMENT),
    Runist("runist", 2, POWER_CELL),
    Enchanter("enchanter", 2, POWER_CELLS),
    Metamorph("metamorph", 2, POWER_ELEMENT),
]
