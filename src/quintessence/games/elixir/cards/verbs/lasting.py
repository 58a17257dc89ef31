"""Verbs about turns, about what lasts and about open events."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.sheet import Field
from quintessence.core.types import Json

from ...board import Board
from ...frames.announced import ForfeitFrame
from ...frames.event import open_event, place_of
from ...frames.writer import Writer
from ...table import enduring, telling, zones
from ...table.lasting import STATUS_FIELDS, UNCOUNTED, Lasting
from ...worth.weights import ENGINE, FORFEIT_PUT, SHACKLE, SMALL, TURN_LOST, TURN_MORE, Answer
from .. import words
from ..language import LISTED, Effect, Filter, Party, Pattern
from ..scope import Scope
from ..signature import Argument, arguments_in
from ..step import Step
from ..verb import Verb


@final
class ExtraTurn(Verb):
    """Extra turns are due to each, after those already due (EX-VERB-12)."""

    name = "extra-turn"
    signature = "who: seats = you; n: amount = 1"
    worth = TURN_MORE

    def do(self, step: Step) -> None:
        board, seats, n = step.board, step.who(), step.n()
        if len(seats) == 0 or n == 0 or len(board.extra) + n * len(seats) > words.LARGEST_NUMBER:
            step.nothing()
            return
        for seat in seats:
            board.extra = zones.joined(board.extra, vec[i64]([seat] * int(n)))
            telling.tell(step.log, "extra-turn", {"seat": int(seat), "n": int(n)})


@final
class SkipTurn(Verb):
    """Each skips its next turns: a status with one use for each turn (EX-STAT-7, EX-VERB-13)."""

    name = "skip-turn"
    signature = "who: seats!; n: amount = 1"
    worth = SMALL
    cost_to_target = TURN_LOST

    def do(self, step: Step) -> None:
        seats, n = step.who(), step.n()
        if len(seats) == 0 or n == 0 or not enduring.has_room(step.board, len(seats)):
            step.nothing()
            return
        for seat in seats:
            status = enduring.begin_lasting(step.board, words.STATUS, seat, step.at.by, step.at.card, words.FOR_GOOD)
            status.status = words.SKIP
            status.uses = n
            telling.tell_set(step.board, step.log, status)


@final
class Reverse(Verb):
    """The direction of play turns round (EX-VERB-14)."""

    name = "reverse"

    def do(self, step: Step) -> None:
        step.board.direction = -step.board.direction
        telling.tell(step.log, "reversed", {"direction": int(step.board.direction)})


@final
class EndTurn(Verb):
    """The turn in progress ends as soon as nothing is pending (EX-VERB-15)."""

    name = "end-turn"

    def do(self, step: Step) -> None:
        step.board.ending = True


class LastingVerb(Verb):
    """A verb that begins effects which last."""

    def can_last(self, step: Step, effects: i64) -> bool:
        """Whether so many more may last; as long as a spell lies, only while it still lies there (EX-LAST-4)."""
        if not enduring.has_room(step.board, effects):
            return False
        is_laid = zones.first_place(step.board.laid_of(step.at.by), self.card_of(step)) >= 0
        return step.effect.until != words.WHILE_LAID or is_laid

    def card_of(self, step: Step) -> i64:
        """The card that it bears; `laid` effects of a copied spell bear the copying one's (EX-VERB-11)."""
        is_copy = step.effect.until == words.WHILE_LAID and step.at.source != words.NO_CARD
        return step.at.source if is_copy else step.at.card

    def begun(self, step: Step, kind: i64, on: i64) -> Lasting:
        lasting = enduring.begin_lasting(step.board, kind, on, step.at.by, self.card_of(step), step.effect.until)
        lasting.uses = step.effect.uses if step.effect.uses > 0 else UNCOUNTED
        return lasting


@final
class Status(LastingVerb):
    """Puts a status on each (EX-VERB-16)."""

    name = "status"
    signature = "who: seats = you; status as is: status!; until: end!; uses: 1..99"
    cost_to_target = SHACKLE

    def arguments_of(self, status: object) -> list[Argument]:
        """Those of all, and what single statuses have besides; on a card any amount may stand for a number."""
        fields = STATUS_FIELDS.get(status, "") if isinstance(status, str) else ""
        return self.arguments + arguments_in(fields.replace("number", "amount = 1"))

    def do(self, step: Step) -> None:
        board, effect, seats = step.board, step.effect, step.who()
        if len(seats) == 0 or not self.can_last(step, len(seats)):
            step.nothing()
            return
        n = step.n()
        for seat in seats:
            status = self.begun(step, words.STATUS, seat)
            status.status = effect.status
            status.n = n
            status.level = effect.level
            status.what = settled(board, effect.what, step.at.named)
            status.stands_as = settled(board, effect.stands_as, step.at.named)
            telling.tell_set(board, step.log, status)

    def promise(self, effect: Effect) -> float:
        return ENGINE if effect.status == words.DRAW_MORE or effect.status == words.DISCOUNT else SMALL


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
class Trigger(LastingVerb):
    """A list of effects whenever an event takes place; who its parties must be is settled now (EX-VERB-17)."""

    name = "trigger"
    signature = "pattern as when: pattern!; do: triggered!; until: end_of_trigger!; uses: 1..99"

    def do(self, step: Step) -> None:
        pattern = self.settled_pattern(step)
        if pattern.by.is_nobody() or pattern.at.is_nobody() or not self.can_last(step, 1):
            step.nothing()
            return
        trigger = self.begun(step, words.TRIGGER, step.at.by)
        trigger.pattern = pattern
        trigger.do = step.effect.do
        trigger.targets = step.at.targets
        trigger.named = step.at.named
        telling.tell_set(step.board, step.log, trigger)

    def settled_pattern(self, step: Step) -> Pattern:
        """The event with words for seats replaced by the seats that they mean now."""
        pattern = step.effect.pattern
        assert pattern is not None
        if pattern.by.words is None and pattern.at.words is None:
            return pattern
        by, at = settled_party(step, pattern.by), settled_party(step, pattern.at)
        made = Pattern(pattern.event, by, at, dict(pattern.source))
        made.level, made.last = pattern.level, pattern.last
        for name, party in (("by", by), ("at", at)):
            if party.kind == LISTED:
                made.source[name] = Writer(step.board.deck).bits(party.seats)
        return made

    def promise(self, effect: Effect) -> float:
        return ENGINE if effect.until == words.WHILE_LAID else SMALL


def settled_party(step: Step, party: Party) -> Party:
    return party if party.words is None else Party(LISTED, step.meant(party.words))


@final
class Dispel(Verb):
    """Ends lasting effects, but none that is laid (EX-VERB-18)."""

    name = "dispel"
    signature = "who: seats = all; kinds as what: kinds = all three"

    def do(self, step: Step) -> None:
        if enduring.dispel(step.board, step.meant(step.effect.who), step.effect.kinds, step.log) == 0:
            step.nothing()


class EventVerb(Verb):
    """A verb that needs an event to speak of; its worth is what becomes of the card that it answers."""

    worth = SMALL

    def check(self, field: Field, scope: Scope) -> None:
        """EX-DECK-12"""
        if not scope.is_special:
            field.under("EX-DECK-12").wrong("elixir-no-event", {"word": self.name})

    def prospect(self, board: Board, seat: i64, place: i64, effect: Effect) -> float:
        return 0.0


@final
class Cancel(EventVerb):
    """Cancels the innermost open event, unless it is the start or end of a turn (EX-VERB-19)."""

    name = "cancel"
    signature = "cancelled as spell: stays / returns = stays"

    def do(self, step: Step) -> None:
        event = open_event(step.board)
        if event is None or event.event >= words.ON_TURN_START:
            step.nothing()
            return
        event.cancelled = max(event.cancelled, step.effect.cancelled)
        name, card = words.EVENTS[event.event], step.board.deck.id_of(event.card)
        telling.tell(step.log, "cancelled", {"event": name, "card": card})

    def answer(self, effect: Effect, answer: Answer, actor: i64) -> None:
        answer.cancelled = max(answer.cancelled, effect.cancelled)


@final
class Redirect(EventVerb):
    """Another seat takes a subject's place in the innermost event, whose window begins anew (EX-SPEC-9, EX-VERB-20)."""

    name = "redirect"
    signature = "who as to: seats!; other as from: seats = you"

    def do(self, step: Step) -> None:
        board, to = step.board, step.one(step.effect.who)
        event = open_event(board)
        if event is None or event.event >= words.ON_TURN_START or event.event == words.ON_TRANSACTION:
            step.nothing()
            return
        source = event.subjects[0] if event.event == words.ON_LOT else step.one(step.effect.other)
        if to == words.NOBODY or to == source or zones.first_place(event.subjects, source) < 0:
            step.nothing()
            return
        event.subjects = zones.replaced(event.subjects, source, to)
        event.begin_anew()
        board.stack[place_of(board, event) - 1].redirect(source, to)
        telling.tell(step.log, "redirected", {"event": words.EVENTS[event.event], "to": int(to)})

    def answer(self, effect: Effect, answer: Answer, actor: i64) -> None:
        word = effect.who.word
        answer.to = actor if word == words.ACTOR else answer.by if word == words.YOU else words.NOBODY


@final
class Forfeit(Verb):
    """Puts a forfeit on each, one after the other (EX-ORD-1, EX-VERB-21)."""

    name = "forfeit"
    signature = "who: seats!; n as price: amount!; until: end_of_forfeit = their-turn-end"
    cost_to_target = FORFEIT_PUT

    def do(self, step: Step) -> None:
        price = step.n()
        for seat in step.who_or_nothing()[::-1]:
            step.begin(ForfeitFrame(step.at.card, step.at.by, seat, price, step.effect.until))
