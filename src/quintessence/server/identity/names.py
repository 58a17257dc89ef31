"""Names: which are allowed, and those of guests."""

import secrets
from typing import Final
from unicodedata import category, normalize

from quintessence.core.types import LANGUAGES, Language
from quintessence.server.words import Wrong, server_messages

SHORTEST: Final = 2
LONGEST: Final = 24
JOINING: Final = " -_.'’"
"""What is allowed between letters and digits, one at a time."""

UNSEEN: Final = frozenset(
    map(chr, [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)
"""Invisible letters and marks: with one of them a name looks like another."""


def checked_name(text: str) -> str:
    """The name with its blanks and letters normalised; `Wrong` if it is not allowed.

    Letters and digits of any alphabet are; invisible characters, changes of direction and markup are not.
    """
    name = " ".join(normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Wrong("name-length", status=422, least=SHORTEST, most=LONGEST)
    # Blanks on both sides: a joining character needs neighbours, an accent needs a letter.
    if any(not fits(*three) for three in zip(f" {name}", name, f"{name[1:]} ")):
        raise Wrong("name-form", status=422)
    return name


def fits(before: str, letter: str, after: str) -> bool:
    """Whether a letter is allowed between these two."""
    if letter in UNSEEN:
        return False
    if category(letter)[0] in "LN":
        return True
    if category(letter)[0] == "M":
        return category(before)[0] in "LM"
    return letter in JOINING and before not in JOINING and after not in JOINING


def guest_name(language: Language) -> str:
    """A name for a guest who gave none."""
    return server_messages(language).text("guest-name", {"number": str(secrets.randbelow(9000) + 1000)})


def is_guest_name(name: str) -> bool:
    """Whether `guest_name` makes such a name, in either language."""
    number = name.rpartition(" ")[2]
    if not (number.isascii() and number.isdigit()):
        return False
    return any(server_messages(language).text("guest-name", {"number": number}) == name for language in LANGUAGES)
