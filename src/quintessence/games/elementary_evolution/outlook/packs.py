"""Hands and zones as one number each, and what can be placed of them: the arithmetic that the features share."""

from typing import Final

from mypy_extensions import i64

from ..board import Board, pile_at
from ..cards.catalogue import ETHER
from ..cards.pile import height_of
from ..cards.zones import hand_of, zone_size, zone_start

COLUMNS: Final[i64] = 4
"""The piles of a mage; typed, so that loops over them count with native numbers."""
LEVELS: Final[i64] = 6
ALL_LEVELS: Final[i64] = 63


def pack_of(board: Board, seat: i64, zone: i64) -> i64:
    """The cards of a zone as a hand is packed."""
    pack: i64 = 0
    start = zone_start(seat, zone)
    for place in range(start, start + zone_size(board, seat, zone)):
        pack += 1 << board.cards[place]
    return pack


def bits_in(number: i64) -> i64:
    count: i64 = 0
    while number != 0:
        number &= number - 1
        count += 1
    return count


def levels_in(pack: i64, element: i64) -> i64:
    """The levels of one element, a bit for each."""
    return (pack >> (element * LEVELS)) & ALL_LEVELS


def cards_of_level(pack: i64, level: i64) -> i64:
    """How many elementals of that level, of whatever element."""
    cards = pack >> level
    return (cards & 1) + ((cards >> 6) & 1) + ((cards >> 12) & 1) + ((cards >> 18) & 1)


def run_from(levels: i64, height: i64) -> i64:
    """How many cards of one element follow each other from that level on."""
    run: i64 = 0
    levels >>= height
    while levels & 1 != 0:
        run += 1
        levels >>= 1
    return run


def height_at(board: Board, seat: i64, pile: i64) -> i64:
    return height_of(pile_at(board, seat, pile))


def cards_placed(board: Board, seat: i64) -> i64:
    """The cards in all four piles; 24 of them win (EE-END-1)."""
    total: i64 = 0
    for pile in range(COLUMNS):
        total += height_at(board, seat, pile)
    return total


def piles_of_height(board: Board, seat: i64, height: i64) -> i64:
    count: i64 = 0
    for pile in range(COLUMNS):
        if height_at(board, seat, pile) == height:
            count += 1
    return count


def ready_of(board: Board, seat: i64, element: i64) -> i64:
    """Cards of an element in hand that can be placed with their effect (EE-EFF-2)."""
    levels = levels_in(hand_of(board, seat), element)
    height = height_at(board, seat, element)
    without_egg: i64 = levels & 1 if height == 0 and not board.variant.egg_effects else 0
    if not board.variant.fusion:
        return run_from(levels, height) - without_egg
    wanted: i64 = 0
    for pile in range(COLUMNS):
        wanted |= 1 << height_at(board, seat, pile)
    # An egg in hand fits: the pile of its name cannot have begun without it (EE-FUS-2).
    return bits_in(levels & wanted) - without_egg


def lacking(board: Board, seat: i64) -> i64:
    """How many cards are missing to win that are not in hand; ethers in hand stand in where they may (EE-JOK-1)."""
    hand = hand_of(board, seat)
    wild: i64 = 0
    fixed: i64 = 0
    for pile in range(COLUMNS):
        height = height_at(board, seat, pile)
        missing = (ALL_LEVELS >> height << height) & ~levels_in(hand, pile)
        if board.variant.fusion:
            fixed += missing & 1
        else:
            fixed += (missing & 1) + (missing >> 5)
            wild += bits_in(missing & 30)
    if board.variant.fusion:
        needed = piles_of_height(board, seat, 0)
        for level in range(1, LEVELS):
            needed += piles_of_height(board, seat, level)
            short = needed - cards_of_level(hand, level)
            if short > 0 and level == LEVELS - 1:
                fixed += short
            elif short > 0:
                wild += short
    ethers = hand >> ETHER
    return fixed + wild - ethers if wild > ethers else fixed
