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
    payer = payment(board, seat, slots, finds)
    states = [MISSING] * len(slots)
    for place, slot in enumerate(payer):
        if slot != paying.FREE:
            is_true = slots[slot] == paying.ANY_FIND or slots[slot] == finds[place]
            states[slot] = HELD if is_true else STAND_IN
    # At least one find is paid in all (EX-PAY-6).
    waive = min(paying.waivable(board, seat, spell), len(slots) - 1)
    told: list[Json] = []
    for place, slot in enumerate(slots):
        if states[place] == MISSING and waive > 0:
            states[place] = WAIVED
            waive -= 1
        name = "any" if slot == paying.ANY_FIND else board.deck.ids[slot]
        payers = vec[i64]([find for find in zones.distinct(finds) if paying.pays(board, seat, find, slot)])
        told.append({"slot": name, "state": states[place], "finds": board.deck.ids_of(payers)})
    return told


def payment(board: Board, seat: i64, slots: vec[i64], finds: vec[i64]) -> vec[i64]:
    """For each find the slot that it pays, FREE if none: as many slots as can be, the true ingredients first."""
    payer = vec[i64]([paying.FREE] * len(finds))
    for number, slot in enumerate(slots):
        for place, find in enumerate(finds):
            if find == slot and payer[place] == paying.FREE:
                payer[place] = number
                break
    for number in range(len(slots)):
        if number not in payer:
            paying.finds_payer(board, seat, slots, finds, number, payer, vec[i64]([0] * len(finds)))
    return payer
