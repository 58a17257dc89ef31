"""Our own deck: what the rulebook page promises of it."""

import re
import tomllib
from collections import Counter
from itertools import combinations
from typing import Any

from quintessence.games.elixir import GAME
from quintessence.games.elixir.cards.library import house_deck, house_text
from quintessence.games.elixir.cards.verb import verb_names
from quintessence.games.elixir.cards.words import STATUSES
from tests.games.elixir.sets import faults_of
from tests.kit.elixir_cards import EVERY_VERB

HOUSE: dict[str, Any] = tomllib.loads(house_text())
SPELLS = HOUSE["spell"]


def test_the_house_deck_is_sound() -> None:
    assert [fault.message("en") for fault in faults_of(house_text())] == []
    assert GAME.house_set() == house_text()


def test_there_are_56_spells_and_112_finds() -> None:
    deck = house_deck()
    assert Counter(spell["level"] for spell in SPELLS) == {1: 16, 2: 24, 3: 8, 4: 8}
    assert len(deck.all_finds()) == 112
    kinds = Counter(deck.kinds[find] for find in deck.all_finds())
    assert kinds == {0: 64, 1: 27, 2: 12, 3: 9}


def test_no_two_spells_share_two_ingredients_and_every_kind_is_wanted_by_seven_or_eight() -> None:
    for one, other in combinations(SPELLS, 2):
        assert len(set(one["cost"]) & set(other["cost"])) < 2, (one["id"], other["id"])
    wanted = Counter(ingredient for spell in SPELLS for ingredient in spell["cost"])
    assert set(wanted.values()) <= {7, 8}
    assert len(wanted) == 16


def test_quartets_are_the_rows_and_columns_of_the_pantry() -> None:
    tags = {card["id"]: set(card["tags"]) for card in HOUSE["ingredient"]}
    shared = [set.intersection(*(tags[i] for i in spell["cost"])) for spell in SPELLS if spell["level"] == 4]
    assert sorted(tag for group in shared for tag in group) == sorted(
        ["earth", "water", "air", "fire", "beast", "plant", "matter", "mood"]
    )


def test_every_card_is_written_with_care_in_both_languages() -> None:
    for kind in ("ingredient", "object", "transaction", "spell"):
        for card in HOUSE[kind]:
            for told in (card["name"], card.get("text", {"fr": "-", "en": "-"})):
                assert "'" not in told["fr"] + told["en"], card["id"]
                assert re.search(r" [:;!?»]|« ", told["fr"]) is None, card["id"]
                assert told["fr"].strip() and told["en"].strip()


def test_every_verb_and_status_of_the_language_is_played_by_some_card_of_the_tests() -> None:
    """The house deck and the cards that the kit adds to it use the whole language."""
    cards = [*EVERY_VERB, *(card for kind in ("object", "transaction", "spell") for card in HOUSE[kind])]
    steps = [step for card in cards for step in steps_in(card.get("effect", []))]
    assert {step["verb"] for step in steps} == set(verb_names())
    assert {step["is"] for step in steps if step["verb"] == "status"} | {"skip"} == set(STATUSES)


def steps_in(value: Any) -> list[dict[str, Any]]:
    """All steps of an effect, those inside others too."""
    found: list[dict[str, Any]] = []
    if isinstance(value, dict):
        found += [value] if "verb" in value else []
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            found += steps_in(inner)
    return found
