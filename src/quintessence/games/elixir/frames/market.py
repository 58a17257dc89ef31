"""Market day and flea market."""

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
from quintessence.games.elixir.board import Board, Frame, bit, lay_on, matching
from quintessence.games.elixir.cards.language import Filter
from quintessence.games.elixir.cards.words import LARGEST_NUMBER, MUNDANE, NO_WORD, names
from quintessence.games.elixir.frames.parts import PartReader, read_step
from quintessence.games.elixir.frames.putting import PUTTING, SETTLING, PutFrame
from quintessence.games.elixir.frames.refusing import not_offered, number_of
from quintessence.games.elixir.hidden.demands import Demands
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.moves import TAKE_CARD, packed
from quintessence.games.elixir.table.piles import discard, draw_finds, put_on_top
from quintessence.games.elixir.table.telling import card_names, seat_list, tell_card, tell_pile
from quintessence.games.elixir.table.zones import FINDS, distinct, is_alike, without_card
from quintessence.games.elixir.worth.hands import sale_value
from quintessence.games.elixir.worth.weights import ANY_FIND, WORTH

STEPS: Final = ("put", "pick")


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
        lay_on(board, FINDS + seat, card)
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
            "step": STEPS[self.step],
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
    value.only_keys(names("frame who step put stall order"))
    frame = MarketFrame(reader.seats(value.key("who")), reader.board.seats)
    frame.step = read_step(value, STEPS)
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
        return matching(board, cards, self.what, NO_WORD)

    def tell_opening(self, board: Board, log: Log) -> None:
        log.tell(Event("opened", {"what": self.purpose, "who": seat_list(self.who)}, reveals=True))

    def settle(self, board: Board, chance: Chance, log: Log | None) -> bool:
        """Sells what is not magic, shuffles the rest onto the pile, and everyone draws the worth they brought."""
        board.stack.pop()
        self.reveal(board, log)
        kept = vec[i64]()
        for seat in self.who:
            for card in self.put[seat]:
                if board.deck.kinds[card] == MUNDANE:
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
    value.only_keys(names("frame who max what put done"))
    who, what = reader.seats(value.key("who")), reader.filter(value.key("what"), "object")
    frame = FleaFrame(who, reader.board.seats, value.key("max").number_or(2, 0, LARGEST_NUMBER), what)
    frame.read_put(reader, value)
    frame.read_done(reader, value)
    return frame.checked(reader.board, value)
