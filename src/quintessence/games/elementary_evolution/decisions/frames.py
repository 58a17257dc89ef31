"""Pending decisions as numbers: what is asked, about what, and who is still to be asked (EE-ASK-4).

Four bits for the kind; then a seat, a card or creature or count, a power, a target, a pile, who redirected a
Blaze, and the list of seats to be asked, three bits each with the next one lowest.
"""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from ..board import Board

TURN: Final[i64] = 0
"""Not a frame: what the active mage is asked when nothing is pending."""
TORNADO: Final[i64] = 1
AIM: Final[i64] = 2
ROOT: Final[i64] = 3
RELEASE: Final[i64] = 4
BLAZE: Final[i64] = 5
POWER: Final[i64] = 6
DROP: Final[i64] = 7
WATCH: Final[i64] = 8
REFILL: Final[i64] = 9
KIND_NAMES: Final = ("turn", "tornado", "aim", "root", "release", "blaze", "power", "drop", "watch", "refill")

NOBODY: Final[i64] = -1
NO_PILE: Final[i64] = -1
NO_ASK: Final[i64] = 0

ONE_MORE: Final[i64] = 1 << 7
"""Adds one to the count of a frame."""
OPENED: Final[i64] = 1 << 25
"""On a watch window that has come up and knows whom it asks."""
ASK: Final[i64] = 26
BELOW_ASK: Final[i64] = (1 << 26) - 1


def make_frame(kind: i64, seat: i64, what: i64) -> i64:
    """A decision of one seat about one thing: a card, a creature, a count."""
    return kind | (seat << 4) | (what << 7)


def power_frame(by: i64, token: i64, power: i64, target: i64, pile: i64) -> i64:
    """A power announced with its choices; NOBODY and NO_PILE where it has none."""
    return make_frame(POWER, by, token) | (power << 12) | ((target + 1) << 16) | ((pile + 1) << 19)


def blaze_frame(by: i64, target: i64, pile: i64, turned_by: i64) -> i64:
    """A Blaze on its way to the top card of a pile."""
    return make_frame(BLAZE, by, 0) | ((target + 1) << 16) | ((pile + 1) << 19) | ((turned_by + 1) << 22)


def kind_of(frame: i64) -> i64:
    return frame & 15


def seat_of(frame: i64) -> i64:
    """Whose decision it is; in a Blaze or power window, who made the Blaze or used the power."""
    return (frame >> 4) & 7


def what_of(frame: i64) -> i64:
    """The card, the creature, the token, or the number of cards tossed."""
    return (frame >> 7) & 31


def power_of(frame: i64) -> i64:
    """The creature whose power is used; another than the token if that is Akasha."""
    return (frame >> 12) & 15


def target_of(frame: i64) -> i64:
    return ((frame >> 16) & 7) - 1


def pile_of(frame: i64) -> i64:
    return ((frame >> 19) & 7) - 1


def turned_by(frame: i64) -> i64:
    """Who redirected the Blaze last, NOBODY if it is as it was aimed."""
    return ((frame >> 22) & 7) - 1


def ask_of(frame: i64) -> i64:
    """The seats still to be asked."""
    return frame >> ASK


def with_ask(frame: i64, ask: i64) -> i64:
    return (frame & BELOW_ASK) | (ask << ASK)


def first_asked(frame: i64) -> i64:
    """The seat that is asked now, NOBODY if none is left."""
    return ((frame >> ASK) & 7) - 1


def struck_off(frame: i64) -> i64:
    """The frame without the first seat of its list."""
    return with_ask(frame, frame >> (ASK + 3))


def added(ask: i64, seat: i64) -> i64:
    """The list with one more seat at its end."""
    shift: i64 = 0
    while (ask >> shift) != 0:
        shift += 3
    return ask | ((seat + 1) << shift)


def seats_in(ask: i64) -> list[int]:
    """The seats of a list, the next one first."""
    seats: list[int] = []
    while ask != NO_ASK:
        seats.append(int((ask & 7) - 1))
        ask >>= 3
    return seats


def push(board: Board, frame: i64) -> None:
    board.stack = append(board.stack, frame)


def drop_top(board: Board) -> None:
    """Takes the topmost decision off the stack."""
    board.stack, _ = pop(board.stack)


def put_top(board: Board, frame: i64) -> None:
    """Writes the topmost decision anew."""
    board.stack[-1] = frame


def top_frame(board: Board) -> i64:
    """The topmost pending decision; one of the kind TURN when nothing is pending."""
    return board.stack[-1] if len(board.stack) > 0 else TURN


def is_pending(board: Board, kind: i64) -> bool:
    return kind_of(top_frame(board)) == kind
