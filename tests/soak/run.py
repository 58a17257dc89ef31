"""Plays random games for long and holds every invariant of the kit: `make soak`.

Every second game has one of the settings that the kit lists, the others have seats and options at random;
`--plain` plays with every number of seats and no options. The cheap checks look at every position, the costly
ones at a random 5 % of them, in games with long plays at fewer (`share` of the game's facts). The first
game that fails is shown with all that it takes to play it again, and its record is saved.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from quintessence.core.chance import derived_chance  # noqa: E402
from quintessence.core.contract import __file__ as engine  # noqa: E402
from quintessence.core.registry import find_game, game_names  # noqa: E402
from quintessence.testing import rulebook, suite  # noqa: E402
from quintessence.testing.facts import Case  # noqa: E402
from quintessence.testing.play import Fault, Play  # noqa: E402
from quintessence.testing.replay import new_match  # noqa: E402
from quintessence.testing.settings import plain_settings, random_case  # noqa: E402
from tests.kit.cases import FACTS  # noqa: E402

BATCH = 10
"""Games that a process plays before it reports."""


def main(arguments: list[str]) -> int:
    settings = read_arguments(arguments)
    slugs = settings.game or [slug for slug in game_names() if slug in FACTS]
    for slug in slugs:
        rulebook.check(find_game(slug), FACTS[slug])
    how = "compiled" if engine.endswith((".so", ".pyd")) else "interpreted"
    names = ", ".join(slugs)
    print(f"Playing {settings.games} random games of {names}, {how}, from seed {settings.seed} on.")
    progress = Progress(settings.games)
    try:
        failure = soak(batches(slugs, settings.games, settings.seed, settings.plain), settings.jobs, progress)
    except KeyboardInterrupt:
        print(f"\nStopped after {progress.done()}: every invariant held so far.")
        return 130
    if failure is None:
        print(f"{progress.done()}: every invariant held.")
        return 0
    print(f"\n{failure}")
    print(f"{progress.done()}: one game failed.")
    return 1


def read_arguments(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="soak", description="Random games that hold every invariant of the kit.")
    add = parser.add_argument
    add("--games", type=at_least_one, default=10_000, help="how many games (10000)")
    add("--game", action="append", choices=sorted(FACTS), help="only this game; may be repeated")
    add("--seed", type=int, default=0, help="the seed of the first game (0), the next has the next")
    add("--plain", action="store_true", help="every number of seats, no options")
    add("--jobs", type=at_least_one, default=2, help="how many processes (2)")
    return parser.parse_args(arguments)


def at_least_one(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 on")
    return int(text)


class Progress:
    """How far the soak has come: a line that is written over on a terminal, one line per tenth elsewhere."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.played = 0
        self.moves = 0
        self.began = time.monotonic()
        self.next_line = games // 10

    def add(self, games: int, moves: int) -> None:
        self.played += games
        self.moves += moves
        left = (time.monotonic() - self.began) * (self.games - self.played) / max(1, self.played)
        line = f"{self.played} of {self.games} games, {self.moves} moves, about {spoken(left)} left"
        if sys.stdout.isatty():
            print(f"\r{line:<72}", end="\n" if self.played == self.games else "", flush=True)
        elif self.played >= self.next_line:
            self.next_line += max(1, self.games // 10)
            print(line, flush=True)

    def done(self) -> str:
        return f"{self.played} games, {self.moves} moves in {spoken(time.monotonic() - self.began)}"


def spoken(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 120 else f"{seconds / 60:.0f} min"


def batches(slugs: list[str], games: int, seed: int, plain: bool) -> Iterator[str]:
    """What each process is to play, as JSON: all games in turn, each time with another seed."""
    turns = ([slugs[number % len(slugs)], number // len(slugs), number, plain] for number in range(seed, seed + games))
    while batch := list(islice(turns, BATCH)):
        yield json.dumps(batch)


def case_of(slug: str, turn: int, seed: int, plain: bool) -> Case:
    """The setting of the game's `turn`-th play."""
    game, facts = find_game(slug), FACTS[slug]
    if plain:
        plain_cases = plain_settings(game)
        return plain_cases[turn % len(plain_cases)]
    if turn % 2 == 0:
        return facts.cases[turn // 2 % len(facts.cases)]
    return random_case(game, facts, derived_chance(seed, slug, "setting"))


def soak(work: Iterator[str], jobs: int, progress: Progress) -> str | None:
    """Plays all batches; what there is to say of the first game that fails, None if none does."""
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[str]] = {pool.submit(play_batch, batch) for batch in islice(work, 2 * jobs)}
        while running:
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                told = json.loads(future.result())
                progress.add(told["games"], told["moves"])
                if told["failure"] is not None:
                    pool.shutdown(wait=False, cancel_futures=True)
                    return str(told["failure"])
                running |= {pool.submit(play_batch, batch) for batch in islice(work, 1)}
    return None


def play_batch(batch: str) -> str:
    """Plays some games in this process and tells how it went; JSON in, JSON out."""
    games = moves = 0
    for slug, turn, seed, plain in json.loads(batch):
        facts = FACTS[slug]
        try:
            play = suite.hold(find_game(slug), facts, case_of(slug, turn, seed, plain), seed, facts.share)
        except Fault as fault:
            return json.dumps({"games": games, "moves": moves, "failure": report(fault)})
        games += 1
        moves += len(play.moves)
    return json.dumps({"games": games, "moves": moves, "failure": None})


def report(fault: Fault) -> str:
    """What failed, and where its record lies."""
    if fault.play is None:
        return str(fault)
    case = fault.play.case
    again = f"seats {case.seats}, options {json.dumps(case.options)}, seed {fault.play.seed}"
    return f"{fault}\nTo play it again: {again}; {save(fault.play)}"


def save(play: Play) -> str:
    """Saves the record of the game as far as it went; a move that a match refuses ends it."""
    path = ROOT / "build" / f"soak-{play.game.slug}-{play.seed}.quint"
    path.parent.mkdir(exist_ok=True)
    match = new_match(play)
    try:
        for seat, move in play.moves:
            match.play(play.grammar.words(move), seat)
        match.save(path)
    except Exception as error:
        moves = [f"{seat} {play.grammar.words(move)}" for seat, move in play.moves]
        path.write_text(json.dumps({"moves": moves, "broken by": repr(error)}, indent=1), encoding="utf-8")
        return f"its moves are in {path.relative_to(ROOT)}, a match does not take them: {error!r}"
    return f"its record is in {path.relative_to(ROOT)}."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
