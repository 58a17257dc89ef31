"""One speciality: its price, how its power is written, what it does, and the decisions that it asks for."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.refusal import Refusal
from quintessence.core.types import RuleId

from ..actions.pending import Pending
from ..board import Board
from ..notation.forms import NO_FORM
from ..tokens.stack import level_of, owner_of

# The passive specialities by number: the only ones that the actions know of. Numbers are places in `POWERS`.
DRUID: Final[i64] = 0
NECROMANCER: Final[i64] = 1
PRIEST: Final[i64] = 4
SAGE: Final[i64] = 5
HEALER: Final[i64] = 6


class Speciality:
    """A speciality card. The passive ones have no more than a name: their effects stand where they apply."""

    # EM-SPE-3, EM-SPE-8

    def __init__(self, name: str, price: i64 = 0, form: i64 = NO_FORM, keys: tuple[str, ...] = ()) -> None:
        self.name = name
        self.price = price
        self.form = form
        """How the power is written, NO_FORM for a passive speciality."""
        self.keys = keys
        """What a position says of its decision; none where it asks for none."""
        self.answers_weigh_the_same = False
        """Whether `values` cannot tell the answers to its decision apart: it need not try them all."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        """Whether the power may be used so, points apart: the quick answer."""
        return False

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        """The same in words: the rule that forbids it, form, points and voids apart."""
        return None if self.fits(board, seat, first, second) else Refusal("EM-SPE-6")

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        """Carries the power out, or leaves a decision pending. The price is paid."""

    def may_ask_at(self, board: Board, seat: i64, cell: i64) -> bool:
        """Whether its decision can be about what stands on a cell: an own elemental."""
        return level_of(board.cells[cell]) != 0 and owner_of(board.cells[cell]) == seat

    def lacks_tokens(self, board: Board, seat: i64, count: i64) -> RuleId | None:
        """The rule that forbids a decision in which so many tokens are still to be placed."""
        return None

    def verbs(self) -> list[str]:
        """The words that answer its decision."""
        return []

    def list_answers(self, board: Board, seat: i64, pending: Pending) -> vec[i64]:
        """What the seat may answer to its decision."""
        return vec[i64]()

    def explain_answer(self, board: Board, seat: i64, pending: Pending, move: i64) -> Refusal | None:
        """The rule that forbids an answer, voids apart."""
        return None

    def answer(self, board: Board, seat: i64, pending: Pending, move: i64, log: Log | None) -> None:
        """Carries an answer out; `board.pending` is empty and may be set again."""


def is_home(board: Board, seat: i64, cell: i64) -> bool:
    """Whether a cell is one of the seat's home cells (EM-BAS-14)."""
    return cell in board.variant.plain.home[seat]
