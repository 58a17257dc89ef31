"""Cards as a terminal shows them: names, marks of elements, texts that fit the line; and whole sets of them."""

import tomllib
from textwrap import wrap
from typing import Final, final

from quintessence.core.casts import as_list, as_object
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import Json, Line

from ..cards.deck import Deck
from ..cards.library import deck_of
from ..cards.words import EVENTS, INGREDIENT, MUNDANE, SPELL, TRANSACTION

WIDTH: Final = 78
LONGEST_NAME: Final = 40
SEAT_STYLES: Final = ("seat-0", "seat-1", "seat-2", "seat-3", "green", "violet", "orange", "white")
SHAPES: Final = {"earth": "■", "water": "◆", "air": "●", "fire": "▲"}
"""Elements are told apart by shape as well as by colour."""
OTHER_SHAPE: Final = "○"
SPECIAL: Final = "✱"
MARKS: Final = {int(MUNDANE): ("dim", "◇"), int(TRANSACTION): ("good", "⇄")}


@final
class Sheets:
    """The cards of one game in one language."""

    def __init__(self, setting: Setting, messages: Messages) -> None:
        self.setting = setting
        self.deck: Deck = deck_of(setting)
        self.messages = messages
        self.numbers = self.deck.vocabulary.numbers

    def say(self, key: str, **details: str | int) -> str:
        return self.messages.text(key, details)

    def told(self, card: Json, field: str, default: str) -> str:
        """The name or text of a card; `default` where the deck has no such card."""
        number = self.numbers.get(str(card))
        return default if number is None else self.deck.text(number, field, self.messages.language)

    def name(self, card: Json) -> str:
        return self.told(card, "name", str(card))

    def called(self, word: str) -> str:
        """The name of a card or of a tag; the word itself where it has none."""
        if word in self.numbers and self.numbers[word] < self.deck.size:
            return self.name(word) or word
        named = self.deck.tag_names.get(word)
        return str(named.get(self.messages.language, word)) if isinstance(named, dict) else word

    def text(self, card: Json) -> str:
        return self.told(card, "text", "")

    def mark(self, card: str) -> tuple[str, str]:
        """The shape and the colour of a find."""
        number = self.numbers[card]
        kind = self.deck.kinds[number]
        if kind == INGREDIENT:
            elements = [tag for tag in self.deck.tags_of(number) if tag in SHAPES]
            return (elements[0], SHAPES[elements[0]]) if elements else ("", OTHER_SHAPE)
        if self.deck.special[number] == 1:
            return "mark", SPECIAL
        return MARKS.get(int(kind), ("bold", "✦"))

    def find(self, card: str) -> Line:
        """A find as it is typed: its mark and its id."""
        style, shape = self.mark(card)
        return [(style, f"{shape} {card}")]

    def named(self, card: str, room: int = LONGEST_NAME + 2) -> Line:
        """A find that is only spoken of: its mark and its name."""
        style, shape = self.mark(card)
        return [(style, cut(f"{shape} {self.name(card)}", room))]

    def offered(self, card: str) -> Line:
        """A card that may be typed: its mark, its name, its id."""
        return [*self.named(card), ("dim", f" ({card})")]

    def names(self, cards: list[str]) -> str:
        """Cards in a row, each with its name and the id by which it is typed."""
        return ", ".join([f"{cut(self.name(card), LONGEST_NAME)} ({card})" for card in cards])

    def seat(self, seat: int) -> str:
        return self.messages.text(f"seat-{seat}")

    def seats(self, seats: Json) -> str:
        return ", ".join(self.seat(seat) for seat in as_list(seats) if isinstance(seat, int))

    def turns(self, seats: Json) -> str:
        """Seats with how often each stands in the list."""
        due = [seat for seat in as_list(seats) if isinstance(seat, int)]
        counts = {seat: due.count(seat) for seat in due}
        return ", ".join([self.seat(seat) + (f" ×{n}" if n > 1 else "") for seat, n in counts.items()])


def cut(text: str, room: int) -> str:
    """A text that fits: what is cut off is marked."""
    return text if len(text) <= room else text[: max(room - 1, 0)].rstrip() + "…"


def width(line: Line) -> int:
    return sum([len(text) for _, text in line])


def paragraph(text: str, indent: int, style: str = "dim") -> list[Line]:
    """A text on as many lines as it needs."""
    return [[("", " " * indent), (style, line)] for line in wrap(text, WIDTH - indent, break_on_hyphens=False)]


def spoken(text: str, style: str = "") -> list[Line]:
    """A text word by word, for `rows`."""
    words = text.split(" ")
    return [[(style, word if place == 0 else f" {word}")] for place, word in enumerate(words)]


def rows(pieces: list[Line], start: Line, indent: int) -> list[Line]:
    """Pieces one after the other, on as many lines as they need; the first line begins with `start`."""
    lines: list[Line] = [list(start)]
    for piece in pieces:
        if width(piece) + width(lines[-1]) > WIDTH and len(lines[-1]) > 1:
            lines.append([("", " " * indent)])
        lines[-1] = [*lines[-1], *piece]
    return lines


HEADINGS = ("set-ingredients", "set-magic", "set-mundane", "set-transactions")


def draw_cards(cards: str, messages: Messages) -> list[Line]:
    """The deck's name and size, then its cards by kind and level."""
    sheets = Sheets(Setting(3, {"extra-cards": []}, cards), messages)
    deck = sheets.deck
    name = str(as_object(tomllib.loads(cards)["name"])[messages.language])
    finds, spells = sum(deck.copies[: deck.finds]), sum(deck.copies[deck.finds :])
    lines: list[Line] = [[("bold", sheets.say("set-deck", name=name, finds=int(finds), spells=int(spells)))]]
    for kind in range(SPELL):
        chosen = [card for card in range(deck.finds) if deck.kinds[card] == kind]
        lines += draw_group(sheets.say(HEADINGS[kind]), chosen, sheets)
    for level in range(1, 5):
        chosen = [card for card in range(deck.finds, deck.size) if deck.level[card] == level]
        lines += draw_group(sheets.say("set-spells", level=level), chosen, sheets)
    return lines


def draw_group(heading: str, cards: list[int], sheets: Sheets) -> list[Line]:
    if not cards:
        return []
    lines: list[Line] = [[], [("bold underline", heading)]]
    for card in cards:
        lines += draw_card(card, sheets)
    return lines


def draw_card(card: int, sheets: Sheets) -> list[Line]:
    """Id, name, copies, tags or cost, when it is played, what it says."""
    deck, name = sheets.deck, sheets.deck.ids[card]
    line: Line = [("", "  ")]
    line += sheets.find(name) if card < deck.finds else [("bold", name)]
    line.append(("", f"  {sheets.name(name)}"))
    if deck.copies[card] != 1:
        line.append(("dim", " " + sheets.say("set-copies", copies=int(deck.copies[card]))))
    if deck.worth[card] != 1:
        line.append(("dim", ", " + sheets.say("table-worth", worth=int(deck.worth[card]))))
    lines = [line]
    if deck.kinds[card] == INGREDIENT:
        line.append(("dim", "  " + ", ".join(sheets.called(tag) for tag in deck.tags_of(card))))
    elif deck.kinds[card] == SPELL:
        needs: list[Line] = [[*sheets.find(deck.ids[find]), ("", "   ")] for find in deck.cost[card]]
        lines += rows(needs, [("", "      ")], 6)
    if deck.special[card] == 1:
        events = ", ".join(sheets.say(f"event-{EVENTS[pattern.event]}").lower() for pattern in deck.patterns[card])
        line.append(("mark", f"  {SPECIAL} " + sheets.say("set-answers", events=events)))
    return [*lines, *paragraph(sheets.text(name), 6, "")]
