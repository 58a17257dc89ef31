"""The package: the public names, and an import that brings nothing heavy with it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import quintessence as q

ROOT = Path(__file__).parents[2]


def test_every_public_name_is_there() -> None:
    assert all(hasattr(q, name) for name in q.__all__)
    names = [
        "Match",
        "Refused",
        "Refusal",
        "Event",
        "Result",
        "Observation",
        "Bot",
        "Advice",
        "Mistake",
        "bot",
        "bots",
        "games",
        "play",
        "QuickChance",
    ]
    assert set(names) <= set(q.__all__)


def test_completion_offers_the_public_names_and_nothing_else() -> None:
    offered = [name for name in dir(q) if not name.startswith("_")]
    assert sorted(offered) == sorted(q.__all__)
    assert not {"core", "quintessence", "make_bot"} & set(offered)


def test_every_mistake_is_a_value_error_with_a_sentence_in_two_languages() -> None:
    mistake = q.BadCall("match-over")
    assert isinstance(mistake, ValueError)
    assert str(mistake) == mistake.message("en") != mistake.message("fr")


def test_the_version_is_the_one_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == q.__version__


def test_importing_it_loads_nothing_that_is_only_sometimes_needed() -> None:
    heavy = ("fluent", "rich", "prompt_toolkit", "importlib.metadata", "difflib", "secrets", "asyncio")
    code = f"import sys, quintessence; print([name for name in {heavy} if name in sys.modules])"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"


def test_no_game_and_no_bot_is_loaded_before_it_is_asked_for() -> None:
    code = (
        "import sys, quintessence;"
        "from quintessence.core.registry import game_names, bot_names;"
        "game_names(), bot_names();"
        "print([m for m in sys.modules if m.startswith(('quintessence.games.', 'quintessence.bots.'))])"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout.strip() == "[]"
