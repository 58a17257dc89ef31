"""A table that this worker has loaded, and who is connected to it here."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Sequence
from typing import Final, final

from quintessence.core.types import Seat
from quintessence.server.presence import LineQuality
from quintessence.server.protocol import Face, ServerMessage, Update, read_update, write_message
from quintessence.server.store.model import IdentityId, TableId
from quintessence.server.table import folding, showing
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong

UPDATES_KEPT: Final = 64
"""A recipient that missed more gets its whole face."""


class Member(ABC):
    """One connection to a table. Messages arrive in order; `tell` never waits."""

    identity: IdentityId | None
    recipient: Recipient
    live: "Live | None"

    @abstractmethod
    def tell(self, message: ServerMessage, encoded: bytes | None = None) -> None:
        """Queues a message; `encoded` is the same as bytes, if it was already written."""

    @abstractmethod
    def measured(self) -> LineQuality:
        """What is known of the line."""

    @abstractmethod
    def dismiss(self, code: str, final: bool) -> None:
        """Ends the connection with a reason."""


@final
class Live:
    """The fold of a table, up to `table.number`, and its members. Only committed entries are ever folded in."""

    def __init__(self, table_id: TableId, table: Table) -> None:
        self.id = table_id
        self.table = table
        self.heard = table.number
        """The highest number that any worker has announced."""
        self.members: dict[Recipient, list[Member]] = {}
        """Connections by recipient. A recipient without connections stays for a while: it may come back."""
        self._sent: dict[Recipient, deque[bytes]] = {}
        """The last updates of each recipient, as they were sent; the newest has its present number."""
        self._expected: list[int] = []
        self.first_sent: dict[tuple[Seat, int], float] = {}
        """When the card of a race (by its flip) was first sent to a seat, by the monotonic clock."""
        self.course: list[tuple[int, list[int]]] | None = None
        """The counts of a finished game over time, once somebody has asked for them."""

    @property
    def is_behind(self) -> bool:
        return self.heard > self.table.number

    def expect(self, number: int) -> None:
        """This worker is appending entries up to `number` and will fold them in itself: ignore news of them."""
        self._expected.append(number)

    def expect_no_more(self, number: int) -> None:
        """The append has ended, whether it was stored or not."""
        self._expected.remove(number)

    def expects(self, number: int) -> bool:
        return number in self._expected

    def all_members(self) -> list[Member]:
        return [member for members in self.members.values() for member in members]

    # Folding and telling.

    def fold_in(self, first: int, stored: Sequence[bytes], at: int) -> int:
        """Folds stored entries, numbered from `first` on, and tells the members; returns how many were new."""
        if first > self.table.number + 1:
            return 0
        new = stored[self.table.number + 1 - first :]
        table = self.table
        for entry in new:
            seating = table.seating
            folding.add(table, entry)
            if table.seating != seating:
                self._dismiss_unseated()
            for recipient in list(self.members):
                # A player whose seat was removed is another recipient now and gets that face.
                if recipient is None or recipient < len(table.chairs):
                    self._tell_update(recipient)
            if table.seating != seating:
                self._reseat(at)
        self.heard = max(self.heard, self.table.number)
        return len(new)

    def _tell_update(self, recipient: Recipient) -> None:
        told = showing.update(self.table, recipient)
        if told is None:
            return
        message = Update(number=told.number, events=told.events, patch=told.patch, at=told.at)
        encoded = write_message(message)
        self._sent.setdefault(recipient, deque(maxlen=UPDATES_KEPT)).append(encoded)
        for member in self.members[recipient]:
            member.tell(message, encoded)

    def _dismiss_unseated(self) -> None:
        """If spectators are not allowed, dismisses members without a seat before they see any of the game."""
        for member in self.all_members():
            try:
                self.table.recipient_of(member.identity)
            except Wrong:
                self.part(member)
                member.dismiss("unseated", True)

    def _reseat(self, at: int) -> None:
        """Somebody who sat down, left or was moved is another recipient now and gets that face.

        The same may be true of a player who is not connected now, so the kept updates are dropped.
        """
        self._sent.clear()
        for member in self.all_members():
            recipient = self.table.recipient_of(member.identity)
            if recipient != member.recipient:
                self.part(member)
                self._add(member, recipient)
                self.tell_face(member, None, at)
        for gone in [seat for seat in self.members if seat is not None and seat >= len(self.table.chairs)]:
            del self.members[gone]

    # Coming and going.

    def join(self, member: Member, recipient: Recipient, last: int | None, at: int) -> None:
        """Adds a connection and tells it what it missed since `last`, or everything."""
        member.live = self
        self._add(member, recipient)
        if last is None or not self._tell_missed(member, last):
            self.tell_face(member, last, at)

    def _add(self, member: Member, recipient: Recipient) -> None:
        member.recipient = recipient
        self.members.setdefault(recipient, []).append(member)

    def part(self, member: Member) -> None:
        """Removes a connection."""
        members = self.members.get(member.recipient, [])
        if member in members:
            members.remove(member)

    def forget_absent(self) -> None:
        """Stops making updates for recipients who have not come back; they will get the whole face."""
        for recipient in [recipient for recipient, members in self.members.items() if not members]:
            del self.members[recipient]
            self._sent.pop(recipient, None)

    def _tell_missed(self, member: Member, last: int) -> bool:
        """Sends the updates after `last` if all of them are still known."""
        kept = self._sent.get(member.recipient, ())
        missed = self.table.count(member.recipient) - last
        if not 0 <= missed <= len(kept):
            return False
        for place in range(len(kept) - missed, len(kept)):
            member.tell(read_update(kept[place]), kept[place])
        return True

    def tell_face(self, member: Member, last: int | None, at: int) -> None:
        """Sends the whole face, with the events after `last`."""
        recipient = member.recipient
        count = self.table.count(recipient)
        missed = [] if last is None or last > count else self.table.feed(recipient).after(last)
        is_host = member.identity is not None and member.identity == self.table.opener
        face = showing.face(self.table, recipient)
        member.tell(Face(number=count, seat=recipient, face=face, missed=missed, at=at, host=is_host))
