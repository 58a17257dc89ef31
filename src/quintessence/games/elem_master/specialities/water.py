"""Priest, Sage, Healer and Shaman."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of, pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import RuleId

from ..board import BY_POWER, BY_PRIEST, NO_CARD, Board, Pending, in_reserve, speciality_of
from ..notation.forms import DONE, PLACE_CELL, POWER_CELL, REINFORCE, SPREAD
from ..terrain.cells import NOWHERE
from ..tokens.changes import gain, invoke
from ..tokens.stack import EMPTY, HIGHEST, WATER, element_of, level_of, owner_of
from .power import Speciality, refused

# The Priest's blessings are no power: they are asked for after the action that earned them.


def open_blessing(board: Board, seat: i64, blessed: vec[i64]) -> None:
    """Asks for the first of the blessed Water that has something to decide (EM-PRIEST-4)."""
    while len(blessed) > 0:
        cell = blessed[0]
        stack = board.cells[cell]
        is_there = level_of(stack) != 0 and element_of(stack) == WATER and owner_of(stack) == seat
        if is_there and len(blessing_answers(board, seat, cell)) > 0:
            board.pending = Pending(BY_PRIEST, NO_CARD, chosen=blessed)
            return
        blessed = blessed[1:]


def blessing_answers(board: Board, seat: i64, cell: i64) -> vec[i64]:
    answers = vec[i64]()
    if in_reserve(board, seat, WATER) == 0:
        return answers
    if level_of(board.cells[cell]) < HIGHEST:
        answers = append(answers, REINFORCE)
    for place in range(cell * 8, cell * 8 + 8):
        near = board.variant.plain.step[place]
        if near != NOWHERE and board.cells[near] == EMPTY:
            answers = append(answers, pack1(SPREAD, near))
    return answers


def explain_blessing(board: Board, seat: i64, pending: Pending, move: i64) -> Refusal | None:
    """EM-PRIEST-2, EM-PRIEST-3."""
    cell = pending.chosen[0]
    if form_of(move) == REINFORCE:
        return None if level_of(board.cells[cell]) < HIGHEST else refused("EM-PRIEST-2", board, cell)
    near = first_of(move)
    is_beside = board.variant.plain.direction(cell, near) != NOWHERE
    return None if is_beside and board.cells[near] == EMPTY else refused("EM-PRIEST-3", board, near)


def answer_blessing(board: Board, seat: i64, pending: Pending, move: i64, log: Log | None) -> None:
    if form_of(move) == REINFORCE:
        gain(board, pending.chosen[0], 1, log)
    else:
        invoke(board, first_of(move), seat, WATER, 1, log)
    open_blessing(board, seat, pending.chosen[1:])


@final
class Shaman(Speciality):
    """Calls up to two Water beside an own one, in its row or column (EM-SHAMAN-1, EM-SHAMAN-2, EM-SHAMAN-3)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        return is_own_water(board, seat, first) and can_rain(board, seat, first)

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        if not is_own_water(board, seat, first):
            return refused("EM-SHAMAN-1", board, first)
        return None if can_rain(board, seat, first) else refused("EM-SPE-6", board, first)

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        card = speciality_of(board, seat)
        left = min(2, in_reserve(board, seat, WATER))
        board.pending = Pending(BY_POWER, card, first, left)

    def lacks_tokens(self, board: Board, seat: i64, count: i64) -> RuleId | None:
        return "EM-SPE-6" if in_reserve(board, seat, WATER) < count else None

    def verbs(self) -> list[str]:
        return ["place", "done"]

    def list_answers(self, board: Board, seat: i64, pending: Pending) -> vec[i64]:
        answers = vec[i64]()
        for direction in range(0, 8, 2):
            near = board.variant.plain.step[pending.at * 8 + direction]
            if near != NOWHERE and board.cells[near] == EMPTY:
                answers = append(answers, pack1(PLACE_CELL, near))
        return append(answers, DONE) if pending.placed > 0 else answers

    def explain_answer(self, board: Board, seat: i64, pending: Pending, move: i64) -> Refusal | None:
        if form_of(move) == DONE:
            return Refusal("EM-SHAMAN-3") if pending.placed == 0 else None
        cell = first_of(move)
        direction = board.variant.plain.direction(pending.at, cell)
        if direction == NOWHERE or direction & 1 != 0:
            return refused("EM-SHAMAN-2", board, cell)
        return None if board.cells[cell] == EMPTY else refused("EM-SPE-6", board, cell)

    def answer(self, board: Board, seat: i64, pending: Pending, move: i64, log: Log | None) -> None:
        if form_of(move) == DONE:
            return
        invoke(board, first_of(move), seat, WATER, 1, log)
        if pending.left > 1 and can_rain(board, seat, pending.at):
            left, placed = pending.left - 1, pending.placed + 1
            board.pending = Pending(BY_POWER, pending.card, pending.at, left, placed)


def is_own_water(board: Board, seat: i64, cell: i64) -> bool:
    stack = board.cells[cell]
    return level_of(stack) != 0 and element_of(stack) == WATER and owner_of(stack) == seat


def can_rain(board: Board, seat: i64, cell: i64) -> bool:
    """Whether a token is left and a cell beside it in its row or column is empty."""
    if in_reserve(board, seat, WATER) == 0:
        return False
    for direction in range(0, 8, 2):
        near = board.variant.plain.step[cell * 8 + direction]
        if near != NOWHERE and board.cells[near] == EMPTY:
            return True
    return False


PRIEST_CARD: Final = Speciality("priest")
SAGE_CARD: Final = Speciality("sage")
HEALER_CARD: Final = Speciality("healer")
SHAMAN_CARD: Final = Shaman("shaman", 2, POWER_CELL, ("at", "left", "placed"))
