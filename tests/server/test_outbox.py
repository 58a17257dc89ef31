"""The frames of one connection: in order, bounded, and it says what it does when they are too many."""

import asyncio
from functools import partial

import pytest
from websockets.frames import Frame
from websockets.protocol import CLIENT, OPEN, Protocol
from websockets.server import ServerProtocol

from quintessence.server.api.outbox import MOST_BYTES, MOST_FRAMES, Outbox
from quintessence.server.api.wire import Wire


class Line:
    """Takes frames when it is open."""

    def __init__(self, is_open: bool = True) -> None:
        self.got: list[str] = []
        self.is_gone = False
        self.room = asyncio.Event()
        if is_open:
            self.room.set()

    async def send(self, frame: str) -> None:
        await self.room.wait()
        if self.is_gone:
            raise ConnectionError
        self.got.append(frame)


async def test_frames_are_sent_together_while_there_is_room_and_whoever_wants_to_know_is_told() -> None:
    line, told = Line(), list[str]()
    outbox = Outbox(line.send, lambda: told.append("overflow"))
    for word in ("one", "two", "three"):
        outbox.put(word.encode(), partial(told.append, word))
    assert line.got == []
    await asyncio.sleep(0)
    assert line.got == told == ["one", "two", "three"]


async def test_what_the_network_does_not_take_waits_and_keeps_its_order() -> None:
    line, told = Line(), list[str]()
    outbox = Outbox(line.send, lambda: told.append("overflow"))
    outbox.put(b"one", partial(told.append, "one"))
    await asyncio.sleep(0)
    line.room.clear()
    for word in ("two", "three", "four"):
        outbox.put(word.encode(), partial(told.append, word))
    await asyncio.sleep(0)
    assert line.got == told == ["one"]
    assert len(outbox) == 2
    line.room.set()
    await outbox.finish()
    outbox.put(b"five", partial(told.append, "five"))
    await asyncio.sleep(0)
    assert line.got == told == ["one", "two", "three", "four", "five"]


async def test_a_line_that_does_not_take_frames_is_dropped_at_the_limit() -> None:
    line, overflows = Line(is_open=False), list[int]()
    outbox = Outbox(line.send, lambda: overflows.append(1))
    for _ in range(MOST_FRAMES):
        outbox.put(b"x")
    assert not overflows
    outbox.put(b"x")
    assert overflows == [1]
    outbox.put(b"more")
    assert overflows == [1], "it is said once"
    assert len(outbox) == 0


async def test_large_frames_count_by_their_size() -> None:
    overflows = list[int]()
    outbox = Outbox(Line(is_open=False).send, lambda: overflows.append(1))
    outbox.put(b"x" * (MOST_BYTES - 1))
    assert not overflows
    outbox.put(b"xx")
    assert overflows == [1]


async def test_what_waits_is_still_sent_after_the_outbox_is_closed() -> None:
    line = Line(is_open=False)
    outbox = Outbox(line.send, lambda: None)
    outbox.put(b"next to last words")
    outbox.put(b"last words")
    outbox.close()
    outbox.put(b"too late")
    line.room.set()
    await outbox.finish()
    assert line.got == ["next to last words", "last words"]


async def test_a_line_that_is_gone_is_sent_nothing_more_be_it_at_once_or_later() -> None:
    for has_room in (True, False):
        line, told = Line(has_room), list[str]()
        line.is_gone = True
        outbox = Outbox(line.send, lambda told=told: told.append("overflow"))  # type: ignore[misc]
        outbox.put(b"one", partial(told.append, "one"))
        outbox.put(b"two", partial(told.append, "two"))
        line.room.set()
        await outbox.finish()
        line.is_gone = False
        outbox.put(b"three", partial(told.append, "three"))
        assert line.got == told == []


class Network:
    """A connection as uvicorn holds it: what is written is kept, and there may be no room."""

    def __init__(self) -> None:
        self.conn = ServerProtocol()
        self.conn.state = OPEN
        self.transport = self
        self.writable = asyncio.Event()
        self.writable.set()
        self.written: list[bytes] = []
        self.is_cut = False

    def is_closing(self) -> bool:
        return self.is_cut

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.is_cut = True

    async def send(self, message: str) -> None:
        await self.writable.wait()
        if self.is_cut:
            raise ConnectionError
        self.written.append(message.encode())


def read_texts(data: bytes) -> list[str]:
    """What a client of the library reads from it."""
    client = Protocol(CLIENT)
    client.receive_data(data)
    return [bytes(frame.data).decode() for frame in client.events_received() if isinstance(frame, Frame)]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
async def test_many_frames_are_one_write_and_read_as_they_were(size: int) -> None:
    network = Network()
    wire = Wire.under(network.send)
    assert wire is not None
    outbox = Outbox(network.send, lambda: None, wire)
    outbox.put(b"x" * size)
    outbox.put("é".encode())
    await outbox.finish()
    (written,) = network.written
    assert read_texts(written) == ["x" * size, "é"]


async def test_without_room_frames_wait_for_it_and_none_is_lost() -> None:
    network = Network()
    outbox = Outbox(network.send, lambda: None, Wire.under(network.send))
    network.writable.clear()
    outbox.put(b"one")
    outbox.put(b"two")
    await asyncio.sleep(0)
    assert network.written == []
    network.writable.set()
    await outbox.finish()
    assert network.written == [b"one", b"two"]


async def test_nothing_is_written_to_a_connection_that_was_cut() -> None:
    network = Network()
    wire = Wire.under(network.send)
    assert wire is not None
    outbox = Outbox(network.send, lambda: None, wire)
    outbox.put(b"one")
    wire.cut()
    await outbox.finish()
    assert network.written == []


async def test_there_is_no_wire_where_the_network_is_not_known() -> None:
    assert Wire.under(Line().send) is None
    assert Wire.under(len) is None
