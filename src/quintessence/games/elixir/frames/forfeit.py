"""Forfeits: given, performed, bought out of, judged.

EX-FORF-1, EX-FORF-2, EX-FORF-6, EX-FORF-9, EX-FORF-11; the others stand where they are carried out.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, pack1
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject

from ..board import Board, Frame, bit
from ..cards import words
from ..cards.signature import names_in
from ..hidden.eyes import Eyes
from ..moves import BOO, GIVE, OK, PAY, PERFORM, VERDICTS, VOTE
from ..table.enduring import begin_lasting, end_lasting, forfeit_to_buy, has_room
from ..table.lasting import Lasting
from ..table.telling import tell, tell_forfeit, tell_nothing
from ..table.zones import FINDS
from ..worth.answer import Answer
from ..worth.weights import FORFEIT_PUT
from .event import AFTER_EVENT, BEFORE_EVENT, Announced, EventFrame, take_place
from .pick import PickFrame
from .reader import PartReader
from .refusing import not_asked
from .writer import Writer


@final
class ForfeitFrame(Announced):
    """A forfeit about to be put on a seat (EX-FORF-1, EX-EV-5)."""

    name = "forfeit"
    layout = "card: card!; by: seat!; on: seat!; price: number!; until: until; step: event / ask; cancelled: cancelled"
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

    def redirect(self, event: i64, source: i64, to: i64) -> None:
        if event == words.ON_FORFEIT:
            self.on = to

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """First the event; then the seat it falls on performs or pays. False if that seat is asked."""
        if self.step == BEFORE_EVENT:
            self.step = AFTER_EVENT
            tell_forfeit(board, log, "forfeit-given", self.on, self.by, self.card, self.price)
            take_place(board, EventFrame(words.ON_FORFEIT, self.by, vec[i64]([self.on]), self.card))
        elif self.cancelled != words.NOT_CANCELLED:
            board.stack.pop()
        elif not self.can_buy_out(board):
            self.perform(board, log)
        elif board.variant.must_pay:
            self.pay(board, log)
        else:
            return False
        return True

    def can_buy_out(self, board: Board) -> bool:
        """Not without enough finds, nor from oneself (EX-FORF-4, EX-FORF-5)."""
        return self.by != self.on and len(board.finds_of(self.on)) >= self.price

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

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {"kind": "forfeit", "card": board.deck.id_of(self.card), "price": int(self.price)}

    def complete(self, reader: PartReader, value: Reader) -> None:
        if value.key("step").is_null:
            self.step = AFTER_EVENT

    def weigh(self, board: Board, place: i64, answer: Answer, strengths: list[float]) -> None:
        if not answer.cancels(place):
            strengths[answer.bearer(place, self.on)] -= FORFEIT_PUT


def pay_price(board: Board, on: i64, by: i64, card: i64, price: i64, log: Log | None) -> None:
    """The price goes, in finds of the payer's choice, to whoever gave the forfeit (EX-FORF-3)."""
    tell_forfeit(board, log, "forfeit-paid", on, by, card, price)
    giving = PickFrame(on, GIVE, FINDS + on, FINDS + by, price, board.deck.vocabulary.anything)
    giving.quiet = True
    board.stack.append(giving)


def buy_out(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """On their own turn a player buys out of a forfeit (EX-FORF-7)."""
    place = board.lasting_at(forfeit_to_buy(board, seat, card))
    bought = board.lasting[place]
    pay_price(board, seat, bought.by, card, bought.n, log)
    end_lasting(board, place, log)


# Votes.


def judge(board: Board, ended: list[Lasting]) -> None:
    """With votes, others judge each forfeit of another player that has run its time, the oldest first."""
    if not board.variant.votes:
        return
    for forfeit in reversed(ended):
        if forfeit.kind == words.FORFEIT and forfeit.by != forfeit.on:
            board.stack.append(VoteFrame(forfeit.card, forfeit.on, forfeit.by, forfeit.n))


ENTRY: Final = "card: card!; on: seat!; by: seat!; price: number!"


@final
class VoteFrame(Frame):
    """A vote on a forfeit that has ended (EX-FORF-10): bits of the seats that have voted, and that booed."""

    name = "vote"
    layout = "entry; votes"
    answers = "vote:"

    def __init__(self, card: i64, on: i64, by: i64, price: i64) -> None:
        self.card = card
        self.on = on
        self.by = by
        self.price = price
        self.voted: i64 = 0
        self.boos: i64 = 0

    def copy(self) -> Frame:
        twin = VoteFrame(self.card, self.on, self.by, self.price)
        twin.voted = self.voted
        twin.boos = self.boos
        return twin

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """When all have voted, more than half booing makes the performer pay after all (EX-FORF-10)."""
        if self.asked(board) != words.NOBODY:
            return False
        board.stack.pop()
        boos = int(self.boos).bit_count()
        tell(log, "voted", {"card": board.deck.id_of(self.card), "seat": int(self.on), "boo": boos}, reveals=True)
        if 2 * boos > board.seats - 1:
            pay_price(board, self.on, self.by, self.card, self.price, log)
        return True

    def asks(self, board: Board, seat: i64) -> bool:
        return seat != self.on and 0 <= seat < board.seats and self.voted & bit(seat) == 0

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        return vec[i64]([pack1(VOTE, OK), pack1(VOTE, BOO)])

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        self.voted |= bit(seat)
        self.boos |= bit(seat) * first_of(move)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        return None if argument in VERDICTS else not_asked(board, f"{verb} {argument}")

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        votes = self.write_votes(board, eyes)
        return {"kind": "vote", "card": board.deck.id_of(self.card), "on": int(self.on), "votes": votes}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        entry = Writer(board.deck).fields(self, ENTRY)
        return {"frame": "vote", "entry": entry, "votes": self.write_votes(board, eyes)}

    def complete(self, reader: PartReader, value: Reader) -> None:
        entry = value.key("entry")
        entry.only_keys(names_in(ENTRY))
        reader.fill(self, ENTRY, entry)
        if self.by == self.on:
            raise entry.breaks("EX-FORF-10")
        for seat, vote in reader.by_seat(value.key("votes")):
            if seat == self.on:
                raise vote.breaks("EX-FORF-10")
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
