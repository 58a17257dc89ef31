"""Advice: for a person who plays alone against bots, while there is something to decide, and for nobody else."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from quintessence.core.advice import Advice, Reason
from quintessence.core.registry import find_game
from quintessence.server.api.advising import advice_of
from quintessence.server.settings import SQLITE
from quintessence.server.thinking import told
from tests.server.driving import Party, new_table
from tests.server.player import Person, fetch
from tests.server.running import RunningServer

OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("advice")
    running = RunningServer(f"{SQLITE}{folder / 'tables.sqlite'}", folder, bots=1).start()
    yield running
    running.kill()
    assert "Traceback" not in running.read_log()


@pytest.fixture
async def eve(server: RunningServer) -> AsyncIterator[Person]:
    person = await Person(server.address, "Eve").arrive()
    yield person
    await person.leave()


async def begun(server: RunningServer, seats: list[dict[str, Any]], first: str = "0") -> Party:
    form = {**new_table("elem-master", seats), "options": {"first": first}}
    return await (await Party([server]).gather(form)).start()


def path_of(party: Party) -> str:
    return f"/api/tables/{party.table}/advice"


async def refused(person: Person, path: str, status: int) -> str:
    """The code of a refusal, which has its sentence in both languages."""
    answer = await person.http.get(path)
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["text"]["en"] != problem["code"] != problem["text"]["fr"]
    return str(problem["code"])


@contextmanager
def held_up(server: RunningServer) -> Iterator[None]:
    """While no bot gets on."""
    thinkers = server.thinkers()
    assert thinkers
    for thinker in thinkers:
        os.kill(thinker, signal.SIGSTOP)
    try:
        yield
    finally:
        for thinker in thinkers:
            os.kill(thinker, signal.SIGCONT)


async def test_a_person_alone_against_bots_is_advised(server: RunningServer) -> None:
    party = await begun(server, [OPEN, BOT])
    player, path = party.players[0], path_of(party)
    await player.until(lambda me: me.is_asked)
    advice = await party.people[0].get(path)
    assert advice["prompt"] == player.prompt["id"]
    assert 1 <= len(advice["lines"]) <= 3
    chances = [line["chance"] for line in advice["lines"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    for line in advice["lines"]:
        assert line["moves"][0] in player.prompt["legal"]
        assert not line["certain"] or line["chance"] == 1.0, "a search that sees nine moves ahead may win at once"
        assert bool(line["sentence"]["en"]) == bool(line["sentence"]["fr"]) == bool(line["reasons"])
    assert (await player.play(advice["lines"][0]["moves"][0]))["type"] == "accepted"
    await party.leave()


def test_the_reasons_are_told_in_both_languages() -> None:
    reasons = [Reason("air", True, True), Reason("fire", False, False)]
    found = Advice(["grow c2", "end"], 0.5678, reasons, True)
    line = advice_of(7, [told(found, find_game("elem-master"))]).lines[0]
    assert (line.moves, line.chance, line.certain) == (["grow c2", "end"], 0.568, True)
    assert [(one.group, one.gain, one.ours) for one in line.reasons] == [("air", True, True), ("fire", False, False)]
    assert line.sentence.en == "gains Air; opponent: loses Fire"
    assert line.sentence.fr == "gagne de l’Air\u202f; adversaire\u00a0: perd du Feu"


async def test_only_the_player_of_a_seat_is_advised(server: RunningServer, eve: Person) -> None:
    party = await begun(server, [OPEN, BOT])
    await party.players[0].until(lambda me: me.is_asked)
    assert await refused(eve, path_of(party), 403) == "advice-not-seated"
    assert await refused(eve, f"{path_of(party)}?as=1", 403) == "advice-not-seated"
    nobody = Person(server.address, "")
    assert await refused(nobody, path_of(party), 401) == "nobody"
    await nobody.leave()
    await party.leave()


async def test_among_people_nobody_is_advised(server: RunningServer, eve: Person) -> None:
    party = await begun(server, [OPEN, OPEN])
    for person in party.people:
        assert await refused(person, path_of(party), 403) == "advice-among-people"
    await party.leave()
    here = [{"seat": 0, "name": "Eve"}, {"seat": 1, "name": "Grace"}]
    table = (await eve.post("/api/tables", {**new_table("metamorphose", [OPEN, OPEN]), "here": here}))["id"]
    await eve.post(f"/api/tables/{table}/start")
    for speaker in ("", "?as=1"):
        path = f"/api/tables/{table}/advice{speaker}"
        assert await refused(eve, path, 403) == "advice-among-people", "two people at one device"


async def test_before_and_after_the_game_there_is_nothing_to_advise(server: RunningServer) -> None:
    party = await Party([server]).gather(new_table("elem-master", [OPEN, BOT]))
    person = party.people[0]
    assert await refused(person, path_of(party), 409) == "table-not-begun"
    await party.start()
    await party.players[0].ask("resign")
    assert await refused(person, path_of(party), 409) == "table-over"
    await party.leave()


async def test_who_is_not_asked_is_not_advised_but_is_later(server: RunningServer) -> None:
    with held_up(server):
        party = await begun(server, [OPEN, BOT], first="1")
        assert await refused(party.people[0], path_of(party), 409) == "advice-not-asked"
    await party.players[0].until(lambda me: me.is_asked)
    assert (await party.people[0].get(path_of(party)))["lines"]
    await party.leave()


async def test_where_reactions_decide_there_is_no_advice(server: RunningServer) -> None:
    party = await Party([server]).gather(new_table("elementals", [OPEN, {"kind": "bot", "bot": "reflex"}]))
    await party.start()
    assert await refused(party.people[0], path_of(party), 409) == "advice-races"
    await party.leave()


async def test_while_a_bot_looks_for_advice_the_server_goes_on(server: RunningServer) -> None:
    party = await begun(server, [OPEN, BOT])
    await party.players[0].until(lambda me: me.is_asked)
    with held_up(server):
        asking = asyncio.create_task(party.people[0].get(path_of(party)))
        for _ in range(3):
            assert (await asyncio.to_thread(fetch, f"{server.address}/health")).status_code == 200
        assert not asking.done()
    assert (await asking)["lines"]
    await party.leave()


async def test_advice_can_be_asked_for_often_but_not_without_end(tmp_path: Path) -> None:
    running = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path, limits=True).start()
    person = await Person(running.address, "Hasty").arrive()
    table = (await person.post("/api/tables", new_table("elem-master", [OPEN, OPEN])))["id"]
    # However slow the machine is: they are used up faster than twenty in a minute are given back.
    last = await person.http.get(f"/api/tables/{table}/advice")
    while last.status_code != 429:
        assert last.json()["code"] == "table-not-begun"
        last = await person.http.get(f"/api/tables/{table}/advice")
    assert last.json()["code"] == "limit-reached"
    await person.leave()
    running.kill()
