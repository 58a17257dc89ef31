"""Who is connected to which table, who is away, and how good the lines are."""

import asyncio
from contextlib import suppress
from typing import Final, final

from quintessence.core.errors import Mistake
from quintessence.core.types import Seat
from quintessence.server.chores import Chores, Work
from quintessence.server.hub import Hub
from quintessence.server.live import Live, Member
from quintessence.server.presence import ALIVE_EVERY, TOPIC, LineQuality, PresenceBoard
from quintessence.server.store.model import TableId
from quintessence.server.table.topics import absence

GRACE: Final = 5.0
"""After so many seconds without a connection a seat is away: reloading a page takes less."""
FORGET_AFTER: Final = 120.0
"""For how many seconds updates are kept for a recipient without a connection."""


@final
class Attendance:
    """Tells tables and members who is connected, to any worker."""

    def __init__(self, hub: Hub, board: PresenceBoard, grace: float = GRACE) -> None:
        self._hub = hub
        self._board = board
        self._grace = grace
        self.chores = Chores(guarded)
        self._is_stopping = False
        self._in_doubt: set[tuple[TableId, Seat]] = set()
        """Seats that will be away unless somebody comes back in time."""
        hub.store.on_published(self._hear)
        hub.on_reseated = self.reseated

    def open(self) -> None:
        self.chores.spawn(self._live_on())

    def close(self) -> None:
        self._is_stopping = True
        self.chores.cancel()

    def lines(self, live: Live) -> dict[Seat, LineQuality]:
        """The seats that are connected to any worker, each with its best line."""
        return self._board.lines(live.id)

    # What happens to members.

    def joined(self, live: Live, member: Member) -> None:
        """A connection was opened: its seat is here, and everybody is told."""
        is_first = len(live.all_members()) == 1
        self.changed(live, asks=is_first)
        if is_first:
            for seat in range(len(live.table.chairs)):
                self.chores.spawn(self._perhaps_away(live.id, seat))

    def parted(self, live: Live, member: Member) -> None:
        """A connection was closed; if it was the last of its seat, the seat will be away after a while."""
        if self._is_stopping:
            return
        self.changed(live)
        if member.recipient is not None:
            self.chores.spawn(self._perhaps_away(live.id, member.recipient))
        self.chores.spawn(self._forget_later(live))

    def reseated(self, live: Live) -> None:
        """Some players have other seats now: check again who is away."""
        if self._is_stopping or not live.all_members():
            return
        self.changed(live)
        for seat, chair in enumerate(live.table.chairs):
            if chair.identity is not None and chair.away_since is None and not self._is_here(live.id, seat):
                self.chores.spawn(self._perhaps_away(live.id, seat))

    def changed(self, live: Live, asks: bool = False) -> None:
        """Tells all workers and members that somebody came, went, sat down or left, or that a line was measured."""
        seats: dict[Seat, LineQuality] = {}
        for seat, members in live.members.items():
            lines = [member.measured() for member in members]
            if seat is not None and lines:
                seats[seat] = min(lines, key=lambda line: line.round_trip)
                self._here(live, seat)
        payload = self._board.note_own(live.id, seats, len(live.members.get(None, [])), asks)
        self.chores.spawn(self._hub.store.publish(TOPIC, payload))
        self._tell(live)

    def _here(self, live: Live, seat: Seat) -> None:
        chair = live.table.chairs[seat]
        if chair.away_since is not None or chair.stand_in is not None:
            self.chores.spawn(self._do_here(live.id, seat))

    def _is_here(self, table: TableId, seat: Seat) -> bool:
        return seat in self._board.lines(table)

    async def _do_here(self, table: TableId, seat: Seat) -> None:
        await self._hub.do(table, lambda table, now: absence.here(table, seat, now))

    async def _perhaps_away(self, table_id: TableId, seat: Seat) -> None:
        if (table_id, seat) in self._in_doubt:
            return
        self._in_doubt.add((table_id, seat))
        try:
            await asyncio.sleep(self._grace)
        finally:
            self._in_doubt.discard((table_id, seat))
        live = self._hub.cached(table_id)
        if live is None or self._is_here(table_id, seat) or seat >= len(live.table.chairs):
            return
        chair = live.table.chairs[seat]
        if chair.identity is not None and chair.away_since is None:
            await self._do_away(table_id, seat)

    async def _do_away(self, table_id: TableId, seat: Seat) -> None:
        await self._hub.do(
            table_id, lambda table, now: [] if self._is_here(table_id, seat) else absence.away(table, seat, now)
        )
        # Somebody may have come back while this was being stored, and found nothing to undo.
        if self._is_here(table_id, seat):
            await self._do_here(table_id, seat)

    async def _forget_later(self, live: Live) -> None:
        await asyncio.sleep(FORGET_AFTER)
        live.forget_absent()

    # What other workers tell.

    def _hear(self, topic: str, payload: bytes) -> None:
        word = self._board.hear(payload) if topic == TOPIC else None
        if word is None or word.table is None:
            return
        live = self._hub.cached(TableId(word.table))
        if live is None:
            return
        if word.asks and live.all_members():
            self.changed(live)
        else:
            self._tell(live)
        for seat in range(len(live.table.chairs)):
            if self._is_here(live.id, seat):
                # This worker may have marked it as away before it heard of the other.
                self._here(live, seat)
            elif live.all_members():
                self.chores.spawn(self._perhaps_away(live.id, seat))

    async def _live_on(self) -> None:
        """Sends signs of life, and forgets workers that send none."""
        while True:
            await self._hub.store.publish(TOPIC, self._board.sign_of_life())
            await asyncio.sleep(ALIVE_EVERY)
            for table in self._board.forget_dead():
                live = self._hub.cached(table)
                if live is not None and live.all_members():
                    self._tell(live)
                    for seat in range(len(live.table.chairs)):
                        self.chores.spawn(self._perhaps_away(table, seat))

    def _tell(self, live: Live) -> None:
        message = self._board.message(live.id, len(live.table.chairs))
        for member in live.all_members():
            member.tell(message)


async def guarded(work: Work) -> None:
    """Ignores refusals: the table may be gone, or the news no longer matter."""
    with suppress(Mistake):
        await work
