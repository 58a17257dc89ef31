"""The stacks on the board as one seat sees them: its own, and those of its opponents with how far they can attack.

They are gathered once, so that what is told of pairs of stacks looks at no empty cell.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..tokens.stack import level_of, one_if_zero, owner_of
from .readiness import reach_later, reach_now, readiness

# An entry is a number: the cell, from `STACK` on the stack, and for an opponent's its reach in two bits each.
CELL_MASK: Final[i64] = 255
STACK: Final[i64] = 8
STACK_MASK: Final[i64] = 0xFFFF
REACH_NOW: Final[i64] = 24
REACH_LATER: Final[i64] = 26
REACH_MASK: Final[i64] = 3
FARTHEST: Final[i64] = 3
"""The farthest that anything attacks in one turn without the help of an Air."""


def room_for(board: Board) -> i64:
    """How many entries `gather` wants: one for each cell, and two between what it writes from both ends."""
    return len(board.cells) + 2


def gather(board: Board, seat: i64, into: vec[i64]) -> tuple[i64, i64]:
    """Writes the seat's own stacks from the front, in the order of the cells, and its opponents' from the end.

    Tells how many its own are, and where those of the opponents begin.
    """
    cells = board.cells
    foes = board.variant.foes[seat]
    own: i64 = 0
    free: i64 = len(into) - 1
    for cell in range(len(cells)):
        stack = cells[cell]
        owner = owner_of(stack)
        is_stack = 1 - one_if_zero(level_of(stack))
        entry = stack << STACK | cell
        # Written at both ends, and kept where it belongs.
        into[own] = entry
        own += is_stack & one_if_zero(owner ^ seat)
        into[free] = entry
        free -= is_stack & (foes >> owner)
    for place in range(free + 1, len(into)):
        into[place] |= reach_of(board, stack_in(into[place]))
    return own, free + 1


def reach_of(board: Board, stack: i64) -> i64:
    """How far a stack can attack, as it stands in an entry."""
    ready = readiness(board, stack)
    now = min(reach_now(board, stack, ready), FARTHEST)
    return now << REACH_NOW | min(reach_later(stack, ready), FARTHEST) << REACH_LATER


def cell_in(entry: i64) -> i64:
    return entry & CELL_MASK


def stack_in(entry: i64) -> i64:
    return (entry >> STACK) & STACK_MASK


def reach_now_in(entry: i64) -> i64:
    return (entry >> REACH_NOW) & REACH_MASK


def reach_later_in(entry: i64) -> i64:
    return (entry >> REACH_LATER) & REACH_MASK
