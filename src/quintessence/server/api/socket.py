"""The WebSocket of a table: `/api/tables/ID/socket?last=N`.

A frame that begins with `{` is a message of `protocol.py`; any other is a typed line. Every frame is answered: with
the updates that it caused and `accepted`, or with `refused` and the reason.
"""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from quintessence.server.api.member import JsonWriter, SocketMember, Writer
from quintessence.server.api.outbox import Send
from quintessence.server.api.plain import PlainWriter
from quintessence.server.api.sitting import Sitting
from quintessence.server.api.wire import Wire
from quintessence.server.numbers import whole_number
from quintessence.server.protocol import Closing
from quintessence.server.services import Services, address_of, speaker_of
from quintessence.server.store.model import TableId
from quintessence.server.words import Wrong, texts_of

Socket = WebSocket[Any, Any, Any]

CLOSE_CODES: Final = {"gone": 1000, "stopping": 1012, "too-slow": 1013, "too-large": 1009, "silent": 1001}
REFUSED: Final = 1008
MOST_SPEAKERS: Final = 15
"""How many others can share one device: there are at most 16 seats."""
PARTING: Final = 2.0
"""How many seconds the last frames may take."""


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Serves one connection from its first to its last frame."""
    async with connected(socket, chosen_writer(socket)) as (services, member, sitting):
        await let_in(services, socket, member)
        await sitting.begin(TableId(table_id), last_number(socket))
        await converse(read(socket, sitting), member)


@asynccontextmanager
async def connected(socket: Socket, writer: Writer) -> AsyncIterator[tuple[Services, SocketMember, Sitting]]:
    """A connection while it is open. If something is `Wrong`, it is told what and closed."""
    services: Services = socket.app.state.services
    await socket.accept()
    member = SocketMember(writer, services.clock, sender_of(socket), wire_of(socket))
    sitting = Sitting(services, member, address_of(socket))
    with services.counted_socket():
        try:
            yield services, member, sitting
        except Wrong as wrong:
            member.end(Closing(wrong.key, texts_of(wrong), True))
        finally:
            sitting.end()
            await part(socket, member)


async def let_in(services: Services, socket: Socket, member: SocketMember) -> None:
    """Finds out who it is; `Wrong` for too many connections, and while the server is stopping."""
    who = await services.who(socket, "socket")
    if services.is_stopping:
        raise Wrong("closing-stopping", 503)
    speaker = whole_number(socket.query_params.get("as", ""))
    member.be(speaker_of(who, speaker if speaker is not None and speaker <= MOST_SPEAKERS else None), who)


def sender_of(socket: Socket) -> Send:
    """How a frame is sent without a wire, or while the wire is full: past the framework, if `app.py` noted how."""
    send: Any = socket.scope.get("quintessence.send", socket.send)
    return lambda text: send({"type": "websocket.send", "text": text})


def wire_of(socket: Socket) -> Wire | None:
    """The wire of this WebSocket, if `app.py` has found it."""
    wire = socket.scope.get("quintessence.wire")
    return wire if isinstance(wire, Wire) else None


def chosen_writer(socket: Socket) -> Writer:
    """JSON, or sentences with `?form=text&lang=fr`."""
    if socket.query_params.get("form") == "text":
        return PlainWriter("fr" if socket.query_params.get("lang") == "fr" else "en")
    return JsonWriter()


def last_number(socket: Socket) -> int | None:
    """The last number of a client that comes back."""
    return whole_number(socket.query_params.get("last", ""))


async def converse(reading: Coroutine[Any, Any, None], member: SocketMember) -> None:
    """Reads frames until either side ends the connection."""
    reader = asyncio.create_task(reading)
    try:
        await asyncio.wait({reader, member.ended}, return_when=asyncio.FIRST_COMPLETED)
        if reader.done():
            reader.result()
    finally:
        reader.cancel()


async def read(socket: Socket, sitting: Sitting) -> None:
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text, data = message.get("text"), message.get("bytes")
        await sitting.hear(text if text is not None else data or b"")


async def part(socket: Socket, member: SocketMember) -> None:
    """Sends what still waits, then closes. A client that does not read is cut off: it would not notice a close."""
    member.outbox.close()
    try:
        await asyncio.wait_for(member.outbox.finish(), PARTING if member.reason != "too-slow" else 0)
    except TimeoutError:
        cut_off(socket)
        return
    with suppress(WebSocketException, OSError, RuntimeError, TimeoutError):
        if socket.connection_state != "disconnect":
            await asyncio.wait_for(socket.close(CLOSE_CODES.get(member.reason, REFUSED), member.reason), PARTING)


def cut_off(socket: Socket) -> None:
    """Ends the connection without waiting for anything."""
    wire = wire_of(socket)
    if wire is not None:
        wire.cut()
