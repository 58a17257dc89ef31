"""What is sent to one connection.

Frames leave together at the end of the present turn of the event loop, as long as the network accepts them; the rest
waits. The queue is bounded. When it is full, the policy is `drop-connection`: the connection is closed with the reason
`too-slow`, and the client comes back with its last number. No frame is skipped, and nobody else waits.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final, final

from quintessence.server.api.wire import Wire

MOST_FRAMES: Final = 512
MOST_BYTES: Final = 4_000_000

Sending = Coroutine[Any, Any, None]
Send = Callable[[str], Sending]
Sent = Callable[[], None]


@final
class Outbox:
    """Frames in the order in which they are sent."""

    def __init__(self, send: Send, overflow: Callable[[], None], wire: Wire | None = None) -> None:
        self._send = send
        self._wire = wire
        self._overflow = overflow
        self._frames: deque[tuple[bytes, Sent | None]] = deque()
        self._bytes = 0
        self._is_closed = False
        self._loop = asyncio.get_running_loop()
        self._is_leaving = False
        """Whether the queue will be sent soon, or waits for the network."""
        self._rest: asyncio.Task[None] | None = None
        """Sends what the network did not accept at once."""

    def __len__(self) -> int:
        return len(self._frames)

    def put(self, frame: bytes, sent: Sent | None = None) -> None:
        """Sends a frame soon; `sent` is called when the network has it."""
        if self._is_closed:
            return
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self._give_up()
            self._overflow()
            return
        self._frames.append((frame, sent))
        self._bytes += len(frame)
        if not self._is_leaving:
            # Not at once: many tables move in one turn of the loop, and waking a client for each costs more than
            # sending.
            self._is_leaving = True
            self._loop.call_soon(self._send_now)

    def close(self) -> None:
        """Accepts no more frames; those that wait are still sent."""
        self._is_closed = True

    async def finish(self) -> None:
        """Returns when everything was sent, or can no longer be sent."""
        if self._rest is None:
            self._send_now()
        if self._rest is not None:
            await self._rest

    def _send_now(self) -> None:
        """Sends without a task of its own: while the network has room, sending waits for nothing."""
        if self._rest is not None:
            return
        self._is_leaving = False
        if self._wire is not None and self._frames and self._wire.write([frame for frame, _ in self._frames]):
            while self._frames:
                _, sent = self._take()
                if sent is not None:
                    sent()
            return
        try:
            while self._frames:
                frame, sent = self._take()
                sending = self._send(frame.decode())
                try:
                    awaited = sending.send(None)
                except StopIteration:
                    if sent is not None:
                        sent()
                else:
                    self._is_leaving = True
                    self._rest = self._loop.create_task(self._send_rest(continued(sending, awaited), sent))
                    return
        except (OSError, RuntimeError):  # the client is gone; the reader will notice, too
            self._give_up()

    async def _send_rest(self, sending: Sending, sent: Sent | None) -> None:
        try:
            await sending
            if sent is not None:
                sent()
            while self._frames:
                frame, sent = self._take()
                await self._send(frame.decode())
                if sent is not None:
                    sent()
        except (OSError, RuntimeError):
            self._give_up()
        finally:
            self._rest = None
            self._is_leaving = False

    def _take(self) -> tuple[bytes, Sent | None]:
        frame, sent = self._frames.popleft()
        self._bytes -= len(frame)
        return frame, sent

    def _give_up(self) -> None:
        self._is_closed = True
        self._frames.clear()
        self._bytes = 0


@coroutine
def continued(begun: Sending, awaited: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was started by hand and waits for something."""
    yield awaited
    yield from begun
