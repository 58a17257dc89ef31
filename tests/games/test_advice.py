"""What a game advises whoever is asked: every question of a game has its advice, and every verb that answers it."""

import re
from random import Random

import pytest

import quintessence as q
from quintessence.core.messages import ATTRIBUTE_START
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject
from tests.kit.cases import FACTS

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
MOST_MOVES = 60


@pytest.mark.parametrize("slug", FACTS)
def test_whoever_is_asked_is_told_what_it_is_about_and_what_each_verb_does(slug: str) -> None:
    dice = Random(5)
    for seed, case in enumerate(FACTS[slug].cases):
        match = q.Match(slug, seats=case.seats, seed=seed, options=dict(case.options))
        for _ in range(MOST_MOVES):
            if match.result is not None:
                break
            seat = dice.choice(match.to_act)
            legal = match.legal(seat)
            check_advice(slug, match.view(seat), legal)
            match.play(dice.choice(legal), seat)


def check_advice(slug: str, view: JsonObject, legal: list[str]) -> None:
    table = view["table"]
    assert isinstance(table, dict)
    asked = table["prompt"]
    assert isinstance(asked, dict)
    key = f"advice-{asked['kind']}"
    known = {**view, **asked}
    words = {field for field, value in known.items() if isinstance(value, str | int)}
    for language in ("en", "fr"):
        messages = find_game(slug).messages(language)
        assert key in messages, f"{slug}: nothing is advised for {asked}"
        needed = {name.removesuffix("-name").removesuffix("-help") for name in VARIABLE.findall(messages.source(key))}
        assert {name for name in needed if not name.startswith("can-")} <= words, f"{slug}: {key} needs {needed}"
        told = attributes(messages.source(key))
        for move in legal:
            verb, _, rest = move.partition(" ")
            assert verb in told or f"{verb}-{rest.partition(' ')[0]}" in told, f"{slug}: {key} says nothing of {move}"


@pytest.mark.parametrize("slug", FACTS)
def test_both_languages_advise_the_same(slug: str) -> None:
    english, french = (find_game(slug).messages(language) for language in ("en", "fr"))
    keys = english.keys()
    advice = [key for key in keys if key.startswith("advice-")]
    assert advice, f"{slug} advises nothing"
    for key in advice:
        one, other = english.source(key), french.source(key)
        assert attributes(one) == attributes(other), key
        assert set(VARIABLE.findall(one)) == set(VARIABLE.findall(other)), key


def attributes(source: str) -> set[str]:
    found = (ATTRIBUTE_START.match(line) for line in source.split("\n"))
    return {match.group(1) for match in found if match is not None}
