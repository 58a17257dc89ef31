"""One verb of the card language: its arguments, what it does, roughly what it is worth."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quintessence.core.sheet import Field
from quintessence.core.types import RuleId

from ..board import Board
from ..worth.weights import Answer
from .language import Effect
from .signature import Argument, arguments_in
from .step import Step
from .words import TARGET

if TYPE_CHECKING:
    from .scope import Scope


class Verb:
    """A verb. To add one: a class in a file of `verbs`, its place in `verbs.every`, its texts, its row on the page.

    The signature (`cards.signature`) lists the arguments as the page does, each with its attribute of an effect.
    """

    name = ""
    rule: RuleId = ""
    """By its place in the page's order; its docstring names it too."""
    signature = ""
    is_step = True
    """Whether it is a step of its own, which counts what it moves from 0 (EX-LANG-6), and is done once begun."""
    copies = False
    """Whether it copies spells; those that do are not copied themselves (EX-VERB-11)."""
    worth = 0.0
    """What a step promises, where that is always the same."""
    cost_to_target = 0.0
    """What a step costs the target if it is about the target."""

    def __init__(self) -> None:
        self.arguments = arguments_in(self.signature)

    def arguments_of(self, status: object) -> list[Argument]:
        """The arguments of one step; `status` is what it says in `is`."""
        return self.arguments

    def check(self, field: Field, scope: "Scope") -> None:
        """Notes what is wrong with a step beyond its single arguments."""

    def do(self, step: Step) -> None:
        """Carries out a step of a list of effects."""
        raise NotImplementedError

    def promise(self, effect: Effect) -> float:
        """What a step is worth to the player of its card, by its card alone."""
        return self.worth

    def threat(self, effect: Effect) -> float:
        """What a step costs the target of its card."""
        return self.cost_to_target if effect.who.word == TARGET else 0.0

    def prospect(self, board: Board, seat: i64, place: i64, effect: Effect) -> float:
        """What a step promises a seat now that its card is being played, `place` on the stack."""
        return self.promise(effect)

    def answer(self, effect: Effect, answer: Answer, actor: i64) -> None:
        """Notes what a step of a card played in a window will do to an event of that actor."""

    def steps_when(self, effect: Effect, reacting: bool) -> list[Effect]:
        """The steps of a card that is played in a window, or on one's turn: those meant for the other are left out."""
        return [effect]


VERBS: Final[list[Verb]] = []
"""Every verb by its number, in the page's order. Filled by `verbs.every`."""


def verb_names() -> tuple[str, ...]:
    return tuple([verb.name for verb in VERBS])


def verb_of(effect: Effect) -> Verb:
    return VERBS[effect.verb]


def promise_of(steps: list[Effect]) -> float:
    return sum([verb_of(step).promise(step) for step in steps])


def threat_of(steps: list[Effect]) -> float:
    return sum([verb_of(step).threat(step) for step in steps])


def steps_when(effects: list[Effect], reacting: bool) -> list[Effect]:
    """The steps of a card that are carried out in a window, or on one's turn."""
    steps: list[Effect] = []
    for effect in effects:
        steps += verb_of(effect).steps_when(effect, reacting)
    return steps
