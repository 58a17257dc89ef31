"""A position of Campfire: hands, pile, fire and ashes, and whose turn it is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.event import Event, Log
from quintessence.core.grammar import Domain, Form, Grammar, argument
from quintessence.core.packing import first_of, form_of, pack1
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.tally import TallyRow
from quintessence.core.types import Json, JsonObject, Seat

CARDS: Final = Domain("card", ["twig", "stick", "branch", "log", "trunk", "stump"])
"""A card is its place in this list; its heat is one more."""
COPIES: Final = 4
HAND: Final = 3
WARM: Final = 8
"""From this heat on one can warm oneself (CF-WARM-1)."""
BURN: Final = 3
"""What a flare costs (CF-FLARE-1)."""

FEED, WARM_UP = range(2)
GRAMMAR: Final = Grammar([Form("feed", argument("card", CARDS)), Form("warm")])


class CampfireState(State):
    """Hands are sorted: that they were drawn in another order is no difference that anybody sees."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.hands: list[list[int]] = [[] for _ in range(setting.seats)]
        self.pile: list[int] = []
        self.fire: list[int] = []
        self.ashes: list[int] = []
        self.scores = [0] * setting.seats
        self.turn = 0
        self.given_up: Result | None = None

    # Who decides, and what.

    def heat(self) -> int:
        return sum(card + 1 for card in self.fire)

    def to_act(self) -> list[Seat]:
        return [] if self.result() else [self.turn]

    def legal_moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        if seat in self.to_act():
            for card in sorted(set(self.hands[seat])):
                moves = append(moves, pack1(FEED, card))
            if self.heat() >= WARM:
                moves = append(moves, i64(WARM_UP))
        return moves

    # What happens.

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        events = Log() if log is None else log
        if form_of(move) == FEED:
            self.feed(int(seat), int(first_of(move)), events)
        else:
            self.scores[seat] += self.heat()
            events.add("warmed", {"seat": int(seat), "heat": self.heat()})
            self.put_out()
        self.turn = (self.turn + 1) % self.setting.seats
        result = self.result()
        if result is not None:
            events.add("game-over", result.to_json())

    def feed(self, seat: Seat, card: int, events: Log) -> None:
        """CF-FEED-2, CF-FLARE-1, CF-DRAW-1."""
        self.hands[seat].remove(card)
        self.fire.append(card)
        events.add("fed", {"seat": seat, "card": CARDS.words[card], "heat": self.heat()})
        if self.heat() > self.setting.number("limit"):
            self.scores[seat] -= BURN
            events.add("flared", {"seat": seat, "points": BURN})
            self.put_out()
        if self.pile:
            drawn = self.pile.pop()
            self.hands[seat] = sorted([*self.hands[seat], drawn])
            # Only the seat that draws is told the card. It revealed something, so the move cannot be taken back.
            events.tell(Event("drew", {"seat": seat}, private={seat: {"card": CARDS.words[drawn]}}, reveals=True))

    def put_out(self) -> None:
        self.ashes = sorted([*self.ashes, *self.fire])
        self.fire = []

    def result(self) -> Result | None:
        """CF-END-1, CF-END-2."""
        if self.given_up is not None or all(self.hands):
            return self.given_up
        places = sorted(set(self.scores), reverse=True)
        ranking = [[seat for seat, score in enumerate(self.scores) if score == place] for place in places]
        return Result(ranking[0], ranking, "burnt-down", list(self.scores))

    def stopped(self, result: Result) -> "CampfireState":
        twin = self.copy()
        twin.given_up = result
        return twin

    # What can be seen.

    def shown(self, seat: Seat | None) -> JsonObject:
        players: list[Json] = []
        for owner, hand in enumerate(self.hands):
            seen: Json = words(hand) if owner == seat else len(hand)
            players.append({"points": self.scores[owner], "hand": seen})
        return {
            "active": self.turn,
            "fire": words(self.fire),
            "heat": self.heat(),
            "pile": len(self.pile),
            "ashes": words(self.ashes),
            "players": players,
        }

    def prompt(self, seat: Seat | None) -> JsonObject:
        return {"kind": "over" if self.result() else "turn"}

    def tally(self) -> list[TallyRow]:
        return [TallyRow("points", list(self.scores))]

    def values(self) -> list[float]:
        result = self.result()
        if result is None:
            return [max(-0.9, min(0.9, (score - sum(self.scores) / len(self.scores)) / 40)) for score in self.scores]
        places = [result.place_of(seat) for seat in range(self.setting.seats)]
        return [(sum(p > mine for p in places) - sum(p < mine for p in places)) / (len(places) - 1) for mine in places]

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        into[0] = self.scores[seat] / 10
        into[1] = sum(card + 1 for card in self.hands[seat]) / 10

    # Copies, samples, JSON.

    def copy(self) -> "CampfireState":
        twin = type(self)(self.setting)
        twin.hands = [list(hand) for hand in self.hands]
        twin.pile, twin.fire, twin.ashes = list(self.pile), list(self.fire), list(self.ashes)
        twin.scores, twin.turn, twin.given_up = list(self.scores), self.turn, self.given_up
        return twin

    def sample(self, seat: Seat | None, chance: Chance) -> "CampfireState":
        """What the seat does not see, dealt out anew: the pile and the hands of the others."""
        twin = self.copy()
        others = [other for other in range(self.setting.seats) if other != seat]
        unseen = shuffled([*self.pile, *(card for other in others for card in self.hands[other])], chance)
        for other in others:
            twin.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        twin.pile = unseen
        return twin

    def to_json(self) -> JsonObject:
        hands: list[Json] = [words(hand) for hand in self.hands]
        scores: list[Json] = [*self.scores]
        pile, fire, ashes = words(self.pile), words(self.fire), words(self.ashes)
        return {"turn": self.turn, "hands": hands, "pile": pile, "fire": fire, "ashes": ashes, "scores": scores}


def all_cards() -> list[int]:
    """CF-SET-1."""
    return [card for card in range(len(CARDS.words)) for _ in range(COPIES)]


def words(cards: list[int]) -> list[Json]:
    return [CARDS.words[card] for card in cards]


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The cards in random order, whatever order they came in."""
    left = sorted(cards)
    return [left.pop(chance.below(len(left))) for _ in cards]
