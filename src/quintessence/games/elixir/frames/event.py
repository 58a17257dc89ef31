"""Events, the triggers that answer them, and the windows for special cards.

EX-ORD-2, EX-ORD-3, EX-SPEC-1, EX-SPEC-3, EX-SPEC-4, EX-SPEC-6, EX-SPEC-7, EX-SPEC-8, EX-SPEC-10, EX-SPEC-11
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import Json, JsonObject

from ..board import NO_CARDS, Board, Frame, bit
from ..cards import words
from ..cards.language import ANYBODY, Pattern
from ..hidden.eyes import Demands, Eyes
from ..hidden.unseen import Unseen, demand_spell, spells_it_may_hold
from ..moves import CAST, PASS, PLAY
from ..table import enduring, paying, telling, zones
from . import refusing
from .lists import ListFrame
from .reader import PartReader

BEFORE_EVENT: Final[i64] = 0
AFTER_EVENT: Final[i64] = 1


class Announced(Frame):
    """Something that an event announces, which may cancel it; what follows comes after the event."""

    def __init__(self, event: i64) -> None:
        self.event = event
        self.step: i64 = BEFORE_EVENT
        self.cancelled: i64 = words.NOT_CANCELLED

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def is_subject(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> bool:
        return event == self.event and self.step == AFTER_EVENT


@final
class EventFrame(Frame):
    """An open event; the frame below it is what it is about."""

    name = "event"
    layout = (
        "event: event!; actor: seat!; subjects: parties; card: card; paid: finds; level: 0..4; triggers: triggers; "
        "queue: seats; cancelled: cancelled"
    )
    asking = "window event actor subjects card"
    answers = "cast: play: pass"

    def __init__(self, event: i64, actor: i64, subjects: vec[i64], card: i64, level: i64 = 0) -> None:
        self.event = event
        self.actor = actor
        self.subjects = subjects
        self.card = card
        self.paid = NO_CARDS
        self.level = level
        self.triggers = NO_CARDS
        """Numbers of the triggers still to be carried out."""
        self.has_begun = False
        self.queue = NO_CARDS
        """Once the window has begun: the seats still to be asked, the first one now."""
        self.cancelled: i64 = words.NOT_CANCELLED

    def copy(self) -> Frame:
        twin = EventFrame(self.event, self.actor, self.subjects, self.card, self.level)
        twin.paid = self.paid
        twin.triggers = self.triggers
        twin.has_begun = self.has_begun
        twin.queue = self.queue
        twin.cancelled = self.cancelled
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Carries out the next trigger, or asks the next seat, or closes the event."""
        if self.cancelled == words.NOT_CANCELLED:
            if len(self.triggers) > 0:
                number = self.triggers[0]
                self.triggers = self.triggers[1:]
                fire(board, number, log)
                return True
            if not self.has_begun:
                self.has_begun = True
                self.queue = board.in_turn_order(board.all_seats())
            # Where no further card may be played in this turn, windows are not opened (EX-LIM-2).
            while len(self.queue) > 0 and board.plays < board.variant.plays_limit:
                if is_in_window(board, self, self.queue[0]):
                    return False
                self.queue = self.queue[1:]
        board.stack.pop()
        if self.cancelled != words.NOT_CANCELLED and len(board.stack) > 0:
            board.stack[-1].cancel(self.cancelled)
        return True

    def begin_anew(self) -> None:
        """Somebody else is concerned: everybody is asked once more (EX-SPEC-9)."""
        self.has_begun = False
        self.queue = NO_CARDS

    def parties(self, word: i64) -> i64:
        return bit(self.actor) if word == words.ACTOR else zones.bits_of(self.subjects)

    def asked(self, board: Board) -> i64:
        return self.queue[0]

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        """Pass, or one of the cards that answer the event."""
        moves = append(vec[i64](capacity=8), PASS)
        if board.has_status(seat, words.NO_REACT):
            return moves
        special, finds, spells = board.deck.special, board.finds_of(seat), board.spells_of(seat)
        for place in range(len(finds)):
            if special[finds[place]] == 1 and zones.is_first(finds, place):
                if may_answer_with_find(board, self, seat, finds[place]):
                    moves = append(moves, pack1(PLAY, finds[place]))
        for place in range(len(spells)):
            if special[spells[place]] == 1 and zones.is_first(spells, place):
                if may_answer_with_spell(board, self, seat, spells[place]):
                    moves = append(moves, pack1(CAST, spells[place]))
        return moves

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """The seat does not answer, or answers no more (EX-SPEC-10); cards are begun by `state`."""
        assert move == PASS
        self.queue = self.queue[1:]
        telling.tell_of(log, "passed", seat)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        """EX-CAST-2, EX-PLAY-2, EX-SPEC-5, EX-STAT-4"""
        if verb == "pass":
            return None
        card, is_spell = refusing.number_of(board, argument), verb == "cast"
        if card not in (board.spells_of(seat) if is_spell else board.finds_of(seat)):
            return refusing.not_there("EX-CAST-2" if is_spell else "EX-PLAY-2", card)
        if not fits(board, self, seat, board.deck.patterns[card]):
            return Refusal("EX-SPEC-5")
        if board.has_status(seat, words.NO_REACT):
            return Refusal("EX-STAT-4")
        return refusing.refuse_spell(board, seat, card) if is_spell else refusing.refuse_find(board, seat, card)

    def open_window(self, board: Board) -> JsonObject | None:
        """All seats that the event will ask (EX-SPEC-4); only the first where asking tells something (EX-SPEC-11)."""
        seats: list[Json] = [int(self.queue[0])]
        if board.variant.asks_all:
            seats += [int(seat) for seat in self.queue[1:] if is_in_window(board, self, seat)]
        at, card = zones.listed(self.subjects), board.deck.id_of(self.card)
        about: JsonObject = {"by": int(self.actor), "at": at, "card": card, "level": int(self.level)}
        kind = words.EVENTS[self.event]
        return {"kind": kind, "about": about, "turn": int(board.turn), "seats": seats, "pass": "pass"}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        told = super().write(board, eyes)
        if self.event != words.ON_SPELL:
            told["level"] = None
        if not self.has_begun:
            told["queue"] = None
        return told

    def complete(self, reader: PartReader) -> None:
        self.has_begun = not reader.key("queue").is_null
        reader.key("level").demand(self.event != words.ON_SPELL or self.level > 0, "1..4")

    def stands_on(self, below: Frame | None) -> bool:
        """On what it is about; the start of a turn is over when its event opens."""
        if self.event == words.ON_TURN_START:
            return below is None
        return below is not None and below.is_subject(self.event, self.actor, self.subjects, self.card)

    def forget_paid(self) -> None:
        self.paid = NO_CARDS

    def triggers_here(self) -> vec[i64]:
        return self.triggers

    def demand(self, board: Board, unseen: Unseen, demands: Demands) -> None:
        """Where only those are asked who can answer, the seat that is asked holds an answer (EX-SPEC-11)."""
        if board.variant.asks_all or len(self.queue) == 0:
            return
        seat, eyes = self.queue[0], unseen.eyes
        if seat == eyes.seat or board.has_status(seat, words.NO_REACT):
            return
        if not eyes.sees_finds(seat) and len(board.finds_of(seat)) > 0:
            for find in unseen.finds():
                if may_answer_with_find(board, self, seat, find):
                    demands.zone = zones.FINDS + seat
                    demands.finds = vec[i64]([find])
                    return
        if board.has_status(seat, words.NO_CAST):
            return
        for spell in spells_it_may_hold(board, seat, unseen):
            is_answer = fits(board, self, seat, board.deck.patterns[spell])
            if is_answer and demand_spell(board, seat, spell, unseen, demands):
                return


def take_place(board: Board, event: EventFrame) -> None:
    """Opens an event; which triggers answer it is settled now (EX-ORD-2)."""
    for owner in board.in_turn_order(board.all_seats()):
        for effect in board.lasting:
            pattern = effect.pattern
            if pattern is not None and effect.by == owner and answers(board, pattern, event, owner):
                # One that waits or is being carried out is not carried out again (EX-ORD-3).
                if not any(zones.first_place(frame.triggers_here(), effect.number) >= 0 for frame in board.stack):
                    event.triggers = zones.with_card(event.triggers, effect.number)
    board.stack.append(event)


def fire(board: Board, number: i64, log: Log | None) -> None:
    """Carries out a trigger, unless it has ended meanwhile."""
    place = board.lasting_at(number)
    if place < 0:
        return
    trigger = board.lasting[place]
    telling.tell_card(board, log, "triggered", trigger.by, trigger.card)
    doing = ListFrame(trigger.card, trigger.by, trigger.do, trigger.targets, True)
    doing.named = trigger.named
    doing.trigger = number
    board.stack.append(doing)
    enduring.use_lasting(board, trigger, log)


def event_below(board: Board, place: i64) -> EventFrame | None:
    """The innermost event that is open below a place on the stack: in whose window a card there is played."""
    for below in range(place - 1, -1, -1):
        frame = board.stack[below]
        if isinstance(frame, EventFrame):
            return frame
    return None


def open_event(board: Board) -> EventFrame | None:
    """The innermost event that is open."""
    return event_below(board, len(board.stack))


def place_of(board: Board, event: EventFrame) -> i64:
    place: i64 = len(board.stack) - 1
    while board.stack[place] is not event:
        place -= 1
    return place


# Who may answer.


def is_in_window(board: Board, event: EventFrame, seat: i64) -> bool:
    """Whether a seat is asked: by what it holds, or by what everybody knows (EX-SPEC-4, EX-SPEC-11)."""
    if not board.variant.asks_all:
        return len(event.moves(board, seat)) > 1
    if len(board.finds_of(seat)) == 0 and len(board.spells_of(seat)) == 0:
        return False
    return fits(board, event, seat, board.deck.answers[event.event])


def fits(board: Board, event: EventFrame, seat: i64, patterns: list[Pattern]) -> bool:
    """Whether a card of a seat that has these patterns answers the event (EX-SPEC-5)."""
    for pattern in patterns:
        if answers(board, pattern, event, seat):
            return True
    return False


def may_answer_with_find(board: Board, event: EventFrame, seat: i64, find: i64) -> bool:
    is_answer = fits(board, event, seat, board.deck.patterns[find])
    return is_answer and not refusing.is_barred_from_playing(board, seat, find)


def may_answer_with_spell(board: Board, event: EventFrame, seat: i64, spell: i64) -> bool:
    if board.has_status(seat, words.NO_CAST) or not fits(board, event, seat, board.deck.patterns[spell]):
        return False
    return paying.can_cast(board, seat, spell)


def answers(board: Board, pattern: Pattern, event: EventFrame, holder: i64) -> bool:
    """Whether an event is the one that a special card or a trigger of `holder` answers."""
    if pattern.event != event.event or not pattern.by.includes(bit(event.actor), holder):
        return False
    if pattern.at.kind != ANYBODY and not pattern.at.includes(event.parties(words.SUBJECT), holder):
        return False
    if event.event != words.ON_SPELL:
        return True
    is_level = pattern.level >> event.level & 1 == 1
    return is_level and (not pattern.last or len(board.spells_of(event.actor)) == 0)
