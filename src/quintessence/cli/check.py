"""`quintessence check FILE|FOLDER...`: runs scenarios."""

from pathlib import Path

from quintessence.cli.command import Argument, Call, Command
from quintessence.cli.progress import progress
from quintessence.cli.reading import read_json
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.scenario import run_scenario

FEW = 20
"""So many scenarios are done before a bar could be read."""


def run(call: Call) -> int:
    files = [file for name in call.arguments("files") for file in scenario_files(name)]
    passed = failed = 0
    with progress(call.screen.text("check-bar"), len(files), len(files) > FEW) as advance:
        for file in files:
            sentences = failures_of(call.screen, file)
            for sentence in sentences:
                call.screen.draw([[("bad", file), ("", f": {sentence}")]])
            passed, failed = (passed, failed + 1) if sentences else (passed + 1, failed)
            advance()
    # For people and programs alike: the same words in every language.
    call.screen.draw([[("bad" if failed else "good", f"{passed} passed, {failed} failed")]])
    return 1 if failed else 0


def scenario_files(name: str) -> list[str]:
    """The file itself, or every JSON file in and below a folder. What is named must be there and be JSON."""
    folder = Path(name)
    if not folder.is_dir():
        read_json(name)
        return [name]
    found = sorted(str(file) for file in folder.rglob("*.json"))
    if not found:
        raise WrongInput("no-scenarios", path=name)
    return found


def failures_of(screen: Screen, file: str) -> list[str]:
    """A sentence for each thing that did not hold; also for a file of a folder that cannot be read."""
    try:
        return run_scenario(read_json(file)).sentences(screen.language)
    except WrongInput as wrong:
        return [wrong.message(screen.language)]


CHECK = Command("check", run, (Argument("files", "argument-scenarios", is_repeated=True),))
