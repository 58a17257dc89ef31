"""Finds levels of the bot `search` for a game: each should beat the one below in about 76 % of games.

    python bench/levels.py elem-master --seats 2
    python bench/levels.py elixir --seats 2 --option duel=true --games 400

From the top down: a level judges fewer positions than the one above, and has the heat with which it loses that often.
The heat is found by a logistic curve through all games of the two levels: each batch is played with the heat that the
curve of those before asks for. It prints the row `levels` for the game's `data/search.toml`; `bots.py` then measures
the ladder with other games.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import exp, log
from typing import NamedTuple

from matches import Pairing, match, open_pool

from quintessence.bots.search.data import LEVELS
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject

EFFORTS = (600, 200, 60, 1)
"""The positions that the lower levels judge, from the fourth down; more, if one would be too weak without heat."""
GOAL = 0.76
"""Of the games, how many a level wins against the one below. Where luck decides much, five levels lie closer."""
COLDEST, FIRST, HOTTEST = 0.0005, 0.01, 0.3
"""The first batch is played with the heat of the level above, or with `FIRST`."""
BATCH = 40
STEEP, DOUBT = 1.0, 0.5
"""How much worse the odds become when the heat becomes e times as high: what is expected, and how far it may be off."""


class Batch(NamedTuple):
    """What was played with one heat."""

    heat: float
    games: int
    won: float
    """By the level above."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Finds the levels of a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=320, help="games for each level")
    parser.add_argument("--goal", type=float, default=GOAL, help="the share that each level wins against the one below")
    parser.add_argument("--simulations", type=int, default=3000, help="positions that level 5 judges here")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    game = find_game(given.game)
    options: JsonObject = dict(part.split("=", 1) for part in given.option)
    seats = game.setting(given.seats, options).seats
    with open_pool(given.processes) as pool:
        Ladder(
            pool, Pairing(game.slug, seats, json.dumps(options), "", ""), given.games, given.simulations, given.goal
        ).find()


class Ladder:
    """The levels found so far, the highest first."""

    def __init__(self, pool: ProcessPoolExecutor, pairing: Pairing, games: int, simulations: int, goal: float) -> None:
        self.pool, self.pairing, self.games, self.goal = pool, pairing, games, goal
        self.names = [name_of(LEVELS, simulations, 0.0)]
        self.rows = ["{ heat = 0.0 }"]
        self.heat = FIRST
        self.effort = 0
        self.seed = 0

    @property
    def number(self) -> int:
        """The level that is looked for."""
        return LEVELS - len(self.rows)

    def find(self) -> None:
        while len(self.rows) < LEVELS:
            self.next_level()
        print(f"# {self.pairing.game}, {self.pairing.seats} seats")
        print("levels = [")
        for row in reversed(self.rows):
            print(f"    {row},")
        print("]", flush=True)

    def next_level(self) -> None:
        """The level below the last one."""
        positions = EFFORTS[self.effort]
        if self.effort > 0 and self.play(positions, 0.0).won > self.goal * BATCH:
            positions = EFFORTS[self.effort - 1]
        else:
            self.effort = min(self.effort + 1, len(EFFORTS) - 1)
        self.heat = self.heat_for(positions)
        self.names.append(name_of(self.number, positions, self.heat))
        self.rows.append(f"{{ positions = {positions}, heat = {self.heat} }}")

    def heat_for(self, positions: int) -> float:
        """The heat with which the level above wins as often as it should."""
        played: list[Batch] = []
        heat = self.heat
        while sum(batch.games for batch in played) < self.games:
            played.append(self.play(positions, heat))
            heat = heat_by_curve(played, self.goal)
        return round(heat, 4)

    def play(self, positions: int, heat: float) -> Batch:
        """A batch of games between the level above and one like this."""
        pairing = self.pairing._replace(one=self.names[-1], other=name_of(self.number, positions, heat))
        score = match(self.pool, pairing, BATCH, self.seed)
        self.seed += BATCH
        found = f"level {self.number}: positions {positions}, heat {heat:.4f}: the one above wins {score.share:.0%}"
        print(found, flush=True)
        return Batch(heat, BATCH, BATCH * score.share)


def heat_by_curve(played: list[Batch], goal: float) -> float:
    """Where the likeliest curve through the games crosses the goal."""
    above_even = 2 * goal - 1
    wanted = log(above_even / (1 - above_even))
    candidates = [
        (likelihood(played, at / 20, steep / 10), at / 20, steep / 10)
        for at in range(-200, 41)
        for steep in range(1, 31)
    ]
    _, at, steep = max(candidates)
    return min(HOTTEST, max(COLDEST, exp(at + wanted / steep)))


def likelihood(played: list[Batch], at: float, steep: float) -> float:
    """The logarithm of how likely the games are, if with a heat of e^`at` the level above wins three of four.

    With little heat it still wins half of them.
    """
    total = -(log(steep / STEEP) ** 2) / (2 * DOUBT**2)
    for batch in played:
        share = 0.5 + 0.5 / (1 + exp(-steep * (log(batch.heat) - at)))
        share = min(1 - 1e-6, max(1e-6, share))
        total += batch.won * log(share) + (batch.games - batch.won) * log(1 - share)
    return total


def name_of(level: int, positions: int, heat: float) -> str:
    """The bot of a level, which may do more than others (it looks for certain wins), with these settings."""
    return f"search:{level}:simulations={positions}:heat={heat:.5f}:seconds=60"


if __name__ == "__main__":
    main()
