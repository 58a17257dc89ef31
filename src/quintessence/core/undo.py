"""Undo: it never changes who is active, makes another seat redo something, or goes back before a reveal or a draw.

Whether a move may be taken back follows from these alone: it is decided once, when the move is made.
"""

from typing import final

from quintessence.core.contract import State
from quintessence.core.event import Event
from quintessence.core.types import JsonObject, Seat


@final
class Snapshot:
    """The position before a move that may be taken back, whose move it was, and what was told of it."""

    def __init__(self, state: State, seat: Seat, words: str, events: list[Event]) -> None:
        self.state = state
        self.seat = seat
        self.words = words
        self.events = events

    def undone(self) -> Event:
        """What is told of the undoing: to others no more than they were told of the move itself."""
        whole: JsonObject = {"seat": self.seat, "move": self.words}
        if not any(event.only is None for event in self.events):
            return Event("undone", whole, only=[self.seat])
        if any(event.only is not None or event.private for event in self.events):
            return Event("undone", {"seat": self.seat}, {self.seat: whole})
        return Event("undone", whole)


def may_be_taken_back(seat: Seat, before: list[Seat], after: list[Seat], events: list[Event], drew: bool) -> bool:
    """Whether a move of `seat` may be undone.

    `before` and `after` are the seats to act then, `drew` says that the move drew from chance.
    """
    if before != [seat] or after != [seat] or drew:
        return False
    return not any(event.random or event.reveals or tells_others(event, seat) for event in events)


def tells_others(event: Event, seat: Seat) -> bool:
    """Whether somebody but `seat` was told something in private."""
    told = [*event.private, *(event.only or [])]
    return any(other != seat for other in told)
