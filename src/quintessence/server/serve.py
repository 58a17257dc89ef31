"""Runs a server: one process, or several workers on one socket, until it is told to stop.

A stop is graceful: no new connections, everybody is told, the queue is committed, then the process ends. A second
Ctrl-C ends it at once; even then nothing acknowledged is lost.
"""

import asyncio
import contextlib
import errno
import os
import signal
import socket
from collections.abc import Callable
from types import FrameType
from typing import Final, final

import uvicorn
from litestar import Litestar

from quintessence.server.interrupts import let_through
from quintessence.server.logs import configure_logs
from quintessence.server.settings import Settings
from quintessence.server.store.opening import make_store
from quintessence.server.words import Wrong
from quintessence.server.workers import STOP_SIGNALS, Workers

STOP_SECONDS: Final = 8
"""How long a stop waits for connections to end by themselves."""
TELL_SECONDS: Final = 3.0
MOST_FRAME: Final = 65_536
"""Bytes of one WebSocket message from a client."""
PING_SECONDS: Final = 20.0
BACKLOG: Final = 1024

Ready = Callable[[int], None]
"""Called with the port when the server accepts connections."""


def bind(settings: Settings) -> socket.socket:
    """The socket on which all workers listen; `Wrong` if it cannot be opened."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, place = found[0]
        listening = socket.socket(family, kind, protocol)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)
        listening.set_inheritable(True)
    except OSError as error:
        raise unusable(settings, error) from error
    return listening


def unusable(settings: Settings, error: OSError) -> Wrong:
    # As text: a port is not written as 8,000.
    host, port = settings.host, str(settings.port)
    if error.errno == errno.EADDRINUSE:
        return Wrong("address-in-use", host=host, port=port)
    return Wrong("address-unusable", host=host, port=port, problem=error.strerror or type(error).__name__)


@final
class EarlyStop:
    """Remembers a signal to stop while the worker does not handle signals itself: before it runs, or after."""

    def __init__(self) -> None:
        self.is_wanted = False

    def listen(self) -> None:
        for number in STOP_SIGNALS:
            signal.signal(number, self._note)
        let_through()

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self.is_wanted = True


@final
class Worker(uvicorn.Server):
    """One process of a server. If it is told to stop before it runs, it opens nothing and ends."""

    def __init__(self, settings: Settings, app: Litestar, ready: Ready, early: EarlyStop | None = None) -> None:
        self._app = app
        self._ready = ready
        self._early = early or EarlyStop()
        super().__init__(
            uvicorn.Config(
                app,
                loop="uvloop" if os.name == "posix" else "asyncio",
                ws="websockets-sansio",
                ws_max_size=MOST_FRAME,
                ws_per_message_deflate=False,  # patches are small: packing costs more time and memory than it saves
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                lifespan="on",
                log_config=None,
                access_log=False,  # addresses hold invitations
                server_header=False,
                proxy_headers=bool(settings.proxies),
                forwarded_allow_ips=",".join(settings.proxies),
                timeout_keep_alive=30,
                timeout_graceful_shutdown=STOP_SECONDS,
                h11_max_incomplete_event_size=32_768,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # This worker handles signals by now: none is lost in between.
        if self._early.is_wanted:
            self.should_exit = True
        if self.should_exit:
            return
        await super().startup(sockets)
        if self.started and sockets and not self.should_exit:
            self._ready(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        stopping = self._app.state.get("stopping")
        if stopping is not None:
            # A client may not read its last message; the stop goes on.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TELL_SECONDS):
                    await stopping()
        await super().shutdown(sockets)


def run_worker(settings: Settings, listening: socket.socket, ready: Ready) -> None:
    """Serves on a socket until a signal ends it."""
    # Before the slow imports. uvicorn raises the signal again after its stop: that one is ignored, too.
    early = EarlyStop()
    early.listen()
    from quintessence.server.app import make_app

    configure_logs(settings)
    with listening:
        Worker(settings, make_app(settings), ready, early).run([listening])


async def check_store(settings: Settings) -> None:
    """Opens the database once, so that a fault in it is reported before anything starts."""
    store = make_store(settings)
    await store.open()
    await store.close()


def serve(settings: Settings, ready: Ready) -> int:
    """Runs the server until it is told to stop; `Wrong` if it cannot start. The exit code."""
    configure_logs(settings)
    asyncio.run(check_store(settings))
    listening = bind(settings)
    if settings.workers == 1:
        run_worker(settings, listening, ready)
        return 0
    return Workers(settings, listening, ready).run()
