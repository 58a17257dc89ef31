"""What a hand of finds is worth: how near it brings the spells, and what it is good for besides."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import Board
from ..cards.deck import Deck
from ..cards.language import Filter
from ..cards.words import MUNDANE, NOBODY
from ..table import paying, zones
from . import weights

MOST_WEIGHED: Final[i64] = 62
"""So many spells of a hand are looked at, and so many finds that could pay for them: as many as a set of bits holds."""


def progress(board: Board, seat: i64, finds: vec[i64]) -> float:
    """How near a seat's spells are; every find counts for one of them, the nearest first."""
    spells, cost = board.spells_of(seat), board.deck.cost
    payer = paying.payer_of(board, seat)
    useful = useful_finds(board, spells, payer, finds)
    waiting = spells_within(board, spells, paying.reach_of(board, payer, useful))
    spent: i64 = 0
    total = 0.0
    while waiting != 0:
        nearest, payment, fewest = i64(0), i64(0), i64(1_000)
        for place in range(len(spells)):
            if waiting >> place & 1 == 0:
                continue
            slots = cost[spells[place]]
            holders = paying.holders(board, payer, slots, useful, spent, 0)
            missing = len(slots) - paying.slots_held(holders)
            if missing == len(slots):
                # Nothing pays for it, nor will anything of what the others leave.
                waiting ^= zones.BITS[place]
            elif missing < fewest:
                nearest, payment, fewest = place, holders, missing
        if payment == 0:
            break
        slots = cost[spells[nearest]]
        share = float(len(slots) - fewest) / float(len(slots))
        total += weights.PROGRESS * float(len(slots)) * share * share
        spent |= paying.places_held(payment)
        waiting ^= zones.BITS[nearest]
    return total


def useful_finds(board: Board, spells: vec[i64], payer: i64, finds: vec[i64]) -> vec[i64]:
    """Those of some finds that could pay for one of these spells."""
    reach, wants = board.deck.reach, board.deck.wants
    wanted: i64 = 0
    for spell in spells:
        wanted |= wants[spell] if payer == NOBODY else paying.ALL_MARKS
    useful = vec[i64](capacity=len(finds))
    for find in finds:
        if reach[find] & wanted != 0 and len(useful) < MOST_WEIGHED:
            useful = append(useful, find)
    return useful


def spells_within(board: Board, spells: vec[i64], reach: i64) -> i64:
    """The bits of the places of those spells for which something within reach could pay."""
    wants = board.deck.wants
    places: i64 = 0
    for place in range(len(spells)):
        if wants[spells[place]] & reach != 0 and place < MOST_WEIGHED:
            places |= zones.BITS[place]
    return places


def use_of(deck: Deck, find: i64) -> float:
    value = weights.FIND
    covered = sum(deck.stands_for[find])
    if covered > 0:
        value += weights.STANDS_FOR_ALL if covered == deck.ingredients else weights.STANDS_FOR_SOME
    if deck.special[find] == 1:
        value += weights.ANSWER
    elif deck.is_playable(find):
        value += weights.PLAYABLE * deck.promise[find]
    if deck.kinds[find] == MUNDANE:
        value += weights.WORTH * float(deck.worth[find])
    return value


def gain(board: Board, seat: i64, finds: vec[i64], more: vec[i64]) -> float:
    """What further finds are worth to a seat that holds these."""
    total = progress(board, seat, zones.joined(finds, more)) - progress(board, seat, finds)
    for find in more:
        total += board.deck.use[find]
    return total


def best_gain(board: Board, seat: i64, cards: vec[i64]) -> float:
    """What the find that a seat needs most of these is worth to it."""
    best = 0.0
    finds = board.finds_of(seat)
    for find in cards:
        best = max(best, gain(board, seat, finds, vec[i64]([find])))
    return best


def sale_value(board: Board, finds: vec[i64], what: Filter, most: i64) -> float:
    """What so many of these finds bring at a flea market: the dearest non-magic objects; nothing without any."""
    deck, total, dearest = board.deck, 0.0, i64(0)
    for find in finds:
        dearest = max(dearest, deck.worth[find])
    for worth in range(dearest, -1, -1):
        for find in finds:
            if most > 0 and deck.worth[find] == worth and deck.kinds[find] == MUNDANE and what.fits[find] == 1:
                total += (weights.ANY_FIND - weights.WORTH) * float(worth) - weights.FIND
                most -= 1
    return total
