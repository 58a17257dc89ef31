"""`quintessence check-game`."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from quintessence.cli.sentences import cli_messages
from quintessence.core import registry
from quintessence.core.messages import messages_of
from quintessence.core.types import LANGUAGES
from quintessence.testing.checking import CHECKS, check_game
from tests.cli.session import is_refused, is_refused_in, run, said, wording
from tests.kit import faults_of_positions
from tests.kit.lamps_facts import LAMPS
from tests.kit.planted import made
from tests.kit.toys import GAME

SOUND = "tests.kit.toys:GAME"
FACTS = ["--facts", "tests.kit.lamps_facts:LAMPS"]
LOSES = made(faults_of_positions.LosesACard)
FAULTY = "tests.cli.test_check_game:LOSES"
FEW = ["--games", "3"]


def fault(key: str, **details: str | int) -> str:
    return messages_of("quintessence.testing", "en").text(key, details)


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """What a command makes known, the next test does not know."""
    known = dict(registry._games)
    yield
    registry._games.clear()
    registry._games.update(known)


def test_a_sound_game_passes_every_check() -> None:
    outcome = run("check-game", SOUND, *FACTS, *FEW)
    assert (outcome.code, outcome.err) == (0, "")
    assert wording("check-game-played", games=3).fullmatch(outcome.lines[0])
    assert outcome.lines[1:] == [f"{len(CHECKS)} passed, 0 failed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_facts_it_says_what_could_not_be_checked(language: str) -> None:
    outcome = run("check-game", SOUND, *FEW, "--lang", language)
    assert outcome.code == 0
    named = [word for line in outcome.lines for word in ("conserved", "hidden", "is_secret") if word in line]
    assert named == ["conserved", "hidden", "is_secret"]


def test_a_fault_is_one_line_with_the_promise_and_the_place() -> None:
    outcome = run("check-game", FAULTY, *FACTS, "--games", "12")
    assert outcome.code == 1
    faults = outcome.lines[:-2]
    assert outcome.lines[-1] == f"{len(CHECKS) - len(faults)} passed, {len(faults)} failed"
    [found] = [line for line in faults if line.startswith("conservation: ")]
    assert found.startswith(f"conservation: {said('check-game-promise', check='conservation')} loses-a-card (")


def test_a_fault_is_in_the_language_of_the_command() -> None:
    lines = run("check-game", FAULTY, *FACTS, "--games", "12", "--lang", "fr").lines
    game = made(faults_of_positions.LosesACard)
    registry._games[game.slug] = game
    report = check_game(game, LAMPS, 12)
    for line, finding in zip(lines, report.findings, strict=False):
        promise = said("check-game-promise", "fr", check=finding.check)
        assert line == f"{finding.check}: {promise} {finding.fault.message('fr')}"
        assert finding.fault.message("fr") != str(finding.fault) == finding.fault.message("en")
    assert report.findings


def test_a_fault_comes_again_from_its_seed() -> None:
    found, *_ = run("check-game", FAULTY, *FACTS, "--games", "12").lines
    [seed] = re.findall(r"seed (\d+)", found)
    assert run("check-game", FAULTY, *FACTS, "--games", "1", "--seed", seed).lines[0] == found


def test_a_game_of_which_hardly_anything_is_written_gets_its_next_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [
        "from quintessence import Game",
        "class Begun(Game):",
        "    def __init__(self):",
        "        self.slug, self.rules_version, self.seat_counts, self.options = 'begun', 1, [2], []",
        "GAME = Begun()",
    ]
    (tmp_path / "just_begun.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    outcome = run("check-game", "just_begun:GAME", *FEW)
    assert outcome.code == 1
    assert any(line.endswith(fault("not-written", method="grammar")) for line in outcome.lines)
    assert len(set(outcome.lines)) == len(outcome.lines), "nothing is told twice"
    assert outcome.lines[-1] == "0 passed, 3 failed", "what was never looked at has not passed"


def test_every_check_has_its_promise_in_both_languages() -> None:
    for language in LANGUAGES:
        messages = cli_messages(language)
        other = messages.text("check-game-promise", {"check": "nothing"})
        told = [messages.text("check-game-promise", {"check": check}) for check in (*CHECKS, "counts")]
        assert other not in told
        assert len(set(told)) == len(told)


def test_scenarios_and_counts_are_run_too(tmp_path: Path) -> None:
    scenario = {"game": "lamps", "name": "all bid", "rules": ["LA-TUR-1"], "steps": [{"expect": {"to_act": [0, 1]}}]}
    (tmp_path / "all-bid.json").write_text(json.dumps(scenario), encoding="utf-8")
    wrong = {**scenario, "steps": [{"expect": {"to_act": [1]}}]}
    (tmp_path / "one-bids.json").write_text(json.dumps(wrong), encoding="utf-8")
    counts = tmp_path / "counts.perft"
    counts.write_text('[{"name": "start", "seats": 2, "counts": [99]}]', encoding="utf-8")
    outcome = run("check-game", SOUND, *FACTS, *FEW, "--scenarios", str(tmp_path), "--perft", str(counts))
    assert outcome.code == 1
    assert outcome.lines[-1] == f"{len(CHECKS) + 1} passed, 2 failed"
    assert wording("scenario-value", step=1).search(outcome.lines[0].partition("one-bids.json: ")[2])
    assert outcome.lines[1].endswith(fault("counts-differ", name="start", depth=1, found=4, lines=99))


@pytest.mark.parametrize(
    ("place", "key", "details"),
    [
        ("nowhere", "bad-place", {"given": "nowhere"}),
        ("nowhere:GAME", "no-such-module", {"module": "nowhere"}),
        ("tests.nowhere:GAME", "no-such-module", {"module": "tests.nowhere"}),
        ("json:GAME", "no-such-name", {"module": "json", "name": "GAME"}),
        ("json:loads", "place-holds-no-game", {"place": "json:loads", "kind": "function"}),
        ("quintessence:Game", "place-holds-class", {"place": "quintessence:Game"}),
        ("one two:GAME", "bad-place", {"given": "one two:GAME"}),
        ("json:", "bad-place", {"given": "json:"}),
        ("broken_game:GAME", "module-fails", {"problem": "ZeroDivisionError: division by zero"}),
        ("needs_more:GAME", "module-fails", {"problem": "ModuleNotFoundError: No module named 'no_such_package'"}),
    ],
)
def test_what_is_no_game_is_refused(
    place: str, key: str, details: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken_game.py").write_text("GAME = 1 / 0\n", encoding="utf-8")
    (tmp_path / "needs_more.py").write_text("import no_such_package\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for language in LANGUAGES:
        assert is_refused_in(language, key, ["check-game", place], details)


def test_wrong_facts_and_counts_are_refused(tmp_path: Path) -> None:
    assert is_refused("place-holds-no-facts", "check-game", SOUND, "--facts", "json:loads", kind="function")
    (tmp_path / "counts.json").write_text("{}", encoding="utf-8")
    assert is_refused("not-a-list", "check-game", SOUND, "--perft", str(tmp_path / "counts.json"))
    assert is_refused("bad-number", "check-game", SOUND, "--games", "none", name="--games", given="none")


def test_a_module_of_this_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "beside_me.py").write_text("from tests.kit.toys import GAME\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    assert run("check-game", "beside_me:GAME", *FACTS, *FEW).code == 0


def test_a_game_with_the_slug_of_another_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "slug", "elixir")
    outcome = run("check-game", SOUND, *FEW)
    assert outcome.code == 1
    assert outcome.lines[0].endswith(fault("slug-taken", slug="elixir"))
