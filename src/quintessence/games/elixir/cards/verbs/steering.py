"""Verbs that ask somebody, that decide and repeat, that count and that speak."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.sheet import Field

from ...board import bit
from ...frames import lists
from ...table.telling import tell
from ..language import REACTING, Effect
from ..scope import Scope
from ..step import Step
from ..verb import Verb, promise_of, steps_when, threat_of
from ..words import NOBODY


@final
class Choose(Verb):
    """A seat chooses one option of those whose condition holds; until then the step stays to be done (EX-VERB-25)."""

    name = "choose"
    signature = "who: seats = you; choices as options: options!"
    is_step = False

    def do(self, step: Step) -> None:
        board, at, seat = step.board, step.at, step.one(step.effect.who)
        options, last = i64(0), i64(0)
        for place, choice in enumerate(step.effect.choices):
            if choice.condition is None or step.holds(choice.condition):
                last = place + 1
                options |= bit(last)
        if seat == NOBODY or options == 0:
            at.place += 1
            step.nothing()
        elif options == bit(last):
            lists.take_option(board, at, seat, last, step.log)
        else:
            step.begin(lists.ChooseFrame(seat, options))

    def promise(self, effect: Effect) -> float:
        return max([promise_of(choice.do) for choice in effect.choices])

    def threat(self, effect: Effect) -> float:
        return max([threat_of(choice.do) for choice in effect.choices])


@final
class Aim(Verb):
    """A seat chooses another, who becomes the target (EX-VERB-26)."""

    name = "aim"
    signature = "who: seats = you; other as among: seats = others"

    def check(self, field: Field, scope: Scope) -> None:
        scope.is_aimed = True

    def do(self, step: Step) -> None:
        seat, among = step.one(step.effect.who), step.meant(step.effect.other)
        choices = lists.aim_choices(step.board, seat, among) if seat != NOBODY else vec[i64]()
        if len(choices) > 1:
            step.begin(lists.AimFrame(seat, among))
            return
        lists.set_target(step.at, seat, choices[0] if len(choices) == 1 else NOBODY, step.log)
        if len(choices) == 0:
            step.nothing()


@final
class Name(Verb):
    """A seat names an ingredient, or a tag of a group (EX-VERB-27)."""

    name = "name"
    signature = "who: seats = you; group as of: group = ingredient"

    def do(self, step: Step) -> None:
        seat, group = step.one(step.effect.who), step.effect.group
        offered = step.board.deck.named(group)
        if seat == NOBODY or len(offered) == 0:
            step.nothing()
        elif len(offered) == 1:
            lists.set_name(step.board, step.at, seat, offered[0], step.log)
        else:
            step.begin(lists.NameFrame(seat, group))


@final
class If(Verb):
    """One of two lists (EX-VERB-28)."""

    name = "if"
    signature = "condition as cond: condition!; do as then: effects!; otherwise as else: effects = []"
    is_step = False

    def do(self, step: Step) -> None:
        effect, condition = step.effect, step.effect.condition
        assert condition is not None
        step.at.place += 1
        lists.begin_part(step.board, step.at, effect.do if step.holds(condition) else effect.otherwise)

    def promise(self, effect: Effect) -> float:
        return max(promise_of(effect.do), promise_of(effect.otherwise))

    def steps_when(self, effect: Effect, reacting: bool) -> list[Effect]:
        condition = effect.condition
        if condition is None or condition.kind != REACTING:
            return [effect]
        return steps_when(effect.do if condition.expected == reacting else effect.otherwise, reacting)


@final
class Each(Verb):
    """A list once for each seat, with `them` bound to it (EX-VERB-29)."""

    name = "each"
    signature = "who: seats!; do: repeated!"

    def do(self, step: Step) -> None:
        seats = step.who()
        if len(seats) == 0 or len(step.effect.do) == 0:
            step.nothing()
            return
        pattern = lists.inner_list(step.at, step.effect.do)
        pattern.moved = step.at.before
        step.begin(lists.EachFrame(seats, pattern))


@final
class Count(Verb):
    """Changes a counter of each (EX-VERB-30)."""

    name = "count"
    signature = "who: seats = you; counter: counter!; n as add: change; n as set: amount"

    def check(self, field: Field, scope: Scope) -> None:
        """EX-DECK-8: one of the two."""
        if isinstance(field.value, dict) and ("add" in field.value) == ("set" in field.value):
            field.under("EX-DECK-8").wrong("elixir-add-or-set")

    def do(self, step: Step) -> None:
        board, counter, n = step.board, step.effect.counter, step.number(step.effect.n)
        for seat in step.who():
            before = board.counter_of(counter, seat) if "add" in step.effect.source else 0
            board.set_counter(counter, seat, before + n)
            now = int(board.counter_of(counter, seat))
            tell(step.log, "counted", {"seat": int(seat), "what": board.counter_names[counter], "n": now})


@final
class Say(Verb):
    """Shows a text to all (EX-VERB-31)."""

    name = "say"
    signature = "text: text!"

    def do(self, step: Step) -> None:
        tell(step.log, "said", {"seat": int(step.at.by), "what": dict(step.effect.text)})
