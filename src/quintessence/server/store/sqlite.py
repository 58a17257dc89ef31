"""The store in one SQLite file: one thread that writes and commits in groups, and other threads that read."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar, cast, final

import msgspec
from sqlalchemy.exc import DBAPIError

from quintessence.server.clock import Millis
from quintessence.server.store.batches import (
    STORED,
    Append,
    Change,
    Create,
    Publish,
    Rows,
    Value,
    Write,
    entry_rows,
    listing_columns,
)
from quintessence.server.store.locking import FileLock
from quintessence.server.store.migrating import migrate_sqlite
from quintessence.server.store.model import Listing, StoreLost, TableId
from quintessence.server.store.store import Store, Taken
from quintessence.server.words import Wrong

READERS: Final = 2
BUSY_MILLISECONDS: Final = 5_000
"""How long a statement waits while another program (a backup) locks the file."""

MOVE_ON: Final = "UPDATE tables SET head = ?, due = ? WHERE id = ? AND head = ?"
SHOW: Final = "UPDATE tables SET game = ?, status = ?, public = ?, changed = ?, listing = ? WHERE id = ?"
BEGIN_TABLE: Final = """
    INSERT INTO tables (id, head, due, game, status, public, changed, listing) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
ADD: Final = "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)"
MOVE_MANY_ON: Final = """
    UPDATE tables SET head = moved.last, due = moved.due
    FROM (
        SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS head,
            json_extract(value, '$[2]') AS last, json_extract(value, '$[3]') AS due
        FROM json_each(?)
    ) AS moved
    WHERE tables.id = moved.id AND tables.head = moved.head
"""
ADD_MANY: Final = """
    INSERT INTO entries (table_id, number, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), CAST(json_extract(value, '$[2]') AS BLOB)
    FROM json_each(?)
"""
CLAIM: Final = """
    UPDATE tables SET due = ? WHERE id IN (SELECT id FROM tables WHERE due <= ? ORDER BY due, id LIMIT ?) RETURNING id
"""

Answer = TypeVar("Answer")


@final
class SqliteStore(Store):
    """For one process; a second one that opens the same file is refused."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._lock = FileLock(path.with_name(path.name + ".lock"))
        self._writer_thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._reader_threads = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._connections = threading.local()
        self._opened: list[sqlite3.Connection] = []
        self._is_shut = False

    async def open(self) -> None:
        try:
            await self._run(self._writer_thread, self._prepare)
        except Wrong:
            await self.close()
            raise
        self._start_pump()

    def _prepare(self) -> None:
        try:
            self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._path.touch(mode=0o600)  # private: it contains hands. SQLite makes its other files alike
            if not self._lock.take():
                raise Wrong("database-served", path=str(self._path))
            migrate_sqlite(self._path)
            self._connection()
        except OSError as error:
            raise self._unusable(error.strerror or type(error).__name__) from error
        except (sqlite3.Error, DBAPIError) as error:
            raise self._unusable(str(error.orig if isinstance(error, DBAPIError) else error)) from error

    def _unusable(self, problem: str) -> Wrong:
        return Wrong("database-unusable", path=str(self._path), problem=problem)

    async def close(self) -> None:
        await self._stop_pump()
        self._is_shut = True
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        self._writer_thread.shutdown()
        self._reader_threads.shutdown()
        while self._opened:
            self._opened.pop().close()
        self._lock.give_back()

    async def ready(self) -> None:
        await self._run(self._reader_threads, lambda: self._connection().execute("SELECT 1").fetchone())

    def _connection(self) -> sqlite3.Connection:
        """The connection of this thread."""
        found = getattr(self._connections, "connection", None)
        if found is not None:
            return cast(sqlite3.Connection, found)
        connection = sqlite3.connect(
            self._path, isolation_level=None, check_same_thread=False, timeout=BUSY_MILLISECONDS / 1000
        )
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
        self._connections.connection = connection
        self._opened.append(connection)
        return connection

    async def _run(self, threads: ThreadPoolExecutor, call: Callable[[], Answer]) -> Answer:
        if self._is_shut:
            raise StoreLost
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, call)
        except sqlite3.OperationalError as error:
            # A full disk, or a file that another program has locked.
            raise StoreLost from error

    # One statement

    async def _rows(self, text: str, values: Sequence[Value]) -> Rows:
        return await self._run(self._reader_threads, lambda: self._connection().execute(text, values).fetchall())

    async def _change(self, text: str, *values: Value) -> Rows:
        return await self._write(Change(text, values))

    async def claim_due(self, now: Millis, lease: Millis, most: int) -> list[TableId]:
        rows = await self._run(
            self._writer_thread, lambda: self._connection().execute(CLAIM, (now + lease, now, most)).fetchall()
        )
        return [TableId(table) for (table,) in rows]

    # Many writes

    async def _commit(self, writes: list[Write]) -> list[Rows | Exception]:
        return await self._run(self._writer_thread, lambda: self._commit_now(writes))

    def _commit_now(self, writes: list[Write]) -> list[Rows | Exception]:
        connection = self._connection()
        moves = [write for write in writes if isinstance(write, Append) and write.listing is None]
        connection.execute("BEGIN IMMEDIATE")
        try:
            if moves and not append_many(connection, moves):
                # Another was quicker at one of these tables: carry out each write separately.
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
                moves = []
            are_stored = set(map(id, moves))
            answers = [STORED if id(write) in are_stored else apply(connection, write) for write in writes]
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        return answers


def apply(connection: sqlite3.Connection, write: Write) -> Rows | Exception:
    """One write inside the transaction. A value that is taken undoes only its own statement."""
    if isinstance(write, Append):
        return append(connection, write)
    if isinstance(write, Publish):
        return STORED
    try:
        if isinstance(write, Create):
            return create(connection, write)
        return connection.execute(write.text, write.values).fetchall()
    except sqlite3.IntegrityError:
        return [] if isinstance(write, Create) else Taken()


def append(connection: sqlite3.Connection, write: Append) -> Rows:
    moved = connection.execute(MOVE_ON, (write.last, write.due, write.table, write.number - 1))
    if moved.rowcount == 0:
        return []
    connection.executemany(ADD, entry_rows(write.table, write.number, write.bodies))
    if write.listing is not None:
        connection.execute(SHOW, (*listing_columns(write.listing), write.table))
        seat(connection, write.listing)
    return STORED


def append_many(connection: sqlite3.Connection, writes: list[Append]) -> bool:
    """Appends to many tables with two statements; False if that is not possible, and everything must be undone.

    The rest of the program runs during a statement; before each the writer may have to wait for its turn.
    """
    try:
        rows = [
            (table, number, text_of(body))
            for write in writes
            for table, number, body in entry_rows(write.table, write.number, write.bodies)
        ]
    except ValueError:
        return False
    heads = [(write.table, write.number - 1, write.last, write.due) for write in writes]
    moved = connection.execute(MOVE_MANY_ON, (msgspec.json.encode(heads).decode(),))
    if moved.rowcount != len(writes):
        return False
    connection.execute(ADD_MANY, (msgspec.json.encode(rows).decode(),))
    return True


def text_of(body: bytes) -> str:
    """A body as text inside JSON; `ValueError` if that is not possible. What tables write always is."""
    text = body.decode()
    if "\0" in text:
        raise ValueError("SQLite ends a text of JSON at its first null")
    return text


def create(connection: sqlite3.Connection, write: Create) -> Rows:
    head = (write.listing.id, len(write.bodies), write.due)
    connection.execute(BEGIN_TABLE, (*head, *listing_columns(write.listing)))
    connection.executemany(ADD, entry_rows(write.listing.id, 1, write.bodies))
    seat(connection, write.listing)
    return STORED


def seat(connection: sqlite3.Connection, listing: Listing) -> None:
    connection.execute("DELETE FROM seated WHERE table_id = ?", (listing.id,))
    rows = [(identity, listing.id) for identity in set(listing.identities)]
    connection.executemany("INSERT INTO seated (identity, table_id) VALUES (?, ?)", rows)
