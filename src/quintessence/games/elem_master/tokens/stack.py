"""An elemental as one number: level, element, owner, marks and the element it acts as.

0 is an empty cell and VOID one that is out of use; both have level 0.
"""

from typing import Final

from mypy_extensions import i64

EARTH: Final[i64] = 0
FIRE: Final[i64] = 1
WATER: Final[i64] = 2
AIR: Final[i64] = 3
ELEMENTS: Final = ("earth", "fire", "water", "air")

COLOURS: Final = ("w", "b", "u", "r")
COLOUR_NAMES: Final = ("white", "black", "blue", "red")

EMPTY: Final[i64] = 0
LEVEL: Final[i64] = 15
PLAYED: Final[i64] = 1 << 8
IMMOBILISED: Final[i64] = 1 << 9
ROOTED: Final[i64] = 1 << 10
ACTING: Final[i64] = 7 << 11
VOID: Final[i64] = 1 << 14

HIGHEST: Final[i64] = 3
"""No gain and no merge leads above it (EM-BAS-7)."""

TOKENS_EACH: Final[i64] = 6
"""Tokens of one element and one colour in the box (EM-BAS-6)."""


def make_stack(owner: i64, element: i64, level: i64) -> i64:
    """An elemental without marks (EM-BAS-4)."""
    return level | (element << 4) | (owner << 6)


def level_of(stack: i64) -> i64:
    """How many tokens; 0 for an empty or void cell."""
    return stack & 15


def element_of(stack: i64) -> i64:
    return (stack >> 4) & 3


def owner_of(stack: i64) -> i64:
    return (stack >> 6) & 3


def kin_of(stack: i64) -> i64:
    """Element and owner together: equal for two elementals that may merge (EM-MOV-2, EM-FOU-6)."""
    return (stack >> 4) & 15


def acts_as(stack: i64) -> i64:
    """The element that it counts as when it is the source of an action (EM-METAMORPH-2)."""
    acting = (stack >> 11) & 7
    return acting - 1 if acting > 0 else (stack >> 4) & 3


def with_level(stack: i64, level: i64) -> i64:
    return (stack & ~LEVEL) | level


LOSES: Final[i64] = 1
WINS: Final[i64] = 2


def meeting(source: i64, target: i64) -> i64:
    """What the interaction of two elements does to the first: WINS, LOSES, or 0 if they do not interact."""
    # EM-ATT-4, EM-ATT-5, EM-ATT-6, EM-ATT-7, EM-ATT-8
    if source == FIRE:
        if target == WATER:
            return LOSES
        return 0 if target == FIRE else WINS
    if target == FIRE:
        return WINS if source == WATER else LOSES
    if source == EARTH and target == WATER:
        return WINS
    if source == WATER and target == EARTH:
        return LOSES
    return 0
