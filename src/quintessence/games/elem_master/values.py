"""How good a position is for each seat: a handful of named features, weighed."""

from typing import Final

from mypy_extensions import i64

from .board import FLOOD, FOG, HEATWAVE, HURRICANE, MUDSLIDE, RAINBOW, STORM, Board, is_in
from .events.flow import events_left
from .terrain.cells import distance
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
WAITING: Final = {
    int(STORM): 0.2,
    int(HURRICANE): 0.3,
    int(FLOOD): 0.6,
    int(HEATWAVE): 0.5,
    int(RAINBOW): 0.6,
    int(FOG): -0.6,
    int(MUDSLIDE): -1.0,
}
# The lead that makes a game half won.
HALF_WON: Final = 5.0

GENIE: Final[i64] = 10


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat: its side's strength beside the strongest other side's."""
    if board.ended is not None:
        return board.ended.values()
    sides = [0.0] * int(board.variant.seats)
    for seat in range(board.variant.seats):
        if is_in(board, seat):
            sides[board.variant.side_of(seat)] += strength(board, seat)
    values: list[float] = []
    for seat in range(board.variant.seats):
        own = board.variant.side_of(seat)
        others = [board.variant.side_of(other) for other in range(board.variant.seats)]
        lead = sides[own] - max([sides[side] for side in others if side != own])
        values.append(lead / (HALF_WON + abs(lead)) if is_in(board, seat) else -1.0)
    return values


def strength(board: Board, seat: i64) -> float:
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
    for cell in range(len(board.cells)):
        stack = board.cells[cell]
        if level_of(stack) == 0 or owner_of(stack) != seat:
            continue
        if stack & IMMOBILISED != 0:
            worth -= HELD_STACK
        if element_of(stack) == EARTH:
            worth += EARTH_STACK
        elif element_of(stack) == FIRE:
            worth += pressure(board, cell, seat)
    return worth + worth_of_cards(board, seat)


def pressure(board: Board, cell: i64, seat: i64) -> float:
    """What a Fire is worth where it stands: Earth of opponents that it touches, and how near the nearest is."""
    size = board.variant.plain.size
    nearest = FAR
    touched: i64 = 0
    for other in range(len(board.cells)):
        stack = board.cells[other]
        if level_of(stack) == 0 or element_of(stack) != EARTH:
            continue
        if board.variant.are_opponents(owner_of(stack), seat):
            apart = distance(size, cell, other)
            nearest = min(nearest, apart)
            if apart == 1:
                touched += 1
    return THREAT * float(touched) + NEARER * float(FAR - nearest)


def worth_of_cards(board: Board, seat: i64) -> float:
    """Events that may still be triggered, effects that wait, a Genie that may still be called."""
    worth = 0.0
    cards = board.cards
    if len(cards.row) > 0 or len(cards.held) > 0:
        worth += EVENT_KEPT * float(events_left(board, seat))
    for entry in cards.waiting:
        if entry >> 8 == seat:
            worth += WAITING.get(int(entry & 255), 0.0)
    if board.specialities[seat] == GENIE and board.spent & (1 << seat) == 0:
        worth += GENIE_KEPT
    return worth
