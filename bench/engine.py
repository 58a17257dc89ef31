"""How fast each game plays at random and answers a search, interpreted and compiled: the same sources, in one run.

    python bench/engine.py [--rounds 5] [--seconds 0.5] [--game SLUG]

The interpreted side runs the sources under `src/`, the compiled side the package that is installed for this
Python. Figures are per second of processor time: the median of the rounds with [lowest-highest]. Both sides
play games from the same seeds and must make the same number of moves, or they do not play by the same rules.
What a search asks of a position is timed at positions from such games; a figure is that of the middle position.
"""

import argparse
import json
import sys
from functools import partial
from itertools import repeat
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from measure import ROOT, Answer, Spread, ask_child, common_arguments, in_rounds, print_table, ratios

if TYPE_CHECKING:
    from collections.abc import Callable

    from quintessence.core.contract import Game, State
    from quintessence.core.setting import Setting

GAMES_PER_BATCH = 100
"""So many that what is drawn (arenas, cards) evens out between settings."""
LONGEST_GAME = 10_000
POSITIONS = 100
MOVES_BETWEEN = 12
CALLS = 100
LONG_CALL = 0.001
"""Seconds; a call that takes longer is not repeated."""
ASKED = ("copy", "values", "value", "sample")
"""What a search asks of every position."""
EVERYTHING_ON: dict[str, dict[str, str]] = {
    "elem-master": {"arena": "random", "terrain": "advantageous-difficult", "specialities": "on", "events": "on"},
}
"""Options that switch on all that a game's page leaves to choose, where that changes how long a move takes."""


def main() -> None:
    arguments = read_arguments()
    if arguments.measure:
        slug, seats, kind = arguments.measure
        print(json.dumps(measure(Table(slug, int(seats), kind), arguments.seconds)))
        return
    tables = tables_to_measure(arguments.game)
    measurements = {
        label(table, engine): partial(ask, table, engine, arguments.seconds)
        for table in tables
        for engine in ("interpreted", "compiled")
    }
    answers = in_rounds(arguments.rounds, measurements)
    print("Random play, moves per second of processor time;")
    print(f"median [lowest-highest] of {arguments.rounds} rounds\n")
    headings = ["game", "seats", "options", "interpreted", "compiled", "times"]
    print_table(headings, [row(table, answers) for table in tables])
    print_costs(tables, answers)
    for engine in ("interpreted", "compiled"):
        print(f"\nOne call at the middle position, {engine}, in ns of processor time as Python sees it\n")
        print_table(["game", "seats", "options", *ASKED], [asking_row(table, engine, answers) for table in tables])


def read_arguments() -> argparse.Namespace:
    parser = common_arguments("Measure every game, interpreted and compiled.", seconds=0.5)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--measure", nargs=3, metavar=("SLUG", "SEATS", "KIND"), help=argparse.SUPPRESS)
    return parser.parse_args()


class Table(NamedTuple):
    """A game as it is measured: `plain`, or with everything on."""

    slug: str
    seats: int
    kind: str


def label(table: Table, engine: str) -> str:
    return f"{table.slug} with {table.seats}, {table.kind}, {engine}"


def tables_to_measure(only: str | None) -> list[Table]:
    """Each registered game with each number of seats that it can be played with, with the default options."""
    try:
        from quintessence.core.errors import Mistake
        from quintessence.core.registry import find_game, game_names
    except ImportError:
        sys.exit("quintessence is not installed for this Python: `make bench` installs it.")
    try:
        slugs = [only] if only else game_names()
        return [
            Table(slug, seats, kind)
            for slug in slugs
            for seats in find_game(slug).seat_counts
            if goes_without_options(find_game(slug), seats)
            for kind in (["plain", "everything"] if slug in EVERYTHING_ON else ["plain"])
        ]
    except Mistake as mistake:
        sys.exit(str(mistake))


def goes_without_options(game: "Game", seats: int) -> bool:
    from quintessence.core.errors import BadSetting

    try:
        game.setting(seats)
    except BadSetting:
        return False
    return True


def ask(table: Table, engine: str, seconds: float) -> Answer:
    """One measurement in its own process."""
    arguments = [__file__, "--measure", *map(str, table), "--seconds", str(seconds)]
    answer = ask_child(Path(sys.executable), arguments, ROOT / "src" if engine == "interpreted" else None)
    if answer["engine"] != engine:
        sys.exit(f"The {engine} engine is missing: `make bench` installs the compiled one.")
    return answer


def measure(table: Table, seconds: float) -> Answer:
    """Plays the same batch of games again and again for `seconds`, then asks positions what a search asks them."""
    from quintessence.core import contract
    from quintessence.core.playout import random_games
    from quintessence.core.registry import find_game

    game = find_game(table.slug)
    setting = game.setting(table.seats, {**EVERYTHING_ON.get(table.slug, {})} if table.kind == "everything" else {})
    moves = random_games(game, setting, GAMES_PER_BATCH, 1, LONGEST_GAME)
    batches = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        random_games(game, setting, GAMES_PER_BATCH, 1, LONGEST_GAME)
        batches += 1

    return {
        **time_asking(positions_of(game, setting)),
        "engine": "compiled" if contract.__file__.endswith((".so", ".pyd")) else "interpreted",
        "moves": moves,
        "moves_per_second": batches * moves / spent,
    }


def positions_of(game: "Game", setting: "Setting") -> "list[State]":
    """Positions from random games, some moves apart, in which somebody is to act."""
    from quintessence.core.chance import QuickChance
    from quintessence.core.playout import play_randomly

    positions: list[State] = []
    seed = 0
    while len(positions) < POSITIONS:
        seed += 1
        chance = QuickChance(seed)
        state = game.setup(setting, chance)
        while state.mover() >= 0 and len(positions) < POSITIONS:
            positions.append(state.copy())
            play_randomly(state, chance, MOVES_BETWEEN)
    return positions


def time_asking(positions: "list[State]") -> dict[str, float]:
    """How long one call of each takes at the middle position, in nanoseconds."""
    from quintessence.core.chance import QuickChance

    chance = QuickChance(1)
    return {
        "copy": median(time_of(state.copy) for state in positions),
        "values": median(time_of(state.values) for state in positions),
        "value": median(time_of(state.value, state.mover()) for state in positions),
        "sample": median(time_of(state.sample, state.mover(), chance) for state in positions),
    }


def time_of(call: "Callable[..., object]", *arguments: object) -> float:
    """Nanoseconds of processor time for one call."""
    started = process_time()
    call(*arguments)
    spent = process_time() - started
    if spent > LONG_CALL:
        return spent * 1e9
    started = process_time()
    for _ in repeat(None, CALLS):
        call(*arguments)
    return (process_time() - started) / CALLS * 1e9


def row(table: Table, answers: dict[str, list[Answer]]) -> list[str]:
    interpreted = answers[label(table, "interpreted")]
    compiled = answers[label(table, "compiled")]
    made = {int(answer["moves"]) for answer in interpreted + compiled}
    if len(made) != 1:
        numbers = ", ".join(map(str, sorted(made)))
        sys.exit(f"{table.slug}: the same seeds gave {numbers} moves; `make bench` installs the sources anew.")
    slow, fast = column(interpreted, "moves_per_second"), column(compiled, "moves_per_second")
    return [table.slug, str(table.seats), table.kind, str(slow), str(fast), str(ratios(fast, slow))]


def asking_row(table: Table, engine: str, answers: dict[str, list[Answer]]) -> list[str]:
    times = [str(column(answers[label(table, engine)], name)) for name in ASKED]
    return [table.slug, str(table.seats), table.kind, *times]


def print_costs(tables: list[Table], answers: dict[str, list[Answer]]) -> None:
    """How many times as long a compiled move takes with everything on, round by round."""
    for table in tables:
        if table.kind == "everything":
            base, full = (
                column(answers[label(table._replace(kind=kind), "compiled")], "moves_per_second")
                for kind in ("plain", "everything")
            )
            print(f"\n{table.slug}, {table.seats} seats: with everything on a move costs {ratios(base, full)} times")


def column(answers: list[Answer], name: str) -> Spread:
    return Spread([float(answer[name]) for answer in answers])


if __name__ == "__main__":
    main()
