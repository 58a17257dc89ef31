"""The live tables of this worker: a bounded cache of folds, appending with retries, telling.

A command is checked against the fold and its entries are appended; once committed, they are folded in and told. If
another worker was quicker, the missing entries are read and the command is checked again. Nothing is locked: a fold has
committed entries only, and the database decides who was first.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, final

from quintessence.core.errors import Mistake
from quintessence.server.clock import Clock, Millis
from quintessence.server.live import Live, Member
from quintessence.server.store.model import IdentityId, TableId
from quintessence.server.store.store import Store
from quintessence.server.table import folding
from quintessence.server.table.entry import Entry, encode
from quintessence.server.table.listings import listing_of
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong

TRIES: Final = 50
"""How often a command is tried while others are quicker; each time another command succeeded."""
LEASE: Final = 3_000
"""Milliseconds after which another worker takes over a table if the one that appended last has died."""
MOST_TABLES: Final = 2_000
MOST_ENTRIES: Final = 400_000
"""The cache has no more tables and entries than this, apart from tables with connections."""
UNKNOWN: Final = 2**62
"""A number that is never reached: the table is read again."""
FOLDED_AT_ONCE: Final = 200
"""How many entries of a long table are folded before other tasks get their turn."""

Command = Callable[[Table, Millis], Sequence[Entry]]
Listener = Callable[[Live], None]


@final
class Hub:
    """Finds tables, carries out commands, tells members. All methods belong to one event loop."""

    def __init__(
        self, store: Store, clock: Clock, most_tables: int = MOST_TABLES, most_entries: int = MOST_ENTRIES
    ) -> None:
        self.store = store
        self.clock = clock
        self._lives: OrderedDict[TableId, Live] = OrderedDict()
        self._entries = 0
        self._most_tables = most_tables
        self._most_entries = most_entries
        self._loading: dict[TableId, asyncio.Future[Live]] = {}
        self._heard: dict[TableId, int] = {}
        """News of tables that are being loaded."""
        self._reading: set[asyncio.Task[None]] = set()
        self.on_own: Listener = ignore
        """Called when this worker has appended to a table: it must now watch its due time."""
        self.on_others: Listener = ignore
        """Called when another worker has appended: that one watches the table."""
        self.on_reseated: Listener = ignore
        """Called when somebody has another seat, or none any more."""
        store.on_news(self._hear_news)
        store.on_gap(self._hear_gap)

    # Finding tables.

    def cached(self, table: TableId) -> Live | None:
        """The table if this worker has it; it may be behind."""
        return self._lives.get(table)

    def lives(self) -> list[Live]:
        return list(self._lives.values())

    async def at(self, table: TableId) -> Live:
        """A table, up to the last entry that this worker has heard of; `Wrong` if there is no such table."""
        live = self._lives.get(table) or await self._load(table)
        if live.is_behind:
            await self.catch_up(live)
        if table in self._lives:
            self._lives.move_to_end(table)
        return live

    async def _load(self, table: TableId) -> Live:
        """Loads a table from the store; all who ask meanwhile get the same one."""
        if table in self._loading:
            return await asyncio.shield(self._loading[table])
        future = self._loading[table] = asyncio.get_running_loop().create_future()
        try:
            live = await self._fold(table)
        except BaseException as error:
            future.set_exception(error)
            future.exception()
            raise
        else:
            self._lives[table] = live
            live.heard = max(live.heard, self._heard.get(table, 0))
            self._entries += live.table.number
            self._shrink()
            future.set_result(live)
            return live
        finally:
            del self._loading[table]
            self._heard.pop(table, None)

    async def _fold(self, table: TableId) -> Live:
        stored = await self.store.entries(table)
        if not stored:
            raise Wrong("no-such-table", 404)
        folded = folding.fold(stored[:FOLDED_AT_ONCE])
        for place, entry in enumerate(stored[FOLDED_AT_ONCE:]):
            folding.add(folded, entry)
            if place % FOLDED_AT_ONCE == 0:
                await asyncio.sleep(0)
        return Live(table, folded)

    def _shrink(self) -> None:
        """Forgets the least recently used tables without connections."""
        for table in list(self._lives):
            if len(self._lives) <= self._most_tables and self._entries <= self._most_entries:
                return
            live = self._lives[table]
            if not live.all_members() and len(self._lives) > 1:
                del self._lives[table]
                self._entries -= live.table.number

    async def catch_up(self, live: Live) -> None:
        """Reads and folds the entries of others."""
        after, heard = live.table.number, live.heard
        stored = await self.store.entries(live.id, after)
        self._fold_in(live, after + 1, stored)
        if live.heard == heard:  # nothing new was heard meanwhile
            live.heard = live.table.number

    def _fold_in(self, live: Live, first: int, stored: Sequence[bytes]) -> int:
        seating = live.table.seating
        new = live.fold_in(first, stored, self.clock.now())
        if live.id in self._lives:
            self._entries += new
        if live.table.seating != seating:
            self.on_reseated(live)
        return new

    # Changing tables.

    async def create(self, table: TableId, entries: Sequence[Entry]) -> Live:
        """Stores a new table and keeps it in the cache."""
        stored = [encode(entry) for entry in entries]
        folded = folding.fold(stored)
        await self.store.create(table, listing_of(folded), stored, Millis(self.clock.now() + LEASE))
        live = self._lives[table] = Live(table, folded)
        self._entries += folded.number
        self._shrink()
        self.on_own(live)
        return live

    async def do(self, table: TableId, command: Command) -> Live:
        """Carries out a command: checked, stored, committed, then told.

        Raises what the command raises: a refusal, or a `Wrong`. Then nothing has changed, and the table was up to date.
        """
        for _ in range(TRIES):
            live = await self.at(table)
            now, judged = self.clock.now(), live.table.number
            try:
                entries = command(live.table, now)
            except Mistake:
                # Perhaps another worker stored something a moment ago that is not known here yet.
                await self.catch_up(live)
                if live.table.number == judged:
                    raise
                continue
            if not entries:
                return live
            stored = [encode(entry) for entry in entries]
            first = live.table.number + 1
            last = first + len(stored) - 1
            live.expect(last)
            try:
                is_stored = await self.store.append(table, first, stored, Millis(now + LEASE), None)
            finally:
                live.expect_no_more(last)
            if is_stored:
                if not self._fold_in(live, first, stored) and live.table.number < first:
                    await self.catch_up(live)
                self.on_own(live)
                return live
            await self.catch_up(live)
        raise Wrong("table-busy", 503)

    # Hearing of what other workers did.

    def _hear_news(self, table: TableId, number: int) -> None:
        live = self._lives.get(table)
        if table in self._loading:
            self._heard[table] = max(number, self._heard.get(table, 0))
        if live is None or number <= live.table.number or live.expects(number):
            return
        live.heard = max(live.heard, number)
        if live.all_members():
            self._read_soon(live)

    def _hear_gap(self) -> None:
        """News may have been lost, so every table may be behind."""
        for table in self._loading:
            self._heard[table] = UNKNOWN
        for live in self._lives.values():
            live.heard = max(live.heard, live.table.number + 1)
            if live.all_members():
                self._read_soon(live)

    def _read_soon(self, live: Live) -> None:
        task = asyncio.create_task(self._read(live))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _read(self, live: Live) -> None:
        before = live.table.number
        if not live.is_behind:
            return
        await self.catch_up(live)
        if live.table.number > before:
            self.on_others(live)

    # Members.

    async def join(self, table: TableId, member: Member, last: int | None) -> Live:
        """Adds a connection and tells it what it missed. `Wrong` if spectators are not allowed."""
        live = await self.at(table)
        if not is_known(live.table, member.identity, last):
            await self.catch_up(live)
        recipient = live.table.recipient_of(member.identity)
        # While the store was read, the table may have left the cache or been loaded again: all members share one.
        live = self._lives.setdefault(table, live)
        live.join(member, recipient, last, self.clock.now())
        return live

    async def close(self) -> None:
        """Dismisses all members."""
        for live in self._lives.values():
            for member in live.all_members():
                member.dismiss("stopping", False)
        for task in list(self._reading):
            task.cancel()


def is_known(table: Table, identity: IdentityId | None, last: int | None) -> bool:
    """Whether this worker knows all that a newcomer was told by another worker, which may already have seated them."""
    try:
        recipient = table.recipient_of(identity)
    except Wrong:
        return False
    return last is None or last <= table.count(recipient)


def ignore(live: Live) -> None:
    """Nobody listens."""
