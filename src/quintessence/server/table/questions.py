"""What each seat is asked: an answer quotes the number of its question, so that it never answers another."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from quintessence.core.types import Seat
from quintessence.server.table.happening import EVERYBODY

if TYPE_CHECKING:
    from quintessence.server.table.table import Table

About: TypeAlias = tuple[bool, bool, tuple[int, ...], str | None]
"""Whether a seat is asked, whether a bot plays it, its moves, and the window that asks it sooner or later."""


@dataclass(slots=True)
class Question:
    """What a seat is asked: `id` is its own number at which that last changed."""

    id: int = 0
    about: About = (False, False, (), None)


def follow_questions(table: "Table", mover: Seat | None) -> None:
    """Notes for which seats the question has changed, and at which of their numbers.

    Who has moved is asked something new even where the answers are the same.
    """
    window, asked_in_window, to_act = table.windows.id, table.windows.seats, table.to_act()
    for seat, question in enumerate(table.questions):
        is_asked = seat in to_act
        moves = tuple(table.match.state.legal_moves(seat)) if is_asked and table.match is not None else ()
        is_bot = table.bot_of(seat) is not None
        about = (is_asked, is_bot, moves, window if seat in asked_in_window else None)
        if about != question.about or seat == mover or (mover == EVERYBODY and is_asked):
            question.id, question.about = table.count(seat), about
