"""The shortest way to the network: many frames with one write, and a close that waits for nothing.

ASGI sends one message at a time and can only close politely. uvicorn's protocol object, of which ASGI's `send` is a
method, holds the connection itself. If a future version looks different, there is no wire and `send` is used.
"""

from asyncio import Event, WriteTransport
from struct import pack
from typing import Final, Protocol, final

from websockets.protocol import OPEN
from websockets.server import ServerProtocol

TEXT: Final = 0x81
"""The first byte of a whole text frame."""


class Holder(Protocol):
    """What we need of uvicorn's protocol."""

    conn: ServerProtocol
    transport: WriteTransport
    writable: Event


@final
class Wire:
    """One WebSocket."""

    def __init__(self, holder: Holder) -> None:
        self._protocol = holder.conn
        self._transport = holder.transport
        self._writable = holder.writable

    @staticmethod
    def under(send: object) -> "Wire | None":
        """The wire behind a `send` of ASGI; None if it is of a kind that we do not know."""
        holder = getattr(send, "__self__", None)
        is_known = (
            isinstance(getattr(holder, "conn", None), ServerProtocol)
            and isinstance(getattr(holder, "writable", None), Event)
            and hasattr(getattr(holder, "transport", None), "abort")
        )
        return Wire(holder) if is_known and holder is not None else None

    def write(self, frames: list[bytes]) -> bool:
        """Writes frames at once; False, and nothing is written, if the buffer is full or the connection is closed."""
        protocol = self._protocol
        is_open = protocol.state is OPEN and not self._transport.is_closing()
        if not is_open or not self._writable.is_set() or protocol.extensions:
            return False
        self._transport.write(b"".join([part for frame in frames for part in (head_of(frame), frame)]))
        return True

    def cut(self) -> None:
        """Ends the connection without waiting for anything."""
        self._transport.abort()


def head_of(frame: bytes) -> bytes:
    """The header of a frame from a server, which is not masked (RFC 6455, 5.2)."""
    size = len(frame)
    if size < 126:
        return pack("!BB", TEXT, size)
    if size < 65536:
        return pack("!BBH", TEXT, 126, size)
    return pack("!BBQ", TEXT, 127, size)
