"""Paying for a spell: slots, what may pay them, and whether the rest can still be paid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import Board
from ..cards.words import DISCOUNT, NOBODY, STAND_IN, SURCHARGE
from .zones import BITS, distinct, joined, without_card

ANY_FIND: Final[i64] = -1
"""In place of an ingredient: a slot that any find pays (EX-PAY-5)."""
WAIVE: Final[i64] = -2
"""Among the ways to pay a slot: it is left unpaid."""
FREE: Final[i64] = -1
# No spell costs more slots (EX-DECK-5); only surcharges, which take any find, make more. Places are packed in 15 bits.
MOST_HELD: Final[i64] = 4
WIDTH: Final[i64] = 15
PLACE: Final[i64] = (1 << 15) - 1
ALL_MARKS: Final[i64] = (1 << 63) - 1


def slots_of(board: Board, seat: i64, spell: i64) -> vec[i64]:
    """What a seat must pay for a spell: its printed ingredients, then any find for each surcharge (EX-STAT-13)."""
    slots = board.deck.cost[spell]
    extra = board.status_total(seat, SURCHARGE, board.deck.level[spell])
    return slots if extra == 0 else joined(slots, vec[i64]([ANY_FIND] * int(extra)))


def waivable(board: Board, seat: i64, spell: i64) -> i64:
    """How many slots a seat may leave unpaid (EX-PAY-6, EX-STAT-12)."""
    return board.status_total(seat, DISCOUNT, board.deck.level[spell])


def pays(board: Board, seat: i64, find: i64, slot: i64) -> bool:
    """Whether a find may pay a slot: it is the ingredient or stands for it (EX-PAY-2, EX-STAT-14)."""
    if find == slot or slot == ANY_FIND:
        return True
    reach = board.deck.reach
    if reach[find] & reach[slot] != 0:
        covered = board.deck.stands_for[find]
        if len(covered) > 0 and covered[slot] == 1:
            return True
    if seat == NOBODY:
        return False
    for effect in board.lasting:
        what, stands_as = effect.what, effect.stands_as
        if effect.status == STAND_IN and effect.on == seat and what is not None and stands_as is not None:
            if what.fits[find] == 1 and stands_as.fits[slot] == 1:
                return True
    return False


def payer_of(board: Board, seat: i64) -> i64:
    """The seat whose finds stand in for others by something that lasts; NOBODY if this seat's do not."""
    return seat if board.has_status(seat, STAND_IN) else NOBODY


def reach_of(board: Board, payer: i64, finds: vec[i64]) -> i64:
    """The marks of all that these finds may pay; a slot without a mark among them is paid by none."""
    marks: i64 = 0
    if payer != NOBODY:
        return ALL_MARKS
    reach = board.deck.reach
    for find in finds:
        marks |= reach[find]
    return marks


def can_cast(board: Board, seat: i64, spell: i64) -> bool:
    """Whether a seat can pay for a spell (EX-CAST-3)."""
    finds, waive = board.finds_of(seat), waivable(board, seat, spell)
    if waive == 0 and board.deck.wants[spell] & ~reach_of(board, payer_of(board, seat), finds) != 0:
        return False
    return can_pay(board, seat, slots_of(board, seat, spell), finds, waive, False)


def can_pay(board: Board, seat: i64, slots: vec[i64], finds: vec[i64], waive: i64, has_paid: bool) -> bool:
    """Whether these finds pay these slots when so many may be left out, and at least one is paid in all."""
    if len(slots) == 0:
        return has_paid
    if len(slots) - waive > len(finds):
        return False
    held = slots_held(holders(board, payer_of(board, seat), slots, finds, 0, 0))
    # Surcharges take any find.
    paid = min(held + max(i64(0), i64(len(slots)) - MOST_HELD), i64(len(finds)))
    return len(slots) - paid <= waive and (paid > 0 or has_paid)


def holders(board: Board, payer: i64, slots: vec[i64], finds: vec[i64], spent: i64, held: i64) -> i64:
    """The most holders of the first slots, packed: for each slot the place of the find that pays it, from 1, or 0.

    `payer` is what `payer_of` says, `spent` the bits of places whose finds are spent, `held` what is held already.
    """
    for slot in range(min(i64(len(slots)), MOST_HELD)):
        if holder_of(held, slot) == FREE:
            held = with_holder(board, payer, slots, finds, spent, slot, held, 0)
    return held


def with_holder(
    board: Board, payer: i64, slots: vec[i64], finds: vec[i64], spent: i64, slot: i64, held: i64, asked: i64
) -> i64:
    """The holders with one for this slot too, if there is a way; if not, as they were.

    Another slot may give up its find for a different one (augmenting path); `asked` has the bits of slots that do.
    """
    wanted = slots[slot]
    reach = board.deck.reach
    # Most finds have no mark in common with the slot: they need not be asked.
    marks = ALL_MARKS if payer != NOBODY or wanted == ANY_FIND else reach[wanted]
    for place in range(len(finds)):
        if reach[finds[place]] & marks == 0 or (spent != 0 and spent >> place & 1 == 1):
            continue
        if not pays(board, payer, finds[place], wanted):
            continue
        owner = slot_holding(held, place)
        if owner == FREE:
            return held_by(held, slot, place)
        if asked >> owner & 1 == 0:
            moved = with_holder(board, payer, slots, finds, spent, owner, held, asked | i64(1) << owner)
            if moved != held:
                return held_by(moved, slot, place)
    return held


def held_by(held: i64, slot: i64, place: i64) -> i64:
    """The same holders, but for one slot the find at that place."""
    return held + (place + 1 - (held >> WIDTH * slot & PLACE) << WIDTH * slot)


def slot_holding(held: i64, place: i64) -> i64:
    """The slot that a find pays, FREE if none."""
    for slot in range(MOST_HELD):
        if held >> WIDTH * slot & PLACE == place + 1:
            return slot
    return FREE


def holder_of(held: i64, slot: i64) -> i64:
    """The place of the find that pays a slot, FREE if none does."""
    return (held >> WIDTH * slot & PLACE) - 1 if slot < MOST_HELD else FREE


def slots_held(held: i64) -> i64:
    count: i64 = 0
    for slot in range(MOST_HELD):
        if held >> WIDTH * slot & PLACE != 0:
            count += 1
    return count


def places_held(held: i64) -> i64:
    """The bits of the places whose finds pay a slot."""
    places: i64 = 0
    for slot in range(MOST_HELD):
        if holder_of(held, slot) >= 0:
            places |= BITS[holder_of(held, slot)]
    return places


def ways_to_pay(board: Board, seat: i64, slots: vec[i64], waive: i64, has_paid: bool) -> vec[i64]:
    """What may be done with the first slot: the different finds that pay it, and WAIVE if it may be left out."""
    finds = board.finds_of(seat)
    rest = slots[1:]
    ways = vec[i64]()
    for find in distinct(finds):
        if pays(board, seat, find, slots[0]):
            if len(rest) == 0 or can_pay(board, seat, rest, without_card(finds, find), waive, True):
                ways = append(ways, find)
    if waive > 0 and can_pay(board, seat, rest, finds, waive - 1, has_paid):
        ways = append(ways, WAIVE)
    return ways
