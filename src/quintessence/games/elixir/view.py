"""What a seat sees, and what it is told of the decision that is due.

EX-HID-1, EX-HID-2, EX-HID-3, EX-HID-4, EX-HID-5, EX-HID-6, EX-HID-7
"""

from mypy_extensions import i64

from quintessence.core.types import JsonObject, Seat

from .board import Board, bit
from .cards.words import DRAFT, NOBODY, OPEN_FINDS, OPEN_SPELLS, PHASES
from .hidden.eyes import Eyes
from .hidden.needs import write_needs
from .writing import write_ask, write_board


def eyes_of(board: Board, seat: Seat | None) -> Eyes:
    """The eyes of a seat or of a spectator: one's own hand, and those that are open (EX-STAT-10, EX-STAT-11).

    One's own spells too are seen only once they have been looked at (EX-DRAFT-8).
    """
    viewer = NOBODY if seat is None else i64(seat)
    finds = bit(viewer)
    spells: i64 = 0 if board.phase == DRAFT and not board.variant.looks_at_once else bit(viewer)
    for other in range(board.seats):
        if board.has_status(other, OPEN_FINDS):
            finds |= bit(other)
        if board.has_status(other, OPEN_SPELLS):
            spells |= bit(other)
    return Eyes(viewer, finds, spells)


def shown_to(board: Board, seat: Seat | None) -> JsonObject:
    """The page's keys, written through the eyes of a seat or of a spectator, and what the seat's own spells want."""
    eyes = eyes_of(board, seat)
    return {**write_board(board, eyes), "needs": write_needs(board, seat, eyes)}


def prompt_of(board: Board, seat: Seat | None) -> JsonObject:
    """The question, or the phase at the end, and whose eyes see it."""
    asked = write_ask(board, eyes_of(board, seat))
    question = asked if isinstance(asked, dict) else {"kind": PHASES[board.phase]}
    return {**question, "you": seat}
