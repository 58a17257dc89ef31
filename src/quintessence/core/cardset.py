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
"""

import tomllib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from quintessence.core.cardtext import toml_details
from quintessence.core.contract import Game
from quintessence.core.errors import BadSetting
from quintessence.core.messages import Messages, read_text
from quintessence.core.setting import Setting
from quintessence.core.sheet import MARKS, Fault, Sheet, kind_of, printable
from quintessence.core.types import LANGUAGES, Line, RuleId

LONGEST_SET: Final = 300_000
"""Characters; our own sets have a tenth of it."""
LONGEST_LINE: Final = 2_000
MOST_DOTS: Final = 100
"""In one line: the parser takes a time that grows with the square of a dotted key."""
MOST_KEPT: Final = 8
"""How many sound sets are remembered: many games are played with few sets."""


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
        sheet.mark_line = self.mark_line()
        field, value = self.mark
        if table.get(field) != value:
            others = [name for name in MARKS if name in table]
            if others and field not in table:
                # The set of another game: no field of it is ours.
                sheet.root.key(others[0]).under(self.form_rule).wrong("cards-other-game", {"line": self.mark_line()})
                return sheet
            sheet.root.key(field).under(self.form_rule).wrong("cards-bad-mark", {"line": self.mark_line()})
        self.check_set(sheet)
        return sheet

    def mark_line(self) -> str:
        """The line by which a file is known to be a set for this game."""
        field, value = self.mark
        return f'{field} = "{value}"'

    def check(self, setting: Setting) -> None:
        """A set that players bring must be sound."""
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
        return text_fault("cards-too-long", most=LONGEST_SET)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS:
            return text_fault("cards-long-line", line=number, most=LONGEST_LINE, dots=MOST_DOTS)
    # Some editors begin a text with a mark of its encoding.
    text = text.removeprefix("\ufeff")
    try:
        table: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return text_fault("cards-not-toml", **toml_details(text, str(error)))
    except (ValueError, RecursionError, OverflowError):
        return text_fault("cards-beyond-measure")
    return table


def text_fault(key: str, **details: str | int) -> Fault:
    """What is wrong with a text as a whole."""
    return Fault(None, "", "", key, details)


def game_of_set(text: str, games: Sequence[Game]) -> CardGame | Fault:
    """The game that a set of cards is for, by the line that marks it; else what is wrong with the text."""
    table = read_toml(text)
    if isinstance(table, Fault):
        return table
    known = [game for game in games if isinstance(game, CardGame)]
    for game in known:
        field, value = game.mark
        if table.get(field) == value:
            return game
    return unmarked(table, known)


def unmarked(table: dict[str, object], games: list[CardGame]) -> Fault:
    """A set that is for none of these games: what its mark should be."""
    lines = [game.mark_line() for game in games]
    last = lines[-1] if lines else ""
    details: dict[str, str | int] = {"count": len(lines), "lines": ", ".join(lines[:-1]), "last": last}
    for field in dict.fromkeys([game.mark[0] for game in games]):
        if field not in table:
            continue
        given = table[field]
        details |= {"kind": kind_of(given), "given": printable(given)}
        for game in games:
            if given == game.slug:
                return Fault(None, "", field, "cards-other-mark", {**details, "line": game.mark_line()})
        return Fault(None, "", field, "cards-unknown-game", details)
    return text_fault("cards-no-game", **details)
