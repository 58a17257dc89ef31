"""What waits to be sent to one connection.

The queue is bounded. The policy when it is full is `drop-connection`: the connection is closed with the reason
`too-slow`, and the client comes back with its last number. Nothing is left out in between, and nobody else waits.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, final

MOST_FRAMES: Final = 512
MOST_BYTES: Final = 4_000_000

Send = Callable[[str], Awaitable[None]]
Sent = Callable[[], None]


@final
class Outbox:
    """Frames in the order in which they are sent; `run` sends them until it is closed."""

    def __init__(self, overflow: Callable[[], None]) -> None:
        self._frames: deque[tuple[bytes, Sent | None]] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._is_closed = False
        self._overflow = overflow

    def __len__(self) -> int:
        return len(self._frames)

    def put(self, frame: bytes, sent: Sent | None = None) -> None:
        """Queues a frame; `sent` is called when it was handed to the network."""
        if self._is_closed:
            return
        if len(self._frames) >= MOST_FRAMES or self._bytes + len(frame) > MOST_BYTES:
            self._is_closed = True
            self._frames.clear()
            self._overflow()
            return
        self._frames.append((frame, sent))
        self._bytes += len(frame)
        self._wake.set()

    def close(self) -> None:
        """No further frame is taken; those that wait are still sent."""
        self._is_closed = True
        self._wake.set()

    async def run(self, send: Send) -> None:
        """Sends what is queued, until the outbox is closed and empty."""
        while True:
            while self._frames:
                frame, sent = self._frames.popleft()
                self._bytes -= len(frame)
                await send(frame.decode())
                if sent is not None:
                    sent()
            if self._is_closed:
                return
            self._wake.clear()
            await self._wake.wait()
