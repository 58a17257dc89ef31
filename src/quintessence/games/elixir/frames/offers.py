"""Questions that offer cards: one of them is named, or the seat says that it is done."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.refusal import Refusal

from ..board import Board, Frame
from ..moves import DONE, FORMS, packed
from ..table.zones import distinct
from .refusing import not_offered, number_of


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
        moves = packed(self.form(), distinct(self.offered(board, seat)))
        return append(moves, DONE) if self.may_be_done() else moves

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        if with_argument:
            return (FORMS[self.form()].partition(":")[0],)
        return ("done",) if self.may_be_done() else ()

    def refuse(self, board: Board, seat: i64, verb: str, argument: str) -> Refusal | None:
        if verb == "done":
            return None
        card = number_of(board, argument)
        return None if card in self.offered(board, seat) else not_offered(card)
