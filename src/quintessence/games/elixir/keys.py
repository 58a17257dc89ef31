"""A number for a position: everything that its JSON tells, in a fixed order."""

from mypy_extensions import i64

from quintessence.core.canonical import canonical_json
from quintessence.core.keys import START, key_of_text, mixed

from .board import Board
from .cards.words import MOST_SEATS
from .hidden.eyes import open_eyes
from .table import zones
from .table.lasting import UNKEYED, Lasting
from .writing import write_lasting


def key_of(board: Board) -> i64:
    key = mixed(START, board.phase)
    key = mixed(key, board.turn)
    key = mixed(key, board.active)
    key = mixed(key, board.first)
    key = mixed(key, board.direction)
    key = mixed(key, board.anchor)
    key = mixed(key, board.plays)
    key = mixed(key, 1 if board.ending else 0)
    key = mixed(key, len(board.extra))
    for seat in board.extra:
        key = mixed(key, seat)
    for zone in range(zones.ZONES):
        cards = board.zones[zone]
        key = mixed(key, len(cards))
        for card in cards:
            key = mixed(key, card)
    if len(board.counters) > 0:
        key = mixed(key, key_of_counters(board))
    for effect in board.lasting:
        key = mixed(key, key_of_lasting(board, effect))
    if len(board.stack) > 0:
        eyes = open_eyes()
        for frame in board.stack:
            key = mixed(key, key_of_text(canonical_json(frame.write(board, eyes))))
    if board.ended is not None:
        key = mixed(key, key_of_text(canonical_json(board.ended.to_json())))
    return key


def key_of_lasting(board: Board, effect: Lasting) -> i64:
    """It is worked out once: a lasting effect never changes, and copied positions share it."""
    if effect.key == UNKEYED:
        told = key_of_text(canonical_json(write_lasting(board, effect)))
        effect.key = mixed(told, effect.number)
    return effect.key


def key_of_counters(board: Board) -> i64:
    """All counters that a seat has, by their names: positions that were read may number them differently."""
    together: i64 = 0
    for counter in range(len(board.counter_names)):
        for seat in range(MOST_SEATS):
            number = board.counters[counter * MOST_SEATS + seat]
            if number >= 0:
                told = mixed(key_of_text(board.counter_names[counter]), seat)
                together ^= mixed(told, number)
    return together
