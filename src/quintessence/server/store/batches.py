"""Writes that wait to be committed together.

While one transaction is being committed, new writes wait for the next: under load many writes share a commit, and a
single write does not wait.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, final

import msgspec

from quintessence.server.clock import Millis
from quintessence.server.store.model import Listing, StoreBusy, TableId

MOST_QUEUED: Final = 20_000
"""More writes are refused with `StoreBusy`: the newest is refused, nothing queued is dropped."""
MOST_TOGETHER: Final = 2_000
"""The most writes in one transaction."""

Value = str | int | bytes | None
Rows = list[tuple[object, ...]]
STORED: Final[Rows] = [(1,)]


@final
class Append(msgspec.Struct, frozen=True):
    """Entries for a table; `number` is that of the first. Without entries it only sets due time and listing."""

    table: TableId
    number: int
    bodies: tuple[bytes, ...]
    due: Millis | None
    listing: Listing | None

    @property
    def last(self) -> int:
        return self.number + len(self.bodies) - 1


@final
class Create(msgspec.Struct, frozen=True):
    """A new table with its first entries."""

    listing: Listing
    bodies: tuple[bytes, ...]
    due: Millis | None


@final
class Change(msgspec.Struct, frozen=True):
    """Any other write: a statement and its values."""

    text: str
    values: tuple[Value, ...]


@final
class Publish(msgspec.Struct, frozen=True):
    """Something for all workers; it is not stored."""

    topic: str
    payload: bytes


Write = Append | Create | Change | Publish


@final
class Waiting:
    """A write and its answer: its rows; for `Append` and `Create` one row if it was stored, else none."""

    __slots__ = ("answer", "write")

    def __init__(self, write: Write, answer: asyncio.Future[Rows]) -> None:
        self.write = write
        self.answer = answer

    def settle(self, value: Rows | Exception) -> None:
        """Sets the answer, unless the caller has been cancelled."""
        if self.answer.done():
            return
        if isinstance(value, Exception):
            self.answer.set_exception(value)
        else:
            self.answer.set_result(value)


@final
class Queue:
    """The writes that wait for the next commit, in the order of arrival; belongs to the event loop."""

    def __init__(self, most: int = MOST_QUEUED) -> None:
        self._most = most
        self._waiting: deque[Waiting] = deque()
        self._wake: Callable[[], None] = lambda: None

    def __len__(self) -> int:
        return len(self._waiting)

    def on_first(self, wake: Callable[[], None]) -> None:
        """Calls `wake` whenever a write is added."""
        self._wake = wake

    def put(self, waiting: Waiting) -> None:
        if len(self._waiting) >= self._most:
            raise StoreBusy
        self._waiting.append(waiting)
        self._wake()

    def take(self, most: int = MOST_TOGETHER) -> list[Waiting]:
        """The oldest writes that can share a transaction: at most one for each table, the rest waits.

        A second write to a table must see the first one committed before it can win or lose.
        """
        taken: list[Waiting] = []
        later: list[Waiting] = []
        tables: set[TableId] = set()
        while self._waiting and len(taken) < most:
            waiting = self._waiting.popleft()
            table = table_of(waiting.write)
            if table is None or table not in tables:
                taken.append(waiting)
                if table is not None:
                    tables.add(table)
            else:
                later.append(waiting)
        self._waiting.extendleft(reversed(later))
        return taken


def listing_columns(listing: Listing) -> tuple[str, str, int, int, bytes]:
    """The columns `game`, `status`, `public`, `changed` and `listing` of a table."""
    return listing.game, listing.status, int(listing.public), listing.changed, msgspec.json.encode(listing)


def entry_rows(table: TableId, number: int, bodies: Sequence[bytes]) -> list[tuple[str, int, bytes]]:
    """The rows of some entries: the first has `number`."""
    return [(table, number + place, bytes(body)) for place, body in enumerate(bodies)]


def table_of(write: Write) -> TableId | None:
    if isinstance(write, Append):
        return write.table
    return write.listing.id if isinstance(write, Create) else None
