"""Sets of creature cards: what a file may hold, what is said of one that is wrong, and the table that it makes."""

from importlib.resources import files
from typing import Final

from quintessence.core.cardset import read_toml
from quintessence.core.messages import read_text
from quintessence.core.setting import Setting
from quintessence.core.sheet import Field, Sheet
from quintessence.core.types import LANGUAGES, Language, RuleId

from .catalogue import CONTESTS, FIRST_BANDS, SECOND_BANDS, Card, CardTable, Words
from .geometry import COLOURS, REACH, SLOTS, face_of, read_slot
from .powers import KIND_WORDS, VERBS, read_power

FIXED: Final[dict[str, tuple[int, RuleId]]] = {
    "slots": (SLOTS, "ME-CRE-1"),
    "reach": (REACH, "ME-SHI-5"),
    "max_creatures": (6, "ME-PLC-2"),
    "rounds": (12, "ME-RND-1"),
}
"""Numbers that a file may state but not change, and the rules that fix them."""

FEWEST: Final = {1: 48, 2: 4, 3: 4}
"""Cards of each level: four seats take a free card in each of twelve rounds, and every row of the market is full."""

SET_FIELDS: Final = ("game", *FIXED, "power_text", "colour_text", "contest", "card")
CARD_FIELDS: Final = ("id", "name_en", "name_fr", "colour", "level", "kin", "slots", "power")
CONTEST_FIELDS: Final = ("id", "first", "second", "prizes_first", "prizes_second")
BLANKS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "plus": ("n", "own"),
    "lot": ("n", "own", "kinds"),
    "recolour": ("n", "own"),
    "allies": ("n", "k", "own", "colour"),
    "vp": ("n", "own"),
    "layers": ("n", "k", "own"),
    "mana": ("n", "own"),
    "overhang": ("n", "own"),
}
"""What the words of each power leave blank, to be filled in from the card."""

MOST_KEPT: Final = 8
"""How many sets of players are kept ready: many games are played with few sets."""


def check_sheet(sheet: Sheet) -> list[Card]:
    """Looks at everything in a set and notes what is wrong; the cards are of use if nothing is."""
    sheet.root.only(SET_FIELDS)
    for name, (value, rule) in FIXED.items():
        check_fixed(sheet.root.key(name).under(rule), value)
    check_words(sheet.root.key("power_text"), VERBS)
    check_words(sheet.root.key("colour_text"), KIND_WORDS)
    check_contests(sheet)
    cards = [check_card(card) for card in sheet.cards("card")]
    if isinstance(sheet.root.key("card").value, dict) or sheet.root.may_mean("card", SET_FIELDS):
        return cards  # The cards are there, but not where they are looked for; that was said.
    for level, fewest in FEWEST.items():
        count = sum(card.level == level for card in cards)
        if count < fewest:
            sheet.root.key("card").wrong("cards-too-few", {"level": level, "count": count, "fewest": fewest})
    return cards


def check_fixed(field: Field, value: int) -> None:
    if not field.is_missing and (isinstance(field.value, bool) or field.value != value):
        field.wrong("cards-fixed", {"value": value})


def check_words(table: Field, names: tuple[str, ...]) -> None:
    """Words of one's own for powers or colours: all of them or none, in both languages."""
    if table.is_missing:
        return
    table.only(LANGUAGES)
    for language in LANGUAGES:
        words = table.key(language)
        words.only(names)
        for name in names:
            check_blanks(words.key(name), BLANKS.get(name, ()))


def check_blanks(field: Field, blanks: tuple[str, ...]) -> None:
    """Every `{blank}` of a text must be one that the power can fill."""
    for part in field.text().split("{")[1:]:
        name, brace, _ = part.partition("}")
        if not brace or name not in blanks:
            allowed = ", ".join(["{" + blank + "}" for blank in blanks])
            field.wrong("cards-bad-blank", {"count": len(blanks), "allowed": allowed})
            return


def check_contests(sheet: Sheet) -> None:
    """A file may list the six contest cards, as they are."""
    if sheet.root.key("contest").is_missing:
        return
    sheet.root.key("contest").under("ME-SET-4").items(6, 6)
    for contest in sheet.cards("contest"):
        contest.only(CONTEST_FIELDS)
        named = contest.key("id").under("ME-SET-4")
        if named.word(CONTESTS) == named.value:
            first, second = named.new_id().split("-")
            contest.key("first").under("ME-CON-1").word((first,))
            contest.key("second").under("ME-CON-1").word((second,))
        check_bands(contest.key("prizes_first"), FIRST_BANDS)
        check_bands(contest.key("prizes_second"), SECOND_BANDS)


def check_bands(field: Field, bands: tuple[int, ...]) -> None:
    if field.value != list(bands):
        field.under("ME-CON-2").wrong("cards-fixed", {"value": str(list(bands))})


def check_card(field: Field) -> Card:
    field.only(CARD_FIELDS)
    identity = field.key("id").new_id()
    names = {language: field.key(f"name_{language}").text() for language in LANGUAGES}
    colour = COLOURS.index(field.key("colour").word(COLOURS))
    card = Card(identity, names, colour, field.key("level").number(1, 3))
    if not field.key("kin").is_missing:
        field.key("kin").text()
    check_slots(card, field.key("slots"))
    check_power(card, field.key("power"))
    return card


def check_slots(card: Card, slots: Field) -> None:
    codes: list[int] = []
    for slot in slots.items(SLOTS, SLOTS):
        word = slot.value
        code = read_slot(word) if isinstance(word, str) else None
        if code is None:
            slot.wrong("cards-bad-slot")
        else:
            card.slots.append(str(word))
            codes.append(code)
    card.face = int(face_of(codes))


def check_power(card: Card, field: Field) -> None:
    """A power of the language; else the sentence shows the form of the one that was meant, or names them all."""
    words = field.value if isinstance(field.value, str) else ""
    power = read_power(words)
    if power is not None:
        card.power_words, card.power = words, power
        return
    verb = words.split(" ")[0]
    if verb in VERBS:
        field.wrong(f"cards-power-{verb}")
    else:
        field.wrong("cards-power", {"allowed": ", ".join(VERBS)})


_house: list[CardTable] = []
_tables: dict[str, CardTable] = {}


def table_of(setting: Setting) -> CardTable:
    """The cards that are played with: our own, or the players' set, which was checked when the game was agreed."""
    if setting.cards is None:
        if not _house:
            _house.append(make_table(house_text()))
        return _house[0]
    if setting.cards not in _tables:
        if len(_tables) >= MOST_KEPT:
            _tables.clear()
        _tables[setting.cards] = make_table(setting.cards)
    return _tables[setting.cards]


def house_text() -> str:
    """Our own set."""
    return read_text(files("quintessence.games.metamorphose") / "data", "cards.toml")


def make_table(text: str) -> CardTable:
    """The table of a set that was found sound."""
    table = read_toml(text)
    assert isinstance(table, dict)
    sheet = Sheet(None, table)
    cards = check_sheet(sheet)
    assert not sheet.faults
    return CardTable(cards, {language: words_of(table, language) for language in LANGUAGES})


def words_of(table: dict[str, object], language: Language) -> Words:
    """The words of a set for powers and colours, those of our own where it has none."""
    powers, colours = table.get("power_text"), table.get("colour_text")
    if powers is None or colours is None:
        house = read_toml(house_text())
        assert isinstance(house, dict)
        powers = house["power_text"] if powers is None else powers
        colours = house["colour_text"] if colours is None else colours
    assert isinstance(powers, dict)
    assert isinstance(colours, dict)
    return Words(powers[language], colours[language])
