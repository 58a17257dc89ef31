"""A number for a position: all that its JSON tells is mixed in."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import canonical_json
from quintessence.core.keys import START, key_of_text, mixed

from .board import Board, Cards
from .tokens.stack import EMPTY
from .writing import write_pending


def position_key(board: Board) -> i64:
    """The same for positions whose JSON is the same."""
    key = moment_key(board)
    cells = board.cells
    for cell in range(len(cells)):
        stack = cells[cell]
        if stack != EMPTY:
            key = mixed(key, stack << 8 | cell)
    for seat in range(board.variant.seats):
        key = mixed(key, (board.specialities[seat] + 1) << 8 | board.out[seat])
    key = with_cards(key, board.cards, board.variant.seats)
    # Both are rare, and have many shapes.
    if board.pending is not None:
        key = mixed(key, key_of_text(canonical_json(write_pending(board))))
    ended = board.ended
    if ended is not None:
        key = mixed(key, key_of_text(canonical_json(ended.to_json())))
    return key


def moment_key(board: Board) -> i64:
    """The terrain, and all that is a single number."""
    ground = board.ground.at
    size = board.variant.plain.size
    last = size * (size - 1)
    # One cell of each block: no two kinds of terrain have the same bits.
    key = mixed(START, ground[0])
    key = mixed(key, ground[last])
    key = mixed(key, ground[size - 1])
    key = mixed(key, ground[last + size - 1])
    key = mixed(key, board.void_stock << 8 | board.phase << 4 | board.first << 2 | board.turn)
    key = mixed(key, board.points << 1 | (1 if board.hit else 0))
    key = mixed(key, board.round << 32 | board.quiet)
    key = mixed(key, (board.free_at + 1) << 8 | board.free_steps)
    return mixed(key, board.aside << 4 | board.spent)


def with_cards(key: i64, cards: Cards, seats: i64) -> i64:
    """Every list begins with its length, which parts it from the one before."""
    key = with_list(key, cards.row)
    key = with_list(key, cards.deck)
    key = with_list(key, cards.discard)
    key = with_list(key, cards.now)
    key = with_seats(key, cards.held, 6, seats)
    key = with_seats(key, cards.used, 6, seats)
    key = with_seats(key, cards.waiting, 8, seats)
    return with_laid(key, cards.face_down)


def with_list(key: i64, entries: vec[i64]) -> i64:
    key = mixed(key, len(entries))
    for entry in entries:
        key = mixed(key, entry)
    return key


def with_seats(key: i64, entries: vec[i64], seat_bits: i64, seats: i64) -> i64:
    """Seat after seat: what different seats did is told apart, not what came first."""
    key = mixed(key, len(entries))
    if len(entries) == 0:
        return key
    for seat in range(seats):
        key = with_seat(key, entries, seat_bits, seat)
    return key


def with_seat(key: i64, entries: vec[i64], seat_bits: i64, seat: i64) -> i64:
    for entry in entries:
        if entry >> seat_bits == seat:
            key = mixed(key, entry)
    return key


def with_laid(key: i64, entries: vec[i64]) -> i64:
    """Cards laid face down are told seat after seat, the seat first that was the first to lay one."""
    key = mixed(key, len(entries))
    told: i64 = 0
    for entry in entries:
        seat = entry >> 6
        if told & (1 << seat) == 0:
            told |= 1 << seat
            key = with_seat(key, entries, 6, seat)
    return key
