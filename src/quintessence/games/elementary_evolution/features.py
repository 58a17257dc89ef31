"""What a search weighs of each seat, by name: every number from the files of `outlook`, one topic each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .decisions.mages import is_in
from .outlook import names
from .outlook.deck import fill_deck
from .outlook.hand import fill_hand
from .outlook.moment import fill_moment
from .outlook.packs import heights_of
from .outlook.piles import fill_piles
from .outlook.powers import fill_tokens
from .outlook.rivals import fill_rivals

FEATURES: Final[list[str]] = names.FEATURES


def fill_features(board: Board, seat: i64, into: vec[float]) -> None:
    """Writes all features of a seat; of a mage who has left only that."""
    for place in range(names.COUNT):
        into[place] = 0.0
    if not is_in(board, seat):
        into[names.OUT] = 1.0
        return
    heights = heights_of(board, seat)
    fill_piles(board, seat, heights, into)
    fill_hand(board, seat, heights, into)
    fill_deck(board, seat, heights, into)
    fill_rivals(board, seat, heights, into)
    fill_tokens(board, seat, into)
    fill_moment(board, seat, into)
