"""A whole set of cards for a reader: every card with its slots and the words of its power."""

from textwrap import wrap
from typing import Final

from quintessence.core.messages import Messages
from quintessence.core.types import Line

from ..cards.catalogue import LEVELS, Card, Words
from ..cards.geometry import COLOURS
from ..cards.sets import make_table
from .faces import colour_letter, fitted, power_sentence, slot_text

TEXT_WIDTH: Final = 76


def draw_cards(text: str, messages: Messages) -> list[Line]:
    """The cards of a sound set, level by level."""
    table = make_table(text)
    counts = [len(table.of_level(level)) for level in range(1, LEVELS + 1)]
    details: dict[str, str | int] = dict(zip(("first", "second", "third"), counts))
    lines: list[Line] = [
        [("bold", messages.text("set-counts", {"total": len(table.cards), **details}))],
        [("dim", messages.text("set-legend"))],
    ]
    for level in range(1, LEVELS + 1):
        lines += [[], [("bold underline", messages.text("set-level", {"level": level}))]]
        for card in table.cards:
            if card.level == level:
                lines += draw_entry(card, table.words[messages.language], messages)
    return lines


def draw_entry(card: Card, words: Words, messages: Messages) -> list[Line]:
    """One card: what it is on the first line, what it does beneath."""
    colour = COLOURS[card.colour]
    first: Line = [
        (f"{colour} bold", colour_letter(card.colour, messages) + " "),
        ("bold", fitted(card.names[messages.language], 26)),
        ("dim", fitted(card.id, 22)),
    ]
    for word in card.slots:
        style, text = slot_text(word, messages)
        first.append((style, f"{text:<3}"))
    rows = wrap(power_sentence(card, words), TEXT_WIDTH, break_on_hyphens=False)
    return [first, *[[("", "  " + row)] for row in rows]]
