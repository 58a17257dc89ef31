"""What a table's socket does, one behaviour each, over a real server."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from quintessence.server.settings import SQLITE
from tests.server.driving import Party, drive, new_table
from tests.server.player import Person, Player, socket_to
from tests.server.running import PATIENCE, RunningServer
from tests.server.saying import ANY, says, sentence

OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("sockets")
    running = RunningServer(f"{SQLITE}{folder / 'tables.sqlite'}", folder).start()
    yield running
    running.kill()
    assert "Traceback" not in running.read_log()


@pytest.fixture
async def party(server: RunningServer) -> AsyncIterator[Party]:
    """Two people at a running table of Elem Master; White begins."""
    form = new_table("elem-master", [OPEN, OPEN])
    gathered = await Party([server]).gather({**form, "options": {"first": "0"}})
    await gathered.start()
    for player in gathered.players:
        await player.until(lambda me: me.face is not None and me.face["table"]["status"] == "running")
    yield gathered
    await gathered.leave()


async def test_who_comes_back_with_the_last_number_gets_only_what_was_missed(party: Party) -> None:
    first, second = party.players
    await second.close()
    seen = len(second.frames)
    await first.play("end")
    await first.until(lambda me: not me.is_asked)
    await second.connect()
    await second.until(lambda me: me.is_asked)
    kinds = [json.loads(frame)["type"] for frame in second.frames[seen:]]
    assert kinds[0] == "update"
    assert "face" not in kinds


async def test_who_was_away_for_long_gets_the_face_and_the_events_that_were_missed(party: Party) -> None:
    first, second = party.players
    await second.close()
    for number in range(70):
        await first.ask("say", text=f"line {number}")
    seen = len(second.frames)
    await second.connect()
    await second.until(lambda me: len(said(me)) >= 70)
    assert json.loads(second.frames[seen])["type"] == "face"
    assert said(second) == [f"line {number}" for number in range(70)]


def said(player: Player) -> list[str]:
    """What it was told of the talk; that somebody went away is an event, too, if there was time for it."""
    return [event["text"] for event in player.events if event["kind"] == "said"]


async def test_a_number_that_was_never_reached_gets_the_face(party: Party) -> None:
    first = party.players[0]
    await first.close()
    seen = len(first.frames)
    await first.connect_from(10_000)
    await first.until(lambda me: me.is_told_since_connected)
    assert json.loads(first.frames[seen])["type"] == "face"


async def test_a_refusal_names_the_rule_in_both_languages_and_what_would_do(party: Party) -> None:
    first = party.players[0]
    answer = await first.play("attack a2 f6")
    assert answer["type"] == "refused"
    assert answer["rule"].startswith("EM-")
    assert answer["kind"] == "not-now"
    assert answer["rule"] in answer["text"]["en"]
    assert "«" in answer["text"]["fr"]
    assert all(move.startswith("attack") for move in answer["possible"] or [])


async def test_a_move_that_quotes_another_prompt_is_void(party: Party) -> None:
    first = party.players[0]
    answer = await first.ask("play", words="end", prompt=first.prompt["id"] + 1)
    assert (answer["type"], answer["code"]) == ("refused", "table-stale-prompt")


async def test_talk_does_not_make_a_prompt_stale(party: Party) -> None:
    first, second = party.players
    prompt = first.prompt["id"]
    await second.ask("say", text="Bonne chance !", language="fr")
    answer = await first.ask("play", words="end", prompt=prompt)
    assert answer["type"] == "accepted"


async def test_why_explains_without_playing(party: Party) -> None:
    first = party.players[0]
    before = first.number
    refused, allowed = await first.ask("why", words="attack a2 f6"), await first.ask("why", words="end")
    assert refused["rule"].startswith("EM-")
    assert refused["text"]["fr"]
    assert (allowed["rule"], allowed["text"]) == (None, None)
    assert first.number == before


async def test_a_preview_plays_nothing_and_a_game_that_foretells_nothing_says_so(party: Party) -> None:
    first = party.players[0]
    before = first.number
    told = await first.ask("preview", words=["end", "end"])
    assert (told["type"], told["previews"]) == ("previews", [None, None])
    refused = await first.ask("preview", words=["end", "attack a2 f6"])
    assert refused["type"] == "refused"
    assert refused["rule"].startswith("EM-")
    assert first.number == before


async def test_sync_sends_the_whole_face_again(party: Party) -> None:
    first = party.players[0]
    seen = len(first.frames)
    await first.send({"type": "sync"})
    await first.until(lambda me: bool(faces_in(me.frames[seen:])))
    assert faces_in(first.frames[seen:]) == [first.face]


def faces_in(frames: list[bytes]) -> list[Any]:
    """The whole faces among what was sent; a ping may be there, too."""
    return [message["face"] for message in map(json.loads, frames) if message["type"] == "face"]


async def test_two_devices_of_one_seat_both_follow_the_game(party: Party, server: RunningServer) -> None:
    first = party.players[0]
    other = await Player(party.people[0], server.address, party.table).connect()
    await other.until(lambda me: me.is_asked)
    assert other.seat == 0
    await other.play("end")
    await first.until_told(other.number)
    assert not first.is_asked
    assert first.face == other.face
    await other.close()


async def test_a_spectator_sees_no_prompt_and_may_not_move(party: Party, server: RunningServer) -> None:
    guest = await Person(server.address, "Onlooker").arrive()
    spectator = await Player(guest, server.address, party.table).connect()
    await spectator.until(lambda me: me.face is not None)
    assert (spectator.seat, spectator.prompt) == (None, None)
    answer = await spectator.ask("play", words="end", prompt=1)
    assert (answer["type"], answer["code"]) == ("refused", "not-seated")
    await spectator.close()
    await guest.leave()


async def test_a_table_without_spectators_lets_nobody_look_on(server: RunningServer) -> None:
    gathered = await Party([server]).gather(new_table("elem-master", [OPEN, OPEN], spectators="none"))
    await gathered.start()
    stranger = await Player(None, server.address, gathered.table).connect()
    await stranger.until(lambda me: me.closing is not None)
    assert stranger.closing["final"] is True
    assert stranger.face is None
    await gathered.leave()


async def test_who_has_no_seat_when_a_game_without_spectators_begins_must_go(server: RunningServer) -> None:
    gathered = await Party([server]).gather(new_table("elem-master", [OPEN, OPEN], spectators="none"))
    stranger = await Player(None, server.address, gathered.table).connect()
    await stranger.until(lambda me: me.is_told_since_connected)
    await gathered.start()
    await stranger.until(lambda me: me.closing is not None)
    assert (stranger.closing["code"], stranger.closing["final"]) == ("unseated", True)
    assert stranger.face["view"] is None
    assert await is_running(gathered)
    await gathered.leave()


async def is_running(party: Party) -> bool:
    for player in party.players:
        await player.until(lambda me: me.face["table"]["status"] == "running")
    return True


async def test_a_table_that_is_not_there_is_said_in_words(server: RunningServer) -> None:
    lost = await Player(None, server.address, "no-such-table").connect()
    await lost.until(lambda me: me.closing is not None)
    assert lost.closing["code"] == "no-such-table"
    assert lost.closing["text"]["fr"]


async def test_who_sits_down_by_the_socket_gets_the_face_of_the_seat(server: RunningServer) -> None:
    opener, guest = await Person(server.address, "Opener").arrive(), await Person(server.address, "Guest").arrive()
    made = await opener.post("/api/tables", new_table("elem-master", [OPEN, OPEN]))
    player = await Player(guest, server.address, made["id"]).connect()
    await player.until(lambda me: me.face is not None)
    assert player.seat is None
    answer = await player.ask("sit", seat=1, nonce="a word of mine")
    assert answer["type"] == "accepted"
    assert player.seat == 1
    assert player.face["table"]["seats"][1]["name"] == "Guest"
    assert (await player.ask("leave"))["type"] == "accepted"
    assert player.seat is None
    await player.close()
    await opener.leave()
    await guest.leave()


async def test_everybody_is_told_who_is_here(party: Party) -> None:
    first, second = party.players
    await second.close()
    await first.until(lambda me: presences(me)[-1] == [True, False])
    await second.connect()
    await first.until(lambda me: presences(me)[-1] == [True, True])


def presences(player: Player) -> list[list[bool]]:
    told = [json.loads(frame) for frame in player.frames]
    return [[seat["here"] for seat in one["seats"]] for one in told if one["type"] == "presence"]


async def test_a_takeback_needs_the_consent_of_the_other(party: Party) -> None:
    first, second = party.players
    before = first.face["view"]
    await first.play("end")
    assert (await first.ask("takeback"))["type"] == "accepted"
    await second.until(lambda me: me.face["table"]["takeback"] is not None)
    assert (await second.ask("takeback-answer", agree=True))["type"] == "accepted"
    await first.until(lambda me: me.is_asked)
    assert first.face["view"] == before


async def test_a_rematch_is_made_when_all_agree(party: Party) -> None:
    first, second = party.players
    await first.ask("resign")
    await second.until(lambda me: me.is_over)
    await first.ask("rematch")
    await second.ask("rematch")
    await first.until(lambda me: bool((me.face["table"]["rematch"] or {}).get("table")))
    table = first.face["table"]["rematch"]["table"]
    seats = (await party.people[0].get(f"/api/tables/{table}"))["face"]["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Player 2", "Player 1"], "everybody sits one seat further"
    assert (await party.people[0].get(f"/api/tables/{table}"))["face"]["table"]["status"] == "running"


async def test_a_frame_that_is_too_large_closes_the_connection(party: Party) -> None:
    first = party.players[0]
    await first.send({"type": "say", "text": "x" * 20_000})
    await first.until(lambda me: me.closing is not None)
    assert first.closing["code"] == "too-large"
    await first.connect()


async def test_a_person_can_play_in_plain_text(party: Party, server: RunningServer) -> None:
    where = f"{server.address}/api/tables/{party.table}/socket?form=text&lang=fr"
    async with socket_to(where, additional_headers={"Cookie": party.people[0].cookie}) as socket:
        greeting = str(await asyncio.wait_for(socket.recv(), PATIENCE))
        moves = greeting.splitlines()[-1]
        assert says(moves, "plain-moves", "fr", count=len(party.players[0].prompt["legal"]), moves=ANY)
        assert party.players[0].prompt["legal"][0] in moves
        await socket.send("attack a2 f6")
        assert " EM-" in str(await asyncio.wait_for(socket.recv(), PATIENCE))
        await socket.send("/fly")
        answer = says(str(await asyncio.wait_for(socket.recv(), PATIENCE)), "plain-unknown", "fr", known=ANY)
        assert answer is not None and "/undo" in answer[1]
        await socket.send("end")
        board = str(await asyncio.wait_for(socket.recv(), PATIENCE))
        assert not any(says(line, "plain-moves", "fr", count=2, moves=ANY) for line in board.splitlines())
        await party.players[1].ask("say", text="Bien joué !")
        name = party.people[1].name
        assert str(await asyncio.wait_for(socket.recv(), PATIENCE)) == sentence(
            "table-event-said", "fr", name=name, text="Bien joué !"
        )
    await party.players[1].until(lambda me: me.is_asked)


async def test_a_bot_plays_over_the_wire_with_its_token(server: RunningServer) -> None:
    owner = await Person(server.address, "Owner").arrive()
    token = (await owner.post("/api/tokens", {"label": "Wired bot"}))["token"]
    made = await owner.post("/api/tables", new_table("elem-master", [OPEN, OPEN]))
    player = await Player(owner, server.address, made["id"]).connect()
    where = f"{server.address}/api/tables/{made['id']}/bot?seat=1"
    async with socket_to(where, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        playing = asyncio.create_task(first_legal(socket))
        await player.until(lambda me: me.face is not None and me.face["table"]["seats"][1]["name"] == "Wired bot")
        assert (await player.ask("start"))["type"] == "accepted"
        from random import Random

        await drive(player, Random(5))
        lines = await asyncio.wait_for(playing, PATIENCE)
    assert lines[0] == "quintessence 1"
    assert lines[1] == "game elem-master seats 2 seat 1"
    assert "choose" in lines
    assert any(line.startswith("refused EM-") for line in lines), "its first answer was no move"
    assert lines[-1] == "quit"
    await player.close()
    await owner.leave()


async def first_legal(socket: Any) -> list[str]:
    """A bot that says nonsense once, then always plays its first legal move."""
    lines: list[str] = []
    legal: list[str] = []
    has_erred = False
    async for frame in socket:
        for line in frame.splitlines():
            lines.append(line)
            word, _, rest = line.partition(" ")
            if word == "quintessence":
                await socket.send("ready wired")
            elif word == "legal":
                legal.append(rest)
            elif word == "choose":
                await socket.send(f"move {legal[0] if has_erred else 'attack a1 f6'}")
                has_erred, legal = True, []
            elif word == "quit":
                return lines
    return lines


async def test_a_wrong_token_is_refused_in_words(server: RunningServer) -> None:
    where = f"{server.address}/api/tables/any/bot"
    async with socket_to(where, additional_headers={"Authorization": "Bearer qbot_no"}) as socket:
        assert str(await asyncio.wait_for(socket.recv(), PATIENCE)).startswith("closing token-unknown")


async def test_a_page_from_elsewhere_may_not_open_a_socket(server: RunningServer, party: Party) -> None:
    where = f"{server.address}/api/tables/{party.table}/socket"
    with pytest.raises(Exception, match="403"):
        await socket_to(where, origin="https://evil.example")


async def test_a_client_that_does_not_read_is_dropped_and_nobody_else_waits(
    party: Party, server: RunningServer
) -> None:
    deaf = await socket_to(f"{server.address}/api/tables/{party.table}/socket")
    with pytest.raises(ConnectionClosed):
        await asyncio.wait_for(ask_without_end(deaf, party.players[0]), PATIENCE)
    assert (await party.players[0].play("end"))["type"] == "accepted"


async def ask_without_end(deaf: Any, other: Player) -> None:
    """Asks for its face again and again and never reads one; somebody else is answered meanwhile."""
    for number in count():
        await deaf.send('{"type":"sync"}')
        if number % 500 == 0:
            assert (await other.ask("why", words="end"))["type"] == "reason"


async def test_a_stop_is_announced_and_the_game_goes_on_afterwards(tmp_path: Path) -> None:
    server = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path).start()
    form = {**new_table("elem-master", [OPEN, OPEN]), "options": {"first": "0"}}
    gathered = await (await Party([server]).gather(form)).start()
    first, second = gathered.players
    await first.until(lambda me: me.is_asked)
    # Elsewhere, so that those who are told can say goodbye meanwhile.
    await asyncio.to_thread(server.stop)
    await first.until(lambda me: me.closing is not None)
    assert (first.closing["code"], first.closing["final"]) == ("stopping", False)
    server.start()
    for player in (first, second):
        await player.close()
        await player.reconnect()
    assert (await first.play("end"))["type"] == "accepted"
    await second.until(lambda me: me.is_asked)
    await gathered.leave()
    server.kill()
