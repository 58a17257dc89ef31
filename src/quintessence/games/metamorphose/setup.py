"""The ordinary start: decks, market, contest cards, first Alpha (ME-SET)."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from .board import PLACE_SUMMONED, Board, Piles
from .cards.catalogue import CONTESTS, LEVELS
from .cards.market import SPOTS


def set_up(board: Board, chance: Chance) -> None:
    """In the page's order (ME-SET-2, ME-SET-3, ME-SET-4, ME-SET-5, ME-SET-6)."""
    decks = vec[i64](capacity=len(board.variant.cards.cards))
    starts = vec[i64]([0] * LEVELS)
    for level in range(LEVELS):
        deck = vec[i64](board.variant.cards.of_level(level + 1))
        chance.shuffle(deck)
        starts[level] = len(decks)
        decks = extend(decks, deck)
        board.market[SPOTS + level] = len(deck)
    contests = vec[i64](list(range(len(CONTESTS))))
    chance.shuffle(contests)
    board.piles = Piles(decks, starts, contests)
    for level in range(LEVELS):
        fill_row(board, level)
    board.alpha = chance.below(board.variant.seats)
    board.turn = board.alpha


def fill_row(board: Board, level: i64) -> None:
    """Deals a row from its deck; the spot that waits for its refill stays empty."""
    for spot in range(level * 4, level * 4 + 4):
        is_waiting = board.pending == PLACE_SUMMONED and board.source == spot
        left = board.market[SPOTS + level]
        if left > 0 and not is_waiting:
            board.market[spot] = board.piles.decks[board.piles.starts[level] + left - 1]
            board.market[SPOTS + level] = left - 1
