"""`quintessence rules`."""

import pytest

from quintessence.core.registry import find_game
from quintessence.core.types import Language
from tests.cli.session import refused, run


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_rulebook_has_every_rule_under_its_heading(language: Language) -> None:
    outcome = run("rules", "elem-master", "--lang", language)
    messages = find_game("elem-master").messages(language)
    rules = [key for key in messages.keys() if key.startswith("EM-")]  # noqa: SIM118 (not a dict)
    assert [line.split()[0] for line in outcome.lines if line.startswith("  EM-")] == rules
    assert outcome.lines[0] == "Elem Master"
    assert ("Attack" if language == "en" else "Attaque") in outcome.lines


def test_a_rule_is_shown_with_the_sentence_that_refuses_a_move() -> None:
    outcome = run("rules", "elem-master", "EM-ATT-2")
    messages = find_game("elem-master").messages("en")
    assert outcome.lines[0] == "EM-ATT-2  Attack"
    assert messages.text("EM-ATT-2") in outcome.out
    assert str(messages.attribute("EM-ATT-2", "refusal")) in outcome.out


def test_a_rule_that_refuses_nothing_shows_its_text_alone() -> None:
    assert len(run("rules", "elem-master", "EM-BAS-4").lines) == 2


@pytest.mark.parametrize("wanted", ["EM-ATT-2", "em-att-2", "att-2", "ATT-2"])
def test_case_and_the_games_letters_do_not_matter(wanted: str) -> None:
    assert run("rules", "elem-master", wanted).out == run("rules", "elem-master", "EM-ATT-2").out


@pytest.mark.parametrize("wanted", ["EM-ATT", "att", "em-att-", "Attack"])
def test_a_topic_or_a_heading_shows_its_rules_and_no_others(wanted: str) -> None:
    outcome = run("rules", "elem-master", wanted)
    assert outcome.lines[0] == "Attack"
    assert all(line.startswith("  EM-ATT-") for line in outcome.lines[1:])
    assert len(outcome.lines) > 10


def test_a_heading_is_found_in_the_readers_language() -> None:
    assert run("rules", "elem-master", "vague", "--lang", "fr").lines[0] == "Vague (Eau)"


def test_a_wrong_id_is_answered_with_near_ones() -> None:
    assert "did you mean EM-WAV-3" in refused("rules", "elem-master", "EM-WAVE-3")


def test_the_game_may_be_written_in_capitals() -> None:
    assert run("rules", "ELEM-MASTER", "att-2").code == 0
