"""The page for those who run a server: its commands can be read, and what it says of options and folders is so."""

import re
import shlex
from pathlib import Path

import pytest

from quintessence.cli.serve import SERVE
from quintessence.server.metrics import Metrics
from quintessence.server.settings import NAMES, variable
from tests.cli.session import run

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
SHELL = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
COMMANDS = [shlex.split(line, comments=True)[1:] for line in SHELL if line.startswith("quintessence ")]
UNIT = re.findall(r"^ExecStart=\S+/quintessence (.*)$", PAGE, re.MULTILINE)


@pytest.mark.parametrize("words", [*COMMANDS, *map(str.split, UNIT)], ids=" ".join)
def test_every_command_of_the_page_can_be_read(words: list[str]) -> None:
    assert words[0] == "serve"
    assert run(*words, "--help").code == 0


def test_every_option_and_variable_of_the_page_exists() -> None:
    options = {option.name for option in SERVE.options}
    serving = "\n".join(
        line for line in PAGE.splitlines() if not re.match(r"(sqlite3|pg_|curl|su |openssl|/opt)", line)
    )
    assert set(re.findall(r"`(--[a-z-]+)[ `]", serving)) <= options
    variables = {variable(name) for name in NAMES} | {"QUINTESSENCE_SECRET"}
    assert set(re.findall(r"QUINTESSENCE_[A-Z_]+", PAGE)) <= variables


def test_every_measurement_of_the_page_exists() -> None:
    shown = Metrics().render().decode()
    for name in re.findall(r"`(quintessence_[a-z_]+)`", PAGE):
        assert name in shown
