"""Whole games of every game over real sockets, people and bots mixed, on one process and on two."""

import asyncio
from typing import Any

import httpx
import pytest

from quintessence.core.registry import OUR_GAMES
from quintessence.core.verify import verify
from quintessence.server.api.endings import MOST_MOMENTS
from tests.server.driving import Party, new_table
from tests.server.player import Person, Player
from tests.server.running import PATIENCE, RunningServer
from tests.server.table.window_shelf import SPREAD

A_LOOK = 0.02
"""Seconds between two looks at what a worker has heard."""
SEATS = {
    "elem-master": ["open", "bot"],
    "elementals": ["open", "open", "bot"],
    "elementary-evolution": ["open", "bot", "open"],
    "elixir": ["bot", "open", "open"],
    "metamorphose": ["open", "open", "bot"],
}


@pytest.mark.parametrize("slug", OUR_GAMES)
async def test_a_whole_game_is_played_by_people_and_bots(servers: list[RunningServer], slug: str) -> None:
    seats = [{"kind": kind} for kind in SEATS[slug]]
    party = await Party(servers).gather(new_table(slug, seats))
    spectator = await Player(None, servers[-1].address, party.table).connect()
    await party.start()
    await party.play_out()
    await spectator.until(lambda me: me.is_over)
    for place, player in enumerate([*party.players, spectator]):
        # What a client has made of patches is what a server makes of the table, on each worker.
        for server in servers:
            person = party.people[place] if place < len(party.people) else None
            seen = await agreed(server, person, player)
            assert seen["face"] == player.face
    await check_record(servers, party)
    await spectator.close()
    await party.leave()


async def test_a_window_closes_at_its_time_for_all_whoever_keeps_it(servers: list[RunningServer]) -> None:
    """What was answered is sent to nobody before; then all of it, in the order of the rules."""
    form = new_table("elixir", [{"kind": "open"}] * 4, position=SPREAD, window={"kind": "timed", "seconds": 3})
    party = await (await Party(servers).gather(form)).start()
    spectator = await Player(None, servers[-1].address, party.table).connect()
    first, second, third, fourth = party.players
    await first.until(lambda me: me.is_asked)
    assert (await first.play("cast second-helping"))["type"] == "accepted"
    for player in (*party.players, spectator):
        await player.until(lambda me: me.face["table"]["window"] is not None)
    window = spectator.face["table"]["window"]
    assert (window["seats"], window["until"] - window["since"]) == ([1, 2, 3], 3_000)
    assert [player.is_asked for player in party.players] == [False, True, True, False]
    told = {player: len(player.events) for player in (first, fourth, spectator)}
    assert (await third.play("cast last-word"))["type"] == "accepted"
    assert (await second.play("pass"))["type"] == "accepted"
    for player in (*party.players, spectator):
        await player.until(lambda me: (me.face["table"]["window"] or {}).get("id") != window["id"])
        assert player.face["table"]["at"] >= window["until"]
    for player, number in told.items():
        assert [event["kind"] for event in player.events[number:]][:2] == ["passed", "cast"]
    await spectator.close()
    await party.leave()


async def agreed(server: RunningServer, person: Person | None, player: Player) -> Any:
    """What a worker shows at the number up to which the client was told: each may hear a moment after the other."""
    async with asyncio.timeout(PATIENCE):
        while True:
            seen = await seen_at(server, person, player.table)
            await player.until_told(seen["number"])
            if player.number == seen["number"]:
                return seen
            await asyncio.sleep(A_LOOK)


async def seen_at(server: RunningServer, person: Person | None, table: str) -> Any:
    cookies = {} if person is None else dict(person.http.cookies)
    async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=PATIENCE) as client:
        return (await client.get(f"/api/tables/{table}")).json()


async def check_record(servers: list[RunningServer], party: Party) -> None:
    """The record that can be downloaded is true, shuffles included, and the same from every worker."""
    text = (await party.people[0].http.get(f"/api/tables/{party.table}/record")).text
    checks = verify(text)
    assert [check.name for check in checks] == ["format", "moves", "result", "digest", "commitment"]
    assert all(check.ok for check in checks), checks
    plies = (await party.people[0].get(f"/api/tables/{party.table}/replay"))["plies"]
    last = await party.people[-1].get(f"/api/tables/{party.table}/replay?ply={plies}&seat=0")
    assert last["result"] == party.players[0].face["result"]
    check_ending(
        await party.people[0].get(f"/api/tables/{party.table}/ending"),
        last,
        len(party.players[0].face["table"]["seats"]),
    )


def check_ending(ending: Any, last: Any, seats: int) -> None:
    """What was counted at the end is where the course of the first row leads."""
    assert ending["result"] == last["result"]
    assert sorted(seat for side in ending["sides"] for seat in side) == list(range(seats))
    course = ending["course"]
    assert course["plies"] == sorted(set(course["plies"]))
    assert (course["plies"][0], course["plies"][-1]) == (0, last["plies"])
    assert len(course["plies"]) <= MOST_MOMENTS
    assert [len(numbers) for numbers in course["numbers"]] == [len(course["plies"])] * seats
    assert [numbers[-1] for numbers in course["numbers"]] == ending["tally"][0]["numbers"]
