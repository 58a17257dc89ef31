"""The page for bot authors: what it shows is what there is, and runs."""

import re
import subprocess
from pathlib import Path

import pytest

import quintessence as q
from quintessence.core.registry import OUR_BOTS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text("utf-8")


@pytest.mark.parametrize("name", ["hasty.py", "first.py", "attacker.sh"])
def test_the_page_shows_the_examples_as_they_are(name: str) -> None:
    example = (ROOT / "examples" / "bots" / name).read_text("utf-8")
    assert example in re.findall(r"^```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_a_bot_can_be_tried_by_hand_as_the_page_says() -> None:
    shown = re.search(r"^```sh\n(printf .*?)^```\n\n```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert shown is not None
    command, answer = shown.groups()
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == answer


def test_every_bot_of_ours_is_in_the_table() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| .* \| .* \|$", PAGE, re.MULTILINE)) >= set(OUR_BOTS)


def test_every_setting_of_the_bot_search_is_explained_and_taken() -> None:
    [row] = [line for line in PAGE.splitlines() if line.startswith("| `search` |")]
    settings: q.JsonObject = {
        "seed": 3,
        "level": 2,
        "seconds": 0.5,
        "simulations": 20,
        "heat": 0.1,
        "weights": "new.json",
    }
    assert set(re.findall(r"`(\w+)`", row.split("|")[3])) == set(settings)
    assert q.bot("search", **settings).name == "search"
    for setting in settings:
        assert re.search(rf"^\| `{setting}` \|", PAGE, re.MULTILINE), setting


@pytest.mark.interpreted
def test_advice_is_asked_for_as_the_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    [block] = [text for text in blocks if ".explain(" in text]
    exec(compile(block, "bots.md", "exec"), {})
    told = capsys.readouterr().out.splitlines()
    assert len([line for line in told if re.search(r"\d%", line)]) == 3
