"""The moves that a seat may make, in canonical form: the fast generator."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import pack1

from .board import IN_RACE, OVER, TO_SUMMON, Board
from .cards.box import MIDDLE
from .moves import BOOK, FLIP, PASS, SLAP, SUMMON


def list_moves(board: Board, seat: i64) -> vec[i64]:
    """EL-MOVE-3; outside races there is exactly one move."""
    moves = vec[i64](capacity=11)
    if board.phase == IN_RACE:
        if board.waiting & (1 << seat) != 0:
            moves = list_answers(board, moves)
    elif board.phase != OVER and seat == board.turn:
        moves = append(moves, SUMMON if board.phase == TO_SUMMON else FLIP)
    return moves


def list_answers(board: Board, moves: vec[i64]) -> vec[i64]:
    """Silence, and a hand and a book on each card in the middle."""
    moves = append(moves, PASS)
    zones = board.zones
    card = zones.first(MIDDLE)
    for _ in range(zones.count(MIDDLE)):
        moves = append(moves, pack1(SLAP, card))
        moves = append(moves, pack1(BOOK, card))
        card = zones.behind[card]
    return moves
