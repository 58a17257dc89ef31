"""Text that strangers wrote, as it is shown: short, and with nothing in it that a terminal would obey."""

import json
from typing import Final
from unicodedata import category

LONGEST_QUOTE: Final = 40
HIDDEN: Final = "\N{REPLACEMENT CHARACTER}"
"""Replaces a letter that nobody sees, or that a terminal would obey."""
JOINER: Final = "\u200d"
BLANKS_OF_FRENCH: Final = "\u00a0\u202f"


def shortened(value: object, longest: int = LONGEST_QUOTE) -> str:
    """What was given, as text that fits a sentence."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except ValueError:  # a number of thousands of digits
        return "…"
    return harmless(text if len(text) <= longest else text[: longest - 1] + "…")


def harmless(text: str) -> str:
    """The text with a mark for each letter that nobody sees."""
    if text.isprintable():
        return text
    return "".join([letter if is_visible(text, place) else HIDDEN for place, letter in enumerate(text)])


def first_hidden(text: str) -> int:
    """The place of the first letter that nobody sees, counted from 0; -1 if there is none."""
    for place in range(len(text)):
        if not is_visible(text, place):
            return place
    return -1


def is_visible(text: str, place: int) -> bool:
    """Whether a terminal shows this letter of a text and obeys nothing; the blanks of French typography count.

    What joins two pictures to one, such as the members of a family, is fine between pictures.
    """
    letter = text[place]
    return letter.isprintable() or letter in BLANKS_OF_FRENCH or (letter == JOINER and joins_pictures(text, place))


def joins_pictures(text: str, place: int) -> bool:
    before = text[:place].rstrip("\ufe0f")[-1:]
    after = text[place + 1 : place + 2]
    # The colours of skin are modifiers (Sk), all other pictures symbols (So).
    return before != "" and after != "" and category(before) in ("So", "Sk") and category(after) == "So"
