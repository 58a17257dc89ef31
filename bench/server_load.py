"""Load for `server.py`: pairs of players at tables of ours, or at matches of boardgame.io's server.

A move counts from the moment it is sent until BOTH players have been told. The same client code drives both sides; it
is as light as can be, for it shares the processors with the server that is measured.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Pair(ABC):
    """Two players who take turns for ever."""

    @abstractmethod
    async def open(self) -> None:
        """Sits both down at a new table and connects them."""

    @abstractmethod
    async def prepare(self) -> bool:
        """Makes sure that a move can be made; whether that took a new table, because the game was over."""

    @abstractmethod
    async def move(self) -> None:
        """Makes one move and returns when both players were told."""

    @abstractmethod
    async def close(self) -> None:
        """Ends the connections."""


class Wire(WSListener):
    """A connection that passes on every text as it comes, without a queue."""

    def __init__(self, hear: "Hear") -> None:
        self._hear = hear
        self._transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self._hear(self, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            raise RuntimeError(f"The server closed a connection: {frame.get_close_message()!r}")

    def say(self, text: bytes) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, text)

    async def close(self) -> None:
        assert self._transport is not None
        self._transport.disconnect(graceful=False)
        await self._transport.wait_disconnected()


Hear = Callable[[Wire, bytes], None]


async def dial(address: str, hear: Hear, headers: dict[str, str] | None = None) -> Wire:
    _, wire = await ws_connect(lambda: Wire(hear), address, extra_headers=headers, websocket_handshake_timeout=60)
    assert isinstance(wire, Wire)
    return wire


class Told:
    """Waits until both players were told something."""

    def __init__(self) -> None:
        self._missing: set[int] = set()
        self._done: asyncio.Future[None] | None = None

    def expect_both(self) -> asyncio.Future[None]:
        self._missing = {0, 1}
        self._done = asyncio.get_running_loop().create_future()
        return self._done

    def note(self, seat: int) -> None:
        self._missing.discard(seat)
        if not self._missing and self._done is not None and not self._done.done():
            self._done.set_result(None)

    def fail(self, why: str) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_exception(RuntimeError(why))


PEACEFUL = ("move", "grow", "end")
TABLE = {"game": "elem-master", "spectators": "none", "options": {"quiet-limit": 0, "round-limit": 999}}


class OurPair(Pair):
    """Two guests at a table of Elem Master who move peacefully at random: such a game outlasts the measurement.

    A game that ended would have to be replaced, and the client would be busy with that, not the server.
    """

    def __init__(self, address: str, seed: int) -> None:
        self._address = address
        self._luck = Random(seed)
        self._people: list[httpx.AsyncClient] = []
        self._wires: list[Wire] = []
        self._faces: list[Any] = [None, None]
        self._told = Told()

    async def open(self) -> None:
        for name in ("Ada", "Bob") if not self._people else ():
            client = httpx.AsyncClient(base_url=self._address, timeout=60)
            await client.post("/api/session/guest", json={"name": name})
            self._people.append(client)
        made = (await self._people[0].post("/api/tables", json=TABLE)).json()
        await self._people[1].post(f"/api/tables/{made['id']}/sit", json={"seat": 1})
        await self._people[0].post(f"/api/tables/{made['id']}/start")
        where = self._address.replace("http", "ws", 1) + made["socket"]
        told = self._told.expect_both()
        for seat, client in enumerate(self._people):
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            self._wires.append(await dial(where, self._hearing(seat), {"Cookie": cookie}))
        await told

    async def prepare(self) -> bool:
        if any(face["prompt"]["to_act"] for face in self._faces):
            return False
        await self._hang_up()
        await self.open()
        return True

    async def move(self) -> None:
        mover = 0 if self._faces[0]["prompt"]["to_act"] else 1
        prompt = self._faces[mover]["prompt"]
        words = self._luck.choice([words for words in prompt["legal"] if words.split(" ")[0] in PEACEFUL])
        told = self._told.expect_both()
        self._wires[mover].say(msgspec.json.encode({"type": "play", "words": words, "prompt": prompt["id"]}))
        await told

    def _hearing(self, seat: int) -> Hear:
        def hear(wire: Wire, frame: bytes) -> None:
            message = msgspec.json.decode(frame)
            kind = message["type"]
            if kind == "update":
                put_patch(self._faces[seat], message["patch"])
                self._told.note(seat)
            elif kind == "face":
                self._faces[seat] = message["face"]
                self._told.note(seat)
            elif kind == "ping":
                wire.say(msgspec.json.encode({"type": "pong", "ping": message["ping"]}))
            elif kind == "refused":
                self._told.fail(message["text"]["en"])

        return hear

    async def _hang_up(self) -> None:
        for wire in self._wires:
            await wire.close()
        self._wires.clear()

    async def close(self) -> None:
        await self._hang_up()
        for client in self._people:
            await client.aclose()


def put_patch(face: Any, patch: list[Any]) -> None:
    """Changes a face in place."""
    for path, *value in patch:
        inner = face
        for key in path[:-1]:
            inner = inner[key]
        if value and isinstance(inner, list) and path[-1] == len(inner):
            inner.append(value[0])
        elif value:
            inner[path[-1]] = value[0]
        else:
            del inner[path[-1]]


class TheirPair(Pair):
    """Two clients of boardgame.io's server, in the words of socket.io, at a game of single puts on 36 cells."""

    def __init__(self, address: str, seed: int) -> None:
        self._address = address
        self._luck = Random(seed)
        self._match = ""
        self._keys: list[str] = []
        self._wires: list[Wire] = []
        self._told = Told()
        self._state = 0
        self._mover = 0

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self._address, timeout=60) as client:
            self._match = (await client.post("/games/bench/create", json={"numPlayers": 2})).json()["matchID"]
            for player in ("0", "1"):
                body = {"playerID": player, "playerName": f"player {player}"}
                joined = (await client.post(f"/games/bench/{self._match}/join", json=body)).json()
                self._keys.append(joined["playerCredentials"])
        where = self._address.replace("http", "ws", 1) + "/socket.io/?EIO=4&transport=websocket"
        told = self._told.expect_both()
        for seat in (0, 1):
            self._wires.append(await dial(where, self._hearing(seat)))
        await told

    async def prepare(self) -> bool:
        return False  # their game has no end

    async def move(self) -> None:
        mover = self._mover
        payload = {
            "type": "put",
            "args": [self._luck.randrange(36)],
            "playerID": str(mover),
            "credentials": self._keys[mover],
        }
        update = ["update", {"type": "MAKE_MOVE", "payload": payload}, self._state, self._match, str(mover)]
        told = self._told.expect_both()
        self._wires[mover].say(b"42/bench," + msgspec.json.encode(update))
        await told

    def _hearing(self, seat: int) -> Hear:
        """Opens the namespace, asks for the state, then follows it: the words of engine.io and socket.io."""

        def hear(wire: Wire, frame: bytes) -> None:
            if frame == b"2":
                wire.say(b"3")
            elif frame.startswith(b"0"):
                wire.say(b"40/bench,")
            elif frame.startswith(b"40/bench,"):
                asked = ["sync", self._match, str(seat), self._keys[seat], 2]
                wire.say(b"42/bench," + msgspec.json.encode(asked))
            elif frame.startswith(b"42/bench,"):
                name, _, state, *_ = msgspec.json.decode(frame[len(b"42/bench,") :])
                if name in ("sync", "update"):
                    state = state.get("state", state)
                    self._state, self._mover = state["_stateID"], int(state["ctx"]["currentPlayer"])
                    self._told.note(seat)

        return hear

    async def close(self) -> None:
        for wire in self._wires:
            await wire.close()


async def saturate(pairs: list[Pair], seconds: float) -> list[float]:
    """Every pair moves as soon as it can; the latency of each move, in seconds."""
    end = time.perf_counter() + seconds
    latencies: list[float] = []

    async def play(pair: Pair) -> None:
        while time.perf_counter() < end:
            await pair.prepare()
            began = time.perf_counter()
            await pair.move()
            latencies.append(time.perf_counter() - began)

    await asyncio.gather(*map(play, pairs))
    return latencies


async def pace(pairs: list[Pair], seconds: float, rate: float) -> list[float]:
    """So many moves each second over all pairs, evenly; a late one counts from when it should have been sent."""
    start = time.perf_counter() + 0.1
    latencies: list[float] = []

    async def play(place: int, pair: Pair) -> None:
        turn = 0
        while (due := start + (turn * len(pairs) + place) / rate) < start + seconds:
            if await pair.prepare():
                # Sitting down is nobody's move: what it took is not counted.
                due = max(due, time.perf_counter())
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await pair.move()
            latencies.append(time.perf_counter() - due)
            turn += 1

    await asyncio.gather(*[play(place, pair) for place, pair in enumerate(pairs)])
    return latencies
