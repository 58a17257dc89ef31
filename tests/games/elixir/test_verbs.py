"""Every verb of the card language is whole: its rule, its texts in both languages, its row on the page."""

import re
from pathlib import Path

import pytest

from quintessence.core.types import LANGUAGES, Language
from quintessence.games.elixir import GAME
from quintessence.games.elixir.cards.verb import VERBS, Verb

PAGE = (Path(__file__).parents[3] / "docs" / "rulebook" / "elixir.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| \*\*(EX-VERB-\d+)\*\* \| `([a-z-]+)` \|(.*?)\| .+ \|$", re.MULTILINE)
ROWS = {name: (rule, arguments) for rule, name, arguments in ROW.findall(PAGE)}

each_verb = pytest.mark.parametrize("verb", VERBS, ids=[verb.name for verb in VERBS])


@each_verb
def test_a_verb_has_a_rule_of_its_own_in_the_order_of_the_page(verb: Verb) -> None:
    assert verb.name
    assert verb.rule == f"EX-VERB-{VERBS.index(verb) + 1}"


@each_verb
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_has_a_text_in_both_languages_that_names_it(verb: Verb, language: Language) -> None:
    messages = GAME.messages(language)
    assert verb.rule in messages
    assert verb.name in messages.text(verb.rule)


@each_verb
def test_a_verb_has_its_row_on_the_page_with_its_arguments(verb: Verb) -> None:
    assert verb.name in ROWS, f"no row for {verb.name}"
    rule, arguments = ROWS[verb.name]
    assert rule == verb.rule
    assert arguments.count("*R*") == sum(argument.is_required for argument in verb.arguments)
    for argument in verb.arguments:
        assert f"`{argument.name}`" in arguments
        if argument.default is not None:
            assert re.search(rf"`{argument.name}`.*?\({re.escape(argument.default)}\)", arguments)


def test_the_page_has_no_verb_that_the_engine_lacks() -> None:
    assert list(ROWS) == [verb.name for verb in VERBS]
