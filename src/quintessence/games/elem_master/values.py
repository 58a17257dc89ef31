"""How good a position is for each seat: a handful of named features, weighed."""

from typing import Final

from mypy_extensions import i64

from .board import FLOOD, FOG, HEATWAVE, HURRICANE, MUDSLIDE, RAINBOW, STORM, Board, is_in
from .events.flow import events_left
from .terrain.cells import Plain
from .tokens.changes import aside_of
from .tokens.elements import AIR, EARTH, FIRE, WATER
from .tokens.stack import IMMOBILISED, element_of, level_of, owner_of

# Worth of one token of each element: Earth is life, Fire the only weapon against it.
EARTH_TOKEN: Final = 1.0
FIRE_TOKEN: Final = 0.7
WATER_TOKEN: Final = 0.5
AIR_TOKEN: Final = 0.35
# Two stacks of Earth are safer than one.
EARTH_STACK: Final = 0.4
# Own Fire that touches an opponent's Earth, and each cell that it is nearer than five.
THREAT: Final = 0.25
NEARER: Final = 0.04
FAR: Final[i64] = 5
# A stack that cannot act, a card not yet played, a Genie not yet called, Earth that can be called back.
HELD_STACK: Final = 0.15
EVENT_KEPT: Final = 0.35
GENIE_KEPT: Final = 1.2
EARTH_ASIDE: Final = 0.4
# Effects that wait for one's own next turn.
STORM_WAITS: Final = 0.2
HURRICANE_WAITS: Final = 0.3
FLOOD_WAITS: Final = 0.6
HEATWAVE_WAITS: Final = 0.5
RAINBOW_WAITS: Final = 0.6
FOG_WAITS: Final = -0.6
MUDSLIDE_WAITS: Final = -1.0
# The lead that makes a game half won.
HALF_WON: Final = 5.0
LOST: Final = -1.0
NO_STRENGTH: Final = -1000.0
"""Less than any side has."""

GENIE: Final[i64] = 10


# Searches ask what a position is worth more often than anything else. Nothing is allocated for one seat: the cells of
# opposing Earth are gathered in two numbers, nine in each. There are never more than 18 stacks of it: three armies have
# six tokens each (EM-BAS-6).
CELL_BITS: Final[i64] = 7
CELL_MASK: Final[i64] = 127
NINTH: Final[i64] = 56


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat: its side's strength beside the strongest other side's."""
    if board.ended is not None:
        return board.ended.values()
    variant = board.variant
    sides = [side_strength(board, side) for side in range(variant.sides)]
    values: list[float] = []
    for seat in range(variant.seats):
        if not is_in(board, seat):
            values.append(LOST)
            continue
        own = variant.side_of(seat)
        strongest = NO_STRENGTH
        for side in range(variant.sides):
            if side != own:
                strongest = max(strongest, sides[side])
        values.append(value_of_lead(sides[own] - strongest))
    return values


def seat_value(board: Board, seat: i64) -> float:
    """The same for one seat."""
    ended = board.ended
    if ended is not None:
        return ended.value(seat)
    if not is_in(board, seat):
        return LOST
    variant = board.variant
    own = variant.side_of(seat)
    strongest = NO_STRENGTH
    for side in range(variant.sides):
        if side != own:
            strongest = max(strongest, side_strength(board, side))
    return value_of_lead(side_strength(board, own) - strongest)


def value_of_lead(lead: float) -> float:
    return lead / (HALF_WON + (lead if lead > 0.0 else -lead))


def side_strength(board: Board, side: i64) -> float:
    """The worth of what the seats of a side have that are in the game."""
    variant = board.variant
    strength = 0.0
    seat = side
    while seat < variant.seats:
        if is_in(board, seat):
            strength += seat_strength(board, seat)
        seat += variant.sides
    return strength


def seat_strength(board: Board, seat: i64) -> float:
    """The worth of what a seat has."""
    tokens = board.tokens
    start = seat * 4
    worth = (
        EARTH_TOKEN * float(tokens[start + EARTH])
        + FIRE_TOKEN * float(tokens[start + FIRE])
        + WATER_TOKEN * float(tokens[start + WATER])
        + AIR_TOKEN * float(tokens[start + AIR])
        + EARTH_ASIDE * float(aside_of(board, seat))
    )
    some, others = opposing_earth(board, seat)
    cells = board.cells
    for cell in range(len(cells)):
        stack = cells[cell]
        if level_of(stack) == 0 or owner_of(stack) != seat:
            continue
        if stack & IMMOBILISED != 0:
            worth -= HELD_STACK
        if element_of(stack) == EARTH:
            worth += EARTH_STACK
        elif element_of(stack) == FIRE:
            worth += pressure(board.variant.plain, cell, some, others)
    return worth + worth_of_cards(board, seat)


def opposing_earth(board: Board, seat: i64) -> tuple[i64, i64]:
    """The cells of opponents' Earth, each plus one and in seven bits, in two numbers: the second if one is full."""
    variant = board.variant
    cells = board.cells
    own = variant.side_of(seat)
    some: i64 = 0
    others: i64 = 0
    for cell in range(len(cells)):
        stack = cells[cell]
        if level_of(stack) == 0 or element_of(stack) != EARTH or variant.side_of(owner_of(stack)) == own:
            continue
        if some >> NINTH == 0:
            some = some << CELL_BITS | (cell + 1)
        else:
            others = others << CELL_BITS | (cell + 1)
    return some, others


def pressure(plain: Plain, cell: i64, some: i64, others: i64) -> float:
    """What a Fire is worth where it stands: Earth of opponents that it touches, and how near the nearest is."""
    distances = plain.distances
    row = cell * plain.count - 1
    nearest = FAR
    touched: i64 = 0
    while some != 0:
        apart = distances[row + (some & CELL_MASK)]
        if apart == 1:
            touched += 1
        nearest = min(nearest, apart)
        some >>= CELL_BITS
        if some == 0:
            some = others
            others = 0
    return THREAT * float(touched) + NEARER * float(FAR - nearest)


def worth_of_cards(board: Board, seat: i64) -> float:
    """Events that may still be triggered, effects that wait, a Genie that may still be called."""
    worth = 0.0
    cards = board.cards
    if len(cards.row) > 0 or len(cards.held) > 0:
        worth += EVENT_KEPT * float(events_left(board, seat))
    for entry in cards.waiting:
        if entry >> 8 == seat:
            worth += worth_of_waiting(entry & 255)
    if board.specialities[seat] == GENIE and board.spent & (1 << seat) == 0:
        worth += GENIE_KEPT
    return worth


def worth_of_waiting(effect: i64) -> float:
    """What it is worth to have an effect in one's own next turn."""
    if effect == STORM:
        return STORM_WAITS
    if effect == HURRICANE:
        return HURRICANE_WAITS
    if effect == FLOOD:
        return FLOOD_WAITS
    if effect == HEATWAVE:
        return HEATWAVE_WAITS
    if effect == RAINBOW:
        return RAINBOW_WAITS
    if effect == FOG:
        return FOG_WAITS
    return MUDSLIDE_WAITS if effect == MUDSLIDE else 0.0
