"""Verbs about what lasts, about open events and about turns (EX-VERB-12 to EX-VERB-21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.enduring import begin_lasting, dispel, has_room
from quintessence.games.elixir.forfeits import give_forfeits
from quintessence.games.elixir.frames import CardFrame, EventFrame, ListFrame, TakeFrame
from quintessence.games.elixir.language import LISTED, Effect, Filter, Pattern
from quintessence.games.elixir.lasting import UNCOUNTED
from quintessence.games.elixir.questions import ForfeitFrame, PutFrame
from quintessence.games.elixir.reckoning import amount_meant, one_seat, open_event, seats_meant
from quintessence.games.elixir.table import Table, in_turn_order
from quintessence.games.elixir.telling import card_name, tell, tell_event, tell_nothing, tell_set
from quintessence.games.elixir.words import (
    FOR_GOOD,
    LARGEST_NUMBER,
    NO_CARD,
    NO_WORD,
    NOBODY,
    ON_FORFEIT,
    ON_LOT,
    ON_OBJECT,
    ON_SPELL,
    ON_TAKE,
    ON_TRANSACTION,
    ON_TURN_START,
    SKIP,
    STATUS,
    TRIGGER,
    WHILE_LAID,
)
from quintessence.games.elixir.zones import LAID, first_place


def card_of_lasting(at: ListFrame, until: i64) -> i64:
    """The card that a lasting effect bears; `laid` effects of a copied spell bear the copying one's (EX-VERB-11)."""
    return at.source if until == WHILE_LAID and at.source != NO_CARD else at.card


def can_last(table: Table, at: ListFrame, until: i64) -> bool:
    """What lasts as long as a spell lies cannot begin when it lies there no more (EX-LAST-4)."""
    return until != WHILE_LAID or first_place(table.zones[LAID + at.by], card_of_lasting(at, until)) >= 0


def set_status(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-16"""
    seats = in_turn_order(table, seats_meant(table, at, effect.seats))
    if len(seats) == 0 or not has_room(table, len(seats)) or not can_last(table, at, effect.until):
        tell_nothing(table, log, at.card)
        return
    n = amount_meant(table, at, effect.amount)
    for seat in seats:
        status = begin_lasting(table, STATUS, seat, at.by, card_of_lasting(at, effect.until), effect.until)
        status.status = effect.status
        status.uses = effect.uses if effect.uses > 0 else UNCOUNTED
        status.n = n
        status.level = effect.level
        status.what = settled(table, effect.what, at.named)
        status.stands_as = settled(table, effect.stands_as, at.named)
        tell_set(table, log, status)


def settled(table: Table, what: Filter, named: i64) -> Filter:
    """A filter in which the word `named` stands for what it means now."""
    if not what.named:
        return what
    words: list[Json] = what.source if isinstance(what.source, list) else [what.source]
    kept: list[Json] = [word for word in words if word != "named"]
    if named != NO_WORD:
        kept.append(table.deck.vocabulary.words[named])
    return table.deck.vocabulary.filter_of(kept)


def skip_turns(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-13: a status with one use for each turn."""
    seats = in_turn_order(table, seats_meant(table, at, effect.seats))
    n = amount_meant(table, at, effect.amount)
    if len(seats) == 0 or n == 0 or not has_room(table, len(seats)):
        tell_nothing(table, log, at.card)
        return
    for seat in seats:
        status = begin_lasting(table, STATUS, seat, at.by, at.card, FOR_GOOD)
        status.status = SKIP
        status.uses = n
        tell_set(table, log, status)


def set_trigger(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-17: who the actor and the subjects must be is settled now."""
    pattern = effect.pattern
    assert pattern is not None
    settled_now = settled_pattern(table, at, pattern)
    if names_nobody(settled_now) or not has_room(table, 1) or not can_last(table, at, effect.until):
        tell_nothing(table, log, at.card)
        return
    trigger = begin_lasting(table, TRIGGER, at.by, at.by, card_of_lasting(at, effect.until), effect.until)
    trigger.pattern = settled_now
    trigger.do = effect.do
    trigger.uses = effect.uses if effect.uses > 0 else UNCOUNTED
    trigger.targets = at.targets
    trigger.named = at.named
    tell_set(table, log, trigger)


def settled_pattern(table: Table, at: ListFrame, pattern: Pattern) -> Pattern:
    """The same event with words for seats replaced by the seats that they mean now."""
    if pattern.by_words is None and pattern.at_words is None:
        return pattern
    made = Pattern(pattern.event)
    made.by, made.at = pattern.by, pattern.at
    made.by_seats, made.at_seats = pattern.by_seats, pattern.at_seats
    made.level, made.last = pattern.level, pattern.last
    source: JsonObject = dict(pattern.source)
    if pattern.by_words is not None:
        made.by, made.by_seats = LISTED, seats_meant(table, at, pattern.by_words)
        source["by"] = seat_numbers(table, made.by_seats)
    if pattern.at_words is not None:
        made.at, made.at_seats = LISTED, seats_meant(table, at, pattern.at_words)
        source["at"] = seat_numbers(table, made.at_seats)
    made.source = source
    return made


def names_nobody(pattern: Pattern) -> bool:
    """Whether the words for the actor, or for the subjects, mean no seat (EX-LANG-4)."""
    return (pattern.by == LISTED and pattern.by_seats == 0) or (pattern.at == LISTED and pattern.at_seats == 0)


def seat_numbers(table: Table, seats: i64) -> list[Json]:
    return [seat for seat in range(table.seats) if seats >> seat & 1]


def dispel_effects(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-18"""
    if dispel(table, seats_meant(table, at, effect.seats), effect.kinds, log) == 0:
        tell_nothing(table, log, at.card)


def put_forfeit(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-21"""
    seats = in_turn_order(table, seats_meant(table, at, effect.seats))
    if len(seats) == 0:
        tell_nothing(table, log, at.card)
        return
    give_forfeits(table, seats, at.by, at.card, amount_meant(table, at, effect.amount), effect.until)


def cancel(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-19: the innermost open event, unless it is the start or end of a turn."""
    event = open_event(table)
    if event is None or event.event >= ON_TURN_START:
        tell_nothing(table, log, at.card)
        return
    event.cancelled = max(event.cancelled, effect.cancelled)
    tell_event(table, log, "cancelled", event.event, {"card": card_name(table, event.card)})


def redirect(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-20: another seat takes a subject's place, and the window begins anew (EX-SPEC-9)."""
    event = open_event(table)
    to = one_seat(table, at, effect.seats)
    if event is None or to == NOBODY or event.event == ON_TRANSACTION or event.event >= ON_TURN_START:
        tell_nothing(table, log, at.card)
        return
    source = event.subjects[0] if event.event == ON_LOT else one_seat(table, at, effect.other_seats)
    if source == NOBODY or to == source or first_place(event.subjects, source) < 0:
        tell_nothing(table, log, at.card)
        return
    event.subjects = replaced(event.subjects, source, to)
    turn_round(table, event, source, to)
    event.has_begun = False
    event.queue = vec[i64]()
    tell_event(table, log, "redirected", event.event, {"to": int(to)})


def turn_round(table: Table, event: EventFrame, source: i64, to: i64) -> None:
    """What the event is about now concerns another seat."""
    below = table.stack[place_of(table, event) - 1]
    if isinstance(below, CardFrame) and event.event in (ON_SPELL, ON_OBJECT):
        below.targets = replaced(below.targets, source, to)
    elif isinstance(below, TakeFrame) and event.event == ON_TAKE:
        below.source = to
    elif isinstance(below, ForfeitFrame) and event.event == ON_FORFEIT:
        below.on = to
    elif isinstance(below, PutFrame):
        below.winner = to
        below.taken = True


def place_of(table: Table, event: EventFrame) -> i64:
    place: i64 = len(table.stack) - 1
    while table.stack[place] is not event:
        place -= 1
    return place


def replaced(seats: vec[i64], old: i64, new: i64) -> vec[i64]:
    changed = vec[i64](capacity=len(seats))
    for seat in seats:
        changed = append(changed, new if seat == old else seat)
    return changed


def add_extra_turns(table: Table, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-12"""
    seats = in_turn_order(table, seats_meant(table, at, effect.seats))
    n = amount_meant(table, at, effect.amount)
    if len(seats) == 0 or n == 0 or len(table.extra) + n * len(seats) > LARGEST_NUMBER:
        tell_nothing(table, log, at.card)
        return
    for seat in seats:
        due = table.extra[:]
        for _ in range(n):
            due = append(due, seat)
        table.extra = due
        if log is not None:
            tell(log, "extra-turn", {"seat": int(seat), "n": int(n)})


def reverse(table: Table, log: Log | None) -> None:
    """EX-VERB-14"""
    table.direction = -table.direction
    if log is not None:
        tell(log, "reversed", {"direction": int(table.direction)})
