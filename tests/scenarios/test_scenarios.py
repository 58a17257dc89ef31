"""Every scenario of every game holds."""

import json
from pathlib import Path

import pytest

from quintessence.core.scenario import run_scenario

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.interpreted
@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(FOLDER).with_suffix("").as_posix() for file in FILES])
def test_the_scenario_holds(file: Path) -> None:
    report = run_scenario(json.loads(file.read_text(encoding="utf-8")))
    assert [failure.message("en") for failure in report.failures] == []
