"""What a stack of perforated cards shows: which slot of which card is seen in each row.

Pure: it knows nothing of seats, turns or positions. A card's face is one number, six slots of six bits each, slot 1
lowest; the rows of a stack are one number too, ten rows of six bits each, row -1 lowest (ME-CRE-1, ME-CRE-3). A
slot's code is 0 for a hole; every other code has its highest bit set, so that a whole card is laid under what is
seen so far in a few steps, without a look at single rows. `visible_slots` says the same by the rule's own words,
with the card and slot that each row comes from.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SLOTS: Final = 6
REACH: Final = 2
"""How far a card may be slid from the top card, up or down."""
FIRST_ROW: Final = -1
ROWS: Final = range(FIRST_ROW, 9)
OVERHANGING: Final = (-1, 0, 7, 8)
"""The rows above and below the top card."""

BITS: Final[i64] = 6
CODE: Final[i64] = 63
EACH_ROW: Final[i64] = 0x41041041041041
"""The lowest bit of each of the ten rows."""

HOLE: Final[i64] = 0
BLANK: Final[i64] = 32
UNUSABLE: Final[i64] = 33
FIRST_CHARACTERISTIC: Final[i64] = 34
STRONGEST: Final[i64] = 9

PURPLE: Final[i64] = 0
ORANGE: Final[i64] = 1
GREEN: Final[i64] = 2
NO_COLOUR: Final[i64] = 3
"""What an unusable characteristic is counted as."""
NOTHING: Final[i64] = 4
"""What a blank or an open row is counted as."""

COLOURS: Final = ("purple", "orange", "green")
LETTERS: Final = "pog"


def characteristic(colour: i64, strength: i64) -> i64:
    """The code of a characteristic."""
    return FIRST_CHARACTERISTIC + colour * STRONGEST + strength - 1


KINDS: Final = vec[i64]([NOTHING] * 64)
"""For each code PURPLE, ORANGE, GREEN, NO_COLOUR or NOTHING."""
STRENGTHS: Final = vec[i64]([0] * 64)
"""For each code its strength, 0 for what has none."""
STRENGTHS_IN: Final = vec[i64]([0] * (3 * 64))
"""The same for each colour, one after the other: 0 for what has another colour."""


def fill_tables() -> None:
    KINDS[UNUSABLE] = NO_COLOUR
    for colour in range(3):
        for strength in range(1, 10):
            KINDS[characteristic(colour, strength)] = colour
            STRENGTHS[characteristic(colour, strength)] = strength
            STRENGTHS_IN[colour * 64 + characteristic(colour, strength)] = strength


fill_tables()


def face_of(codes: Sequence[int]) -> i64:
    """The face of a card, from the codes of its slots, the uppermost first."""
    face: i64 = 0
    for place, code in enumerate(codes):
        face |= i64(code) << (i64(place) * BITS)
    return face


def slot_code(face: i64, slot: i64) -> i64:
    """The code of a slot of a card, 1 to 6."""
    return (face >> ((slot - 1) * BITS)) & CODE


def row_code(rows: i64, row: i64) -> i64:
    """The code of what is seen in a row, -1 to 8; HOLE where the row is open."""
    return (rows >> ((row - FIRST_ROW) * BITS)) & CODE


def laid(face: i64, offset: i64) -> i64:
    """The rows that a card fills, all alone, when it is slid by `offset`."""
    return face << ((offset + REACH) * BITS)


def under(upper: i64, lower: i64) -> i64:
    """The rows that are seen when `lower` is put under `upper`: through its holes, and where it has no slot."""
    # ME-CRE-6
    hidden = ((upper >> (BITS - 1)) & EACH_ROW) * CODE
    return upper | (lower & ~hidden)


@final
class VisibleSlot:
    """What is seen in one row: the slot (1 to 6) of the card at `depth` (1 is the top card), and its code."""

    def __init__(self, row: int, depth: int, slot: int, code: int) -> None:
        self.row = row
        self.depth = depth
        self.slot = slot
        self.code = code

    def __repr__(self) -> str:
        return f"VisibleSlot(row={self.row}, depth={self.depth}, slot={self.slot}, code={self.code})"


def visible_slots(faces: Sequence[int], offsets: Sequence[int]) -> list[VisibleSlot]:
    """Every slot of a stack that is seen, from the highest row down; open rows are left out (ME-CRE-4, ME-CRE-5)."""
    seen: list[VisibleSlot] = []
    for row in ROWS:
        for place, face in enumerate(faces):
            slot = row - offsets[place]
            if 1 <= slot <= SLOTS and slot_code(face, slot) != HOLE:
                seen.append(VisibleSlot(row, place + 1, slot, int(slot_code(face, slot))))
                break
    return seen


def read_slot(word: str) -> int | None:
    """The code of a slot as it is written in a set of cards, None if it is none."""
    named = {"hole": HOLE, "none": BLANK, "x": UNUSABLE}
    if word in named:
        return int(named[word])
    if len(word) == 2 and word[0] in LETTERS and word[1] in "123456789":
        return int(characteristic(LETTERS.index(word[0]), int(word[1])))
    return None


def write_code(code: i64) -> str:
    """What a row shows, in words: `p2`, `x`, `none`, or `open` where the table is seen."""
    if code == HOLE:
        return "open"
    if code < FIRST_CHARACTERISTIC:
        return "none" if code == BLANK else "x"
    return f"{LETTERS[KINDS[code]]}{STRENGTHS[code]}"
