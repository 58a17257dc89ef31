"""The market with the decks beside it, and the mana tokens that pay there."""

from typing import Final

from mypy_extensions import i64

from ..board import Board
from .catalogue import NO_CARD

# Where two tokens meet, each bit is set that was set in either (ME-MANA-10).
HAS_3: Final[i64] = 1
READY_3: Final[i64] = 2
HAS_5: Final[i64] = 4
READY_5: Final[i64] = 8
TOKENS: Final = (("3", HAS_3, READY_3), ("5", HAS_5, READY_5))
"""Each value of a token, with its bits."""


def with_earned(tokens: i64, size: i64) -> i64:
    """The tokens of a stack that has grown to a size: a third and a fifth card earn one, if it has none of that value.

    ME-MANA-1, ME-MANA-2, ME-MANA-3.
    """
    if size == 3 and tokens & HAS_3 == 0:
        return tokens | HAS_3 | READY_3
    if size == 5 and tokens & HAS_5 == 0:
        return tokens | HAS_5 | READY_5
    return tokens


SPOTS: Final[i64] = 12
"""The spots of the market; the decks of levels 1 to 3 follow as spots 12 to 14."""


def level_of_spot(spot: i64) -> i64:
    """The level of a spot or deck, 0 to 2 for levels 1 to 3."""
    return spot // 4 if spot < SPOTS else spot - SPOTS


def cards_left(board: Board, level: i64) -> i64:
    """How many cards the deck of a level has, 0 to 2 for levels 1 to 3."""
    return board.market[SPOTS + level]


def card_on_top(board: Board, level: i64) -> i64:
    """The top card of a deck that has one."""
    return board.piles.decks[board.piles.starts[level] + cards_left(board, level) - 1]


def has_card(board: Board, spot: i64) -> bool:
    """Whether there is something to take: a filled spot, a deck with cards."""
    return board.market[spot] != NO_CARD if spot < SPOTS else board.market[spot] != 0
