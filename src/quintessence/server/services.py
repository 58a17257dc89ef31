"""The parts of a running server, for requests and sockets."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from quintessence.server.attendance import Attendance
from quintessence.server.bots import BotPool
from quintessence.server.clock import Clock
from quintessence.server.hub import Hub
from quintessence.server.identity.people import People
from quintessence.server.limits import Kind, Limits
from quintessence.server.metrics import Metrics
from quintessence.server.settings import Settings
from quintessence.server.store.model import Identity, IdentityId
from quintessence.server.store.store import Store
from quintessence.server.watch import Watch
from quintessence.server.words import Wrong

AnyConnection = ASGIConnection[Any, Any, Any, Any]
"""A request or a WebSocket."""

BEARER = "bearer "


@dataclass(slots=True)
class Services:
    """The parts of one worker. They are made together and live as long as the application."""

    settings: Settings
    clock: Clock
    store: Store
    hub: Hub
    bots: BotPool
    attendance: Attendance
    watch: Watch
    people: People
    limits: Limits
    metrics: Metrics
    is_stopping: bool = False
    sockets: int = 0

    async def who(self, connection: AnyConnection, kind: Kind) -> Identity | None:
        """Who is calling; uses up a permit of this kind, `Wrong` (429) if none is left."""
        who = await self.known(connection)
        self.take(kind, connection, who)
        return who

    async def somebody(self, connection: AnyConnection, kind: Kind) -> Identity:
        """The same; `Wrong` if the caller is not signed in."""
        who = await self.known(connection)
        if who is None:
            raise Wrong("nobody", 401)
        self.take(kind, connection, who)
        return who

    async def known(self, connection: AnyConnection) -> Identity | None:
        """Who is calling: the owner of the cookie, or the bot of the token. A wrong token is refused."""
        authorization = connection.headers.get("authorization", "")
        if authorization.lower().startswith(BEARER):
            bot = await self.people.bot(authorization[len(BEARER) :].strip())
            if bot is None:
                raise Wrong("token-unknown", 401)
            return bot
        return await self.people.who(connection.cookies.get(self.people.cookies.name))

    @contextmanager
    def counted_socket(self) -> Iterator[None]:
        """Counts a WebSocket while it is open."""
        self.sockets += 1
        self.metrics.sockets.inc()
        try:
            yield
        finally:
            self.sockets -= 1
            self.metrics.sockets.dec()

    def take(self, kind: Kind, connection: AnyConnection, who: Identity | None) -> None:
        """Uses up a permit; `Wrong` (429) if none is left."""
        self.limits.take(kind, address=address_of(connection), identity=None if who is None else who.id)


def speaker_of(who: Identity | None, number: int | None, name: str | None = None) -> Identity | None:
    """Another person at the device of `who` (from 1): an own identity, which only that device can use."""
    if who is None or not number:
        return who
    return Identity(
        id=IdentityId(f"{who.id}~{number}"), kind=who.kind, name=name or f"{who.name} {number + 1}", created=who.created
    )


Injected = NamedDependency[SkipValidation[Services]]
"""How a request handler gets the services."""


def address_of(connection: AnyConnection) -> str:
    """The address of a client."""
    return "" if connection.client is None else connection.client.host
