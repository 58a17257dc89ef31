"""The application: the parts of a worker, its requests and sockets, and errors as one sentence."""

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Final, final

import structlog
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp, Receive, Scope, Send

import quintessence
from quintessence.core.errors import Mistake
from quintessence.core.quoting import shortened
from quintessence.server.api.bodies import Problem
from quintessence.server.api.games_about import about_bots
from quintessence.server.api.http_games import GAMES
from quintessence.server.api.http_history import HISTORY
from quintessence.server.api.http_house import HOUSE
from quintessence.server.api.http_session import SESSION
from quintessence.server.api.http_tables import TABLES
from quintessence.server.api.http_tokens import TOKENS
from quintessence.server.api.lines import bot_socket
from quintessence.server.api.refusing import problem_of
from quintessence.server.api.routing import AnyRequest
from quintessence.server.api.socket import table_socket
from quintessence.server.api.tables import make_rematch
from quintessence.server.api.wire import Wire
from quintessence.server.attendance import Attendance
from quintessence.server.bots import BotPool
from quintessence.server.clock import Clock
from quintessence.server.hub import Hub
from quintessence.server.identity.people import People
from quintessence.server.limits import Limits
from quintessence.server.metrics import Metrics
from quintessence.server.presence import PresenceBoard
from quintessence.server.security import Guarded
from quintessence.server.services import Services
from quintessence.server.settings import Settings
from quintessence.server.store.opening import make_store
from quintessence.server.watch import Watch
from quintessence.server.words import Wrong, texts

LARGEST_BODY: Final = 4_000_000
CODES: Final = {401: "nobody", 403: "forbidden", 404: "no-such-page", 405: "no-such-method", 413: "too-large"}

log = structlog.get_logger(__name__)


@final
class Wired:
    """Notes the wire of each WebSocket, and the `send` to which the layers above would only pass frames."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            scope["quintessence.wire"] = Wire.under(send)  # type: ignore[typeddict-unknown-key]
            scope["quintessence.send"] = send  # type: ignore[typeddict-unknown-key]
        await self._app(scope, receive, send)


def make_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    """The application of one worker. Its store is opened when it starts; `Wrong` says why it cannot be opened."""
    app = make_litestar(settings, clock or Clock())
    app.asgi_handler = Wired(Guarded(app.asgi_handler, settings))

    async def stopping() -> None:
        """Refuses new tables and connections and closes every socket: the first step of a graceful stop."""
        services: Services = app.state.services
        services.is_stopping = True
        await services.hub.close()
        while services.sockets:  # each sends its last frames; `serve` limits the wait
            await asyncio.sleep(0.01)

    app.state.stopping = stopping
    return app


def make_litestar(settings: Settings, clock: Clock) -> Litestar:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with open_services(settings, clock) as services:
            app.state.services = services
            yield

    return Litestar(
        route_handlers=[SESSION, TOKENS, GAMES, TABLES, HISTORY, HOUSE, table_socket, bot_socket],
        lifespan=[running],
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
        exception_handlers={
            Mistake: answer_trouble,
            HTTPException: answer_http,
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig(title="Quintessence", version=quintessence.__version__, path="/api/schema"),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


@asynccontextmanager
async def open_services(settings: Settings, clock: Clock) -> AsyncIterator[Services]:
    """All parts of a worker, opened in order and closed in reverse."""
    store = make_store(settings)
    await store.open()
    bots = BotPool(settings.bots)
    hub = Hub(store, clock)
    attendance = Attendance(hub, PresenceBoard(token_hex(6), clock))
    watch = Watch(hub, bots, attendance, make_rematch)
    people = People(store, settings, clock)
    services = Services(
        settings, clock, store, hub, bots, attendance, watch, people, Limits(settings, clock), Metrics()
    )
    measuring = asyncio.create_task(services.metrics.watch(store))
    try:
        await bots.open()
        attendance.open()
        watch.open()
        calm_collector()
        yield services
    finally:
        services.is_stopping = True
        measuring.cancel()
        attendance.close()
        await watch.close()
        await hub.close()
        await bots.close()
        people.close()
        with suppress(Wrong):
            await store.close()


def calm_collector() -> None:
    """Keeps the garbage collector from delaying everybody: a full collection of all that is loaded takes 0.1 s.

    What is loaded at the start stays; tables have hardly any cycles, so collections can be rare.
    """
    about_bots()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    # Every answer waits for the thread that commits: it should get its turn soon.
    sys.setswitchinterval(0.0005)


def services_of(state: State) -> Services:
    """The services of the application, for its request handlers."""
    found: Services = state.services
    return found


# What goes wrong.


def answer_trouble(request: AnyRequest, trouble: Exception) -> Response[Problem]:
    assert isinstance(trouble, Mistake)
    status, problem = problem_of(trouble)
    headers = {} if problem.retry_after is None else {"retry-after": str(problem.retry_after)}
    return Response(problem, status_code=status, headers=headers)


def answer_http(request: AnyRequest, trouble: Exception) -> Response[Problem]:
    """What the framework refuses, as one of our sentences."""
    assert isinstance(trouble, HTTPException)
    status = trouble.status_code
    if status >= 500:
        return answer_fault(request, trouble)
    details: dict[str, str | int] = {}
    code = CODES.get(status, "bad-request")
    if code == "bad-request":
        details["problem"] = shortened(first_problem(trouble))
    return Response(
        Problem(code, details, texts(code, details)), status_code=status, headers=dict(trouble.headers or {})
    )


def first_problem(trouble: HTTPException) -> str:
    """The field that is not valid, if the framework names it."""
    if isinstance(trouble, ValidationException) and isinstance(trouble.extra, list) and trouble.extra:
        first = trouble.extra[0]
        if isinstance(first, dict):
            return f"{first.get('key', '')}: {first.get('message', '')}"
    return str(trouble.detail)


def answer_fault(request: AnyRequest, trouble: Exception) -> Response[Problem]:
    """A fault of the server: logged, and answered with one sentence."""
    log.error("fault", path=request.url.path, exc_info=trouble)
    services: Services = request.app.state.services
    services.metrics.errors.inc()
    return Response(Problem("fault", {}, texts("fault")), status_code=500)
