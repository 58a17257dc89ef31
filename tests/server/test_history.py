"""Somebody's own tables over HTTP: what waits for them first, then what is played, then what is over."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from quintessence.core.registry import game_names
from quintessence.server.settings import SQLITE
from tests.server.driving import new_table
from tests.server.player import Person, Player, fetch
from tests.server.running import PATIENCE, RunningServer

OPEN = {"kind": "open"}
EASY = {"kind": "bot", "bot": "greedy", "level": 1}
ONE_MOVE_LEFT = {"cells": {"c3": "w:fire:1", "c4": "b:earth:1", "f6": "b:fire:2", "a1": "w:earth:1"}}
"""White burns the last Earth of Black and wins."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("history")
    running = RunningServer(f"{SQLITE}{folder / 'tables.sqlite'}", folder, bots=1).start()
    yield running
    running.kill()
    assert "Traceback" not in running.read_log()


@pytest.fixture
async def ada(server: RunningServer) -> AsyncIterator[Person]:
    person = await Person(server.address, "Ada").arrive()
    yield person
    await person.leave()


@pytest.fixture
async def bob(server: RunningServer) -> AsyncIterator[Person]:
    person = await Person(server.address, "Bob").arrive()
    yield person
    await person.leave()


async def begun(ada: Person, bob: Person, first: int, **more: Any) -> str:
    """A game of Elem Master in which seat `first` begins: 0 is Ada."""
    form = {"game": "elem-master", "seats": [OPEN, OPEN], "options": {"first": str(first)}, "sit": 0, **more}
    table: str = (await ada.post("/api/tables", form))["id"]
    await bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    await ada.post(f"/api/tables/{table}/start")
    return table


async def resigned(person: Person, table: str) -> None:
    player = await Player(person, person.address, table).connect()
    await player.until(lambda me: me.face is not None)
    assert (await player.ask("resign"))["type"] == "accepted"
    await player.close()
    await listed_as_over(person, table)


async def listed_as_over(person: Person, table: str) -> None:
    """Players are told first, lists are written a moment later."""
    async with asyncio.timeout(PATIENCE):
        while table not in shown((await person.get("/api/history?which=over"))["tables"]):
            await asyncio.sleep(0.01)


def shown(tables: list[Any]) -> list[str]:
    return [table["id"] for table in tables]


async def test_what_waits_for_you_comes_first_then_what_is_played_and_what_is_over_apart(
    ada: Person, bob: Person
) -> None:
    mine = await begun(ada, bob, 0)
    bobs = await begun(ada, bob, 1)
    over = await begun(ada, bob, 0)
    await resigned(bob, over)
    unbegun = (await ada.post("/api/tables", {"game": "metamorphose", "seats": [OPEN, OPEN], "sit": 0}))["id"]

    now = (await ada.get("/api/history?which=now"))["tables"]
    assert shown(now) == [mine, bobs, unbegun]
    assert [table["waits"] for table in now] == [True, False, False]
    assert [table["awaited"] for table in now] == [[0], [1], []]
    assert [table["seat"] for table in now] == [0, 0, 0]
    assert now[0]["created"] <= now[0]["since"] <= now[0]["changed"]
    assert now[2]["since"] is None
    assert shown((await bob.get("/api/history?which=now"))["tables"]) == [bobs, mine]
    ended = (await ada.get("/api/history?which=over"))["tables"]
    assert shown(ended) == [over]
    assert (ended[0]["winners"], ended[0]["waits"], ended[0]["awaited"]) == ([0], False, [])
    assert len((await ada.get("/api/history?most=2"))["tables"]) == 2
    assert set(shown((await ada.get("/api/history"))["tables"])) == {mine, bobs, over, unbegun}


async def test_a_move_is_seen_in_the_history_of_both_at_once(ada: Person, bob: Person) -> None:
    table = await begun(ada, bob, 0)
    player = await Player(ada, ada.address, table).connect()
    await player.until(lambda me: me.is_asked)
    while player.is_asked:
        assert (await player.play("end" if "end" in player.prompt["legal"] else player.prompt["legal"][0]))["type"] == (
            "accepted"
        )
    await player.close()
    for person, waits in ((ada, False), (bob, True)):
        (about,) = (await person.get("/api/history?which=now"))["tables"]
        assert (about["waits"], about["awaited"]) == (waits, [1])


async def test_strangers_are_told_whose_turn_it_is_and_nothing_of_who_the_players_are(
    server: RunningServer, ada: Person, bob: Person
) -> None:
    table = await begun(ada, bob, 1, public=True)
    lobby = fetch(f"{server.address}/api/tables?status=running").json()["tables"]
    (about,) = [one for one in lobby if one["id"] == table]
    assert (about["awaited"], about["waits"], about["mine"], about["seat"]) == ([1], False, False, None)
    assert set(about["seats"][0]) == {"kind", "name", "level"}


async def test_a_long_history_is_paged_without_gap_or_repetition(ada: Person) -> None:
    made = [(await ada.post("/api/tables", {"game": "elem-master", "seats": [OPEN, OPEN]}))["id"] for _ in range(103)]
    first = await ada.get("/api/history?which=now")
    assert len(first["tables"]) == 100
    rest = await ada.get(f"/api/history?which=now&before={first['before']}")
    assert rest["before"] is None
    assert sorted(shown([*first["tables"], *rest["tables"]])) == sorted(made)


async def test_who_has_said_nothing_has_no_history(server: RunningServer) -> None:
    assert fetch(f"{server.address}/api/history?which=now").status_code == 401


def suggested(opponents: list[Any]) -> dict[str, tuple[str, int | None, bool]]:
    return {one["game"]: (one["bot"], one["level"], one["first"]) for one in opponents}


async def test_whoever_plays_a_game_for_the_first_time_meets_an_easy_bot(server: RunningServer, ada: Person) -> None:
    easy = {game: ("reflex" if game == "elementals" else "greedy", 1, True) for game in game_names()}
    assert suggested(fetch(f"{server.address}/api/opponents").json()) == easy
    assert suggested(await ada.get("/api/opponents")) == easy


async def test_after_a_defeat_one_meets_the_same_bot_again_and_after_a_win_the_next(ada: Person, bob: Person) -> None:
    lost = (await ada.post("/api/tables", new_table("metamorphose", [OPEN, EASY], sit=0)))["id"]
    await ada.post(f"/api/tables/{lost}/start")
    assert suggested(await ada.get("/api/opponents"))["metamorphose"] == ("greedy", 1, True), "it is not over"
    await resigned(ada, lost)
    first = await won_against(ada, EASY)
    # Whom one meets among people says nothing about bots.
    await resigned(bob, await begun(ada, bob, 0))
    met = suggested(await ada.get("/api/opponents"))
    assert met["metamorphose"] == ("greedy", 1, False)
    assert met["elem-master"] == ("search", 1, False)
    await won_against(ada, {"kind": "bot", "bot": "search", "level": 5})
    assert suggested(await ada.get("/api/opponents"))["elem-master"] == ("search", 5, False), "there is none stronger"
    looking_in = await Player(ada, ada.address, first).connect()
    await looking_in.ask("say", text="well played")
    await looking_in.close()
    assert suggested(await ada.get("/api/opponents"))["elem-master"] == ("search", 5, False), "that is long ago"
    assert suggested(await bob.get("/api/opponents"))["elem-master"] == ("greedy", 1, True)


async def won_against(person: Person, bot: dict[str, Any]) -> str:
    """Wins a game of Elem Master with the one move that is left to make; returns its table."""
    form = {"game": "elem-master", "seats": [OPEN, bot], "sit": 0, "position": ONE_MOVE_LEFT}
    table = (await person.post("/api/tables", form))["id"]
    await person.post(f"/api/tables/{table}/start")
    player = await Player(person, person.address, table).connect()
    await player.until(lambda me: me.is_asked)
    assert (await player.play("attack c3 c4"))["type"] == "accepted"
    await player.until(lambda me: me.is_over)
    await player.close()
    await listed_as_over(person, table)
    return str(table)


async def test_over_http_as_on_the_socket_one_may_ask_for_stronger_bots(ada: Person) -> None:
    table = (await ada.post("/api/tables", new_table("elem-master", [OPEN, EASY], sit=0)))["id"]
    await ada.post(f"/api/tables/{table}/start")
    await resigned(ada, table)
    again = (await ada.post(f"/api/tables/{table}/rematch", {"nonce": "5f0c9a7e", "harder": True}))["table"]
    person, bot = (await ada.get(f"/api/tables/{again}"))["face"]["table"]["seats"]
    assert (bot["bot"], bot["level"]) == ("search", 1)
    assert person["nonce"]
