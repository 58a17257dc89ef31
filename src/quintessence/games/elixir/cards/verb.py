"""One verb of the card language: its arguments, what it does, roughly what it is worth."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.sheet import Field
from quintessence.core.types import RuleId

from ..board import Board, Doing
from ..worth.answer import Answer
from .language import Effect
from .scope import Scope
from .signature import Argument, arguments_in


class Verb:
    """A verb. To add one: a class in a file of `verbs`, its place in `verbs.every`, its texts, its row on the page.

    The signature lists the arguments as the page does, `name: kind = default` with a semicolon between them; `!`
    stands behind those that a card must give. The first argument that names seats becomes the `seats` of an effect,
    the second its `other_seats`.
    """

    name = ""
    rule: RuleId = ""
    signature = ""
    is_step = True
    """Whether it is a step of its own, which counts anew what it moves (EX-LANG-6), and is done once begun."""
    copies = False
    """Whether it copies spells; those that do are not copied themselves (EX-VERB-11)."""

    no_ends: tuple[str, ...] = ()
    """Ends that what it puts on somebody cannot have (EX-DECK-13)."""

    def __init__(self) -> None:
        self.arguments = arguments_in(self.signature)

    def arguments_of(self, status: object) -> list[Argument]:
        """The arguments of one step; `status` is what it says in `is`."""
        return self.arguments

    def check(self, field: Field, scope: Scope) -> None:
        """Notes what is wrong with a step beyond its single arguments."""

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        """Carries out a step of a list of effects."""
        raise NotImplementedError

    def promise(self, step: Effect) -> float:
        """What a step is worth to the player of its card, by its card alone."""
        return 0.0

    def threat(self, step: Effect) -> float:
        """What a step costs the target of its card."""
        return 0.0

    def prospect(self, board: Board, seat: i64, place: i64, step: Effect) -> float:
        """What a step promises a seat now that its card is being played, `place` on the stack."""
        return self.promise(step)

    def answer(self, step: Effect, answer: Answer, actor: i64) -> None:
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
    """What steps are worth to the player of their card."""
    return sum([verb_of(step).promise(step) for step in steps])


def threat_of(steps: list[Effect]) -> float:
    """What steps cost the target of their card."""
    return sum([verb_of(step).threat(step) for step in steps])


def steps_when(effects: list[Effect], reacting: bool) -> list[Effect]:
    """The steps of a card that are carried out in a window, or on one's turn."""
    steps: list[Effect] = []
    for effect in effects:
        steps += verb_of(effect).steps_when(effect, reacting)
    return steps
