"""`quintessence perft`."""

import json
from pathlib import Path

import pytest

from tests.cli.session import run

ORACLE = json.loads((Path(__file__).parents[1] / "golden" / "perft-elem-master.json").read_text(encoding="utf-8"))


@pytest.mark.interpreted
def test_it_prints_a_count_for_each_depth(tmp_path: Path) -> None:
    known = ORACLE[0]
    file = tmp_path / "position.json"
    file.write_text(json.dumps(known["position"]), encoding="utf-8")
    options = [f"--option={name}={value}" for name, value in known["options"].items()]
    outcome = run("perft", "elem-master", "2", "--position", str(file), "--seats", str(known["seats"]), *options)
    assert outcome.code == 0
    assert [line.split() for line in outcome.lines] == [
        [str(depth), str(count)] for depth, count in enumerate(known["counts"][:2], 1)
    ]


def test_a_scenario_serves_as_a_position(tmp_path: Path) -> None:
    known = ORACLE[1]
    scenario = {"game": "elem-master", "name": "any", "rules": [], "position": known["position"], "steps": []}
    file = tmp_path / "scenario.json"
    file.write_text(json.dumps(scenario), encoding="utf-8")
    outcome = run("perft", "elem-master", "1", "--position", str(file))
    assert outcome.out.split() == ["1", str(known["counts"][0])]


def test_without_a_position_it_counts_from_the_start() -> None:
    assert run("perft", "elem-master", "1").out.split()[0] == "1"
    assert run("perft", "elem-master", "1").out == run("perft", "elem-master", "1").out
