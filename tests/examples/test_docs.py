"""docs/adding-a-game.md shows the example as it is, and what it tells to type can be typed."""

import re
from pathlib import Path

import pytest

from quintessence.cli.main import COMMANDS
from quintessence.testing import Facts
from tests.cli.session import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FOLDER = ROOT / "examples" / "campfire"
SOURCES = [
    file.read_text(encoding="utf-8")
    for file in sorted(FOLDER.rglob("*"))
    if file.suffix in (".py", ".ftl", ".toml", ".json")
]
BLOCKS = re.findall(r"^```(python|ftl|toml|json)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
TYPED = [line for block in re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()]
OWN_TEST = "from quintessence.testing import check_game"


@pytest.mark.parametrize("block", [text for _, text in BLOCKS if OWN_TEST not in text])
def test_what_is_shown_stands_in_the_example(block: str) -> None:
    assert any(block in source for source in SOURCES), block


def test_the_test_of_ones_own_runs() -> None:
    [block] = [text for _, text in BLOCKS if OWN_TEST in text]
    exec(block.replace("games=20", "games=4"), {})


@pytest.mark.parametrize("line", [line for line in TYPED if line.startswith("quintessence ")])
def test_what_is_typed_can_be_read(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = line.split()[1:]
    assert words[0] in [command.name for command in COMMANDS]
    assert run(*words, "--help").code == 0
    if words[0] == "check-game":
        monkeypatch.chdir(FOLDER)
        assert run(*words, "--games", "2").code == 0


def test_every_fact_that_strangers_may_want_is_explained() -> None:
    told = set(re.findall(r"^\| `(\w+)", PAGE, re.MULTILINE))
    rare = {"has_own_board", "endless", "share"}
    assert set(Facts.__dataclass_fields__) - rare <= told


def test_every_file_of_the_example_is_in_its_tree() -> None:
    named = {file.name for file in FOLDER.rglob("*") if file.is_file() and "__pycache__" not in file.parts}
    unnamed = {name for name in named if name not in PAGE}
    assert unnamed == {"README.md", "py.typed", "warm.json", "flare.json", "end.json"}
