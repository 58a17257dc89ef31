"""One event card: what it needs, which choices it leaves, what it does."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.types import RuleId

from ..board import Board
from ..notation.forms import NO_FORM


class EventCard:
    """A card of the pile. To add one: a class in a file of this folder, its place in that file's list, its texts.

    A card without choices overrides `is_possible` and `happen`; one with choices sets `form` and `most` and
    overrides `fits` and `choose`.

    EM-EVT-6, EM-EVT-11, EM-EVT-12.
    """

    def __init__(self, name: str, form: i64 = NO_FORM, most: i64 = 1) -> None:
        self.name = name
        self.form = form
        """How a choice is written, NO_FORM if there is none to make."""
        self.most = most
        """How many choices may be made: more than one is "up to"."""
        self.names_voids = False
        """Whether a choice may name a void: one that only marks a place."""
        self.choices_weigh_the_same = False
        """Whether `values` cannot tell its choices apart: it need not try them all."""
        self.order_matters = True
        """Whether the same choices in another order lead to another position."""

    def rule(self, number: int = 1) -> RuleId:
        """The id of one of the card's rules; a choice that is not possible is refused with number 1 (EM-EVT-7)."""
        return f"EM-{self.name.replace('-', '').upper()}-{number}"

    def choice_form(self, board: Board) -> i64:
        """`form`, where it does not depend on the board."""
        return self.form

    def is_possible(self, board: Board, seat: i64) -> bool:
        """Whether the event would change something now (EM-EVT-5). Cards with choices need one that fits."""
        return True

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        """The whole effect of a card without choices."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        """Whether this choice, in the card's form, is possible now."""
        return False

    def begins_at(self, board: Board, cell: i64) -> bool:
        """False if no choice that begins with the elemental on this cell can fit: spares looking at all of them."""
        return True

    def refusing_rule(self, board: Board, seat: i64, move: i64) -> RuleId:
        """The rule that forbids a choice that does not fit."""
        return self.rule()

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """The effect of one choice."""


ALL: Final[list[EventCard]] = []
"""Every card by its number. Filled by the package when all its files are there."""
