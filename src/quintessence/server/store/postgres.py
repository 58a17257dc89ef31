"""The store in PostgreSQL: any number of workers, each with a batch of writes per transaction.

Writes to different tables share a transaction; it locks the rows of `tables` in the order of their ids, so that two
workers never block each other. The one that moves `head` on has won.
"""

import re
from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Final, TypeAlias, final

import asyncpg

from quintessence.server.clock import Millis
from quintessence.server.store.batches import (
    STORED,
    Append,
    Create,
    Publish,
    Rows,
    Value,
    Write,
    entry_rows,
    listing_columns,
)
from quintessence.server.store.listening import Listener, news_payloads, talk_payload
from quintessence.server.store.losing import LOST, Patience
from quintessence.server.store.migrating import migrate_postgresql
from quintessence.server.store.model import Listing, StoreLost, TableId
from quintessence.server.store.store import Store, Taken
from quintessence.server.words import Wrong

MOST_CONNECTIONS: Final = 8
"""Per worker, for reading; one more writes and one more listens."""
TIMEOUT: Final = 20.0

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

HOLD: Final = "SELECT id, head FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"
MOVE_ON: Final = """
    UPDATE tables AS t SET head = w.head, due = w.due
    FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS w (id, head, due) WHERE t.id = w.id
"""
SHOW: Final = """
    UPDATE tables AS t SET game = w.game, status = w.status, public = w.public, changed = w.changed, listing = w.listing
    FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bytea[])
        AS w (id, game, status, public, changed, listing) WHERE t.id = w.id
"""
BEGIN_TABLES: Final = """
    INSERT INTO tables (id, head, due, game, status, public, changed, listing)
    SELECT * FROM unnest(
        $1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::int[], $7::bigint[], $8::bytea[]
    )
    ON CONFLICT DO NOTHING RETURNING id
"""
ADD: Final = """
    INSERT INTO entries (table_id, number, body) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
"""
STORED_AS: Final = "SELECT body FROM entries WHERE table_id = $1 AND number BETWEEN $2 AND $3 ORDER BY number"
UNSEAT: Final = "DELETE FROM seated WHERE table_id = ANY($1::text[])"
SEAT: Final = "INSERT INTO seated (identity, table_id) SELECT * FROM unnest($1::text[], $2::text[])"
NOTIFY: Final = "SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS n (channel, payload)"
CLAIM: Final = """
    UPDATE tables SET due = $1::bigint + $2::bigint WHERE id IN (
        SELECT id FROM tables WHERE due <= $1 ORDER BY due, id LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
    ) RETURNING id
"""


@final
class PostgresStore(Store):
    """Shares its database with every other worker."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._writer: Connection | None = None
        self._listener = Listener(address, self._tell_news, self._tell_published, self._tell_gap)

    async def open(self) -> None:
        try:
            await migrate_postgresql(self._address)
            self._pool = await asyncpg.create_pool(
                self._address, min_size=0, max_size=MOST_CONNECTIONS, command_timeout=TIMEOUT
            )
            await self._listener.start()
        except Wrong:
            await self.close()
            raise
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            await self.close()
            raise Wrong("database-unreachable", problem=" ".join(str(error).split()) or type(error).__name__) from error
        self._start_pump()

    async def close(self) -> None:
        await self._stop_pump()
        await self._listener.stop()
        if self._writer is not None:
            self._writer.terminate()
            self._writer = None
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None

    async def ready(self) -> None:
        if self._pool is None:
            raise StoreLost
        try:
            await self._pool.fetchval("SELECT 1", timeout=2.0)
        except (*LOST, asyncpg.PostgresError) as error:
            raise StoreLost from error

    # One statement

    async def _rows(self, text: str, values: Sequence[Value]) -> Rows:
        """Tried again until the database is back: for statements that can be repeated without harm."""
        patience = Patience()
        while self._pool is not None:
            try:
                return [tuple(row) for row in await self._pool.fetch(numbered(text), *values)]
            except LOST as error:
                await patience.wait(error)
        raise StoreLost

    async def _change(self, text: str, *values: Value) -> Rows:
        if self._pool is None:
            raise StoreLost
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(text), *values)]
        except asyncpg.UniqueViolationError as error:
            raise Taken from error
        except LOST as error:
            # Not repeated: it may have been committed.
            raise StoreLost from error

    async def claim_due(self, now: Millis, lease: Millis, most: int) -> list[TableId]:
        return [TableId(str(table)) for (table,) in await self._rows(CLAIM, [now, lease, most])]

    # Many writes

    async def _commit(self, writes: list[Write]) -> list[Rows | Exception]:
        patience = Patience()
        is_first = True
        while True:
            try:
                if self._writer is None or self._writer.is_closed():
                    self._writer = await asyncpg.connect(self._address, command_timeout=TIMEOUT)
                    self._listener.ignore(self._writer.get_server_pid())
                return await commit_on(self._writer, writes, is_first)
            except LOST as error:
                is_first = False
                await patience.wait(error)


@cache
def numbered(text: str) -> str:
    """A statement as PostgreSQL wants it: `$1`, `$2` … in place of `?`."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", text)


async def commit_on(connection: Connection, writes: list[Write], is_first: bool) -> list[Rows | Exception]:
    """One transaction. After a lost connection (not `is_first`), writes that are already there count as stored."""
    appends = [write for write in writes if isinstance(write, Append)]
    creates = [write for write in writes if isinstance(write, Create)]
    stored: set[TableId] = set()
    async with connection.transaction():
        won = await winners(connection, appends)
        created = await begin_tables(connection, creates)
        rows = [row for write in won for row in entry_rows(write.table, write.number, write.bodies)]
        rows += [row for write in created for row in entry_rows(write.listing.id, 1, write.bodies)]
        if rows:
            await connection.execute(ADD, *columns(rows))
        changed = [write.listing for write in won if write.listing is not None]
        await show(connection, changed)
        changed += [write.listing for write in created]
        await seat(connection, changed)
        notes = news_payloads([(write.table, write.last) for write in won if write.bodies])
        notes += [talk_payload(write.topic, write.payload) for write in writes if isinstance(write, Publish)]
        if notes:
            await connection.execute(NOTIFY, *columns(notes))
        stored = {write.table for write in won} | {write.listing.id for write in created}
        if not is_first:
            stored |= await stored_before(connection, appends, creates)
    return [answer(write, stored) for write in writes]


def answer(write: Write, stored: set[TableId]) -> Rows | Exception:
    if isinstance(write, Append):
        return STORED if write.table in stored else []
    if isinstance(write, Create):
        return STORED if write.listing.id in stored else []
    return STORED


async def winners(connection: Connection, appends: list[Append]) -> list[Append]:
    """Locks the tables, and moves on those whose next number is the wanted one."""
    if not appends:
        return []
    heads: dict[str, int] = {row[0]: row[1] for row in await connection.fetch(HOLD, [write.table for write in appends])}
    won = [write for write in appends if heads.get(write.table) == write.number - 1]
    if won:
        await connection.execute(MOVE_ON, *columns([(write.table, write.last, write.due) for write in won]))
    return won


async def begin_tables(connection: Connection, creates: list[Create]) -> list[Create]:
    if not creates:
        return []
    rows = [(write.listing.id, len(write.bodies), write.due, *listing_columns(write.listing)) for write in creates]
    begun = {row[0] for row in await connection.fetch(BEGIN_TABLES, *columns(rows))}
    return [write for write in creates if write.listing.id in begun]


async def show(connection: Connection, listings: list[Listing]) -> None:
    if listings:
        rows = [(listing.id, *listing_columns(listing)) for listing in listings]
        await connection.execute(SHOW, *columns(rows))


async def seat(connection: Connection, listings: list[Listing]) -> None:
    if not listings:
        return
    await connection.execute(UNSEAT, [listing.id for listing in listings])
    rows = [(identity, listing.id) for listing in listings for identity in set(listing.identities)]
    if rows:
        await connection.execute(SEAT, *columns(rows))


async def stored_before(connection: Connection, appends: list[Append], creates: list[Create]) -> set[TableId]:
    """The tables that have these entries, byte for byte: the connection was lost after the commit."""
    wanted = [(write.table, write.number, write.bodies) for write in appends]
    wanted += [(write.listing.id, 1, write.bodies) for write in creates]
    found: set[TableId] = set()
    for table, number, bodies in wanted:
        rows = await connection.fetch(STORED_AS, table, number, number + len(bodies) - 1)
        if tuple(row[0] for row in rows) == bodies:
            found.add(table)
    return found


def columns(rows: Sequence[tuple[object, ...]]) -> list[list[object]]:
    """Rows as arrays of columns, for `unnest`."""
    return [list(column) for column in zip(*rows, strict=True)]
