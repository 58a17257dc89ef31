"""Security: which names and pages are allowed, and which headers browsers get."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from litestar.types import Message, Receive, ReceiveMessage, Scope, Send

from quintessence.server.api.bodies import Problem
from quintessence.server.security import MOST_BODY, Guarded
from quintessence.server.settings import SQLITE, Settings
from tests.server.conftest import SECRET

HOME = Settings(secret=SECRET, data=Path(), database=f"{SQLITE}x")
CLUB = msgspec.structs.replace(HOME, addresses=("https://play.example.org", "http://club.local:8080"))


class Inside:
    """The application behind the guard: notes the bodies that come in, and answers."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        self.ended: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                self.ended.append(message["type"])
                break
            body += message["body"]
            if not message["more_body"]:
                break
        self.bodies.append(body)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"referrer-policy", b"no-referrer")]})
        await send({"type": "http.response.body", "body": b"in", "more_body": False})


class Visit:
    """One request to a guarded application."""

    def __init__(self, settings: Settings, headers: dict[str, str], method: str = "POST", path: str = "/api") -> None:
        self.inside = Inside()
        self.sent: list[Message] = []
        self.parts: list[bytes] = [b"{}"]
        self._settings = settings
        pairs = [(name.lower().encode(), value.encode("latin-1")) for name, value in headers.items()]
        self._scope = {"type": "http", "method": method, "path": path, "headers": pairs}

    async def receive(self) -> ReceiveMessage:
        if not self.parts:
            await asyncio.Event().wait()
        part = self.parts.pop(0)
        return {"type": "http.request", "body": part, "more_body": bool(self.parts)}

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    async def go(self) -> int:
        """The status of the answer."""
        app = Guarded(self.inside, self._settings)
        await app(self._scope, self.receive, self.send)  # type: ignore[arg-type]  # what is looked at is there
        start = self.sent[0]
        assert start["type"] == "http.response.start"
        return start["status"]

    def headers(self) -> dict[bytes, bytes]:
        start = self.sent[0]
        assert start["type"] == "http.response.start"
        return dict(start["headers"])

    def problem(self) -> Problem:
        body = self.sent[1]
        assert body["type"] == "http.response.body"
        return msgspec.json.decode(body["body"], type=Problem)


async def status(settings: Settings, method: str = "POST", path: str = "/api", **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await Visit(settings, named, method, path).go()


@pytest.mark.parametrize(
    "host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20:8000", "192.168.1.20"]
)
async def test_at_home_the_server_answers_to_numbers_and_to_localhost(host: str) -> None:
    assert await status(HOME, "GET", host=host) == 200


@pytest.mark.parametrize(
    "host", ["", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example:8000", "0x7f.1"]
)
async def test_at_home_no_other_name_is_answered(host: str) -> None:
    assert await status(HOME, "GET", host=host) == 421


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("play.example.org", 200),
        ("PLAY.example.org", 200),
        ("club.local:8080", 200),
        ("localhost:8000", 200),
        ("club.local", 421),
        ("192.168.1.20", 421),
        ("evil.example", 421),
    ],
)
async def test_with_addresses_only_those_names_and_this_machine_are_answered(host: str, expected: int) -> None:
    assert await status(CLUB, "GET", host=host) == expected


async def test_balancers_may_ask_for_health_under_any_name() -> None:
    assert await status(CLUB, "GET", "/health", host="10.1.2.3:8000") == 200
    assert await status(CLUB, "GET", "/healthy", host="10.1.2.3:8000") == 421


@pytest.mark.parametrize(
    ("settings", "host", "origin", "expected"),
    [
        (HOME, "localhost:8000", "http://localhost:8000", 200),
        (HOME, "192.168.1.20:8000", "http://192.168.1.20:8000", 200),
        (HOME, "localhost:8000", "http://localhost:9000", 403),
        (HOME, "localhost:8000", "http://evil.example", 403),
        (HOME, "localhost:8000", "null", 403),
        (CLUB, "play.example.org", "https://play.example.org", 200),
        (CLUB, "play.example.org", "http://play.example.org", 403),
        (CLUB, "play.example.org", "https://play.example.org.evil.example", 403),
        (CLUB, "localhost:8000", "http://localhost:8000", 200),
    ],
)
async def test_only_our_own_pages_may_change_something(
    settings: Settings, host: str, origin: str, expected: int
) -> None:
    assert await status(settings, host=host, origin=origin) == expected
    assert await status(settings, "DELETE", host=host, origin=origin) == expected
    assert await status(settings, "GET", host=host, origin=origin) == 200


async def test_a_program_sends_no_origin_and_is_let_in_but_a_page_that_hides_it_is_not() -> None:
    assert await status(HOME, host="localhost") == 200
    assert await status(HOME, host="localhost", sec_fetch_site="same-origin") == 200
    assert await status(HOME, host="localhost", sec_fetch_site="cross-site") == 403


async def test_a_refusal_is_told_in_both_languages_and_quotes_no_more_than_it_must() -> None:
    visit = Visit(HOME, {"host": "evil.example" + "x" * 500})
    assert await visit.go() == 421
    problem = visit.problem()
    assert problem.code == "host-unknown"
    assert "evil.example" in problem.text.fr
    assert len(problem.text.en) < 250
    assert visit.inside.bodies == []


async def test_a_socket_from_a_foreign_page_is_closed_before_it_is_open() -> None:
    sent: list[Message] = []

    async def receive() -> ReceiveMessage:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    inside = Inside()
    scope = {
        "type": "websocket",
        "path": "/x",
        "headers": [(b"host", b"localhost"), (b"origin", b"http://evil.example")],
    }
    await Guarded(inside, HOME)(scope, receive, send)  # type: ignore[arg-type]  # what is looked at is there
    assert sent == [{"type": "websocket.close", "code": 4403, "reason": "origin-unknown"}]
    assert inside.bodies == []


async def test_every_answer_forbids_inline_script_framing_and_guessing_of_types() -> None:
    for settings in (HOME, CLUB):
        for host in ("localhost", "evil.example"):
            visit = Visit(settings, {"host": host}, "GET")
            await visit.go()
            headers = visit.headers()
            policy = headers[b"content-security-policy"].decode()
            assert "script-src 'self';" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers[b"x-content-type-options"] == b"nosniff"
            assert b"strict-transport-security" not in headers


async def test_a_handler_keeps_the_headers_that_it_sets_itself() -> None:
    visit = Visit(HOME, {"host": "localhost"}, "GET")
    await visit.go()
    assert visit.headers()[b"referrer-policy"] == b"no-referrer"


async def test_answers_are_not_kept_by_browsers_and_pages_may_be() -> None:
    for path, kept in (("/api/tables", False), ("/index.html", True)):
        visit = Visit(HOME, {"host": "localhost"}, "GET", path)
        await visit.go()
        assert (b"cache-control" not in visit.headers()) is kept


async def test_over_https_browsers_are_told_to_stay_there_and_sockets_are_named() -> None:
    secure = msgspec.structs.replace(HOME, addresses=("https://play.example.org",))
    visit = Visit(secure, {"host": "play.example.org"}, "GET")
    await visit.go()
    assert visit.headers()[b"strict-transport-security"].startswith(b"max-age=")
    assert b"connect-src 'self' wss://play.example.org;" in visit.headers()[b"content-security-policy"]


async def test_a_body_that_says_it_is_too_large_is_refused_unread() -> None:
    assert await status(HOME, host="localhost", content_length=str(MOST_BODY + 1)) == 413
    assert await status(HOME, host="localhost", content_length=str(MOST_BODY)) == 200
    assert await status(HOME, host="localhost", content_length="nonsense") == 200


async def test_a_body_that_goes_on_too_long_ends_as_if_the_client_had_gone() -> None:
    visit = Visit(HOME, {"host": "localhost"})
    visit.parts = [b"x" * 65_536] * (MOST_BODY // 65_536 + 1)
    await visit.go()
    assert visit.inside.ended == ["http.disconnect"]


async def test_a_body_that_never_comes_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quintessence.server.security.BODY_SECONDS", 0.0)
    visit = Visit(HOME, {"host": "localhost"})
    visit.parts = []
    await visit.go()
    assert visit.inside.ended == ["http.disconnect"]
