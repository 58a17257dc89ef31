"""Playing a card: shown, targets, payment, event, effect, end (EX-CAST-4, EX-PLAY-6)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject

from ..board import NO_CARDS, Board, Frame
from ..cards import words
from ..cards.verb import verb_of
from ..cards.words import NOBODY, NOT_CANCELLED, SPELL
from ..ending import finish
from ..hidden.eyes import Demands, Eyes
from ..hidden.unseen import Unseen, payment
from ..moves import USE, WAIVE_SLOT
from ..table import enduring, paying, telling, zones
from ..worth.weights import ALMOST_WON, NOWHERE, TRADING, Answer
from .event import EventFrame, event_below, place_of, take_place
from .lists import ListFrame, Targeting
from .putting import PUTTING
from .reader import PartReader
from .refusing import not_there, number_of
from .trading import MarketFrame
from .writer import ANY_SLOT, Writer

TARGET_STEP: Final[i64] = 0
PAY_STEP: Final[i64] = 1
EVENT_STEP: Final[i64] = 2
EFFECT_STEP: Final[i64] = 3
END_STEP: Final[i64] = 4


@final
class CardFrame(Targeting):
    """A card being played. While its event is open its step is already the effect."""

    name = "card"
    layout = (
        "card: card!; by: seat!; step: target / pay / event / effect / end; targets: targets; slots; "
        "waive: number; paid: finds; in_window as window: flag; free: flag; is_back as back: flag; cancelled: cancelled"
    )

    def __init__(self, card: i64, by: i64, in_window: bool = False, free: bool = False) -> None:
        super().__init__(card, by)
        self.step: i64 = TARGET_STEP
        self.slots = NO_CARDS
        """While it is being paid for: the slots still unpaid."""
        self.waive: i64 = 0
        self.paid = NO_CARDS
        self.in_window = in_window
        self.free = free
        self.is_back = False
        """Whether this spell has been taken back from the table before its effect."""
        self.cancelled: i64 = NOT_CANCELLED

    def copy(self) -> Frame:
        twin = CardFrame(self.card, self.by, self.in_window, self.free)
        twin.step = self.step
        twin.targets = self.targets
        twin.slots = self.slots
        twin.waive = self.waive
        twin.paid = self.paid
        twin.is_back = self.is_back
        twin.cancelled = self.cancelled
        return twin

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def redirect(self, source: i64, to: i64) -> None:
        self.targets = zones.replaced(self.targets, source, to)

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        if self.step == PAY_STEP:
            return self.pay(board, NO_CARDS, log)
        if self.step == TARGET_STEP:
            if not self.has_all_targets(board, log):
                return False
            self.step = EVENT_STEP
            if board.deck.kinds[self.card] == SPELL and not self.free:
                self.step = PAY_STEP
                self.slots = paying.slots_of(board, self.by, self.card)
                self.waive = paying.waivable(board, self.by, self.card)
        elif self.step == EVENT_STEP:
            self.step = EFFECT_STEP
            self.open_event(board)
        elif self.step == EFFECT_STEP:
            self.begin_effect(board, log)
        else:
            self.end(board, log)
        return True

    # Payment.

    def pay(self, board: Board, ways: vec[i64], log: Log | None) -> bool:
        """Pays a slot, and then those that can be paid in one way only (EX-PAY-3); lays the spell when all are paid.

        `ways` is what the payer chose, if anything. False if the payer is asked.
        """
        cards, waived = vec[i64](), 0
        while len(self.slots) > 0:
            if len(ways) == 0:
                ways = paying.ways_to_pay(board, self.by, self.slots, self.waive, len(self.paid) > 0)
            if len(ways) > 1:
                break
            self.slots = self.slots[1:]
            if ways[0] == paying.WAIVE:
                self.waive -= 1
                waived += 1
            else:
                # A find used goes to the discard pile at once (EX-CAST-5, EX-PAY-7).
                board.remove_card(zones.FINDS + self.by, ways[0])
                board.lay_on(zones.DISCARD, ways[0])
                self.paid = zones.with_card(self.paid, ways[0])
                cards = append(cards, ways[0])
            ways = NO_CARDS
        if len(cards) > 0 or waived > 0:
            telling.tell_paid(board, log, self.by, cards, waived)
        if len(self.slots) > 0:
            return False
        self.use_up_statuses(board, log)
        board.lay_on(zones.LAID + self.by, self.card)
        telling.tell_card(board, log, "laid", self.by, self.card)
        self.step = EVENT_STEP
        return True

    def use_up_statuses(self, board: Board, log: Log | None) -> None:
        """Discounts, surcharges and stand-ins that could apply to this spell have been used (EX-LAST-5)."""
        level = board.deck.level[self.card]
        enduring.use_all(board, self.by, words.DISCOUNT, level, log)
        enduring.use_all(board, self.by, words.SURCHARGE, level, log)
        for effect in board.lasting[:]:
            stands_as = effect.stands_as
            if effect.status == words.STAND_IN and effect.on == self.by and stands_as is not None:
                if any(stands_as.fits[ingredient] == 1 for ingredient in board.deck.cost[self.card]):
                    enduring.use_lasting(board, effect, log)

    # Event, effect, end.

    def open_event(self, board: Board) -> None:
        """The event `spell`, `object` or `transaction` (EX-EV-1, EX-EV-2, EX-EV-3)."""
        kind = board.deck.kinds[self.card]
        named = words.ON_SPELL if kind == SPELL else words.ON_OBJECT if kind == words.MAGIC else words.ON_TRANSACTION
        subjects = zones.without_cards(self.targets, vec[i64]([NOBODY, NOBODY]))
        event = EventFrame(named, self.by, subjects, self.card, board.deck.level[self.card])
        event.paid = self.paid
        take_place(board, event)

    def begin_effect(self, board: Board, log: Log | None) -> None:
        """The window has closed: the effect is carried out, unless the card was cancelled."""
        self.step = END_STEP
        is_spell = board.deck.kinds[self.card] == SPELL
        if self.cancelled != NOT_CANCELLED:
            telling.tell_card(board, log, "fizzled", self.by, self.card)
            if is_spell and self.cancelled == words.RETURNS and not self.is_back:
                self.take_back(board, log)
            return
        if is_spell and board.variant.wins_at_once and len(board.spells_of(self.by)) == 0:
            # The caster of a last spell wins before its effect (EX-END-2).
            finish(board, self.by, log)
            return
        effects = board.deck.effects[self.card]
        board.stack.append(ListFrame(self.card, self.by, effects, self.targets, self.in_window))

    def take_back(self, board: Board, log: Log | None) -> None:
        """If the spell still lies there, its latest copy goes back to its caster's hand."""
        row = board.laid_of(self.by)
        place = zones.last_place(row, self.card)
        if place >= 0:
            board.zones[zones.LAID + self.by] = zones.without_place(row, place)
            board.lay_on(zones.SPELLS + self.by, self.card)
            telling.tell_card(board, log, "recalled", self.by, self.card)
            enduring.end_laid_effects(board, self.by, self.card, log)

    def end(self, board: Board, log: Log | None) -> None:
        """All done: a find goes to the discard pile (EX-TRA-1), a spell stays laid (EX-CAST-6)."""
        board.stack.pop()
        if board.deck.kinds[self.card] != SPELL:
            board.lay_on(zones.DISCARD, self.card)
        telling.tell_card(board, log, "resolved", self.by, self.card)

    # The questions: a target, or a way to pay.

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        if self.step == TARGET_STEP:
            return super().moves(board, seat)
        moves = vec[i64](capacity=8)
        for way in paying.ways_to_pay(board, seat, self.slots, self.waive, len(self.paid) > 0):
            moves = append(moves, WAIVE_SLOT if way == paying.WAIVE else pack1(USE, way))
        return moves

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if self.step == TARGET_STEP:
            super().answer(board, seat, move, chance, log)
        else:
            self.pay(board, vec[i64]([paying.WAIVE if move == WAIVE_SLOT else first_of(move)]), log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        if self.step == TARGET_STEP:
            return super().first_words(with_argument)
        return ("use",) if with_argument else ("waive",)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        if verb == "target":
            return super().refuse(board, seat, verb, argument)
        if verb == "use":
            return self.refuse_use(board, argument)
        finds, has_paid = board.finds_of(self.by), len(self.paid) > 0
        if self.waive > 0 and paying.can_pay(board, self.by, self.slots[1:], finds, self.waive - 1, has_paid):
            return None
        return Refusal("EX-PAY-6")

    def refuse_use(self, board: Board, argument: str) -> Refusal | None:
        """EX-PAY-1, EX-PAY-2, EX-PAY-4"""
        find = number_of(board, argument)
        finds = board.finds_of(self.by)
        if find not in finds:
            return not_there("EX-PAY-1", find)
        if not paying.pays(board, self.by, find, self.slots[0]):
            return Refusal("EX-PAY-2")
        if paying.can_pay(board, self.by, self.slots[1:], zones.without_card(finds, find), self.waive, True):
            return None
        return Refusal("EX-PAY-4")

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        if self.step == TARGET_STEP:
            return super().question(board, eyes)
        slot = board.deck.id_of(self.slots[0]) or ANY_SLOT
        return {"kind": "use", "card": board.deck.id_of(self.card), "slot": slot}

    # Writing and reading.

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        slots = Writer(board.deck).slots(self.slots) if self.step == PAY_STEP else None
        return {**super().write(board, eyes), "slots": slots}

    def complete(self, reader: PartReader) -> None:
        deck = reader.board.deck
        is_spell = deck.kinds[self.card] == SPELL
        reader.key("card").forbid(not is_spell and not deck.is_playable(self.card), "EX-PLAY-1")
        chosen, most = len(self.targets), len(deck.targets[self.card])
        reader.key("targets").demand(chosen == most or (chosen < most and self.step == TARGET_STEP), f"{most}")
        slots, is_paid_for = reader.key("slots"), is_spell and not self.free
        if self.step == PAY_STEP:
            reader.key("step").demand(is_paid_for, "target, event, effect, end")
            self.slots = reader.slots(slots)
            # Who casts can pay.
            board, finds = reader.board, reader.board.finds_of(self.by)
            can_pay = paying.can_pay(board, self.by, self.slots, finds, self.waive, len(self.paid) > 0)
            slots.forbid(not can_pay, "EX-CAST-3")
            return
        slots.demand(slots.is_null, "null")
        if self.step == TARGET_STEP and is_paid_for:
            reader.key("card").forbid(not paying.can_cast(reader.board, self.by, self.card), "EX-CAST-3")

    def is_subject(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> bool:
        if event > words.ON_TRANSACTION or self.step != EFFECT_STEP or self.card != card or self.by != actor:
            return False
        return all(subject in self.targets for subject in subjects)

    # Samples and values.

    def demand(self, board: Board, unseen: Unseen, demands: Demands) -> None:
        """The caster of a spell can pay for it and, if asked how, has a choice for the first slot."""
        if board.deck.kinds[self.card] != SPELL or self.free or unseen.eyes.sees_finds(self.by):
            return
        seat, slots, waive = self.by, self.slots, self.waive
        if self.step == TARGET_STEP:
            slots, waive = paying.slots_of(board, seat, self.card), paying.waivable(board, seat, self.card)
        elif self.step != PAY_STEP:
            return
        pool = unseen.finds()
        room = len(board.finds_of(seat))
        demands.zone = zones.FINDS + seat
        demands.finds = payment(board, seat, slots, waive, pool, room)
        for find in zones.distinct(pool):
            if len(demands.finds) < room and find not in demands.finds and paying.pays(board, seat, find, slots[0]):
                demands.finds = append(demands.finds, find)
                return

    def weigh(self, board: Board, place: i64, answer: Answer, strengths: vec[float]) -> None:
        """What a card that has not acted yet promises and threatens, unless an answer cancels it or sends it back."""
        deck = board.deck
        if self.step > EFFECT_STEP:
            # While finds are laid on a stall, what that brings is still to come.
            top = board.stack[-1]
            if isinstance(top, MarketFrame) and top.step == PUTTING:
                strengths[self.by] += TRADING
        elif self.cancelled != NOT_CANCELLED:
            return
        elif answer.cancels(place):
            # A spell may have to be cast again.
            if answer.cancelled == words.RETURNS and deck.kinds[self.card] == SPELL:
                strengths[self.by] -= float(deck.level[self.card])
                if len(board.spells_of(self.by)) == 0:
                    strengths[self.by] -= ALMOST_WON
        else:
            for step in deck.steps_in_window[self.card] if self.in_window else deck.steps_on_turn[self.card]:
                strengths[self.by] += verb_of(step).prospect(board, self.by, place, step)
            for target in self.targets:
                if target >= 0 and target != self.by:
                    strengths[answer.bearer(place, target)] -= deck.threat[self.card]
            if self.in_window:
                self.note_answer(board, place, answer)

    def note_answer(self, board: Board, place: i64, answer: Answer) -> None:
        """What this card, played in a window, does to its event."""
        answer.place = NOWHERE
        event = event_below(board, place)
        if event is None:
            return
        answer.begin(place_of(board, event) - 1, self.by)
        for step in board.deck.steps_in_window[self.card]:
            verb_of(step).answer(step, answer, event.actor)
        if answer.cancelled == NOT_CANCELLED and answer.to == NOBODY:
            answer.place = NOWHERE


def begin_card(board: Board, seat: i64, card: i64, in_window: bool, log: Log | None) -> None:
    """A seat shows a card of its hand: it leaves the hand and counts as a play (EX-LIM-2)."""
    is_spell = board.deck.kinds[card] == SPELL
    board.remove_card((zones.SPELLS if is_spell else zones.FINDS) + seat, card)
    board.plays += 1
    board.stack.append(CardFrame(card, seat, in_window))
    telling.tell_card(board, log, "cast" if is_spell else "played", seat, card)


def note_back(board: Board, owner: i64, card: i64) -> None:
    """Of a spell whose window is open the copy that is taken back is the one just laid."""
    for frame in reversed(board.stack):
        if isinstance(frame, CardFrame) and frame.card == card and frame.by == owner and not frame.is_back:
            frame.is_back = frame.step == EFFECT_STEP
            return
