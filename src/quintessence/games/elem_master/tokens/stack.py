"""An elemental as one number: level, element, owner, marks and the element it acts as.

0 is an empty cell and VOID one that is out of use; both have level 0.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import JsonObject

from .elements import ELEMENTS

EMPTY: Final[i64] = 0
PLAYED: Final[i64] = 1 << 8
IMMOBILISED: Final[i64] = 1 << 9
ROOTED: Final[i64] = 1 << 10
HELD: Final[i64] = 3 << 9
MARKS: Final[i64] = 7 << 8
ACTING: Final[i64] = 7 << 11
VOID: Final[i64] = 1 << 14

HIGHEST: Final[i64] = 3
"""No gain and no merge leads above it (EM-BAS-7)."""

BIT_ORDER: Final[i64] = 0x077CB531
"""Its uppermost five bits are others for each place to which it is moved up in 32 bits."""
PLACES: Final = vec[i64](
    [[(0x077CB531 << place & 0xFFFFFFFF) >> 27 for place in range(32)].index(top) for top in range(32)]
)
"""For each value of those five bits the place."""


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


def told(stack: i64) -> JsonObject:
    """Whose it is and of which element, for events: a cell alone does not tell people what stood there."""
    return {"seat": int(owner_of(stack)), "element": ELEMENTS[element_of(stack)]}


def one_if_zero(number: i64) -> i64:
    """1 for 0, 0 for anything above it; reckoned, not decided: a processor cannot foretell what lies on a cell."""
    return ((number - 1) >> 63) & 1


def place_of_lowest(bits: i64) -> i64:
    """The place of the lowest of up to 32 bits, of which there is one at least."""
    return PLACES[(((bits & -bits) * BIT_ORDER) & 0xFFFFFFFF) >> 27]


def kin_of(stack: i64) -> i64:
    """Element and owner together: equal for two elementals that may merge (EM-MOV-2, EM-FOU-6)."""
    return (stack >> 4) & 15


def acts_as(stack: i64) -> i64:
    """The element that it counts as when it is the source of an action (EM-METAMORPH-2)."""
    acting = (stack >> 11) & 7
    return acting - 1 if acting > 0 else (stack >> 4) & 3
