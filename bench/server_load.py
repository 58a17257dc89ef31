"""Load for `server.py`: pairs of players at tables of ours, or at matches of boardgame.io's server.

A move counts from the moment it is sent until BOTH players have been told. The same client code drives both sides.
"""

import asyncio
import json
import time
from abc import ABC, abstractmethod
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class Pair(ABC):
    """Two players who take turns for ever."""

    @abstractmethod
    async def open(self) -> None:
        """Sits both down at a new table and connects them."""

    @abstractmethod
    async def prepare(self) -> bool:
        """Sees to it that a move can be made; whether that took a new table, because the game was over."""

    @abstractmethod
    async def move(self) -> None:
        """Makes one move and returns when both players were told."""

    @abstractmethod
    async def close(self) -> None:
        """Ends the connections."""


async def dial(address: str, headers: dict[str, str] | None = None) -> ClientConnection:
    return await connect(
        address, additional_headers=headers or {}, max_size=None, compression=None, proxy=None, ping_interval=None
    )


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
        self._sockets: list[ClientConnection] = []
        self._faces: list[Any] = [None, None]
        self._numbers = [0, 0]

    async def open(self) -> None:
        for name in ("Ada", "Bob") if not self._people else ():
            client = httpx.AsyncClient(base_url=self._address, timeout=60)
            await client.post("/api/session/guest", json={"name": name})
            self._people.append(client)
        made = (await self._people[0].post("/api/tables", json=TABLE)).json()
        await self._people[1].post(f"/api/tables/{made['id']}/sit", json={"seat": 1})
        await self._people[0].post(f"/api/tables/{made['id']}/start")
        where = self._address.replace("http", "ws", 1) + made["socket"]
        for client in self._people:
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            self._sockets.append(await dial(where, {"Cookie": cookie}))
        for seat in (0, 1):
            await self._hear(seat, "face")

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
        await self._sockets[mover].send(json.dumps({"type": "play", "words": words, "prompt": prompt["id"]}))
        await asyncio.gather(self._hear(0, "update"), self._hear(1, "update"))

    async def _hear(self, seat: int, kind: str) -> None:
        while True:
            message = json.loads(await self._sockets[seat].recv())
            if message["type"] == "ping":
                await self._sockets[seat].send(json.dumps({"type": "pong", "ping": message["ping"]}))
            elif message["type"] == "refused":
                raise RuntimeError(message["text"]["en"])
            elif message["type"] == kind:
                if kind == "face":
                    self._faces[seat] = message["face"]
                else:
                    put_patch(self._faces[seat], message["patch"])
                return

    async def _hang_up(self) -> None:
        for socket in self._sockets:
            await socket.close()
        self._sockets.clear()

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
        self._sockets: list[ClientConnection] = []
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
        for seat in (0, 1):
            socket = await dial(where)
            self._sockets.append(socket)
            await socket.recv()
            await socket.send("40/bench,")
            await socket.recv()
            asked = ["sync", self._match, str(seat), self._keys[seat], 2]
            await socket.send("42/bench," + json.dumps(asked))
            await self._hear(seat, "sync")

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
        await self._sockets[mover].send("42/bench," + json.dumps(update))
        await asyncio.gather(self._hear(0, "update"), self._hear(1, "update"))

    async def _hear(self, seat: int, kind: str) -> None:
        while True:
            frame = str(await self._sockets[seat].recv())
            if frame == "2":
                await self._sockets[seat].send("3")
            elif frame.startswith("42/bench,"):
                name, _, state, *_ = json.loads(frame[len("42/bench,") :])
                if name == kind:
                    state = state.get("state", state)
                    self._state, self._mover = state["_stateID"], int(state["ctx"]["currentPlayer"])
                    return

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()


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
