"""The features by name, and where each of them is written.

A number that begins a group is the place of its first feature; those of one group follow in the order of the names.
"""

from typing import Final

from mypy_extensions import i64

from ..tokens.elements import AIR, EARTH, FIRE

# The army: tokens, how few they are, stacks by level.
EARTH_ARMY: Final[i64] = 0
FIRE_ARMY: Final[i64] = 8
WATER_ARMY: Final[i64] = 16
AIR_ARMY: Final[i64] = 22
ONE_EARTH_STACK: Final[i64] = 4
SOLE_FIRE: Final[i64] = 15

# What an own stack can do to opponents' that lose against it. The first two pairs of elements decide games.
FIRE_ON_EARTH: Final[i64] = 27
WATER_ON_FIRE: Final[i64] = 33
FIRE_ON_AIR: Final[i64] = 39
EARTH_ON_WATER: Final[i64] = 42
TOUCH_NOW: Final[i64] = 0
TOUCH_LATER: Final[i64] = 1
REACH: Final[i64] = 2
REACH_LATER: Final[i64] = 3
NEAR: Final[i64] = 4
KILL: Final[i64] = 5

# The same the other way round, for each own stack. Of Water and Air only the first two are told.
EARTH_IN_DANGER: Final[i64] = 45
FIRE_IN_DANGER: Final[i64] = 49
WATER_IN_DANGER: Final[i64] = 53
AIR_IN_DANGER: Final[i64] = 55
ALL_EARTH_IN_REACH: Final[i64] = 57
ALL_EARTH_LETHAL: Final[i64] = 58

EARTH_SAFE: Final[i64] = 59
FIRE_SAFE: Final[i64] = 60
EARTH_GUARDED: Final[i64] = 61

FEED_EARTH: Final[i64] = 62
FEED_FIRE: Final[i64] = 63
MERGE: Final[i64] = 64
TUNNEL: Final[i64] = 65
WAVE: Final[i64] = 66

BREATH_ON_EARTH: Final[i64] = 67
BREATH_ON_FIRE: Final[i64] = 69
BREATH_ON_WATER: Final[i64] = 71
BREATH_ON_AIR: Final[i64] = 72

GROWTH: Final[i64] = 73
NO_EARTH_LEFT: Final[i64] = 77
NO_FIRE_LEFT: Final[i64] = 78

EARTH_AT_CENTRE: Final[i64] = 79
FIRE_AT_CENTRE: Final[i64] = 80
FIRE_TO_EARTH: Final[i64] = 81
WATER_TO_FIRE: Final[i64] = 82
EARTH_FROM_FIRE: Final[i64] = 83

TURN: Final[i64] = 84
POINTS: Final[i64] = 85
READY: Final[i64] = 86
IMMOBILE: Final[i64] = 87

AHEAD: Final[i64] = 88
LEAD: Final[i64] = 89
LAST_ROUNDS: Final[i64] = 90
QUIET: Final[i64] = 91
LAST_FIRE: Final[i64] = 92

EVENTS_LEFT: Final[i64] = 93
EVENT_PAYABLE: Final[i64] = 94
FOG_COMES: Final[i64] = 95
WINDS_COME: Final[i64] = 96
FLOOD_COMES: Final[i64] = 97
HEATWAVE_COMES: Final[i64] = 98
MUDSLIDE_COMES: Final[i64] = 99
RAINBOW_COMES: Final[i64] = 100

SPECIALITY: Final[i64] = 101
ASIDE: Final[i64] = 117

OUT: Final[i64] = 118
COUNT: Final[i64] = 119

NAMES: Final[list[str]] = [
    *[f"earth:{detail}" for detail in ("tokens", "one", "two", "three", "one-stack", "level-1", "level-2", "level-3")],
    *[f"fire:{detail}" for detail in ("tokens", "none", "one", "two", "level-1", "level-2", "level-3", "sole")],
    *[f"water:{detail}" for detail in ("tokens", "none", "one", "level-1", "level-2", "level-3")],
    *[f"air:{detail}" for detail in ("tokens", "none", "level-1", "level-2", "level-3")],
    *[
        f"attack:{pair}-{detail}"
        for pair in ("fire-earth", "water-fire")
        for detail in ("touch-now", "touch-later", "reach-now", "reach-later", "near", "kill")
    ],
    *[
        f"attack:{pair}-{detail}"
        for pair in ("fire-air", "earth-water")
        for detail in ("touch-now", "touch-later", "reach")
    ],
    *[
        f"danger:{element}-{detail}"
        for element in ("earth", "fire")
        for detail in ("touched-now", "touched-later", "lethal-now", "lethal-later")
    ],
    *[f"danger:{element}-{detail}" for element in ("water", "air") for detail in ("touched", "lethal")],
    *["danger:all-earth", "danger:all-earth-lethal"],
    *["safety:earth", "safety:fire", "safety:earth-guarded"],
    *["links:feed-earth", "links:feed-fire", "links:merge", "links:tunnel", "links:wave"],
    *["breath:earth-now", "breath:earth-later", "breath:fire-now", "breath:fire-later", "breath:water", "breath:air"],
    *["growth:earth", "growth:fire", "growth:water", "growth:air", "growth:no-earth-left", "growth:no-fire-left"],
    *["position:earth-centre", "position:fire-centre"],
    *["position:fire-to-earth", "position:water-to-fire", "position:earth-from-fire"],
    *["tempo:turn", "tempo:points", "tempo:ready", "tempo:immobilised"],
    *["ending:ahead", "ending:lead", "ending:rounds", "ending:quiet", "ending:last-fire"],
    *["events:left", "events:payable"],
    *["events:fog", "events:winds", "events:flood", "events:heatwave", "events:mudslide", "events:rainbow"],
    *["speciality:druid", "speciality:necromancer", "speciality:demonist", "speciality:cultist"],
    *["speciality:priest", "speciality:sage", "speciality:healer", "speciality:shaman"],
    *["speciality:constellationist", "speciality:illusionist", "speciality:genie", "speciality:oracle"],
    *["speciality:alchemist", "speciality:runist", "speciality:enchanter", "speciality:metamorph"],
    *["speciality:aside", "out"],
]


def army_of(element: i64) -> i64:
    """Where the features of an element's tokens begin."""
    if element == EARTH:
        return EARTH_ARMY
    if element == FIRE:
        return FIRE_ARMY
    return AIR_ARMY if element == AIR else WATER_ARMY


def first_level_of(element: i64) -> i64:
    """Where stacks of level 1 are counted; levels 2 and 3 follow."""
    if element == EARTH:
        return EARTH_ARMY + 5
    if element == FIRE:
        return FIRE_ARMY + 4
    return AIR_ARMY + 2 if element == AIR else WATER_ARMY + 3
