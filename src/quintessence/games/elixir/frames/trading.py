"""Market day, flea market and auction."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of
from quintessence.core.types import JsonObject

from ..board import Board, Frame, bit
from ..cards import words
from ..cards.language import Filter
from ..hidden.eyes import Demands, Eyes
from ..hidden.unseen import Unseen
from ..moves import PUT, TAKE_CARD
from ..table import piles, telling, zones
from ..worth import hands, weights
from .event import EventFrame, take_place
from .putting import PUTTING, SETTLING, PutFrame
from .reader import PartReader


@final
class MarketFrame(PutFrame):
    """A market day: each lays a find on the stall, then each takes one (EX-MKT-2, EX-MKT-3, EX-MKT-4)."""

    name = "market"
    layout = "who: seats; step: put / pick; put; stall: finds; order: seats"

    def __init__(self, who: vec[i64]) -> None:
        super().__init__(who, 1)
        self.stall = vec[i64]()
        self.order = vec[i64]()
        """The seats that still take a find, the first one now."""

    def copy(self) -> Frame:
        twin = MarketFrame(self.who)
        self.share(twin)
        twin.stall = self.stall
        twin.order = self.order
        return twin

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Reveals the stall when all have laid a find on it; then each in order takes one."""
        if self.step == PUTTING:
            self.reveal(board, log)
            for seat in self.who:
                self.stall = zones.joined(self.stall, self.put[seat])
            # The dearest find takes first, of equal worth in turn order (EX-MKT-3).
            self.order = vec[i64](sorted(self.who, key=lambda seat: -self.worth_put(board, seat)))
            self.step = SETTLING
        elif len(self.order) == 0 or len(self.stall) == 0:
            board.stack.pop()
        elif zones.is_alike(self.stall):
            self.take(board, self.stall[0], log)
        else:
            return False
        return True

    def take(self, board: Board, card: i64, log: Log | None) -> None:
        seat = self.order[0]
        self.order = self.order[1:]
        self.stall = zones.without_card(self.stall, card)
        board.lay_on(zones.FINDS + seat, card)
        telling.tell_card(board, log, "picked", seat, card)

    def asks(self, board: Board, seat: i64) -> bool:
        return seat == self.order[0] if self.step == SETTLING else super().asks(board, seat)

    def form(self) -> i64:
        return TAKE_CARD if self.step == SETTLING else PUT

    def offered(self, board: Board, seat: i64) -> vec[i64]:
        return self.stall if self.step == SETTLING else super().offered(board, seat)

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if self.step == SETTLING:
            self.take(board, first_of(move), log)
        else:
            super().answer(board, seat, move, chance, log)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        if self.step == SETTLING:
            return {"kind": "take", "n": 1, "upto": False, "stall": board.deck.ids_of(self.stall)}
        return super().question(board, eyes)

    def complete(self, reader: PartReader) -> None:
        for seat, cards in reader.by_seat(reader.key("put")):
            reader.key("put").forbid(len(reader.finds(cards)) > 1, "EX-MKT-2")
            self.done |= bit(seat) * len(reader.finds(cards))
        is_empty = len(self.stall) == 0 and len(self.order) == 0
        reader.key("stall").demand(is_empty or self.step == SETTLING, "[]")
        super().complete(reader)

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        worth = float(self.worth_put(board, seat))
        return weights.ANY_FIND + weights.WORTH * worth - cost if len(self.put[seat]) > 0 else 0.0


@final
class FleaFrame(PutFrame):
    """A flea market: finds are sold for as many others as they are worth (EX-FLEA-2, EX-FLEA-3, EX-FLEA-4)."""

    name = "flea"
    layout = "who: seats; most as max: number; what: filter; put; done: bits"

    def __init__(self, who: vec[i64], most: i64, what: Filter) -> None:
        super().__init__(who, most)
        self.what = what

    def copy(self) -> Frame:
        twin = FleaFrame(self.who, self.most, self.what)
        self.share(twin)
        return twin

    def may_be_put(self, board: Board, cards: vec[i64]) -> vec[i64]:
        return board.matching(cards, self.what, words.NO_WORD)

    def may_be_done(self) -> bool:
        return True

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Sells what is not magic, shuffles the rest onto the pile, and everyone draws the worth they brought."""
        board.stack.pop()
        self.reveal(board, log)
        kept = vec[i64]()
        for seat in self.who:
            for card in self.put[seat]:
                if board.deck.kinds[card] == words.MUNDANE:
                    piles.discard(board, seat, card, log)
                else:
                    kept = append(kept, card)
        if len(kept) > 0:
            chance.shuffle(kept)
            piles.put_on_top(board, kept)
            telling.tell_pile(log, "shuffled", len(kept))
        for seat in self.who:
            piles.draw_finds(board, seat, self.worth_put(board, seat), chance, log)
        return True

    def demand(self, board: Board, unseen: Unseen, demands: Demands) -> None:
        """Seats that are still to choose have something to bring (EX-FLEA-2)."""
        demands.choosable = self.what.fits
        for seat in self.who:
            if self.done & bit(seat) == 0 and not unseen.eyes.sees_finds(seat):
                demands.choosers = append(demands.choosers, zones.FINDS + seat)

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        rest = 0.0
        if self.done & bit(seat) == 0:
            rest = hands.sale_value(board, kept, self.what, self.still_to_put(seat))
        return weights.ANY_FIND * float(self.worth_put(board, seat)) - cost + rest


NO_LIMIT: Final[i64] = 1_000


@final
class AuctionFrame(PutFrame):
    """Sealed bids for a lot (EX-AUC-2, EX-AUC-3, EX-AUC-6, EX-EV-6)."""

    name = "auction"
    layout = (
        "by: seat!; who: seats; lot: finds; step: put / settle; put; done: bits; winner: seat; taken: 0..1; "
        "cancelled: cancelled"
    )

    def __init__(self, by: i64, who: vec[i64], lot: vec[i64]) -> None:
        super().__init__(who, NO_LIMIT)
        self.by = by
        """The auctioneer."""
        self.lot = lot
        self.winner: i64 = words.NOBODY
        self.taken: i64 = 0
        """1 if the lot has been redirected."""
        self.cancelled: i64 = words.NOT_CANCELLED

    def copy(self) -> Frame:
        twin = AuctionFrame(self.by, self.who, self.lot)
        self.share(twin)
        twin.winner = self.winner
        twin.taken = self.taken
        twin.cancelled = self.cancelled
        return twin

    def cancel(self, how: i64) -> None:
        self.cancelled = how

    def redirect(self, source: i64, to: i64) -> None:
        self.winner = to
        self.taken = 1

    def may_be_done(self) -> bool:
        return True

    def opening(self, board: Board) -> JsonObject:
        return {**super().opening(board), "lot": board.deck.ids_of(self.lot)}

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Reveals the bids when all are in; the event `lot`; then the lot and the bids change hands."""
        if self.step == SETTLING:
            board.stack.pop()
            self.hand_out(board, log)
            return True
        self.reveal(board, log)
        self.winner = self.highest_bidder(board)
        bid = int(self.worth_put(board, self.winner))
        telling.tell(log, "lot-won", {"seat": int(self.winner), "bid": bid}, reveals=True)
        self.step = SETTLING
        take_place(board, EventFrame(words.ON_LOT, self.by, vec[i64]([self.winner]), words.NO_CARD))
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
        return self.cancelled == words.NOT_CANCELLED

    def is_paid(self) -> bool:
        return self.is_sold() and self.taken == 0

    def hand_out(self, board: Board, log: Log | None) -> None:
        """The price first, then the other bids in turn order, then the lot (EX-AUC-7, EX-AUC-8, EX-AUC-9)."""
        if self.is_paid() and self.winner != self.by:
            give(board, self.by, self.put[self.winner])
        elif self.is_paid():
            for card in self.put[self.winner]:
                piles.discard(board, self.by, card, log)
        for seat in self.who:
            if not self.is_paid() or seat != self.winner:
                give(board, seat, self.put[seat])
        if not self.is_sold():
            for card in self.lot:
                piles.discard(board, self.by, card, log)
            return
        give(board, self.winner, self.lot)
        telling.tell(log, "lot-taken", {"seat": int(self.winner), "cards": board.deck.ids_of(self.lot)})

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        return {**super().question(board, eyes), "lot": board.deck.ids_of(self.lot)}

    def complete(self, reader: PartReader) -> None:
        is_settling = self.step == SETTLING
        reader.key("winner").demand((self.winner != words.NOBODY) == is_settling, "seats" if is_settling else "null")
        super().complete(reader)

    def is_subject(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> bool:
        return event == words.ON_LOT and self.step == SETTLING and len(subjects) == 1

    # Values.

    def weigh(self, board: Board, place: i64, answer: weights.Answer, strengths: vec[float]) -> None:
        """A lot that will go to another than the winner, who gets the bid back."""
        winner, taker = self.winner, answer.to
        is_redirected = answer.place == place and winner != words.NOBODY and taker != words.NOBODY
        if not is_redirected or winner == taker or answer.cancels(place):
            return
        strengths[winner] -= hands.gain(board, winner, board.finds_of(winner), self.lot)
        strengths[taker] += hands.gain(board, taker, board.finds_of(taker), self.lot)

    def with_finds_due(self, seat: i64, finds: vec[i64]) -> vec[i64]:
        """What a seat is sure to get once the bids lie open."""
        if self.step != SETTLING:
            return finds
        if not self.is_paid() or seat != self.winner:
            finds = zones.joined(finds, self.put[seat])
        if self.is_paid() and seat == self.by and seat != self.winner:
            finds = zones.joined(finds, self.put[self.winner])
        return zones.joined(finds, self.lot) if self.is_sold() and seat == self.winner else finds

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        worth = float(self.worth_put(board, seat))
        chance = worth / (worth + weights.RIVAL_BID)
        price = weights.PRICE if seat == self.by else 0.0
        bid = chance * (hands.gain(board, seat, kept, self.lot) - cost) if len(self.put[seat]) > 0 else 0.0
        return bid + price * (1.0 - chance)


def give(board: Board, seat: i64, cards: vec[i64]) -> None:
    board.zones[zones.FINDS + seat] = zones.joined(board.zones[zones.FINDS + seat], cards)
