"""Due times: clocks, race cards, automatic passes, bots. Any worker may act on them, and each takes effect once.

The worker that appended last watches a table; the due time in the database is a little later, so that another
worker takes over if this one dies. Two that act at once do no harm: entries are numbered, and one is refused.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, final

import structlog

from quintessence.core.errors import Mistake
from quintessence.core.race import Terms
from quintessence.core.types import Seat
from quintessence.server.attendance import Attendance
from quintessence.server.bots import BotPool
from quintessence.server.chores import Chores, Work
from quintessence.server.clock import Millis
from quintessence.server.hub import LEASE, Hub
from quintessence.server.live import Live
from quintessence.server.presence import allowances
from quintessence.server.store.model import Listing, TableId
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.listings import listing_of
from quintessence.server.table.todo import BotWanted
from quintessence.server.table.topics import again, playing, racing
from quintessence.server.thinking import BotQuestion
from quintessence.server.words import Wrong

POLL: Final = 1_000
"""Milliseconds between two searches for tables that no worker watches any more."""
BEFORE_LEASE_ENDS: Final = 1_000
MOST_CLAIMED: Final = 64
LONGEST_MEASURING: Final = 3_000
"""How long a race card waits for a line that has not been measured."""

Rematch = Callable[[Hub, Live], Coroutine[Any, Any, TableId | None]]

log = structlog.get_logger(__name__)


@final
class Watch:
    """Acts on tables when they are due."""

    def __init__(self, hub: Hub, bots: BotPool, attendance: Attendance, make_rematch: Rematch) -> None:
        self._hub = hub
        self._bots = bots
        self._attendance = attendance
        self._make_rematch = make_rematch
        self._looks: dict[TableId, Millis] = {}
        """When this worker looks next at each table that it watches."""
        self._thinking: dict[TableId, set[tuple[Seat, int]]] = {}
        """The questions (seat and prompt) that bots are thinking about here."""
        self._acting: set[TableId] = set()
        self._listed: dict[TableId, Listing] = {}
        self._held_since: dict[TableId, Millis] = {}
        self.chores = Chores(self._guarded)
        self._wake = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self.failures = 0
        """How often acting on a table failed unexpectedly."""
        hub.on_own = self.watch
        hub.on_others = self.leave

    def open(self) -> None:
        self._runner = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._runner is not None:
            self._runner.cancel()
        await self.chores.end()

    # Which tables are watched.

    def watch(self, live: Live) -> None:
        """This worker has appended to the table: it looks again when the table is due, or before its lease ends."""
        now = self._hub.clock.now()
        due = due_of(live.table)
        look = now + LEASE - BEFORE_LEASE_ENDS
        if due is not None and due < look:
            look = due
        self._looks[live.id] = Millis(look)
        self._settle_status(live)
        if look <= now + POLL:
            self._wake.set()

    def leave(self, live: Live) -> None:
        """Another worker has appended and watches the table now."""
        self._looks.pop(live.id, None)

    def _settle_status(self, live: Live) -> None:
        """Updates the lists at once when a game begins or ends."""
        listed = self._listed.get(live.id)
        if listed is None or live.table.status != "running" or listed.status != "running":
            self.chores.spawn(self._settle(live))

    # The loop.

    async def _run(self) -> None:
        next_poll = 0
        while True:
            now = self._hub.clock.now()
            if now >= next_poll:
                next_poll = await self.claim(now)
            self.look(now)
            wait = min([next_poll, *self._looks.values()]) - self._hub.clock.now()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), max(wait, 1) / 1000)
            self._wake.clear()

    def look(self, now: Millis) -> None:
        """Acts on the watched tables that are due."""
        for table in [table for table, at in self._looks.items() if at <= now]:
            del self._looks[table]
            self.chores.spawn(self._act(table))

    async def claim(self, now: Millis) -> int:
        """Takes over tables that no worker watches; returns when to do so next."""
        try:
            for table in await self._hub.store.claim_due(now, Millis(LEASE), MOST_CLAIMED):
                if table not in self._looks:
                    self.chores.spawn(self._act(table))
            due = await self._hub.store.next_due()
        except Wrong as wrong:
            log.warning("due times cannot be read", code=wrong.key)
            due = None
        return now + POLL if due is None else min(max(due, now + 20), now + POLL)

    async def _guarded(self, work: Work) -> None:
        try:
            await work
        except Mistake as mistake:
            log.info("not done", code=mistake.key)
        except Exception:
            self.failures += 1
            log.exception("acting on a table failed")

    # One table.

    async def _act(self, table_id: TableId) -> None:
        if table_id in self._acting:
            self._looks.setdefault(table_id, Millis(self._hub.clock.now() + 20))
            return
        self._acting.add(table_id)
        try:
            await self._act_once(table_id)
        finally:
            self._acting.discard(table_id)

    async def _act_once(self, table_id: TableId) -> None:
        live = await self._hub.at(table_id)
        table, now = live.table, self._hub.clock.now()
        if again.rematch_wanted(table) is not None:
            await self._make_rematch(self._hub, live)
            return
        thinking = self._thinking.get(table_id, set())
        todo = todo_of(table, now, thinking)
        if todo.entries:
            await self._hub.do(table_id, lambda table, now: todo_of(table, now).entries)
            return
        for wanted in todo.bots:
            self._ask(live, wanted)
        if todo.show is not None:
            await self._show(live, now)
        elif todo.bots or thinking:
            await self._hub.store.settle(table_id, table.number, Millis(now + LEASE), None)
            self._look_at(table_id, todo.next, now)
        else:
            await self._settle(live)
            due = due_of(table)
            if due is not None and due <= now + LEASE:
                self._looks.setdefault(table_id, Millis(max(due, now + 20)))

    def _look_at(self, table: TableId, due: Millis | None, now: Millis) -> None:
        """Looks again when something else is due, and before the lease ends."""
        latest = now + LEASE - BEFORE_LEASE_ENDS
        self._looks[table] = Millis(latest if due is None else max(now + 20, min(due, latest)))

    async def _settle(self, live: Live) -> None:
        """Writes the true due time, and the listing if it has changed."""
        table = live.table
        listing = listing_of(table)
        known = self._listed.get(live.id)
        is_new = known != listing
        if await self._hub.store.settle(live.id, table.number, self._stored_due(live), listing if is_new else None):
            self._listed[live.id] = listing
            while len(self._listed) > 5_000:
                del self._listed[next(iter(self._listed))]

    def _stored_due(self, live: Live) -> Millis | None:
        """The due time for the database: not before the lease ends, as this worker acts on what is due sooner."""
        due, soonest = due_of(live.table), Millis(self._hub.clock.now() + LEASE)
        return due if due is None or due > soonest else soonest

    async def _show(self, live: Live, now: Millis) -> None:
        """Shows a race card once every line was measured, or has had its time for that."""
        lines = self._attendance.lines(live)
        # New connections are measured first (EL-NET-4).
        since = self._held_since.setdefault(live.id, now)
        if any(not line.measured for line in lines.values()) and now < since + LONGEST_MEASURING:
            self._looks[live.id] = Millis(now + 50)
            return
        self._held_since.pop(live.id, None)
        seats = len(live.table.chairs)
        terms = Terms(seats, dict(live.table.opening.race))
        known = {seat: time for seat, time in allowances(lines, terms, seats).items() if seat in lines}
        await self._hub.do(live.id, lambda table, now: racing.show(table, now, known))

    def _ask(self, live: Live, wanted: BotWanted) -> None:
        """Asks a bot, unless it is already thinking about this."""
        thinking = self._thinking.setdefault(live.id, set())
        if (wanted.seat, wanted.prompt) not in thinking and self._bots.can_think:
            thinking.add((wanted.seat, wanted.prompt))
            self.chores.spawn(self._think(live, wanted))

    async def _think(self, live: Live, wanted: BotWanted) -> None:
        bot = wanted.bot
        keep = f"{live.id}/{wanted.seat}"
        question = BotQuestion(bot.name, dict(bot.settings), wanted.observation, wanted.seed, bot.level, keep)
        try:
            try:
                words = await self._bots.choose(question)
            except Wrong as wrong:
                log.warning("a bot has no answer", code=wrong.key, bot=bot.name)
                words = ""
            await self._hub.do(live.id, lambda table, now: playing.bot_played(table, wanted, words, now))
        finally:
            self._thought(live.id, (wanted.seat, wanted.prompt))

    def _thought(self, table: TableId, question: tuple[Seat, int]) -> None:
        thinking = self._thinking.get(table, set())
        thinking.discard(question)
        if not thinking:
            self._thinking.pop(table, None)
