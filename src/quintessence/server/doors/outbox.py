"""What is sent to one connection.

A frame goes out at once while the network takes it; what it does not take waits. The queue is bounded. The policy when
it is full is `drop-connection`: the connection is closed with the reason `too-slow`, and the client comes back with its
last number. Nothing is left out in between, and nobody else waits.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from types import coroutine
from typing import Any, Final, final

MOST_FRAMES: Final = 512
MOST_BYTES: Final = 4_000_000

Sending = Coroutine[Any, Any, None]
Send = Callable[[str], Sending]
Sent = Callable[[], None]


@final
class Outbox:
    """Frames in the order in which they are sent."""

    def __init__(self, send: Send, overflow: Callable[[], None]) -> None:
        self._send = send
        self._overflow = overflow
        self._frames: deque[tuple[bytes, Sent | None]] = deque()
        self._bytes = 0
        self._is_closed = False
        self._rest: asyncio.Task[None] | None = None
        """Sends what the network did not take at once."""

    def __len__(self) -> int:
        return len(self._frames)

    def put(self, frame: bytes, sent: Sent | None = None) -> None:
        """Sends a frame, now or later; `sent` is called when it was handed to the network."""
        if self._is_closed:
            return
        if self._rest is None:
            self._send_now(frame, sent)
            return
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self._give_up()
            self._overflow()
            return
        self._frames.append((frame, sent))
        self._bytes += len(frame)

    def close(self) -> None:
        """No further frame is taken; those that wait are still sent."""
        self._is_closed = True

    async def finish(self) -> None:
        """Returns when all that waited was sent, or cannot be sent any more."""
        if self._rest is not None:
            await self._rest

    def _send_now(self, frame: bytes, sent: Sent | None) -> None:
        """Sends without a task of its own: while the network has room, sending waits for nothing."""
        sending = self._send(frame.decode())
        try:
            awaited = sending.send(None)
        except StopIteration:
            if sent is not None:
                sent()
        except (OSError, RuntimeError):  # the other side is gone: whoever reads from it learns that, too
            self._give_up()
        else:
            self._rest = asyncio.create_task(self._send_rest(continued(sending, awaited), sent))

    async def _send_rest(self, begun: Sending, sent: Sent | None) -> None:
        try:
            await begun
            if sent is not None:
                sent()
            while self._frames:
                frame, sent = self._frames.popleft()
                self._bytes -= len(frame)
                await self._send(frame.decode())
                if sent is not None:
                    sent()
        except (OSError, RuntimeError):
            self._give_up()
        finally:
            self._rest = None

    def _give_up(self) -> None:
        self._is_closed = True
        self._frames.clear()
        self._bytes = 0


@coroutine
def continued(begun: Sending, awaited: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that was begun by hand and waits for something."""
    yield awaited
    yield from begun
