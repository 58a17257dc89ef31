"""The four elements, the colours of their owners, and which element wins against which."""

from typing import Final

from mypy_extensions import i64

EARTH: Final[i64] = 0
FIRE: Final[i64] = 1
WATER: Final[i64] = 2
AIR: Final[i64] = 3
ELEMENTS: Final = ("earth", "fire", "water", "air")
COLOURS: Final = ("w", "b", "u", "r")
COLOUR_NAMES: Final = ("white", "black", "blue", "red")
TOKENS_EACH: Final[i64] = 6
"""Tokens of one element and one colour in the box (EM-BAS-6)."""
LOSES: Final[i64] = 1
WINS: Final[i64] = 2


def met_by(element: i64) -> i64:
    """The elements with which it interacts, one bit each: `meeting` for all of them at once."""
    if element == FIRE:
        return 1 << EARTH | 1 << WATER | 1 << AIR
    if element == AIR:
        return 1 << FIRE
    return 1 << FIRE | (1 << WATER if element == EARTH else 1 << EARTH)


def beaten_by(element: i64) -> i64:
    """The elements that it wins against, one bit each."""
    if element == FIRE:
        return 1 << EARTH | 1 << AIR
    if element == AIR:
        return 0
    return 1 << (FIRE if element == WATER else WATER)


def feared_by(element: i64) -> i64:
    """The elements that it loses against, one bit each."""
    if element == FIRE:
        return 1 << WATER
    return 1 << (EARTH if element == WATER else FIRE)


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
