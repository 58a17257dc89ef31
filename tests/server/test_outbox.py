"""The queue of one connection: in order, bounded, and it says what it does when it is full."""

import asyncio
from functools import partial

from quintessence.server.doors.outbox import MOST_BYTES, MOST_FRAMES, Outbox


class Line:
    """Takes frames when it is open."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.is_open = asyncio.Event()

    async def send(self, frame: str) -> None:
        await self.is_open.wait()
        self.got.append(frame)


async def test_frames_are_sent_in_order_and_whoever_wants_to_know_is_told() -> None:
    line, told = Line(), list[str]()
    outbox = Outbox(lambda: told.append("overflow"))
    line.is_open.set()
    for word in ("one", "two", "three"):
        outbox.put(word.encode(), partial(told.append, word))
    outbox.close()
    await outbox.run(line.send)
    assert line.got == told == ["one", "two", "three"]


async def test_a_line_that_does_not_take_frames_is_dropped_at_the_limit() -> None:
    line, overflows = Line(), list[int]()
    outbox = Outbox(lambda: overflows.append(1))
    sending = asyncio.create_task(outbox.run(line.send))
    for _ in range(MOST_FRAMES + 1):
        outbox.put(b"x")
    assert overflows == [1]
    outbox.put(b"more")
    assert overflows == [1], "it is said once"
    assert len(outbox) == 0
    sending.cancel()


async def test_large_frames_count_by_their_size() -> None:
    overflows = list[int]()
    outbox = Outbox(lambda: overflows.append(1))
    outbox.put(b"x" * (MOST_BYTES - 1))
    assert not overflows
    outbox.put(b"xx")
    assert overflows == [1]


async def test_what_waits_is_still_sent_after_the_outbox_is_closed() -> None:
    line = Line()
    outbox = Outbox(lambda: None)
    outbox.put(b"last words")
    outbox.close()
    outbox.put(b"too late")
    line.is_open.set()
    await outbox.run(line.send)
    assert line.got == ["last words"]
