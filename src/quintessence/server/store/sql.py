"""What both stores have in common: the queue of writes, those who listen, and every plain statement."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, cast

import msgspec
import structlog
from sqlalchemy import Dialect

from quintessence.server.clock import Millis
from quintessence.server.store import statements
from quintessence.server.store.batches import Append, Create, Publish, Queue, Rows, Waiting, Write
from quintessence.server.store.contract import (
    MOST_PUBLISHED,
    DeviceLink,
    GapCall,
    Identity,
    IdentityId,
    Listing,
    NewsCall,
    Place,
    PublishedCall,
    Store,
    StoreLost,
    TableId,
    Token,
    TokenId,
    Wanted,
)
from quintessence.server.store.statements import Statement, Value, compiled, is_storable

LOG: Final = structlog.get_logger(__name__)


class Taken(Exception):
    """A value that must be unique is there already."""


class SqlStore(Store):
    """A store over SQL. Underneath: `_commit` (many writes at once), `_rows` and `_change` (one statement)."""

    dialect: Dialect

    def __init__(self) -> None:
        self._queue = Queue()
        self._more = asyncio.Event()
        self._is_closing = False
        self._pump_task: asyncio.Task[None] | None = None
        self._news_calls: list[NewsCall] = []
        self._gap_calls: list[GapCall] = []
        self._published_calls: list[PublishedCall] = []

    @abstractmethod
    async def _commit(self, writes: list[Write]) -> list[Rows | Exception]:
        """Stores all writes in one transaction and answers each; raises `StoreLost` if none can be answered."""

    @abstractmethod
    async def _rows(self, text: str, values: list[Value]) -> Rows:
        """What a statement that changes nothing finds."""

    async def _read(self, statement: Statement) -> Rows:
        text, values = compiled(statement, self.dialect)
        # What cannot be stored cannot be found: ids come from addresses that anybody may type.
        return await self._rows(text, values) if all(map(is_storable, values)) else []

    @abstractmethod
    async def _change(self, statement: Statement) -> Rows:
        """Commits one statement; `Taken` if a value that must be unique is there already."""

    # The queue

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
                    # A full disk, a damaged file: whoever waits is told, and the next batch is tried.
                    LOG.exception("a batch of writes could not be stored", writes=len(batch))
                    answers = [StoreLost() for _ in batch]
                for waiting, answer in zip(batch, answers, strict=True):
                    waiting.settle(answer)
                self._tell_stored(batch, answers)

    def _tell_stored(self, batch: list[Waiting], answers: list[Rows | Exception]) -> None:
        # Later in the loop, so that whoever appended has folded its own entries when the news of them comes.
        stored = [waiting.write for waiting, answer in zip(batch, answers) if isinstance(answer, list) and answer]
        asyncio.get_running_loop().call_soon(self._tell_all, stored)

    def _tell_all(self, stored: list[Write]) -> None:
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

    def queued(self) -> int:
        return len(self._queue)

    # Hearing of each other

    def on_news(self, call: NewsCall) -> None:
        self._news_calls.append(call)

    def on_gap(self, call: GapCall) -> None:
        self._gap_calls.append(call)

    def on_published(self, call: PublishedCall) -> None:
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
        if len(payload) > MOST_PUBLISHED or not topic.isascii() or not topic or " " in topic:
            raise ValueError(f"cannot be published: {topic!r} with {len(payload)} bytes")
        await self._write(Publish(topic, payload))

    # Tables

    async def create(self, table: TableId, listing: Listing, entries: Sequence[bytes], due: Millis | None) -> None:
        if listing.id != table:
            raise ValueError(f"the listing of {listing.id} is not that of {table}")
        if not await self._write(Create(listing, tuple(entries), due)):
            raise ValueError(f"there is already a table {table}")

    async def append(
        self, table: TableId, number: int, entries: Sequence[bytes], due: Millis | None, listing: Listing | None
    ) -> bool:
        if not entries or number < 2:
            raise ValueError("nothing can be appended before the first entry, nor no entry")
        return bool(await self._write(Append(table, number, tuple(entries), due, listing)))

    async def entries(self, table: TableId, after: int = 0) -> list[bytes]:
        return [cast(bytes, body) for (body,) in await self._read(statements.entries_after(table, after))]

    async def exists(self, table: TableId) -> bool:
        return bool(await self._read(statements.head_of(table)))

    async def listing(self, table: TableId) -> Listing | None:
        found = await self._read(statements.listing_of(table))
        return read_listing(found[0]) if found else None

    async def listings(self, wanted: Wanted, before: Place | None = None, most: int = 50) -> list[Listing]:
        return [read_listing(row) for row in await self._read(statements.listings(wanted, before, most))]

    async def settle(self, table: TableId, number: int, due: Millis | None, listing: Listing | None) -> bool:
        return bool(await self._write(Append(table, number + 1, (), due, listing)))

    async def next_due(self) -> Millis | None:
        ((due,),) = await self._read(statements.next_due())
        return cast("Millis | None", due)

    # Identities

    async def create_identity(self, identity: Identity) -> bool:
        try:
            await self._change(statements.identity_row(identity))
        except Taken:
            return False
        return True

    async def identity(self, identity: IdentityId) -> Identity | None:
        return read_identity(await self._read(statements.identity_by_id(identity)))

    async def account(self, name: str) -> Identity | None:
        return read_identity(await self._read(statements.account_by_name(name)))

    async def rename_guest(self, identity: IdentityId, name: str) -> None:
        await self._change(statements.rename_guest(identity, name))

    async def set_password(self, identity: IdentityId, name: str, password: str) -> bool:
        try:
            await self._change(statements.set_password(identity, name, password))
        except Taken:
            return False
        return True

    async def end_sessions(self, identity: IdentityId) -> None:
        await self._change(statements.end_sessions(identity))

    async def add_token(self, token: Token) -> None:
        await self._change(statements.token_row(token))

    async def token(self, digest: bytes) -> Token | None:
        found = await self._read(statements.token_by_digest(digest))
        return read_token(found[0]) if found else None

    async def tokens(self, identity: IdentityId) -> list[Token]:
        return [read_token(row) for row in await self._read(statements.tokens_of(identity))]

    async def drop_token(self, identity: IdentityId, token: TokenId) -> bool:
        return bool(await self._change(statements.drop_token(identity, token)))

    async def put_device_link(self, link: DeviceLink, now: Millis) -> None:
        await self._change(statements.drop_device_links(link.identity, now))
        await self._change(statements.device_link_row(link))

    async def device_link(self, digest: bytes) -> DeviceLink | None:
        return read_device_link(await self._read(statements.device_link_by_digest(digest)))

    async def take_device_link(self, digest: bytes) -> DeviceLink | None:
        return read_device_link(await self._change(statements.take_device_link(digest)))


def read_listing(row: tuple[object, ...]) -> Listing:
    return msgspec.json.decode(cast(bytes, row[0]), type=Listing)


def read_identity(rows: Rows) -> Identity | None:
    if not rows:
        return None
    names = [str(column.name) for column in statements.IDENTITY_COLUMNS]
    return msgspec.convert(dict(zip(names, rows[0], strict=True)), Identity)


def read_token(row: tuple[object, ...]) -> Token:
    names = [str(column.name) for column in statements.TOKEN_COLUMNS]
    return msgspec.convert(dict(zip(names, row, strict=True)), Token)


def read_device_link(rows: Rows) -> DeviceLink | None:
    if not rows:
        return None
    names = [str(column.name) for column in statements.LINK_COLUMNS]
    return msgspec.convert(dict(zip(names, rows[0], strict=True)), DeviceLink)
