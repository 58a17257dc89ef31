"""How fast each game plays at random, interpreted and compiled: the same sources, the same games, in one run.

    python bench/engine.py [--rounds 5] [--seconds 0.5] [--game SLUG]

The interpreted side runs the sources under `src/`, the compiled side the package that is installed for this
Python. Figures are per second of processor time: the median of the rounds with [lowest-highest]. Both sides
play games from the same seeds and must make the same number of moves, or they do not play by the same rules.
"""

import argparse
import json
import sys
from functools import partial
from itertools import repeat
from pathlib import Path
from time import process_time

from measure import ROOT, Answer, Spread, ask_child, common_arguments, in_rounds, print_table, ratios

GAMES_PER_BATCH = 10
LONGEST_GAME = 10_000
COPIES = 20_000
MOVES_BEFORE_COPY = 30


def main() -> None:
    arguments = read_arguments()
    if arguments.measure:
        slug, seats = arguments.measure
        print(json.dumps(measure(slug, int(seats), arguments.seconds)))
        return
    tables = tables_to_measure(arguments.game)
    measurements = {
        label(slug, seats, engine): partial(ask, slug, seats, engine, arguments.seconds)
        for slug, seats in tables
        for engine in ("interpreted", "compiled")
    }
    answers = in_rounds(arguments.rounds, measurements)
    print("Random play, moves per second of processor time, and the time of one copy as Python sees it;")
    print(f"median [lowest-highest] of {arguments.rounds} rounds\n")
    headings = ["game", "seats", "interpreted", "compiled", "times", "copy interpreted, ns", "compiled, ns"]
    print_table(headings, [row(slug, seats, answers) for slug, seats in tables])


def read_arguments() -> argparse.Namespace:
    parser = common_arguments("Measure every game, interpreted and compiled.", seconds=0.5)
    parser.add_argument("--game", help="only this game")
    parser.add_argument("--measure", nargs=2, metavar=("SLUG", "SEATS"), help=argparse.SUPPRESS)
    return parser.parse_args()


def label(slug: str, seats: int, engine: str) -> str:
    return f"{slug} with {seats}, {engine}"


def tables_to_measure(only: str | None) -> list[tuple[str, int]]:
    """Each registered game with each number of seats that it can be played with."""
    try:
        from quintessence.core.errors import Mistake
        from quintessence.core.registry import find_game, game_names
    except ImportError:
        sys.exit("quintessence is not installed for this Python: `make bench` installs it.")
    try:
        slugs = [only] if only else game_names()
        return [(slug, seats) for slug in slugs for seats in find_game(slug).seat_counts]
    except Mistake as mistake:
        sys.exit(str(mistake))


def ask(slug: str, seats: int, engine: str, seconds: float) -> Answer:
    """One measurement in a process of its own."""
    arguments = [__file__, "--measure", slug, str(seats), "--seconds", str(seconds)]
    answer = ask_child(Path(sys.executable), arguments, ROOT / "src" if engine == "interpreted" else None)
    if answer["engine"] != engine:
        sys.exit(f"The {engine} engine is missing: `make bench` installs the compiled one.")
    return answer


def measure(slug: str, seats: int, seconds: float) -> Answer:
    """Plays the same batch of games again and again for `seconds`, then copies one position many times."""
    from quintessence.core import contract
    from quintessence.core.chance import QuickChance
    from quintessence.core.playout import play_randomly, random_games
    from quintessence.core.registry import find_game

    game = find_game(slug)
    setting = game.setting(seats)
    moves = random_games(game, setting, GAMES_PER_BATCH, 1, LONGEST_GAME)
    batches = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        random_games(game, setting, GAMES_PER_BATCH, 1, LONGEST_GAME)
        batches += 1

    chance = QuickChance(1)
    state = game.setup(setting, chance)
    play_randomly(state, chance, MOVES_BEFORE_COPY)
    copy = state.copy
    started = process_time()
    for _ in repeat(None, COPIES):
        copy()
    copying = process_time() - started
    return {
        "engine": "compiled" if contract.__file__.endswith((".so", ".pyd")) else "interpreted",
        "moves": moves,
        "moves_per_second": batches * moves / spent,
        "copy_ns": copying / COPIES * 1e9,
    }


def row(slug: str, seats: int, answers: dict[str, list[Answer]]) -> list[str]:
    interpreted = answers[label(slug, seats, "interpreted")]
    compiled = answers[label(slug, seats, "compiled")]
    made = {int(answer["moves"]) for answer in interpreted + compiled}
    if len(made) != 1:
        numbers = ", ".join(map(str, sorted(made)))
        sys.exit(f"{slug}: the same seeds gave {numbers} moves; `make bench` installs the sources anew.")
    slow, fast = column(interpreted, "moves_per_second"), column(compiled, "moves_per_second")
    copies = [str(column(answers, "copy_ns")) for answers in (interpreted, compiled)]
    return [slug, str(seats), str(slow), str(fast), str(ratios(fast, slow)), *copies]


def column(answers: list[Answer], name: str) -> Spread:
    return Spread([float(answer[name]) for answer in answers])


if __name__ == "__main__":
    main()
