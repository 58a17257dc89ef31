"""Refusals that several questions share, and questions that offer cards."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import NO_MOVE
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, Refusal

from ..board import Board, Frame
from ..cards.words import MAGIC, NO_CAST, NO_OBJECTS, NO_TRANSACTIONS, VEILED
from ..moves import DONE, FORMS, grammar_of, packed
from ..table import paying, zones

UNKNOWN: Final = -1
"""The number of a word that is no card of the deck."""


def not_asked(board: Board, words: str) -> Refusal:
    """Not a move of the kind asked for, or no move at all (EX-ASK-2)."""
    is_move = grammar_of(board.deck, int(board.seats)).parse(words) != NO_MOVE
    return Refusal("EX-ASK-2", NOT_NOW if is_move else NOT_A_MOVE)


def not_there(rule: str, card: int) -> Refusal:
    return Refusal(rule, NOT_A_MOVE if card == UNKNOWN else NOT_NOW)


def number_of(board: Board, word: str) -> int:
    """The number of a card, UNKNOWN if the deck has none of that id."""
    number = board.deck.vocabulary.numbers.get(word, UNKNOWN)
    return number if number < board.deck.size else UNKNOWN


def is_barred_from_playing(board: Board, seat: i64, find: i64) -> bool:
    """Whether a status keeps a seat from playing this find (EX-STAT-2, EX-STAT-3)."""
    return board.has_status(seat, NO_OBJECTS if board.deck.kinds[find] == MAGIC else NO_TRANSACTIONS)


def refuse_find(board: Board, seat: i64, find: i64) -> Refusal | None:
    """EX-STAT-2, EX-STAT-3"""
    rule = "EX-STAT-2" if board.deck.kinds[find] == MAGIC else "EX-STAT-3"
    return Refusal(rule) if is_barred_from_playing(board, seat, find) else None


def refuse_spell(board: Board, seat: i64, spell: i64) -> Refusal | None:
    """EX-STAT-1, EX-CAST-3"""
    if board.has_status(seat, NO_CAST):
        return Refusal("EX-STAT-1")
    return None if paying.can_cast(board, seat, spell) else Refusal("EX-CAST-3")


def is_seat(board: Board, argument: str) -> bool:
    return argument in [str(seat) for seat in range(board.seats)]


def refuse_veiled(board: Board, seat: i64, target: i64) -> Refusal | None:
    """EX-STAT-8"""
    is_veiled = target != seat and board.has_status(target, VEILED)
    return Refusal("EX-STAT-8") if is_veiled else None


class Offer(Frame):
    """Cards that a seat is offered."""

    def form(self) -> i64:
        """The form of the moves that name a card."""
        raise NotImplementedError

    def offered(self, board: Board, seat: i64) -> vec[i64]:
        """The cards that a seat may name, with all copies."""
        raise NotImplementedError

    def may_be_done(self) -> bool:
        """Whether a seat may say `done` when it likes."""
        return False

    def moves(self, board: Board, seat: i64) -> vec[i64]:
        moves = packed(self.form(), zones.distinct(self.offered(board, seat)))
        return append(moves, DONE) if self.may_be_done() else moves

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        if with_argument:
            return (FORMS[self.form()].partition(":")[0],)
        return ("done",) if self.may_be_done() else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        if verb == "done":
            return None
        card = number_of(board, argument)
        return None if card in self.offered(board, seat) else not_there("EX-ASK-4", card)
