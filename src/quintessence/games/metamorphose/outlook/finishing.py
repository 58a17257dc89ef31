"""The outlook of an open decision: that after the best way to finish it.

A finish changes one creature. What it would be is counted from the cards as they lie; no move is carried out.
"""

from typing import Final

from mypy_extensions import i64

from quintessence.core.packing import first_of, form_of, second_of

from ..board import SHIFTING, Board
from ..cards.geometry import NO_COLOUR, REACH
from ..cards.market import with_earned
from ..cards.powers import ALLIES, points_of_power, power_colour, power_count, power_kind, power_number
from ..cards.stacks import (
    PLACES,
    colour_of,
    creature_at,
    free_place,
    rows_all_slid,
    rows_of,
    rows_slid,
    rows_with,
    size_of,
    top_card,
)
from ..contests.strength import allies_for, allies_of, strength_shown
from ..legal import list_moves
from ..moves import PLACE_INTO, PLACE_NEW, PLACE_ON, SLIDE, SLIDE_ALL
from .expecting import MOST, Outlook, mana_of


def finish_best(outlook: Outlook) -> None:
    """Turns the outlook on an open decision into that after its best finish, for the seat that decides."""
    if outlook.board.pending == SHIFTING:
        finish_shift(outlook)
    else:
        finish_placement(outlook)


def finish_shift(outlook: Outlook) -> None:
    """Tries every slide: only the strength of the shifted creature changes."""
    board = outlook.board
    seat = board.turn
    cards = board.variant.cards
    creature = creature_at(seat, board.source)
    size, mana, top = size_of(board, creature), board.mana[creature], top_card(board, creature)
    allies = allies_for(board, seat, cards.power[top])
    standing = strength_shown(cards, top, rows_of(board, creature), size, mana, allies)
    now = outlook.features()
    best, best_lead = now, -MOST
    tried: i64 = 0
    for move in list_moves(board, seat):
        strength = strength_shown(cards, top, rows_after_slide(board, creature, move), size, mana, allies)
        if is_noted(tried, strength):
            continue
        tried = noted(tried, strength)
        outlook.put(now)
        outlook.add_strength(seat, cards.colour[top], strength - standing)
        lead = outlook.lead(seat, best_lead)
        if lead > best_lead:
            best, best_lead = outlook.features(), lead
    outlook.put(best)


def rows_after_slide(board: Board, creature: i64, move: i64) -> i64:
    """What a creature shows after a move of its shift."""
    form = form_of(move)
    if form == SLIDE:
        return rows_slid(board, creature, first_of(move) + 1, second_of(move) - REACH)
    if form == SLIDE_ALL:
        return rows_all_slid(board, creature, first_of(move) - REACH)
    return rows_of(board, creature)


def finish_placement(outlook: Outlook) -> None:
    """Tries every place for the card in hand."""
    board = outlook.board
    seat = board.turn
    cards = board.variant.cards
    now = outlook.features()
    best, best_lead = now, -MOST
    # What changes with the creature only, whatever the depth. The moves come creature by creature.
    creature: i64 = -1
    size: i64 = 0
    mana: i64 = 0
    without = now
    tried: i64 = 0
    for move in list_moves(board, seat):
        joined = creature_joined(board, seat, move)
        if joined != creature:
            creature = joined
            size = size_of(board, creature) + 1
            mana = with_earned(board.mana[creature] | board.hand_mana, size)
            outlook.put(now)
            take_away(outlook, creature)
            outlook.put_mana(seat, mana_of(board, seat, creature, mana, size))
            without = outlook.features()
            tried = 0
        outlook.put(without)
        depth = depth_joined(move, size)
        rows = rows_with(board, creature, depth, board.hand)
        if depth == 1:
            top = board.hand
            allies = allies_under(board, creature, cards.power[top])
            cover(outlook, creature)
            strength = strength_shown(cards, top, rows, size, mana, allies)
        else:
            top = top_card(board, creature)
            strength = strength_shown(cards, top, rows, size, mana, allies_for(board, seat, cards.power[top]))
            if is_noted(tried, strength):
                continue
            tried = noted(tried, strength)
        outlook.add_strength(seat, cards.colour[top], strength)
        outlook.add_points(seat, cards.colour[top], points_of_power(cards.power[top]))
        lead = outlook.lead(seat, best_lead)
        if lead > best_lead:
            best, best_lead = outlook.features(), lead
    outlook.put(best)


def creature_joined(board: Board, seat: i64, move: i64) -> i64:
    """The creature that a placement adds to, or founds."""
    return creature_at(seat, free_place(board, seat) if form_of(move) == PLACE_NEW else first_of(move))


def depth_joined(move: i64, size: i64) -> i64:
    """The depth of the placed card in a stack that has then so many cards (ME-PLC-3, ME-PLC-4, ME-PLC-5)."""
    form = form_of(move)
    if form == PLACE_NEW or form == PLACE_ON:
        return 1
    return second_of(move) + 1 if form == PLACE_INTO else size


def take_away(outlook: Outlook, creature: i64) -> None:
    """Takes a creature, if there is one, out of the features of the seat that decides."""
    board = outlook.board
    seat = board.turn
    cards = board.variant.cards
    size = size_of(board, creature)
    if size == 0:
        return
    top = top_card(board, creature)
    allies = allies_for(board, seat, cards.power[top])
    strength = strength_shown(cards, top, rows_of(board, creature), size, board.mana[creature], allies)
    outlook.add_strength(seat, cards.colour[top], -strength)
    outlook.add_points(seat, cards.colour[top], -points_of_power(cards.power[top]))


def colour_covered(board: Board, creature: i64) -> i64:
    """The colour that is lost when a card comes on top; NO_COLOUR where there was none."""
    return colour_of(board, creature) if size_of(board, creature) > 0 else NO_COLOUR


def allies_under(board: Board, creature: i64, power: i64) -> i64:
    """How many creatures a power counts once the card in hand is the top card of a creature (ME-POW-9)."""
    if power_kind(power) != ALLIES:
        return 0
    colour = power_colour(power)
    allies = allies_of(board, board.turn, colour)
    if board.variant.cards.colour[board.hand] == colour:
        allies += 1
    if colour_covered(board, creature) == colour:
        allies -= 1
    return allies


def cover(outlook: Outlook, creature: i64) -> None:
    """Counts the powers of the seat's other creatures anew, whose allies change with the top card of this one."""
    board = outlook.board
    seat = board.turn
    if colour_covered(board, creature) == board.variant.cards.colour[board.hand]:
        return
    for other in range(seat * PLACES, (seat + 1) * PLACES):
        if other == creature or size_of(board, other) == 0:
            continue
        power = board.variant.cards.power[top_card(board, other)]
        if power_kind(power) == ALLIES:
            each = power_count(power)
            sets = allies_under(board, creature, power) // each - allies_for(board, seat, power) // each
            outlook.add_strength(seat, colour_of(board, other), power_number(power) * sets)


# Strengths that were tried, as a set of bits: a second finish with the same features is not better than the first.
MOST_NOTED: Final[i64] = 62


def is_noted(tried: i64, strength: i64) -> bool:
    return strength < MOST_NOTED and (tried >> strength) & 1 != 0


def noted(tried: i64, strength: i64) -> i64:
    first_bit: i64 = 1
    return tried | (first_bit << strength) if strength < MOST_NOTED else tried
