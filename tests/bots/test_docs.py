"""The page for bot authors: what it shows is what there is, and runs."""

import re
import subprocess
from pathlib import Path

import pytest

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
