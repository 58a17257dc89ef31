"""Fits the weights by which the bot `search` judges positions: self-play, then matches that choose among them.

    python bench/tune.py elem-master                       # 2 seats, into the game's data folder
    python bench/tune.py elem-master --seats 4 --games 30000 --seed 3
    python bench/tune.py elixir --seats 2 --option duel=true

Stop it whenever you like: called again with the same words it goes on where it stopped. What it plays is kept in
`build/tune`, with the curve. Weights are chosen by matches inside the search, against those chosen before: what plays
well one move deep may play badly there.
"""

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import TypedDict

from matches import Pairing, match, open_pool

from quintessence.bots.search.selfplay import learn
from quintessence.core.contract import Game
from quintessence.core.errors import Mistake
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "tune"
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


class State(TypedDict):
    """All that is needed to go on."""

    games: int
    weights: list[float]
    averaged: list[float]
    first: list[float]
    second: list[float]
    steps: int
    chosen: list[float]
    curve: list[JsonObject]
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description="Fits the weights of a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=24000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=6, help="how often weights are chosen by a match")
    parser.add_argument("--matches", type=int, default=100, help="games of such a match")
    parser.add_argument("--simulations", type=int, default=600, help="positions for a decision in such a match")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    game = find_game(given.game)
    options: JsonObject = dict(part.split("=", 1) for part in given.option)
    try:
        setting = game.setting(given.seats, options)
    except Mistake as mistake:
        sys.exit(mistake.message())
    options = {name: setting.options[name] for name in options}
    if not game.features(setting):
        sys.exit(f"{given.game} has no features to weigh.")
    name = "-".join([game.slug, str(setting.seats), *named(options)])
    with open_pool(given.processes) as pool:
        Fitting(game, setting.seats, options, name, given).run(pool)


class Fitting:
    """The fitting of one game with one number of seats."""

    def __init__(self, game: Game, seats: int, options: JsonObject, name: str, given: argparse.Namespace) -> None:
        self.game, self.seats, self.options, self.given = game, seats, options, given
        self.setting = game.setting(seats, options)
        self.names = game.features(self.setting)
        self.file = KEPT / f"{name}-{given.seed}.json"
        self.state = self.kept() or self.fresh()

    def fresh(self) -> State:
        nothing = [0.0] * len(self.names)
        return State(
            games=0,
            weights=nothing,
            averaged=nothing,
            first=nothing,
            second=nothing,
            steps=0,
            chosen=[],
            curve=[],
            seconds=0.0,
        )

    def kept(self) -> State | None:
        if not self.file.exists():
            return None
        state: State = json.loads(self.file.read_text("utf-8"))
        return state if len(state["weights"]) == len(self.names) else None

    def run(self, pool: ProcessPoolExecutor) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        state = self.state
        each = self.given.games // self.given.rounds
        while state["games"] < self.given.games:
            began = time.monotonic()
            goal = min(self.given.games, (state["games"] // each + 1) * each)
            while state["games"] < goal:
                self.step(pool)
            state["seconds"] += time.monotonic() - began
            self.choose(pool)
            self.file.write_text(json.dumps(state), "utf-8")
            self.write()

    def step(self, pool: ProcessPoolExecutor) -> None:
        """Plays a batch of games and takes one step (Adam): the same however many processes play."""
        state = self.state
        seeds = [self.given.seed * 10_000_000 + state["games"] + number for number in range(BATCH)]
        jobs = [pool.submit(lesson, self.game.slug, self.seats, self.options, state["weights"], seed) for seed in seeds]
        told = [job.result() for job in jobs]
        positions = max(1, sum(part[1] for part in told))
        gradient = [sum(column) / positions * BATCH for column in zip(*[part[0] for part in told], strict=True)]
        state["games"] += BATCH
        state["steps"] += 1
        self.move(gradient)

    def move(self, gradient: list[float]) -> None:
        state = self.state
        done = state["games"] / self.given.games
        rate = RATE * min(1.0, max(0.1, 1.0 - (done - SLOWER_AFTER) / (1.0 - SLOWER_AFTER)))
        one, two = DECAY
        state["first"] = [one * old + (1 - one) * new for old, new in zip(state["first"], gradient, strict=True)]
        state["second"] = [two * old + (1 - two) * new**2 for old, new in zip(state["second"], gradient, strict=True)]
        fair_one, fair_two = 1 - one ** state["steps"], 1 - two ** state["steps"]
        state["weights"] = [
            weight * (1 - SHRINK) + rate * (first / fair_one) / (sqrt(second / fair_two) + TINY)
            for weight, first, second in zip(state["weights"], state["first"], state["second"], strict=True)
        ]
        kept = min(AVERAGED, 1 - 1 / state["steps"])
        state["averaged"] = [
            kept * old + (1 - kept) * new for old, new in zip(state["averaged"], state["weights"], strict=True)
        ]

    def choose(self, pool: ProcessPoolExecutor) -> None:
        """A match between the new weights and those chosen last; and one against `greedy`, for the curve."""
        state, given = self.state, self.given
        new = self.bot("new", state["averaged"])
        first_seed = 1000 + state["games"]
        share = 1.0
        if state["chosen"]:
            other = self.bot("old", state["chosen"])
            share = match(pool, self.pairing(new, other), given.matches, first_seed).share
        if share >= 0.5:
            state["chosen"] = state["averaged"]
        score = match(pool, self.pairing(new, "greedy"), given.matches, first_seed)
        state["curve"].append(
            {"games": state["games"], "against_chosen": round(share, 3), "against_greedy": round(score.share, 3)}
        )
        print(
            f"{self.file.stem}: {state['games']} games in {state['seconds']:.0f} s, {share:.0%} against the weights "
            f"before, against greedy {score}",
            flush=True,
        )

    def bot(self, name: str, weights: list[float]) -> str:
        file = self.file.with_suffix(f".{name}")
        file.write_text(json.dumps({"weights": dict(zip(self.names, weights, strict=True))}), "utf-8")
        return f"search:simulations={self.given.simulations}:weights={file}"

    def pairing(self, one: str, other: str) -> Pairing:
        return Pairing(self.game.slug, self.seats, json.dumps(self.options), one, other)

    def write(self) -> None:
        """The weights chosen so far, into the game's data folder, with what made them."""
        ours = ROOT / "src" / "quintessence" / "games" / self.game.slug.replace("-", "_") / "data"
        # A game of another package has its data where it is installed.
        folder = (ours if ours.is_dir() else Path(str(self.game.data()))) / "weights"
        folder.mkdir(exist_ok=True)
        commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False, cwd=ROOT)
        told: JsonObject = {
            "command": " ".join(["python", "bench/tune.py", *sys.argv[1:]]),
            "seed": self.given.seed,
            "commit": commit.stdout.strip(),
            "seats": self.seats,
            "options": self.options,
            "games": self.state["games"],
            "curve": list(self.state["curve"]),
            "weights": {name: round(weight, 4) for name, weight in zip(self.names, self.state["chosen"], strict=True)},
        }
        name = "-".join([str(self.seats), *named(self.options)])
        (folder / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def named(options: JsonObject) -> list[str]:
    """Options as part of the name of a file: `duel-true`."""
    return [f"{option}-{str(value).lower()}" for option, value in options.items()]


def lesson(slug: str, seats: int, options: JsonObject, weights: list[float], seed: int) -> tuple[list[float], int]:
    """Plays a game and returns what it says. In a process of the pool."""
    game = find_game(slug)
    told = learn(game, game.setting(seats, options), weights, [seed])
    return list(told.gradient), told.positions


if __name__ == "__main__":
    main()
