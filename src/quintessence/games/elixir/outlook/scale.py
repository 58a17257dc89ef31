"""Numbers of the size of 1."""

from typing import Final

from mypy_extensions import i64

MOST: Final[i64] = 3


def part(count: i64, whole: i64) -> float:
    """A count as a part of what is much of it; never more than three times as much, nor less than that below 0."""
    return float(max(-MOST * whole, min(count, MOST * whole))) / float(whole)


def flag(claim: bool) -> float:
    return 1.0 if claim else 0.0


def within(number: float) -> float:
    """The number itself from -3 to 3."""
    return max(-3.0, min(number, 3.0))
