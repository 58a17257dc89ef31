"""The power language: the words on a card, packed into one number, and what they are worth in a contest.

A power is its kind, its number N, its count K, its colour, and how many characteristics of each kind one of its
sets needs. No card has code of its own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .geometry import BITS, CODE, COLOURS, KINDS, NO_COLOUR, NOTHING, STRENGTHS, STRENGTHS_IN, STRONGEST

NONE: Final[i64] = 0
PLUS: Final[i64] = 1
LOT: Final[i64] = 2
RECOLOUR: Final[i64] = 3
ALLIES: Final[i64] = 4
VP: Final[i64] = 5
LAYERS: Final[i64] = 6
MANA: Final[i64] = 7
OVERHANG: Final[i64] = 8

VERBS: Final = ("none", "plus", "lot", "recolour", "allies", "vp", "layers", "mana", "overhang")
KIND_WORDS: Final = (*COLOURS, "unusable")
MOST_KINDS: Final = 10
"""A set of more characteristics than there are rows could never be complete."""

NUMBER_AT: Final[i64] = 4
COUNT_AT: Final[i64] = 8
COLOUR_AT: Final[i64] = 12
NEEDS_AT: Final[i64] = 16
FOUR_BITS: Final[i64] = 15


def power_kind(power: i64) -> i64:
    return power & FOUR_BITS


def power_number(power: i64) -> i64:
    """N: what the power gives, or how many characteristics it recolours."""
    return (power >> NUMBER_AT) & FOUR_BITS


def power_count(power: i64) -> i64:
    """K: how many creatures or cards make one set."""
    return (power >> COUNT_AT) & FOUR_BITS


def power_colour(power: i64) -> i64:
    """The colour of the creatures that `allies` counts."""
    return (power >> COLOUR_AT) & FOUR_BITS


def power_needs(power: i64, kind: i64) -> i64:
    """How many characteristics of a kind one set of `lot` needs."""
    return (power >> (NEEDS_AT + 4 * kind)) & FOUR_BITS


def read_power(words: str) -> int | None:
    """The packed power that some words say; None if they say none."""
    verb, *rest = words.split(" ")
    if verb not in VERBS:
        return None
    kind = VERBS.index(verb)
    if kind == NONE:
        return 0 if not rest else None
    if not rest or not is_digit(rest[-1]):
        return None
    power = kind | int(rest[-1]) << NUMBER_AT
    arguments = rest[:-1]
    if kind == LOT:
        return read_lot(power, arguments)
    if kind == ALLIES and len(arguments) == 2 and arguments[0] in COLOURS and is_digit(arguments[1]):
        return power | int(arguments[1]) << COUNT_AT | COLOURS.index(arguments[0]) << COLOUR_AT
    if kind == LAYERS and len(arguments) == 1 and is_digit(arguments[0]):
        return power | int(arguments[0]) << COUNT_AT
    if kind in (ALLIES, LAYERS) or arguments:
        return None
    return power


def read_lot(power: int, kinds: list[str]) -> int | None:
    if not 1 <= len(kinds) <= MOST_KINDS or any(word not in KIND_WORDS for word in kinds):
        return None
    for word in kinds:
        power += 1 << (NEEDS_AT + 4 * KIND_WORDS.index(word))
    return power


def is_digit(word: str) -> bool:
    """Numbers of the language go from 1 to 9."""
    return len(word) == 1 and word in "123456789"


def base_strength(rows: i64, colour: i64) -> i64:
    """The strengths of the characteristics of one colour that show, added up."""
    # ME-STR-2, ME-STR-3, ME-CRE-7, ME-CRE-8
    strengths = STRENGTHS_IN
    start = colour * 64
    total: i64 = 0
    while rows != 0:
        total += strengths[start + (rows & CODE)]
        rows >>= BITS
    return total


def sets_shown(rows: i64, power: i64) -> i64:
    """How many complete sets of `lot` show: each characteristic is used once (ME-POW-4, ME-POW-5)."""
    purple: i64 = 0
    orange: i64 = 0
    green: i64 = 0
    unusable: i64 = 0
    while rows != 0:
        kind = KINDS[rows & CODE]
        if kind == 0:
            purple += 1
        elif kind == 1:
            orange += 1
        elif kind == 2:
            green += 1
        elif kind == NO_COLOUR:
            unusable += 1
        rows >>= BITS
    sets: i64 = 99
    sets = fewer_sets(sets, purple, power_needs(power, 0))
    sets = fewer_sets(sets, orange, power_needs(power, 1))
    sets = fewer_sets(sets, green, power_needs(power, 2))
    return fewer_sets(sets, unusable, power_needs(power, NO_COLOUR))


def fewer_sets(sets: i64, shown: i64, needed: i64) -> i64:
    if needed == 0:
        return sets
    return min(sets, shown // needed)


ONE_OF: Final = vec[i64]([16**strength for strength in range(10)])
"""One more of a strength, in four bits each. A table: compiled, a literal 1 is shifted in 32 bits only."""


def strongest_others(rows: i64, colour: i64, most: i64) -> i64:
    """The strengths of the strongest characteristics of other colours, at most so many (ME-POW-6, ME-POW-7)."""
    # Four bits for each strength count how often it shows.
    counts: i64 = 0
    while rows != 0:
        code = rows & CODE
        kind = KINDS[code]
        if kind < NO_COLOUR and kind != colour:
            counts += ONE_OF[STRENGTHS[code]]
        rows >>= BITS
    total: i64 = 0
    strength = STRONGEST
    while strength > 0 and most > 0:
        taken = min(most, (counts >> (4 * strength)) & FOUR_BITS)
        total += taken * strength
        most -= taken
        strength -= 1
    return total


TOP_CARD_ROWS: Final[i64] = ((1 << (6 * 6)) - 1) << (2 * 6)


def overhanging(rows: i64) -> i64:
    """How many characteristics show above and below the top card, unusable ones included (ME-POW-13)."""
    rest = rows & ~TOP_CARD_ROWS
    # Rows 7 and 8 come down beside rows -1 and 0, so that four rows are looked at.
    rest = (rest | (rest >> (6 * BITS))) & ((1 << (4 * BITS)) - 1)
    count: i64 = 0
    while rest != 0:
        if KINDS[rest & CODE] != NOTHING:
            count += 1
        rest >>= BITS
    return count


def bonus_strength(power: i64, colour: i64, rows: i64, cards: i64, tokens: i64, allies: i64) -> i64:
    """What a power adds to a creature whose colour is on the contest card.

    `rows` is what the creature shows, `cards` the size of its stack, `tokens` its mana tokens, `allies` how many
    creatures its owner has of the colour that the power names.

    ME-POW-2, ME-POW-3, ME-POW-8, ME-POW-11, ME-POW-12.
    """
    kind = power_kind(power)
    number = power_number(power)
    if kind == PLUS:
        return number
    if kind == LOT:
        return number * sets_shown(rows, power)
    if kind == RECOLOUR:
        return strongest_others(rows, colour, number)
    if kind == ALLIES:
        return number * (allies // power_count(power))
    if kind == LAYERS:
        return number * (cards // power_count(power))
    if kind == MANA:
        return number * tokens
    if kind == OVERHANG:
        return number * overhanging(rows)
    return 0


def points_of_power(power: i64) -> i64:
    """The victory points that a power gives when its colour is on the contest card (ME-POW-10)."""
    return power_number(power) if power_kind(power) == VP else 0
