"""Counts of lines of play: a change of rules changes a number that a reviewer must accept."""

import json
from pathlib import Path
from typing import Any

import pytest

from quintessence.core import contract
from quintessence.core.registry import find_game
from quintessence.testing import check_counts

FOLDER = Path(__file__).parent
IS_COMPILED = not contract.__file__.endswith(".py")
MOST_LINES = 300_000 if IS_COMPILED else 3_000
"""Deeper counts take too long here; `quintessence perft` reaches them."""


def entries() -> list[Any]:
    found = []
    for file in sorted(FOLDER.glob("perft-*.json")):
        slug = file.stem.removeprefix("perft-")
        for entry in json.loads(file.read_text(encoding="utf-8")):
            found.append(pytest.param(slug, entry, id=f"{slug}: {entry['name']}"))
    return found


@pytest.mark.interpreted
@pytest.mark.parametrize(("slug", "entry"), entries())
def test_the_lines_of_play_are_as_many_as_counted(slug: str, entry: dict[str, Any]) -> None:
    check_counts(find_game(slug), entry, MOST_LINES)
