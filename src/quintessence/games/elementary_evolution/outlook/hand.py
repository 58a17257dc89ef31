"""The hand of a mage: what can be placed one card after the other, what it does, what it lacks to win."""

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..cards.catalogue import AIR, EARTH, ETHER, FIRE, SYMBOLS, WATER
from ..cards.zones import cards_in_hand, hand_of
from ..creatures.tokens import CENTRE, NO_CREATURE
from . import names
from .packs import (
    ALL_LEVELS,
    COLUMNS,
    COUNTS,
    LEVELS,
    cards_of_level,
    height_in,
    lacking,
    levels_in,
    piles_of_height,
    ready_of,
    run_from,
)


def fill_hand(board: Board, seat: i64, heights: i64, into: vec[float]) -> None:
    hand = hand_of(board, seat)
    into[names.HAND_CARDS] = float(cards_in_hand(board, seat)) / 5.0
    ethers = hand >> ETHER
    if ethers >= 1:
        into[names.HAND_ETHER_1] = 1.0
    if ethers >= 2:
        into[names.HAND_ETHER_2] = 1.0
    if board.variant.fusion:
        fill_mixed(board, hand, heights, into)
    else:
        fill_runs(board, hand, heights, into)
    fill_elements(board, hand, heights, into)
    fill_lacking(board, seat, lacking(board.variant, hand, heights), into)


def fill_runs(board: Board, hand: i64, heights: i64, into: vec[float]) -> None:
    """Each pile takes the cards of its element (EE-PILE-2)."""
    ready: i64 = 0
    best: i64 = 0
    dead: i64 = 0
    for pile in range(COLUMNS):
        height = height_in(heights, pile)
        levels = levels_in(hand, pile)
        run = run_from(levels, height)
        ready += run
        top = height + run
        if 1 <= top <= 4:
            gain = 1 + run_from(levels, top + 1)
            best = max(best, gain)
        dead += COUNTS[levels & ~(ALL_LEVELS << height)]
        if levels >> 5 != 0 and height < LEVELS:
            into[names.ULTIMATES_HAND] += 0.5
        if run > 0:
            note_release(board, pile * LEVELS + height, into)
    write_ready(ready, best if hand >> ETHER != 0 else 0, dead, into)


def fill_mixed(board: Board, hand: i64, heights: i64, into: vec[float]) -> None:
    """Extreme Fusion: level by level, as many cards as piles have come up to it (EE-FUS-1, EE-FUS-2)."""
    # An egg in hand fits: the pile of its name cannot have begun without it.
    placed = cards_of_level(hand, 0)
    ready = placed
    dead: i64 = 0
    open_piles = piles_of_height(heights, 0)
    stuck: i64 = 0
    best: i64 = 0
    for level in range(1, LEVELS):
        arrived = piles_of_height(heights, level)
        open_piles += arrived
        waiting = arrived + placed
        held = cards_of_level(hand, level)
        placed = held if held < waiting else waiting
        ready += placed
        if held > open_piles:
            dead += held - open_piles
        if stuck > 0 and held > placed:
            best = 2
        stuck = waiting - placed if level < LEVELS - 1 else 0
        if stuck > 0 and best == 0:
            best = 1
        if level == LEVELS - 1:
            into[names.ULTIMATES_HAND] = 0.5 * float(held if held < open_piles else open_piles)
        if arrived > 0:
            for element in range(COLUMNS):
                if (hand >> (element * LEVELS + level)) & 1 != 0:
                    note_release(board, element * LEVELS + level, into)
    write_ready(ready, best if hand >> ETHER != 0 else 0, dead, into)


def note_release(board: Board, card: i64, into: vec[float]) -> None:
    """A card that would hand a rival a creature (EE-REL-1, EE-REL-2)."""
    creature = SYMBOLS[card]
    if creature != NO_CREATURE and board.tokens[creature] == CENTRE:
        into[names.READY_RELEASE] += 0.5


def write_ready(ready: i64, with_ether: i64, dead: i64, into: vec[float]) -> None:
    told: i64 = ready if ready < 4 else 4
    for place in range(told):
        into[names.READY + place] = 1.0
    into[names.READY_ETHER] = float(with_ether) / 2.0
    into[names.HAND_DEAD] = float(dead) / 3.0
    # Only the active mage can place them at once; `fill_moment` takes it back from the others.
    into[names.TURN_READY] = float(ready) / 3.0


def fill_elements(board: Board, hand: i64, heights: i64, into: vec[float]) -> None:
    """What is ready by its effect."""
    variant = board.variant
    into[names.READY_AIR] = float(ready_of(variant, hand, heights, AIR)) / 2.0
    into[names.READY_EARTH] = float(ready_of(variant, hand, heights, EARTH)) / 2.0
    fire = ready_of(variant, hand, heights, FIRE)
    if fire >= 1:
        into[names.FIRE_READY_1] = 1.0
    if fire >= 2:
        into[names.FIRE_READY_2] = 1.0
    water = ready_of(variant, hand, heights, WATER)
    if water >= 1:
        into[names.WATER_READY_1] = 1.0
    if water >= 2:
        into[names.WATER_READY_2] = 1.0


def fill_lacking(board: Board, seat: i64, missing: i64, into: vec[float]) -> None:
    for most in range(missing, 4):
        into[names.FINISH_LACKING + most] = 1.0
    if missing == 0 and seat == board.active:
        into[names.FINISH_NOW] = 1.0
