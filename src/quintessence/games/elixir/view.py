"""What a seat sees, and what it is told of the decision that is due.

EX-HID-1, EX-HID-2, EX-HID-3, EX-HID-4, EX-HID-5, EX-HID-6, EX-HID-7
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject, Seat

from .board import Board, bit
from .cards.words import DRAFT, NOBODY, OPEN_FINDS, OPEN_SPELLS, PHASES
from .hidden.eyes import Eyes
from .table import paying, zones
from .writing import write_ask, write_board


def eyes_of(board: Board, seat: Seat | None) -> Eyes:
    """One's own hand, spells only once looked at (EX-DRAFT-8), and those that are open (EX-STAT-10, EX-STAT-11)."""
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


HELD: Final = "held"
STAND_IN: Final = "stand-in"
WAIVED: Final = "waived"
MISSING: Final = "missing"


def write_needs(board: Board, seat: Seat | None, eyes: Eyes) -> JsonObject:
    """For each spell that a seat knows to be in its own hand: its slots, in order; nothing for a spectator."""
    if seat is None or not eyes.sees_spells(seat):
        return {}
    return {board.deck.ids[spell]: slots_needed(board, seat, spell) for spell in zones.distinct(board.spells_of(seat))}


def slots_needed(board: Board, seat: i64, spell: i64) -> list[Json]:
    """Each slot of a spell with how it could be paid now, and the finds in hand that may pay it."""
    finds, slots = board.finds_of(seat), paying.slots_of(board, seat, spell)
    held = paying.holders(board, paying.payer_of(board, seat), slots, finds, 0, true_holders(slots, finds))
    spare = len(finds) - paying.slots_held(held)
    # At least one find is paid in all (EX-PAY-6).
    waive = min(paying.waivable(board, seat, spell), len(slots) - 1)
    told: list[Json] = []
    for number, slot in enumerate(slots):
        place = paying.holder_of(held, number)
        state = MISSING
        if place >= 0:
            state = HELD if slot in (paying.ANY_FIND, finds[place]) else STAND_IN
        elif number >= paying.MOST_HELD and spare > 0:
            state = HELD
            spare -= 1
        elif waive > 0:
            state = WAIVED
            waive -= 1
        name = "any" if slot == paying.ANY_FIND else board.deck.ids[slot]
        payers = vec[i64]([find for find in zones.distinct(finds) if paying.pays(board, seat, find, slot)])
        told.append({"slot": name, "state": state, "finds": board.deck.ids_of(payers)})
    return told


def true_holders(slots: vec[i64], finds: vec[i64]) -> i64:
    """The slots that are paid by the ingredients themselves, before anything stands in for others."""
    held: i64 = 0
    for number, slot in enumerate(slots[: paying.MOST_HELD]):
        for place, find in enumerate(finds):
            if find == slot and paying.slot_holding(held, place) == paying.FREE:
                held = paying.held_by(held, number, place)
                break
    return held
