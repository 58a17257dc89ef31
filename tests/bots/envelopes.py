"""A small game for the tests of bots: one envelope is open, one closed.

The open envelope (left) holds 5 (an option), the closed one (right) 0 or 12. Each turn a seat takes one of
them and keeps what is in it; after some rounds the richer seat wins. The closed one is worth 6 on average: a
seat that thinks takes it every time, a seat that peeks takes it half the time.
"""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import Game, State
from quintessence.core.event import Log
from quintessence.core.grammar import Domain, Form, Grammar, argument, free
from quintessence.core.options import choice, data, number
from quintessence.core.packing import NO_MOVE, first_of, pack1
from quintessence.core.reading import Reader
from quintessence.core.refusal import NOT_A_MOVE, NOT_YOURS, Refusal
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject, Seat

FULL: Final = 12
LEFT: Final = 0
RIGHT: Final = 1
RICHEST: Final = 1000


@final
class Table(State):
    def __init__(self, setting: Setting, purses: list[int], turns_left: int, closed: int) -> None:
        self.setting = setting
        self.purses = purses
        self.turns_left = turns_left
        self.closed = closed

    def to_act(self) -> list[Seat]:
        return [self.turns_left % 2] if self.turns_left else []

    def legal_moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([pack1(0, LEFT), pack1(0, RIGHT)] if seat in self.to_act() else [])

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        taken = self.setting.number("open") if first_of(move) == LEFT else self.closed
        self.purses[seat] += taken
        self.turns_left -= 1
        self.closed = chance.below(2) * FULL
        if log is not None:
            log.add("taken", {"seat": int(seat), "amount": taken})
            result = self.result()
            if result is not None:
                log.add("game-over", result.to_json())

    def result(self) -> Result | None:
        if self.turns_left:
            return None
        first, second = self.purses
        if first == second:
            return Result([], [[0, 1]], "equal")
        winner = 0 if first > second else 1
        return Result([winner], [[winner], [1 - winner]], "richer")

    def copy(self) -> "Table":
        return Table(self.setting, list(self.purses), self.turns_left, self.closed)

    def shown(self, seat: Seat | None) -> JsonObject:
        return {"purses": list(self.purses), "turns_left": self.turns_left}

    def prompt(self, seat: Seat | None) -> JsonObject:
        return {"kind": "take"}

    def sample(self, seat: Seat | None, chance: Chance) -> "Table":
        return Table(self.setting, list(self.purses), self.turns_left, chance.below(2) * FULL)

    def to_json(self) -> JsonObject:
        purses: list[Json] = list(self.purses)
        return {"purses": purses, "turns_left": self.turns_left, "closed": self.closed}

    def values(self) -> list[float]:
        ahead = (self.purses[0] - self.purses[1]) / RICHEST
        return [ahead, -ahead]


@final
class Envelopes(Game):
    def __init__(self) -> None:
        self.slug = "envelopes"
        self.rules_version = 1
        self.seat_counts = [2]
        self.options = [
            number("rounds", 1, 20, 3),
            number("open", 0, 12, 5),
            choice("mood", "calm", "tense"),
            data("note", {"lieu": "l’été"}),
        ]
        sides = Domain("side", ["left", "right"])
        self._grammar = Grammar([Form("take", argument("side", sides), free("ms", 0, 999))])

    def data(self) -> Traversable:
        return Path(__file__).parent / "data"

    def grammar(self, setting: Setting) -> Grammar:
        return self._grammar

    def has_cards(self) -> bool:
        return True

    def setup(self, setting: Setting, chance: Chance) -> Table:
        return Table(setting, [0, 0], 2 * setting.number("rounds"), chance.below(2) * FULL)

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> Table:
        reader = Reader(position)
        purses = [purse.number(0, RICHEST) for purse in reader.key("purses").items()]
        return Table(setting, purses, reader.key("turns_left").number(0, 40), reader.key("closed").number(0, FULL))

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        if self._grammar.parse(words) == NO_MOVE:
            return Refusal("EN-1", NOT_A_MOVE)
        return None if seat in state.to_act() else Refusal("EN-2", NOT_YOURS)


ENVELOPES: Final = Envelopes()
