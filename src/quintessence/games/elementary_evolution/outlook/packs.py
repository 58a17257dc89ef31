"""Hands, zones and the heights of piles as one number each, and what can be placed of them.

The features share this arithmetic; a position is asked once for each number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import MAGE, PILES, Board
from ..cards.catalogue import ETHER
from ..cards.pile import COMPLETE, height_of
from ..cards.zones import zone_size, zone_start
from ..variant import Variant

COLUMNS: Final[i64] = 4
"""The piles of a mage; typed, so that loops over them count with native numbers."""
LEVELS: Final[i64] = 6
ALL_LEVELS: Final[i64] = 63
HEIGHT_BITS: Final[i64] = 3
HEIGHT_MASK: Final[i64] = 7

# For each set of levels, a bit for each: how many they are, and how many of them follow each other from the lowest on.
COUNTS: Final = vec[i64]([levels.bit_count() for levels in range(64)])
RUNS: Final = vec[i64]([(~levels & (levels + 1)).bit_length() - 1 for levels in range(64)])


def heights_of(board: Board, seat: i64) -> i64:
    """The heights of the four piles of a mage."""
    mages = board.mages
    start = seat * MAGE + PILES
    heights: i64 = 0
    for pile in range(COLUMNS):
        heights |= height_of(mages[start + pile]) << (pile * HEIGHT_BITS)
    return heights


def height_in(heights: i64, pile: i64) -> i64:
    return (heights >> (pile * HEIGHT_BITS)) & HEIGHT_MASK


def pack_of(board: Board, seat: i64, zone: i64) -> i64:
    """The cards of a zone as a hand is packed."""
    cards = board.cards
    pack: i64 = 0
    start = zone_start(seat, zone)
    for place in range(start, start + zone_size(board, seat, zone)):
        pack += 1 << cards[place]
    return pack


def levels_in(pack: i64, element: i64) -> i64:
    """The levels of one element, a bit for each."""
    return (pack >> (element * LEVELS)) & ALL_LEVELS


def cards_of_level(pack: i64, level: i64) -> i64:
    """How many elementals of that level, of whatever element."""
    cards = pack >> level
    return (cards & 1) + ((cards >> 6) & 1) + ((cards >> 12) & 1) + ((cards >> 18) & 1)


def run_from(levels: i64, height: i64) -> i64:
    """How many cards of one element follow each other from that level on."""
    return RUNS[levels >> height]


def cards_placed(heights: i64) -> i64:
    """The cards in all four piles; 24 of them win (EE-END-1)."""
    total: i64 = 0
    for pile in range(COLUMNS):
        total += height_in(heights, pile)
    return total


def piles_of_height(heights: i64, height: i64) -> i64:
    count: i64 = 0
    for pile in range(COLUMNS):
        if height_in(heights, pile) == height:
            count += 1
    return count


def complete_piles(heights: i64) -> i64:
    return piles_of_height(heights, COMPLETE)


def ready_of(variant: Variant, hand: i64, heights: i64, element: i64) -> i64:
    """Cards of an element in hand that can be placed with their effect (EE-EFF-2)."""
    levels = levels_in(hand, element)
    height = height_in(heights, element)
    without_egg: i64 = levels & 1 if height == 0 and not variant.egg_effects else 0
    if not variant.fusion:
        return run_from(levels, height) - without_egg
    wanted: i64 = 0
    for pile in range(COLUMNS):
        wanted |= 1 << height_in(heights, pile)
    # An egg in hand fits: the pile of its name cannot have begun without it (EE-FUS-2).
    return COUNTS[levels & wanted] - without_egg


def lacking(variant: Variant, hand: i64, heights: i64) -> i64:
    """How many cards are missing to win that are not in hand; ethers in hand stand in where they may (EE-JOK-1)."""
    wild: i64 = 0
    fixed: i64 = 0
    for pile in range(COLUMNS):
        height = height_in(heights, pile)
        missing = (ALL_LEVELS >> height << height) & ~levels_in(hand, pile)
        if variant.fusion:
            fixed += missing & 1
        else:
            fixed += (missing & 1) + (missing >> 5)
            wild += COUNTS[missing & 30]
    if variant.fusion:
        needed = piles_of_height(heights, 0)
        for level in range(1, LEVELS):
            needed += piles_of_height(heights, level)
            short = needed - cards_of_level(hand, level)
            if short > 0 and level == LEVELS - 1:
                fixed += short
            elif short > 0:
                wild += short
    ethers = hand >> ETHER
    return fixed + wild - ethers if wild > ethers else fixed
