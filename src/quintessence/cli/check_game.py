"""`quintessence check-game MODULE:NAME`: whether a game keeps the contract."""

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from quintessence import Game, Mistake
from quintessence.cli.check import failures_of, scenario_files
from quintessence.cli.command import Argument, Call, Command, Option
from quintessence.cli.files import read_json
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.cli.verdicts import Verdicts
from quintessence.core.quoting import shortened
from quintessence.core.registry import find_game, game_names

if TYPE_CHECKING:
    from quintessence.testing import Facts

MOST_GAMES = 1_000_000
LARGEST_SEED = 1_000_000_000


def run(call: Call) -> int:
    from quintessence.testing import check_game
    from quintessence.testing.checking import CHECKS, GAMES

    screen, verdicts = call.screen, Verdicts(call.screen)
    game, facts = game_at(call.required("place")), call.value("--facts")
    known = None if facts is None else facts_at(facts)
    games = call.number("--games", 1, MOST_GAMES) or GAMES
    seed = call.number("--seed", 0, LARGEST_SEED) or 0
    scenarios = [file for path in call.values.get("--scenarios", []) for file in scenario_files(path)]
    counts = [entry for path in call.values.get("--perft", []) for entry in entries_in(path)]
    with screen.progress("simulate-bar", games) as advance:
        report = check_game(game, known, games, seed, advance)
    for finding in report.findings:
        verdicts.tell(finding.check, [broken_promise(screen, finding.check, finding.fault)])
    unreached = report.unreached()
    verdicts.failed = len(report.failed())
    verdicts.passed = len(CHECKS) - len(unreached) - verdicts.failed
    for file in scenarios:
        verdicts.add(file, failures_of(screen, file))
    for entry in counts:
        verdicts.add("perft", wrong_counts(screen, game, entry))
    for fact in report.unchecked:
        screen.say("check-game-unchecked", "dim", fact=fact)
    if unreached:
        screen.say("check-game-unreached", "dim", checks=", ".join(unreached))
    screen.say("check-game-played", games=report.games, moves=report.moves)
    return verdicts.close()


def broken_promise(screen: Screen, check: str, fault: Mistake) -> str:
    """The end of a line: what a game must keep, and where this one does not."""
    return f": {screen.text('check-game-promise', check=check)} {fault.message(screen.language)}"


def wrong_counts(screen: Screen, game: Game, entry: object) -> list[str]:
    """Whether a position has other lines of play than were counted."""
    from quintessence.testing import check_counts

    try:
        check_counts(game, entry)  # type: ignore[arg-type]
    except Mistake as fault:
        return [broken_promise(screen, "counts", fault)]
    return []


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


def facts_at(place: str) -> "Facts":
    from quintessence.testing import Facts

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
    except Exception as error:
        is_missing = isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}.")
        problem = " ".join(f"{type(error).__name__}: {error}".split())
        key = "no-such-module" if is_missing else "module-fails"
        raise WrongInput(key, module=shortened(module), problem=problem) from error
    for part in name.split("."):
        if not hasattr(found, part):
            raise WrongInput("no-such-name", module=shortened(module), name=shortened(name))
        found = getattr(found, part)
    return found


def entries_in(path: str) -> list[object]:
    """The positions with their counts that a file holds."""
    found = read_json(path)
    if not isinstance(found, list):
        raise WrongInput("not-a-list", path=path)
    return [*found]


CHECK_GAME = Command(
    "check-game",
    run,
    (Argument("place"),),
    (
        Option("--facts"),
        Option("--games", "option-games-checked"),
        Option("--seed", "option-first-seed"),
        Option("--scenarios"),
        Option("--perft"),
    ),
)
