"""Two workers are sent the same ply at the same instant: one is accepted, one refused with a reason."""

import asyncio
from random import Random
from typing import Any

from tests.server.driving import Party, new_table
from tests.server.player import Player
from tests.server.postgresql import ThrowAwayServer
from tests.server.running import PATIENCE, RunningServer

TIMES = 1_000
TABLES = 10
A_LOOK = 0.002
"""Seconds between two looks at what four connections were told."""


async def test_of_two_workers_that_are_sent_the_same_ply_one_takes_it(
    postgresql: ThrowAwayServer, tmp_path: Any
) -> None:
    database = await postgresql.new_database()
    servers = [RunningServer(database, tmp_path / name).start() for name in ("first", "second")]
    try:
        counts = await asyncio.gather(*[contend(servers, TIMES // TABLES, seed) for seed in range(TABLES)])
    finally:
        for server in servers:
            server.kill()
    assert sum(counts) == TIMES
    for server in servers:
        assert "Traceback" not in server.read_log()


async def contend(servers: list[RunningServer], times: int, seed: int) -> int:
    """Plays tables, one after the other, until so many plies were sent twice."""
    luck, done = Random(seed), 0
    while done < times:
        done += await contend_at_table(servers, times - done, luck)
    return done


async def contend_at_table(servers: list[RunningServer], times: int, luck: Random) -> int:
    """Two connections for each seat, one to each worker, which both send every move at once."""
    form = new_table("elem-master", [{"kind": "open"}, {"kind": "open"}])
    party = await Party(servers).gather({**form, "options": {"quiet-limit": 99}})
    await party.start()
    twins = [
        [await Player(person, server.address, party.table).connect() for server in servers] for person in party.people
    ]
    done = 0
    while done < times and (mover := await mover_of(twins)) is not None:
        done += await send_at_once(mover, luck.choice(mover[0].prompt["legal"]))
    for pair in twins:
        for player in pair:
            await player.close()
    await party.leave()
    return done


async def mover_of(twins: list[list[Player]]) -> list[Player] | None:
    """Both connections of the seat that is to move, once both workers have told it; None once the game is over."""
    for player in (player for pair in twins for player in pair):
        await player.until(lambda me: me.face is not None)
    async with asyncio.timeout(PATIENCE):
        while not any(player.is_over for pair in twins for player in pair):
            for pair in twins:
                if all(player.is_asked for player in pair) and pair[0].number == pair[1].number:
                    return pair
            # Not without a pause: the servers need the processor that this would take.
            await asyncio.sleep(A_LOOK)
    return None


async def send_at_once(pair: list[Player], words: str) -> int:
    """One accepted, one refused with a reason, the positions equal."""
    answers = await asyncio.gather(*[player.play(words) for player in pair])
    kinds = sorted(answer["type"] for answer in answers)
    assert kinds == ["accepted", "refused"], answers
    refused = next(answer for answer in answers if answer["type"] == "refused")
    assert refused["code"] in ("table-stale-prompt", "table-over")
    assert refused["text"]["en"] and refused["text"]["fr"]
    for player in pair:
        await player.until(lambda me: me.number == max(one.number or 0 for one in pair))
    assert pair[0].face == pair[1].face
    return 1
