"""What a seat's own spells want, and how far its finds go: the key `needs` of its view."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject, Seat

from ..board import Board
from ..table.paying import ANY_FIND, FREE, finds_payer, pays, slots_of, waivable
from ..table.zones import distinct
from .eyes import Eyes

HELD: Final = "held"
STAND_IN: Final = "stand-in"
WAIVED: Final = "waived"
MISSING: Final = "missing"


def write_needs(board: Board, seat: Seat | None, eyes: Eyes) -> JsonObject:
    """For each spell that a seat knows to be in its own hand: its slots, in order; nothing for a spectator."""
    if seat is None or not eyes.sees_spells(seat):
        return {}
    return {board.deck.ids[spell]: slots_needed(board, seat, spell) for spell in distinct(board.spells_of(seat))}


def slots_needed(board: Board, seat: i64, spell: i64) -> list[Json]:
    """Each slot of a spell with how it could be paid now, and the finds in hand that may pay it."""
    finds, slots = board.finds_of(seat), slots_of(board, seat, spell)
    payer = payment(board, seat, slots, finds)
    states = [MISSING] * len(slots)
    for place, slot in enumerate(payer):
        if slot != FREE:
            is_true = slots[slot] == ANY_FIND or slots[slot] == finds[place]
            states[slot] = HELD if is_true else STAND_IN
    # At least one find is paid in all (EX-PAY-6).
    waive = min(waivable(board, seat, spell), len(slots) - 1)
    told: list[Json] = []
    for place, slot in enumerate(slots):
        if states[place] == MISSING and waive > 0:
            states[place] = WAIVED
            waive -= 1
        name = "any" if slot == ANY_FIND else board.deck.ids[slot]
        told.append({"slot": name, "state": states[place], "finds": payers(board, seat, slot, finds)})
    return told


def payment(board: Board, seat: i64, slots: vec[i64], finds: vec[i64]) -> vec[i64]:
    """For each find the slot that it pays, FREE if none: as many slots as can be, the true ingredients first."""
    payer = vec[i64]([FREE] * len(finds))
    paid = [False] * len(slots)
    for number, slot in enumerate(slots):
        for place, find in enumerate(finds):
            if find == slot and payer[place] == FREE:
                payer[place] = number
                paid[number] = True
                break
    for number in range(len(slots)):
        if not paid[number]:
            finds_payer(board, seat, slots, finds, number, payer, vec[i64]([0] * len(finds)))
    return payer


def payers(board: Board, seat: i64, slot: i64, finds: vec[i64]) -> list[Json]:
    """The different finds in hand that may pay a slot (EX-PAY-2)."""
    fitting = vec[i64]([find for find in distinct(finds) if pays(board, seat, find, slot)])
    return board.deck.ids_of(fitting)
