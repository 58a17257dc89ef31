"""A move inside the engine: one integer below 2^62 that holds the number of its form and up to five arguments.

Six bits for the form, then eleven for each argument: the place of its word in its domain plus one, so that 0
means that an optional argument was left out. A free number is the last argument and has all the bits left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NO_MOVE: Final[i64] = -1
ARGUMENT_BITS: Final[i64] = 11
LARGEST_DOMAIN: Final = 2047
MOST_FORMS: Final = 64
MOST_ARGUMENTS: Final = 5

FORM_MASK: Final[i64] = 63
ARGUMENT_MASK: Final[i64] = 2047
FIRST: Final[i64] = 6
SECOND: Final[i64] = 17
THIRD: Final[i64] = 28
FOURTH: Final[i64] = 39
FIFTH: Final[i64] = 50


def form_of(move: i64) -> i64:
    """Which form of the grammar the move has."""
    return move & FORM_MASK


def first_of(move: i64) -> i64:
    """The first argument, -1 if it was left out."""
    return ((move >> FIRST) & ARGUMENT_MASK) - 1


def second_of(move: i64) -> i64:
    return ((move >> SECOND) & ARGUMENT_MASK) - 1


def third_of(move: i64) -> i64:
    return ((move >> THIRD) & ARGUMENT_MASK) - 1


def fourth_of(move: i64) -> i64:
    return ((move >> FOURTH) & ARGUMENT_MASK) - 1


def fifth_of(move: i64) -> i64:
    return ((move >> FIFTH) & ARGUMENT_MASK) - 1


def argument_at(move: i64, place: i64, is_free: bool) -> i64:
    """The argument at a place, counted from 0; a free number has all the bits that are left."""
    value = move >> (FIRST + place * ARGUMENT_BITS)
    return (value if is_free else value & ARGUMENT_MASK) - 1


def pack1(form: i64, first: i64) -> i64:
    return form | ((first + 1) << FIRST)


def pack2(form: i64, first: i64, second: i64) -> i64:
    return form | ((first + 1) << FIRST) | ((second + 1) << SECOND)


def pack3(form: i64, first: i64, second: i64, third: i64) -> i64:
    return form | ((first + 1) << FIRST) | ((second + 1) << SECOND) | ((third + 1) << THIRD)


def pack4(form: i64, first: i64, second: i64, third: i64, fourth: i64) -> i64:
    return pack3(form, first, second, third) | ((fourth + 1) << FOURTH)


def pack5(form: i64, first: i64, second: i64, third: i64, fourth: i64, fifth: i64) -> i64:
    return pack4(form, first, second, third, fourth) | ((fifth + 1) << FIFTH)


def pack(form: int, arguments: list[int]) -> i64:
    """The packed move of a form with these arguments, -1 for one left out."""
    move: i64 = form
    shift = FIRST
    for value in arguments:
        move |= i64(value + 1) << shift
        shift += ARGUMENT_BITS
    return move


def first_listed(wanted: list[i64], moves: vec[i64]) -> i64:
    """The first of some moves that is listed; the first of the list if none is."""
    for move in wanted:
        if move in moves:
            return move
    return moves[0]
