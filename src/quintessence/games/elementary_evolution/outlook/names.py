"""The names of the features and the place of each; a constant without its own name begins a row of them."""

from typing import Final

from mypy_extensions import i64

# The mage has completed and left; nothing else counts.
OUT: Final[i64] = 0

# Whose turn it is, and what the mage whose turn it is can still do in it.
TURN_MINE: Final[i64] = 1
TURN_NEXT: Final[i64] = 2
TURN_EXTRA: Final[i64] = 3
TURN_READY: Final[i64] = 4
TURN_HAND: Final[i64] = 5

# Whether the highest, second ... pile has at least so many cards: 5 levels for each of 4 piles.
PILES: Final[i64] = 6

# How many piles are complete, and whether ultimates still wanted are in hand.
ULTIMATES: Final[i64] = 26
ULTIMATES_HAND: Final[i64] = 29

# Nearness of the win: cards placed, at most so many to place, at most so many of those not in hand.
FINISH_CARDS: Final[i64] = 30
FINISH_MISSING_10: Final[i64] = 31
FINISH_MISSING_7: Final[i64] = 32
FINISH_MISSING_4: Final[i64] = 33
FINISH_MISSING_2: Final[i64] = 34
FINISH_LACKING: Final[i64] = 35
FINISH_NOW: Final[i64] = 39

# Cards that a Blaze could take, by the height of their piles.
EXPOSED: Final[i64] = 40

# Cards that are safe or could be made so: rooted, loose, under an Ondine.
ROOTS_CARDS: Final[i64] = 46
ROOTS_TOPS: Final[i64] = 47
ROOTS_LOOSE: Final[i64] = 48
ROOTS_GUARD: Final[i64] = 49
ROOTS_IDLE: Final[i64] = 50
ROOTS_PENDING: Final[i64] = 51

# What rivals can do to the piles: fire cards ready in their hands, their creatures.
DANGER_FIRE_1: Final[i64] = 52
DANGER_FIRE_2: Final[i64] = 53
DANGER_HIGHEST: Final[i64] = 54
DANGER_BARE: Final[i64] = 55
DANGER_PHOENIX: Final[i64] = 56
DANGER_SALAMANDER: Final[i64] = 57
DANGER_GNOME: Final[i64] = 58
DANGER_AIMED: Final[i64] = 59

# What the mage’s own fire cards can do to the rivals.
FIRE_READY_1: Final[i64] = 60
FIRE_READY_2: Final[i64] = 61
FIRE_HIGHEST: Final[i64] = 62
FIRE_BARE: Final[i64] = 63
FIRE_PENDING: Final[i64] = 64

# Water cards that could counter.
WATER_READY_1: Final[i64] = 65
WATER_READY_2: Final[i64] = 66
WATER_NEEDED: Final[i64] = 67

# Cards in hand that can be placed one after the other, and what placing them does.
READY: Final[i64] = 68
READY_AIR: Final[i64] = 72
READY_EARTH: Final[i64] = 73
READY_ETHER: Final[i64] = 74
READY_RELEASE: Final[i64] = 75
READY_TORNADO: Final[i64] = 76

# The hand: its size, what is of no use, and what is wanted now, next, or later.
HAND_CARDS: Final[i64] = 77
HAND_DEAD: Final[i64] = 78
HAND_ETHER_1: Final[i64] = 79
HAND_ETHER_2: Final[i64] = 80
HAND_WANTED: Final[i64] = 81

# Wanted cards by where they are: to be drawn, in the discard that comes back first or second.
DECK_DRAW: Final[i64] = 84
DECK_FIRST: Final[i64] = 87
DECK_SECOND: Final[i64] = 90
DECK_SIZE: Final[i64] = 93
DECK_EXPECTED: Final[i64] = 94
DECK_ETHER: Final[i64] = 95
DECK_CLOSED: Final[i64] = 96
DECK_CONDEMNED: Final[i64] = 97

# Fresh tokens in the order of the creatures, and what they could do here.
CREATURES: Final[i64] = 98
CREATURES_PREY: Final[i64] = 108
CREATURES_FLAMES: Final[i64] = 109
CREATURES_GROUND: Final[i64] = 110
CREATURES_WATCH: Final[i64] = 111

# The mage beside the rivals: the lead, how near they are, and the turn limit.
RACE_LEAD: Final[i64] = 112
RACE_LATE: Final[i64] = 113
RACE_RIVAL_0: Final[i64] = 114
RACE_RIVAL_1: Final[i64] = 115
RACE_RIVAL_LAST: Final[i64] = 116
RACE_NEXT: Final[i64] = 117
RACE_LIMIT_PILES: Final[i64] = 118
RACE_LIMIT_CARDS: Final[i64] = 119

COUNT: Final[i64] = 120

FEATURES: Final[list[str]] = [
    "out",
    "turn:mine",
    "turn:next",
    "turn:extra",
    "turn:ready",
    "turn:hand",
    "piles:first-1",
    "piles:first-2",
    "piles:first-3",
    "piles:first-4",
    "piles:first-5",
    "piles:second-1",
    "piles:second-2",
    "piles:second-3",
    "piles:second-4",
    "piles:second-5",
    "piles:third-1",
    "piles:third-2",
    "piles:third-3",
    "piles:third-4",
    "piles:third-5",
    "piles:fourth-1",
    "piles:fourth-2",
    "piles:fourth-3",
    "piles:fourth-4",
    "piles:fourth-5",
    "ultimates:1",
    "ultimates:2",
    "ultimates:3",
    "ultimates:hand",
    "finish:cards",
    "finish:missing-10",
    "finish:missing-7",
    "finish:missing-4",
    "finish:missing-2",
    "finish:lacking-0",
    "finish:lacking-1",
    "finish:lacking-2",
    "finish:lacking-3",
    "finish:now",
    "exposed:1",
    "exposed:2",
    "exposed:3",
    "exposed:4",
    "exposed:5",
    "exposed:6",
    "roots:cards",
    "roots:tops",
    "roots:loose",
    "roots:guard",
    "roots:idle",
    "roots:pending",
    "danger:fire-1",
    "danger:fire-2",
    "danger:highest",
    "danger:bare",
    "danger:phoenix",
    "danger:salamander",
    "danger:gnome",
    "danger:aimed",
    "fire:ready-1",
    "fire:ready-2",
    "fire:highest",
    "fire:bare",
    "fire:pending",
    "water:ready-1",
    "water:ready-2",
    "water:needed",
    "ready:1",
    "ready:2",
    "ready:3",
    "ready:4",
    "ready:air",
    "ready:earth",
    "ready:ether",
    "ready:release",
    "ready:tornado",
    "hand:cards",
    "hand:dead",
    "hand:ether-1",
    "hand:ether-2",
    "hand:wanted-0",
    "hand:wanted-1",
    "hand:wanted-2",
    "deck:draw-0",
    "deck:draw-1",
    "deck:draw-2",
    "deck:first-0",
    "deck:first-1",
    "deck:first-2",
    "deck:second-0",
    "deck:second-1",
    "deck:second-2",
    "deck:size",
    "deck:expected",
    "deck:ether",
    "deck:closed",
    "deck:condemned",
    "creatures:gnome",
    "creatures:siren",
    "creatures:sylph",
    "creatures:salamander",
    "creatures:dhyana",
    "creatures:golem",
    "creatures:ondine",
    "creatures:elf",
    "creatures:phoenix",
    "creatures:akasha",
    "creatures:prey",
    "creatures:flames",
    "creatures:ground",
    "creatures:watch",
    "race:lead",
    "race:late",
    "race:rival-0",
    "race:rival-1",
    "race:rival-last",
    "race:next",
    "race:limit-piles",
    "race:limit-cards",
]
