"""Which stacks can act, and when."""

from typing import Final

from mypy_extensions import i64

from ..board import PLAY, TURN_POINTS, Board
from ..tokens.stack import IMMOBILISED, PLAYED, ROOTED, level_of, owner_of

HELD_BACK: Final[i64] = 0
"""Not even in its owner's next turn."""
LATER: Final[i64] = 1
"""In its owner's next turn."""
NOW: Final[i64] = 2
"""In the turn in progress, as far as points allow."""


def readiness(board: Board, stack: i64) -> i64:
    """When a stack can be the source of an action: NOW, LATER or HELD_BACK (EM-TUR-4, EM-TUR-8, EM-IMM-1)."""
    held = PLAYED if board.variant.immobilised_may_act else PLAYED | IMMOBILISED
    if owner_of(stack) == board.turn and board.phase == PLAY:
        if stack & held == 0:
            return NOW
        return HELD_BACK if stack & ROOTED != 0 else LATER
    return LATER if stack & held == 0 else HELD_BACK


def reach_now(board: Board, stack: i64, ready: i64) -> i64:
    """How far away the stack can attack in the turn in progress, 0 if it cannot.

    A whole stack that moved is played, a part that moved is not (EM-MOV-4, EM-MOV-5): level 2 attacks two cells away
    and level 3 three, for a point each.
    """
    return min(level_of(stack), board.points) if ready == NOW else 0


def reach_later(stack: i64, ready: i64) -> i64:
    """The same in the turn to come, with the points that a turn has."""
    return min(level_of(stack), TURN_POINTS) if ready != HELD_BACK else 0
