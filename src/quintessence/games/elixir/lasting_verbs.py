"""Verbs about what lasts, about open events and about turns (EX-VERB-12 to EX-VERB-21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import Board, in_turn_order
from quintessence.games.elixir.cards.language import LISTED, Effect, Filter, Pattern
from quintessence.games.elixir.cards.reckoning import amount_meant, one_seat, open_event, seats_meant
from quintessence.games.elixir.cards.words import (
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
from quintessence.games.elixir.forfeits import give_forfeits
from quintessence.games.elixir.frames import CardFrame, EventFrame, ListFrame, TakeFrame
from quintessence.games.elixir.questions import ForfeitFrame, PutFrame
from quintessence.games.elixir.table.enduring import begin_lasting, dispel, has_room
from quintessence.games.elixir.table.lasting import UNCOUNTED
from quintessence.games.elixir.table.telling import card_name, tell, tell_event, tell_nothing, tell_set
from quintessence.games.elixir.table.zones import LAID, first_place


def card_of_lasting(at: ListFrame, until: i64) -> i64:
    """The card that a lasting effect bears; `laid` effects of a copied spell bear the copying one's (EX-VERB-11)."""
    return at.source if until == WHILE_LAID and at.source != NO_CARD else at.card


def can_last(board: Board, at: ListFrame, until: i64) -> bool:
    """What lasts as long as a spell lies cannot begin when it lies there no more (EX-LAST-4)."""
    return until != WHILE_LAID or first_place(board.zones[LAID + at.by], card_of_lasting(at, until)) >= 0


def set_status(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-16"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    if len(seats) == 0 or not has_room(board, len(seats)) or not can_last(board, at, effect.until):
        tell_nothing(board, log, at.card)
        return
    n = amount_meant(board, at, effect.amount)
    for seat in seats:
        status = begin_lasting(board, STATUS, seat, at.by, card_of_lasting(at, effect.until), effect.until)
        status.status = effect.status
        status.uses = effect.uses if effect.uses > 0 else UNCOUNTED
        status.n = n
        status.level = effect.level
        status.what = settled(board, effect.what, at.named)
        status.stands_as = settled(board, effect.stands_as, at.named)
        tell_set(board, log, status)


def settled(board: Board, what: Filter, named: i64) -> Filter:
    """A filter in which the word `named` stands for what it means now."""
    if not what.named:
        return what
    words: list[Json] = what.source if isinstance(what.source, list) else [what.source]
    kept: list[Json] = [word for word in words if word != "named"]
    if named != NO_WORD:
        kept.append(board.deck.vocabulary.words[named])
    return board.deck.vocabulary.filter_of(kept)


def skip_turns(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-13: a status with one use for each turn."""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = amount_meant(board, at, effect.amount)
    if len(seats) == 0 or n == 0 or not has_room(board, len(seats)):
        tell_nothing(board, log, at.card)
        return
    for seat in seats:
        status = begin_lasting(board, STATUS, seat, at.by, at.card, FOR_GOOD)
        status.status = SKIP
        status.uses = n
        tell_set(board, log, status)


def set_trigger(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-17: who the actor and the subjects must be is settled now."""
    pattern = effect.pattern
    assert pattern is not None
    settled_now = settled_pattern(board, at, pattern)
    if names_nobody(settled_now) or not has_room(board, 1) or not can_last(board, at, effect.until):
        tell_nothing(board, log, at.card)
        return
    trigger = begin_lasting(board, TRIGGER, at.by, at.by, card_of_lasting(at, effect.until), effect.until)
    trigger.pattern = settled_now
    trigger.do = effect.do
    trigger.uses = effect.uses if effect.uses > 0 else UNCOUNTED
    trigger.targets = at.targets
    trigger.named = at.named
    tell_set(board, log, trigger)


def settled_pattern(board: Board, at: ListFrame, pattern: Pattern) -> Pattern:
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


def dispel_effects(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-18"""
    if dispel(board, seats_meant(board, at, effect.seats), effect.kinds, log) == 0:
        tell_nothing(board, log, at.card)


def put_forfeit(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-21"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    if len(seats) == 0:
        tell_nothing(board, log, at.card)
        return
    give_forfeits(board, seats, at.by, at.card, amount_meant(board, at, effect.amount), effect.until)


def cancel(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-19: the innermost open event, unless it is the start or end of a turn."""
    event = open_event(board)
    if event is None or event.event >= ON_TURN_START:
        tell_nothing(board, log, at.card)
        return
    event.cancelled = max(event.cancelled, effect.cancelled)
    tell_event(board, log, "cancelled", event.event, {"card": card_name(board, event.card)})


def redirect(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-20: another seat takes a subject's place, and the window begins anew (EX-SPEC-9)."""
    event = open_event(board)
    to = one_seat(board, at, effect.seats)
    if event is None or to == NOBODY or event.event == ON_TRANSACTION or event.event >= ON_TURN_START:
        tell_nothing(board, log, at.card)
        return
    source = event.subjects[0] if event.event == ON_LOT else one_seat(board, at, effect.other_seats)
    if source == NOBODY or to == source or first_place(event.subjects, source) < 0:
        tell_nothing(board, log, at.card)
        return
    event.subjects = replaced(event.subjects, source, to)
    turn_round(board, event, source, to)
    event.has_begun = False
    event.queue = vec[i64]()
    tell_event(board, log, "redirected", event.event, {"to": int(to)})


def turn_round(board: Board, event: EventFrame, source: i64, to: i64) -> None:
    """What the event is about now concerns another seat."""
    below = board.stack[place_of(board, event) - 1]
    if isinstance(below, CardFrame) and event.event in (ON_SPELL, ON_OBJECT):
        below.targets = replaced(below.targets, source, to)
    elif isinstance(below, TakeFrame) and event.event == ON_TAKE:
        below.source = to
    elif isinstance(below, ForfeitFrame) and event.event == ON_FORFEIT:
        below.on = to
    elif isinstance(below, PutFrame):
        below.winner = to
        below.taken = True


def place_of(board: Board, event: EventFrame) -> i64:
    place: i64 = len(board.stack) - 1
    while board.stack[place] is not event:
        place -= 1
    return place


def replaced(seats: vec[i64], old: i64, new: i64) -> vec[i64]:
    changed = vec[i64](capacity=len(seats))
    for seat in seats:
        changed = append(changed, new if seat == old else seat)
    return changed


def add_extra_turns(board: Board, at: ListFrame, effect: Effect, log: Log | None) -> None:
    """EX-VERB-12"""
    seats = in_turn_order(board, seats_meant(board, at, effect.seats))
    n = amount_meant(board, at, effect.amount)
    if len(seats) == 0 or n == 0 or len(board.extra) + n * len(seats) > LARGEST_NUMBER:
        tell_nothing(board, log, at.card)
        return
    for seat in seats:
        due = board.extra[:]
        for _ in range(n):
            due = append(due, seat)
        board.extra = due
        if log is not None:
            tell(log, "extra-turn", {"seat": int(seat), "n": int(n)})


def reverse(board: Board, log: Log | None) -> None:
    """EX-VERB-14"""
    board.direction = -board.direction
    if log is not None:
        tell(log, "reversed", {"direction": int(board.direction)})
