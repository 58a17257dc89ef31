"""A set of cards while it is read: its fields, and all that is found wrong with them.

Every look at a `Field` returns something of the right type: where the file is wrong it notes a fault and
returns a harmless value, so that one reading finds all faults. What the looks here cannot say a game says
itself, with a message of its own rule files: `field.wrong("cards-bad-slot")`. The message says what would be
right ("write hole, none, x ..."); its attribute `.wrong`, if it has one, says what is wrong, else the value
is quoted.
"""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from math import isfinite
from typing import Final, final

from quintessence.core.cardtext import code_of
from quintessence.core.contract import Game
from quintessence.core.messages import core_messages
from quintessence.core.quoting import first_hidden, shortened
from quintessence.core.types import Language, RuleId

LONGEST_TEXT: Final = 500
LONGEST_ID: Final = 40
MOST_ENTRIES: Final = 2000
MOST_FAULTS: Final = 200
"""Nobody reads on; a file with so many is not a set of cards."""
ID_FORM: Final = re.compile(r"[a-z]+[a-z0-9]*(-[a-z0-9]+)*")
NAMELESS: Final = re.compile(r"(\[\[.+\]\]) #(\d+)")
"""How a card without an id is known: by its table and its place among those."""
MARKS: Final = ("format", "game")
"""The fields by which the sets of our games are known."""
MOST_NAMED: Final = 12
"""Where a word is near to what was written, no longer list of the others is shown."""


@final
class Fault:
    """One thing that is wrong with a set: the card and field where it is, and the sentence about it.

    `card` is the card's id, its table and its place there (`[[spell]] #3`) if it has none, empty outside of
    cards. `rule` is the rule that the page names, empty where it names none. A text that is for no game has
    no `game`.
    """

    def __init__(
        self, game: Game | None, card: str, field: str, key: str, details: dict[str, str | int], rule: RuleId = ""
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
        nameless = NAMELESS.fullmatch(self.card)
        if nameless is not None:
            where[1 if file else 0] = core.text("cards-in-table", {"table": nameless[1], "place": nameless[2]})
        told: dict[str, str | int] = {"where": ", ".join(where), "places": len(where), "wrong": wrong}
        sentence = core.text("cards-fault", {**told, "right": speaker.text(self.key, self.details)})
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __repr__(self) -> str:
        return f"Fault({self.message('en')!r})"


@final
class Sheet:
    """A set while it is read: its outermost table, the ids met so far, the faults found so far.

    The messages of `game` are looked at first for the sentences of its faults. Cards that do not come from a
    TOML file have no tables there that a sentence could name.
    """

    def __init__(self, game: Game | None, table: object, is_file: bool = True) -> None:
        self.game = game
        self.is_file = is_file
        self.faults: list[Fault] = []
        self.ids: dict[str, str] = {}
        """Each id that was given, and the field in which it was."""
        self.mark_line = ""
        """The line by which sets for this game are known; empty for what is no whole set."""
        self.root = Field(self, table, "", "")

    def cards(self, name: str) -> "list[Field]":
        """The tables `[[name]]` of the file, each known by its id; none if there are none."""
        tables = self.root.key(name)
        if tables.is_missing:
            return []
        if self.is_file and isinstance(tables.value, dict):
            tables.wrong("cards-one-table", {"table": f"[[{name}]]"})
            return []
        found: list[Field] = []
        nameless = f"[[{name}]] #" if self.is_file else "#"
        for place, table in enumerate(tables.items(0, MOST_ENTRIES)):
            known = table.value.get("id") if isinstance(table.value, dict) else None
            card = printable(known) if isinstance(known, str) and known else f"{nameless}{place + 1}"
            found.append(Field(self, table.value, card, ""))
        return found

    @property
    def is_full(self) -> bool:
        """Whether so much is wrong that nothing more is looked for."""
        return len(self.faults) >= MOST_FAULTS

    def note(self, fault: Fault) -> None:
        if not self.is_full:
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
            if name not in names and not self.sheet.is_full:
                self.unknown(name, names)

    def unknown(self, name: str, names: Sequence[str]) -> None:
        """Notes a field that is none of these."""
        line = self.sheet.mark_line
        if not self.path and not self.card and name in MARKS and line:
            self.key(name).wrong("cards-marked-already", {"line": line})
        else:
            self.key(name).wrong("cards-unknown-field", choices(name, names))

    def may_mean(self, name: str, names: Sequence[str]) -> bool:
        """Whether some field that is none of `names` was probably meant to be `name`."""
        if not isinstance(self.value, dict) or self.sheet.is_full:
            return False
        return any(other not in names and nearest(other, names) == [name] for other in self.value)

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
        if not isinstance(value, str) or not value.strip() or "\n" in value:
            self.wrong("cards-not-a-text")
            return "?"
        if len(value) > LONGEST_TEXT:
            self.wrong("cards-long-text", {"most": LONGEST_TEXT})
            return "?"
        place = first_hidden(value)
        if place >= 0:
            self.wrong("cards-bad-letter", {"code": code_of(value[place]), "place": place + 1})
            return "?"
        return value

    def number(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        value = self.value
        if not isinstance(value, int) or not self.is_number(low, high):
            details: dict[str, str | int] = {"low": low, "high": high, "only": int(low == high)}
            self.wrong("cards-not-a-number", {**details, "form": form_of(value)})
            return low
        return value

    def is_number(self, low: int, high: int) -> bool:
        """Whether this is a whole number from `low` to `high`; nothing is noted."""
        value = self.value
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

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
    return shortened(value if isinstance(value, int | str) else str(value), LONGEST_ID)


def form_of(value: object) -> str:
    """What a sentence says to somebody who gave this instead of a whole number."""
    if isinstance(value, str):
        return "text"
    return "fraction" if isinstance(value, float) and isfinite(value) else "other"


def choices(given: str, allowed: Sequence[str]) -> dict[str, str | int]:
    """What a sentence about an unknown word says: the known words, and the nearest."""
    near = nearest(given, allowed)
    few = int(len(allowed) <= MOST_NAMED)
    return {"allowed": ", ".join(allowed), "near": len(near), "nearest": "".join(near), "few": few}


def nearest(given: str, allowed: Sequence[str]) -> list[str]:
    """The word that was probably meant, in a list; none if there is no such word."""
    return get_close_matches(given[:LONGEST_ID], allowed, 1)
