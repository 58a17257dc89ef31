"""`quintessence check FILE|FOLDER...`: runs scenarios."""

from quintessence.cli.command import Argument, Call, Command
from quintessence.cli.files import files_below, is_folder, read_json
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.cli.verdicts import Verdicts
from quintessence.core.scenario import run_scenario

FEW = 20
"""So many scenarios are done before a bar could be read."""


def run(call: Call) -> int:
    files = [file for name in call.words["scenarios"] for file in scenario_files(name)]
    verdicts = Verdicts(call.screen)
    with call.screen.progress("check-bar", len(files), len(files) > FEW) as advance:
        for file in files:
            verdicts.add(file, failures_of(call.screen, file))
            advance()
    return verdicts.close()


def scenario_files(name: str) -> list[str]:
    """The file itself, or every JSON file in and below a folder. What is named must be there and be JSON."""
    if not is_folder(name):
        read_json(name)
        return [name]
    found = files_below(name, ".json")
    if not found:
        raise WrongInput("no-scenarios", path=name)
    return found


def failures_of(screen: Screen, file: str) -> list[str]:
    """The end of a line for each thing that did not hold; also for a file of a folder that cannot be read."""
    try:
        sentences = run_scenario(read_json(file)).sentences(screen.language)
    except WrongInput as wrong:
        sentences = [wrong.message(screen.language)]
    return [f": {sentence}" for sentence in sentences]


CHECK = Command("check", run, (Argument("scenarios", is_repeated=True),))
