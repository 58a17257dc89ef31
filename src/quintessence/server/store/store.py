"""The store: where tables and identities are kept, and how workers hear of each other.

A table is the list of its entries, numbered 1, 2, 3 … without gaps. What is stored never changes. The store knows
nothing of games: an entry is bytes, a listing is what lists show. Here is all that SQLite and PostgreSQL have in
common: the queue of writes, who is told of them, and every plain statement, with `?` in place of values.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Final, TypeVar, cast
from unicodedata import combining, normalize

import msgspec
import structlog

from quintessence.server.clock import Millis
from quintessence.server.store.batches import Append, Create, Publish, Queue, Rows, Value, Waiting, Write
from quintessence.server.store.model import (
    DeviceLink,
    Identity,
    IdentityId,
    Listing,
    Place,
    StoreLost,
    TableId,
    Token,
    TokenId,
    Wanted,
)

LOG: Final = structlog.get_logger(__name__)
MOST_PUBLISHED: Final = 4096
"""Bytes that one `publish` may carry."""

NewsCall = Callable[[TableId, int], None]
GapCall = Callable[[], None]
PublishedCall = Callable[[str, bytes], None]
Kept = TypeVar("Kept", Identity, Token, DeviceLink)


class Taken(Exception):
    """A value that must be unique already exists."""


class Store(ABC):
    """Where everything is kept. All methods belong to one event loop.

    SQLite and PostgreSQL add `_commit` (many writes at once), `_rows` and `_change` (one statement).
    """

    def __init__(self) -> None:
        self._queue = Queue()
        self._more = asyncio.Event()
        self._is_closing = False
        self._pump_task: asyncio.Task[None] | None = None
        self._news_calls: list[NewsCall] = []
        self._gap_calls: list[GapCall] = []
        self._published_calls: list[PublishedCall] = []

    @abstractmethod
    async def open(self) -> None:
        """Connects, brings the schema up to date (any number of workers may start at once), begins to listen."""

    @abstractmethod
    async def close(self) -> None:
        """Commits what is queued, then closes. Closing twice is harmless."""

    @abstractmethod
    async def ready(self) -> None:
        """Returns when the database answers; raises `StoreLost` when it does not. For `/health`."""

    @abstractmethod
    async def _commit(self, writes: list[Write]) -> list[Rows | Exception]:
        """Stores all writes in one transaction and answers each; raises `StoreLost` if none can be answered."""

    @abstractmethod
    async def _rows(self, text: str, values: Sequence[Value]) -> Rows:
        """What a statement that changes nothing finds."""

    @abstractmethod
    async def _change(self, text: str, *values: Value) -> Rows:
        """Commits one statement; `Taken` if a value that must be unique is already there."""

    async def _read(self, text: str, *values: Value) -> Rows:
        # What cannot be stored cannot be found: ids come from addresses that anybody may type.
        return await self._rows(text, values) if all(map(is_storable, values)) else []

    # The queue

    def queued(self) -> int:
        """How many writes wait to be committed now."""
        return len(self._queue)

    def _start_pump(self) -> None:
        self._queue.on_first(self._more.set)
        self._pump_task = asyncio.create_task(self._pump(), name="store: commits")

    async def _stop_pump(self) -> None:
        """Returns when everything that was queued is committed."""
        self._is_closing = True
        self._more.set()
        if self._pump_task is not None:
            await self._pump_task
            self._pump_task = None

    async def _pump(self) -> None:
        while not (self._is_closing and not self._queue):
            await self._more.wait()
            self._more.clear()
            while batch := self._queue.take():
                try:
                    answers = await self._commit([waiting.write for waiting in batch])
                except StoreLost:
                    answers = [StoreLost() for _ in batch]
                except Exception:
                    # A full disk, a damaged file: everybody who waits is told, and the next batch is tried.
                    LOG.exception("a batch of writes could not be stored", writes=len(batch))
                    answers = [StoreLost() for _ in batch]
                for waiting, answer in zip(batch, answers, strict=True):
                    waiting.settle(answer)
                # Later in the loop: a caller who appended has folded its own entries when the news of them comes.
                asyncio.get_running_loop().call_soon(self._tell_stored, batch, answers)

    def _tell_stored(self, batch: list[Waiting], answers: list[Rows | Exception]) -> None:
        stored = [waiting.write for waiting, answer in zip(batch, answers) if isinstance(answer, list) and answer]
        for write in stored:
            if isinstance(write, Append):
                if write.bodies:
                    self._tell_news(write.table, write.last)
            elif isinstance(write, Publish):
                self._tell_published(write.topic, write.payload)

    async def _write(self, write: Write) -> Rows:
        if self._is_closing or self._pump_task is None:
            raise StoreLost
        answer: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._queue.put(Waiting(write, answer))
        return await answer

    # Hearing of each other

    def on_news(self, call: NewsCall) -> None:
        """Calls `call(table, number)` in the loop when a table has entries up to `number`, from any worker.

        Own appends are told too, before `append` returns or just after. News may be lost: see `on_gap`.
        """
        self._news_calls.append(call)

    def on_gap(self, call: GapCall) -> None:
        """Calls `call()` in the loop when news may have been lost: look again at every table that matters."""
        self._gap_calls.append(call)

    def on_published(self, call: PublishedCall) -> None:
        """Calls `call(topic, payload)` in the loop for everything that any worker publishes."""
        self._published_calls.append(call)

    def _tell_news(self, table: TableId, number: int) -> None:
        for call in self._news_calls:
            call(table, number)

    def _tell_gap(self) -> None:
        for call in self._gap_calls:
            call()

    def _tell_published(self, topic: str, payload: bytes) -> None:
        for call in self._published_calls:
            call(topic, payload)

    async def publish(self, topic: str, payload: bytes) -> None:
        """Tells all workers (this one too) something that is not stored and may be lost: presence."""
        if len(payload) > MOST_PUBLISHED or not topic.isascii() or not topic or " " in topic:
            raise ValueError(f"cannot be published: {topic!r} with {len(payload)} bytes")
        await self._write(Publish(topic, payload))

    # Tables

    async def create(self, table: TableId, listing: Listing, entries: Sequence[bytes], due: Millis | None) -> None:
        """Stores a new table with its first entries. A known `table` is a `ValueError`."""
        if listing.id != table:
            raise ValueError(f"the listing of {listing.id} is not that of {table}")
        if not await self._write(Create(listing, tuple(entries), due)):
            raise ValueError(f"there is already a table {table}")

    async def append(
        self, table: TableId, number: int, entries: Sequence[bytes], due: Millis | None, listing: Listing | None
    ) -> bool:
        """Stores `entries` as `number`, `number + 1`, … and when the table wants to be looked at next.

        True: committed. False: another was quicker (or the table is unknown), nothing was stored. `listing`
        replaces the stored one unless it is None. Raises `StoreBusy` or `StoreLost`.
        """
        if not entries or number < 2:
            raise ValueError("nothing can be appended before the first entry, nor no entry")
        return bool(await self._write(Append(table, number, tuple(entries), due, listing)))

    async def settle(self, table: TableId, number: int, due: Millis | None, listing: Listing | None) -> bool:
        """Stores when the table wants to be looked at next, and its listing unless that is None, without an entry.

        False, and nothing is stored, if the last entry of the table is not `number`.
        """
        return bool(await self._write(Append(table, number + 1, (), due, listing)))

    async def entries(self, table: TableId, after: int = 0) -> list[bytes]:
        """What is committed after number `after`, in order; empty for an unknown table."""
        text = "SELECT body FROM entries WHERE table_id = ? AND number > ? ORDER BY number"
        return [cast(bytes, body) for (body,) in await self._read(text, table, after)]

    async def exists(self, table: TableId) -> bool:
        """Whether there is such a table."""
        return bool(await self._read("SELECT 1 FROM tables WHERE id = ?", table))

    async def listing(self, table: TableId) -> Listing | None:
        """The stored listing of one table."""
        found = await self._read("SELECT listing FROM tables WHERE id = ?", table)
        return read_listing(found[0]) if found else None

    async def listings(self, wanted: Wanted, before: Place | None = None, most: int = 50) -> list[Listing]:
        """The latest changed first, at most `most`, after the place where the page before ended."""
        asked: list[tuple[str, Sequence[Value]]] = []
        if wanted.identity is not None:
            asked.append(("id IN (SELECT table_id FROM seated WHERE identity = ?)", [wanted.identity]))
        if wanted.public is not None:
            asked.append(("public = ?", [int(wanted.public)]))
        if wanted.statuses is not None:
            asked.append((f"status IN ({marks(len(wanted.statuses)) or 'NULL'})", wanted.statuses))
        if wanted.game is not None:
            asked.append(("game = ?", [wanted.game]))
        if before is not None:
            asked.append(("(changed, id) < (?, ?)", [before.changed, before.id]))
        where = " AND ".join(["1 = 1", *(condition for condition, _ in asked)])
        values = [value for _, given in asked for value in given]
        text = f"SELECT listing FROM tables WHERE {where} ORDER BY changed DESC, id DESC LIMIT ?"
        return [read_listing(row) for row in await self._read(text, *values, most)]

    @abstractmethod
    async def claim_due(self, now: Millis, lease: Millis, most: int) -> list[TableId]:
        """Tables whose time has come, at most `most` and those that wait longest; each is moved on to `now + lease`.

        Two workers never get the same table for the same time; if the one that got it dies, another gets it
        after the lease.
        """

    async def next_due(self) -> Millis | None:
        """When the next table wants to be looked at; None if none does."""
        ((due,),) = await self._read("SELECT min(due) FROM tables")
        return cast("Millis | None", due)

    # Identities

    async def create_identity(self, identity: Identity) -> bool:
        """Stores a new identity; False if it is an account and its name is taken."""
        account_name = folded(identity.name) if identity.kind == "account" else None
        return await is_free(self._add("identities", identity, account_name=account_name))

    async def identity(self, identity: IdentityId) -> Identity | None:
        """The identity with this id."""
        return first(await self._find(Identity, "identities WHERE id = ?", identity))

    async def account(self, name: str) -> Identity | None:
        """The account of this name; capitals, accents and blanks make no difference."""
        return first(await self._find(Identity, "identities WHERE account_name = ?", folded(name)))

    async def rename_guest(self, identity: IdentityId, name: str) -> None:
        """Gives a guest another name. An account keeps its own."""
        await self._change("UPDATE identities SET name = ? WHERE id = ? AND kind = 'guest'", name, identity)

    async def set_password(self, identity: IdentityId, name: str, password: str) -> bool:
        """Gives a hash of a password, and with it the name: a guest becomes an account. Raises the epoch.

        False if the name belongs to another account.
        """
        text = """
            UPDATE identities SET kind = 'account', name = ?, account_name = ?, password = ?, epoch = epoch + 1
            WHERE id = ?
        """
        return await is_free(self._change(text, name, folded(name), password, identity))

    async def end_sessions(self, identity: IdentityId) -> None:
        """Raises the epoch: every cookie of this identity is void."""
        await self._change("UPDATE identities SET epoch = epoch + 1 WHERE id = ?", identity)

    async def add_token(self, token: Token) -> None:
        """Stores a bot token."""
        await self._add("tokens", token)

    async def token(self, digest: bytes) -> Token | None:
        """The bot token with this hash."""
        return first(await self._find(Token, "tokens WHERE digest = ?", digest))

    async def tokens(self, identity: IdentityId) -> list[Token]:
        """The bot tokens of an identity, oldest first."""
        return await self._find(Token, "tokens WHERE identity = ? ORDER BY created, id", identity)

    async def drop_token(self, identity: IdentityId, token: TokenId) -> bool:
        """Removes a bot token of this identity; False if it has no such token."""
        text = "DELETE FROM tokens WHERE id = ? AND identity = ? RETURNING id"
        return bool(await self._change(text, token, identity))

    async def put_device_link(self, link: DeviceLink, now: Millis) -> None:
        """Stores a link in place of every other one of this identity; those whose time is up are forgotten."""
        await self._change("DELETE FROM device_links WHERE identity = ? OR expires <= ?", link.identity, now)
        await self._add("device_links", link)

    async def device_link(self, digest: bytes) -> DeviceLink | None:
        """The link with this hash, whether its time is up or not."""
        return first(await self._find(DeviceLink, "device_links WHERE digest = ?", digest))

    async def take_device_link(self, digest: bytes) -> DeviceLink | None:
        """The same, and forgets it: of two who take it at once one gets it."""
        text = f"DELETE FROM device_links WHERE digest = ? RETURNING {columns(DeviceLink)}"
        return first([read_row(DeviceLink, row) for row in await self._change(text, digest)])

    # A struct is a row: the columns have the names of its fields.

    async def _add(self, table: str, row: Identity | Token | DeviceLink, **more: Value) -> Rows:
        values: dict[str, Value] = {**msgspec.structs.asdict(row), **more}
        text = f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks(len(values))})"
        return await self._change(text, *values.values())

    async def _find(self, kind: type[Kept], where: str, value: Value) -> list[Kept]:
        return [read_row(kind, row) for row in await self._read(f"SELECT {columns(kind)} FROM {where}", value)]


async def is_free(change: Awaitable[Rows]) -> bool:
    """Whether a change was stored; False if a value that must be unique is already there."""
    try:
        await change
    except Taken:
        return False
    return True


def columns(kind: type[Kept]) -> str:
    return ", ".join(kind.__struct_fields__)


def marks(count: int) -> str:
    return ", ".join("?" * count)


def read_row(kind: type[Kept], row: tuple[object, ...]) -> Kept:
    return msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind)


def read_listing(row: tuple[object, ...]) -> Listing:
    return msgspec.json.decode(cast(bytes, row[0]), type=Listing)


def first(found: list[Kept]) -> Kept | None:
    return found[0] if found else None


def is_storable(value: Value) -> bool:
    """Whether both databases could hold this: no NUL in a text, no half of a letter, no number beyond 64 bits."""
    if isinstance(value, str):
        return "\0" not in value and not any("\ud800" <= letter <= "\udfff" for letter in value)
    return not isinstance(value, int) or abs(value) < 2**63


@lru_cache(maxsize=4096)
def folded(name: str) -> str:
    """A name as accounts compare it: capitals, accents and blanks make no difference."""
    letters = normalize("NFKD", name.casefold())
    return "".join(letter for letter in letters if not combining(letter) and not letter.isspace())
