"""Who is asked, and what they may do: packed moves, each once. What is under way asks for itself (`frames`)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import pack1
from quintessence.core.types import Seat

from .board import Board
from .cards.words import DRAFT, NO_CAST, NOBODY, OVER
from .frames.refusing import is_barred_from_playing
from .moves import BUYOUT, CAST, NEXT, PICK, PLAY
from .setup import pickable
from .table import enduring, paying, zones


def seats_asked(board: Board) -> list[Seat]:
    """The seats that may decide now, ascending."""
    return [seat for seat in range(board.seats) if is_seat_asked(board, seat)]


def seat_asked(board: Board) -> i64:
    """The first seat that may decide now, NOBODY when the game is over."""
    if board.phase == OVER:
        return NOBODY
    return board.active if len(board.stack) == 0 else board.stack[-1].asked(board)


def is_seat_asked(board: Board, seat: i64) -> bool:
    if board.phase == OVER:
        return False
    return seat == board.active if len(board.stack) == 0 else board.stack[-1].asks(board, seat)


def list_moves(board: Board, seat: i64) -> vec[i64]:
    """What a seat may do now; empty if it is not asked."""
    if not is_seat_asked(board, seat):
        return vec[i64]()
    if board.phase == DRAFT:
        moves = vec[i64](capacity=4)
        for level in pickable(board, seat):
            moves = append(moves, pack1(PICK, level - 1))
        return moves
    return main_moves(board, seat) if len(board.stack) == 0 else board.stack[-1].moves(board, seat)


def main_moves(board: Board, seat: i64) -> vec[i64]:
    """The moves of one's own turn (EX-TURN-3, EX-CAST-1, EX-CAST-7, EX-PLAY-7, EX-SPEC-12)."""
    moves = append(vec[i64](capacity=16), NEXT)
    if board.plays < board.variant.plays_limit:
        finds, spells = board.finds_of(seat), board.spells_of(seat)
        for place in range(len(finds)):
            find = finds[place]
            if board.deck.is_playable(find) and board.deck.on_turn[find] == 1 and zones.is_first(finds, place):
                if not is_barred_from_playing(board, seat, find):
                    moves = append(moves, pack1(PLAY, find))
        if not board.has_status(seat, NO_CAST):
            for place in range(len(spells)):
                if zones.is_first(spells, place) and paying.can_cast(board, seat, spells[place]):
                    moves = append(moves, pack1(CAST, spells[place]))
    for forfeit in enduring.forfeits_to_buy(board, seat):
        if pack1(BUYOUT, forfeit.card) not in moves:
            moves = append(moves, pack1(BUYOUT, forfeit.card))
    return moves
