"""The same shape five times: the list of file names in docs/architecture.md holds for every game package."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "src" / "quintessence" / "games"
GAMES = sorted(folder.name for folder in PACKAGES.iterdir() if (folder / "__init__.py").exists())


def listed() -> dict[str, str]:
    """The rows of the page's table: the file, and what is said of it."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("## A game package")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `([a-z_]+(?:\.py|/))` \| (.+) \|$", section, re.MULTILINE))


@pytest.fixture
def package(request: pytest.FixtureRequest) -> Path:
    return PACKAGES / str(request.param)


every_game = pytest.mark.parametrize("package", GAMES, indirect=True)


def test_there_are_five_games_and_the_page_has_its_table() -> None:
    assert len(GAMES) == 5
    assert {"game.py", "variant.py", "board.py", "writing.py", "reading.py", "data/"} <= set(listed())


@every_game
def test_the_top_of_a_package_holds_the_listed_files_and_no_others(package: Path) -> None:
    rows = listed()
    there = {entry.name for entry in package.iterdir() if entry.suffix == ".py"} | {"data/"}
    assert (package / "data").is_dir()
    assert there <= set(rows)
    assert {file for file, text in rows.items() if not text.startswith("optional")} <= there


@every_game
def test_a_folder_says_what_it_is_about_and_repeats_no_name_of_the_top(package: Path) -> None:
    faults: list[str] = []
    for folder in package.iterdir():
        # What is left of a folder that was renamed holds no source.
        if folder.name == "data" or not any(folder.glob("*.py")):
            continue
        tree = ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))
        if ast.get_docstring(tree) is None or len(tree.body) > 1:
            faults.append(f"{folder.name}/__init__.py is more or less than a docstring")
        faults += [f"{folder.name}/{file.name}" for file in folder.glob("*.py") if is_taken(file.name, folder.name)]
    assert not faults


def is_taken(file: str, folder: str) -> bool:
    """Whether a file in a folder has a name that means something else at the top, or a folder that of a listed file."""
    rows = listed()
    return file != "__init__.py" and (file in rows or f"{folder}.py" in rows)


@every_game
def test_board_and_variant_hold_the_classes_of_that_name(package: Path) -> None:
    for file, name in (("board.py", "Board"), ("variant.py", "Variant")):
        tree = ast.parse((package / file).read_text(encoding="utf-8"))
        assert name in [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
