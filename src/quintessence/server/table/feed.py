"""What each recipient was told: its own numbers without gaps, its events, its last updates.

A recipient is a seat, or None for the spectators. An entry counts for a recipient only if it is told something by
it: what others do in secret leaves no gap and no number.
"""

from collections import deque
from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from quintessence.core.event import Event
from quintessence.core.patch import Patch, diff
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis

Recipient: TypeAlias = Seat | None

UPDATES_KEPT = 64


class Update(msgspec.Struct, frozen=True):
    """What one entry told one recipient: its number, its events, the patch from its face before to its face after."""

    number: int
    events: list[JsonObject]
    patch: Patch
    at: Millis


class Feed:
    """What one recipient was told."""

    __slots__ = ("_face", "_face_number", "_updates", "at", "told", "told_last")

    def __init__(self) -> None:
        self.told: list[list[JsonObject]] = []
        """The events of each of its entries, the oldest first: number n is at place n - 1."""
        self.at = Millis(0)
        """When it was last told something."""
        self.told_last = False
        """Whether the last entry of the table told it something."""
        self._face: JsonObject | None = None
        self._face_number = -1
        self._updates: deque[Update] = deque(maxlen=UPDATES_KEPT)

    @property
    def number(self) -> int:
        return len(self.told)

    def tell(self, events: list[JsonObject], at: Millis) -> None:
        self.told.append(events)
        self.at = at

    def after(self, number: int) -> list[JsonObject]:
        """All events after a number."""
        return [event for events in self.told[max(0, number) :] for event in events]

    def kept_face(self) -> JsonObject | None:
        """The face as it was made after the last entry that told something, None if it was not made."""
        return self._face if self._face_number == self.number else None

    def keep_face(self, face: JsonObject) -> None:
        self._face, self._face_number = face, self.number

    def update(self, face: JsonObject) -> Update:
        """The update that leads to this face; the patch puts the whole face where the one before is not known."""
        patch: Patch
        number = len(self.told)
        if self._face is not None and self._face_number == number - 1:
            patch = diff(self._face, face)
        else:
            patch = [[[], face]]
        made = Update(number, self.told[-1], patch, self.at)
        self._face, self._face_number = face, number
        self._updates.append(made)
        return made

    def last_update(self) -> Update | None:
        """The update of the present number, if it was made."""
        return self._updates[-1] if self._updates and self._updates[-1].number == self.number else None

    def updates_after(self, number: int) -> list[Update] | None:
        """The updates after a number, None if one of them is not kept."""
        missing = self.number - number
        found = [update for update in self._updates if update.number > number]
        return found if missing >= 0 and [u.number for u in found] == [*range(number + 1, self.number + 1)] else None


def cut_for_all_hands(event: Event) -> JsonObject:
    """An event as spectators who see all hands are told it: with what single seats were told."""
    told: JsonObject = {"kind": event.kind, **event.fields}
    private: JsonObject = {str(seat): fields for seat, fields in event.private.items()}
    only: Iterable[Json] | None = event.only
    if private:
        told["private"] = private
    if only is not None:
        told["only"] = list(only)
    return told
