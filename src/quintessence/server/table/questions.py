"""What each seat is asked: an answer quotes the number of its question, so that it never answers another."""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.match import Match
from quintessence.core.types import Seat
from quintessence.server.table import asking
from quintessence.server.table.happening import EVERYBODY

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


@final
class Question:
    """What a seat is asked: `id` is its own number at which that last changed."""

    __slots__ = ("id", "is_asked", "is_bot", "moves", "window")

    def __init__(self) -> None:
        self.id = 0
        self.is_asked = False
        self.is_bot = False
        """Whether a bot plays the seat."""
        self.moves: vec[i64] = vec[i64]()
        self.window: str | None = None
        """The window that asks it sooner or later."""


def follow_questions(table: "Table", mover: Seat | None) -> None:
    """Notes for which seats the question has changed, and at which of their numbers.

    Who has moved is asked something new even where the answers are the same.
    """
    window, asked_in_window, match = table.windows.id, table.windows.seats, table.match
    for seat, question in enumerate(table.questions):
        is_asked = match is not None and not table.closed and asking.is_asked(table, match, seat)
        moves = moves_of(table, match, seat) if is_asked and match is not None else vec[i64]()
        is_bot = table.bot_of(seat) is not None
        own = window if seat in asked_in_window else None
        if (
            seat == mover
            or (mover == EVERYBODY and is_asked)
            or is_asked != question.is_asked
            or is_bot != question.is_bot
            or own != question.window
            or not are_same(moves, question.moves)
        ):
            question.id = table.count(seat)
            question.is_asked, question.is_bot, question.moves, question.window = is_asked, is_bot, moves, own


def moves_of(table: "Table", match: Match, seat: Seat) -> vec[i64]:
    """What a seat that is asked may do."""
    return match.state.legal_moves(seat) if table.windows.now is None else table.windows.moves[seat]


def are_same(moves: vec[i64], others: vec[i64]) -> bool:
    if len(moves) != len(others):
        return False
    for place in range(len(moves)):
        if moves[place] != others[place]:
            return False
    return True
