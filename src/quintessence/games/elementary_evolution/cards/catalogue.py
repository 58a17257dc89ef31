"""Cards as small numbers, and a hand of them as one number.

Elementals are 0 to 23: six levels of air, then of fire, earth and water. Every ether is ETHER. A hand has one
bit for each elemental and, above them, the number of its ethers: a card comes and goes by adding and taking
`1 << card`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..creatures import tokens

AIR: Final[i64] = 0
FIRE: Final[i64] = 1
EARTH: Final[i64] = 2
WATER: Final[i64] = 3
ELEMENTS: Final = ("air", "fire", "earth", "water")

ETHER: Final[i64] = 24
EACH_ETHER: Final[i64] = 1 << 24
"""What an ether adds to a hand."""
KINDS: Final[i64] = 25
"""How many different cards a deck has."""

ETHERS_EACH: Final[i64] = 4
DECK: Final[i64] = 28
FULL_HAND: Final[i64] = 5

CARD_NAMES: Final = (*(f"{element}-{level}" for element in ELEMENTS for level in range(6)), "ether")


def card_of(element: i64, level: i64) -> i64:
    return element * 6 + level


def element_of(card: i64) -> i64:
    """The element of an elemental; an ether has one beyond the four."""
    return card // 6


def level_of(card: i64) -> i64:
    """The printed level of an elemental; an ether counts 0 (EE-SET-6)."""
    return card % 6


def holds(hand: i64, card: i64) -> bool:
    """Whether the card is in the hand."""
    if card == ETHER:
        return hand >> ETHER != 0
    return (hand >> card) & 1 != 0


def ethers_in(hand: i64) -> i64:
    return hand >> ETHER


def elementals_in(hand: i64) -> i64:
    """The hand without its ethers: one bit for each card."""
    return hand & (EACH_ETHER - 1)


def copies_in(hand: i64, card: i64) -> i64:
    """How many of these cards the hand holds: up to four ethers, one of any other."""
    return hand >> ETHER if card == ETHER else (hand >> card) & 1


def symbol_table() -> vec[i64]:
    """For each card the creature whose symbol it carries (EE-REL-1)."""
    symbols = vec[i64]([tokens.NO_CREATURE] * KINDS)
    symbols[card_of(EARTH, 1)] = tokens.GNOME
    symbols[card_of(WATER, 1)] = tokens.SIREN
    symbols[card_of(AIR, 2)] = tokens.SYLPH
    symbols[card_of(FIRE, 2)] = tokens.SALAMANDER
    symbols[card_of(EARTH, 3)] = tokens.GOLEM
    symbols[card_of(WATER, 3)] = tokens.ONDINE
    symbols[card_of(AIR, 4)] = tokens.ELF
    symbols[card_of(FIRE, 4)] = tokens.PHOENIX
    return symbols


SYMBOLS: Final = symbol_table()
