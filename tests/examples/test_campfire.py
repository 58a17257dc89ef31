"""The example of docs/adding-a-game.md: it passes the kit, a fault in it is found, and it is played like our games."""

import json
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

import quintessence as q
from campfire import GAME
from campfire.facts import FACTS
from campfire.game import Campfire
from campfire.state import CampfireState, words
from quintessence.core import registry
from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import LANGUAGES, JsonObject, Language, Seat
from quintessence.core.verify import verify
from quintessence.testing import check_game
from tests.cli.session import run

FOLDER = Path(__file__).parents[2] / "examples" / "campfire"
RULE = re.compile(r"CF-[A-Z]+-\d+")
RUN_ALL = ("--facts", "campfire.facts:FACTS", "--scenarios", "scenarios", "--perft", "counts.json")


@pytest.mark.interpreted
def test_it_passes_the_kit_with_its_scenarios_and_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(FOLDER)
    outcome = run("check-game", "campfire:GAME", *RUN_ALL)
    assert (outcome.code, outcome.err) == (0, "")
    assert len(outcome.lines) == 2, "nothing is left unchecked"


def test_it_passes_without_any_facts() -> None:
    report = check_game(GAME, games=8)
    assert report.findings == []
    assert report.unchecked == ["conserved", "hidden", "is_secret"]


class ShowsThePile(CampfireState):
    """The view gives away the next card."""

    def shown(self, seat: Seat | None) -> JsonObject:
        return {**super().shown(seat), "pile": words(self.pile[-1:])}


class Careless(Campfire):
    """Campfire with positions that give away the next card."""

    def setup(self, setting: Setting, chance: Chance) -> State:
        state = super().setup(setting, chance)
        state.__class__ = ShowsThePile
        return state


class Speechless(Campfire):
    """Campfire without a sentence for those who warm themselves."""

    def messages(self, language: Language) -> Messages:
        source = (FOLDER / "campfire" / "data" / f"rules.{language}.ftl").read_text(encoding="utf-8")
        return Messages(language, [re.sub("^log-warmed.*\n", "", source, flags=re.MULTILINE)])


@pytest.mark.parametrize(
    ("game", "check", "key"),
    [(Careless(), "leaks", "leak-face"), (Speechless(), "texts", "no-text")],
)
def test_a_fault_that_is_planted_in_it_is_found(game: Campfire, check: str, key: str) -> None:
    registry._games["campfire"] = game
    report = check_game(game, FACTS, games=8)
    assert any((finding.check, finding.fault.key) == (check, key) for finding in report.findings), report.findings


def test_a_wrong_count_of_its_cards_is_found() -> None:
    wrong = replace(FACTS, conserved=lambda position, setting: len(str(position["pile"])))
    assert [finding.check for finding in check_game(GAME, wrong, games=4).findings][:1] == ["conservation"]


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_bots_play_it_and_its_record_is_true(seats: int) -> None:
    match = q.Match("campfire", seats=seats, seed=3)
    bots = [q.bot("greedy" if seat == 0 else "random", seed=seat) for seat in range(seats)]
    while match.result is None:
        [seat] = match.to_act
        match.play(bots[seat].choose(match.observe()))
    assert all(check.ok for check in verify(match.record()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_it_in_the_terminal(language: Language) -> None:
    arguments = ("play", "campfire", "--seats", "human,random", "--seed", "5", "--lang", language)
    legal = q.Match("campfire", seats=2, seed=5).legal()
    outcome = run(*arguments, typed=f"warm\n{legal[0]}\nquit\n")
    assert outcome.code == 0
    assert outcome.says("draw-heat", language, of="campfire", heat=0, limit=12)
    assert "CF-WARM-1" in outcome.out, "what cannot be done is refused by its rule"


def test_every_rule_of_it_is_named_by_its_code_or_a_scenario() -> None:
    rules = set(RULE.findall((FOLDER / "campfire" / "data" / "rules.en.ftl").read_text(encoding="utf-8")))
    files = [*FOLDER.rglob("*.py"), *FOLDER.rglob("*.json")]
    named = {rule for file in files for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert named == rules
    assert len(rules) > 10


ASK = """
import json, quintessence as q
from quintessence.server.api.games_about import about_game
about = about_game("campfire")
print(json.dumps([sorted(q.games()), about.name.fr, [form.title.fr for form in about.grammar.forms]]))
"""


def test_installed_it_stands_beside_our_games(tmp_path: Path) -> None:
    """As pip would leave it: its folder, and the entry points of its pyproject.toml."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = tmp_path / f"campfire-{project['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Name: campfire\nVersion: {project['version']}\n", encoding="utf-8")
    lines = [
        f"[{group}]\n{name} = {value}\n"
        for group, all in project["entry-points"].items()
        for name, value in all.items()
    ]
    (installed / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(FOLDER), *sys.path])}
    told = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=True)
    texts = GAME.messages("fr")
    assert json.loads(told.stdout) == [
        sorted([*registry.OUR_GAMES, "campfire"]),
        texts.text("game-name"),
        [texts.text("verb-feed"), texts.text("verb-warm")],
    ]
