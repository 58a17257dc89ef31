"""Finds levels of the bot `search` for a game: each should beat the one below in about 72 % of games.

    python bench/levels.py elem-master --seats 2
    python bench/levels.py elixir --seats 2 --option duel=true --games 200

From the top down: a level judges fewer positions than the one above, and has the heat with which it loses that often.
It prints the row `levels` for the game's `data/search.toml`; `bots.py` then measures the ladder with more games.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from matches import Pairing, match, open_pool

from quintessence.bots.search.data import LEVELS
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject

EFFORTS = (600, 200, 60, 1)
"""The positions that the lower levels judge, from the fourth down; more, if one would be too weak without heat."""
GOAL = 0.72
TOO_WEAK = 0.76
HOTTEST = 0.6
HALVINGS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description="Finds the levels of a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=120, help="games of each match")
    parser.add_argument("--simulations", type=int, default=3000, help="positions that level 5 judges here")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    game = find_game(given.game)
    options: JsonObject = dict(part.split("=", 1) for part in given.option)
    seats = game.setting(given.seats, options).seats
    with open_pool(given.processes) as pool:
        Ladder(pool, Pairing(game.slug, seats, json.dumps(options), "", ""), given.games, given.simulations).find()


class Ladder:
    """The levels found so far, the highest first."""

    def __init__(self, pool: ProcessPoolExecutor, pairing: Pairing, games: int, simulations: int) -> None:
        self.pool, self.pairing, self.games = pool, pairing, games
        self.names = [name_of(simulations, 0.0)]
        self.rows = ["{ heat = 0.0 }"]
        self.effort = 0
        self.seed = 0

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
        if self.share(positions, 0.0) > TOO_WEAK and self.effort > 0:
            positions = EFFORTS[self.effort - 1]
        else:
            self.effort = min(self.effort + 1, len(EFFORTS) - 1)
        heat = self.heat_for(positions)
        self.names.append(name_of(positions, heat))
        self.rows.append(f"{{ positions = {positions}, heat = {heat} }}")

    def heat_for(self, positions: int) -> float:
        """As much heat as it takes; steps become smaller where little of it matters, so they are quotients."""
        low, high = 0.001, HOTTEST
        for _ in range(HALVINGS):
            middle = sqrt(low * high)
            low, high = (middle, high) if self.share(positions, middle) < GOAL else (low, middle)
        return round(sqrt(low * high), 4)

    def share(self, positions: int, heat: float) -> float:
        """How much of the games the level above wins."""
        self.seed += self.games
        pairing = self.pairing._replace(one=self.names[-1], other=name_of(positions, heat))
        score = match(self.pool, pairing, self.games, self.seed)
        number = LEVELS - len(self.rows)
        print(
            f"level {number}: positions {positions}, heat {heat:.4f}: the one above wins {score.share:.0%}", flush=True
        )
        return score.share


def name_of(positions: int, heat: float) -> str:
    return f"search:simulations={positions}:heat={heat:.5f}:seconds=60"


if __name__ == "__main__":
    main()
