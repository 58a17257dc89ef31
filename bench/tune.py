"""Fits the weights by which the bot `search` judges positions: by games, then by matches that choose among weights.

    python bench/tune.py elem-master                       # 2 seats, into the game's data folder
    python bench/tune.py elem-master --seats 4 --games 30000 --seed 3
    python bench/tune.py elixir --seats 2 --option duel=true --by decisions

There are two ways to fit (`fitting.py`): by the results of games that the bot plays against itself, or by single
decisions, where luck drowns what results say.

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
from pathlib import Path
from typing import TypedDict

from fitting import WAYS, Played
from matches import Pairing, match, open_pool

from quintessence.core.contract import Game
from quintessence.core.errors import Mistake
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "tune"


class State(TypedDict):
    """All that is needed to go on."""

    games: int
    way: JsonObject | None
    chosen: list[float]
    curve: list[JsonObject]
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description="Fits the weights of a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--by", choices=list(WAYS), default="results", help="what of the games is learned from")
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
        self.file = KEPT / f"{name}-{given.by}-{given.seed}.json"
        self.state = self.kept() or State(games=0, way=None, chosen=[], curve=[], seconds=0.0)
        played = Played(game.slug, seats, options)
        self.way = WAYS[given.by](played, len(self.names), self.state["way"])

    def kept(self) -> State | None:
        if not self.file.exists():
            return None
        state: State = json.loads(self.file.read_text("utf-8"))
        return state if len(state["chosen"]) == len(self.names) else None

    def run(self, pool: ProcessPoolExecutor) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        state, given = self.state, self.given
        each = given.games // given.rounds
        while state["games"] < given.games:
            began = time.monotonic()
            goal = min(given.games, (state["games"] // each + 1) * each)
            while state["games"] < goal:
                first_seed = given.seed * 10_000_000 + state["games"]
                state["games"] += self.way.learn(pool, first_seed, state["games"] / given.games)
            state["seconds"] += time.monotonic() - began
            self.choose(pool)
            state["way"] = self.way.to_json()
            self.file.write_text(json.dumps(state), "utf-8")
            self.write()

    def choose(self, pool: ProcessPoolExecutor) -> None:
        """A match between the new weights and those chosen last; and one against `greedy`, for the curve."""
        state, given = self.state, self.given
        learned = self.way.weights()
        new = self.bot("new", learned)
        first_seed = 1000 + state["games"]
        share = 1.0
        if state["chosen"]:
            other = self.bot("old", state["chosen"])
            share = match(pool, self.pairing(new, other), given.matches, first_seed).share
        if share >= 0.5:
            state["chosen"] = learned
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


if __name__ == "__main__":
    main()
