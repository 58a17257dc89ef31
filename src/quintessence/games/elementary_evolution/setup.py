"""The ordinary start (EE-SET)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance

from .board import Board
from .cards.catalogue import ETHER, copies_in, level_of
from .cards.zones import DRAW, MAIN, cards_to_draw, draw_cards, hand_of, lay_on_zone
from .decisions.mages import is_in

FIRST_LATE: Final[i64] = 4
"""Cards of this level and above begin in the main discard (EE-SET-4)."""
LATE_ETHERS: Final[i64] = 2


def set_up(board: Board, chance: Chance) -> None:
    """Lays out every mage's deck, then finds who begins (EE-SET-4, EE-SET-5, EE-SET-6, EE-SET-7)."""
    for seat in range(board.variant.seats):
        early = vec[i64]()
        for card in range(ETHER):
            if level_of(card) < FIRST_LATE:
                early = append(early, card)
            else:
                lay_on_zone(board, seat, MAIN, card)
        for _ in range(LATE_ETHERS):
            early = append(early, ETHER)
            lay_on_zone(board, seat, MAIN, ETHER)
        chance.shuffle(early)
        for card in early:
            lay_on_zone(board, seat, DRAW, card)
        draw_cards(board, seat, cards_to_draw(board, seat), chance, None)
    board.active = choose_first(board, chance)


def choose_first(board: Board, chance: Chance) -> i64:
    """The mage with the highest sum of levels in hand; chance decides between equals (EE-SET-6, EE-SET-7)."""
    seats = [seat for seat in range(board.variant.seats) if is_in(board, seat)]
    if not seats:
        return 0
    highest = max(hand_sum(board, seat) for seat in seats)
    equals = [seat for seat in seats if hand_sum(board, seat) == highest]
    return equals[chance.below(len(equals))] if len(equals) > 1 else equals[0]


def hand_sum(board: Board, seat: i64) -> i64:
    """The levels of a hand added up; an ether counts 0."""
    hand = hand_of(board, seat)
    total: i64 = 0
    for card in range(ETHER):
        total += copies_in(hand, card) * level_of(card)
    return total
