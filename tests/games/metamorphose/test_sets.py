"""Sets of creature cards: ours, those of players, and what is said of one that is wrong."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.cardset import CardGame
from quintessence.core.errors import BadSetting
from quintessence.core.registry import find_game
from quintessence.core.sheet import Fault, Sheet
from quintessence.core.types import LANGUAGES, Language

GAME = find_game("metamorphose")
assert isinstance(GAME, CardGame)
HOUSE = GAME.house_set()
CARDS = tomllib.loads(HOUSE)["card"]
COLOURS = ("purple", "orange", "green")


def card_text(number: int, **changed: str) -> str:
    """One card of a set of one's own; a field that is changed to nothing is left out."""
    fields = {
        "id": f'"beast-{number}"',
        "name_en": f'"Beast {number}"',
        "name_fr": f'"Bête {number}"',
        "colour": f'"{COLOURS[number % 3]}"',
        "level": "1",
        "slots": '["p1", "hole", "o2", "none", "x", "g3"]',
        "power": '"plus 1"',
    }
    lines = [f"{name} = {value}" for name, value in {**fields, **changed}.items() if value]
    return "\n".join(["[[card]]", *lines, ""])


def set_text(*more: str, head: str = "", low: int = 48) -> str:
    """The smallest set that can be played, and more."""
    cards = [card_text(number) for number in range(low)]
    cards += [card_text(100 * int(level) + number, level=level) for level in ("2", "3") for number in range(4)]
    return "\n".join(['game = "metamorphose"', head, *cards, *more])


def faults_of(text: str) -> list[Fault]:
    assert isinstance(GAME, CardGame)
    return GAME.read_set(text).faults


def test_our_own_set_is_sound_and_is_the_one_that_is_played() -> None:
    assert faults_of(HOUSE) == []
    assert q.Match("metamorphose", seed=5, cards=HOUSE).position() == q.Match("metamorphose", seed=5).position()


def test_our_own_set_has_the_cards_that_the_page_counts() -> None:
    """Components and `How the cards were made`: levels, colours, kins, characteristics, holes."""
    assert [sum(card["level"] == level for card in CARDS) for level in (1, 2, 3)] == [48, 24, 18]
    slots = [slot for card in CARDS for slot in card["slots"]]
    for colour in COLOURS:
        own = [card for card in CARDS if card["colour"] == colour]
        assert [sum(card["level"] == level for card in own) for level in (1, 2, 3)] == [16, 8, 6]
        printed = [slot for card in own for slot in card["slots"]]
        assert [printed.count(word) for word in ("hole", "x", "none")] == [73, 10, 9]
        strengths = [int(slot[1]) for slot in slots if re.fullmatch(f"{colour[0]}[1-9]", slot)]
        assert (len(strengths), sum(strengths)) == (88, 159)
    assert len({card["kin"] for card in CARDS}) == 30


def test_the_cards_of_a_kin_are_one_card_with_its_colours_turned() -> None:
    turned = {"p": "o", "o": "g", "g": "p", "purple": "orange", "orange": "green", "green": "purple"}

    def turn(word: str) -> str:
        return turned.get(word[0], word[0]) + word[1:] if re.fullmatch("[pog][1-9]", word) else turned.get(word, word)

    def power_of(words: str) -> list[str]:
        verb, *rest = words.split(" ")
        return [verb, *sorted(rest[:-1]), *rest[-1:]]

    for kin in {card["kin"] for card in CARDS}:
        members = {card["colour"]: card for card in CARDS if card["kin"] == kin}
        for colour in COLOURS:
            card, other = members[colour], members[turned[colour]]
            assert [turn(slot) for slot in card["slots"]] == other["slots"]
            assert power_of(" ".join(map(turn, card["power"].split(" ")))) == power_of(other["power"])


def test_a_set_of_ones_own_is_played_to_the_end() -> None:
    match = q.Match("metamorphose", seats=4, seed=2, cards=set_text())
    bot = q.bot("random", seed=1)
    while match.result is None:
        match.play(bot.choose(match.observe()))
    again = q.Match.from_record(match.record())
    assert again.position() == match.position()
    assert again.setting.cards == set_text()


def test_the_smallest_set_never_leaves_anybody_without_a_card() -> None:
    """48 free cards for 48 turns: `No dead ends`."""
    match = q.Match("metamorphose", seats=4, seed=3, cards=set_text())
    while match.result is None:
        free = [words for words in match.legal() if re.fullmatch("take (1.|deck-1)", words)]
        match.play(free[0] if free else "place new" if "place new" in match.legal() else match.legal()[0])


def test_words_of_ones_own_for_powers_and_colours_are_shown() -> None:
    assert isinstance(GAME, CardGame)
    verbs = ("none", "plus", "lot", "recolour", "allies", "vp", "layers", "mana", "overhang")
    lines = [*(f'{verb} = "{verb} {{n}}"' for verb in verbs[1:]), 'none = "nothing at all"', ""]
    text = set_text(*["\n".join([f"[power_text.{language}]", *lines]) for language in LANGUAGES])
    assert faults_of(text) == []
    shown = GAME.draw_set(text, GAME.messages("fr"))
    assert "  plus 1" in ["".join(part for _, part in line) for line in shown]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_set_is_shown_with_every_card_and_no_blank_left(language: Language) -> None:
    assert isinstance(GAME, CardGame)
    lines = ["".join(text for _, text in line) for line in GAME.draw_set(HOUSE, GAME.messages(language))]
    shown = "\n".join(lines)
    for card in CARDS:
        assert card["id"] in shown
        assert card[f"name_{language}"] in shown
    assert "{" not in shown
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(
    ("language", "head", "level"),
    [
        ("en", "90 creature cards: 48 of level 1, 24 of level 2, 18 of level 3", "Level"),
        ("fr", "90 cartes créature\N{NO-BREAK SPACE}: 48 de niveau 1, 24 de niveau 2, 18 de niveau 3", "Niveau"),
    ],
)
def test_our_set_is_shown_level_by_level(language: Language, head: str, level: str) -> None:
    assert isinstance(GAME, CardGame)
    lines = ["".join(text for _, text in line) for line in GAME.draw_set(HOUSE, GAME.messages(language))]
    assert lines[0] == head
    headings = [row for row, line in enumerate(lines) if line.startswith(level)]
    assert [lines[place] for place in headings] == [f"{level} {number}" for number in (1, 2, 3)]
    assert [lines[place - 1] for place in headings] == ["", "", ""]
    entries = [row for row, line in enumerate(lines) if line[:2] in ("P ", "O ", "G ", "M ", "V ")]
    assert [sum(start < row < end for row in entries) for start, end in pairwise([*headings, len(lines)])] == [
        48,
        24,
        18,
    ]
    first = {
        "en": ["P Dusk Moth                 dusk-moth             ○  o1 ○  g2 ○  p1 ", "  +2 purple strength."],
        "fr": ["M Phalène du soir           dusk-moth             ○  o1 ○  v2 ○  m1 ", "  +2 force mauve."],
    }
    assert lines[headings[0] + 1 : headings[0] + 3] == first[language]


WRONG = [
    ("card_id", card_text(0, id='"Beast"'), "id", "cards-bad-id", {}),
    ("twice", card_text(0), "id", "cards-id-twice", {"given": "beast-0"}),
    ("no id", card_text(99, id=""), "id", "cards-bad-id", {"kind": "missing"}),
    ("no English name", card_text(99, name_en=""), "name_en", "cards-not-a-text", {"kind": "missing"}),
    ("empty French name", card_text(99, name_fr='""'), "name_fr", "cards-not-a-text", {}),
    (
        "colour",
        card_text(99, colour='"blue"'),
        "colour",
        "cards-not-a-word",
        {"near": 0, "allowed": "purple, orange, green"},
    ),
    ("near colour", card_text(99, colour='"purpel"'), "colour", "cards-not-a-word", {"nearest": "purple"}),
    ("level 0", card_text(99, level="0"), "level", "cards-not-a-number", {"low": 1, "high": 3}),
    ("level as text", card_text(99, level='"1"'), "level", "cards-not-a-number", {"low": 1, "high": 3}),
    ("five slots", card_text(99, slots='["p1", "p1", "p1", "p1", "p1"]'), "slots", "cards-list-exactly", {"count": 5}),
    ("no slots", card_text(99, slots=""), "slots", "cards-not-a-list", {"kind": "missing"}),
    ("slots as text", card_text(99, slots='"p1 p1"'), "slots", "cards-not-a-list", {}),
    ("slot colour", card_text(99, slots='["r1","x","x","x","x","x"]'), "slots[0]", "cards-bad-slot", {"given": "r1"}),
    ("slot strength", card_text(99, slots='["x","p0","x","x","x","x"]'), "slots[1]", "cards-bad-slot", {"given": "p0"}),
    ("slot number", card_text(99, slots='["x","x",1,"x","x","x"]'), "slots[2]", "cards-bad-slot", {"given": "1"}),
    ("open slot", card_text(99, slots='["x","x","x","open","x","x"]'), "slots[3]", "cards-bad-slot", {"given": "open"}),
    ("power verb", card_text(99, power='"double 2"'), "power", "cards-power", {"given": "double 2"}),
    ("power missing", card_text(99, power=""), "power", "cards-power", {"kind": "missing"}),
    ("power as number", card_text(99, power="2"), "power", "cards-power", {"given": "2"}),
    ("plus without number", card_text(99, power='"plus"'), "power", "cards-power-plus", {}),
    ("plus 10", card_text(99, power='"plus 10"'), "power", "cards-power-plus", {}),
    ("lot without kinds", card_text(99, power='"lot 3"'), "power", "cards-power-lot", {}),
    ("recolour words", card_text(99, power='"recolour green"'), "power", "cards-power-recolour", {}),
    ("allies without count", card_text(99, power='"allies orange 3"'), "power", "cards-power-allies", {}),
    ("vp 0", card_text(99, power='"vp 0"'), "power", "cards-power-vp", {}),
    ("layers", card_text(99, power='"layers 2"'), "power", "cards-power-layers", {}),
    ("mana", card_text(99, power='"mana ready 2"'), "power", "cards-power-mana", {}),
    ("overhang", card_text(99, power='"overhang"'), "power", "cards-power-overhang", {}),
    ("none with number", card_text(99, power='"none 1"'), "power", "cards-power-none", {}),
    ("unknown field", card_text(99, strength="3"), "strength", "cards-unknown-field", {"near": 0}),
    ("near field", card_text(99, color='"purple"'), "color", "cards-unknown-field", {"nearest": "colour"}),
    ("kin", card_text(99, kin="3"), "kin", "cards-not-a-text", {}),
    ("contests", '[[contest]]\nid = "purple-orange"\n', "contest", "cards-list-exactly", {"count": 1, "low": 6}),
    ("word blank", "[colour_text.en]\npurple = '{n}'\n", "colour_text.en.purple", "cards-bad-blank", {"count": 0}),
    (
        "half the words",
        "[colour_text.en]\npurple = 'plum'\n",
        "colour_text.en.orange",
        "cards-not-a-text",
        {"kind": "missing"},
    ),
]


@pytest.mark.parametrize(
    ("more", "field", "key", "told"), [entry[1:] for entry in WRONG], ids=[entry[0] for entry in WRONG]
)
def test_each_mistake_is_named_with_its_field_and_what_would_be_right(
    more: str, field: str, key: str, told: dict[str, str | int]
) -> None:
    found = [fault for fault in faults_of(set_text(more)) if fault.field == field]
    assert found
    assert found[0].key == key
    assert told.items() <= found[0].details.items()
    for language in LANGUAGES:
        sentence = found[0].message(language, "my.toml")
        assert sentence.startswith("my.toml")
        assert key not in sentence


@pytest.mark.parametrize(
    ("head", "rule"),
    [
        ("slots = 7", "ME-CRE-1"),
        ("reach = 3", "ME-SHI-5"),
        ("max_creatures = 8", "ME-PLC-2"),
        ("rounds = true", "ME-RND-1"),
    ],
)
def test_numbers_that_the_rules_fix_cannot_be_changed(head: str, rule: str) -> None:
    (fault,) = faults_of(set_text(head=head))
    assert (fault.rule, fault.key) == (rule, "cards-fixed")


def test_prizes_cannot_be_changed() -> None:
    changed = HOUSE.replace("prizes_first = [6, 4, 2]", "prizes_first = [9, 4, 2]", 1)
    (fault,) = faults_of(changed)
    assert (fault.card, fault.field, fault.rule) == ("purple-orange", "prizes_first", "ME-CON-2")
    assert (fault.key, fault.details["value"]) == ("cards-fixed", "[6, 4, 2]")


def test_a_contest_card_must_be_what_its_name_says() -> None:
    changed = HOUSE.replace('id = "purple-green"\nfirst = "purple"', 'id = "purple-green"\nfirst = "orange"', 1)
    (fault,) = faults_of(changed)
    assert (fault.card, fault.field, fault.rule) == ("purple-green", "first", "ME-CON-1")


def test_too_few_cards_of_a_level_are_counted() -> None:
    (fault,) = faults_of(set_text(low=47))
    assert fault.key == "cards-too-few"
    assert {"level": 1, "count": 47, "fewest": 48}.items() <= fault.details.items()
    assert [fault.key for fault in faults_of('game = "metamorphose"')] == ["cards-too-few"] * 3


def test_a_bad_set_is_refused_before_the_game_begins() -> None:
    with pytest.raises(BadSetting) as refusal:
        q.Match("metamorphose", cards=set_text(card_text(99, power='"double 2"')))
    assert (refusal.value.key, refusal.value.details["others"]) == ("bad-cards", 0)
    for language in LANGUAGES:
        fault = str(refusal.value.details[language])
        assert "beast-99" in fault and "double 2" in fault
        assert fault in refusal.value.message(language)


garbage = st.recursive(
    st.one_of(
        st.integers(),
        st.booleans(),
        st.floats(),
        st.text(max_size=12),
        st.sampled_from(["p1", "hole", "plus 2", "lot", "purple-orange"]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=7), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=10,
)
fields = st.sampled_from(["id", "name_en", "name_fr", "colour", "level", "kin", "slots", "power", "first"])
tables = st.one_of(garbage, st.lists(st.dictionaries(fields, garbage, max_size=8), max_size=3))
heads = st.sampled_from(["slots", "reach", "rounds", "power_text", "colour_text", "contest", "card", "game", "xyzzy"])


@settings(max_examples=200)
@given(st.dictionaries(heads, tables, max_size=6))
def test_garbage_gives_sentences_and_nothing_else(table: dict[str, object]) -> None:
    assert isinstance(GAME, CardGame)
    sheet = Sheet(GAME, table)
    GAME.check_set(sheet)
    assert sheet.faults
    for fault in sheet.faults[:20]:
        for language in LANGUAGES:
            assert fault.message(language, "my.toml").startswith("my.toml")


def test_the_rulebook_page_lists_our_cards_as_they_are() -> None:
    """The page says of its card list and the data file: the two agree."""
    page = (Path(__file__).parents[3] / "docs" / "rulebook" / "metamorphose.md").read_text(encoding="utf-8")
    rows = [
        [cell.strip(" `") for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| `")
    ]
    listed = {row[0]: row[1:] for row in rows if len(row) == 12}
    for card in CARDS:
        names = [card[f"name_{language}"].replace("’", "'") for language in LANGUAGES]
        assert listed.pop(card["id"]) == [*names, card["colour"], card["kin"], *card["slots"], card["power"]]
    assert not listed


@pytest.mark.parametrize("table", ["[card]", "[[cards]]"])
def test_cards_in_another_table_are_told_once(table: str) -> None:
    (fault,) = faults_of(f'game = "metamorphose"\n{table}\nid = "glass-fox"\n')
    assert fault.key in ("cards-one-table", "cards-unknown-field")


def test_an_id_has_at_most_forty_letters() -> None:
    assert faults_of(set_text(card_text(99, id=f'"{"a" * 40}"'))) == []
    (fault,) = faults_of(set_text(card_text(99, id=f'"{"a" * 41}"')))
    assert (fault.field, fault.key) == ("id", "cards-bad-id")


def test_a_contest_card_has_no_other_fields() -> None:
    changed = HOUSE.replace('id = "purple-green"\nfirst', 'id = "purple-green"\nthird = "green"\nfirst', 1)
    (fault,) = faults_of(changed)
    assert (fault.card, fault.field, fault.key) == ("purple-green", "third", "cards-unknown-field")
