"""Our engine compared with engines that people use today: random play, in one run, on this machine.

    python bench/peers.py [--rounds 5] [--seconds 1] [--ours PYTHON]

Runs with the Python of the environment that holds the peers; `--ours` names the Python that has the compiled
package (by default the one in `.venv`). Each measurement is a process of its own, with the same processor
time; figures are the median of the interleaved rounds with [lowest-highest].

The games differ, and so do their moves: read the ratios as orders of magnitude. With a "loop in Python" the
interpreter asks for the legal moves, picks one and makes it; "its own loop" is the package's own way to play
at random.
"""

import argparse
import json
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import process_time

from measure import ROOT, Answer, Spread, ask_child, common_arguments, in_rounds, print_table, ratios

Played = tuple[int, int]
"""Moves made in one game, and legal moves that were listed on the way (0 where they are not counted)."""

LONGEST_GAME = 10_000


def elem_master_in_python() -> Callable[[], Played]:
    from quintessence.core.chance import QuickChance
    from quintessence.core.registry import find_game

    game = find_game("elem-master")
    setting = game.setting(2)
    chance = QuickChance(1)
    random = Random(1).random

    def play() -> Played:
        state = game.setup(setting, chance)
        moves = listed = 0
        while (seat := state.mover()) >= 0:
            legal = state.legal_moves(seat)
            number: int = len(legal)
            state.apply(seat, legal[int(random() * number)], chance)
            moves += 1
            listed += number
        return moves, listed

    return play


def elem_master_own_loop() -> Callable[[], Played]:
    from quintessence.core.chance import QuickChance
    from quintessence.core.playout import play_randomly
    from quintessence.core.registry import find_game

    game = find_game("elem-master")
    setting = game.setting(2)
    chance = QuickChance(1)
    return lambda: (play_randomly(game.setup(setting, chance), chance, LONGEST_GAME), 0)


def breakthrough_in_python() -> Callable[[], Played]:
    import pyspiel

    game = pyspiel.load_game("breakthrough")
    random = Random(1).random

    def play() -> Played:
        state = game.new_initial_state()
        moves = listed = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            number = len(legal)
            state.apply_action(legal[int(random() * number)])
            moves += 1
            listed += number
        return moves, listed

    return play


def uno_own_loop() -> Callable[[], Played]:
    import rlcard
    from rlcard.agents import RandomAgent

    environment = rlcard.make("uno", config={"seed": 1})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def play() -> Played:
        before = environment.timestep
        environment.run(is_training=False)
        return environment.timestep - before, 0

    return play


def uno_in_python() -> Callable[[], Played]:
    """The rules alone, without the environment that RLCard's users see."""
    from rlcard.games.uno import Game

    random = Random(1).random

    def play() -> Played:
        game = Game()
        game.init_game()
        moves = listed = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            number = len(legal)
            game.step(legal[int(random() * number)])
            moves += 1
            listed += number
        return moves, listed

    return play


def catan_own_loop() -> Callable[[], Played]:
    from catanatron import Color, Game, RandomPlayer

    seeds = count(1)

    def play() -> Played:
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        game.play()
        return len(game.state.actions), 0

    return play


OURS = {
    "Quintessence elem-master, loop in Python": elem_master_in_python,
    "Quintessence elem-master, its own loop": elem_master_own_loop,
}
PEERS = {
    "OpenSpiel breakthrough, loop in Python": breakthrough_in_python,
    "RLCard uno, its own loop": uno_own_loop,
    "RLCard uno, rules alone, loop in Python": uno_in_python,
    "catanatron, its own loop": catan_own_loop,
}
OURS_IN_PYTHON, OURS_OWN_LOOP = OURS
BREAKTHROUGH, UNO, UNO_RULES, CATAN = PEERS


def main() -> None:
    arguments = read_arguments()
    if arguments.measure:
        print(json.dumps(measure({**OURS, **PEERS}[arguments.measure], arguments.seconds)))
        return
    measurements = {
        name: partial(ask, name, arguments.ours if name in OURS else Path(sys.executable), arguments.seconds)
        for name in (*OURS, *PEERS)
    }
    answers = in_rounds(arguments.rounds, measurements)
    moves = {name: column(answers[name], "moves_per_second") for name in answers}
    listed = {name: column(answers[name], "listed_per_second") for name in answers}
    print(f"Random play per second of processor time; median [lowest-highest] of {arguments.rounds} rounds\n")
    rows = [[name, str(moves[name]), str(listed[name]) if listed[name].median else "-"] for name in answers]
    print_table(["", "moves", "legal moves listed"], rows)
    print()
    comparisons = [
        comparison("legal moves listed", listed, OURS_IN_PYTHON, BREAKTHROUGH, 1),
        comparison("moves", moves, OURS_OWN_LOOP, UNO, 10),
        comparison("moves", moves, OURS_OWN_LOOP, CATAN, 10),
        comparison("moves", moves, OURS_IN_PYTHON, UNO_RULES, None),
    ]
    print_table(["ours / theirs", "times", "wanted"], comparisons)


def read_arguments() -> argparse.Namespace:
    parser = common_arguments("Measure our engine beside others.", seconds=1.0)
    parser.add_argument("--ours", type=Path, default=ROOT / ".venv/bin/python", help="Python with our package")
    parser.add_argument("--measure", choices=[*OURS, *PEERS], help=argparse.SUPPRESS)
    return parser.parse_args()


def ask(name: str, python: Path, seconds: float) -> Answer:
    """One measurement in its own process."""
    answer = ask_child(python, [__file__, "--measure", name, "--seconds", str(seconds)])
    if name in OURS and answer["engine"] != "compiled":
        sys.exit("Our engine is not compiled: `make bench` installs it compiled.")
    return answer


def measure(prepare: Callable[[], Callable[[], Played]], seconds: float) -> Answer:
    play = prepare()
    play()
    moves = listed = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        made, seen = play()
        moves += made
        listed += seen
    return {"engine": engine(), "moves_per_second": moves / spent, "listed_per_second": listed / spent}


def engine() -> str:
    """Which of our engines this process has loaded, if any."""
    contract = sys.modules.get("quintessence.core.contract")
    if contract is None:
        return "none"
    return "compiled" if str(contract.__file__).endswith((".so", ".pyd")) else "interpreted"


def column(answers: list[Answer], name: str) -> Spread:
    return Spread([float(answer[name]) for answer in answers])


def comparison(what: str, figures: dict[str, Spread], ours: str, theirs: str, wanted: int | None) -> list[str]:
    times = ratios(figures[ours], figures[theirs])
    aim = "" if wanted is None else f"{wanted}, {'reached' if times.median >= wanted else 'missed'}"
    return [f"{what}: {ours.removeprefix('Quintessence ')} / {theirs}", str(times), aim]


if __name__ == "__main__":
    main()
