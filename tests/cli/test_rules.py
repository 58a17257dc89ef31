"""`quintessence rules`."""

import pytest

from quintessence.core.registry import find_game
from quintessence.core.rulebook import sections_of
from quintessence.core.types import Language
from tests.cli.session import is_refused, refused, run

ATTACK = next(section.title for section in sections_of(find_game("elem-master"), "en") if "EM-ATT-2" in section.rules)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_rulebook_has_every_rule_under_its_heading(language: Language) -> None:
    outcome = run("rules", "elem-master", "--lang", language)
    messages = find_game("elem-master").messages(language)
    rules = [key for key in messages.keys() if key.startswith("EM-")]  # noqa: SIM118 (not a dict)
    titles = [section.title for section in sections_of(find_game("elem-master"), language)]
    assert [line.split()[0] for line in outcome.lines if line.startswith("  EM-")] == rules
    assert outcome.lines[0] == messages.text("game-name")
    assert [line for line in outcome.lines if line in titles] == titles


def test_a_rule_is_shown_with_the_sentence_that_refuses_a_move() -> None:
    outcome = run("rules", "elem-master", "EM-ATT-2")
    messages = find_game("elem-master").messages("en")
    assert outcome.lines[0] == f"EM-ATT-2  {ATTACK}"
    assert messages.text("EM-ATT-2") in outcome.out
    assert str(messages.attribute("EM-ATT-2", "refusal")) in outcome.out


def test_a_rule_that_refuses_nothing_shows_its_text_alone() -> None:
    assert len(run("rules", "elem-master", "EM-BAS-4").lines) == 2


@pytest.mark.parametrize("wanted", ["EM-ATT-2", "em-att-2", "att-2", "ATT-2"])
def test_case_and_the_games_letters_do_not_matter(wanted: str) -> None:
    assert run("rules", "elem-master", wanted).out == run("rules", "elem-master", "EM-ATT-2").out


@pytest.mark.parametrize("wanted", ["EM-ATT", "att", "em-att-", ATTACK])
def test_a_topic_or_a_heading_shows_its_rules_and_no_others(wanted: str) -> None:
    outcome = run("rules", "elem-master", wanted)
    assert outcome.lines[0] == ATTACK
    assert all(line.startswith("  EM-ATT-") for line in outcome.lines[1:])
    assert len(outcome.lines) > 10


def test_a_heading_is_found_in_the_readers_language() -> None:
    title = next(
        section.title for section in sections_of(find_game("elem-master"), "fr") if "EM-WAV-1" in section.rules
    )
    assert run("rules", "elem-master", title.split()[0].lower(), "--lang", "fr").lines[0] == title


def test_a_wrong_id_is_answered_with_near_ones() -> None:
    assert is_refused("unknown-rule-near", "rules", "elem-master", "EM-WAVE-3", given="EM-WAVE-3")
    assert "EM-WAV-3" in refused("rules", "elem-master", "EM-WAVE-3")


def test_the_game_may_be_written_in_capitals() -> None:
    assert run("rules", "ELEM-MASTER", "att-2").code == 0
