"""HTTP requests to a real server: who you are, games, tables, records."""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from quintessence.core.registry import OUR_GAMES, game_names
from quintessence.server.api.games_about import about_minutes
from quintessence.server.api.http_house import plain_page
from quintessence.server.settings import SQLITE
from tests.kit.toys import Lamps
from tests.server.driving import Party, new_table
from tests.server.player import Person, Player, fetch
from tests.server.running import RunningServer

OPEN = {"kind": "open"}
GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("http")
    running = RunningServer(f"{SQLITE}{folder / 'tables.sqlite'}", folder).start()
    yield running
    running.kill()
    assert "Traceback" not in running.read_log()


@pytest.fixture
async def ada(server: RunningServer) -> AsyncIterator[Person]:
    person = await Person(server.address, "Ada").arrive()
    yield person
    await person.leave()


async def refused(person: Person, method: str, path: str, status: int, body: object = None) -> str:
    """The code of a refusal, which has its sentence in both languages."""
    answer = await person.http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    problem = answer.json()
    assert problem["text"]["en"] != problem["code"] != problem["text"]["fr"]
    return str(problem["code"])


async def test_a_guest_becomes_an_account_and_logs_in_elsewhere(server: RunningServer, ada: Person) -> None:
    me = (await ada.get("/api/session"))["me"]
    assert (me["name"], me["kind"]) == ("Ada", "guest")
    account = await ada.post("/api/session/account", {"name": "Ada L", "password": "correct horse"})
    assert (account["id"], account["kind"]) == (me["id"], "account")
    other = Person(server.address, "nobody yet")
    assert (await other.get("/api/session"))["me"] is None
    wrong = {"name": "Ada L", "password": "battery staple"}
    assert await refused(other, "POST", "/api/session/login", 401, wrong) == "log-in-wrong"
    assert (await other.post("/api/session/login", {"name": "ada l", "password": "correct horse"}))["id"] == me["id"]
    assert (await other.http.delete("/api/session")).status_code == 200
    assert (await other.get("/api/session"))["me"] is None
    await other.leave()


async def test_a_cookie_that_was_tampered_with_is_nobody_s(server: RunningServer, ada: Person) -> None:
    name, value = next(iter(ada.http.cookies.items()))
    changed = {"Cookie": f"{name}={value[:-2]}xx"}
    assert fetch(f"{server.address}/api/session", headers=changed).json() == {"me": None}


async def test_a_guest_goes_on_at_another_device_by_a_link_that_works_once(server: RunningServer, ada: Person) -> None:
    me = (await ada.get("/api/session"))["me"]
    table = (await ada.post("/api/tables", new_table("elem-master", [OPEN, OPEN], sit=0)))["id"]
    link = await ada.post("/api/session/link")
    assert link["path"] == f"/continue#{link['token']}"
    phone = await Person(server.address, "Somebody else").arrive()
    # What a messenger does to show a preview: it looks at the address, and uses nothing up.
    fetch(f"{server.address}/continue")
    token = {"token": link["token"]}
    assert await phone.post("/api/session/link/look", token) == {
        "name": "Ada",
        "kind": "guest",
        "already": False,
    }
    assert (await ada.post("/api/session/link/look", token))["already"]
    assert (await phone.get("/api/session"))["me"]["name"] == "Somebody else", "nobody has agreed yet"
    assert await phone.post("/api/session/link/use", token) == me
    assert [one["id"] for one in (await phone.get("/api/history?which=now"))["tables"]] == [table]
    assert (await ada.get("/api/session"))["me"] == me, "the first device stays who it was"
    assert await refused(phone, "POST", "/api/session/link/use", 404, token) == "device-link-void"
    nobody = Person(server.address, "nobody yet")
    assert await refused(nobody, "POST", "/api/session/link", 401) == "nobody"
    assert link["token"] not in server.read_log()
    await phone.leave()
    await nobody.leave()


async def test_links_cannot_be_tried_without_end(tmp_path: Path) -> None:
    running = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path, limits=True).start()
    person = await Person(running.address, "Hasty").arrive()
    for path in ("/api/session/link", "/api/session/link/use"):
        # However slow the machine is: they are used up faster than they are given back.
        last = await person.http.post(path, json={"token": "guess"})
        while last.status_code != 429:
            assert last.status_code in (201, 404)
            last = await person.http.post(path, json={"token": "guess"})
        assert last.json()["code"] == "limit-reached"
    await person.leave()
    running.kill()


async def test_a_bot_token_is_shown_once_and_can_be_dropped(server: RunningServer, ada: Person) -> None:
    made = await ada.post("/api/tokens", {"label": "My bot"})
    headers = {"Authorization": f"Bearer {made['token']}"}
    assert fetch(f"{server.address}/api/session", headers=headers).json()["me"]["kind"] == "bot"
    listed = await ada.get("/api/tokens")
    assert [token["label"] for token in listed] == ["My bot"]
    assert "token" not in listed[0]
    assert (await ada.http.delete(f"/api/tokens/{made['id']}")).status_code == 200
    assert fetch(f"{server.address}/api/session", headers=headers).status_code == 401


async def test_the_games_are_told_with_options_grammar_and_rules_in_both_languages(ada: Person) -> None:
    games = await ada.get("/api/games")
    assert [game["slug"] for game in games] == [*OUR_GAMES, *(slug for slug in game_names() if slug not in OUR_GAMES)]
    for game in games:
        assert game["name"]["fr"]
        assert all(option["title"]["fr"] for option in game["options"])
        assert game["grammar"]["forms"]
        assert await ada.get(f"/api/games/{game['slug']}") == game
        rules = await ada.get(f"/api/games/{game['slug']}/rules")
        ids = [rule["id"] for section in rules["sections"] for rule in section["rules"]]
        assert len(ids) > (50 if game["slug"] in OUR_GAMES else 0)
        texts = await ada.http.get(f"/api/games/{game['slug']}/texts/fr")
        assert "game-name =" in texts.text
        assert not [rule for rule in ids if f"\n{rule} =" in texts.text], "the rules come with /rules"
    assert await refused(ada, "GET", "/api/games/chess", 404) == "unknown-game-here"


async def test_a_game_says_how_many_usually_play_and_how_long_it_takes(ada: Person) -> None:
    games = {game["slug"]: game for game in await ada.get("/api/games")}
    assert all(game["default_seats"] in game["seat_counts"] for game in games.values())
    assert games["elixir"]["default_seats"] == 3, "two need an option"
    assert games["elixir"]["minutes"] == {"least": 30, "most": 60}
    assert about_minutes(Lamps()) is None, "a game need not say"


async def test_the_words_of_a_game_are_named_by_its_own_texts(ada: Person) -> None:
    named = {game["slug"]: game["grammar"]["names"] for game in await ada.get("/api/games")}
    assert named["elem-master"] == {
        "element": "element",
        "card": "event",
        "speciality": "speciality",
        "colour": "colour",
    }
    assert named["elementary-evolution"]["pile"] == "element"
    assert named["elementary-evolution"]["gnome"] == "creature", "a literal word"
    assert named["elementals"] == {"card": "card"}
    for slug, names in named.items():
        texts = (await ada.http.get(f"/api/games/{slug}/texts/en")).text
        domains = (await ada.get(f"/api/games/{slug}"))["grammar"]["domains"]
        for domain, family in names.items():
            assert all(f"\n{family}-{word} =" in texts for word in domains.get(domain, [domain]))


async def test_a_set_of_cards_is_checked(ada: Person) -> None:
    ours = (await ada.http.get("/api/games/elixir/cards")).text
    assert (await ada.post("/api/games/elixir/cards/check", {"cards": ours})) == {"sound": True, "faults": []}
    report = await ada.post("/api/games/elixir/cards/check", {"cards": "format = 3"})
    assert report["sound"] is False
    assert report["faults"][0]["text"]["fr"]
    assert await refused(ada, "GET", "/api/games/elem-master/cards", 404) == "game-without-cards"


async def test_a_table_tells_the_cards_that_are_played_there(ada: Person) -> None:
    ours = (await ada.http.get("/api/games/elixir/cards")).text
    own = ours.replace('en = "Doggerel"', 'en = "Rhymes"')
    made = await ada.post("/api/tables", {"game": "elixir", "cards": own})
    assert (await ada.get(f"/api/tables/{made['id']}"))["face"]["table"]["own_cards"] is True
    assert (await ada.http.get(f"/api/tables/{made['id']}/cards")).text == own
    usual = await ada.post("/api/tables", {"game": "elixir"})
    assert (await ada.http.get(f"/api/tables/{usual['id']}/cards")).text == ours
    without = await ada.post("/api/tables", {"game": "elem-master"})
    assert await refused(ada, "GET", f"/api/tables/{without['id']}/cards", 404) == "game-without-cards"


async def test_a_scenario_is_checked_and_can_be_played_from(ada: Person) -> None:
    scenario = json.loads(next((GOLDEN.parent / "scenarios" / "elem-master").glob("*.json")).read_text("utf-8"))
    report = await ada.post("/api/scenarios/check", {"scenario": scenario})
    assert report == {"name": scenario["name"], "passed": True, "failures": []}
    made = await ada.post("/api/tables/import", {"scenario": scenario, "sit": 0})
    assert (await ada.get(f"/api/tables/{made['id']}"))["face"]["table"]["game"] == "elem-master"


async def test_a_record_can_be_imported_and_looked_through(ada: Person) -> None:
    text = (GOLDEN / "metamorphose-two-random.quint").read_text("utf-8")
    made = await ada.post("/api/tables/import", {"record": text})
    first = await ada.get(f"/api/tables/{made['id']}/replay?ply=0")
    last = await ada.get(f"/api/tables/{made['id']}/replay?ply={first['plies']}&seat=1")
    assert last["result"] == json.loads(text)["result"]
    report = await ada.post("/api/scenarios/check", {"scenario": last["scenario"]})
    assert report["passed"], report
    assert await refused(ada, "POST", "/api/tables/import", 400, {"record": "{}"}) == "record-lacks"
    assert await refused(ada, "POST", "/api/tables/import", 400, {}) == "import-one"


async def test_the_lobby_shows_public_tables_and_the_history_one_s_own(server: RunningServer, ada: Person) -> None:
    hidden = await ada.post("/api/tables", new_table("elem-master", [OPEN, OPEN]))
    shown = await ada.post("/api/tables", new_table("metamorphose", [OPEN, OPEN], public=True))
    lobby = fetch(f"{server.address}/api/tables?game=metamorphose").json()["tables"]
    assert [table["id"] for table in lobby] == [shown["id"]]
    assert lobby[0]["seats"][0]["name"] == "Ada"
    assert (lobby[0]["mine"], "identities" in lobby[0]) == (False, False)
    history = (await ada.get("/api/history"))["tables"]
    assert {table["id"] for table in history} == {hidden["id"], shown["id"]}


async def test_an_invitation_gives_its_seat_once(server: RunningServer, ada: Person) -> None:
    made = await ada.post("/api/tables", new_table("elem-master", [OPEN, {"kind": "invited"}]))
    bob, eve = await Person(server.address, "Bob").arrive(), await Person(server.address, "Eve").arrive()
    path = f"/api/tables/{made['id']}/sit"
    assert await refused(eve, "POST", path, 403, {"seat": 1}) == "table-needs-invitation"
    token = made["invitations"][0]["token"]
    assert await bob.post(path, {"invitation": token}) == {"seat": 1}
    assert await refused(eve, "POST", path, 403, {"invitation": token}) == "table-bad-invitation"
    assert token not in server.read_log()
    await bob.leave()
    await eve.leave()


async def test_a_record_is_not_to_be_had_before_the_end(server: RunningServer) -> None:
    party = await Party([server]).gather(new_table("elem-master", [OPEN, OPEN]))
    await party.start()
    person = party.people[0]
    for path in ("record", "replay", "ending"):
        assert await refused(person, "GET", f"/api/tables/{party.table}/{path}", 409) == "table-not-over"
    await party.leave()


async def test_how_a_game_ended_is_told_to_those_who_may_look_on(server: RunningServer) -> None:
    eve = await Person(server.address, "Eve").arrive()
    for spectators in ("table", "none"):
        party = await Party([server]).gather(
            new_table("elixir", [OPEN, OPEN], spectators=spectators, options={"duel": True})
        )
        await party.start()
        path = f"/api/tables/{party.table}/ending"
        if spectators == "none":
            assert await refused(eve, "GET", path, 403) == "table-no-spectators"
        else:
            assert await refused(eve, "GET", path, 409) == "table-not-over"
        await party.players[0].ask("resign")
        own = await party.people[0].get(path)
        assert own["result"] == {"winners": [1], "ranking": [[1], [0]], "reason": "resigned"}
        assert [row["name"] for row in own["tally"]] == ["levels", "spells", "finds"]
        assert [row["fewer"] for row in own["tally"]] == [True, True, False]
        assert own["harder"] == []
        if spectators == "none":
            assert await refused(eve, "GET", path, 403) == "table-no-spectators"
        else:
            assert await eve.get(path) == own
        await party.leave()
    await eve.leave()


async def test_bots_are_listed_from_the_weakest_to_the_strongest(ada: Person) -> None:
    names = [bot["name"] for bot in await ada.get("/api/bots")]
    ours = ["random", "greedy", "search", "reflex"]
    assert [name for name in names if name in ours] == ours


async def test_the_bot_that_looks_ahead_is_offered_everywhere_but_in_races(ada: Person) -> None:
    search = next(bot for bot in await ada.get("/api/bots") if bot["name"] == "search")
    assert search["levels"] == [1, 2, 3, 4, 5]
    assert set(OUR_GAMES) - set(search["games"]) == {"elementals"}
    seats = [OPEN, {"kind": "bot", "bot": "search", "level": 5}]
    assert await refused(ada, "POST", "/api/tables", 400, {"game": "elementals", "seats": seats}) == "unknown-bot-here"


async def test_wrong_settings_are_refused_in_a_sentence(ada: Person) -> None:
    for body, code in [
        ({"game": "chess"}, "unknown-game-here"),
        ({"game": "elem-master", "seats": [OPEN] * 3}, "bad-seats"),
        ({"game": "elem-master", "options": {"arena": "moon"}}, "bad-option-value"),
        ({"game": "elem-master", "seats": [OPEN, {"kind": "bot", "bot": "lines"}]}, "unknown-bot-here"),
        ({"game": "elem-master", "seats": [OPEN, {"kind": "bot", "bot": "cmd:sh"}]}, "unknown-bot-here"),
        ({"game": "elem-master", "public": True, "spectators": "hands"}, "table-hands-in-public"),
        ({"game": "elem-master", "surprise": 1}, "bad-request"),
        ({"game": 7}, "bad-request"),
    ]:
        answer = await ada.http.post("/api/tables", json=body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code


async def test_nobody_in_particular_opens_no_table(server: RunningServer) -> None:
    nobody = Person(server.address, "")
    assert await refused(nobody, "POST", "/api/tables", 401, {"game": "elem-master"}) == "nobody"
    await nobody.leave()


async def test_errors_of_the_frame_have_the_same_shape(ada: Person) -> None:
    assert await refused(ada, "GET", "/api/nothing", 404) == "no-such-page"
    assert await refused(ada, "DELETE", "/api/games", 405) == "no-such-method"
    answer = await ada.http.post("/api/tables", content=b"{not json", headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


async def test_a_page_from_elsewhere_can_change_nothing(ada: Person) -> None:
    answer = await ada.http.post(
        "/api/tables", json={"game": "elem-master"}, headers={"Origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "origin-unknown")


def test_where_the_client_was_not_built_a_plain_page_says_what_is_here() -> None:
    page = plain_page()
    assert "Elem Master" in page
    assert 'lang="fr"' in page
    assert "{" not in page


async def test_the_start_page_is_guarded_and_nothing_else_of_the_machine_is_served(server: RunningServer) -> None:
    page = fetch(server.address)
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert fetch(f"{server.address}/style.css").headers["content-type"].startswith("text/css")
    for path in ("/../secret.txt", "/..%2f..%2fpyproject.toml", "/nowhere.html"):
        assert fetch(f"{server.address}{path}").status_code == 404


async def test_health_and_measurements_are_told(server: RunningServer) -> None:
    assert fetch(f"{server.address}/health").json()["status"] == "ok"
    assert "quintessence_moves_total" in fetch(f"{server.address}/metrics").text
    hidden = fetch(f"{server.address}/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
    assert hidden.status_code == 404, "behind a proxy nobody is local"


async def test_who_asks_too_often_is_told_when_to_come_back(tmp_path: Path) -> None:
    running = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path, limits=True).start()
    person = await Person(running.address, "Hasty").arrive()
    # However slow the machine is: they are used up faster than ten in a minute are given back.
    last = await person.http.post("/api/tables", json={"game": "elem-master"})
    while last.status_code == 201:
        last = await person.http.post("/api/tables", json={"game": "elem-master"})
    assert (last.status_code, last.json()["code"]) == (429, "limit-reached")
    assert int(last.headers["retry-after"]) == last.json()["retry_after"] >= 1
    await person.leave()
    running.kill()


async def test_moves_of_a_scenario_are_previewed(ada: Person) -> None:
    creatures = {"c1": {"cards": ["jade-ox"]}}
    position = {"players": {"0": {"creatures": creatures}}, "market": {"1": ["moss-hare", None, None, None]}}
    scenario = {"game": "metamorphose", "name": "a hare", "rules": [], "seed": 1, "position": position}
    body = {"scenario": {**scenario, "steps": [{"do": "0 take 1a"}]}, "viewer": 0}
    told = await ada.post("/api/scenarios/preview", {**body, "words": ["place new", "place on c1"]})
    new, on = told["previews"]
    assert list(new["creatures"]) == ["c2"]
    assert new["strength"] == {
        "before": {"purple": 0, "orange": 0, "green": 3},
        "after": {"purple": 0, "orange": 0, "green": 6},
    }
    assert on["creatures"]["c1"]["after"]["cards"] == ["moss-hare", "jade-ox"]
    assert await refused(ada, "POST", "/api/scenarios/preview", 409, {**body, "words": ["end"]}) == "refused"


async def test_a_scenario_is_played_moment_by_moment(ada: Person) -> None:
    scenario = {"game": "elem-master", "name": "two ends", "rules": [], "seed": 1, "options": {"first": "0"}}
    steps = [{"do": "0 end"}, {"expect": {"to_act": [1]}}, {"do": "1 attack a2 f6"}, {"do": "1 end"}]
    played = await ada.post("/api/scenarios/play", {"scenario": {**scenario, "steps": steps}})
    assert [moment["do"] for moment in played["moments"]] == [None, "0 end"]
    assert played["moments"][0]["to_act"] == [0]
    assert "end" in played["moments"][1]["legal"]["1"]
    assert played["moments"][1]["legal"]["0"] == []
    assert played["refused"]["step"] == 3
    assert played["refused"]["rule"].startswith("EM-")
    assert played["refused"]["text"]["fr"]
    assert played["options"]["quiet-limit"] == 20
    body = {"scenario": {**scenario, "steps": []}, "viewer": 9}
    assert await refused(ada, "POST", "/api/scenarios/play", 400, body) == "no-such-seat-here"


async def test_several_people_play_on_one_device(server: RunningServer, ada: Person) -> None:
    here = [{"seat": 0, "name": "Ada"}, {"seat": 1, "name": "Grace"}]
    form = {**new_table("elem-master", [OPEN, OPEN]), "options": {"first": "1"}, "here": here}
    made = await ada.post("/api/tables", form)
    await ada.post(f"/api/tables/{made['id']}/start")
    first = await ada.get(f"/api/tables/{made['id']}")
    second = await ada.get(f"/api/tables/{made['id']}?as=1")
    assert (first["seat"], second["seat"]) == (0, 1)
    assert [seat["name"] for seat in second["face"]["table"]["seats"]] == ["Ada", "Grace"]
    grace = await Player(ada, server.address, made["id"], speaker=1).connect()
    await grace.until(lambda me: me.is_asked)
    assert (await grace.play("end"))["type"] == "accepted"
    await grace.ask("say", text="your turn")
    assert [event["name"] for event in grace.events if event["kind"] == "said"] == ["Grace"]
    await grace.close()
    eve = await Person(server.address, "Eve").arrive()
    assert (await eve.get(f"/api/tables/{made['id']}?as=1"))["seat"] is None, "only this device is Grace"
    await eve.leave()


async def test_a_table_is_shown_as_it_was_at_an_earlier_number(server: RunningServer) -> None:
    party = await Party([server]).gather({**new_table("elem-master", [OPEN, OPEN]), "options": {"first": "0"}})
    await party.start()
    player = party.players[0]
    await player.until(lambda me: me.is_asked)
    before, number = player.face, player.number
    await player.play("end")
    then = await party.people[0].get(f"/api/tables/{party.table}/moment?number={number}")
    assert then["face"] == before
    assert await refused(party.people[0], "GET", f"/api/tables/{party.table}/moment?number=999", 404)
    story = await party.people[0].get(f"/api/tables/{party.table}/told")
    assert story["number"] == len(story["told"]) == player.number
    assert [event for events in story["told"] for event in events] == player.events
    await party.leave()


async def test_what_never_changes_is_sent_compressed_and_once(server: RunningServer) -> None:
    where = f"{server.address}/api/games/elixir/rules"
    first = fetch(where)
    assert first.headers["content-encoding"] == "gzip"
    assert first.json()["game"] == "elixir"
    again = fetch(where, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = fetch(where, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
