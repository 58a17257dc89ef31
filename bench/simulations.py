"""How many positions a search can look at in a second: one is copied, a move made in it, and what comes of it judged.

    python bench/simulations.py
    python bench/simulations.py elixir --rounds 9

By the game's own `value`, and by features and weights, as the bot `search` judges where a game has weights. Positions
and moves are those of games played at random. Figures are of one core, per second of processor time: the best of the
rounds.
"""

import argparse
from collections.abc import Callable
from itertools import starmap
from time import process_time
from typing import NamedTuple

from quintessence.bots.search.data import weights_of
from quintessence.bots.search.judge import Judge
from quintessence.core.chance import QuickChance
from quintessence.core.contract import Game, State
from quintessence.core.registry import find_game, games
from quintessence.core.setting import Setting
from quintessence.core.timed import TimedGame
from quintessence.core.types import JsonObject

POSITIONS = 1000
MOVES_BETWEEN = 12
LONGEST_GAME = 3000
ON: dict[tuple[str, int], JsonObject] = {("elixir", 2): {"duel": True}}
"""Options without which a number of seats is not played."""


class Step(NamedTuple):
    """A position, and a move that its seat may make there."""

    state: State
    seat: int
    move: int


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts the positions that a search can look at in a second.")
    parser.add_argument("games_named", nargs="*", metavar="game")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    for game in [find_game(slug) for slug in given.games_named] or list(games().values()):
        if isinstance(game, TimedGame):
            continue
        for seats in game.seat_counts:
            print(line(game, game.setting(seats, ON.get((game.slug, seats), {})), given.rounds), flush=True)


def line(game: Game, setting: Setting, rounds: int) -> str:
    steps = steps_of(game, setting)
    told = f"{game.slug} {setting.seats}: {rate(steps, value, rounds):,.0f} a second by values"
    weights = weights_of(game, setting)
    if not weights:
        return told
    return f"{told}, {rate(steps, Judge(game.sides(setting), weights).value, rounds):,.0f} by weights"


def steps_of(game: Game, setting: Setting) -> list[Step]:
    """Steps of games that are played at random."""
    steps: list[Step] = []
    seed = 0
    while len(steps) < POSITIONS:
        chance = QuickChance(seed)
        state = game.setup(setting, chance)
        for number in range(LONGEST_GAME):
            seat = state.mover()
            if seat < 0:
                break
            moves = state.legal_moves(seat)
            move = int(moves[chance.below(len(moves))])
            if number % MOVES_BETWEEN == 0:
                steps.append(Step(state.copy(), int(seat), move))
            state.apply(seat, move, chance, None)
        seed += 1
    return steps[:POSITIONS]


def value(state: State, seat: int) -> float:
    return state.value(seat)


def rate(steps: list[Step], judge: Callable[[State, int], float], rounds: int) -> float:
    """Steps made and judged in a second."""
    chance = QuickChance(1)

    def look(state: State, seat: int, move: int) -> float:
        after = state.copy()
        after.apply(seat, move, chance, None)
        return judge(after, seat)

    best = 0.0
    for _ in range(rounds):
        began = process_time()
        judged = sum(1 for _ in starmap(look, steps))
        best = max(best, judged / (process_time() - began))
    return best


if __name__ == "__main__":
    main()
