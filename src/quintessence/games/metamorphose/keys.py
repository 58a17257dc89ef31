"""A number for a position: all that its JSON tells goes in, card by card; what can be worked out from it does not."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.keys import START, mixed

from .board import NOTHING_OPEN, OVER, PLACE_MOVED, SHIFTING, Board
from .cards.catalogue import LEVELS
from .cards.market import SPOTS, cards_left
from .cards.stacks import PLACES, SLID, creature_at

# Card numbers take twelve bits, so that four of them make one number.
CARD_BITS: Final[i64] = 12
FOUR_CARDS: Final[i64] = 4


def key_of(board: Board) -> i64:
    key = mixed(START, board.round)
    key = mixed(key, board.alpha)
    # Nobody has the turn when the game is over.
    key = mixed(key, 9 if board.phase == OVER else board.turn)
    key = mixed(key, board.phase)
    key = mixed(key, board.scored)
    for number in board.players:
        key = mixed(key, number)
    key = with_creatures(board, key)
    key = with_piles(board, key)
    return with_pending(board, key)


def with_creatures(board: Board, key: i64) -> i64:
    """The cards of each creature as they lie, and its tokens; a card that was slid is a matter of the open shift."""
    starts = board.starts
    for creature in range(board.variant.seats * PLACES):
        start, end = starts[creature], starts[creature + 1]
        if start == end:
            continue
        key = mixed(key, (creature << 8) + board.mana[creature])
        for at in range(start, end):
            key = mixed(key, board.stacks[at] & ~SLID)
        key = mixed(key, end - start)
    return key


def with_piles(board: Board, key: i64) -> i64:
    """Market, decks and contest cards, in their order."""
    for card in board.piles.contests:
        key = mixed(key, card)
    for row in range(0, SPOTS, FOUR_CARDS):
        packed: i64 = 0
        for spot in range(row, row + FOUR_CARDS):
            packed = (packed << CARD_BITS) | (board.market[spot] + 1)
        key = mixed(key, packed)
    decks, starts = board.piles.decks, board.piles.starts
    for level in range(LEVELS):
        left = cards_left(board, level)
        key = mixed(key, left)
        start = starts[level]
        packed = 0
        for place in range(left):
            packed = (packed << CARD_BITS) | decks[start + place]
            if place % FOUR_CARDS == FOUR_CARDS - 1:
                key = mixed(key, packed)
                packed = 0
        key = mixed(key, packed)
    return key


def with_pending(board: Board, key: i64) -> i64:
    """The open decision; what was left over from the last one is no part of the position."""
    key = mixed(key, board.pending)
    if board.pending == NOTHING_OPEN:
        return key
    key = mixed(key, board.source)
    if board.pending == SHIFTING:
        creature = creature_at(board.turn, board.source)
        for at in range(board.starts[creature] + 1, board.starts[creature + 1]):
            key = mixed(key, board.stacks[at] & SLID)
        return key
    key = mixed(key, board.hand)
    key = mixed(key, board.hand_mana)
    return mixed(key, board.source_depth) if board.pending == PLACE_MOVED else key
