"""Verbs that ask somebody, that decide and repeat, that count and that speak."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.casts import as_object
from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.sheet import Field

from ...board import Board, Doing, bit
from ...frames.lists import EachFrame, begin_part, inner_list
from ...frames.questions import AimFrame, ChooseFrame, NameFrame, aim_choices, set_name, set_target, take_option
from ...table.telling import tell, tell_nothing
from ..language import REACTING, Effect
from ..reckoning import holds, number_meant, one_seat, seats_in_order, seats_meant
from ..scope import Scope
from ..verb import Verb, promise_of, steps_when, threat_of
from ..words import NOBODY


@final
class Choose(Verb):
    """A seat chooses one option of those whose condition holds. The step stays to be done until it is chosen."""

    name = "choose"
    rule = "EX-VERB-25"
    signature = "who: seats = you; options: options!"
    is_step = False

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seat = one_seat(board, at, effect.seats)
        options: i64 = 0
        for place, choice in enumerate(effect.choices):
            if choice.condition is None or holds(board, at, choice.condition):
                options |= bit(place + 1)
        if seat == NOBODY or options == 0:
            at.place += 1
            tell_nothing(board, log, at.card)
        elif options & (options - 1) == 0:
            take_option(board, at, seat, lowest_bit(options), log)
        else:
            board.stack.append(ChooseFrame(seat, options))

    def promise(self, step: Effect) -> float:
        return max([promise_of(choice.do) for choice in step.choices])

    def threat(self, step: Effect) -> float:
        return max([threat_of(choice.do) for choice in step.choices])


def lowest_bit(bits: i64) -> i64:
    """The number of the lowest bit of a set."""
    number: i64 = 0
    while bits >> number & 1 == 0:
        number += 1
    return number


@final
class Aim(Verb):
    """A seat chooses another, who becomes the target."""

    name = "aim"
    rule = "EX-VERB-26"
    signature = "who: seats = you; among: seats = others"

    def check(self, field: Field, scope: Scope) -> None:
        scope.is_aimed = True

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seat = one_seat(board, at, effect.seats)
        among = seats_meant(board, at, effect.other_seats)
        choices = aim_choices(board, seat, among) if seat != NOBODY else vec[i64]()
        if len(choices) > 1:
            board.stack.append(AimFrame(seat, among))
        else:
            set_target(at, seat, choices[0] if len(choices) == 1 else NOBODY, log)
            if len(choices) == 0:
                tell_nothing(board, log, at.card)


@final
class Name(Verb):
    """A seat names an ingredient, or a tag of a group."""

    name = "name"
    rule = "EX-VERB-27"
    signature = "who: seats = you; of: group = ingredient"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seat = one_seat(board, at, effect.seats)
        offered = board.deck.named(effect.group)
        if seat == NOBODY or len(offered) == 0:
            tell_nothing(board, log, at.card)
        elif len(offered) == 1:
            set_name(board, at, seat, offered[0], log)
        else:
            board.stack.append(NameFrame(seat, effect.group))


@final
class If(Verb):
    """One of two lists."""

    name = "if"
    rule = "EX-VERB-28"
    signature = "cond: condition!; then: effects!; else: effects = []"
    is_step = False

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        condition = effect.condition
        assert condition is not None
        at.place += 1
        begin_part(board, at, effect.do if holds(board, at, condition) else effect.otherwise)

    def promise(self, step: Effect) -> float:
        return max(promise_of(step.do), promise_of(step.otherwise))

    def steps_when(self, effect: Effect, reacting: bool) -> list[Effect]:
        condition = effect.condition
        if condition is None or condition.kind != REACTING:
            return [effect]
        return steps_when(effect.do if condition.expected == reacting else effect.otherwise, reacting)


@final
class Each(Verb):
    """A list once for each seat, with `them` bound to it."""

    name = "each"
    rule = "EX-VERB-29"
    signature = "who: seats!; do: repeated!"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        if len(seats) == 0 or len(effect.do) == 0:
            tell_nothing(board, log, at.card)
            return
        pattern = inner_list(at, effect.do)
        pattern.moved = at.before
        board.stack.append(EachFrame(seats, pattern))


@final
class Count(Verb):
    """Changes a counter of each."""

    name = "count"
    rule = "EX-VERB-30"
    signature = "who: seats = you; counter: counter!; add: change; set: amount"

    def check(self, field: Field, scope: Scope) -> None:
        """EX-DECK-8: one of the two."""
        if isinstance(field.value, dict) and ("add" in field.value) == ("set" in field.value):
            field.under("EX-DECK-8").wrong("elixir-add-or-set")

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = number_meant(board, at, effect.amount)
        for seat in seats:
            before = board.counter_of(effect.counter, seat) if effect.adds else 0
            board.set_counter(effect.counter, seat, before + n)
            if log is not None:
                now = int(board.counter_of(effect.counter, seat))
                tell(log, "counted", {"seat": int(seat), "what": board.counter_names[effect.counter], "n": now})


@final
class Say(Verb):
    """Shows a text to all."""

    name = "say"
    rule = "EX-VERB-31"
    signature = "text: text!"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        if log is not None:
            tell(log, "said", {"seat": int(at.by), "what": dict(as_object(effect.source["text"]))})
