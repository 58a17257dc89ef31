"""Sets of cards: every mistake is named with its place and what would be right, in both languages."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintessence.core.cardset import LONGEST_SET, CardGame, game_of_set, read_toml, refuse_faults
from quintessence.core.errors import BadSetting
from quintessence.core.sheet import MOST_FAULTS, Fault, Field, Sheet
from quintessence.core.types import LANGUAGES
from tests.core.pebbles import PEBBLES

COLOURS = ("red", "blue", "none")


class Pictures(CardGame):
    """A toy: cards with a name in two languages, a colour, a size, some tags, a flag."""

    def __init__(self) -> None:
        self.slug = "pictures"
        self.mark = ("game", "pictures")
        self.seat_counts = [2]
        self.options = []

    def data(self) -> Path:
        return Path(__file__).parent / "data"

    def check_set(self, sheet: Sheet) -> None:
        sheet.root.only(("game", "card"))
        for card in sheet.cards("card"):
            check_card(card)


def check_card(card: Field) -> None:
    card.only(("id", "name", "colour", "size", "tags", "shiny"))
    card.key("id").under("PI-1").new_id()
    for language in LANGUAGES:
        card.key("name").under("PI-2").key(language).text()
    card.key("colour").word(COLOURS)
    card.key("size").number(1, 9)
    for tag in card.key("tags").items(1, 2):
        tag.text()
    if not card.key("shiny").is_missing:
        card.key("shiny").flag()


PICTURES = Pictures()
GOOD = """
game = "pictures"
[[card]]
id = "red-fox"
name = { en = "Red fox", fr = "Renard roux" }
colour = "red"
size = 3
tags = ["beast"]
shiny = true
"""


def faults_of(text: str) -> list[Fault]:
    return PICTURES.read_set(text).faults


def only_fault(text: str) -> Fault:
    faults = faults_of(text)
    assert len(faults) == 1, [fault.message("en") for fault in faults]
    return faults[0]


def test_a_sound_set_has_no_fault() -> None:
    assert faults_of(GOOD) == []
    assert PICTURES.setting(cards=GOOD).cards == GOOD


def test_a_set_from_any_editor_is_read() -> None:
    assert faults_of("\ufeff" + GOOD.replace("\n", "\r\n")) == []


def test_a_fault_names_file_card_field_what_is_wrong_and_what_would_be_right() -> None:
    fault = only_fault(GOOD.replace("size = 3", "size = 12"))
    assert fault.message("en", "my.toml") == (
        "my.toml, card “red-fox”, size: “12” will not do; give a whole number from 1 to 9."
    )
    assert fault.message("fr", "my.toml").replace("\u00a0", " ") == (
        "my.toml, carte « red-fox », size : « 12 » ne convient pas ; donnez un nombre entier de 1 à 9."
    )


def test_without_a_file_the_sentence_begins_with_the_card() -> None:
    fault = only_fault(GOOD.replace("size = 3", "size = 12"))
    assert fault.message("en").startswith("card “red-fox”, size: ")


def test_french_blanks_are_letters_like_others() -> None:
    assert faults_of(GOOD.replace("Renard roux", "Renard\u00a0!")) == []


@pytest.mark.parametrize("picture", ["👩\u200d👩\u200d👧", "❤\ufe0f\u200d🔥", "🧑🏽\u200d🚀", "🐚"])
def test_pictures_that_are_joined_are_fine(picture: str) -> None:
    assert faults_of(GOOD.replace("Renard roux", f"Renard {picture}")) == []


def test_a_rule_that_the_page_names_stands_at_the_end() -> None:
    fault = only_fault(GOOD.replace('fr = "Renard roux"', 'fr = ""'))
    assert (fault.rule, fault.field) == ("PI-2", "name.fr")
    assert fault.message("en").endswith("not empty. (PI-2)")


@pytest.mark.parametrize(
    ("old", "new", "field", "told"),
    [
        ('colour = "red"', 'colour = "rad"', "colour", "perhaps “red” is meant, one of red, blue, none"),
        ('colour = "red"', 'colour = "mauve"', "colour", "choose one of red, blue, none"),
        ('colour = "red"', "colour = 4", "colour", "“4” will not do"),
        ('colour = "red"', "", "colour", "it is missing; choose one of red, blue, none"),
        ('colour = "red"', "colour = []", "colour", "a list will not do"),
        ('colour = "red"', "color = 1\ncolour = 'red'", "color", "perhaps “colour” is meant"),
        (
            'colour = "red"',
            "xyzzy = 1\ncolour = 'red'",
            "xyzzy",
            "there is no such field; the fields here are id",
        ),
        ("size = 3", "size = true", "size", "“true” will not do; give a whole number from 1 to 9"),
        ("size = 3", "size = 3.0", "size", "give a whole number from 1 to 9, without a decimal point"),
        (
            "size = 3",
            'size = "3"',
            "size",
            "“3” is a text and not a number; give a whole number from 1 to 9, without quotes",
        ),
        ("size = 3", f"size = {'9' * 40}", "size", "will not do; give a whole number from 1 to 9"),
        ("size = 3", f"size = -{'9' * 40}", "size", "will not do; give a whole number from 1 to 9"),
        ("size = 3", "size = 1979-05-27", "size", "“1979-05-27” will not do"),
        ("size = 3", "size = { a = 1 }", "size", "a table will not do"),
        ('tags = ["beast"]', "tags = []", "tags", "the list is empty; give from 1 to 2"),
        ('tags = ["beast"]', 'tags = ["a", "b", "c"]', "tags", "the list has 3 entries; give from 1 to 2"),
        ('tags = ["beast"]', 'tags = "beast"', "tags", "write a list in square brackets"),
        ('tags = ["beast"]', 'tags = ["a", 1]', "tags[1]", "write a text in quotes"),
        ('tags = ["beast"]', 'tags = ["a\\nb"]', "tags[0]", "on one line"),
        (
            'tags = ["beast"]',
            'tags = ["a\\tb"]',
            "tags[0]",
            "character no. 2 of the text is U+0009, which is not allowed",
        ),
        ('tags = ["beast"]', 'tags = ["\u202eab"]', "tags[0]", "character no. 1 of the text is U+202E"),
        ('tags = ["beast"]', 'tags = ["ab\u200b"]', "tags[0]", "character no. 3 of the text is U+200B"),
        ('tags = ["beast"]', 'tags = ["a\u200db"]', "tags[0]", "character no. 2 of the text is U+200D"),
        ('tags = ["beast"]', f'tags = ["{"a" * 501}"]', "tags[0]", "the text is too long; shorten it"),
        ("shiny = true", "shiny = 1", "shiny", "write true or false"),
        ('id = "red-fox"', 'id = "Red Fox"', "id", "write lower-case words joined by hyphens"),
        ('id = "red-fox"', 'id = "red--fox"', "id", "write lower-case words joined by hyphens"),
        ('id = "red-fox"', f'id = "{"a" * 41}"', "id", "at most 40 characters"),
        ('name = { en = "Red fox", fr = "Renard roux" }', 'name = "Red fox"', "name.en", "it is missing"),
    ],
)
def test_each_mistake_has_its_sentence(old: str, new: str, field: str, told: str) -> None:
    fault = faults_of(GOOD.replace(old, new))[0]
    assert fault.field == field
    assert told in fault.message("en")
    french = fault.message("fr")
    assert french.endswith(".") or fault.rule
    assert "{" not in french
    assert fault.key not in french


def test_two_cards_of_one_id_are_a_fault_of_the_second() -> None:
    twice = GOOD + GOOD.replace('game = "pictures"', "")
    assert "“red-fox” is the id of another card too" in only_fault(twice).message("en")


def test_a_card_without_an_id_is_known_by_its_place() -> None:
    nameless = GOOD + GOOD.replace('game = "pictures"', "").replace('id = "red-fox"', "")
    assert only_fault(nameless).card == "[[card]] #2"
    assert only_fault(nameless).message("en", "my.toml").startswith("my.toml, [[card]] no. 2, id: it is missing;")


def test_all_faults_are_found_in_one_reading() -> None:
    text = GOOD.replace("size = 3", "size = 0").replace('colour = "red"', 'colour = "x"').replace('"beast"', "1")
    assert [fault.field for fault in faults_of(text)] == ["colour", "size", "tags[0]"]


def test_a_set_for_another_game_is_told_by_its_mark() -> None:
    fault = only_fault(GOOD.replace('game = "pictures"', 'game = "poems"'))
    assert fault.message("en") == 'game: “poems” will not do; change the line to game = "pictures".'


def test_the_game_of_a_set_is_found_by_its_mark() -> None:
    assert game_of_set(GOOD, [PEBBLES, PICTURES]) is PICTURES
    unknown = game_of_set("game = 'poems'", [PEBBLES, PICTURES])
    assert isinstance(unknown, Fault)
    assert unknown.message("en", "my.toml") == (
        'my.toml, game: “poems” names no game that has cards; change the line to game = "pictures".'
    )


def test_a_set_without_a_mark_is_told_the_line() -> None:
    unmarked = game_of_set("size = 3", [PEBBLES, PICTURES])
    assert isinstance(unmarked, Fault)
    assert (
        unmarked.message("en")
        == 'the set does not say which game it is for; write as its first line game = "pictures".'
    )
    fault = only_fault(GOOD.replace('game = "pictures"', ""))
    assert fault.message("en") == 'game: it is missing; write game = "pictures" as the first line.'


def test_a_set_with_the_mark_of_another_game_is_told_nothing_else() -> None:
    fault = only_fault('format = "poems"\nverse = 7\n')
    assert (
        fault.message("en")
        == 'format: this is a set for another game; this game’s sets have the line game = "pictures" instead.'
    )


def test_a_second_mark_is_one_too_many() -> None:
    fault = only_fault('format = "poems"\n' + GOOD)
    assert fault.message("en").startswith("format: this line is not needed; leave it out: the line game = ")


def test_text_that_is_not_toml_is_refused_with_its_place() -> None:
    fault = only_fault('game = "pictures"\n[[card]\n')
    assert "not TOML at line 2, column 7" in fault.message("en")
    assert "ligne 2, colonne 7" in fault.message("fr")


def test_a_line_beyond_all_measure_is_refused_before_it_is_parsed() -> None:
    long = GOOD.replace("size = 3", "size" + ".a" * 140_000 + " = 1")
    assert "line 7 is too long or has too many dots" in only_fault(long).message("en")


@pytest.mark.parametrize(
    "text",
    [
        'game = "pictures',
        "[" * 10_000,
        "a = " + "[" * 10_000,
        "a = " + "9" * 5000,
        "a = 1\na = 2",
        "\x00",
        "a = 9999-99-99",
        "a" * (LONGEST_SET + 1),
        "\ud800",
        ".".join("a" * 5000) + " = 1",
        "[" + ".".join("a" * 90) + "]\n" + "".join(f"b{n} = 1\n" for n in range(20_000)),
        "[[card]]\n" * 30_000,
        'a = """' + "\n" * 100_000,
    ],
)
def test_hostile_text_gives_sentences(text: str) -> None:
    for fault in faults_of(text):
        assert all(fault.message(language) for language in LANGUAGES)


def test_hostile_values_give_sentences() -> None:
    huge = GOOD.replace("size = 3", "size = 0x" + "f" * 1900)
    assert only_fault(huge).field == "size"
    beyond = Sheet(PICTURES, {"card": [{"size": 10**5000}]})
    PICTURES.check_set(beyond)
    assert "“…” will not do; give a whole number from 1 to 9" in str([fault.message("en") for fault in beyond.faults])
    deep = GOOD.replace("size = 3", "size." + ".".join("a" * 90) + " = 1")
    assert "a table will not do" in only_fault(deep).message("en")
    colours = GOOD.replace('colour = "red"', 'colour = "\\u001b[31mred"')
    assert "\x1b" not in only_fault(colours).message("en")
    field = GOOD.replace("size = 3", 'size = 3\n"\\u001b[31m" = 1')
    assert "\x1b" not in only_fault(field).message("en")


def test_a_file_of_nonsense_gives_no_endless_list() -> None:
    assert len(faults_of('game = "pictures"\n' + "".join(f"x{n} = 1\n" for n in range(1000)))) == MOST_FAULTS


def test_a_setting_with_a_bad_set_is_refused_with_the_first_fault_and_a_count() -> None:
    with pytest.raises(BadSetting) as refusal:
        PICTURES.setting(cards=GOOD.replace("size = 3", "size = 0").replace('"red"', '"x"').replace("true", "1"))
    assert refusal.value.message("en") == (
        "The set of cards cannot be played: card “red-fox”, colour: “x” will not do; "
        "choose one of red, blue, none. 2 other things are wrong with it."
    )
    assert "2 autres choses ne vont pas." in refusal.value.message("fr")


def test_no_fault_is_no_refusal() -> None:
    refuse_faults([])


toml_values = st.recursive(
    st.one_of(
        st.integers(),
        st.booleans(),
        st.floats(),
        st.text(),
        st.dates(),
        st.sampled_from(["red", "red-fox", "pictures"]),
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(), inner, max_size=4)),
    max_leaves=8,
)
names = st.sampled_from(["id", "name", "colour", "size", "tags", "shiny", "game", "card", "en", "xyzzy"])


@given(st.lists(st.one_of(st.dictionaries(names, toml_values, max_size=6), toml_values), max_size=4))
def test_no_value_anywhere_gives_an_exception(cards: list[object]) -> None:
    sheet = Sheet(PICTURES, {"game": "pictures", "card": cards})
    PICTURES.check_set(sheet)
    for fault in sheet.faults:
        for language in LANGUAGES:
            sentence = fault.message(language, "my.toml")
            assert sentence.startswith("my.toml")
            assert sentence.replace("\u00a0", " ").isprintable()


@given(st.text(alphabet=st.sampled_from("abc=[]{}\"'.,\n 019-:#\\_xT"), max_size=60))
def test_no_text_gives_an_exception(text: str) -> None:
    read = read_toml(text)
    assert isinstance(read, dict | Fault)
    for fault in faults_of(text):
        assert all(fault.message(language) for language in LANGUAGES)
