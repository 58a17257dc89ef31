"""Paying for a spell: slots, what may pay them, and whether the rest can still be paid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import Board
from ..cards.words import DISCOUNT, STAND_IN, SURCHARGE
from .zones import distinct, without_card

ANY_FIND: Final[i64] = -1
"""In place of an ingredient: a slot that any find pays (EX-PAY-5)."""
WAIVE: Final[i64] = -2
"""Among the ways to pay a slot: it is left unpaid."""
FREE: Final[i64] = -1


def slots_of(board: Board, seat: i64, spell: i64) -> vec[i64]:
    """What a seat must pay for a spell: its printed ingredients, then any find for each surcharge (EX-STAT-13)."""
    slots = board.deck.cost[spell]
    extra = board.status_total(seat, SURCHARGE, board.deck.level[spell])
    if extra == 0:
        return slots
    longer = slots[:]
    for _ in range(extra):
        longer = append(longer, ANY_FIND)
    return longer


def waivable(board: Board, seat: i64, spell: i64) -> i64:
    """How many slots a seat may leave unpaid (EX-PAY-6, EX-STAT-12)."""
    return board.status_total(seat, DISCOUNT, board.deck.level[spell])


def pays(board: Board, seat: i64, find: i64, slot: i64) -> bool:
    """Whether a find may pay a slot: it is the ingredient or stands for it (EX-PAY-2, EX-STAT-14)."""
    if find == slot or slot == ANY_FIND:
        return True
    covered = board.deck.stands_for[find]
    if len(covered) > 0 and covered[slot] == 1:
        return True
    for effect in board.lasting:
        what, stands_as = effect.what, effect.stands_as
        if effect.status == STAND_IN and effect.on == seat and what is not None and stands_as is not None:
            if what.fits[find] == 1 and stands_as.fits[slot] == 1:
                return True
    return False


def can_cast(board: Board, seat: i64, spell: i64) -> bool:
    """Whether a seat can pay for a spell (EX-CAST-3)."""
    slots = slots_of(board, seat, spell)
    return can_pay(board, seat, slots, board.finds_of(seat), waivable(board, seat, spell), False)


def can_pay(board: Board, seat: i64, slots: vec[i64], finds: vec[i64], waive: i64, has_paid: bool) -> bool:
    """Whether these finds pay these slots when so many may be left out, and at least one is paid in all."""
    if len(slots) == 0:
        return has_paid
    if len(slots) - waive > len(finds):
        return False
    paid = paid_at_most(board, seat, slots, finds)
    return len(slots) - paid <= waive and (paid > 0 or has_paid)


def paid_at_most(board: Board, seat: i64, slots: vec[i64], finds: vec[i64]) -> i64:
    """How many of the slots can be paid at once."""
    count: i64 = 0
    for slot in best_payment(board, seat, slots, finds):
        if slot != FREE:
            count += 1
    return count


def best_payment(board: Board, seat: i64, slots: vec[i64], finds: vec[i64]) -> vec[i64]:
    """For each find the slot that it pays, FREE if none, so that as many slots as can be are paid at once."""
    payer = vec[i64]([FREE] * len(finds))
    for slot in range(len(slots)):
        tried = vec[i64]([0] * len(finds))
        finds_payer(board, seat, slots, finds, slot, payer, tried)
    return payer


def finds_payer(
    board: Board, seat: i64, slots: vec[i64], finds: vec[i64], slot: i64, payer: vec[i64], tried: vec[i64]
) -> bool:
    """Whether a slot gets a find, if need be by giving another slot a different one (augmenting path)."""
    for place in range(len(finds)):
        if tried[place] == 1 or not pays(board, seat, finds[place], slots[slot]):
            continue
        tried[place] = 1
        if payer[place] == FREE or finds_payer(board, seat, slots, finds, payer[place], payer, tried):
            payer[place] = slot
            return True
    return False


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
