"""Sets of cards that players bring as TOML: one way to read them, to say what is wrong, and to show them.

A game with cards is a `CardGame`. It names the line by which its files are known and checks its own fields;
reading, collecting faults, sentences and the refusal of a bad set are the same for all:

    class Elixir(CardGame):
        def __init__(self) -> None:
            self.mark = ("format", "quintessence-elixir-cards")

        def check_set(self, sheet: Sheet) -> None:
            sheet.root.only(("format", "version", "spell"))
            sheet.root.key("version").number(1, 1)
            for spell in sheet.cards("spell"):
                spell.only(("id", "name", "level"))
                spell.key("id").new_id()
                spell.key("level").under("EX-DECK-5").number(1, 4)
                for language in LANGUAGES:
                    spell.key("name").under("EX-DECK-3").key(language).text()

Every look at a `Field` returns something of the right type: where the file is wrong it notes a fault and
returns a harmless value, so that one reading finds all faults. What the looks here cannot say a game says
itself, with a message of its own rule files: `field.wrong("cards-bad-slot")`. The message says what would be
right ("write hole, none, x ..."); its attribute `.wrong`, if it has one, says what is wrong, else the value
is quoted.
"""

import re
import tomllib
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, final

from mypy_extensions import mypyc_attr

from quintessence.core.contract import Game
from quintessence.core.errors import BadSetting
from quintessence.core.messages import Messages, core_messages, read_text
from quintessence.core.setting import Setting
from quintessence.core.types import LANGUAGES, Language, Line, RuleId

LONGEST_SET: Final = 300_000
"""Characters; our own sets have a tenth of it."""
LONGEST_LINE: Final = 2_000
MOST_DOTS: Final = 100
"""In one line: the parser takes a time that grows with the square of a dotted key."""
LONGEST_TEXT: Final = 500
LONGEST_ID: Final = 40
MOST_ENTRIES: Final = 2000
MOST_FAULTS: Final = 200
"""Nobody reads on; a file with so many is not a set of cards."""
MOST_KEPT: Final = 8
"""So many sound sets are remembered: many games are played with few sets."""
ID_FORM: Final = re.compile(r"[a-z]+[a-z0-9]*(-[a-z0-9]+)*")
PLACE_OF_ERROR: Final = re.compile(r"at line (\d+), column (\d+)")


@final
class Fault:
    """One thing that is wrong with a set: the card and field where it is, and the sentence about it.

    `card` is the card's id, its place in the file (`#3`) if it has none, empty outside of cards. `rule` is
    the rule that the page names, empty where it names none. A text that is for no game has no `game`.
    """

    def __init__(
        self,
        game: Game | None,
        card: str,
        field: str,
        key: str,
        details: dict[str, str | int],
        rule: RuleId = "",
    ) -> None:
        self.game = game
        self.card = card
        self.field = field
        self.key = key
        self.details = details
        self.rule = rule

    def message(self, language: Language, file: str = "") -> str:
        """One sentence: file, card, field, what is wrong, what would be right."""
        core = core_messages(language)
        speaker = core if self.game is None else self.game.messages(language)
        if self.key not in speaker:
            speaker = core
        wrong = speaker.attribute(self.key, "wrong", self.details) or core.text("cards-wrong", self.details)
        places = {"file": file, "card": self.card, "field": self.field}
        where = [core.text(f"cards-in-{name}", {"name": place}) for name, place in places.items() if place]
        told: dict[str, str | int] = {
            "where": ", ".join(where),
            "places": len(where),
            "wrong": wrong,
            "right": speaker.text(self.key, self.details),
        }
        sentence = core.text("cards-fault", told)
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __repr__(self) -> str:
        return f"Fault({self.message('en')!r})"


@final
class Sheet:
    """A set while it is read: its outermost table, the ids met so far, the faults found so far.

    The messages of `game` are looked at first for the sentences of its faults.
    """

    def __init__(self, game: Game | None, table: object) -> None:
        self.game = game
        self.faults: list[Fault] = []
        self.ids: dict[str, str] = {}
        """Each id that was given, and the field in which it was."""
        self.root = Field(self, table, "", "")

    def cards(self, name: str) -> "list[Field]":
        """The tables `[[name]]` of the file, each known by its id; none if there are none."""
        tables = self.root.key(name)
        if tables.is_missing:
            return []
        found: list[Field] = []
        for place, table in enumerate(tables.items(0, MOST_ENTRIES)):
            known = table.value.get("id") if isinstance(table.value, dict) else None
            card = printable(known) if isinstance(known, str) and known else f"#{place + 1}"
            found.append(Field(self, table.value, card, ""))
        return found

    def note(self, fault: Fault) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(fault)


@final
class Field:
    """One value of a set and where it stands. `value` is None where the file has nothing."""

    def __init__(self, sheet: Sheet, value: object, card: str, path: str, rule: RuleId = "") -> None:
        self.sheet = sheet
        self.value = value
        self.card = card
        self.path = path
        self.rule = rule

    @property
    def is_missing(self) -> bool:
        return self.value is None

    def under(self, rule: RuleId) -> "Field":
        """The same field; what is found wrong with it, or below it, breaks `rule`."""
        return Field(self.sheet, self.value, self.card, self.path, rule)

    def key(self, name: str) -> "Field":
        """A field of this table; one that the file does not have is missing."""
        value = self.value.get(name) if isinstance(self.value, dict) else None
        shown = printable(name)
        return Field(self.sheet, value, self.card, f"{self.path}.{shown}" if self.path else shown, self.rule)

    def wrong(self, key: str, details: dict[str, str | int] | None = None) -> None:
        """Notes that this field is wrong; `key` is a message of the game, or one of `cards-...` in core."""
        told: dict[str, str | int] = {"kind": kind_of(self.value), "given": printable(self.value)}
        if details is not None:
            told.update(details)
        self.sheet.note(Fault(self.sheet.game, self.card, self.path, key, told, self.rule))

    def only(self, names: Sequence[str]) -> None:
        """This must be a table, and may have no other fields than these."""
        if not isinstance(self.value, dict):
            self.wrong("cards-not-a-table")
            return
        for name in self.value:
            if name not in names:
                self.key(name).wrong("cards-unknown-field", choices(name, names))

    def entries(self) -> "list[tuple[str, Field]]":
        """The fields of a table with their names."""
        if not isinstance(self.value, dict):
            self.wrong("cards-not-a-table")
            return []
        return [(name, self.key(name)) for name in self.value]

    def items(self, low: int, high: int) -> "list[Field]":
        """The entries of a list that has from `low` to `high` of them; none if it is no such list."""
        if not isinstance(self.value, list):
            self.wrong("cards-not-a-list")
            return []
        if not low <= len(self.value) <= high:
            self.wrong(length_key(low, high), {"count": len(self.value), "low": low, "high": high})
            return []
        return [
            Field(self.sheet, value, self.card, f"{self.path}[{place}]", self.rule)
            for place, value in enumerate(self.value)
        ]

    def text(self) -> str:
        """A text that says something, on one line."""
        value = self.value
        if not isinstance(value, str) or not value.strip() or not is_one_line(value):
            self.wrong("cards-not-a-text")
            return "?"
        if len(value) > LONGEST_TEXT:
            self.wrong("cards-long-text", {"most": LONGEST_TEXT})
            return "?"
        return value

    def number(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.wrong("cards-not-a-number", {"low": low, "high": high})
            return low
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.wrong("cards-not-a-flag")
            return False
        return self.value

    def word(self, allowed: Sequence[str]) -> str:
        """One of some words."""
        value = self.value
        if not isinstance(value, str) or value not in allowed:
            self.wrong("cards-not-a-word", choices(value if isinstance(value, str) else "", allowed))
            return allowed[0]
        return value

    def new_id(self) -> str:
        """The id of a card: lower-case words joined by hyphens, and no other card's."""
        value = self.value
        if not isinstance(value, str) or len(value) > LONGEST_ID or ID_FORM.fullmatch(value) is None:
            self.wrong("cards-bad-id", {"most": LONGEST_ID})
            return "?"
        if value in self.sheet.ids:
            self.wrong("cards-id-twice")
        self.sheet.ids[value] = self.path
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """A game whose players can bring a set of cards of their own."""

    mark: tuple[str, str]
    """The field, and what it says, by which a file is known to be a set for this game."""

    form_rule: RuleId = ""
    """The rule that says what a file of cards is, if the page has one: named when a text is no such file."""

    def check_set(self, sheet: Sheet) -> None:
        """Looks at every field of a set; what is wrong is noted on the sheet."""
        raise NotImplementedError

    def draw_set(self, cards: str, messages: Messages) -> list[Line]:
        """A sound set as lines of styled text: every card with all that is on it."""
        raise NotImplementedError

    # What follows is the same for all games with cards.

    def has_cards(self) -> bool:
        return True

    def house_set(self) -> str:
        """The text of our own set, which is played unless players bring another."""
        return read_text(self.data(), "cards.toml")

    def read_set(self, cards: str) -> Sheet:
        """The set that a text holds, and all that is wrong with it; it can be played if that is nothing."""
        table = read_toml(cards)
        if isinstance(table, Fault):
            sheet = Sheet(self, {})
            table.rule = self.form_rule
            sheet.note(table)
            return sheet
        sheet = Sheet(self, table)
        field, value = self.mark
        if table.get(field) != value:
            wrong = sheet.root.key(field).under(self.form_rule)
            wrong.wrong("cards-other-game", {"line": f'{field} = "{value}"'})
        self.check_set(sheet)
        return sheet

    def check(self, setting: Setting) -> None:
        """A set of one's own must be sound."""
        if setting.cards is not None and (self.slug, setting.cards) not in _sound:
            refuse_faults(self.read_set(setting.cards).faults)
            if len(_sound) >= MOST_KEPT:
                _sound.clear()
            _sound.add((self.slug, setting.cards))


_sound: set[tuple[str, str]] = set()
"""Sets that were found sound, with their games: a match that is copied need not read its cards again."""


def refuse_faults(faults: list[Fault]) -> None:
    """Raises `BadSetting` with the first fault and how many others there are."""
    if faults:
        details: dict[str, str | int] = {language: faults[0].message(language) for language in LANGUAGES}
        raise BadSetting("bad-cards", {**details, "others": len(faults) - 1})


def read_toml(text: str) -> dict[str, object] | Fault:
    """The outermost table of a TOML text, or what is wrong with it."""
    if len(text) > LONGEST_SET:
        return text_fault("cards-too-long", {"most": LONGEST_SET})
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            details: dict[str, str | int] = {"line": number, "most": LONGEST_LINE, "dots": MOST_DOTS}
            return text_fault("cards-long-line", details)
    try:
        # Some editors begin a text with a mark of its encoding.
        table: dict[str, object] = tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError, OverflowError) as error:
        place = PLACE_OF_ERROR.search(str(error))
        if place is not None:
            return text_fault("cards-not-toml", {"line": int(place[1]), "column": int(place[2])})
        # The parser names no place at the end of the text, nor for a number or a nesting beyond all measure.
        return text_fault("cards-not-toml-somewhere", {})
    return table


def text_fault(key: str, details: dict[str, str | int]) -> Fault:
    """What is wrong with a text as a whole."""
    return Fault(None, "", "", key, details)


def game_of_set(text: str, games: Sequence[Game]) -> CardGame | Fault:
    """The game that a set of cards is for, by the line that marks it; else what is wrong with the text."""
    table = read_toml(text)
    if isinstance(table, Fault):
        return table
    lines: list[str] = []
    for game in games:
        if isinstance(game, CardGame):
            field, value = game.mark
            if table.get(field) == value:
                return game
            lines.append(f'{field} = "{value}"')
    return text_fault("cards-no-game", {"lines": ", ".join(lines)})


def length_key(low: int, high: int) -> str:
    """The message that says how many entries a list must have."""
    if low == high:
        return "cards-list-exactly"
    return "cards-list-from" if high >= MOST_ENTRIES and low > 0 else "cards-list-between"


def kind_of(value: object) -> str:
    """How a sentence speaks of a value: tables and lists are not quoted."""
    if value is None:
        return "missing"
    if isinstance(value, dict):
        return "table"
    return "list" if isinstance(value, list) else "text"


def printable(value: object) -> str:
    """A value as it was given, short and without anything that a terminal would obey."""
    if isinstance(value, dict | list) or value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = str(value)
    except ValueError:
        return "…"
    shown = "".join([letter if is_shown(letter) else "�" for letter in text[:LONGEST_ID]])
    return shown if len(text) <= LONGEST_ID else shown[:-1] + "…"


def is_shown(letter: str) -> bool:
    """Whether a terminal shows this letter and obeys nothing; the blanks of French typography count."""
    return letter.isprintable() or letter in "\u00a0\u202f"


def is_one_line(text: str) -> bool:
    return all(is_shown(letter) for letter in text)


def choices(given: str, allowed: Sequence[str]) -> dict[str, str | int]:
    """What a sentence about an unknown word says: the words that there are, and the nearest."""
    near = get_close_matches(given[:LONGEST_ID], allowed, 1)
    return {"allowed": ", ".join(allowed), "near": len(near), "nearest": "".join(near)}
