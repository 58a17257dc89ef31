"""`advice` at the table: the bot's best moves in words, their chances and the reasons, in both languages."""

import re
from pathlib import Path
from typing import ClassVar

import pytest

import quintessence as q
from quintessence.core import registry
from quintessence.core.advice import Reason
from quintessence.core.types import LANGUAGES, Language
from tests.cli.person import Person
from tests.cli.session import Outcome, run, said, seat_name

ALONE = ["--option", "first=0", "--seed", "7"]
TOGETHER = [*ALONE, "--seats", "human,human"]
OUR_GAMES = sorted(set(registry.OUR_GAMES) - {"elementals"})


class Sage(q.Bot):
    """Says what a test wants to hear, and keeps what it was asked."""

    asked: ClassVar[list[q.Observation]] = []
    settings: ClassVar[list[tuple[int, float]]] = []

    def __init__(self, seed: q.Json = 0, level: int = 0, seconds: float = 0) -> None:
        self.name = "search"
        Sage.settings.append((level, seconds))

    def explain(self, observation: q.Observation) -> list[q.Advice]:
        Sage.asked.append(observation)
        return [
            q.Advice(["attack b2 b1", "end"], 1.0, [Reason("earth", True, True), Reason("fire", False, False)], True),
            q.Advice(["move c2 c3", "move d2 d3", "end"], 0.623, [Reason("earth", False, True)], False),
            q.Advice(["end"], 0.9999, [], False),
        ]


@pytest.fixture
def _sage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._bots, "search", Sage)
    monkeypatch.setattr(Sage, "asked", [])
    monkeypatch.setattr(Sage, "settings", [])


def ask(*lines: str, game: str = "elem-master", arguments: list[str] = ALONE, language: Language = "en") -> Outcome:
    outcome = run("play", game, *arguments, "--lang", language, typed="".join(line + "\n" for line in lines))
    assert (outcome.code, outcome.err) == (0, "")
    return outcome


def told(outcome: Outcome, language: Language = "en") -> list[str]:
    """What follows the title of the advice, up to the next prompt."""
    rest = outcome.lines[outcome.lines.index(said("advice-title", language)) + 1 :]
    end = next((place for place, line in enumerate(rest) if "> " in line), len(rest))
    return rest[:end]


def feature(key: str, language: Language) -> str:
    return said(f"feature-{key}", language, "elem-master")


@pytest.mark.usefixtures("_sage")
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_has_rank_chance_and_moves_and_under_it_the_reasons(language: Language) -> None:
    shown = told(ask(said("spoken-advice", language), "quit", language=language), language)
    sure = said("advice-certain", language, percent=100)
    some, most = (said("advice-chance", language, percent=percent) for percent in (62, 99))
    margin = len(sure) + 8
    theirs = said("advice-theirs", language, what=feature("fire.loss", language))
    assert shown == [
        f"  1  {sure}".ljust(margin) + "attack b2 b1 · end",
        " " * margin + said("advice-both", language, ours=feature("earth.gain", language), theirs=theirs),
        f"  2  {some}".ljust(margin) + "move c2 c3 · move d2 d3 · end",
        " " * margin + feature("earth.loss", language),
        f"  3  {most}".ljust(margin) + "end",
    ]


def test_a_percentage_is_written_as_its_readers_write_it() -> None:
    assert said("advice-chance", "en", percent=62) == "62%"
    assert said("advice-chance", "fr", percent=62) == "62\N{NARROW NO-BREAK SPACE}%"
    assert "certain" in said("advice-certain", "en", percent=100)
    assert "sûr" in said("advice-certain", "fr", percent=100)


@pytest.mark.usefixtures("_sage")
def test_the_word_of_either_language_is_understood() -> None:
    assert told(ask("conseil")) == told(ask("advice"))
    assert told(ask("Advice", language="fr"), "fr") == told(ask("conseils", language="fr"), "fr")


@pytest.mark.usefixtures("_sage")
def test_the_strongest_level_is_asked_and_given_a_second() -> None:
    ask("advice")
    assert Sage.settings == [(5, 1)]


@pytest.mark.usefixtures("_sage")
def test_the_bot_knows_what_the_seat_that_is_asked_knows_and_no_more() -> None:
    ask("advice", "end", "advice", arguments=TOGETHER)
    assert [observation.seat for observation in Sage.asked] == [0, 1]
    match = q.Match("elem-master", seed=7, options={"first": "0"})
    assert Sage.asked[0].view == match.view(0)


@pytest.mark.usefixtures("_sage")
def test_advice_changes_nothing_in_the_game(tmp_path: Path) -> None:
    ask("advice", f"save {tmp_path / 'asked.quint'}")
    ask(f"save {tmp_path / 'plain.quint'}")
    assert q.Match.load(tmp_path / "asked.quint") == q.Match.load(tmp_path / "plain.quint")


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_end_there_is_nothing_to_advise(language: Language) -> None:
    outcome = ask("resign", "advice", language=language)
    assert outcome.lines.count(said("over-already", language)) == 1
    assert not outcome.says("advice-title", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_race_leaves_no_time_for_advice(language: Language) -> None:
    outcome = ask("advice", "help", game="elementals", arguments=["--no-clock", "--seed", "7"], language=language)
    assert outcome.lines.count(said("advice-race", language)) == 1
    assert not outcome.says("spoken-advice.help", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_it(language: Language) -> None:
    assert ask("help", language=language).says("spoken-advice.help", language)


@pytest.mark.interpreted
@pytest.mark.parametrize("game", OUR_GAMES)
def test_the_bot_has_advice_in_every_game_without_races(game: str) -> None:
    outcome = ask("moves", "advice", game=game, arguments=["--seed", "7"])
    ranked = [line.split(None, 2) for line in told(outcome) if re.match(r"  \d  \d+%", line)]
    assert [rank for rank, _, _ in ranked] == ["1", "2", "3"][: len(ranked)]
    assert ranked
    listed = " ".join(outcome.lines)
    for _, chance, moves in ranked:
        assert 0 <= int(chance.rstrip("%,")) <= 100
        verb = moves.split()[0]
        assert f"  {verb} " in listed


@pytest.mark.interpreted
def test_in_a_terminal_it_is_said_that_the_bot_thinks_and_the_line_is_emptied_again() -> None:
    with Person("play", "elem-master", *ALONE, "--lang", "en") as person:
        person.sees(f"{seat_name(0)}>")
        person.types("advice\r")
        person.sees(said("thinking", bot="search"))
        person.sees(said("advice-title"))
        person.sees(f"{seat_name(0)}>")
        person.types("quit\r")
        assert person.leaves() == 0
        assert "\r\x1b[2K" in person.raw.split(said("thinking", bot="search"))[1]
