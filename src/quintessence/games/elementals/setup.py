"""The ordinary start (EL-SET)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from .board import Board
from .cards.box import CARD_COUNT, pack_of


def set_up(board: Board, chance: Chance) -> None:
    """The cards are shuffled and dealt evenly, then the start seat is drawn (EL-SET-3, EL-SET-4, EL-SET-5)."""
    cards = vec[i64](list(range(CARD_COUNT)))
    chance.shuffle(cards)
    for place in range(CARD_COUNT):
        board.zones.put(pack_of(place % board.variant.seats), cards[place])
    start = board.setting.options["start"]
    board.turn = start if isinstance(start, int) else chance.below(board.variant.seats)
