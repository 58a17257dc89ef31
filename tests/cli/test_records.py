"""`quintessence replay` and `quintessence verify`."""

from pathlib import Path

import pytest

import quintessence as q
from tests.cli.session import is_refused, run, said, seat_name, wording

WHITE, BLACK = seat_name(0), seat_name(1)
GOOD = said("verify-good")


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
    assert all(line.startswith(f"  {GOOD} ") for line in outcome.lines)


def test_a_changed_record_is_found_out(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("move d2 d3", "move d2 c3"), encoding="utf-8")
    outcome = run("verify", str(record))
    assert outcome.code == 1
    assert [line.split()[0] for line in outcome.lines] == [GOOD, GOOD, GOOD, said("verify-bad")]
    assert said("record-digest") in outcome.lines[-1]


def test_an_impossible_move_is_found_out(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("move d2 d3", "move d2 d6"), encoding="utf-8")
    outcome = run("verify", str(record), "--lang", "fr")
    assert outcome.code == 1
    wrong = said("verify-bad", "fr")
    assert any(line.startswith(f"  {wrong} ") and "EM-MOV-1" in line for line in outcome.lines)


def test_replay_shows_every_entry_with_the_board_after_it(record: Path) -> None:
    outcome = run("replay", str(record))
    assert outcome.code == 0
    numbered = [line for line in outcome.lines if line[:3].strip().isdigit() and line[5:].startswith((WHITE, BLACK))]
    assert numbered == [
        f"  1  {WHITE}  move c2 c3",
        f"  2  {WHITE}  {said('entry-undone')}",
        f"  3  {WHITE}  move d2 d3",
        f"  4  {WHITE}  end",
        f"  5  {BLACK}  {said('entry-resigned')}",
    ]
    boards = [line for line in outcome.lines if line.split() == list("abcdef")]
    assert len(boards) == 2 * 6
    assert outcome.lines[-1] == said("result-won", winners=WHITE, count=1, reason=said("reason-resigned"))
    assert outcome.out == run("replay", str(record), "--all").out


def test_replay_shows_one_moment(record: Path) -> None:
    outcome = run("replay", str(record), "--at", "3")
    assert outcome.lines[0] == f"  3  {WHITE}  move d2 d3"
    assert "wF1x" in outcome.out
    assert len([line for line in outcome.lines if line.split() == list("abcdef")]) == 2
    assert "wF1x" not in run("replay", str(record), "--at", "0").out


def test_replay_refuses_a_moment_that_never_was(record: Path) -> None:
    assert is_refused("bad-number", "replay", str(record), "--at", "6", name="--at", given="6", low=0, high=5)
    assert is_refused("at-or-all", "replay", str(record), "--at", "1", "--all")


def test_replay_stops_at_an_entry_that_cannot_be_done(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("move d2 d3", "move d2 d6"), encoding="utf-8")
    outcome = run("replay", str(record))
    assert outcome.code == 2
    assert wording("record-refused", number=3, rule="EM-MOV-1").fullmatch(outcome.err.removesuffix("\n"))
