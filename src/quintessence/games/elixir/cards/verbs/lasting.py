"""Verbs about turns, about what lasts and about open events."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.sheet import Field
from quintessence.core.types import Json, JsonObject

from ...board import Board, Doing
from ...frames.event import EventFrame, open_event, place_of
from ...frames.forfeit import ForfeitFrame
from ...table.enduring import begin_lasting, dispel, has_room
from ...table.lasting import UNCOUNTED
from ...table.telling import tell, tell_event, tell_nothing, tell_set
from ...table.zones import LAID, first_place
from ...worth.answer import Answer
from ...worth.weights import ENGINE, FORFEIT_PUT, SHACKLE, SMALL, TURN_LOST, TURN_MORE
from .. import words
from ..language import LISTED, Effect, Filter, Pattern
from ..reckoning import amount_meant, one_seat, seats_in_order, seats_meant
from ..scope import Scope
from ..signature import Argument, arguments_in
from ..verb import Verb


@final
class ExtraTurn(Verb):
    """Extra turns are due to each, after those already due."""

    name = "extra-turn"
    rule = "EX-VERB-12"
    signature = "who: seats = you; n: amount = 1"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        if len(seats) == 0 or n == 0 or len(board.extra) + n * len(seats) > words.LARGEST_NUMBER:
            tell_nothing(board, log, at.card)
            return
        for seat in seats:
            due = board.extra[:]
            for _ in range(n):
                due = append(due, seat)
            board.extra = due
            if log is not None:
                tell(log, "extra-turn", {"seat": int(seat), "n": int(n)})

    def promise(self, step: Effect) -> float:
        return TURN_MORE


@final
class SkipTurn(Verb):
    """Each skips its next turns: a status with one use for each turn (EX-STAT-7)."""

    name = "skip-turn"
    rule = "EX-VERB-13"
    signature = "who: seats!; n: amount = 1"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        n = amount_meant(board, at, effect.amount)
        if len(seats) == 0 or n == 0 or not has_room(board, len(seats)):
            tell_nothing(board, log, at.card)
            return
        for seat in seats:
            status = begin_lasting(board, words.STATUS, seat, at.by, at.card, words.FOR_GOOD)
            status.status = words.SKIP
            status.uses = n
            tell_set(board, log, status)

    def promise(self, step: Effect) -> float:
        return SMALL

    def threat(self, step: Effect) -> float:
        return TURN_LOST if step.seats.word == words.TARGET else 0.0


@final
class Reverse(Verb):
    """The direction of play turns round."""

    name = "reverse"
    rule = "EX-VERB-14"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        board.direction = -board.direction
        if log is not None:
            tell(log, "reversed", {"direction": int(board.direction)})


@final
class EndTurn(Verb):
    """The turn in progress ends as soon as nothing is pending."""

    name = "end-turn"
    rule = "EX-VERB-15"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        board.ending = True


STATUS_ARGUMENTS: Final = {
    "draw-more": "n: amount = 1",
    "discount": "n: amount = 1; level: levels",
    "surcharge": "n: amount = 1; level: levels",
    "stand-in": "what: filter = find; as: filter = ingredient",
}
"""What single statuses need on top of the arguments of all."""


def card_of_lasting(at: Doing, until: i64) -> i64:
    """The card that a lasting effect bears; `laid` effects of a copied spell bear the copying one's (EX-VERB-11)."""
    return at.source if until == words.WHILE_LAID and at.source != words.NO_CARD else at.card


def can_last(board: Board, at: Doing, until: i64) -> bool:
    """What lasts as long as a spell lies cannot begin when it lies there no more (EX-LAST-4)."""
    return until != words.WHILE_LAID or first_place(board.zones[LAID + at.by], card_of_lasting(at, until)) >= 0


@final
class Status(Verb):
    """Puts a status on each."""

    name = "status"
    rule = "EX-VERB-16"
    signature = "who: seats = you; is: status!; until: until!; uses: 1..99"

    def arguments_of(self, status: object) -> list[Argument]:
        return self.arguments + arguments_in(STATUS_ARGUMENTS.get(status, "") if isinstance(status, str) else "")

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        if len(seats) == 0 or not has_room(board, len(seats)) or not can_last(board, at, effect.until):
            tell_nothing(board, log, at.card)
            return
        n = amount_meant(board, at, effect.amount)
        card = card_of_lasting(at, effect.until)
        for seat in seats:
            status = begin_lasting(board, words.STATUS, seat, at.by, card, effect.until)
            status.status = effect.status
            status.uses = effect.uses if effect.uses > 0 else UNCOUNTED
            status.n = n
            status.level = effect.level
            status.what = settled(board, effect.what, at.named)
            status.stands_as = settled(board, effect.stands_as, at.named)
            tell_set(board, log, status)

    def promise(self, step: Effect) -> float:
        return ENGINE if step.status == words.DRAW_MORE or step.status == words.DISCOUNT else SMALL

    def threat(self, step: Effect) -> float:
        return SHACKLE if step.seats.word == words.TARGET else 0.0


def settled(board: Board, what: Filter, named: i64) -> Filter:
    """A filter in which the word `named` stands for what it means now."""
    if not what.named:
        return what
    told: list[Json] = what.source if isinstance(what.source, list) else [what.source]
    kept: list[Json] = [word for word in told if word != "named"]
    if named != words.NO_WORD:
        kept.append(board.deck.vocabulary.words[named])
    return board.deck.vocabulary.filter_of(kept)


@final
class Trigger(Verb):
    """A list of effects is carried out whenever an event takes place; who its parties must be is settled now."""

    name = "trigger"
    rule = "EX-VERB-17"
    signature = "when: event!; do: triggered!; until: until!; uses: 1..99"
    no_ends: tuple[str, ...] = ("their-turn", "their-turn-end")

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        pattern = effect.pattern
        assert pattern is not None
        settled_now = settled_pattern(board, at, pattern)
        if names_nobody(settled_now) or not has_room(board, 1) or not can_last(board, at, effect.until):
            tell_nothing(board, log, at.card)
            return
        card = card_of_lasting(at, effect.until)
        trigger = begin_lasting(board, words.TRIGGER, at.by, at.by, card, effect.until)
        trigger.pattern = settled_now
        trigger.do = effect.do
        trigger.uses = effect.uses if effect.uses > 0 else UNCOUNTED
        trigger.targets = at.targets
        trigger.named = at.named
        tell_set(board, log, trigger)

    def promise(self, step: Effect) -> float:
        return ENGINE if step.until == words.WHILE_LAID else SMALL


def settled_pattern(board: Board, at: Doing, pattern: Pattern) -> Pattern:
    """The same event with words for seats replaced by the seats that they mean now."""
    if pattern.by_words is None and pattern.at_words is None:
        return pattern
    made = Pattern(pattern.event)
    made.by, made.at = pattern.by, pattern.at
    made.by_seats, made.at_seats = pattern.by_seats, pattern.at_seats
    made.level, made.last = pattern.level, pattern.last
    source: JsonObject = dict(pattern.source)
    if pattern.by_words is not None:
        made.by, made.by_seats = LISTED, seats_meant(board, at, pattern.by_words)
        source["by"] = seat_numbers(board, made.by_seats)
    if pattern.at_words is not None:
        made.at, made.at_seats = LISTED, seats_meant(board, at, pattern.at_words)
        source["at"] = seat_numbers(board, made.at_seats)
    made.source = source
    return made


def names_nobody(pattern: Pattern) -> bool:
    """Whether the words for the actor, or for the subjects, mean no seat (EX-LANG-4)."""
    return (pattern.by == LISTED and pattern.by_seats == 0) or (pattern.at == LISTED and pattern.at_seats == 0)


def seat_numbers(board: Board, seats: i64) -> list[Json]:
    return [seat for seat in range(board.seats) if seats >> seat & 1]


@final
class Dispel(Verb):
    """Ends lasting effects, but none that is laid."""

    name = "dispel"
    rule = "EX-VERB-18"
    signature = "who: seats = all; what: kinds = all three"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        if dispel(board, seats_meant(board, at, effect.seats), effect.kinds, log) == 0:
            tell_nothing(board, log, at.card)


class EventVerb(Verb):
    """A verb that needs an event to speak of; its worth is what becomes of the card that it answers."""

    def check(self, field: Field, scope: Scope) -> None:
        """EX-DECK-12"""
        if not scope.is_special:
            field.under("EX-DECK-12").wrong("elixir-no-event", {"word": self.name})

    def promise(self, step: Effect) -> float:
        return SMALL

    def prospect(self, board: Board, seat: i64, place: i64, step: Effect) -> float:
        return 0.0


@final
class Cancel(EventVerb):
    """Cancels the innermost open event, unless it is the start or end of a turn."""

    name = "cancel"
    rule = "EX-VERB-19"
    signature = "spell: stays / returns = stays"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        event = open_event(board)
        if event is None or event.event >= words.ON_TURN_START:
            tell_nothing(board, log, at.card)
            return
        event.cancelled = max(event.cancelled, effect.cancelled)
        tell_event(board, log, "cancelled", event.event, {"card": board.deck.id_of(event.card)})

    def answer(self, step: Effect, answer: Answer, actor: i64) -> None:
        answer.cancelled = max(answer.cancelled, step.cancelled)


@final
class Redirect(EventVerb):
    """Another seat takes a subject's place in the innermost open event, and the window begins anew (EX-SPEC-9)."""

    name = "redirect"
    rule = "EX-VERB-20"
    signature = "to: seats!; from: seats = you"

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        event = open_event(board)
        to = one_seat(board, at, effect.seats)
        if (
            event is None
            or to == words.NOBODY
            or event.event == words.ON_TRANSACTION
            or event.event >= words.ON_TURN_START
        ):
            tell_nothing(board, log, at.card)
            return
        is_lot = event.event == words.ON_LOT
        source = event.subjects[0] if is_lot else one_seat(board, at, effect.other_seats)
        if source == words.NOBODY or to == source or first_place(event.subjects, source) < 0:
            tell_nothing(board, log, at.card)
            return
        self.turn_round(board, event, source, to)
        tell_event(board, log, "redirected", event.event, {"to": int(to)})

    def turn_round(self, board: Board, event: EventFrame, source: i64, to: i64) -> None:
        """The event, and what it is about, now concern another seat."""
        subjects = vec[i64](capacity=len(event.subjects))
        for seat in event.subjects:
            subjects = append(subjects, to if seat == source else seat)
        event.subjects = subjects
        event.begin_anew()
        board.stack[place_of(board, event) - 1].redirect(event.event, source, to)

    def answer(self, step: Effect, answer: Answer, actor: i64) -> None:
        word = step.seats.word
        answer.to = actor if word == words.ACTOR else answer.by if word == words.YOU else words.NOBODY


@final
class Forfeit(Verb):
    """Puts a forfeit on each, one after the other (EX-ORD-1)."""

    name = "forfeit"
    rule = "EX-VERB-21"
    signature = "who: seats!; price: amount!; until: until = their-turn-end"
    no_ends: tuple[str, ...] = ("laid",)

    def do(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        seats = seats_in_order(board, at, effect.seats)
        if len(seats) == 0:
            tell_nothing(board, log, at.card)
            return
        price = amount_meant(board, at, effect.amount)
        for seat in seats[::-1]:
            board.stack.append(ForfeitFrame(at.card, at.by, seat, price, effect.until))

    def threat(self, step: Effect) -> float:
        return FORFEIT_PUT if step.seats.word == words.TARGET else 0.0
