"""The server is killed after each ply of a game and started again: nothing is lost, nothing comes twice."""

import asyncio
import json
from random import Random
from typing import Any

from tests.server.driving import Party, can_decide, new_table
from tests.server.player import Player
from tests.server.running import RunningServer

LEAST_PLIES = 40
HARMLESS = ("end", "grow", "move")
"""Nothing vanishes by these. Played at random with the others, one game in many is over too soon."""


async def test_a_server_that_is_killed_after_each_ply_loses_nothing_and_doubles_nothing(
    database: str, tmp_path: Any
) -> None:
    server = RunningServer(database, tmp_path / "server").start()
    try:
        await play_and_kill(server)
    finally:
        server.kill()
    assert "Traceback" not in server.read_log()


async def play_and_kill(server: RunningServer) -> None:
    form = new_table("elem-master", [{"kind": "open"}, {"kind": "open"}])
    party = await Party([server]).gather({**form, "options": {"quiet-limit": 99}})
    await party.start()
    luck, intended = Random(3), list[tuple[int, str]]()
    while len(intended) < LEAST_PLIES + 4:
        player = await asked_player(party)
        words = luck.choice([words for words in player.prompt["legal"] if words.split()[0] in HARMLESS])
        intended.append((player.seat or 0, words))
        if len(intended) % 2 == 0:
            answer = await player.play(words)
            assert answer["type"] == "accepted"
            await kill_and_come_back(server, party)
        else:
            await play_through_a_kill(server, party, player, words)
    assert (await party.players[0].ask("resign"))["type"] == "accepted"
    await party.players[1].until(lambda me: me.is_over)
    record = json.loads((await party.people[0].http.get(f"/api/tables/{party.table}/record")).text)
    played = [(entry["seat"], entry["move"]) for entry in record["entries"] if "move" in entry]
    assert played == intended
    for player in party.players:
        await check_story(player)
    await party.leave()


async def asked_player(party: Party) -> Player:
    """The one who is to move, once one of them knows it."""
    while True:
        waits = [asyncio.create_task(player.until(can_decide)) for player in party.players]
        first, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in others:
            wait.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for wait in first:
            wait.result()
        # Between the news to one and the news to the other nobody knows of a question.
        for player in party.players:
            if can_decide(player):
                return player


async def kill_and_come_back(server: RunningServer, party: Party) -> None:
    server.kill()
    server.start()
    for player in party.players:
        await player.close()
        await player.reconnect()
        await player.until(lambda me: me.is_told_since_connected)


async def play_through_a_kill(server: RunningServer, party: Party, player: Player, words: str) -> None:
    """The move is on its way when the server dies: the client finds out what became of it and goes on."""
    prompt = player.prompt["id"]
    await player.send({"type": "play", "id": 0, "words": words, "prompt": prompt})
    await asyncio.sleep(0.004 if prompt % 2 else 0)
    was_told = player.prompt["id"] != prompt
    await kill_and_come_back(server, party)
    answer = await player.ask("play", words=words, prompt=prompt)
    if was_told:
        assert answer["type"] == "refused", "what was told is stored"
    if answer["type"] == "refused":
        assert answer["code"] in ("table-stale-prompt", "table-not-asked"), answer


async def check_story(player: Player) -> None:
    """What a client was told over all its connections is what the table tells from the beginning, once each."""
    fresh = await Player(player.person, player.address, player.table).connect_from(0)
    # One of them may hear of what still happens, such as that somebody is here again, before the other.
    while fresh.number != player.number:
        await fresh.until_told(player.number)
        await player.until_told(fresh.number)
    assert fresh.events == player.events
    assert fresh.face == player.face
    await fresh.close()
