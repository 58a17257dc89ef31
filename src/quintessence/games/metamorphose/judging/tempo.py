"""Time: whose turn it is, what may still be done in this round, and who has the last word before the contest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import TURN, Board
from ..cards.stacks import cards_of, creatures_of
from ..contests.players import MOVED, SHIFTED, SUMMONED, has_mark
from .numbers import is_turned, one_if

TEMPO: Final[list[str]] = [
    "tempo:turn",
    "tempo:summon",
    "tempo:summon-turned",
    "tempo:move",
    "tempo:move-turned",
    "tempo:shift",
    "tempo:shift-turned",
    "tempo:rivals",
    "tempo:rivals-turned",
    "tempo:alpha",
    "tempo:closes",
]


def fill_tempo(board: Board, seat: i64, into: vec[float], at: i64) -> None:
    seats = board.variant.seats
    turned = one_if(is_turned(board))
    acts = can_act(board, seat)
    summon = one_if(can_summon(board, seat))
    move = one_if(acts and not has_mark(board, seat, MOVED) and cards_of(board, seat) >= 2)
    shift = one_if(can_shift(board, seat) and cards_of(board, seat) > creatures_of(board, seat))
    rivals = float(rivals_to_act(board, seat)) / float(seats - 1)
    into[at] = one_if(board.turn == seat)
    into[at + 1] = summon
    into[at + 2] = summon * turned
    into[at + 3] = move
    into[at + 4] = move * turned
    into[at + 5] = shift
    into[at + 6] = shift * turned
    into[at + 7] = rivals
    into[at + 8] = rivals * turned
    into[at + 9] = one_if(board.alpha == seat)
    into[at + 10] = one_if(order_at_contest(board, seat) == seats - 1)


def order_of(board: Board, seat: i64) -> i64:
    """How many seats play before this one in this round (ME-RND-2)."""
    seats = board.variant.seats
    return (seat - board.alpha + seats) % seats


def order_at_contest(board: Board, seat: i64) -> i64:
    """The same in the round that ends with the coming contest; Alpha passes on before it (ME-RND-5)."""
    seats = board.variant.seats
    return order_of(board, seat) if is_turned(board) else (seat - board.alpha - 1 + seats) % seats


def can_act(board: Board, seat: i64) -> bool:
    """Whether the seat can still have a turn or a window in this round (ME-LATE-1, ME-LATE-2)."""
    if board.phase == TURN and board.variant.late_actions:
        return True
    return order_of(board, seat) >= order_of(board, board.turn)


def can_summon(board: Board, seat: i64) -> bool:
    return board.phase == TURN and can_act(board, seat) and not has_mark(board, seat, SUMMONED)


def can_shift(board: Board, seat: i64) -> bool:
    return can_act(board, seat) and not has_mark(board, seat, SHIFTED)


def rivals_to_act(board: Board, seat: i64) -> i64:
    """How many others can still change something in this round."""
    count: i64 = 0
    for other in range(board.variant.seats):
        if other != seat and can_act(board, other):
            count += 1
    return count
