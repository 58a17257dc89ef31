"""One cause, one sentence: what follows from a fault is not told again, and what is offered instead would do."""

from typing import Any

import pytest

from quintessence.core.sheet import Fault
from quintessence.core.types import LANGUAGES, Language
from tests.games.elixir.sets import HEAD, SMALL, SPELLS, doing, faults_of, faults_of_extra, magic, spell

HUGE = "9" * 26


def sentences(faults: list[Fault], language: Language = "en") -> list[str]:
    return [fault.message(language) for fault in faults]


def places(faults: list[Fault]) -> list[tuple[str, str, str]]:
    return [(fault.card, fault.field, fault.rule) for fault in faults]


@pytest.mark.parametrize("copies", [HUGE, f"-{HUGE}", "-2", "0", "2.0", "nan", "2024-01-01", '"2"', "true", "1000000"])
def test_copies_that_are_refused_are_not_counted(copies: str) -> None:
    faults = faults_of(SMALL.replace("copies = 3", f"copies = {copies}"))
    assert places(faults) == [("ash", "copies", "EX-DECK-6")]
    assert all(fault.message(language) for fault in faults for language in LANGUAGES)


def test_copies_under_another_name_are_not_counted() -> None:
    assert places(faults_of(SMALL.replace("copies = 3", "copys = 3"))) == [("ash", "copys", "EX-DECK-6")]


@pytest.mark.parametrize("level", ["5", '"two"', HUGE, "0"])
def test_a_spell_of_no_level_is_not_counted(level: str) -> None:
    assert places(faults_of(SMALL.replace("level = 2", f"level = {level}"))) == [("high-tea", "level", "EX-DECK-5")]


def test_a_spell_without_level_and_cost_is_told_of_both() -> None:
    faults = faults_of_extra([spell(level=None, cost=None)])
    assert places(faults) == [("tea-time", "level", "EX-DECK-5"), ("tea-time", "cost", "EX-DECK-5")]


@pytest.mark.parametrize(
    ("written", "field"),
    [
        (SMALL.replace("finds = 9", f"finds = {HUGE}"), "counts.finds"),
        (SMALL.replace("finds = 9", "finds = inf"), "counts.finds"),
        (SMALL.replace("finds = 9\n", ""), "counts.finds"),
        (SMALL.replace("finds = 9", "find = 9"), "counts.find"),
        (SMALL.replace(", 4 = 0", ""), "counts.spells.4"),
        (SMALL.replace("spells = { 1 = 2, 2 = 1, 3 = 0, 4 = 0 }", "spells = 3"), "counts.spells"),
        (SMALL.replace("[counts]", "[count]"), "count"),
    ],
)
def test_a_count_that_is_refused_is_not_compared(written: str, field: str) -> None:
    assert [fault.field for fault in faults_of(written)] == [field]


@pytest.mark.parametrize("group", ['"air"', "[]", '["air", "fire", "air"]', "7"])
def test_a_bad_group_of_tags_is_told_once_and_not_on_each_card(group: str) -> None:
    faults = faults_of(SMALL.replace('["air", "fire"]', group))
    assert len(faults) == 1
    assert faults[0].field.startswith("tags.element")


def test_a_table_under_another_name_is_told_once() -> None:
    assert [fault.field for fault in faults_of(SMALL.replace("[tags]", "[tag]"))] == ["tag"]
    assert [fault.field for fault in faults_of(SMALL.replace("[[transaction]]", "[[transactions]]"))] == [
        "transactions"
    ]


def test_single_brackets_around_a_table_of_cards_are_told_to_be_double() -> None:
    (fault,) = faults_of(SMALL.replace("[[transaction]]", "[transaction]"))
    assert "write [[transaction]] in double square brackets" in fault.message("en")
    assert "[[transaction]] entre doubles crochets" in fault.message("fr")


def test_a_card_without_an_id_is_known_by_its_table() -> None:
    (fault,) = faults_of(SMALL.replace('id = "high-tea"\n', ""))
    assert fault.message("en").startswith("[[spell]] no. 2, id: it is missing;")
    assert fault.message("fr", "x.toml").startswith("x.toml, [[spell]] nº\u00a02, id\u00a0: ")


@pytest.mark.parametrize("depth", [9, 20])
def test_what_is_nested_too_deep_is_told_once_for_each_step(depth: int) -> None:
    def step(verb: str) -> dict[str, Any]:
        inner: dict[str, Any] = {"verb": "draw"}
        for _ in range(depth):
            if verb == "if":
                inner = {"verb": "if", "cond": {"moved": 1}, "then": [inner]}
            else:
                inner = {"verb": "each", "who": "all", "do": [inner]}
        return inner

    assert [fault.key for fault in faults_of_extra([doing(step("if"))])] == ["elixir-too-deep"]
    assert [fault.key for fault in faults_of_extra([doing(step("each"))])] == ["elixir-too-many-each"]
    assert len(faults_of_extra([doing(step("if"), step("each"))])) == 2


# What is offered would do.


def offered(card: dict[str, Any]) -> list[str]:
    (fault,) = faults_of_extra([card])
    return str(fault.details["allowed"]).split(", ")


def test_only_ends_that_a_verb_may_have_are_offered() -> None:
    status = {"verb": "status", "is": "veiled", "until": "forever"}
    trigger = {"verb": "trigger", "when": {"on": "lot"}, "do": [{"verb": "draw"}], "until": "their-turn"}
    for card, step in ((magic, status), (spell, status), (magic, trigger), (spell, trigger)):
        for word in offered(card(effect=[step])):
            assert faults_of_extra([card(effect=[{**step, "until": word}])]) == []
    assert "laid" not in offered(magic(effect=[status]))
    assert "laid" in offered(spell(effect=[status]))


def test_only_seats_that_are_somebody_are_offered() -> None:
    cards: list[dict[str, Any]] = [
        {},
        {"targets": ["other"]},
        {"targets": ["other", "any"]},
        {"when": ["main", {"on": "spell"}]},
    ]
    for changed in cards:
        for word in offered(doing({"verb": "draw", "who": "me"}, **changed)):
            assert faults_of_extra([doing({"verb": "draw", "who": word}, **changed)]) == []
    assert offered(doing({"verb": "draw", "who": "me"})) == ["you", "left", "right", "others", "all", "active"]
    assert "target" in offered(doing({"verb": "aim"}, {"verb": "draw", "who": "me"}))
    assert "them" in offered(doing({"verb": "each", "who": "all", "do": [{"verb": "draw", "who": "me"}]}))


def test_what_was_named_needs_somebody_who_names() -> None:
    (fault,) = faults_of_extra([doing({"verb": "discard", "what": "named"})])
    assert (fault.key, fault.rule, fault.field) == ("elixir-nothing-named", "EX-DECK-9", "effect[0].what")
    later = {"verb": "trigger", "when": {"on": "lot"}, "until": "game", "do": [{"verb": "discard", "what": "named"}]}
    assert faults_of_extra([doing({"verb": "name"}, later)]) == []
    inside = {"verb": "if", "cond": {"turn": "you"}, "then": [{"verb": "name"}]}
    assert faults_of_extra([doing(inside, {"verb": "discard", "what": ["named", "magic"]})]) == []


def test_a_near_word_is_guessed_without_all_the_others() -> None:
    (fault,) = faults_of_extra([doing({"verb": "drwa"})])
    assert "perhaps “draw” is meant. (EX-DECK-7)" in fault.message("en")
    (fault,) = faults_of_extra([doing({"verb": "discard", "what": "erth"})])
    assert fault.message("fr").endswith("peut-être «\u00a0earth\u00a0». (EX-DECK-9)")


def test_a_number_in_quotes_is_told_to_lose_them() -> None:
    for card in (doing({"verb": "draw", "n": "3"}), spell(copies="2"), spell(level="1")):
        assert "without quotes" in sentences(faults_of_extra([card]))[0]
        assert "sans guillemets" in sentences(faults_of_extra([card]), "fr")[0]
    (fault,) = faults_of(SMALL.replace("version = 1", 'version = "1"'))
    assert "write 1, without quotes" in fault.message("en")
    (fault,) = faults_of(SMALL.replace("version = 1", "version = 1.0"))
    assert "write 1, without a decimal point" in fault.message("en")


def test_a_text_in_one_language_is_told_the_form_of_two() -> None:
    (fault,) = faults_of_extra([doing({"verb": "say", "text": "hi"})])
    assert 'write { fr = "…", en = "…" }' in fault.message("en")
    assert 'écrivez { fr = "…", en = "…" }' in fault.message("fr")


# Decks that nobody can play.

NOTHING = "[counts]\nfinds = {}\nspells = {{ 1 = {}, 2 = 0, 3 = 0, 4 = 0 }}\n"


def test_a_deck_without_finds_or_spells_is_refused() -> None:
    faults = faults_of(HEAD + NOTHING.format(0, 0))
    assert [(fault.key, fault.rule) for fault in faults] == [
        ("elixir-no-finds", "EX-DECK-4"),
        ("elixir-no-spells", "EX-DECK-4"),
    ]
    without = SMALL[: SMALL.index("[[spell]]")].replace("1 = 2, 2 = 1", "1 = 0, 2 = 0")
    assert [fault.key for fault in faults_of(without)] == ["elixir-no-spells"]


def test_a_count_of_none_or_one_is_said_in_the_singular_where_it_is() -> None:
    faults = faults_of(HEAD + NOTHING.format(3, 3))
    assert "the set has 0 finds, but counts says 3" in faults[0].message("en")
    assert "le jeu a 0 trouvaille, mais counts en dit 3" in faults[0].message("fr")
    assert "le jeu a 0 sortilège de niveau 1" in faults[1].message("fr")
    bare = faults_of(HEAD)
    assert "the set has 0 finds, but a set without a table counts has 112; " in bare[0].message("en")
    assert "or add a table counts that says how many there are" in bare[1].message("en")
    one = SMALL.replace(SPELLS, SPELLS.replace("copies = 2", "copies = 1"))
    assert "the set has 1 spell of level 1, but counts says 2" in faults_of(one)[0].message("en")
