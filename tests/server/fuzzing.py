"""Random and mutated frames for the sockets of a server: each is answered, and nothing breaks."""

import asyncio
import json
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from quintessence.server.protocol import LARGEST_FRAME
from tests.server.driving import Party, new_table
from tests.server.player import Person, socket_to
from tests.server.protocol_examples import CLIENT_EXAMPLES
from tests.server.running import PATIENCE, RunningServer

ODD: list[Any] = [None, True, False, 0, -1, 1e400, 1.5, 2**53, 2**63, 10**30, [], {}, [[]], {"type": "play"}]
ODD += ["", " ", "\x00", "\ud800", "é" * 300, "’" * 5000, "play", "pass", "end"]
ODD += ["__proto__", "../../etc", "<script>", "DROP TABLE entries"]
LINES = ["", " ", "/", "/undo", "/sit 99", "/say", "/say hello", "/why attack", "/help", "end", "pass", "attack c3 c4"]
KNOWN = {"face", "update", "accepted", "refused", "reason", "previews", "presence", "ping", "notice", "closing"}
HARMFUL = ("resign", "leave", "rematch", "pong", "sync")
"""Would end the game that is being disturbed, or are not answered with a word."""


class Fuzzer:
    """Makes frames: valid ones, valid ones with something changed, and noise."""

    def __init__(self, seed: int) -> None:
        self._luck = Random(seed)
        self._valid = [json.loads(msgspec.json.encode(example)) for example in CLIENT_EXAMPLES]
        self._valid = [message for message in self._valid if message["type"] not in HARMFUL]

    def frame(self, legal: list[str]) -> str | bytes:
        luck = self._luck
        kind = luck.randrange(8)
        if kind == 0:
            return luck.choice(LINES)
        if kind == 1:
            return luck.randbytes(luck.randrange(0, 200))
        if kind == 2:
            return "".join(chr(luck.randrange(1, 0xD000)) for _ in range(luck.randrange(0, 100)))
        message = dict(luck.choice(self._valid))
        if message["type"] in ("play", "why") and legal and luck.random() < 0.5:
            message["words"] = self._disturbed(luck.choice(legal))
        if kind >= 4:
            message = self._changed(message)
        text = json.dumps(message)
        return self._disturbed(text) if kind == 7 else text

    def _changed(self, message: dict[str, Any]) -> dict[str, Any]:
        """A field taken away, added, or of another kind."""
        luck = self._luck
        key = luck.choice([*message, "extra", "id", "type", "words"])
        if luck.random() < 0.3:
            message.pop(key, None)
        elif luck.random() < 0.1:
            message[key] = nested(luck.randrange(1, 2000))
        else:
            message[key] = luck.choice(ODD)
        return message if message.get("type") not in HARMFUL else {}

    def _disturbed(self, text: str) -> str:
        """Some letters changed, doubled or left out."""
        luck, letters = self._luck, list(text)
        for _ in range(luck.randrange(1, 4)):
            if letters:
                place = luck.randrange(len(letters))
                letters[place] = luck.choice(["", letters[place] * 2, chr(luck.randrange(1, 300)), "{", '"', "\\"])
        return "".join(letters)


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(min(depth, 400)):
        value = [value]
    return value


class Attack:
    """One connection that is sent frames; it comes back whenever it is closed."""

    def __init__(self, address: str, person: Person, table: str, seed: int) -> None:
        self._where = f"{address}/api/tables/{table}/socket"
        self._person = person
        self._fuzzer = Fuzzer(seed)
        self._legal: list[str] = []
        self._waiting = 0
        self.answered = 0
        self.accepted = 0

    async def run(self, count: int) -> None:
        socket = await self._connect()
        for number in range(count):
            frame = self._fuzzer.frame(self._legal)
            if number % 500 == 499:
                frame = "x" * (LARGEST_FRAME + 1)
            try:
                await socket.send(encodable(frame))
                await self._await_answer(socket, len(frame) > LARGEST_FRAME)
            except ConnectionClosed:
                socket = await self._connect()
        await socket.close()

    async def _connect(self) -> ClientConnection:
        return await socket_to(self._where, additional_headers={"Cookie": self._person.cookie})

    async def _await_answer(self, socket: ClientConnection, is_last: bool) -> None:
        """Every frame is answered; updates and pings may come in between."""
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            assert message["type"] in KNOWN, message
            assert message.get("code") != "fault", message
            if message["type"] in ("face", "update"):
                self._note_legal(message)
            if message["type"] == "closing":
                assert is_last, message
            if message["type"] in ("accepted", "refused", "reason", "previews", "notice"):
                self.answered += 1
                self.accepted += message["type"] == "accepted"
                return

    def _note_legal(self, message: Any) -> None:
        prompt = message["face"]["prompt"] if message["type"] == "face" else None
        if prompt:
            self._legal = prompt["legal"]


def encodable(frame: str | bytes) -> str | bytes:
    return frame if isinstance(frame, bytes) else frame.encode("utf-8", "replace").decode()


async def attack(server: RunningServer, slugs: list[str], count: int, seed: int) -> int:
    """Disturbs a running table of each game with so many frames in all; returns how many were answered."""
    attacks: list[Attack] = []
    parties: list[Party] = []
    for slug in slugs:
        seats = 3 if slug == "elixir" else 2
        party = await Party([server]).gather(new_table(slug, [{"kind": "open"}] * seats))
        await party.start()
        parties.append(party)
        attacks += [
            Attack(server.address, person, party.table, seed + 100 * len(attacks)) for person in party.people[:2]
        ]
    share = -(-count // len(attacks))
    await asyncio.gather(*[one.run(share) for one in attacks])
    for party in parties:
        await party.leave()
    return sum(one.answered for one in attacks)
