"""What a card played in a window will do to the event that it answers."""

from typing import Final, final

from mypy_extensions import i64

from ..cards.words import NOBODY, NOT_CANCELLED

NOWHERE: Final[i64] = -1


@final
class Answer:
    """The answer met last on the way down the stack; there is none while `place` is NOWHERE."""

    def __init__(self) -> None:
        self.place: i64 = NOWHERE
        """Where on the stack that lies which the event is about."""
        self.by: i64 = NOBODY
        self.cancelled: i64 = NOT_CANCELLED
        self.to: i64 = NOBODY
        """Who will take the place of `by`, or get the lot."""

    def begin(self, place: i64, by: i64) -> None:
        """A seat answers what lies at that place, so far without doing anything to it."""
        self.place = place
        self.by = by
        self.cancelled = NOT_CANCELLED
        self.to = NOBODY

    def cancels(self, place: i64) -> bool:
        return self.place == place and self.cancelled != NOT_CANCELLED

    def bearer(self, place: i64, seat: i64) -> i64:
        """Who will be hit in the end by what lies at a place and is aimed at a seat."""
        return self.to if self.place == place and self.by == seat and self.to != NOBODY else seat
