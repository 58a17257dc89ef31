"""How workers on one PostgreSQL hear of each other: one connection that listens, and is opened again when lost."""

import asyncio
import contextlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Final, final

import asyncpg
import structlog

from quintessence.server.store.losing import LOST, Patience
from quintessence.server.store.model import TableId
from quintessence.server.store.store import GapCall, NewsCall, PublishedCall

LOG: Final = structlog.get_logger(__name__)

NEWS: Final = "quintessence_news"
TALK: Final = "quintessence_talk"
MOST_PAYLOAD: Final = 7_900
"""Bytes of one NOTIFY; PostgreSQL takes fewer than 8,000."""
LOOK_SECONDS: Final = 15.0
"""How often a silent connection is checked."""


def news_payloads(news: Sequence[tuple[TableId, int]]) -> list[tuple[str, str]]:
    """Channels and payloads that say up to which number each table has entries, as few as possible."""
    notes: list[tuple[str, str]] = []
    packed = ""
    for table, number in news:
        word = f"{table}:{number}"
        if packed and len(packed) + 1 + len(word) > MOST_PAYLOAD:
            notes.append((NEWS, packed))
            packed = ""
        packed = f"{packed} {word}" if packed else word
    return [*notes, (NEWS, packed)] if packed else notes


def talk_payload(topic: str, payload: bytes) -> tuple[str, str]:
    return TALK, f"{topic} {b64encode(payload).decode()}"


@final
class Listener:
    """Calls back for news of other workers; `on_gap` when some may have been lost."""

    def __init__(self, address: str, on_news: NewsCall, on_published: PublishedCall, on_gap: GapCall) -> None:
        self._address = address
        self._on_news = on_news
        self._on_published = on_published
        self._on_gap = on_gap
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._ignored = 0

    def ignore(self, process: int) -> None:
        """Ignores what this process of PostgreSQL sends: it is our own news, already told."""
        self._ignored = process

    async def start(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._stay(), name="store: listening")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._address, command_timeout=LOOK_SECONDS)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        await connection.add_listener(NEWS, self._hear_news)
        await connection.add_listener(TALK, self._hear_talk)
        self._connection = connection

    async def _stay(self) -> None:
        """Listens until it is stopped: checks the connection now and then, and opens it again."""
        while True:
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._lost.wait()
            except TimeoutError:
                if await self._is_there():
                    continue
            await self._come_back()
            LOG.info("the line to the other workers is open again")
            self._on_gap()

    async def _is_there(self) -> bool:
        assert self._connection is not None
        try:
            await self._connection.execute("SELECT 1")
        except (*LOST, asyncpg.PostgresError):
            self._connection.terminate()
            return False
        return True

    async def _come_back(self) -> None:
        patience = Patience(give_up=float("inf"))
        while True:
            try:
                return await self._connect()
            except (*LOST, asyncpg.PostgresError) as error:
                await patience.wait(error)

    def _hear_news(self, _connection: object, process: int, _channel: str, payload: object) -> None:
        if process == self._ignored:
            return
        for word in str(payload).split(" "):
            table, _, number = word.rpartition(":")
            self._on_news(TableId(table), int(number))

    def _hear_talk(self, _connection: object, process: int, _channel: str, payload: object) -> None:
        if process == self._ignored:
            return
        topic, _, packed = str(payload).partition(" ")
        self._on_published(topic, b64decode(packed))
