"""Somebody at a table: a client that keeps its face from patches alone, and every byte that it was sent."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.core.patching import patched
from tests.server.running import PATIENCE


def fetch(address: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """What a server answers to somebody without a cookie."""
    return httpx.get(address, headers=headers, timeout=PATIENCE)


def socket_to(address: str, **more: Any) -> connect:
    """A socket with no more haste than our own: the library would give up sooner, on opening as on its own pings."""
    return connect(
        address.replace("http", "ws", 1),
        proxy=None,
        compression=None,
        max_size=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        **more,
    )


class Person:
    """An identity with its cookie."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)

    async def arrive(self) -> "Person":
        """Becomes a guest."""
        answer = await self.http.post("/api/session/guest", json={"name": self.name})
        assert answer.status_code == 201, answer.text
        return self

    async def post(self, path: str, body: object = None) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code < 300, (path, answer.status_code, answer.text)
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, (path, answer.status_code, answer.text)
        return answer.json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def leave(self) -> None:
        await self.http.aclose()


class Player:
    """A connection to a table that answers pings and follows its face."""

    def __init__(self, person: Person | None, address: str, table: str, speaker: int | None = None) -> None:
        self.person = person
        self._speaker = "" if speaker is None else f"&as={speaker}"
        self.table = table
        self.address = address
        self.face: Any = None
        self.seat: int | None = None
        self.number: int | None = None
        self.events: list[Any] = []
        self.frames: list[bytes] = []
        """Everything that was ever sent to it."""
        self.faces: dict[int, Any] = {}
        """Its face at each of its numbers."""
        self.answers: list[Any] = []
        self.closing: Any = None
        self.is_told_since_connected = False
        """Whether it knows, since it came in last, how the table stands."""
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._id = 0
        self._last_ping = 0

    async def connect(self) -> "Player":
        """Comes in; with its last number if it was here before."""
        return await self.connect_from(self.number)

    async def connect_from(self, number: int | None) -> "Player":
        last = ("?" if number is None else f"?last={number}") + self._speaker
        self.is_told_since_connected = False
        headers = {} if self.person is None else {"Cookie": self.person.cookie}
        self._socket = await socket_to(
            f"{self.address}/api/tables/{self.table}/socket{last}", additional_headers=headers
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def reconnect(self) -> None:
        """Comes back with its last number, as often as it takes."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.connect()
                    return
                except (OSError, ConnectionClosed, EOFError):
                    await asyncio.sleep(0.05)
                except Exception as error:  # the server is just being started
                    if "HTTP" not in str(error) and "handshake" not in str(error):
                        raise
                    await asyncio.sleep(0.05)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                data = frame.encode() if isinstance(frame, str) else frame
                self.frames.append(data)
                self._take(json.loads(data))
                if self.answers and self.answers[-1] == "ping":
                    await self._pong(socket)
        except ConnectionClosed:
            pass
        finally:
            self._changed.set()

    async def _pong(self, socket: ClientConnection) -> None:
        self.answers.pop()
        await socket.send(json.dumps({"type": "pong", "ping": self._last_ping}))

    def _take(self, message: Any) -> None:
        kind = message["type"]
        # Who is here is told to all who come in, after what they missed.
        self.is_told_since_connected |= kind == "presence"
        if kind == "face":
            self.face, self.number, self.seat = message["face"], message["number"], message["seat"]
            self.events += message["missed"]
        elif kind == "update":
            assert self.number is not None
            assert message["number"] == self.number + 1, "numbers have no gaps"
            self.number = message["number"]
            self.face = patched(self.face, message["patch"])
            self.events += message["events"]
        elif kind in ("accepted", "refused", "reason", "previews"):
            self.answers.append(message)
        elif kind == "ping":
            self._last_ping = message["ping"]
            self.answers.append("ping")
        elif kind == "closing":
            self.closing = message
        if kind in ("face", "update") and self.number is not None:
            self.faces[self.number] = self.face
        self._changed.set()

    async def until(self, holds: Callable[["Player"], bool]) -> None:
        """Waits until something holds of what it has been told; it is told its face first, or why it must go."""

        def is_so() -> bool:
            return (self.face is not None or self.closing is not None) and holds(self)

        # Not in a task of its own: until that was heard of, what holds might no longer hold.
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                if self.is_gone:
                    raise ConnectionError("the connection is gone")
                self._changed.clear()
                if not is_so():
                    await self._changed.wait()

    async def until_told(self, number: int | None) -> None:
        """Waits until it was told as much as somebody else of its recipient was."""
        await self.until(lambda me: (me.number or 0) >= (number or 0))

    @property
    def is_gone(self) -> bool:
        return self._reader is None or self._reader.done()

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise ConnectionError("the connection is gone") from error

    async def ask(self, kind: str, /, **fields: Any) -> Any:
        """Sends a message and waits for its answer."""
        self._id += 1
        number = self._id
        await self.send({"type": kind, "id": number, **fields})
        await self.until(lambda me: any(answer != "ping" and answer["id"] == number for answer in me.answers))
        found = next(answer for answer in self.answers if answer != "ping" and answer["id"] == number)
        self.answers.remove(found)
        return found

    @property
    def prompt(self) -> Any:
        return None if self.face is None else self.face["prompt"]

    @property
    def is_asked(self) -> bool:
        return bool(self.prompt and self.prompt["to_act"])

    @property
    def is_over(self) -> bool:
        return self.face is not None and self.face["result"] is not None

    async def play(self, words: str, **more: Any) -> Any:
        return await self.ask("play", words=words, prompt=self.prompt["id"], **more)
