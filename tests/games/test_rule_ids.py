"""Searching the source of a game for a rule finds where it is carried out."""

import re
from pathlib import Path

import pytest

from quintessence.core.registry import find_game
from tests.games.test_layout import GAMES, PACKAGES, ROOT

RULE = re.compile(r"^\s*- \*\*([A-Z]{2}-[A-Z]+-\d+)\b(.*)$", re.MULTILINE)
MENTION = re.compile(r"[A-Z]{2}-[A-Z]+-\d+")
RANGE = re.compile(r"[A-Z]{2}-[A-Z]+-\d+ (?:to|\.\.|-|–|…) ?\d*")
SCREEN = ("(presentation)", "(set-up only)")
"""What the page marks as no business of the engine."""
RULINGS = "R"
"""The topic of the notes on how a page reads the original: their rules are carried out under other ids."""

STATEMENTS = {
    # What a thing is, said for readers.
    *("EL-COM-4",),
    # What is allowed because nothing forbids it, or never happens because nothing does it.
    *("EM-TUR-6", "EM-IMM-3", "EE-PILE-5", "EE-TURN-3", "EE-TOR-4", "EE-CAS-8", "EE-BURN-4", "EE-JOK-5", "EE-JOK-6"),
    *("ME-PLC-8", "ME-MANA-12", "ME-MOV-10", "ME-SHI-10", "ME-STR-7"),
    # What another rule says already.
    *("EL-OUT-7",),
}
"""Rules that neither refuse nor act: there is no code that they could be named in."""


def acting_rules(game: str) -> list[str]:
    """The rules of a page that refuse or act."""
    page = (ROOT / "docs" / "rulebook" / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    return [
        rule
        for rule, text in RULE.findall(page)
        if rule.split("-")[1] != RULINGS and rule not in STATEMENTS and not any(mark in text for mark in SCREEN)
    ]


def sources(game: str) -> dict[Path, str]:
    return {file: file.read_text(encoding="utf-8") for file in sorted((PACKAGES / game).rglob("*.py"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_refuses_or_acts_is_named_in_the_source(game: str) -> None:
    rules = acting_rules(game)
    assert len(rules) > 90
    named = {rule for text in sources(game).values() for rule in MENTION.findall(text)}
    assert [rule for rule in rules if rule not in named] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_in_the_source_is_on_the_page(game: str) -> None:
    known = set(find_game(game.replace("_", "-")).messages("en").keys())
    wrong = [
        f"{file.relative_to(PACKAGES)}: {rule}"
        for file, text in sources(game).items()
        for rule in MENTION.findall(text)
        if rule not in known
    ]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_written_out_one_by_one(game: str) -> None:
    ranges = [
        f"{file.relative_to(PACKAGES)}: {found}"
        for file, text in sources(game).items()
        for found in RANGE.findall(text)
    ]
    assert ranges == []


def test_a_statement_is_a_rule_of_a_page_that_no_source_names() -> None:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "rulebook").glob("*.md"))
    assert {rule for rule, _ in RULE.findall(pages)} >= STATEMENTS
    named = {rule for game in GAMES for text in sources(game).values() for rule in MENTION.findall(text)}
    assert not named & STATEMENTS
