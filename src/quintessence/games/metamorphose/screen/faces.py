"""How slots, colours, powers and whole cards are written for people: letters of the reader's language, few signs."""

from textwrap import wrap
from typing import Final

from quintessence.core.messages import Messages
from quintessence.core.types import Language, Line

from ..cards.catalogue import LEVELS, Card, CardTable, Words
from ..cards.geometry import COLOURS, LETTERS
from ..cards.powers import KIND_WORDS, VERBS, power_colour, power_count, power_kind, power_needs, power_number
from ..cards.sets import make_table

HOLE_SIGN: Final = "○"
BLANK_SIGN: Final = "▒"
UNUSABLE_SIGN: Final = "×"
TEXT_WIDTH: Final = 76


_letters: dict[Language, list[str]] = {}


def colour_letter(colour: int, messages: Messages) -> str:
    """P, O, G; in French M, O, V."""
    if messages.language not in _letters:
        letters = [messages.attribute(f"colour-{name}", "letter") or name[0] for name in COLOURS]
        _letters[messages.language] = letters
    return _letters[messages.language][colour]


def slot_text(word: str, messages: Messages) -> tuple[str, str]:
    """A slot as it is drawn, with its style: `p2` (`m2` in French), `×`, `▒`, `○`."""
    if word == "hole":
        return ("dim", HOLE_SIGN)
    if word == "none":
        return ("dim", BLANK_SIGN)
    if word == "x":
        return ("dim", UNUSABLE_SIGN)
    colour = LETTERS.index(word[0])
    return (COLOURS[colour], colour_letter(colour, messages).lower() + word[1:])


def short_power(table: CardTable, number: int, messages: Messages) -> str:
    """The power of a card in a few words."""
    if messages.language not in table.short_powers:
        colours = colour_names(messages)
        table.short_powers[messages.language] = [
            messages.text(f"power-short-{VERBS[power_kind(card.power)]}", power_details(card, colours))
            for card in table.cards
        ]
    return table.short_powers[messages.language][number]


def power_sentence(card: Card, words: Words) -> str:
    """A power as it stands on the card, in the words of its set."""
    sentence = words.powers[VERBS[power_kind(card.power)]]
    details = {**power_details(card, words.colours), "own": words.colours[COLOURS[card.colour]]}
    for blank, value in details.items():
        sentence = sentence.replace("{" + blank + "}", str(value))
    return sentence


def power_details(card: Card, colours: dict[str, str]) -> dict[str, str | int]:
    """What fills the words of a power: its numbers, its colour, the kinds that a set of it needs."""
    kinds = [colours[word] for kind, word in enumerate(KIND_WORDS) for _ in range(power_needs(card.power, kind))]
    return {
        "n": int(power_number(card.power)),
        "k": int(power_count(card.power)),
        "colour": colours[COLOURS[power_colour(card.power)]],
        "hue": COLOURS[power_colour(card.power)],
        "kinds": " + ".join(kinds),
    }


def colour_names(messages: Messages) -> dict[str, str]:
    """The names of colours and of the unusable kind inside a line."""
    names = {colour: messages.text(f"colour-{colour}").lower() for colour in COLOURS}
    return {**names, "unusable": UNUSABLE_SIGN}


def fitted(text: str, width: int) -> str:
    """The text in exactly so many columns; what does not fit ends in an ellipsis."""
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


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
