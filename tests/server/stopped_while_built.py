"""What runs in a worker process that is told to stop while it is being built."""

import os
import signal
import socket
from multiprocessing.connection import Connection

from litestar import Litestar

from quintessence.server import app
from quintessence.server.serve import run_worker
from quintessence.server.settings import Settings


def run_one(settings: Settings, listening: socket.socket, ready: Connection) -> None:
    def build(_: Settings) -> Litestar:
        """Tells the parent that it is being built, and goes on when a signal has come."""
        heard, told = os.pipe()
        os.set_blocking(told, False)
        signal.set_wakeup_fd(told)
        ready.send(True)
        os.read(heard, 1)
        signal.set_wakeup_fd(-1)
        return Litestar(logging_config=None)

    app.make_app = build  # type: ignore[assignment]
    run_worker(settings, listening, lambda _: None)
