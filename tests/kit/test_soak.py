"""The soak run tells what it played, and of a game that fails all that it takes to play it again."""

import json
from pathlib import Path

import pytest

from quintessence.core.match import Match
from quintessence.core.messages import messages_of
from tests.kit import faults_of_positions
from tests.kit.cases import FACTS
from tests.kit.lamps_facts import LAMPS
from tests.kit.planted import known, made
from tests.soak import run


def test_a_soak_without_a_fault_says_so_in_its_last_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(["--games", "2", "--game", "elem-master", "--jobs", "1", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Playing 2 random games of elem-master")
    assert lines[-1].startswith("2 games, ")
    assert lines[-1].endswith("every invariant held.")


def test_a_game_that_fails_is_told_and_its_record_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = made(faults_of_positions.LosesACard)
    monkeypatch.setitem(FACTS, game.slug, LAMPS)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    batch = json.dumps([[game.slug, turn, turn, True] for turn in range(20)])
    with known(game):
        told = json.loads(run.play_batch(batch))
        saved = list((tmp_path / "build").iterdir())
        assert told["failure"].startswith("loses-a-card (")
        _, _, sentence = messages_of("quintessence.testing", "en").source("lost-or-created").partition(" = ")
        assert sentence.partition(":")[0] in told["failure"]
        assert saved[0].name in told["failure"]
        assert len(Match.load(saved[0]).entries) > 0
    assert told["games"] < 20


def test_every_case_of_every_game_has_its_turn() -> None:
    batches = [json.loads(batch) for batch in run.batches(["elem-master", "elixir"], 200, 7, False)]
    games = [game for batch in batches for game in batch]
    assert [seed for _, _, seed, _ in games] == list(range(7, 207))
    for slug in ("elem-master", "elixir"):
        played = [run.case_of(*game) for game in games if game[0] == slug]
        assert all(case in played for case in FACTS[slug].cases)


def test_other_games_have_seats_and_options_at_random() -> None:
    played = [run.case_of("elem-master", turn, turn, False) for turn in range(1, 400, 2)]
    assert {case.seats for case in played} == {2, 4}
    for option, value in (("events", "on"), ("specialities", "on"), ("teams", "on"), ("start", "free")):
        assert any(case.options.get(option) == value for case in played), option
    assert any(case.options.get("events") == "on" and case.options.get("teams") == "on" for case in played)


def test_plain_games_have_every_number_of_seats_that_goes_without_options() -> None:
    played = [run.case_of("elixir", turn, turn, True) for turn in range(20)]
    assert all(case.options == {} for case in played)
    assert {case.seats for case in played} == {3, 4, 5, 6, 7, 8}


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--games", "many"], ["--game", "chess"], ["--jobs", "-1"]])
def test_a_soak_that_cannot_be_run_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        run.main(wrong)
    assert refused.value.code == 2
