"""What a hand of finds is worth: how near it brings the spells, and what it is good for besides."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.games.elixir.board import Board, spells_of
from quintessence.games.elixir.cards.words import MUNDANE
from quintessence.games.elixir.table.paying import FREE, best_payment, paid_at_most
from quintessence.games.elixir.table.zones import joined, without_place

# How near a spell is: an ingredient that completes it counts several that do not.
PROGRESS: Final = 0.5
# A find in hand; what it is good for besides paying.
FIND: Final = 0.12
STANDS_FOR_ALL: Final = 0.22
STANDS_FOR_SOME: Final = 0.12
ANSWER: Final = 0.1
PLAYABLE: Final = 0.5
WORTH: Final = 0.04


def progress(board: Board, seat: i64, finds: vec[i64]) -> float:
    """How near a seat's spells are; every find counts for one of them, the nearest first."""
    left = finds
    waiting = spells_of(board, seat)
    total = 0.0
    while len(waiting) > 0:
        nearest: i64 = 0
        fewest: i64 = 1_000
        for place in range(len(waiting)):
            slots = board.deck.cost[waiting[place]]
            missing = len(slots) - paid_at_most(board, seat, slots, left)
            if missing < fewest:
                nearest, fewest = place, missing
        slots = board.deck.cost[waiting[nearest]]
        share = float(len(slots) - fewest) / float(len(slots))
        total += PROGRESS * float(len(slots)) * share * share
        left = unused(left, best_payment(board, seat, slots, left))
        waiting = without_place(waiting, nearest)
    return total


def unused(finds: vec[i64], payer: vec[i64]) -> vec[i64]:
    """The finds that pay no slot."""
    rest = vec[i64](capacity=len(finds))
    for place in range(len(finds)):
        if payer[place] == FREE:
            rest = append(rest, finds[place])
    return rest


def find_value(board: Board, find: i64) -> float:
    """What a find is worth beyond the spells that it completes."""
    deck = board.deck
    value = FIND
    covered = sum(deck.stands_for[find])
    if covered > 0:
        value += STANDS_FOR_ALL if covered == deck.ingredients else STANDS_FOR_SOME
    if deck.special[find] == 1:
        value += ANSWER
    elif deck.is_playable(find):
        value += PLAYABLE * deck.promise[find]
    if deck.kinds[find] == MUNDANE:
        value += WORTH * float(deck.worth[find])
    return value


def gain(board: Board, seat: i64, finds: vec[i64], more: vec[i64]) -> float:
    """What further finds are worth to a seat that holds these."""
    total = progress(board, seat, joined(finds, more)) - progress(board, seat, finds)
    for find in more:
        total += find_value(board, find)
    return total
