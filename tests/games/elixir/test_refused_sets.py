"""Sets that are not sound are refused whole, each fault with card, field, rule and remedy (EX-DECK-15)."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.errors import BadSetting
from quintessence.core.sheet import Fault
from quintessence.core.types import LANGUAGES
from quintessence.games.elixir import GAME
from quintessence.games.elixir.cards.verb import verb_names
from tests.games.elixir.sets import (
    COUNTS,
    FINDS,
    HEAD,
    SMALL,
    SPELLS,
    TAGS,
    as_extra,
    doing,
    faults_of,
    faults_of_extra,
    magic,
    spell,
)

LISTED = tomllib.loads((Path(__file__).parent / "data" / "refused.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", LISTED, ids=[case["name"] for case in LISTED])
def test_a_listed_set_is_refused_by_the_rules_given(case: dict[str, Any]) -> None:
    if case["as"] == "file":
        faults = faults_of(case["toml"])
    else:
        faults = faults_of_extra(as_extra(tomllib.loads(case["toml"])))
    assert {fault.rule for fault in faults} == set(case["errors"])


def test_the_small_set_of_these_tests_is_sound() -> None:
    assert faults_of(SMALL) == []
    assert q.Match("elixir", seats=3, seed=1, cards=SMALL).position()["phase"] in ("draft", "main", "over")


FILES = {
    "not TOML": ("format = ", "EX-DECK-1", ""),
    "another version": (SMALL.replace("version = 1", "version = 2"), "EX-DECK-1", "version"),
    "a table of its own": (SMALL + "\n[extras]\n", "EX-DECK-1", "extras"),
    "no name of the deck": (SMALL.replace('name = { fr = "Minuscule", en = "Tiny" }\n', "", 1), "EX-DECK-1", "name"),
    "no word for the deck": (SMALL.replace('deck = "tiny"\n', ""), "EX-DECK-1", "deck"),
    "a find too many": (SMALL.replace("copies = 3", "copies = 4"), "EX-DECK-4", "counts.finds"),
    "a spell too few": (SMALL.replace("copies = 2", "copies = 1"), "EX-DECK-4", "counts.spells.1"),
    "counts of another thing": (SMALL.replace("finds = 9", "finds = 9\nrocks = 1"), "EX-DECK-4", "counts.rocks"),
    "counts without spells": (
        HEAD + TAGS + "[counts]\nfinds = 9\n" + FINDS + SPELLS.split("[[spell]]")[0],
        "EX-DECK-4",
        "counts.spells",
    ),
    "a tag twice": (SMALL.replace('["air", "fire"]', '["air", "fire", "air"]'), "EX-DECK-6", "tags.element[2]"),
    "a tag that is a word of the language": (
        SMALL.replace('["air", "fire"]', '["air", "fire", "all"]'),
        "EX-DECK-6",
        "tags.element[2]",
    ),
    "a tag with capitals": (
        SMALL.replace('["air", "fire"]', '["air", "fire", "Dry ice"]'),
        "EX-DECK-6",
        "tags.element[2]",
    ),
    "a name for no tag": (
        HEAD + TAGS + '[tag_names]\nmud = { fr = "boue", en = "mud" }\n' + COUNTS + FINDS + SPELLS,
        "EX-DECK-6",
        "tag_names.mud",
    ),
    "a tag named in one language": (
        HEAD + TAGS + '[tag_names]\nair = { en = "air" }\n' + COUNTS + FINDS + SPELLS,
        "EX-DECK-6",
        "tag_names.air.fr",
    ),
    "the same id twice": (
        SMALL.replace('id = "ash"', 'id = "fair"').replace('"ash"]', '"owl-down"]'),
        "EX-DECK-2",
        "id",
    ),
    "an id that is a tag": (SMALL.replace('id = "ash"', 'id = "fire"').replace('"ash"]', '"fire"]'), "EX-DECK-2", "id"),
    "a card that is no table": (HEAD + 'spell = ["tea"]\n' + TAGS + COUNTS + FINDS, "EX-DECK-6", ""),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_with_one_mistake_is_refused_with_its_place(name: str) -> None:
    text, rule, field = FILES[name]
    faults = faults_of(text)
    assert rule in {fault.rule for fault in faults}
    check_sentences(next(fault for fault in faults if fault.rule == rule), field)


CARDS: dict[str, tuple[dict[str, Any], str, str]] = {
    "no type": (spell(type=None), "EX-DECK-16", "type"),
    "a type of its own": (spell(type="potion"), "EX-DECK-16", "type"),
    "no id": (spell(id=None), "EX-DECK-2", "id"),
    "an id that is a number": (spell(id=7), "EX-DECK-2", "id"),
    "no name": (spell(name=None), "EX-DECK-3", "name"),
    "a blank text": (spell(text={"fr": " ", "en": "Draw."}), "EX-DECK-3", "text.fr"),
    "a third language": (spell(text={"fr": "a", "en": "b", "de": "c"}), "EX-DECK-3", "text.de"),
    "a level above four": (spell(level=5), "EX-DECK-5", "level"),
    "a cost that is too long": (spell(cost=["owl-down", "daydream"]), "EX-DECK-5", "cost"),
    "a cost that is unknown": (spell(cost=["owl-up"]), "EX-DECK-5", "cost[0]"),
    "copies of nothing": (spell(copies=0), "EX-DECK-6", "copies"),
    "a worth that is a text": (magic(worth="2"), "EX-DECK-6", "worth"),
    "a worth on a spell": (spell(worth=2), "EX-DECK-6", "worth"),
    "an object of no kind": (magic(kind="cursed"), "EX-DECK-6", "kind"),
    "standing for the unknown": (magic(effect=None, stands_for=["ether"]), "EX-DECK-6", "stands_for[0]"),
    "a moment for what is only used": (magic(effect=None, stands_for=["air"], when=["main"]), "EX-DECK-6", "when"),
    "targets of a mundane object": (magic(kind="mundane", effect=None, targets=["other"]), "EX-DECK-6", "targets"),
    "an effect that is a text": (spell(effect="draw 1"), "EX-DECK-9", "effect"),
    "a step that is a text": (spell(effect=["draw"]), "EX-DECK-7", "effect[0]"),
    "a step without a verb": (doing({"n": 1}), "EX-DECK-7", "effect[0].verb"),
    "no effect at all": (spell(effect=[]), "EX-DECK-14", "effect"),
    "a flag that is a word": (doing({"verb": "discard", "upto": "yes"}), "EX-DECK-9", "effect[0].upto"),
    "a number beyond all measure": (doing({"verb": "draw", "n": 1000}), "EX-DECK-9", "effect[0].n"),
    "a number that is a fraction": (doing({"verb": "draw", "n": 1.5}), "EX-DECK-9", "effect[0].n"),
    "a measure of nothing": (doing({"verb": "draw", "n": {"of": "luck"}}), "EX-DECK-9", "effect[0].n.of"),
    "a counter without a name": (doing({"verb": "draw", "n": {"of": "counter:"}}), "EX-DECK-9", "effect[0].n.of"),
    "a level that is zero": (doing({"verb": "lay", "level": [0]}), "EX-DECK-9", "effect[0].level[0]"),
    "no level at all": (doing({"verb": "lay", "level": []}), "EX-DECK-9", "effect[0].level"),
    "a filter that is unknown": (doing({"verb": "discard", "what": "gold"}), "EX-DECK-9", "effect[0].what"),
    "a place to fetch from": (doing({"verb": "fetch", "from": "hat"}), "EX-DECK-9", "effect[0].from"),
    "an end of its own": (doing({"verb": "status", "is": "veiled", "until": "noon"}), "EX-DECK-9", "effect[0].until"),
    "uses that are none": (
        doing({"verb": "status", "is": "veiled", "until": "game", "uses": 0}),
        "EX-DECK-9",
        "effect[0].uses",
    ),
    "a status without its end": (doing({"verb": "status", "is": "veiled"}), "EX-DECK-8", "effect[0].until"),
    "both add and set": (doing({"verb": "count", "counter": "x", "add": 1, "set": 1}), "EX-DECK-8", "effect[0]"),
    "neither add nor set": (doing({"verb": "count", "counter": "x"}), "EX-DECK-8", "effect[0]"),
    "a counter with capitals": (
        doing({"verb": "count", "counter": "Bub ble", "add": 1}),
        "EX-DECK-9",
        "effect[0].counter",
    ),
    "a condition of two words": (
        doing({"verb": "if", "cond": {"moved": 1, "reacting": True}, "then": []}),
        "EX-DECK-9",
        "effect[0].cond",
    ),
    "an empty condition": (doing({"verb": "if", "cond": {}, "then": []}), "EX-DECK-9", "effect[0].cond"),
    "a comparison of three": (
        doing({"verb": "if", "cond": {"more": [1, 2, 3]}, "then": []}),
        "EX-DECK-9",
        "effect[0].cond.more",
    ),
    "an option in one language": (
        doing({"verb": "choose", "options": [{"fr": "a", "do": []}]}),
        "EX-DECK-9",
        "effect[0].options[0].en",
    ),
    "no options": (doing({"verb": "choose", "options": []}), "EX-DECK-9", "effect[0].options"),
    "a group of no tags": (doing({"verb": "name", "of": "colour"}), "EX-DECK-9", "effect[0].of"),
    "a saying in no language": (doing({"verb": "say", "text": "hello"}), "EX-DECK-9", "effect[0].text"),
    "an empty when": (spell(when=[]), "EX-DECK-10", "when"),
    "a when that is a word": (spell(when=["main", "always"]), "EX-DECK-10", "when[1]"),
    "an event without its name": (magic(when=[{"by": "other"}]), "EX-DECK-10", "when[0].on"),
    "an actor that is a seat": (magic(when=[{"on": "spell", "by": "left"}]), "EX-DECK-10", "when[0].by"),
    "a level of an object": (magic(when=[{"on": "object", "level": [1]}]), "EX-DECK-10", "when[0].level"),
    "three targets": (spell(targets=["any", "any", "any"]), "EX-DECK-11", "targets"),
    "a target of its own": (spell(targets=["friend"]), "EX-DECK-11", "targets[0]"),
    "a second target that is not chosen": (
        doing({"verb": "draw", "who": "target2"}, targets=["other"]),
        "EX-DECK-11",
        "effect[0].who",
    ),
    "a target before the aim": (
        doing({"verb": "draw", "who": "target"}, {"verb": "aim"}),
        "EX-DECK-11",
        "effect[0].who",
    ),
    "a payment on one's own turn": (doing({"verb": "fetch", "from": "payment"}), "EX-DECK-12", "effect[0].from"),
    "an actor without an event": (doing({"verb": "draw", "who": "actor"}), "EX-DECK-12", "effect[0].who"),
    "a forfeit that lies": (
        doing({"verb": "forfeit", "who": "left", "price": 1, "until": "laid"}),
        "EX-DECK-13",
        "effect[0].until",
    ),
    "a trigger of their turn": (
        doing({"verb": "trigger", "when": {"on": "lot"}, "do": [{"verb": "draw"}], "until": "their-turn"}),
        "EX-DECK-13",
        "effect[0].until",
    ),
    "an effect that stands for nothing": (magic(effect=None), "EX-DECK-14", "effect"),
    "a mundane object that stands for something": (
        magic(kind="mundane", effect=None, stands_for=["air"]),
        "EX-DECK-14",
        "stands_for",
    ),
    "seats that are a number": (doing({"verb": "draw", "who": 3}), "EX-DECK-9", "effect[0].who"),
    "a set among nobody": (doing({"verb": "draw", "who": {"most": "finds"}}), "EX-DECK-9", "effect[0].who.among"),
}


def nested(depth: int) -> dict[str, Any]:
    step: dict[str, Any] = {"verb": "draw"}
    for _ in range(depth):
        step = {"verb": "if", "cond": {"turn": "you"}, "then": [step]}
    return step


def for_each_of_each(depth: int) -> dict[str, Any]:
    step: dict[str, Any] = {"verb": "draw"}
    for _ in range(depth):
        step = {"verb": "each", "who": "all", "do": [step]}
    return step


@pytest.mark.parametrize("name", CARDS)
def test_a_card_with_one_mistake_is_refused_with_its_place(name: str) -> None:
    card, rule, field = CARDS[name]
    faults = faults_of_extra([card])
    assert {fault.rule for fault in faults} == {rule}, [fault.message("en") for fault in faults]
    check_sentences(faults[0], field)


def check_sentences(fault: Fault, field: str) -> None:
    """One sentence in each language that names the field and the rule; nothing is left unfilled."""
    assert fault.field == field
    for language in LANGUAGES:
        sentence = fault.message(language, "my.toml")
        assert sentence.startswith("my.toml")
        assert field in sentence
        assert sentence.endswith(f"({fault.rule})")
        assert "{" not in sentence.replace("{ fr", "")
        assert "elixir-" not in sentence
        assert "\n" not in sentence


def test_there_are_more_than_forty_mistakes_of_our_own_and_all_differ() -> None:
    messages = {fault.message("en") for card, _, _ in CARDS.values() for fault in faults_of_extra([card])}
    assert len(messages) >= 40


def test_effects_that_are_nested_too_deep_are_refused() -> None:
    assert faults_of_extra([doing(nested(5))]) == []
    assert {fault.rule for fault in faults_of_extra([doing(nested(30))])} == {"EX-DECK-9"}


def test_an_each_in_an_each_is_fine_but_not_without_end() -> None:
    assert faults_of_extra([doing(for_each_of_each(3))]) == []
    faults = faults_of_extra([doing(for_each_of_each(4))])
    assert [(fault.key, fault.rule) for fault in faults] == [("elixir-too-many-each", "EX-DECK-9")]
    inside = {"verb": "trigger", "when": {"on": "spell"}, "until": "game", "do": [for_each_of_each(1)]}
    step = {"verb": "each", "who": "all", "do": [{"verb": "each", "who": "all", "do": [inside]}]}
    assert faults_of_extra([doing(step)]) == []


def test_a_deck_of_too_many_different_cards_is_refused() -> None:
    many = [spell(id=f"tea-{number}") for number in range(900)]
    assert {fault.rule for fault in faults_of_extra(many)} == {"EX-DECK-6"}


@pytest.mark.parametrize("extra", [7, "spell", {"type": "spell"}, [7], [[]], [None], [{}]])
def test_extra_cards_of_no_form_are_refused_in_a_sentence(extra: Any) -> None:
    with pytest.raises(BadSetting) as refused:
        q.Match("elixir", seats=3, options={"extra-cards": extra})
    assert all(refused.value.message(language) for language in LANGUAGES)


def test_a_wrong_set_is_no_setting_and_the_sentence_counts_the_other_faults() -> None:
    broken = SMALL.replace('verb = "draw", n = 1', 'verb = "explode"').replace('en = "Down"', 'en = ""')
    with pytest.raises(BadSetting) as refused:
        q.Match("elixir", seats=3, cards=broken)
    assert "owl-down" in refused.value.message("en")
    assert "EX-DECK-3" in refused.value.message("fr")
    assert "One other thing" in refused.value.message("en")


# Garbage.

WORDS = st.sampled_from(
    [
        *verb_names(),
        "you",
        "all",
        "target",
        "find",
        "named",
        "moved",
        "spell",
        "laid",
        "who",
        "n",
        "verb",
        "do",
        "effect",
        "",
        "é",
    ]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 200) | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150)
@given(
    field=st.sampled_from(["id", "level", "cost", "name", "text", "copies", "when", "targets", "effect"]), value=JSON
)
def test_garbage_in_a_field_is_refused_or_played_but_never_breaks(field: str, value: Any) -> None:
    card = spell(**{field: value})
    faults = faults_of_extra([card])
    for fault in faults:
        assert fault.message("en") and fault.message("fr")
    if not faults:
        q.Match("elixir", seats=3, seed=1, options={"extra-cards": [card]})


@settings(max_examples=150)
@given(verb=st.sampled_from(verb_names()), arguments=st.dictionaries(WORDS, JSON, max_size=3))
def test_garbage_in_an_effect_is_refused_or_played_but_never_breaks(verb: str, arguments: dict[str, Any]) -> None:
    card = doing({**arguments, "verb": verb})
    if not faults_of_extra([card]):
        GAME.setting(3, {"extra-cards": [card]})


@settings(max_examples=100)
@given(text=st.text(max_size=60), place=st.integers(0, len(SMALL)))
def test_garbage_in_a_file_is_refused_or_played_but_never_breaks(text: str, place: int) -> None:
    for fault in faults_of(SMALL[:place] + text + SMALL[place:]):
        assert fault.message("en") and fault.message("fr")
