"""Numbers that stand for positions: a search keeps them to know where it has been.

A key starts at `START`; every number of the position is mixed in, in a fixed order:

    key = mixed(START, self.turn)
    for stack in self.cells:
        key = mixed(key, stack)
"""

from hashlib import sha256
from typing import Final

from mypy_extensions import i64

START: Final[i64] = 0x2545F4914F6CDD1D
SPREAD: Final[i64] = 0x369DEA0F31A53F85
"""An odd number without a pattern: a product with it carries every bit upwards."""
MIDDLE: Final[i64] = 0x7FFFFFFF


def mixed(key: i64, number: i64) -> i64:
    """The key with one more number in it. The order counts: 1 then 2 is not 2 then 1."""
    product = folded(key ^ number)
    return product ^ ((product >> 32) & MIDDLE)


def folded(number: i64) -> i64:
    """The product with `SPREAD` in 62 bits, by halves: interpreted Python would let it grow without end."""
    low = number & MIDDLE
    high = (number >> 31) & MIDDLE
    spread_low = SPREAD & MIDDLE
    spread_high = SPREAD >> 31
    middle = (low * spread_high + high * spread_low) & MIDDLE
    return (low * spread_low + (middle << 31)) & 0x3FFFFFFFFFFFFFFF


def key_of_text(text: str) -> i64:
    """The key of a position that is written as text."""
    return int.from_bytes(sha256(text.encode("utf-8")).digest()[:7], "big")
