"""The moves that a seat may make: the fast generator. `explain` says the same in words, written apart from it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import pack1, pack2, pack3

from . import moves
from .board import LATE, NOTHING_OPEN, PLACE_MOVED, SHIFTING, Board
from .cards.market import READY_3, READY_5, SPOTS, has_card, level_of_spot
from .cards.stacks import PLACES, SLID, cards_of, creature_at, creatures_of, offset_of, size_of
from .contests.players import MOVED, SHIFTED, SUMMONED, has_mark


def list_moves(board: Board, seat: i64) -> vec[i64]:
    """Everything that the seat whose turn or window it is may do (ME-TURN-1)."""
    if board.pending == SHIFTING:
        return list_slides(board, seat)
    if board.pending != NOTHING_OPEN:
        return list_placements(board, seat)
    found = vec[i64](capacity=64)
    may_end = board.phase == LATE or has_mark(board, seat, SUMMONED)
    if not may_end:
        found = add_takes(board, seat, found)
        # Only a hand-made position can run out of cards; the turn then ends without one.
        may_end = len(found) == 0
    if may_end:
        found = append(found, moves.END)
    return add_optional(board, seat, found)


def add_takes(board: Board, seat: i64, found: vec[i64]) -> vec[i64]:
    """Free cards of level 1, others for each token that pays (ME-SUM-2, ME-SUM-3, ME-MANA-4)."""
    tokens: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        tokens |= board.mana[creature]
    for spot in range(SPOTS + 3):
        if not has_card(board, spot):
            continue
        level = level_of_spot(spot)
        if level == 0:
            found = append(found, pack1(moves.TAKE, spot))
        elif tokens & (READY_3 | READY_5) != 0:
            found = add_payments(board, seat, spot, level, found)
    return found


def add_payments(board: Board, seat: i64, spot: i64, level: i64, found: vec[i64]) -> vec[i64]:
    for place in range(PLACES):
        mana = board.mana[creature_at(seat, place)]
        if level == 1 and mana & READY_3 != 0:
            found = append(found, pack3(moves.TAKE_WITH_MANA, spot, place, 0))
        if mana & READY_5 != 0:
            found = append(found, pack3(moves.TAKE_WITH_MANA, spot, place, 1))
    return found


def add_optional(board: Board, seat: i64, found: vec[i64]) -> vec[i64]:
    """The move of a card and the shift of a stack that are still open (ME-MOV-1, ME-MOV-5, ME-SHI-1, ME-SHI-2)."""
    may_move = not has_mark(board, seat, MOVED) and cards_of(board, seat) >= 2
    may_shift = not has_mark(board, seat, SHIFTED)
    for place in range(PLACES):
        size = size_of(board, creature_at(seat, place))
        if may_move:
            for depth in range(size):
                found = append(found, pack2(moves.MOVE, place, depth))
        if may_shift and size >= 2:
            found = append(found, pack1(moves.SHIFT, place))
    return found


def list_placements(board: Board, seat: i64) -> vec[i64]:
    """Alone, on, under or between, but not where a lifted card came from (ME-MOV-4, ME-MOV-8, ME-PLC-6)."""
    found = vec[i64](capacity=32)
    was_lifted = board.pending == PLACE_MOVED
    left = board.source if was_lifted else -1
    was_alone = was_lifted and size_of(board, creature_at(seat, left)) == 0
    if not was_alone and creatures_of(board, seat) < PLACES:
        found = append(found, moves.PLACE_NEW)
    for place in range(PLACES):
        size = size_of(board, creature_at(seat, place))
        if size == 0:
            continue
        barred: i64 = -1
        if place == left:
            if not board.variant.may_rejoin:
                continue
            barred = board.source_depth
        if barred != 1:
            found = append(found, pack1(moves.PLACE_ON, place))
        if barred != size + 1:
            found = append(found, pack1(moves.PLACE_UNDER, place))
        for depth in range(2, size + 1):
            if depth != barred:
                found = append(found, pack2(moves.PLACE_INTO, place, depth - 1))
    return found


def list_slides(board: Board, seat: i64) -> vec[i64]:
    """The slides of a shift that was begun, and its end."""
    # ME-SHI-3, ME-SHI-4, ME-SHI-5, ME-SHI-6, ME-SHI-7, ME-SHI-8, ME-SHI-11
    found = vec[i64](capacity=32)
    creature = creature_at(seat, board.source)
    first = board.starts[creature] + 1
    last = board.starts[creature + 1]
    if board.variant.slides_together:
        for where in range(5):
            for at in range(first, last):
                if offset_of(board.stacks[at]) + 2 != where:
                    found = append(found, pack1(moves.SLIDE_ALL, where))
                    break
        return found
    any_slid = False
    for at in range(first, last):
        entry = board.stacks[at]
        if entry & SLID != 0:
            any_slid = True
            continue
        for where in range(5):
            if offset_of(entry) + 2 != where:
                found = append(found, pack2(moves.SLIDE, at - first + 1, where))
    if any_slid:
        found = append(found, moves.DONE)
    return found
