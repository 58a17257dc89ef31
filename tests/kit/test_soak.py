"""The soak run tells what it played, and of a game that fails all that it takes to play it again."""

import json
from pathlib import Path

import pytest

from quintessence.core.match import Match
from tests.kit import faults_of_positions
from tests.kit.cases import PAGES
from tests.kit.lamps_page import LAMPS
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
    monkeypatch.setitem(PAGES, game.slug, LAMPS)
    monkeypatch.setattr(run, "ROOT", tmp_path)
    batch = json.dumps([[game.slug, 1, seed] for seed in range(20)])
    with known(game):
        told = json.loads(run.play_batch(batch))
        saved = list((tmp_path / "build").iterdir())
        assert told["failure"].startswith("loses-a-card (3 seats), seed ")
        assert "cards or tokens were lost or made" in told["failure"]
        assert saved[0].name in told["failure"]
        assert len(Match.load(saved[0]).entries) > 0
    assert told["games"] < 20


def test_every_case_of_every_game_has_its_turn() -> None:
    batches = [json.loads(batch) for batch in run.batches(["elem-master"], 50, 7)]
    games = [tuple(game) for batch in batches for game in batch]
    cases = len(PAGES["elem-master"].cases)
    assert games == [("elem-master", number % cases, 7 + number) for number in range(50)]


@pytest.mark.parametrize("wrong", [["--games", "0"], ["--games", "many"], ["--game", "chess"], ["--jobs", "-1"]])
def test_a_soak_that_cannot_be_run_is_refused(wrong: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        run.main(wrong)
    assert refused.value.code == 2
