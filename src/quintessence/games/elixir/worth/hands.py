"""What a hand of finds is worth: how near it brings the spells, and what it is good for besides."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import Board
from ..cards.language import Filter
from ..cards.words import MUNDANE
from ..table import paying, zones
from . import weights


def progress(board: Board, seat: i64, finds: vec[i64]) -> float:
    """How near a seat's spells are; every find counts for one of them, the nearest first."""
    left = finds
    waiting = board.spells_of(seat)
    total = 0.0
    while len(waiting) > 0:
        nearest: i64 = 0
        fewest: i64 = 1_000
        for place in range(len(waiting)):
            slots = board.deck.cost[waiting[place]]
            missing = len(slots) - paying.paid_at_most(board, seat, slots, left)
            if missing < fewest:
                nearest, fewest = place, missing
        slots = board.deck.cost[waiting[nearest]]
        share = float(len(slots) - fewest) / float(len(slots))
        total += weights.PROGRESS * float(len(slots)) * share * share
        left = unused(left, paying.best_payment(board, seat, slots, left))
        waiting = zones.without_place(waiting, nearest)
    return total


def unused(finds: vec[i64], payer: vec[i64]) -> vec[i64]:
    """The finds that pay no slot."""
    rest = vec[i64](capacity=len(finds))
    for place in range(len(finds)):
        if payer[place] == paying.FREE:
            rest = append(rest, finds[place])
    return rest


def find_value(board: Board, find: i64) -> float:
    """What a find is worth beyond the spells that it completes."""
    deck = board.deck
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
        total += find_value(board, find)
    return total


def best_gain(board: Board, seat: i64, cards: vec[i64]) -> float:
    """What the find that a seat needs most of these is worth to it."""
    best = 0.0
    finds = board.finds_of(seat)
    for find in cards:
        best = max(best, gain(board, seat, finds, vec[i64]([find])))
    return best


def sale_value(board: Board, finds: vec[i64], what: Filter, most: int) -> float:
    """What so many of these finds bring at a flea market: the dearest non-magic objects; nothing without any."""
    deck = board.deck
    worths = [int(deck.worth[find]) for find in finds if deck.kinds[find] == MUNDANE and what.fits[find] == 1]
    dearest = sorted(worths, reverse=True)[:most]
    return sum([(weights.ANY_FIND - weights.WORTH) * worth - weights.FIND for worth in dearest], 0.0)
