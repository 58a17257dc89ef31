"""`quintessence check-game MODULE:NAME`: whether a game keeps the contract."""

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from quintessence.cli.check import failures_of, scenario_files
from quintessence.cli.command import Argument, Call, Command, Option
from quintessence.cli.progress import progress
from quintessence.cli.reading import read_json, whole_number
from quintessence.cli.sentences import WrongInput
from quintessence.core.contract import Game
from quintessence.core.errors import Mistake
from quintessence.core.options import shortened
from quintessence.core.registry import find_game, game_names

if TYPE_CHECKING:
    from quintessence.testing import Facts, Report

MOST_GAMES = 1_000_000
LARGEST_SEED = 1_000_000_000


def run(call: Call) -> int:
    from quintessence.testing import check_game
    from quintessence.testing.checking import CHECKS, GAMES

    game, facts = game_at(call.required("place")), facts_at(call.value("--facts"))
    asked, seed = call.value("--games"), call.value("--seed")
    games = GAMES if asked is None else whole_number(call, "--games", asked, 1, MOST_GAMES)
    first = 0 if seed is None else whole_number(call, "--seed", seed, 0, LARGEST_SEED)
    scenarios, counts = files_at(call.value("--scenarios")), entries_at(call.value("--perft"))
    with progress(call.screen.text("simulate-bar"), games, True) as advance:
        report = check_game(game, facts, games, first, advance)
    show_findings(call, report)
    failed = len(report.failed())
    failed += show_scenarios(call, scenarios) + show_counts(call, game, counts)
    for fact in report.unchecked:
        call.screen.draw([[("dim", call.screen.text("check-game-unchecked", fact=fact))]])
    unreached = report.unreached()
    if unreached:
        call.screen.draw([[("dim", call.screen.text("check-game-unreached", checks=", ".join(unreached)))]])
    call.screen.say("check-game-played", games=report.games, moves=report.moves)
    passed = len(CHECKS) - len(unreached) + len(scenarios) + len(counts) - failed
    # For people and programs alike: the same words in every language.
    call.screen.draw([[("bad" if failed else "good", f"{passed} passed, {failed} failed")]])
    return 1 if failed else 0


def show_findings(call: Call, report: "Report") -> None:
    """A sentence for each fault: what a game must keep, and where this one does not."""
    for finding in report.findings:
        promise = call.screen.text("check-game-promise", check=finding.check)
        call.screen.draw([[("bad", finding.check), ("", f": {promise} {finding.fault}")]])


def show_scenarios(call: Call, files: list[str]) -> int:
    """A line for each thing that does not hold; how many scenarios failed."""
    failed = 0
    for file in files:
        sentences = failures_of(call.screen, file)
        for sentence in sentences:
            call.screen.draw([[("bad", file), ("", f": {sentence}")]])
        failed += bool(sentences)
    return failed


def show_counts(call: Call, game: Game, entries: list[object]) -> int:
    """A line for each position that has other lines of play than were counted; how many there are."""
    from quintessence.testing import Fault, check_counts

    failed = 0
    for entry in entries:
        try:
            check_counts(game, entry)  # type: ignore[arg-type]
        except (Fault, Mistake) as fault:
            promise = call.screen.text("check-game-promise", check="counts")
            call.screen.draw([[("bad", "perft"), ("", f": {promise} {fault}")]])
            failed += 1
    return failed


def game_at(place: str) -> Game:
    """The game that stands at `MODULE:NAME`, or is installed under that name."""
    if ":" not in place and place.lower() in game_names():
        return find_game(place.lower())
    found = object_at(place)
    if isinstance(found, type) and issubclass(found, Game):
        raise WrongInput("place-holds-class", place=shortened(place))
    if not isinstance(found, Game):
        raise WrongInput("place-holds-no-game", place=shortened(place), kind=type(found).__name__)
    return found


def facts_at(place: str | None) -> "Facts | None":
    from quintessence.testing import Facts

    if place is None:
        return None
    found = object_at(place)
    if not isinstance(found, Facts):
        raise WrongInput("place-holds-no-facts", place=shortened(place), kind=type(found).__name__)
    return found


def object_at(place: str) -> object:
    """What stands at `MODULE:NAME`; a module is looked for in this folder, too."""
    module, _, name = place.partition(":")
    if not name or not all(part.isidentifier() for part in (*module.split("."), *name.split("."))):
        raise WrongInput("bad-place", given=shortened(place))
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise WrongInput("no-such-module", module=shortened(module)) from error
        raise WrongInput("module-fails", module=shortened(module), problem=problem_of(error)) from error
    except Exception as error:
        raise WrongInput("module-fails", module=shortened(module), problem=problem_of(error)) from error
    for part in name.split("."):
        if not hasattr(found, part):
            raise WrongInput("no-such-name", module=shortened(module), name=shortened(name))
        found = getattr(found, part)
    return found


def problem_of(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def files_at(path: str | None) -> list[str]:
    return [] if path is None else scenario_files(path)


def entries_at(path: str | None) -> list[object]:
    """The positions with their counts that a file holds."""
    if path is None:
        return []
    found = read_json(path)
    if not isinstance(found, list):
        raise WrongInput("not-a-list", path=path)
    return [*found]


CHECK_GAME = Command(
    "check-game",
    run,
    (Argument("place", "argument-place"),),
    (
        Option("--facts", "option-facts"),
        Option("--games", "option-games-checked"),
        Option("--seed", "option-first-seed"),
        Option("--scenarios", "option-scenarios"),
        Option("--perft", "option-perft"),
    ),
)
