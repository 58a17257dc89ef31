"""The moment: whose turn it is, and the decisions that are under way."""

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board, pile_at
from ..cards.pile import height_of
from ..decisions import frames
from ..decisions.mages import next_in_game
from . import names


def fill_moment(board: Board, seat: i64, into: vec[float]) -> None:
    if seat == board.active:
        into[names.TURN_MINE] = 1.0
        extra: i64 = board.extra if board.extra < 3 else 3
        into[names.TURN_EXTRA] = float(extra)
        into[names.TURN_HAND] = into[names.HAND_CARDS]
    else:
        into[names.TURN_READY] = 0.0
        if next_in_game(board, board.active) == seat:
            into[names.TURN_NEXT] = 1.0
    for frame in board.stack:
        fill_frame(board, seat, frame, into)


def fill_frame(board: Board, seat: i64, frame: i64, into: vec[float]) -> None:
    kind = frames.kind_of(frame)
    if kind == frames.BLAZE:
        if frames.target_of(frame) == seat:
            into[names.DANGER_AIMED] += float(height_of(pile_at(board, seat, frames.pile_of(frame)))) / 6.0
    elif kind in (frames.WATCH, frames.REFILL) or frames.seat_of(frame) != seat:
        return
    elif kind == frames.AIM:
        into[names.FIRE_PENDING] = 1.0
    elif kind == frames.ROOT:
        into[names.ROOTS_PENDING] = 1.0
    elif kind == frames.TORNADO:
        into[names.READY_TORNADO] = float(frames.what_of(frame) + 1) / 5.0
