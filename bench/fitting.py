"""The two ways to fit weights by games: by results of self-play, or by single decisions.

Both do the same however many processes play, and can be stopped between two batches.
"""

from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final, NamedTuple, Protocol

from quintessence.bots.search.comparing import compare
from quintessence.bots.search.selfplay import learn
from quintessence.core.casts import as_list
from quintessence.core.registry import find_game
from quintessence.core.types import Json, JsonObject

BATCH = 10
"""Games for one step of the weights. A step for each game learns far worse."""
RATE = 0.02
SLOWER_AFTER = 0.5
"""From this share of the games on the steps become smaller, down to a tenth."""
DECAY = (0.9, 0.99)
TINY = 1e-8
SHRINK = 1e-4
"""What is taken off every weight with each step: features that say nothing end up with none."""
AVERAGED = 0.995
"""The weights that are chosen from are a running average: single steps swing."""
LESSON = 25
"""Games that a process plays at once to compare decisions; a batch has `BATCH` such lots."""
CAUTION = 1000.0
"""How many decisions must speak for a feature that differs by its usual amount before it counts by half."""


class Played(NamedTuple):
    """What is played."""

    slug: str
    seats: int
    options: JsonObject


class Way(Protocol):
    """Learns from games, batch after batch."""

    def learn(self, pool: ProcessPoolExecutor, first_seed: int, done: float) -> int:
        """Plays a batch, from this seed on, and learns from it; tells how many games it was. `done`: from 0 to 1."""

    def weights(self) -> list[float]:
        """What it has learned."""

    def to_json(self) -> JsonObject: ...


class ByResults:
    """Temporal differences, in Adam's steps: a position should be worth what the next ones were, then the result."""

    def __init__(self, played: Played, features: int, kept: JsonObject | None) -> None:
        self.played = played
        state = kept or {}
        self.now, self.averaged, self.first, self.second = (
            floats(state[name]) if name in state else [0.0] * features
            for name in ("now", "averaged", "first", "second")
        )
        steps = state.get("steps", 0)
        self.steps = steps if isinstance(steps, int) else 0

    def learn(self, pool: ProcessPoolExecutor, first_seed: int, done: float) -> int:
        jobs = [pool.submit(lesson, self.played, self.now, first_seed + number) for number in range(BATCH)]
        told = [job.result() for job in jobs]
        positions = max(1, sum(part[1] for part in told))
        gradient = [sum(column) / positions * BATCH for column in zip(*[part[0] for part in told], strict=True)]
        self.steps += 1
        self.move(gradient, RATE * min(1.0, max(0.1, 1.0 - (done - SLOWER_AFTER) / (1.0 - SLOWER_AFTER))))
        return BATCH

    def move(self, gradient: list[float], rate: float) -> None:
        one, two = DECAY
        self.first = [one * old + (1 - one) * new for old, new in zip(self.first, gradient, strict=True)]
        self.second = [two * old + (1 - two) * new**2 for old, new in zip(self.second, gradient, strict=True)]
        fair_one, fair_two = 1 - one**self.steps, 1 - two**self.steps
        self.now = [
            weight * (1 - SHRINK) + rate * (first / fair_one) / (sqrt(second / fair_two) + TINY)
            for weight, first, second in zip(self.now, self.first, self.second, strict=True)
        ]
        kept = min(AVERAGED, 1 - 1 / self.steps)
        self.averaged = [kept * old + (1 - kept) * new for old, new in zip(self.averaged, self.now, strict=True)]

    def weights(self) -> list[float]:
        return self.averaged

    def to_json(self) -> JsonObject:
        return {
            "now": [*self.now],
            "averaged": [*self.averaged],
            "first": [*self.first],
            "second": [*self.second],
            "steps": self.steps,
        }


def lesson(played: Played, weights: list[float], seed: int) -> tuple[list[float], int]:
    """Plays a game and returns what it says. In a process of the pool."""
    game = find_game(played.slug)
    told = learn(game, game.setting(played.seats, played.options), weights, [seed])
    return list(told.gradient), told.positions


class ByDecisions:
    """Least squares over moves that were tried at the same decision. The game's own values play all games."""

    def __init__(self, played: Played, features: int, kept: JsonObject | None) -> None:
        self.played = played
        self.features = features
        game = find_game(played.slug)
        sides = len(game.sides(game.setting(played.seats, played.options)))
        self.steepness = (sides - 1) / sides**2
        """How much a chance grows with the lead of its score, where all sides are as good."""
        state = kept or {}
        self.squares = floats(state["squares"]) if "squares" in state else [0.0] * features**2
        self.results = floats(state["results"]) if "results" in state else [0.0] * features
        decisions = state.get("decisions", 0)
        self.decisions = decisions if isinstance(decisions, int) else 0

    def learn(self, pool: ProcessPoolExecutor, first_seed: int, done: float) -> int:
        seeds = [list(range(first_seed + LESSON * lot, first_seed + LESSON * (lot + 1))) for lot in range(BATCH)]
        for job in [pool.submit(comparison, self.played, lot) for lot in seeds]:
            squares, results, decisions = job.result()
            self.squares = [old + new for old, new in zip(self.squares, squares, strict=True)]
            self.results = [old + new for old, new in zip(self.results, results, strict=True)]
            self.decisions += decisions
        return BATCH * LESSON

    def weights(self) -> list[float]:
        """The solution, in which features that seldom differ, or whose say is doubtful, count less."""
        count = self.features
        own = [self.squares[place * count + place] for place in range(count)]
        usual = [sqrt(each / max(1, self.decisions)) for each in own]
        seen = [place for place in range(count) if usual[place] > TINY]
        rows = [
            [
                self.squares[one * count + other] / (usual[one] * usual[other]) + CAUTION * (one == other)
                for other in seen
            ]
            for one in seen
        ]
        solved = solve(rows, [self.results[place] / usual[place] for place in seen])
        weights = [0.0] * count
        for place, weight in zip(seen, solved, strict=True):
            weights[place] = weight / usual[place] / self.steepness
        return weights

    def to_json(self) -> JsonObject:
        return {"squares": [*self.squares], "results": [*self.results], "decisions": self.decisions}


def comparison(played: Played, seeds: list[int]) -> tuple[list[float], list[float], int]:
    """Plays games and returns what their decisions say. In a process of the pool."""
    game = find_game(played.slug)
    told = compare(game, game.setting(played.seats, played.options), seeds)
    return list(told.squares), list(told.results), told.decisions


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The numbers with which every row adds up to its right side (Gauss; the rows are those of a sum of squares)."""
    rows = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at, row in enumerate(rows):
        for below in rows[at + 1 :]:
            factor = below[at] / row[at]
            below[at:] = [one - factor * other for one, other in zip(below[at:], row[at:], strict=True)]
    solved: list[float] = []
    for at in range(len(rows) - 1, -1, -1):
        row = rows[at]
        known = sum(factor * value for factor, value in zip(row[at + 1 : -1], reversed(solved), strict=True))
        solved.append((row[-1] - known) / row[at])
    return solved[::-1]


def floats(value: Json) -> list[float]:
    return [float(number) for number in as_list(value) if isinstance(number, int | float)]


WAYS: Final[dict[str, type[ByResults] | type[ByDecisions]]] = {"results": ByResults, "decisions": ByDecisions}
