"""The specialities of Earth, Fire and Water: Necromancer, Demonist, Cultist, Shaman, and the passive ones."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of, pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import RuleId

from ..actions.pending import BY_POWER, BY_PRIEST, Pending
from ..board import NO_CARD, Board, refused
from ..notation.forms import DONE, PLACE_CELL, POWER, POWER_CELL, REINFORCE, SPREAD
from ..terrain.cells import NOWHERE
from ..tokens.changes import aside_of, gain, in_reserve, invoke, remove_tokens, set_aside
from ..tokens.elements import EARTH, FIRE, WATER
from ..tokens.stack import EMPTY, HIGHEST, element_of, level_of, owner_of
from .power import Speciality, is_home


def free_home_cells(board: Board, seat: i64) -> vec[i64]:
    """The empty home cells of a seat."""
    cells = vec[i64]()
    for cell in board.variant.plain.home[seat]:
        if board.cells[cell] == EMPTY:
            cells = append(cells, cell)
    return cells


@final
class Necromancer(Speciality):
    """Calls lost Earth back to the home cells (EM-NECROMANCER-3)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        return aside_of(board, seat) > 0 and len(free_home_cells(board, seat)) > 0

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        if aside_of(board, seat) == 0:
            return Refusal("EM-NECROMANCER-4")
        return Refusal("EM-SPE-6") if len(free_home_cells(board, seat)) == 0 else None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        self.ask(board, seat, aside_of(board, seat))

    def ask(self, board: Board, seat: i64, left: i64) -> None:
        if left > 0 and len(free_home_cells(board, seat)) > 0:
            board.pending = Pending(BY_POWER, board.specialities[seat], left=left)

    def lacks_tokens(self, board: Board, seat: i64, count: i64) -> RuleId | None:
        return "EM-NECROMANCER-4" if aside_of(board, seat) < count else None

    def verbs(self) -> list[str]:
        return ["place"]

    def list_answers(self, board: Board, seat: i64, pending: Pending) -> vec[i64]:
        answers = vec[i64]()
        for cell in free_home_cells(board, seat):
            answers = append(answers, pack1(PLACE_CELL, cell))
        return answers

    def explain_answer(self, board: Board, seat: i64, pending: Pending, move: i64) -> Refusal | None:
        cell = first_of(move)
        if not is_home(board, seat, cell):
            return refused("EM-NECROMANCER-3", board, cell)
        return None if board.cells[cell] == EMPTY else refused("EM-SPE-6", board, cell)

    def answer(self, board: Board, seat: i64, pending: Pending, move: i64, log: Log | None) -> None:
        set_aside(board, seat, -1)
        invoke(board, first_of(move), seat, EARTH, 1, log)
        self.ask(board, seat, pending.left - 1)


@final
class Demonist(Speciality):
    """Replaces an own elemental by a Fire of level 1 (EM-DEMONIST-1)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        stack = board.cells[first]
        if level_of(stack) == 0 or owner_of(stack) != seat:
            return False
        # A Fire that is removed gives back the token that the new one needs.
        return element_of(stack) == FIRE or in_reserve(board, seat, FIRE) > 0

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        stack = board.cells[first]
        if stack == EMPTY or owner_of(stack) != seat:
            return refused("EM-BAS-9", board, first)
        if element_of(stack) != FIRE and in_reserve(board, seat, FIRE) == 0:
            return refused("EM-SPE-6", board, first)
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        remove_tokens(board, first, level_of(board.cells[first]))
        invoke(board, first, seat, FIRE, 1, log)


@final
class Cultist(Speciality):
    """Invokes a Fire of level 2 on an empty home cell (EM-CULTIST-1)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        is_free = board.cells[first] == EMPTY and is_home(board, seat, first)
        return is_free and in_reserve(board, seat, FIRE) >= 2

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        if not is_home(board, seat, first):
            return refused("EM-CULTIST-1", board, first)
        if board.cells[first] != EMPTY or in_reserve(board, seat, FIRE) < 2:
            return refused("EM-SPE-6", board, first)
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        invoke(board, first, seat, FIRE, 2, log)


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
        card = board.specialities[seat]
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


OF_EARTH_FIRE_WATER: Final[list[Speciality]] = [
    Speciality("druid"),
    Necromancer("necromancer", 3, POWER, ("left",)),
    Demonist("demonist", 2, POWER_CELL),
    Cultist("cultist", 3, POWER_CELL),
    Speciality("priest"),
    Speciality("sage"),
    Speciality("healer"),
    Shaman("shaman", 2, POWER_CELL, ("at", "left", "placed")),
]
