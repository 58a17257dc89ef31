"""Security: which names the server answers to, which pages may use it, and which headers browsers get.

A plain ASGI middleware, so that nothing bypasses it: HTTP and WebSocket, known paths and unknown ones.
"""

import asyncio
import socket
from ipaddress import ip_address
from typing import Final, final
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPDisconnectEvent,
    HTTPScope,
    Message,
    Receive,
    ReceiveMessage,
    Scope,
    Send,
    WebSocketScope,
)

from quintessence.server.api.bodies import Problem
from quintessence.server.settings import Settings, bracketed
from quintessence.server.words import Wrong, texts_of

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
MOST_BODY: Final = 4_000_000
BODY_SECONDS: Final = 20.0
"""How long the server waits for a body."""
OPEN_PATHS: Final = ("/health",)
"""Load balancers use any name for these; they tell nothing about anybody."""

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
"""Nothing inline and nothing from other sites; older browsers do not count sockets as 'self', so they are listed."""

HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
NOT_KEPT: Final = (b"cache-control", b"no-store")
ONLY_SECURE: Final = (b"strict-transport-security", b"max-age=31536000")


GONE: Final[HTTPDisconnectEvent] = {"type": "http.disconnect"}


@final
class Guarded:
    """Wraps what answers requests: `app.asgi_handler = Guarded(app.asgi_handler, settings)`."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._hosts = Hosts(settings)
        sockets = "".join(f" {address.replace('http', 'ws', 1)}" for address in settings.addresses)
        policy = POLICY.format(sockets=sockets).encode()
        self._headers = [*HEADERS, (b"content-security-policy", policy)]
        if settings.is_secure:
            self._headers.append(ONLY_SECURE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP and scope["type"] != ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Wrong as wrong:
            await refuse(scope, self._with_headers(send), wrong)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._app(scope, receive, send)
            return
        bounded: Receive = receive if scope["method"] in SAFE_METHODS else Body(receive).receive
        await self._app(scope, bounded, self._with_headers(send, scope["path"].startswith("/api/")))

    def _check(self, scope: HTTPScope | WebSocketScope) -> None:
        host = header(scope, b"host")
        if scope["path"] not in OPEN_PATHS and not self._hosts.is_ours(host):
            raise Wrong("host-unknown", status=421, host=host[:100])
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
            origin = header(scope, b"origin")
            # Programs send no Origin; browsers always do on requests that could change something.
            if origin and not self._hosts.may_ask(origin, host):
                raise Wrong("origin-unknown", status=403, origin=origin[:100])
            if not origin and header(scope, b"sec-fetch-site") in ("cross-site", "same-site"):
                raise Wrong("origin-unknown", status=403, origin="?")
        if scope["type"] == ScopeType.HTTP and int_of(header(scope, b"content-length")) > MOST_BODY:
            raise Wrong("body-large", status=413, most=MOST_BODY)

    def _with_headers(self, send: Send, is_answer: bool = True) -> Send:
        """Adds the headers of every response; an answer of the API is not cached unless it says so."""
        told = [*self._headers, NOT_KEPT] if is_answer else self._headers

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                added = [pair for pair in told if pair[0] not in present]
                message = {**message, "headers": [*message["headers"], *added]}
            await send(message)

        return sending


@final
class Body:
    """The body of a request, with a limit to its size and to its time."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._left = MOST_BODY
        self._is_whole = False
        self._deadline = asyncio.get_running_loop().time() + BODY_SECONDS

    async def receive(self) -> ReceiveMessage:
        """The next message. A body that is too long or too slow looks like a client that disconnected."""
        if self._is_whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError:
            return GONE
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            self._is_whole = not message.get("more_body", False)
            if self._left < 0:
                return GONE
        return message


@final
class Hosts:
    """The names of this server."""

    def __init__(self, settings: Settings) -> None:
        self._origins = frozenset(settings.addresses)
        self._named = frozenset(urlsplit(address).netloc for address in settings.addresses)
        own = socket.gethostname().lower()
        self._local = frozenset({"localhost", own, f"{own}.local", settings.host.lower()})

    def is_ours(self, host: str) -> bool:
        """Whether a Host header names this server.

        With `--address` only those names, and `localhost`. Without it, any IP address (an attack with a false name
        cannot use one) and the names of this machine.
        """
        name = without_port(host.lower())
        if host.lower() in self._named or name in ("localhost", "127.0.0.1", "[::1]"):
            return True
        return not self._named and (name in self._local or is_number(name))

    def may_ask(self, origin: str, host: str) -> bool:
        """Whether a page from `origin` may change something: only our own may."""
        if origin.lower() in self._origins:
            return True
        scheme, _, place = origin.lower().partition("://")
        is_here = scheme in ("http", "https") and place == host.lower()
        return is_here and (not self._origins or without_port(place) in ("localhost", "127.0.0.1", "[::1]"))


def header(scope: HTTPScope | WebSocketScope, name: bytes) -> str:
    """A header of the request; empty if it was not sent, or sent twice."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1").strip() if len(found) == 1 else ""


def without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def is_number(name: str) -> bool:
    try:
        bare = name[1:-1] if name.startswith("[") and name.endswith("]") else name
        return bracketed(str(ip_address(bare))) == name
    except ValueError:
        return False


def int_of(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0


async def refuse(scope: HTTPScope | WebSocketScope, send: Send, wrong: Wrong) -> None:
    """Refuses a request; a socket is closed before it opens."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 4000 + wrong.status, "reason": wrong.key})
        return
    body = msgspec.json.encode(Problem(wrong.key, wrong.details, texts_of(wrong)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
