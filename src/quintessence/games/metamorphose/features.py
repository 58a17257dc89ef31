"""What a search weighs of each seat, by name; `judging` says topic by topic what it is made of.

Nothing hidden is looked at, and nobody is ever out of this game. All that a colour stands for is told by its part in
the contests to come, because the colours are alike in all else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import OVER, Board
from .judging.area import MANA, POTENTIAL, POWERS, SHOWING, STACKS, VICTORY, fill_area, fill_mana
from .judging.prizes import (
    BALANCE,
    CONTESTS,
    LATER_ON,
    OUTLOOK,
    POINTS,
    fill_balance,
    fill_contests,
    fill_later,
    fill_outlook,
    fill_points,
)
from .judging.reach import MARKET, SHIFTS, fill_market, fill_shift
from .judging.tempo import TEMPO, fill_tempo
from .outlook.expecting import Outlook

FEATURES: Final[list[str]] = [
    *TEMPO,
    *POINTS,
    *OUTLOOK,
    *CONTESTS,
    *LATER_ON,
    *BALANCE,
    *MANA,
    *MARKET,
    *POWERS,
    *VICTORY,
    *STACKS,
    *SHOWING,
    *POTENTIAL,
]

# Where each topic begins.
POINTS_AT: Final[i64] = len(TEMPO)
OUTLOOK_AT: Final[i64] = POINTS_AT + len(POINTS)
CONTESTS_AT: Final[i64] = OUTLOOK_AT + len(OUTLOOK)
LATER_AT: Final[i64] = CONTESTS_AT + len(CONTESTS)
BALANCE_AT: Final[i64] = LATER_AT + len(LATER_ON)
MANA_AT: Final[i64] = BALANCE_AT + len(BALANCE)
MARKET_AT: Final[i64] = MANA_AT + len(MANA)
POWERS_AT: Final[i64] = MARKET_AT + len(MARKET)
POTENTIAL_AT: Final[i64] = POWERS_AT + len(POWERS) + len(VICTORY) + len(STACKS) + len(SHOWING)
COUNT: Final[i64] = POTENTIAL_AT + len(POTENTIAL)


def fill_features(board: Board, seat: i64, into: vec[float]) -> None:
    """Every place of `FEATURES` for a seat. A finished game has nothing but 0: its result says all."""
    for place in range(COUNT):
        into[place] = 0.0
    if board.phase == OVER:
        return
    outlook = Outlook(board)
    fill_tempo(board, seat, into, 0)
    fill_points(outlook, seat, into, POINTS_AT)
    fill_outlook(outlook, seat, into, OUTLOOK_AT)
    fill_contests(outlook, seat, into, CONTESTS_AT)
    fill_later(outlook, seat, into, LATER_AT)
    fill_balance(outlook, seat, into, BALANCE_AT)
    fill_mana(outlook, seat, into, MANA_AT)
    fill_market(outlook, seat, into, MARKET_AT)
    fill_area(outlook, seat, into, POWERS_AT)
    fill_shift(outlook, seat, into, POTENTIAL_AT + SHIFTS)
