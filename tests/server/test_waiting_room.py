"""Before the game, over real sockets: what the host changes is seen by all at once, and a new name too."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from quintessence.core.verify import verify
from tests.server.driving import Party, new_table
from tests.server.player import Person, Player
from tests.server.running import RunningServer

OPEN = {"kind": "open"}


@pytest.fixture
async def party(servers: list[RunningServer]) -> AsyncIterator[Party]:
    """Two people at a table of Elementary Evolution that has not begun; the first is the host."""
    gathered = await Party(servers).gather(new_table("elementary-evolution", [OPEN, OPEN]))
    yield gathered
    await gathered.leave()


def seats(player: Player) -> list[str]:
    """Who sits where, as a player sees it."""
    return [seat["name"] or seat["bot"] or seat["kind"] for seat in player.face["table"]["seats"]]


async def see(everybody: list[Player], wanted: list[str]) -> None:
    for player in everybody:
        await player.until(lambda me: seats(me) == wanted)


async def accepted(player: Player, kind: str, /, **fields: Any) -> None:
    answer = await player.ask(kind, **fields)
    assert answer["type"] == "accepted", answer


async def refused(player: Player, kind: str, /, **fields: Any) -> str:
    answer = await player.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    assert answer["text"]["fr"] != answer["text"]["en"]
    return str(answer["code"])


async def test_everybody_sees_what_the_host_changes_and_the_game_is_played_so(party: Party) -> None:
    host, guest = party.players
    onlooker = await Player(None, party.servers[-1].address, party.table).connect()
    await onlooker.until(lambda me: me.face is not None)
    everybody = [host, guest, onlooker]
    await accepted(host, "seat-count", seats=4)
    await see(everybody, ["Player 1", "Player 2", "open", "open"])
    await accepted(host, "seat-for", seat=3, kind="bot", bot="random")
    await see(everybody, ["Player 1", "Player 2", "open", "random"])
    await accepted(host, "swap", seat=0, other=2)
    await see(everybody, ["open", "Player 2", "Player 1", "random"])
    await host.until(lambda me: me.seat == 2)
    await accepted(host, "seat-count", seats=3)
    await see(everybody, ["Player 2", "Player 1", "random"])
    for player, seat in ((host, 1), (guest, 0), (onlooker, None)):
        await player.until(lambda me, seat=seat: me.seat == seat)  # type: ignore[misc]
    await accepted(host, "options", options={"turn-limit": 6})
    for player in everybody:
        await player.until(lambda me: me.face["table"]["options"]["turn-limit"] == 6)
    await party.start()
    await party.play_out()
    record = await party.people[0].http.get(f"/api/tables/{party.table}/record")
    assert all(check.ok for check in verify(record.text))
    assert record.json()["names"] == ["Player 2", "Player 1", "random"]
    await onlooker.close()


async def test_what_is_not_the_hosts_to_change_is_refused_in_a_sentence(party: Party) -> None:
    host, guest = party.players
    assert await refused(guest, "swap", seat=0, other=1) == "table-not-host"
    assert await refused(guest, "options", options={}) == "table-not-host"
    assert await refused(host, "seat-count", seats=5) == "bad-seats"
    assert await refused(host, "seat-for", seat=1, kind="bot", bot="no-such-bot") == "unknown-bot-here"
    assert await refused(host, "seat-for", seat=9, kind="open") == "table-no-seat"
    await accepted(host, "seat-count", seats=3)
    third = await Person(party.servers[0].address, "Third").arrive()
    await third.post(f"/api/tables/{party.table}/sit", {})
    assert await refused(host, "seat-count", seats=2) == "table-people-stay"
    await party.start()
    assert await refused(host, "seat-count", seats=4) == "table-begun"
    await third.leave()


async def test_who_was_moved_while_the_line_was_cut_comes_back_on_the_right_seat(party: Party) -> None:
    host, guest = party.players
    await guest.close()
    await accepted(host, "swap", seat=0, other=1)
    await guest.connect()
    await guest.until(lambda me: me.seat == 0)
    assert seats(guest) == ["Player 2", "Player 1"]
    await accepted(host, "seat-for", seat=0, kind="open")
    await guest.until(lambda me: me.seat is None)
    assert {"kind": "freed", "seat": 0, "name": "Player 2"} in host.events
    sat = await guest.ask("sit")
    assert sat["type"] == "accepted"
    await guest.until(lambda me: me.seat == 0)


async def test_only_the_host_is_told_to_be_it_seated_or_not(party: Party) -> None:
    def is_host(player: Player) -> bool:
        faces = [frame for frame in player.frames if frame.startswith(b'{"type":"face"')]
        return faces[-1].endswith(b'"host":true}')

    host, guest = party.players
    assert (is_host(host), is_host(guest)) == (True, False)
    await accepted(host, "leave")
    await host.until(lambda me: me.seat is None)
    assert is_host(host)
    await accepted(host, "swap", seat=0, other=1)
    await see([host, guest], ["Player 2", "open"])


async def test_a_new_name_is_seen_at_every_table_where_one_sits(servers: list[RunningServer], party: Party) -> None:
    host, guest = party.players
    ben = party.people[1]
    running = await ben.post("/api/tables", {"game": "elem-master", "seats": [OPEN, {"kind": "bot"}], "sit": 0})
    await ben.post(f"/api/tables/{running['id']}/start")
    elsewhere = await Player(None, servers[0].address, running["id"]).connect()
    await elsewhere.until(lambda me: me.face is not None)
    renamed = await ben.http.put("/api/session/name", json={"name": "Benjamin"})
    assert renamed.json()["name"] == "Benjamin"
    await see([host, guest], ["Player 1", "Benjamin"])
    await elsewhere.until(lambda me: seats(me)[0] == "Benjamin")
    assert any(event["kind"] == "renamed" and event["before"] == "Player 2" for event in host.events)
    # An account is called as its owner says: that is a new name, too.
    own = "".join(sign for sign in party.table if sign.isalnum())
    await ben.post("/api/session/account", {"name": f"Ben {own}", "password": "a long password"})
    await elsewhere.until(lambda me: seats(me)[0].startswith("Ben "))
    await elsewhere.close()


async def test_a_guest_whom_nobody_has_asked_has_no_name_of_their_own(servers: list[RunningServer]) -> None:
    somebody = Person(servers[0].address, "")
    for language in ("fr", "en"):
        made = await somebody.post("/api/session/guest", {"language": language})
        assert made["named"] is False
    renamed = await somebody.http.put("/api/session/name", json={"name": "Cléo"})
    assert renamed.json()["named"] is True
    assert (await somebody.get("/api/session"))["me"]["named"] is True
    await somebody.leave()
