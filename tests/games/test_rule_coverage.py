"""Every rule of every rulebook page has its text in both languages and is named by a scenario or a test."""

import re
from pathlib import Path

import pytest

from quintessence.core.registry import find_game, game_names

ROOT = Path(__file__).parents[2]
RULE = re.compile(r"\*\*([A-Z]{2}-[A-Z]+[A-Z0-9]*-\d+[a-z]?)\b")
MENTION = re.compile(r"[A-Z]{2}-[A-Z]+[A-Z0-9]*-\d+[a-z]?")
GAMES = [slug for slug in game_names() if (ROOT / "docs" / "rulebook" / f"{slug}.md").exists()]


def rules_of(slug: str) -> dict[str, bool]:
    """The ids of a page, and whether a scenario can show each: set-up and presentation cannot be shown so."""
    rules: dict[str, bool] = {}
    for line in (ROOT / "docs" / "rulebook" / f"{slug}.md").read_text(encoding="utf-8").splitlines():
        is_shown = "(presentation)" not in line and "(set-up only)" not in line
        for rule in RULE.findall(line):
            if rule.split("-")[1] != "R":
                rules[rule] = rules.get(rule, True) and is_shown
    return rules


def named_in_tests() -> set[str]:
    named: set[str] = set()
    for pattern in ("*.py", "*.json"):
        for file in (ROOT / "tests").rglob(pattern):
            if file != Path(__file__):
                named |= set(MENTION.findall(file.read_text(encoding="utf-8").upper()))
    return named


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_has_its_text_in_both_languages(slug: str) -> None:
    for language in ("en", "fr"):
        messages = find_game(slug).messages(language)
        assert [rule for rule in rules_of(slug) if rule not in messages] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_is_named_by_a_scenario_or_a_test(slug: str) -> None:
    named = named_in_tests()
    assert [rule for rule, is_shown in rules_of(slug).items() if is_shown and rule.upper() not in named] == []
