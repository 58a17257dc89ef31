"""Events, the triggers that answer them, and the windows for special cards (EX-SPEC-1 to EX-SPEC-11, EX-ORD-2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.games.elixir.board import (
    Board,
    all_seats,
    finds_of,
    has_status,
    in_turn_order,
    lasting_at,
    spells_of,
)
from quintessence.games.elixir.cards.reckoning import answers
from quintessence.games.elixir.cards.words import (
    MAGIC,
    NO_CAST,
    NO_OBJECTS,
    NO_REACT,
    NO_TRANSACTIONS,
    NOT_CANCELLED,
    TRIGGER,
)
from quintessence.games.elixir.frames import EventFrame, ListFrame
from quintessence.games.elixir.table.enduring import use_lasting
from quintessence.games.elixir.table.paying import can_cast
from quintessence.games.elixir.table.telling import tell_card
from quintessence.games.elixir.table.zones import first_place


def take_place(board: Board, event: EventFrame) -> None:
    """Opens an event; which triggers answer it is settled now (EX-ORD-2)."""
    for owner in in_turn_order(board, all_seats(board)):
        for effect in board.lasting:
            pattern = effect.pattern
            if effect.kind != TRIGGER or effect.by != owner or pattern is None:
                continue
            if answers(board, pattern, event, owner) and not is_firing(board, effect.number):
                event.triggers = append(event.triggers[:], effect.number)
    board.stack.append(event)


def is_firing(board: Board, number: i64) -> bool:
    """Whether a trigger is waiting or being carried out (EX-ORD-3)."""
    for frame in board.stack:
        if isinstance(frame, EventFrame) and first_place(frame.triggers, number) >= 0:
            return True
        if isinstance(frame, ListFrame) and frame.trigger == number:
            return True
    return False


def go_on_with_event(board: Board, event: EventFrame, log: Log | None) -> bool:
    """Carries out the next trigger, or finds whom to ask, or closes the event. False if somebody is asked."""
    if event.cancelled != NOT_CANCELLED:
        close_event(board, event)
        return True
    if len(event.triggers) > 0:
        number = event.triggers[0]
        event.triggers = event.triggers[1:]
        fire(board, number, log)
        return True
    if board.plays >= board.variant.plays_limit:
        # No further card may be played in this turn: windows are not opened (EX-LIM-2).
        close_event(board, event)
        return True
    if not event.has_begun:
        event.has_begun = True
        event.queue = in_turn_order(board, all_seats(board))
    while len(event.queue) > 0:
        if is_asked(board, event, event.queue[0]):
            return False
        event.queue = event.queue[1:]
    close_event(board, event)
    return True


def fire(board: Board, number: i64, log: Log | None) -> None:
    """Carries out a trigger, unless it has ended meanwhile."""
    place = lasting_at(board, number)
    if place < 0:
        return
    trigger = board.lasting[place]
    tell_card(board, log, "triggered", trigger.by, trigger.card)
    doing = ListFrame(trigger.card, trigger.by, trigger.do)
    doing.targets = trigger.targets
    doing.named = trigger.named
    doing.window = True
    doing.trigger = number
    board.stack.append(doing)
    use_lasting(board, place, log)


def close_event(board: Board, event: EventFrame) -> None:
    """The event is over; what it was about learns whether it was cancelled."""
    board.stack.pop()
    if event.cancelled == NOT_CANCELLED or len(board.stack) == 0:
        return
    board.stack[-1].cancel(event.cancelled)


def is_asked(board: Board, event: EventFrame, seat: i64) -> bool:
    """Whether a seat is asked in this window: by what it holds, or by what everybody knows (EX-SPEC-4, EX-SPEC-11)."""
    if not board.variant.asks_all:
        return can_answer(board, event, seat)
    if len(finds_of(board, seat)) == 0 and len(spells_of(board, seat)) == 0:
        return False
    for pattern in board.deck.answers[event.event]:
        if answers(board, pattern, event, seat):
            return True
    return False


def can_answer(board: Board, event: EventFrame, seat: i64) -> bool:
    """Whether a seat holds a card that it may play in this window."""
    if has_status(board, seat, NO_REACT):
        return False
    for find in finds_of(board, seat):
        if board.deck.special[find] == 1 and may_answer_with_find(board, event, seat, find):
            return True
    for spell in spells_of(board, seat):
        if board.deck.special[spell] == 1 and may_answer_with_spell(board, event, seat, spell):
            return True
    return False


def fits(board: Board, event: EventFrame, seat: i64, card: i64) -> bool:
    """Whether a card of a seat is special and answers the event (EX-SPEC-5)."""
    for pattern in board.deck.patterns[card]:
        if answers(board, pattern, event, seat):
            return True
    return False


def may_answer_with_find(board: Board, event: EventFrame, seat: i64, find: i64) -> bool:
    return fits(board, event, seat, find) and not is_barred_from_playing(board, seat, find)


def may_answer_with_spell(board: Board, event: EventFrame, seat: i64, spell: i64) -> bool:
    if has_status(board, seat, NO_CAST) or not fits(board, event, seat, spell):
        return False
    return can_cast(board, seat, spell)


def is_barred_from_playing(board: Board, seat: i64, find: i64) -> bool:
    """Whether a status keeps a seat from playing this find (EX-STAT-2, EX-STAT-3)."""
    kind = board.deck.kinds[find]
    return has_status(board, seat, NO_OBJECTS if kind == MAGIC else NO_TRANSACTIONS)


def pass_window(event: EventFrame) -> None:
    """The seat that is asked does not answer, or answers no more (EX-SPEC-10)."""
    event.queue = event.queue[1:]


def subjects_of(targets: vec[i64]) -> vec[i64]:
    """The subjects of an event about a card: its targets, without those that were not to be had."""
    found = vec[i64](capacity=len(targets))
    for seat in targets:
        if seat >= 0:
            found = append(found, seat)
    return found
