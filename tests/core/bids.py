"""A toy game with secrets: a hidden card each, secret bids at the same time, a private look at a card."""

from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import Game, State
from quintessence.core.event import Event, Log
from quintessence.core.grammar import Domain, Form, Grammar, argument
from quintessence.core.messages import Messages
from quintessence.core.packing import first_of, form_of, pack1
from quintessence.core.reading import Reader
from quintessence.core.refusal import NOT_A_MOVE, NOT_YOURS, Refusal
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Line, Seat

BID, LOOK = range(2)
CARDS: Final = 9
AMOUNTS: Final = Domain("amount", ["0", "1", "2"])
GRAMMAR: Final = Grammar([Form("bid", argument("amount", AMOUNTS)), Form("look")])


class BidsState(State):
    """Each seat's card, its bid (-1: not yet) and whether it has looked at its neighbour's card."""

    def __init__(self, setting: Setting, cards: list[int], bids: list[int], looked: list[bool]) -> None:
        self.setting = setting
        self.cards = cards
        self.bids = bids
        self.looked = looked

    def is_over(self) -> bool:
        return -1 not in self.bids

    def to_act(self) -> list[Seat]:
        return [seat for seat, bid in enumerate(self.bids) if bid < 0]

    def awaited(self) -> list[Seat]:
        return [] if self.is_over() else list(range(self.setting.seats))

    def legal_moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=4)
        if self.bids[seat] >= 0:
            return moves
        for amount in range(len(AMOUNTS.words)):
            moves = append(moves, pack1(BID, amount))
        return moves if self.looked[seat] else append(moves, i64(LOOK))

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        events = Log() if log is None else log
        mover = int(seat)
        if form_of(move) == LOOK:
            other = (mover + 1) % self.setting.seats
            self.looked[mover] = True
            events.tell(Event("looked", {"card": self.cards[other]}, only=[mover], reveals=True))
            return
        self.bids[mover] = int(first_of(move))
        events.tell(Event("bid-noted", {"bid": self.bids[mover]}, only=[mover]))
        result = self.result()
        if result is not None:
            cards: list[Json] = list(self.cards)
            events.tell(Event("revealed", {"cards": cards, "nested": {"cards": cards}}, reveals=True))
            events.add("game-over", result.to_json())

    def result(self) -> Result | None:
        if not self.is_over():
            return None
        scores = [card + bid for card, bid in zip(self.cards, self.bids, strict=True)]
        best_first = sorted(set(scores), reverse=True)
        groups = [[s for s, score in enumerate(scores) if score == value] for value in best_first]
        return Result(groups[0], groups, "highest", scores)

    def copy(self) -> "BidsState":
        return BidsState(self.setting, list(self.cards), list(self.bids), list(self.looked))

    def knows(self, seat: Seat | None) -> list[bool]:
        """Whose cards the seat may see."""
        seats = self.setting.seats
        if self.is_over():
            return [True] * seats
        if seat is None:
            return [False] * seats
        return [s == seat or (self.looked[seat] and s == (seat + 1) % seats) for s in range(seats)]

    def shown(self, seat: Seat | None) -> JsonObject:
        known = self.knows(seat)
        view: JsonObject = {"cards": {str(s): card for s, card in enumerate(self.cards) if known[s]}}
        if seat is not None:
            view["bid"] = self.bids[seat] if self.bids[seat] >= 0 else None
        return view

    def prompt(self, seat: Seat | None) -> JsonObject:
        return {"kind": "bid"}

    def sample(self, seat: Seat | None, chance: Chance) -> "BidsState":
        known = self.knows(seat)
        unseen = vec[i64](capacity=CARDS)
        for card in range(1, CARDS + 1):
            if card not in [c for s, c in enumerate(self.cards) if known[s]]:
                unseen = append(unseen, i64(card))
        chance.shuffle(unseen)
        cards = [c if known[s] else int(unseen[s]) for s, c in enumerate(self.cards)]
        if self.is_over():
            return self.copy()
        bids = [bid if s == seat else -1 for s, bid in enumerate(self.bids)]
        looked = [self.looked[s] if s == seat else False for s in range(self.setting.seats)]
        return BidsState(self.setting, cards, bids, looked)

    def to_json(self) -> JsonObject:
        cards: list[Json] = list(self.cards)
        bids: list[Json] = list(self.bids)
        looked: list[Json] = list(self.looked)
        return {"cards": cards, "bids": bids, "looked": looked}

    def values(self) -> list[float]:
        return [card / CARDS for card in self.cards]


@final
class Bids(Game):
    """The highest sum of card and bid wins."""

    def __init__(self) -> None:
        self.slug = "toy-bids"
        self.rules_version = 1
        self.seat_counts = [2, 3, 4]
        self.options = []

    def data(self) -> Path:
        return Path(__file__).parent / "data"

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMAR

    def setup(self, setting: Setting, chance: Chance) -> State:
        deck = vec[i64](list(range(1, CARDS + 1)))
        chance.shuffle(deck)
        cards = [int(card) for card in deck[: setting.seats]]
        return BidsState(setting, cards, [-1] * setting.seats, [False] * setting.seats)

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        reader = Reader(position)
        reader.only_keys(("cards", "bids", "looked"))
        cards = [card.number(1, CARDS) for card in reader.key("cards").items()]
        bids = [bid.number(-1, 2) for bid in reader.key("bids").items()]
        looked = [look.flag_or(False) for look in reader.key("looked").items()]
        return BidsState(setting, cards, bids, looked)

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, BidsState)
        move = GRAMMAR.parse(words)
        if move < 0:
            return Refusal("SB-WORD-1", NOT_A_MOVE)
        if seat not in state.to_act():
            return Refusal("SB-SEAT-1", NOT_YOURS)
        return Refusal("SB-LOOK-1") if form_of(move) == LOOK and state.looked[seat] else None

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return [[("cards", f"cards: {view['cards']}")]]


BIDS: Final = Bids()
