"""Constellationist, Illusionist, Genie and Oracle."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.packing import first_of, form_of, pack1, pack2, pack3, second_of, third_of
from quintessence.core.refusal import Refusal
from quintessence.core.types import RuleId

from ..actions.acting import blow, interact, step
from ..actions.listing import add_attacks, add_moves, can_enter, can_surge, look_around
from ..actions.pending import BY_POWER, Pending
from ..actions.reasons import explain_attack, explain_breath, explain_move
from ..board import STORM, Board, has_now, refused
from ..notation.forms import BREATH, MOVE, PLACE_CELL, POWER, POWER_CELL, STOP
from ..terrain.cells import CANYON, NOWHERE
from ..tokens.changes import in_reserve, invoke, lose
from ..tokens.elements import AIR
from ..tokens.stack import EMPTY, IMMOBILISED, PLAYED, acts_as, element_of, level_of, owner_of
from .power import Speciality, is_home


@final
class Constellationist(Speciality):
    """Scatters three Air over the board (EM-CONSTELLATIONIST-1)."""

    def __init__(self, name: str, price: i64, form: i64, keys: tuple[str, ...]) -> None:
        super().__init__(name, price, form, keys)
        # Where an Air stands does not count.
        self.answers_weigh_the_same = True

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        return in_reserve(board, seat, AIR) > 0 and EMPTY in board.cells

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        self.ask(board, seat, min(3, in_reserve(board, seat, AIR)))

    def ask(self, board: Board, seat: i64, left: i64) -> None:
        if left > 0 and EMPTY in board.cells:
            board.pending = Pending(BY_POWER, board.specialities[seat], left=left)

    def lacks_tokens(self, board: Board, seat: i64, count: i64) -> RuleId | None:
        return "EM-SPE-6" if in_reserve(board, seat, AIR) < count else None

    def verbs(self) -> list[str]:
        return ["place"]

    def list_answers(self, board: Board, seat: i64, pending: Pending) -> vec[i64]:
        answers = vec[i64]()
        for cell in range(len(board.cells)):
            if board.cells[cell] == EMPTY:
                answers = append(answers, pack1(PLACE_CELL, cell))
        return answers

    def explain_answer(self, board: Board, seat: i64, pending: Pending, move: i64) -> Refusal | None:
        cell = first_of(move)
        return None if board.cells[cell] == EMPTY else refused("EM-SPE-6", board, cell)

    def answer(self, board: Board, seat: i64, pending: Pending, move: i64, log: Log | None) -> None:
        invoke(board, first_of(move), seat, AIR, 1, log)
        self.ask(board, seat, pending.left - 1)


STRENGTH: Final[i64] = 2


@final
class Illusionist(Speciality):
    """An Air of level 2 appears at home, steps, and blows (EM-ILLUSIONIST). `left` counts the steps it may make."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        is_free = board.cells[first] == EMPTY and is_home(board, seat, first)
        return is_free and in_reserve(board, seat, AIR) >= STRENGTH

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        if not is_home(board, seat, first):
            return refused("EM-ILLUSIONIST-1", board, first)
        if board.cells[first] != EMPTY or in_reserve(board, seat, AIR) < STRENGTH:
            return refused("EM-SPE-6", board, first)
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        invoke(board, first, seat, AIR, STRENGTH, log)
        self.ask(board, seat, first, 2, False)

    def ask(self, board: Board, seat: i64, at: i64, left: i64, moved: bool) -> None:
        """When neither a step nor a breath is possible the power is over (EM-ILLUSIONIST-4)."""
        if len(list_steps(board, at, left)) > 0 or len(list_blows(board, at)) > 0:
            board.pending = Pending(BY_POWER, board.specialities[seat], at, left, moved=moved)

    def verbs(self) -> list[str]:
        return ["move", "breath", "stop"]

    def list_answers(self, board: Board, seat: i64, pending: Pending) -> vec[i64]:
        steps = list_steps(board, pending.at, pending.left)
        if not pending.moved and len(steps) > 0:
            return steps
        blows = list_blows(board, pending.at)
        if len(blows) == 0:
            return append(steps, STOP)
        for blow_move in blows:
            steps = append(steps, blow_move)
        return steps

    def explain_answer(self, board: Board, seat: i64, pending: Pending, move: i64) -> Refusal | None:
        form, source, at = form_of(move), first_of(move), pending.at
        must_step = not pending.moved and len(list_steps(board, at, pending.left)) > 0
        if form == STOP:
            if must_step:
                return refused("EM-ILLUSIONIST-2", board, at)
            return refused("EM-ILLUSIONIST-3", board, at) if len(list_blows(board, at)) > 0 else None
        stack = board.cells[at]
        if form == MOVE:
            is_whole = third_of(move) == -1 or third_of(move) == level_of(stack)
            if source != at or pending.left == 0 or not is_whole:
                return refused("EM-ILLUSIONIST-2", board, source)
            if stack & IMMOBILISED != 0:
                return refused("EM-IMM-1", board, at)
            return explain_move(board, source, second_of(move), -1)
        if must_step:
            return refused("EM-ILLUSIONIST-2", board, at)
        if source != at or third_of(move) != STRENGTH:
            return refused("EM-ILLUSIONIST-3", board, source)
        if stack & PLAYED != 0 and not has_now(board, STORM):
            return refused("EM-TUR-4", board, at)
        if stack & IMMOBILISED != 0 and not board.variant.immobilised_may_act:
            return refused("EM-IMM-1", board, at)
        return explain_breath(board, source, second_of(move), STRENGTH)

    def answer(self, board: Board, seat: i64, pending: Pending, move: i64, log: Log | None) -> None:
        form, source, target = form_of(move), first_of(move), second_of(move)
        if form == MOVE:
            step(board, source, target, level_of(board.cells[source]), False, log)
            touches_canyon = (board.ground.at[source] | board.ground.at[target]) & CANYON != 0
            self.ask(board, seat, target, 0 if touches_canyon else pending.left - 1, True)
        elif form == BREATH:
            blow(board, source, target, STRENGTH, log)


def list_steps(board: Board, at: i64, left: i64) -> vec[i64]:
    """The whole steps that the illusion may make."""
    steps = vec[i64]()
    stack = board.cells[at]
    if left == 0 or stack & IMMOBILISED != 0:
        return steps
    for place in range(at * 8, at * 8 + 8):
        target = board.variant.plain.step[place]
        if can_enter(board, stack, target):
            steps = append(steps, pack2(MOVE, at, target))
    return steps


def list_blows(board: Board, at: i64) -> vec[i64]:
    """The breaths of strength 2 that the illusion may make from where it stands."""
    blows = vec[i64]()
    stack = board.cells[at]
    if level_of(stack) < STRENGTH or (stack & PLAYED != 0 and not has_now(board, STORM)):
        return blows
    if stack & IMMOBILISED != 0 and not board.variant.immobilised_may_act:
        return blows
    plain = board.variant.plain
    for direction in range(8):
        target = plain.step[at * 8 + direction]
        if target == NOWHERE or level_of(board.cells[target]) == 0:
            continue
        pushed = board.cells[target]
        if can_surge(board, pushed, element_of(pushed), plain.step[target * 8 + direction]):
            blows = append(blows, pack3(BREATH, at, target, STRENGTH))
    return blows


@final
class Genie(Speciality):
    """Once in the game an elemental of level exactly 2 vanishes (EM-GENIE-1, EM-GENIE-2)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        return level_of(board.cells[first]) == 2 and board.spent & (1 << seat) == 0

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        if board.spent & (1 << seat) != 0:
            return Refusal("EM-GENIE-2")
        return None if level_of(board.cells[first]) == 2 else refused("EM-GENIE-1", board, first)

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        board.spent |= 1 << seat
        lose(board, first, 2, log)


@final
class Oracle(Speciality):
    """Makes one step or one attack with an opponent's elemental, which is not marked."""

    # EM-ORACLE-1, EM-ORACLE-2, EM-ORACLE-3

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        stack = board.cells[first]
        if level_of(stack) == 0 or not board.variant.are_opponents(owner_of(stack), seat):
            return False
        return stack & (PLAYED | IMMOBILISED) == 0 and len(list_deeds(board, first)) > 0

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        stack = board.cells[first]
        if stack == EMPTY or not board.variant.are_opponents(owner_of(stack), seat):
            return refused("EM-ORACLE-1", board, first)
        if stack & PLAYED != 0:
            return refused("EM-TUR-4", board, first)
        if stack & IMMOBILISED != 0:
            return refused("EM-IMM-1", board, first)
        return None if len(list_deeds(board, first)) > 0 else refused("EM-ORACLE-2", board, first)

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        board.pending = Pending(BY_POWER, board.specialities[seat], first)

    def may_ask_at(self, board: Board, seat: i64, cell: i64) -> bool:
        return level_of(board.cells[cell]) != 0 and owner_of(board.cells[cell]) != seat

    def verbs(self) -> list[str]:
        return ["move", "attack"]

    def list_answers(self, board: Board, seat: i64, pending: Pending) -> vec[i64]:
        return list_deeds(board, pending.at)

    def explain_answer(self, board: Board, seat: i64, pending: Pending, move: i64) -> Refusal | None:
        source, target = first_of(move), second_of(move)
        if source != pending.at:
            return refused("EM-ORACLE-2", board, source)
        if form_of(move) == MOVE:
            return explain_move(board, source, target, third_of(move))
        return explain_attack(board, source, target)

    def answer(self, board: Board, seat: i64, pending: Pending, move: i64, log: Log | None) -> None:
        source, target, count = first_of(move), second_of(move), third_of(move)
        stack = board.cells[source]
        if form_of(move) == MOVE:
            step(board, source, target, count if count > 0 else level_of(stack), False, log)
        else:
            interact(board, source, target, acts_as(stack), 1, False, log)


def list_deeds(board: Board, cell: i64) -> vec[i64]:
    """The steps and attacks of an elemental of any owner."""
    stack = board.cells[cell]
    around = look_around(board, cell, stack, acts_as(stack))
    return add_attacks(board, cell, around, add_moves(board, cell, stack, around, vec[i64]()))


OF_AIR: Final[list[Speciality]] = [
    Constellationist("constellationist", 3, POWER, ("left",)),
    Illusionist("illusionist", 3, POWER_CELL, ("at", "steps", "moved")),
    Genie("genie", 0, POWER_CELL),
    Oracle("oracle", 2, POWER_CELL, ("at",)),
]
