"""What a link shows where it is shared: a title, a sentence and a picture, and nothing that a stranger may not know."""

import os
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from quintessence.core.registry import OUR_GAMES
from quintessence.server.settings import SQLITE
from tests.server.driving import new_table
from tests.server.player import Person, fetch
from tests.server.running import ROOT, RunningServer
from tests.server.saying import sentence

CLUB = "https://play.example.org"
OPEN = {"kind": "open"}
LARGEST_PICTURE = 100_000
TAG = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """Only the built client has pages to share."""
    if not (ROOT / "src" / "quintessence" / "web" / "index.html").is_file():
        sentence = "the web client is not built: npm run build in web/"
        pytest.fail(sentence) if os.environ.get("CI") else pytest.skip(sentence)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("sharing")
    running = RunningServer(f"{SQLITE}{folder / 'tables.sqlite'}", folder).start()
    yield running
    running.kill()
    assert "Traceback" not in running.read_log()


def looked_at(server: RunningServer, path: str, language: str = "") -> tuple[str, dict[str, str]]:
    """The title of a page and its tags, for somebody whose browser asks for these languages."""
    answer = fetch(server.address + path, {"accept-language": language} if language else None)
    assert answer.status_code == 200, (path, answer.text)
    title = re.search(r"<title>(.*?)</title>", answer.text)
    assert title is not None and answer.text.count("<title>") == 1
    return unescape(title[1]), {name: unescape(value) for name, value in TAG.findall(answer.text)}


def test_the_home_page_says_what_this_is(server: RunningServer) -> None:
    title, tags = looked_at(server, "/")
    assert title == tags["og:title"] == sentence("share-home", "fr")
    assert tags["og:description"] == tags["description"]
    assert tags["og:url"] == f"{server.address}/"
    assert tags["og:image"] == f"{server.address}/og/home.jpg"
    assert tags["twitter:card"] == "summary_large_image"
    assert tags["og:locale"] == "fr_FR"


@pytest.mark.parametrize(
    ("wanted", "locale"),
    [
        ("", "fr_FR"),
        ("en", "en_GB"),
        ("en-US,en;q=0.9,fr;q=0.8", "en_GB"),
        ("fr;q=0.3, en;q=0.9", "en_GB"),
        ("de-DE,de;q=0.9,en;q=0.5", "en_GB"),
        ("de", "fr_FR"),
        ("fr-CA,fr,en", "fr_FR"),
        ("en;q=0", "fr_FR"),
        ("*;q=oops,,;;,\u00e9", "fr_FR"),
    ],
)
def test_a_page_speaks_the_language_that_was_asked_for_and_french_by_default(
    server: RunningServer, wanted: str, locale: str
) -> None:
    answer = httpx.get(f"{server.address}/rules/elixir", headers=[(b"accept-language", wanted.encode("latin-1"))])
    tags = dict(TAG.findall(answer.text))
    assert tags["og:locale"] == locale
    assert f'<html lang="{locale[:2]}">' in answer.text
    assert "accept-language" in answer.headers["vary"], "a cache must not hand one reader's language to another"


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_page_of_a_game_names_it_and_shows_its_picture(server: RunningServer, game: str) -> None:
    name = fetch(f"{server.address}/api/games/{game}").json()["name"]
    seen = set()
    for page in ("rules", "learn", "new", "here", "practice"):
        for language in ("fr", "en"):
            title, tags = looked_at(server, f"/{page}/{game}", language)
            assert name[language] in title
            assert tags["og:url"] == f"{server.address}/{page}/{game}"
            assert tags["og:image"] == f"{server.address}/og/{game}.jpg"
            seen.add((title, tags["og:description"]))
    assert len(seen) >= 6, "rules, lesson and table are told apart, in both languages"
    picture = fetch(f"{server.address}/og/{game}.jpg")
    assert picture.headers["content-type"] == "image/jpeg"
    # The frame header of a JPEG holds its height and its width.
    header = picture.content.index(b"\xff\xc0")
    assert [int.from_bytes(picture.content[header + at : header + at + 2]) for at in (7, 5)] == [1200, 630]
    assert len(picture.content) < LARGEST_PICTURE


def test_a_rule_and_a_step_of_a_lesson_are_shared_as_their_page(server: RunningServer) -> None:
    assert looked_at(server, "/rules/elem-master/EM-ATT-3")[1]["og:url"] == f"{server.address}/rules/elem-master"
    assert looked_at(server, "/learn/elem-master/4")[1]["og:url"] == f"{server.address}/learn/elem-master"


async def test_a_table_tells_its_game_and_that_one_is_invited_and_nothing_else(server: RunningServer) -> None:
    ada = await Person(server.address, "Ada of the Secret Table").arrive()
    form = {**new_table("metamorphose", [OPEN, {"kind": "invited"}]), "public": False}
    made = (await ada.http.post("/api/tables", json=form)).json()
    await ada.leave()
    title, tags = looked_at(server, f"/tables/{made['id']}?key=hidden#more", "en")
    name = fetch(f"{server.address}/api/games/metamorphose").json()["name"]["en"]
    assert title == sentence("share-table", game=name)
    assert name in title
    assert tags["og:image"] == f"{server.address}/og/metamorphose.jpg"
    assert tags["og:url"] == f"{server.address}/tables/{made['id']}"
    assert tags["robots"] == "noindex"
    page = fetch(f"{server.address}/tables/{made['id']}?key=hidden").text
    assert "Ada" not in page and "hidden" not in page
    assert looked_at(server, f"/replays/{made['id']}/3", "en")[1]["og:url"] == f"{server.address}/replays/{made['id']}"


HOSTILE = [
    "/tables/nosuchtable",
    "/rules/chess",
    '/rules/"><script>alert(1)</script>',
    "/tables/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/tables/" + "a" * 3000,
    "/new/%00",
    "/tables/..%2f..",
    "/rules/elem-master/1/2/3",
    "/lobby",
    "//rules//",
]


@pytest.mark.parametrize("path", HOSTILE)
def test_what_is_not_there_is_shared_as_the_home_page_and_no_address_gets_into_a_page(
    server: RunningServer, path: str
) -> None:
    answer = fetch(server.address + path)
    if answer.status_code == 404:
        return
    assert answer.status_code == 200
    assert "alert(1)" not in answer.text
    tags = dict(TAG.findall(answer.text))
    assert tags["og:url"] == f"{server.address}/"
    assert tags["og:image"] == f"{server.address}/og/home.jpg"


def test_behind_an_address_of_its_own_a_server_shares_that_one(tmp_path: Path) -> None:
    addresses = f"{CLUB},http://club.local:8080"
    running = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path, address=addresses).start()
    try:
        for host, origin in {
            "play.example.org": CLUB,
            "club.local:8080": "http://club.local:8080",
            f"127.0.0.1:{running.port}": CLUB,
        }.items():
            answer = fetch(f"{running.address}/rules/elixir", {"host": host})
            tags = dict(TAG.findall(answer.text))
            assert tags["og:url"] == f"{origin}/rules/elixir"
            assert tags["og:image"] == f"{origin}/og/elixir.jpg"
            assert f'<link rel="canonical" href="{origin}/rules/elixir" />' in answer.text
    finally:
        running.kill()


def test_a_browser_gets_the_page_compressed_and_may_keep_it_only_after_asking(server: RunningServer) -> None:
    answer = fetch(f"{server.address}/rules/elixir", {"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    assert '<div id="app">' in answer.text
