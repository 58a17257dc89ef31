"""One WebSocket of a table: what it is sent, and how its line is measured. `sitting.py` handles what it says."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol, final

from quintessence.core.race import Connection, Terms
from quintessence.core.timed import TimedGame
from quintessence.server.api.outbox import Outbox, Send
from quintessence.server.api.wire import Wire
from quintessence.server.clock import Clock
from quintessence.server.live import Live, Member
from quintessence.server.presence import LineQuality
from quintessence.server.protocol import Closing, Face, Ping, Pong, ServerMessage, Update, write_message
from quintessence.server.store.model import Identity, IdentityId
from quintessence.server.words import texts

PING_EVERY: Final = 15.0
"""Seconds between pings at a table without races."""
FIRST_PINGS: Final = 0.1
"""Seconds between the first nine pings in a game with races."""
SILENT_AFTER: Final = 45.0
"""After so many seconds without a frame a connection counts as dead."""
MOST_PINGS_OUT: Final = 50
SHOWING: Final = (Face, Update)
"""The messages that may show a card."""
OFFSETS_KEPT: Final = 8


class Writer(Protocol):
    """How messages are written: as JSON, or as sentences."""

    def write(self, message: ServerMessage, encoded: bytes | None, member: "SocketMember") -> bytes | None:
        """The frame for a message; None if this form does not show it."""


class JsonWriter:
    """One struct, one frame."""

    def write(self, message: ServerMessage, encoded: bytes | None, member: "SocketMember") -> bytes | None:
        return encoded or write_message(message)


@final
class SocketMember(Member):
    """A connection as the table sees it."""

    def __init__(self, writer: Writer, clock: Clock, send: Send, wire: Wire | None = None) -> None:
        self.who: Identity | None = None
        self.identity = None
        self.owner: IdentityId | None = None
        self.recipient = None
        self.live: Live | None = None
        self.line = Connection()
        self.outbox = Outbox(send, self._overflow, wire)
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the server ends the connection."""
        self.reason = "gone"
        self.is_slow_told = False
        self.on_measured: Callable[[], None] = nothing
        self._writer = writer
        self._terms: Terms | None = None
        self._clock = clock
        self._pings: dict[int, float] = {}
        self._ping = 0
        self._offsets: deque[tuple[float, float]] = deque(maxlen=OFFSETS_KEPT)
        self._heard = clock.monotonic()
        self._timer: asyncio.TimerHandle | None = None

    def be(self, who: Identity | None, owner: Identity | None = None) -> None:
        """Sets who is connected; the device is `owner`'s, whose limits count."""
        self.who = who
        self.identity = None if who is None else who.id
        self.owner = None if owner is None else owner.id

    # What it is told.

    def tell(self, message: ServerMessage, encoded: bytes | None = None) -> None:
        frame = self._writer.write(message, encoded, self)
        if frame is not None:
            self.outbox.put(frame, self._card_sent() if isinstance(message, SHOWING) else None)

    def show_face(self) -> None:
        """Sends the whole face again."""
        if self.live is not None:
            self.live.tell_face(self, None, self._clock.now())

    def _card_sent(self) -> Callable[[], None] | None:
        """Notes when the card of an open race was first sent to this seat: its time runs from then."""
        live, seat = self.live, self.recipient
        races = None if live is None else live.table.races
        if live is None or seat is None or races is None or races.shown_at is None or not isinstance(races.flip, int):
            return None
        key = (seat, races.flip)

        def sent() -> None:
            live.first_sent.setdefault(key, self._clock.monotonic())

        return sent

    def elapsed(self, received: float) -> int | None:
        """Milliseconds since the card of the open race was sent; None if this worker has not sent it."""
        live, seat = self.live, self.recipient
        races = None if live is None else live.table.races
        if live is None or seat is None or races is None or not isinstance(races.flip, int):
            return None
        sent = live.first_sent.get((seat, races.flip))
        return None if sent is None else max(0, round((received - sent) * 1000))

    def allowance(self) -> int:
        """How much of an answer's time the line may explain, by the terms of the table."""
        return 0 if self.terms is None else self.line.allowance(self.terms)

    def dismiss(self, code: str, final: bool) -> None:
        """Says why and ends the connection, after sending what waits."""
        self.end(Closing(code, texts(f"closing-{code}"), final))

    def end(self, closing: Closing) -> None:
        """The same with another message."""
        if not self.ended.done():
            self.reason = closing.code
            self.tell(closing)
            self.outbox.close()
            self.ended.set_result(None)

    def _overflow(self) -> None:
        """The policy `drop-connection`: the client did not read. It can come back with its last number."""
        if not self.ended.done():
            self.reason = "too-slow"
            self.ended.set_result(None)

    # The line.

    @property
    def terms(self) -> Terms | None:
        """The terms of the table's races; None in a game without races. Lines are measured before the game, too."""
        if self._terms is None and self.live is not None and isinstance(self.live.table.game, TimedGame):
            self._terms = Terms(len(self.live.table.chairs), dict(self.live.table.opening.race))
        return self._terms

    def measured(self) -> LineQuality:
        return LineQuality(self.line.round_trip, self.line.jitter, self.line.is_measured, self.line.is_slow)

    def begin_pings(self) -> None:
        self._send_ping()

    def end_pings(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def heard(self) -> float:
        """A frame came in; returns when, by the monotonic clock."""
        self._heard = self._clock.monotonic()
        return self._heard

    def pong(self, message: Pong, received: float) -> None:
        """Notes the round trip of a ping; a pong for a ping that was never sent is ignored."""
        sent = self._pings.pop(message.ping, None)
        if sent is None:
            return
        if message.received is not None and message.sent is not None:
            self._map_clock(message.received, message.sent, sent, received)
        before = self.measured()
        self.line.note(max(0, round((received - sent) * 1000)), self.terms)
        now = self.measured()
        if now.measured != before.measured or now.slow != before.slow or abs(now.round_trip - before.round_trip) > 5:
            self.on_measured()

    def _map_clock(self, there: float, back: float, sent: float, received: float) -> None:
        """Compares the device's clock with ours (EL-NET-5): the mean of the differences on both ways, and the delay."""
        now = self._clock.now()
        left = now - (received - sent) * 1000
        self._offsets.append(((received - sent) * 1000 - (back - there), ((left - there) + (now - back)) / 2))

    @property
    def offset(self) -> float | None:
        """What to add to the device's clock to get the server's: of the last eight, the one with the smallest delay."""
        return round(min(self._offsets)[1], 1) if self._offsets else None

    def _send_ping(self) -> None:
        """Sends a ping, if the form has one; a client that has been silent too long is dismissed."""
        self._ping += 1
        number, known = self._ping, self.line.round_trip if self._pings or self._ping > 1 else None
        frame = self._writer.write(Ping(number, self._clock.now(), known, self.line.jitter, self.offset), None, self)
        if frame is None:
            return
        if self._clock.monotonic() - self._heard > SILENT_AFTER:
            self.dismiss("silent", False)
            return
        while len(self._pings) >= MOST_PINGS_OUT:
            del self._pings[next(iter(self._pings))]
        self.outbox.put(frame, lambda: self._sent_ping(number))
        self._timer = asyncio.get_running_loop().call_later(self._wait(), self._send_ping)

    def _sent_ping(self, number: int) -> None:
        self._pings[number] = self._clock.monotonic()

    def _wait(self) -> float:
        """Seconds to the next ping: few in games with races (EL-NET-4), many elsewhere."""
        terms = self.terms
        if terms is None:
            return PING_EVERY
        return terms.ping_every / 1000 if self.line.is_measured else FIRST_PINGS


def nothing() -> None:
    """Nobody listens."""
