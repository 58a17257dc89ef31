"""How strong the bots are: the five levels of `search`, each against the one below, and the highest against `greedy`.

    python bench/bots.py                                   # every game and number of seats, 400 games a rung
    python bench/bots.py elem-master --seats 2 --games 100
    python bench/bots.py elem-master --one search:level=5:seconds=0.05 --other greedy

Seeds are paired: every game is played twice, with the places of the two bots exchanged. A share of one half is even,
whatever the number of seats. Nothing else should run beside it: the highest level has a time, not a number of moves.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor

from matches import Pairing, match, open_pool

from quintessence.bots.search.data import LEVELS
from quintessence.core.contract import Game
from quintessence.core.registry import find_game, games
from quintessence.core.timed import TimedGame
from quintessence.core.types import JsonObject


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the bots.")
    parser.add_argument("games_named", nargs="*", metavar="game")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--seconds", type=float, default=0.05, help="how long level 5 may think")
    parser.add_argument("--simulations", type=int, help="instead: how many positions level 5 judges")
    parser.add_argument("--one", help="only this bot ...")
    parser.add_argument("--other", default="greedy", help="... against this one")
    parser.add_argument("--rungs", type=int, nargs="*", help="only the matches of these levels against the one below")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    options: JsonObject = dict(part.split("=", 1) for part in given.option)
    chosen = [find_game(slug) for slug in given.games_named] or list(games().values())
    with open_pool(given.processes) as pool:
        for game in chosen:
            for seats in given.seats or game.seat_counts:
                measure(pool, game, seats, options, given)


def measure(pool: ProcessPoolExecutor, game: Game, seats: int, options: JsonObject, given: argparse.Namespace) -> None:
    """The ladder of one game with one number of seats, a line for each rung."""
    for one, other in matches_of(game, given):
        score = match(pool, Pairing(game.slug, seats, json.dumps(options), one, other), given.games, given.seed)
        print(f"{game.slug} {seats}: {one} against {other}: {score}", flush=True)


def matches_of(game: Game, given: argparse.Namespace) -> list[tuple[str, str]]:
    """Who plays whom."""
    if given.one is not None:
        return [(given.one, given.other)]
    name = "reflex" if isinstance(game, TimedGame) else "search"
    rungs = [(level_name(name, level, given), level_name(name, level - 1, given)) for level in range(2, LEVELS + 1)]
    if given.rungs is not None:
        return [rungs[level - 2] for level in given.rungs]
    return rungs if name == "reflex" else [*rungs, (level_name(name, LEVELS, given), "greedy")]


def level_name(name: str, level: int, given: argparse.Namespace) -> str:
    """The bot on a level, as on the command line."""
    if name == "reflex" or level < LEVELS:
        return f"{name}:{level}"
    effort = f"seconds={given.seconds}" if given.simulations is None else f"simulations={given.simulations}"
    return f"{name}:{level}:{effort}"


if __name__ == "__main__":
    main()
