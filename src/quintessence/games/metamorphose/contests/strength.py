"""How strong creatures and play areas are, and what their powers add (ME-STR, ME-POW)."""

from mypy_extensions import i64

from ..board import HAS_3, HAS_5, PLACES, Board, colour_of, rows_of, size_of, top_card
from ..cards.powers import ALLIES, NONE, base_strength, bonus_strength, points_of_power, power_colour, power_kind


def base_of(board: Board, creature: i64) -> i64:
    """A creature's strength without its power (ME-STR-2)."""
    return base_strength(rows_of(board, creature), colour_of(board, creature))


def bonus_of(board: Board, seat: i64, creature: i64) -> i64:
    """What the power of a creature's top card adds when its colour is on the contest card (ME-POW-1, ME-STR-4)."""
    return bonus_with(board, seat, creature, rows_of(board, creature))


def bonus_with(board: Board, seat: i64, creature: i64, rows: i64) -> i64:
    """The bonus of a creature of which it is known what it shows."""
    power = board.variant.cards.power[top_card(board, creature)]
    kind = power_kind(power)
    if kind == NONE:
        return 0
    mana = board.mana[creature]
    tokens: i64 = (mana & HAS_3) + ((mana & HAS_5) >> 2)
    allies = allies_of(board, seat, power_colour(power)) if kind == ALLIES else 0
    return bonus_strength(power, colour_of(board, creature), rows, size_of(board, creature), tokens, allies)


def allies_of(board: Board, seat: i64, colour: i64) -> i64:
    """How many creatures of a colour a seat has, by their top cards (ME-POW-9)."""
    count: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if size_of(board, creature) > 0 and colour_of(board, creature) == colour:
            count += 1
    return count


def strength_in(board: Board, seat: i64, colour: i64, with_powers: bool) -> i64:
    """The strength of a seat in a colour: the sum over its creatures of that colour (ME-STR-6)."""
    total: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if size_of(board, creature) > 0 and colour_of(board, creature) == colour:
            total += base_of(board, creature)
            if with_powers:
                total += bonus_of(board, seat, creature)
    return total


def power_points(board: Board, seat: i64, first: i64, second: i64) -> i64:
    """The points that the powers of a seat give when these two colours are on the contest card (ME-POW-10)."""
    total: i64 = 0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if size_of(board, creature) > 0:
            colour = colour_of(board, creature)
            if colour in (first, second):
                total += points_of_power(board.variant.cards.power[top_card(board, creature)])
    return total
