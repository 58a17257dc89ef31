"""Auctions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.reading import Reader
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, Frame, finds_of
from quintessence.games.elixir.cards.words import NO_CARD, NOBODY, NOT_CANCELLED, ON_LOT, names
from quintessence.games.elixir.frames.event import EventFrame, take_place
from quintessence.games.elixir.frames.parts import PartReader, read_cancelled, read_step, write_cancelled
from quintessence.games.elixir.frames.putting import PUTTING, SETTLING, PutFrame
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.table.piles import discard
from quintessence.games.elixir.table.telling import card_names, seat_list
from quintessence.games.elixir.table.zones import FINDS, joined
from quintessence.games.elixir.worth.answer import Answer
from quintessence.games.elixir.worth.hands import gain
from quintessence.games.elixir.worth.weights import PRICE, RIVAL_BID

STEPS: Final = ("put", "settle")
NO_LIMIT: Final[i64] = 1_000


@final
class AuctionFrame(PutFrame):
    """Sealed bids for a lot (EX-AUC-2, EX-AUC-3, EX-AUC-6, EX-EV-6)."""

    purpose = "auction"
    may_stop = True

    def __init__(self, by: i64, who: vec[i64], seats: i64, lot: vec[i64]) -> None:
        super().__init__(who, seats)
        self.by = by
        """The auctioneer."""
        self.lot = lot
        self.winner: i64 = NOBODY
        self.taken = False
        """Whether the lot has been redirected."""
        self.cancelled: i64 = NOT_CANCELLED

    def copy(self) -> Frame:
        twin = AuctionFrame(self.by, self.who, 0, self.lot)
        self.share(twin)
        twin.winner = self.winner
        twin.taken = self.taken
        twin.cancelled = self.cancelled
        return twin

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def redirect(self, event: i64, source: i64, to: i64) -> None:
        self.winner = to
        self.taken = True

    def still_to_put(self, seat: i64) -> i64:
        return NO_LIMIT - len(self.put[seat])

    def tell_opening(self, board: Board, log: Log) -> None:
        fields: JsonObject = {"what": self.purpose, "who": seat_list(self.who), "lot": card_names(board, self.lot)}
        log.tell(Event("opened", fields, reveals=True))

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Reveals the bids when all are in; the event `lot`; then the lot and the bids change hands."""
        if self.step == SETTLING:
            board.stack.pop()
            self.hand_out(board, log)
            return True
        self.reveal(board, log)
        self.winner = self.highest_bidder(board)
        if log is not None:
            bid = int(self.worth_put(board, self.winner))
            log.tell(Event("lot-won", {"seat": int(self.winner), "bid": bid}, reveals=True))
        self.step = SETTLING
        take_place(board, EventFrame(ON_LOT, self.by, vec[i64]([self.winner]), NO_CARD))
        return True

    def highest_bidder(self, board: Board) -> i64:
        """The highest worth, of equal bids the first in turn order (EX-AUC-4); else the auctioneer (EX-AUC-5)."""
        best, winner = i64(0), self.by
        for seat in self.who:
            bid = self.worth_put(board, seat)
            if bid > best:
                best, winner = bid, seat
        return winner

    def is_sold(self) -> bool:
        return self.cancelled == NOT_CANCELLED

    def is_paid(self) -> bool:
        return self.is_sold() and not self.taken

    def hand_out(self, board: Board, log: Log | None) -> None:
        """The price first, then the other bids in turn order, then the lot (EX-AUC-7, EX-AUC-8, EX-AUC-9)."""
        if self.is_paid():
            price = self.put[self.winner]
            if self.winner != self.by:
                give(board, self.by, price)
            else:
                for card in price:
                    discard(board, self.by, card, log)
        for seat in self.who:
            if not self.is_paid() or seat != self.winner:
                give(board, seat, self.put[seat])
        if not self.is_sold():
            for card in self.lot:
                discard(board, self.by, card, log)
            return
        give(board, self.winner, self.lot)
        if log is not None:
            log.add("lot-taken", {"seat": int(self.winner), "cards": card_names(board, self.lot)})

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {**super().question(board, eyes), "lot": card_names(board, self.lot)}

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {
            "frame": "auction",
            "by": int(self.by),
            "who": seat_list(self.who),
            "lot": card_names(board, self.lot),
            "step": STEPS[self.step],
            "put": self.write_put(board, eyes),
            "done": self.write_done(board),
            "winner": None if self.winner == NOBODY else int(self.winner),
            "taken": int(self.taken),
            "cancelled": write_cancelled(self.cancelled),
        }

    def is_subject(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> bool:
        return event == ON_LOT and self.step == SETTLING and len(subjects) == 1

    # Values.

    def weigh(self, board: Board, place: i64, answer: Answer, strengths: list[float]) -> None:
        """A lot that will go to another than the winner, who gets the bid back."""
        winner, taker = self.winner, answer.to
        if answer.place != place or answer.cancels(place) or winner == NOBODY or taker == NOBODY or winner == taker:
            return
        strengths[winner] -= gain(board, winner, finds_of(board, winner), self.lot)
        strengths[taker] += gain(board, taker, finds_of(board, taker), self.lot)

    def with_finds_due(self, seat: i64, finds: vec[i64]) -> vec[i64]:
        """What a seat is sure to get once the bids lie open."""
        if self.step != SETTLING:
            return finds
        if not self.is_paid() or seat != self.winner:
            finds = joined(finds, self.put[seat])
        if self.is_paid() and seat == self.by and seat != self.winner:
            finds = joined(finds, self.put[self.winner])
        return joined(finds, self.lot) if self.is_sold() and seat == self.winner else finds

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        worth = float(self.worth_put(board, seat))
        chance = worth / (worth + RIVAL_BID)
        price = PRICE if seat == self.by else 0.0
        bid = chance * (gain(board, seat, kept, self.lot) - cost) if len(self.put[seat]) > 0 else 0.0
        return bid + price * (1.0 - chance)


def give(board: Board, seat: i64, cards: vec[i64]) -> None:
    board.zones[FINDS + seat] = joined(board.zones[FINDS + seat], cards)


def read_auction(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(names("frame by who lot step put done winner taken cancelled"))
    by, who = reader.seat(value.key("by")), reader.seats(value.key("who"))
    frame = AuctionFrame(by, who, reader.board.seats, reader.finds(value.key("lot")))
    frame.step = read_step(value, STEPS)
    frame.read_put(reader, value)
    frame.read_done(reader, value)
    frame.winner = reader.seat_or(value.key("winner"), NOBODY)
    if (frame.winner == NOBODY) != (frame.step == PUTTING):
        raise value.key("winner").wrong("seats" if frame.step == SETTLING else "null")
    frame.taken = value.key("taken").number_or(0, 0, 1) == 1
    frame.cancelled = read_cancelled(value.key("cancelled"))
    return frame.checked(reader.board, value)
