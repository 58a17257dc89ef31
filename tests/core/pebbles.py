"""An open toy game: turns of several moves, chance, a reveal, options, other spellings, teams."""

from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import Game, State
from quintessence.core.event import Event, Log
from quintessence.core.grammar import Domain, Form, Grammar, argument, free
from quintessence.core.messages import Messages
from quintessence.core.options import data, flag, number
from quintessence.core.packing import first_of, form_of, pack1
from quintessence.core.reading import Reader
from quintessence.core.refusal import NOT_A_MOVE, NOT_YOURS, Refusal
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject, Line, Seat

TAKE, GRAB, ROLL, PEEK, END = range(5)
MOST: Final = 3
AMOUNTS: Final = Domain("amount", ["1", "2", "3"])
GRAMMAR: Final = Grammar(
    [
        Form("take", argument("amount", AMOUNTS), free("millis", 0, 9999)),
        Form("grab", argument("amount", AMOUNTS)),
        Form("roll"),
        Form("peek"),
        Form("end"),
    ]
)


class PebblesState(State):
    """A heap, whose turn it is and how many pebbles were taken in it."""

    def __init__(self, setting: Setting, heap: int, turn: int, taken: int) -> None:
        self.setting = setting
        self.heap = heap
        self.turn = turn
        self.taken = taken

    def to_act(self) -> list[Seat]:
        return [self.turn] if self.heap else []

    def legal_moves(self, seat: i64) -> vec[i64]:
        moves = vec[i64](capacity=8)
        if not self.heap or seat != self.turn:
            return moves
        for amount in range(min(MOST - self.taken, self.heap)):
            moves = append(moves, pack1(TAKE, amount))
        moves = append(moves, i64(ROLL))
        moves = append(moves, i64(PEEK))
        if self.taken:
            moves = append(moves, i64(END))
        return moves

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        events = Log() if log is None else log
        form = form_of(move)
        if form == TAKE:
            amount = int(first_of(move)) + 1
            self.heap -= amount
            self.taken += amount
            events.add("taken", {"seat": int(seat), "amount": amount})
        elif form == ROLL:
            self.heap -= min(self.heap, int(chance.below(2)) + 1)
            events.tell(Event("rolled", {"heap": self.heap}, random=True))
            self.pass_on()
        elif form == PEEK:
            events.tell(Event("peeked", {"seat": int(seat)}, reveals=True))
        else:
            self.pass_on()
        result = self.result()
        if result is not None:
            events.add("game-over", result.to_json())

    def pass_on(self) -> None:
        if self.heap:
            self.turn = (self.turn + 1) % self.setting.seats
            self.taken = 0

    def result(self) -> Result | None:
        if self.heap:
            return None
        others = [[(self.turn + step) % self.setting.seats] for step in range(1, self.setting.seats)]
        return Result([self.turn], [[self.turn], *others], "last-pebble")

    def copy(self) -> "PebblesState":
        return PebblesState(self.setting, self.heap, self.turn, self.taken)

    def shown(self, seat: Seat | None) -> JsonObject:
        return self.to_json()

    def prompt(self, seat: Seat | None) -> JsonObject:
        return {"kind": "turn"}

    def sample(self, seat: Seat | None, chance: Chance) -> "PebblesState":
        return self.copy()

    def to_json(self) -> JsonObject:
        return {"heap": self.heap, "turn": self.turn, "taken": self.taken}

    def values(self) -> list[float]:
        result = self.result()
        if result is None:
            return [0.0] * self.setting.seats
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.setting.seats)]


@final
class Pebbles(Game):
    """Who takes the last pebble wins."""

    def __init__(self) -> None:
        self.slug = "toy-pebbles"
        self.rules_version = 3
        self.seat_counts = [2, 3, 4]
        self.options = [number("heap", 1, 50, 7), flag("teams", False), data("mood", None)]

    def data(self) -> Path:
        return Path(__file__).parent / "data"

    def grammar(self, setting: Setting) -> Grammar:
        return GRAMMAR

    def setup(self, setting: Setting, chance: Chance) -> State:
        return PebblesState(setting, setting.number("heap"), int(chance.below(setting.seats)), 0)

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        reader = Reader(position)
        reader.only_keys(("heap", "turn", "taken"))
        return PebblesState(
            setting,
            reader.key("heap").number_or(setting.number("heap"), 0, 50),
            reader.key("turn").number_or(0, 0, setting.seats - 1),
            reader.key("taken").number_or(0, 0, MOST),
        )

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        assert isinstance(state, PebblesState)
        move = GRAMMAR.parse(words)
        if move < 0:
            return Refusal("PB-WORD-1", NOT_A_MOVE)
        if state.to_act() != [seat]:
            return Refusal("PB-TURN-1", NOT_YOURS)
        form = form_of(move)
        if form in (TAKE, GRAB):
            amount = first_of(move) + 1
            if amount > state.heap or state.taken + amount > MOST:
                return Refusal("PB-TAKE-1", at="heap")
        if form == END and not state.taken:
            return Refusal("PB-END-1")
        return None

    def canonical(self, state: State, seat: Seat, move: i64) -> i64:
        return pack1(TAKE, first_of(move)) if form_of(move) == GRAB else move

    def sides(self, setting: Setting) -> list[list[Seat]]:
        if setting.is_on("teams") and setting.seats == 4:
            return [[0, 2], [1, 3]]
        return super().sides(setting)

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        return [[("heap", f"heap: {view['heap']}")], [("dim", f"turn: {view['turn']}"), ("dim", "  ")]]


PEBBLES: Final = Pebbles()
