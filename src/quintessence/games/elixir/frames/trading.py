"""Market day, flea market and auction."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.chance import Chance
from quintessence.core.event import Event, Log
from quintessence.core.packing import first_of
from quintessence.core.reading import Reader
from quintessence.core.refusal import Refusal
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, Frame, bit
from quintessence.games.elixir.cards import words
from quintessence.games.elixir.cards.language import Filter
from quintessence.games.elixir.frames.event import EventFrame, take_place
from quintessence.games.elixir.frames.parts import PartReader, read_cancelled, read_step, write_cancelled
from quintessence.games.elixir.frames.putting import PUTTING, SETTLING, PutFrame
from quintessence.games.elixir.frames.refusing import not_offered, number_of
from quintessence.games.elixir.hidden.eyes import Demands, Eyes
from quintessence.games.elixir.moves import TAKE_CARD, packed
from quintessence.games.elixir.table.piles import discard, draw_finds, put_on_top
from quintessence.games.elixir.table.telling import card_names, seat_list, tell_card, tell_pile
from quintessence.games.elixir.table.zones import FINDS, distinct, is_alike, joined, without_card
from quintessence.games.elixir.worth.answer import Answer
from quintessence.games.elixir.worth.hands import gain, sale_value
from quintessence.games.elixir.worth.weights import ANY_FIND, PRICE, RIVAL_BID, WORTH

MARKET_STEPS: Final = ("put", "pick")


@final
class MarketFrame(PutFrame):
    """A market day: each lays a find on the stall, then each takes one (EX-MKT-2, EX-MKT-3, EX-MKT-4)."""

    purpose = "market"

    def __init__(self, who: vec[i64], seats: i64) -> None:
        super().__init__(who, seats)
        self.stall = vec[i64]()
        self.order = vec[i64]()
        """The seats that still take a find, the first one now."""

    def copy(self) -> Frame:
        twin = MarketFrame(self.who, 0)
        self.share(twin)
        twin.stall = self.stall
        twin.order = self.order
        return twin

    def still_to_put(self, seat: i64) -> i64:
        return 1 - len(self.put[seat])

    def tell_opening(self, board: Board, log: Log) -> None:
        log.tell(Event("opened", {"what": self.purpose, "who": seat_list(self.who)}, reveals=True))

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Reveals the stall when all have laid a find on it; then each in order takes one."""
        if self.step == PUTTING:
            self.reveal(board, log)
            stall = self.stall[:]
            for seat in self.who:
                for card in self.put[seat]:
                    stall = append(stall, card)
            self.stall = stall
            self.order = self.by_worth(board)
            self.step = SETTLING
        elif len(self.order) == 0 or len(self.stall) == 0:
            board.stack.pop()
        elif is_alike(self.stall):
            self.take(board, self.stall[0], log)
        else:
            return False
        return True

    def by_worth(self, board: Board) -> vec[i64]:
        """Who takes first: the dearest find, of equal worth in turn order (EX-MKT-3)."""
        order = vec[i64](capacity=len(self.who))
        for _ in self.who:
            best: i64 = -1
            for seat in self.who:
                if seat not in order and (best < 0 or self.worth_put(board, seat) > self.worth_put(board, best)):
                    best = seat
            order = append(order, best)
        return order

    def take(self, board: Board, card: i64, log: Log | None) -> None:
        seat = self.order[0]
        self.order = self.order[1:]
        self.stall = without_card(self.stall, card)
        board.lay_on(FINDS + seat, card)
        tell_card(board, log, "picked", seat, card)

    def asks(self, board: Board, seat: i64) -> bool:
        if self.step == SETTLING:
            return seat == self.order[0]
        return super().asks(board, seat)

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        if self.step == SETTLING:
            return packed(TAKE_CARD, distinct(self.stall))
        return super().moves(board, seat)

    def answer(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        if self.step == SETTLING:
            self.take(board, first_of(move), log)
        else:
            super().answer(board, seat, move, chance, log)

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        if self.step == SETTLING:
            return ("take",) if with_argument else ()
        return super().first_words(with_argument)

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        if self.step == SETTLING:
            card = number_of(board, argument)
            return None if card in self.stall else not_offered(card)
        return super().refuse(board, seat, verb, argument)

    def question(self, board: Board, eyes: Eyes) -> JsonObject:
        if self.step == SETTLING:
            return {"kind": "take", "n": 1, "upto": False, "stall": card_names(board, self.stall)}
        return super().question(board, eyes)

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {
            "frame": "market",
            "who": seat_list(self.who),
            "step": MARKET_STEPS[self.step],
            "put": self.write_put(board, eyes),
            "stall": card_names(board, self.stall),
            "order": seat_list(self.order),
        }

    def is_filling_stall(self) -> bool:
        return self.step == PUTTING

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        worth = float(self.worth_put(board, seat))
        return ANY_FIND + WORTH * worth - cost if len(self.put[seat]) > 0 else 0.0


def read_market(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(words.names("frame who step put stall order"))
    frame = MarketFrame(reader.seats(value.key("who")), reader.board.seats)
    frame.step = read_step(value, MARKET_STEPS)
    frame.read_put(reader, value)
    for seat in frame.who:
        if len(frame.put[seat]) > 1:
            raise value.key("put").breaks("EX-MKT-2")
        if len(frame.put[seat]) == 1:
            frame.done |= bit(seat)
    frame.stall = reader.finds(value.key("stall"))
    frame.order = reader.seats(value.key("order"))
    if frame.step == PUTTING and (len(frame.stall) > 0 or len(frame.order) > 0):
        raise value.key("stall").wrong("[]")
    return frame.checked(reader.board, value)


@final
class FleaFrame(PutFrame):
    """A flea market: finds are sold for as many others as they are worth (EX-FLEA-2, EX-FLEA-3, EX-FLEA-4)."""

    purpose = "flea"
    may_stop = True

    def __init__(self, who: vec[i64], seats: i64, most: i64, what: Filter) -> None:
        super().__init__(who, seats)
        self.most = most
        """How many finds each may put."""
        self.what = what

    def copy(self) -> Frame:
        twin = FleaFrame(self.who, 0, self.most, self.what)
        self.share(twin)
        return twin

    def still_to_put(self, seat: i64) -> i64:
        return self.most - len(self.put[seat])

    def may_be_put(self, board: Board, cards: vec[i64]) -> vec[i64]:
        return board.matching(cards, self.what, words.NO_WORD)

    def tell_opening(self, board: Board, log: Log) -> None:
        log.tell(Event("opened", {"what": self.purpose, "who": seat_list(self.who)}, reveals=True))

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Sells what is not magic, shuffles the rest onto the pile, and everyone draws the worth they brought."""
        board.stack.pop()
        self.reveal(board, log)
        kept = vec[i64]()
        for seat in self.who:
            for card in self.put[seat]:
                if board.deck.kinds[card] == words.MUNDANE:
                    discard(board, seat, card, log)
                else:
                    kept = append(kept, card)
        if len(kept) > 0:
            chance.shuffle(kept)
            put_on_top(board, kept)
            tell_pile(log, "shuffled", len(kept))
        for seat in self.who:
            draw_finds(board, seat, self.worth_put(board, seat), chance, log)
        return True

    def write(self, board: Board, eyes: Eyes) -> JsonObject:
        return {
            "frame": "flea",
            "who": seat_list(self.who),
            "max": int(self.most),
            "what": copied(self.what.source),
            "put": self.write_put(board, eyes),
            "done": self.write_done(board),
        }

    def demand(self, board: Board, eyes: Eyes, chance: Chance, demands: Demands) -> None:
        """Whoever is still to choose has something to bring (EX-FLEA-2)."""
        demands.choosable = self.what.fits
        for seat in self.who:
            if self.done & bit(seat) == 0 and not eyes.sees_finds(seat):
                demands.choosers = append(demands.choosers, FINDS + seat)

    def hope_for(self, board: Board, seat: i64, kept: vec[i64], cost: float) -> float:
        rest = 0.0
        if self.done & bit(seat) == 0:
            rest = sale_value(board, kept, self.what, int(self.still_to_put(seat)))
        return ANY_FIND * float(self.worth_put(board, seat)) - cost + rest


def read_flea(reader: PartReader, value: Reader) -> Frame:
    value.only_keys(words.names("frame who max what put done"))
    who, what = reader.seats(value.key("who")), reader.filter(value.key("what"), "object")
    frame = FleaFrame(who, reader.board.seats, value.key("max").number_or(2, 0, words.LARGEST_NUMBER), what)
    frame.read_put(reader, value)
    frame.read_done(reader, value)
    return frame.checked(reader.board, value)


AUCTION_STEPS: Final = ("put", "settle")
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
        self.winner: i64 = words.NOBODY
        self.taken = False
        """Whether the lot has been redirected."""
        self.cancelled: i64 = words.NOT_CANCELLED

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
            "step": AUCTION_STEPS[self.step],
            "put": self.write_put(board, eyes),
            "done": self.write_done(board),
            "winner": None if self.winner == words.NOBODY else int(self.winner),
            "taken": int(self.taken),
            "cancelled": write_cancelled(self.cancelled),
        }

    def is_subject(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> bool:
        return event == words.ON_LOT and self.step == SETTLING and len(subjects) == 1

    # Values.

    def weigh(self, board: Board, place: i64, answer: Answer, strengths: list[float]) -> None:
        """A lot that will go to another than the winner, who gets the bid back."""
        winner, taker = self.winner, answer.to
        if (
            answer.place != place
            or answer.cancels(place)
            or winner == words.NOBODY
            or taker == words.NOBODY
            or winner == taker
        ):
            return
        strengths[winner] -= gain(board, winner, board.finds_of(winner), self.lot)
        strengths[taker] += gain(board, taker, board.finds_of(taker), self.lot)

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
    value.only_keys(words.names("frame by who lot step put done winner taken cancelled"))
    by, who = reader.seat(value.key("by")), reader.seats(value.key("who"))
    frame = AuctionFrame(by, who, reader.board.seats, reader.finds(value.key("lot")))
    frame.step = read_step(value, AUCTION_STEPS)
    frame.read_put(reader, value)
    frame.read_done(reader, value)
    frame.winner = reader.seat_or(value.key("winner"), words.NOBODY)
    if (frame.winner == words.NOBODY) != (frame.step == PUTTING):
        raise value.key("winner").wrong("seats" if frame.step == SETTLING else "null")
    frame.taken = value.key("taken").number_or(0, 0, 1) == 1
    frame.cancelled = read_cancelled(value.key("cancelled"))
    return frame.checked(reader.board, value)
