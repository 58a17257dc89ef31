"""`quintessence check`."""

import json
from pathlib import Path

import pytest

from quintessence.core.types import JsonObject
from tests.cli.session import is_refused, run, wording

RIGHT: JsonObject = {
    "game": "elem-master",
    "name": "white is first",
    "rules": ["EM-SET-5"],
    "options": {"first": "0"},
    "steps": [{"expect": {"to_act": [0]}}],
}
WRONG: JsonObject = {**RIGHT, "name": "black is first", "steps": [{"expect": {"to_act": [1]}}]}
TWICE_WRONG: JsonObject = {**RIGHT, "steps": [{"expect": {"to_act": [1], "legal": ["grow a9"]}}]}


def write(folder: Path, name: str, scenario: JsonObject) -> str:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(scenario), encoding="utf-8")
    return str(file)


@pytest.mark.interpreted
def test_what_holds_is_counted(tmp_path: Path) -> None:
    outcome = run("check", write(tmp_path, "right.json", RIGHT))
    assert (outcome.code, outcome.out) == (0, "1 passed, 0 failed\n")


def test_each_failure_has_a_line_with_its_file(tmp_path: Path) -> None:
    right, wrong = write(tmp_path, "right.json", RIGHT), write(tmp_path, "wrong.json", TWICE_WRONG)
    outcome = run("check", right, wrong)
    assert outcome.code == 1
    assert outcome.lines[-1] == "1 passed, 1 failed"
    assert len(outcome.lines) == 3
    failures = zip(("scenario-value", "scenario-legal"), outcome.lines, strict=False)
    assert all(wording(key, step=1).fullmatch(line.removeprefix(f"{wrong}: ")) for key, line in failures)


def test_the_last_line_is_the_same_in_every_language(tmp_path: Path) -> None:
    outcome = run("check", write(tmp_path, "wrong.json", WRONG), "--lang", "fr")
    assert outcome.lines[-1] == "0 passed, 1 failed"
    assert outcome.says("scenario-value", "fr", step=1)


def test_a_folder_is_searched_to_its_bottom(tmp_path: Path) -> None:
    write(tmp_path, "right.json", RIGHT)
    write(tmp_path, "below/further/right.json", RIGHT)
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert run("check", str(tmp_path)).out == "2 passed, 0 failed\n"


def test_a_broken_file_in_a_folder_is_a_failure_and_the_others_still_run(tmp_path: Path) -> None:
    write(tmp_path, "right.json", RIGHT)
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    outcome = run("check", str(tmp_path))
    assert outcome.code == 1
    assert outcome.says("not-json", path=str(tmp_path / "broken.json"))
    assert outcome.lines[-1] == "1 passed, 1 failed"


def test_json_that_is_no_scenario_is_a_failure(tmp_path: Path) -> None:
    outcome = run("check", write(tmp_path, "other.json", {"game": "elem-master"}))
    assert outcome.code == 1
    assert outcome.lines[-1] == "0 passed, 1 failed"


def test_nothing_runs_when_one_of_the_names_is_wrong(tmp_path: Path) -> None:
    assert is_refused(
        "no-such-file", "check", write(tmp_path, "right.json", RIGHT), "nowhere.json", path="nowhere.json"
    )
