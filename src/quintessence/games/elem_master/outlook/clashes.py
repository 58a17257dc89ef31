"""Who can attack whom: each own stack beside the stacks of opponents that it wins and loses against."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..tokens.elements import AIR, EARTH, FIRE, WATER, beaten_by, feared_by
from ..tokens.stack import element_of, level_of
from . import places
from .forces import FARTHEST, cell_in, reach_later_in, reach_now_in, stack_in
from .readiness import reach_later, reach_now

HALF: Final = 0.5
THIRD: Final = 1.0 / 3.0
SAFE_FROM_WATER: Final[i64] = 2

# What is counted of those who can attack a stack, six bits each: there are never 64 of them.
COUNT_BITS: Final[i64] = 6
COUNT_MASK: Final[i64] = 63
HIT_NOW: Final[i64] = 1
HIT_LATER: Final[i64] = 1 << 6
TOUCH_NOW: Final[i64] = 1 << 12
TOUCH_LATER: Final[i64] = 1 << 18


def fill_clash(board: Board, cell: i64, stack: i64, ready: i64, stacks: vec[i64], foes: i64, into: vec[float]) -> None:
    """The attacks that an own stack has on opponents, gathered from place `foes` on, and those that it must fear."""
    plain = board.variant.plain
    distances = plain.distances
    row = cell * plain.count
    element = element_of(stack)
    beaten = beaten_by(element)
    feared = feared_by(element)
    # The nearest that it wins against, Air apart, and the nearest that it loses against.
    nearest = nearest_air = nearest_enemy = plain.size
    kills = False
    attackers: i64 = 0
    for place in range(foes, len(stacks)):
        entry = stacks[place]
        there = stack_in(entry)
        met = 1 << element_of(there)
        if met & feared != 0:
            apart = distances[row + cell_in(entry)]
            nearest_enemy = min(nearest_enemy, apart)
            attackers += attacker(entry, apart)
        elif met & beaten != 0:
            apart = distances[row + cell_in(entry)]
            if element_of(there) == AIR:
                nearest_air = min(nearest_air, apart)
            else:
                nearest = min(nearest, apart)
                kills = kills or (apart == 1 and level_of(there) == 1)
    if element != AIR:
        fill_attacks(board, stack, ready, nearest, nearest_air, kills, into)
    fill_dangers(board, stack, nearest_enemy, attackers, into)


def attacker(entry: i64, apart: i64) -> i64:
    """How a stack of an opponent counts among those that can attack."""
    if apart <= reach_now_in(entry):
        return HIT_NOW | TOUCH_NOW if apart == 1 else HIT_NOW
    if apart <= reach_later_in(entry):
        return HIT_LATER | TOUCH_LATER if apart == 1 else HIT_LATER
    return 0


def fill_attacks(
    board: Board, stack: i64, ready: i64, nearest: i64, nearest_air: i64, kills: bool, into: vec[float]
) -> None:
    """What a stack wins against; Fire wins against Air and Earth."""
    element = element_of(stack)
    now = reach_now(board, stack, ready)
    later = reach_later(stack, ready)
    if element == EARTH:
        note_lesser_attack(places.EARTH_ON_WATER, nearest, now, later, into)
        return
    nearness = board.variant.plain.nearness[nearest] * THIRD
    if element == FIRE:
        into[places.FIRE_TO_EARTH] += nearness
        note_attack(places.FIRE_ON_EARTH, nearest, now, later, kills, into)
        note_lesser_attack(places.FIRE_ON_AIR, nearest_air, now, later, into)
    else:
        into[places.WATER_TO_FIRE] += nearness
        note_attack(places.WATER_ON_FIRE, nearest, now, later, kills, into)


def note_attack(place: i64, apart: i64, now: i64, later: i64, kills: bool, into: vec[float]) -> None:
    """One attack of a pair of elements that decides games: how far it is away, and when it can be made."""
    if apart > FARTHEST:
        return
    if kills and later > 0:
        into[place + places.KILL] += HALF
    if apart <= now:
        into[place + (places.TOUCH_NOW if apart == 1 else places.REACH)] += HALF
    elif apart <= later:
        into[place + (places.TOUCH_LATER if apart == 1 else places.REACH_LATER)] += HALF
    else:
        into[place + places.NEAR] += HALF


def note_lesser_attack(place: i64, apart: i64, now: i64, later: i64, into: vec[float]) -> None:
    """The same of another pair."""
    if apart > later:
        return
    if apart > 1:
        into[place + places.REACH] += HALF
    else:
        into[place + (places.TOUCH_NOW if apart <= now else places.TOUCH_LATER)] += HALF


def fill_dangers(board: Board, stack: i64, nearest: i64, attackers: i64, into: vec[float]) -> None:
    """What a stack loses against: how near it is, and whether the attacks are as many as the tokens."""
    element = element_of(stack)
    level = level_of(stack)
    hits_now = attackers & COUNT_MASK
    hits = hits_now + ((attackers >> COUNT_BITS) & COUNT_MASK)
    # Every attack costs a point.
    is_lethal_now = min(hits_now, board.points) >= level
    if element == EARTH:
        into[places.EARTH_FROM_FIRE] += board.variant.plain.farness[nearest] * THIRD
        if nearest > FARTHEST:
            into[places.EARTH_SAFE] += THIRD
        if hits > 0:
            into[places.ALL_EARTH_IN_REACH] += 1.0
        if hits >= level:
            into[places.ALL_EARTH_LETHAL] += 1.0
        note_danger(places.EARTH_IN_DANGER, attackers, is_lethal_now, hits >= level, into)
    elif element == FIRE:
        if nearest > SAFE_FROM_WATER:
            into[places.FIRE_SAFE] += THIRD
        note_danger(places.FIRE_IN_DANGER, attackers, is_lethal_now, hits >= level, into)
    else:
        place = places.WATER_IN_DANGER if element == WATER else places.AIR_IN_DANGER
        if attackers >= TOUCH_NOW:
            into[place] += HALF
        if hits >= level:
            into[place + 1] += HALF


def note_danger(place: i64, attackers: i64, is_lethal_now: bool, is_lethal: bool, into: vec[float]) -> None:
    """A stack in danger, of the two elements that decide games."""
    if (attackers >> (2 * COUNT_BITS)) & COUNT_MASK != 0:
        into[place] += HALF
    elif attackers >= TOUCH_LATER:
        into[place + 1] += HALF
    if is_lethal_now:
        into[place + 2] += HALF
    elif is_lethal:
        into[place + 3] += HALF
