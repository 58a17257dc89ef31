"""Druid and Necromancer."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import RuleId

from ..board import BY_POWER, Board, Pending, aside_of, set_aside, speciality_of
from ..notation.forms import PLACE_CELL, POWER
from ..tokens.changes import invoke
from ..tokens.stack import EARTH, EMPTY
from .power import Speciality, is_home, refused


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
        if len(free_home_cells(board, seat)) == 0:
            return Refusal("EM-SPE-6")
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        self.ask(board, seat, aside_of(board, seat))

    def ask(self, board: Board, seat: i64, left: i64) -> None:
        if left > 0 and len(free_home_cells(board, seat)) > 0:
            board.pending = Pending(BY_POWER, speciality_of(board, seat), left=left)

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


DRUID_CARD: Final = Speciality("druid")
NECROMANCER_CARD: Final = Necromancer("necromancer", 3, POWER, ("left",))
