"""What an event announces: cards taken from another hand (EX-VERB-3, EX-EV-4), and forfeits with the votes on them.

EX-FORF-1, EX-FORF-2, EX-FORF-6, EX-FORF-9, EX-FORF-11; the others stand where they are carried out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject

from ..board import Board, Frame, bit
from ..cards import words
from ..cards.language import Wanted
from ..cards.signature import names_in
from ..hidden.eyes import Eyes
from ..moves import BOO, GIVE, OK, PAY, PERFORM, TAKE_CARD, VERDICTS, VOTE
from ..table.enduring import begin_lasting, end_lasting, forfeits_to_buy, has_room, use_oldest
from ..table.lasting import UNCOUNTED, Lasting
from ..table.telling import tell, tell_forfeit, tell_moved, tell_nothing, tell_of
from ..table.zones import FINDS, SPELLS, drawn_at_random
from ..worth.weights import FIND_TAKEN, FORFEIT_PUT, Answer
from .event import AFTER_EVENT, BEFORE_EVENT, Announced, EventFrame, take_place
from .pick import PickFrame, tell_in_vain
from .reader import PartReader
from .refusing import not_asked
from .writer import WANTED, Writer


@final
class TakeFrame(Announced):
    """Finds or spells about to move from one hand to another."""

    name = "take"
    layout = (
        "by: seat!; source as from: seat!; to: seat!; n: number; zone: hand; what; level; named; upto; "
        "how as pick: picker; step: event / move; cancelled: cancelled"
    )

    def __init__(self, by: i64, source: i64, to: i64, wanted: Wanted, n: i64, zone: i64, how: i64) -> None:
        super().__init__(words.ON_TAKE)
        self.by = by
        self.source = source
        self.to = to
        self.n = n
        self.zone = zone
        self.how = how
        """Who chooses the cards, or AT_RANDOM."""
        self.wanted = wanted

    def copy(self) -> Frame:
        twin = TakeFrame(self.by, self.source, self.to, self.wanted, self.n, self.zone, self.how)
        twin.step = self.step
        twin.cancelled = self.cancelled
        return twin

    def redirect(self, source: i64, to: i64) -> None:
        self.source = to

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """First the event, for finds of somebody else; then the cards move."""
        is_cancelled = self.step == AFTER_EVENT and self.cancelled != words.NOT_CANCELLED
        if is_cancelled or not self.can_be_done(board, log):
            board.stack.pop()
            return True
        if self.step == BEFORE_EVENT:
            self.step = AFTER_EVENT
            if self.zone == words.IN_FINDS and self.by != self.source:
                take_place(board, EventFrame(words.ON_TAKE, self.by, vec[i64]([self.source]), words.NO_CARD))
                return True
        board.stack.pop()
        source, goal = self.zone * SPELLS + self.source, self.zone * SPELLS + self.to
        if self.how == words.AT_RANDOM:
            self.take_at_random(board, chance, log)
        elif self.how == words.BY_GIVER:
            board.stack.append(PickFrame(self.source, GIVE, source, goal, self.n, self.wanted))
        else:
            board.stack.append(PickFrame(self.to, TAKE_CARD, source, goal, self.n, self.wanted))
        return True

    def cards_to_take(self, board: Board) -> vec[i64]:
        hand, wanted = board.hand_of(self.zone, self.source), self.wanted
        return board.wanted(hand, wanted) if self.zone == words.IN_FINDS else board.of_levels(hand, wanted.level)

    def can_be_done(self, board: Board, log: Log | None) -> bool:
        """Whether there is something to take, from somebody else, who is not warded against it (EX-STAT-9)."""
        is_in_vain = self.source == self.to or self.n == 0 or len(board.hand_of(self.zone, self.source)) == 0
        if not is_in_vain and not (self.zone == words.IN_FINDS and keeps_secret(board, self.source, self.by)):
            is_in_vain = len(self.cards_to_take(board)) == 0
        if is_in_vain:
            tell_in_vain(board, log)
            return False
        return self.zone != words.IN_FINDS or not is_protected(board, self.source, self.by, log)

    def take_at_random(self, board: Board, chance: Chance, log: Log | None) -> None:
        for card in drawn_at_random(self.cards_to_take(board), self.n, chance):
            board.remove_card(self.zone * SPELLS + self.source, card)
            board.lay_on(self.zone * SPELLS + self.to, card)
            tell_moved(board, log, self.zone, card, self.source, self.to)
            board.count_moved(1)

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {**super().write(board, eyes), **Writer(board.deck).fields(self.wanted, WANTED)}

    def complete(self, reader: PartReader) -> None:
        self.wanted = reader.wanted()

    def weigh(self, board: Board, place: i64, answer: Answer, strengths: vec[float]) -> None:
        if self.zone == words.IN_FINDS and self.cancelled == words.NOT_CANCELLED and not answer.cancels(place):
            source = answer.bearer(place, self.source)
            worth = FIND_TAKEN * float(min(self.n, i64(len(board.finds_of(source)))))
            strengths[source] -= worth
            strengths[self.to] += worth


def keeps_secret(board: Board, seat: i64, by: i64) -> bool:
    """Whether a ward stops another's card before anybody looks: one without counted uses need not tell if it had to."""
    wards = [effect for effect in board.lasting if effect.on == seat and effect.status == words.WARDED]
    return seat != by and len(wards) > 0 and wards[0].uses == UNCOUNTED


def is_protected(board: Board, seat: i64, by: i64, log: Log | None) -> bool:
    """Whether a seat's finds are warded against another player's card; if so, the ward has been used."""
    if seat == by or not board.has_status(seat, words.WARDED):
        return False
    tell_of(log, "protected", seat)
    use_oldest(board, seat, words.WARDED, log)
    return True


@final
class ForfeitFrame(Announced):
    """A forfeit about to be put on a seat (EX-FORF-1, EX-EV-5)."""

    name = "forfeit"
    layout = "card: card!; by: seat!; on: seat!; price: number!; until: until; step: event / ask; cancelled: cancelled"
    asking = "forfeit card price"
    answers = "perform pay"

    def __init__(self, card: i64, by: i64, on: i64, price: i64, until: i64) -> None:
        super().__init__(words.ON_FORFEIT)
        self.card = card
        self.by = by
        self.on = on
        self.price = price
        self.until = until

    def copy(self) -> Frame:
        twin = ForfeitFrame(self.card, self.by, self.on, self.price, self.until)
        twin.step = self.step
        twin.cancelled = self.cancelled
        return twin

    def redirect(self, source: i64, to: i64) -> None:
        self.on = to

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """First the event; then the seat it falls on performs or pays. False if that seat is asked."""
        if self.step == BEFORE_EVENT:
            self.step = AFTER_EVENT
            tell_forfeit(board, log, "forfeit-given", self.on, self.by, self.card, self.price)
            take_place(board, EventFrame(words.ON_FORFEIT, self.by, vec[i64]([self.on]), self.card))
        elif self.cancelled != words.NOT_CANCELLED:
            board.stack.pop()
        elif self.by == self.on or len(board.finds_of(self.on)) < self.price:
            # Not without enough finds, nor from oneself (EX-FORF-4, EX-FORF-5).
            self.perform(board, log)
        elif board.variant.must_pay:
            self.pay(board, log)
        else:
            return False
        return True

    def perform(self, board: Board, log: Log | None) -> None:
        board.stack.pop()
        if not has_room(board, 1):
            tell_nothing(board, log, self.card)
            return
        effect = begin_lasting(board, words.FORFEIT, self.on, self.by, self.card, self.until)
        effect.n = self.price
        tell_forfeit(board, log, "forfeit-performed", self.on, self.by, self.card, self.price)

    def pay(self, board: Board, log: Log | None) -> None:
        board.stack.pop()
        pay_price(board, self.on, self.by, self.card, self.price, log)

    def asked(self, board: Board) -> i64:
        return self.on

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return vec[i64]([PERFORM, PAY])

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if move == PAY:
            self.pay(board, log)
        else:
            self.perform(board, log)

    def complete(self, reader: PartReader) -> None:
        if reader.key("step").is_null:
            self.step = AFTER_EVENT

    def weigh(self, board: Board, place: i64, answer: Answer, strengths: vec[float]) -> None:
        if not answer.cancels(place):
            strengths[answer.bearer(place, self.on)] -= FORFEIT_PUT


def pay_price(board: Board, on: i64, by: i64, card: i64, price: i64, log: Log | None) -> None:
    """The price goes, in finds of the payer's choice, to the giver of the forfeit (EX-FORF-3)."""
    tell_forfeit(board, log, "forfeit-paid", on, by, card, price)
    giving = PickFrame(on, GIVE, FINDS + on, FINDS + by, price, board.deck.vocabulary.anything)
    giving.quiet = True
    board.stack.append(giving)


def buy_out(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """On their own turn a player buys out of a forfeit (EX-FORF-7)."""
    bought = next(forfeit for forfeit in forfeits_to_buy(board, seat) if forfeit.card == card)
    pay_price(board, seat, bought.by, card, bought.n, log)
    end_lasting(board, bought, log)


# Votes.


def judge(board: Board, ended: list[Lasting]) -> None:
    """With votes, others judge each forfeit of another player that has run its time, the oldest first."""
    for forfeit in reversed(ended):
        if board.variant.votes and forfeit.kind == words.FORFEIT and forfeit.by != forfeit.on:
            board.stack.append(VoteFrame(forfeit))


ENTRY: Final = "card: card!; on: seat!; by: seat!; n as price: number!"


@final
class VoteFrame(Frame):
    """A vote on a forfeit that has ended (EX-FORF-10): bits of the seats that have voted, and that booed."""

    name = "vote"
    layout = "entry; votes"
    answers = "vote:"

    def __init__(self, forfeit: Lasting) -> None:
        self.forfeit = forfeit
        self.voted: i64 = 0
        self.boos: i64 = 0

    def copy(self) -> Frame:
        twin = VoteFrame(self.forfeit)
        twin.voted = self.voted
        twin.boos = self.boos
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """When all have voted, more than half booing makes the performer pay after all (EX-FORF-10)."""
        if self.asked(board) != words.NOBODY:
            return False
        board.stack.pop()
        boos = int(self.boos).bit_count()
        forfeit = self.forfeit
        fields = {"card": board.deck.id_of(forfeit.card), "seat": int(forfeit.on), "boo": boos}
        tell(log, "voted", fields, reveals=True)
        if 2 * boos > board.seats - 1:
            pay_price(board, forfeit.on, forfeit.by, forfeit.card, forfeit.n, log)
        return True

    def asks(self, board: Board, seat: i64) -> bool:
        return seat != self.forfeit.on and 0 <= seat < board.seats and self.voted & bit(seat) == 0

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return vec[i64]([pack1(VOTE, OK), pack1(VOTE, BOO)])

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        self.voted |= bit(seat)
        self.boos |= bit(seat) * first_of(move)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        return None if argument in VERDICTS else not_asked(board, f"{verb} {argument}")

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        votes = self.write_votes(board, eyes)
        return {"kind": "vote", "card": board.deck.id_of(self.forfeit.card), "on": int(self.forfeit.on), "votes": votes}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        entry = Writer(board.deck).fields(self.forfeit, ENTRY)
        return {"frame": "vote", "entry": entry, "votes": self.write_votes(board, eyes)}

    def complete(self, reader: PartReader) -> None:
        entry = reader.key("entry")
        entry.only_keys(names_in(ENTRY))
        reader.fill(self.forfeit, ENTRY, entry)
        entry.forbid(self.forfeit.by == self.forfeit.on, "EX-FORF-10")
        for seat, vote in reader.by_seat(reader.key("votes")):
            vote.forbid(seat == self.forfeit.on, "EX-FORF-10")
            self.voted |= bit(seat)
            self.boos |= bit(seat) * vote.place_in(VERDICTS)

    def write_votes(self, board: Board, eyes: Eyes) -> JsonObject:
        votes: JsonObject = {}
        for seat in range(board.seats):
            if self.voted >> seat & 1:
                votes[str(seat)] = VERDICTS[self.boos >> seat & 1] if eyes.are_of(seat) else None
        return votes

    def deal_choices(self, board: Board, eyes: Eyes, chance: Chance) -> None:
        for seat in range(board.seats):
            if self.voted & bit(seat) != 0 and not eyes.are_of(seat):
                self.boos &= ~bit(seat)
                self.boos |= bit(seat) * chance.below(2)
