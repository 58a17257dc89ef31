"""A number for a position: all that its JSON tells, packed into few numbers that are mixed one after the other."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.canonical import canonical_json
from quintessence.core.keys import START, key_of_text, mixed

from .board import HAND, MAGE, PILES, PLACE, QUICK_STATE, SIZES, WATCHING, ZONES, Board
from .cards.zones import zone_size, zone_start
from .creatures import tokens

FULL: Final[i64] = 12
"""Cards of five bits each that go into one number."""


def position_key(board: Board) -> i64:
    key = mixed(START, (board.turn << 32) | (board.active << 16) | (board.extra << 8) | board.ethers)
    places: i64 = 0
    for creature in range(tokens.TOKENS):
        places = (places << 3) | board.tokens[creature]
    key = mixed(key, places)
    key = mixed(key, (board.ondines[0] << 16) | board.ondines[1])
    for seat in range(board.variant.seats):
        key = with_mage(board, seat, key)
    for frame in board.stack:
        key = mixed(key, frame)
    if board.ended is not None:
        key = mixed(key, key_of_text(canonical_json(board.ended.to_json())))
    return key


def with_mage(board: Board, seat: i64, key: i64) -> i64:
    """The key with one mage in it: hand, state and place, the piles, then the zones in their order."""
    start = seat * MAGE
    mages = board.mages
    state = (mages[start + QUICK_STATE] << 4) | (mages[start + WATCHING] << 3) | mages[start + PLACE]
    for zone in range(ZONES):
        state = (state << 5) | mages[start + SIZES + zone]
    key = mixed(key, (state << 28) | mages[start + HAND])
    for place in range(start + PILES, start + MAGE):
        key = mixed(key, mages[place])
    for zone in range(ZONES):
        key = with_zone(board, seat, zone, key)
    return key


def with_zone(board: Board, seat: i64, zone: i64, key: i64) -> i64:
    """The cards from the bottom up, `FULL` at a time; their number is in the key already."""
    start = zone_start(seat, zone)
    packed: i64 = 0
    count: i64 = 0
    for place in range(start, start + zone_size(board, seat, zone)):
        packed = (packed << 5) | board.cards[place]
        count += 1
        if count == FULL:
            key = mixed(key, packed)
            packed = 0
            count = 0
    return mixed(key, packed) if count > 0 else key
