"""`quintessence replay` and `quintessence verify`."""

from pathlib import Path

import pytest

import quintessence as q
from tests.cli.session import refused, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game: a move, its undo, another move, a turn's end, a resignation."""
    match = q.Match("elem-master", seed=7, options={"first": "0"})
    match.play("move c2 c3")
    match.undo()
    match.play("move d2 d3")
    match.play("end")
    match.resign(1)
    file = tmp_path / "game.quint"
    match.save(file)
    return file


def test_a_true_record_has_a_good_line_for_each_check(record: Path) -> None:
    outcome = run("verify", str(record))
    assert outcome.code == 0
    assert len(outcome.lines) == 4
    assert all(line.startswith("  good ") for line in outcome.lines)


def test_a_changed_record_is_found_out(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("move d2 d3", "move d2 c3"), encoding="utf-8")
    outcome = run("verify", str(record))
    assert outcome.code == 1
    assert [line.split()[0] for line in outcome.lines] == ["good", "good", "good", "wrong"]
    assert "digest" in outcome.lines[-1]


def test_an_impossible_move_is_found_out(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("move d2 d3", "move d2 d6"), encoding="utf-8")
    outcome = run("verify", str(record), "--lang", "fr")
    assert outcome.code == 1
    assert any(line.startswith("  faux ") and "EM-MOV-1" in line for line in outcome.lines)


def test_replay_shows_every_entry_with_the_board_after_it(record: Path) -> None:
    outcome = run("replay", str(record))
    assert outcome.code == 0
    numbered = [line for line in outcome.lines if line[:3].strip().isdigit() and line[5:6] in "WB"]
    assert numbered == [
        "  1  White  move c2 c3",
        "  2  White  takes the last move back",
        "  3  White  move d2 d3",
        "  4  White  end",
        "  5  Black  resigns",
    ]
    boards = [line for line in outcome.lines if line.split() == list("abcdef")]
    assert len(boards) == 2 * 6
    assert outcome.lines[-1] == "White wins. The other side resigned."
    assert outcome.out == run("replay", str(record), "--all").out


def test_replay_shows_one_moment(record: Path) -> None:
    outcome = run("replay", str(record), "--at", "3")
    assert outcome.lines[0] == "  3  White  move d2 d3"
    assert "wF1x" in outcome.out
    assert len([line for line in outcome.lines if line.split() == list("abcdef")]) == 2
    assert "wF1x" not in run("replay", str(record), "--at", "0").out


def test_replay_refuses_a_moment_that_never_was(record: Path) -> None:
    assert "--at cannot be “6”: give a whole number from 0 to 5." in refused("replay", str(record), "--at", "6")
    assert "exclude each other" in refused("replay", str(record), "--at", "1", "--all")


def test_replay_stops_at_an_entry_that_cannot_be_done(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("move d2 d3", "move d2 d6"), encoding="utf-8")
    outcome = run("replay", str(record))
    assert outcome.code == 2
    assert "Entry 3 of the record" in outcome.err
    assert outcome.err.count("\n") == 1
