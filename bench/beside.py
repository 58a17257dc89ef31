"""Whether bots that think hard slow down the moves of people at other tables of the same server.

    python bench/beside.py [--tables 50] [--pairs 20] [--rate 100] [--seconds 10] [--rounds 3]

Pairs of people play at a steady rate, first alone, then beside tables at which one person each plays against `search`
on level 5: that person answers at once, so that the bots are always asked. Both in turn, in one run, on one server.
Printed: the time from sending a move until both players of a pair are told, and how many moves the bots made meanwhile.
"""

import argparse
import asyncio
import sys
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from measure import Spread, at_least_one, print_table, ratios, some_time
from server_load import OurPair, Pair, Wire, dial, pace, put_patch
from serving import our_server

BOT = {"kind": "bot", "bot": "search", "level": 5}
TABLE = {"game": "elem-master", "spectators": "none", "seats": [{"kind": "open"}, BOT]}


class BotTable:
    """A guest who plays at random, at once, against the strongest bot; a game that is over is followed by another."""

    def __init__(self, address: str, seed: int) -> None:
        self._address = address
        self._luck = Random(seed)
        self._person = httpx.AsyncClient(base_url=address, timeout=60)
        self._face: Any = None
        self._wire: Wire | None = None
        self._stale: asyncio.Event = asyncio.Event()
        self.bot_moves = 0
        self._begun: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self._person.post("/api/session/guest", json={"name": "Eve"})
        await self._sit_down()
        self._begun = asyncio.create_task(self._renew())

    async def _sit_down(self) -> None:
        if self._wire is not None:
            await self._wire.close()
        made = (await self._person.post("/api/tables", json=TABLE)).json()
        await self._person.post(f"/api/tables/{made['id']}/start")
        cookie = "; ".join(f"{name}={value}" for name, value in self._person.cookies.items())
        where = self._address.replace("http", "ws", 1) + made["socket"]
        self._wire = await dial(where, self._hear, {"Cookie": cookie})

    async def _renew(self) -> None:
        while True:
            await self._stale.wait()
            self._stale.clear()
            await self._sit_down()

    def _hear(self, wire: Wire, frame: bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "ping":
            wire.say(msgspec.json.encode({"type": "pong", "ping": message["ping"]}))
        elif message["type"] == "face":
            self._face = message["face"]
            self._answer(wire)
        elif message["type"] == "update":
            was_asked = bool(self._face["prompt"]["to_act"])
            put_patch(self._face, message["patch"])
            self.bot_moves += not was_asked
            self._answer(wire)

    def _answer(self, wire: Wire) -> None:
        prompt = self._face["prompt"]
        if self._face["result"] is not None:
            self._stale.set()
        elif prompt["to_act"]:
            words = self._luck.choice(prompt["legal"])
            wire.say(msgspec.json.encode({"type": "play", "words": words, "prompt": prompt["id"]}))

    async def close(self) -> None:
        if self._begun is not None:
            self._begun.cancel()
            with suppress(asyncio.CancelledError):
                await self._begun
        if self._wire is not None:
            await self._wire.close()
        await self._person.aclose()


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves of people beside tables with bots that think hard.")
    parser.add_argument("--tables", type=at_least_one, default=50, help="tables against level 5")
    parser.add_argument("--pairs", type=at_least_one, default=20, help="pairs of people at other tables")
    parser.add_argument("--rate", type=at_least_one, default=100, help="moves of those people per second")
    parser.add_argument("--seconds", type=some_time, default=10.0, help="length of each measurement")
    parser.add_argument("--rounds", type=at_least_one, default=3, help="how often everything is measured")
    settings = parser.parse_args()
    with our_server(bots=1) as (address, _):
        asyncio.run(measure(address, settings))


async def measure(address: str, settings: argparse.Namespace) -> None:
    pairs: list[Pair] = [OurPair(address, seed) for seed in range(settings.pairs)]
    await asyncio.gather(*[pair.open() for pair in pairs])
    alone: list[list[float]] = []
    beside: list[list[float]] = []
    bot_moves: list[float] = []
    for number in range(settings.rounds):
        print(f"Round {number + 1} of {settings.rounds} ...", file=sys.stderr, flush=True)
        alone.append(sorted(await pace(pairs, settings.seconds, settings.rate)))
        tables = [BotTable(address, seed) for seed in range(settings.tables)]
        await asyncio.gather(*[table.open() for table in tables])
        before = sum(table.bot_moves for table in tables)
        beside.append(sorted(await pace(pairs, settings.seconds, settings.rate)))
        bot_moves.append((sum(table.bot_moves for table in tables) - before) / settings.seconds)
        await asyncio.gather(*[table.close() for table in tables])
        await asyncio.sleep(2.0)
    await asyncio.gather(*[pair.close() for pair in pairs])
    rows = [row("alone", alone), row(f"beside {settings.tables} tables with bots", beside)]
    print_table(["people play", "p50 ms", "p90 ms", "p99 ms"], rows)
    print(f"Medians beside bots, times those alone: {ratios(medians(beside), medians(alone))}")
    print(f"Moves of the bots per second: {Spread(bot_moves)}")


def row(name: str, rounds: list[list[float]]) -> list[str]:
    return [name, *[str(Spread([1000 * one[len(one) * share // 100] for one in rounds])) for share in (50, 90, 99)]]


def medians(rounds: list[list[float]]) -> Spread:
    return Spread([one[len(one) // 2] for one in rounds])


if __name__ == "__main__":
    main()
