"""What each recipient was told: its own numbers without gaps, its events, and the face it has.

A recipient is a seat, or None for the spectators. An entry gets a number for a recipient only if it tells it something:
secret actions of others leave no gap and no number.
"""

from typing import TypeAlias, final

import msgspec

from quintessence.core.patch import Patch
from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.protocol import Update
from quintessence.server.table.parts.faces import FaceParts, Shared

Recipient: TypeAlias = Seat | None


@final
class Feed:
    """What one recipient was told."""

    __slots__ = ("_face", "_face_number", "_told", "at", "events", "told_last")

    def __init__(self) -> None:
        self._told: list[bytes] = []
        # As bytes: a table has thousands of events, which as objects would fill the memory.
        self.events: list[JsonObject] = []
        """What it was last told."""
        self.at = Millis(0)
        """When that was."""
        self.told_last = False
        """Whether the last entry of the table told it something."""
        self._face: FaceParts | None = None
        self._face_number = -1

    def copy(self) -> "Feed":
        """A copy, for a recipient that was told the same so far."""
        twin = Feed()
        twin._told = list(self._told)
        twin.events, twin.at, twin.told_last = self.events, self.at, self.told_last
        twin._face, twin._face_number = self._face, self._face_number
        return twin

    @property
    def number(self) -> int:
        return len(self._told)

    def tell(self, events: list[JsonObject], written: bytes, at: Millis) -> None:
        """Tells the recipient these events; `written` is the same as JSON."""
        self._told.append(written)
        self.events = events
        self.at = at

    def all(self) -> list[list[JsonObject]]:
        """The events of each of its entries, the oldest first: number n is at place n - 1."""
        return [read_events(written) for written in self._told]

    def after(self, number: int) -> list[JsonObject]:
        """All events after a number."""
        return [event for written in self._told[max(0, number) :] for event in read_events(written)]

    def kept_face(self) -> FaceParts | None:
        """The face of the present number; None if it was not made."""
        return self._face if self._face_number == len(self._told) else None

    def keep_face(self, face: FaceParts) -> None:
        self._face, self._face_number = face, len(self._told)

    def update(self, face: FaceParts, shared: Shared) -> Update:
        """The update to this face; the patch sets the whole face if the previous one is not known."""
        patch: Patch
        number = len(self._told)
        if self._face is not None and self._face_number == number - 1:
            patch = shared.changes(self._face, face)
        else:
            patch = [[[], face.document()]]
        self._face, self._face_number = face, number
        return Update(number, self.events, patch, self.at)


def write_events(events: list[JsonObject]) -> bytes:
    return msgspec.json.encode(events)


def read_events(written: bytes) -> list[JsonObject]:
    events: list[JsonObject] = msgspec.json.decode(written)
    return events
