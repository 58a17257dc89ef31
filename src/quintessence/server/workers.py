"""Several worker processes on one socket: started, replaced when they die, stopped together."""

import contextlib
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final, final

import structlog

from quintessence.server.interrupts import held_back
from quintessence.server.settings import Settings

STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
KILL_SECONDS: Final = 20.0
"""A worker that has not stopped by then is killed; longer than it waits for its own connections."""
QUICKEST_DEATHS: Final = 5
"""If so many workers die before they are ready, the server ends: the next would die, too."""
PAUSE_SECONDS: Final = 0.5


def run_one(settings: Settings, listening: socket.socket, ready: Connection) -> None:
    """A worker process."""
    from quintessence.server.serve import run_worker

    threading.Thread(target=follow_parent, daemon=True).start()
    run_worker(settings, listening, lambda _: ready.send(True))


def follow_parent() -> None:
    """Stops this worker when its parent has died: it would keep the port, and be hard to find."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


@final
class Workers:
    """The parent of the workers. It has the socket and no tables."""

    def __init__(self, settings: Settings, listening: socket.socket, ready: Callable[[int], None]) -> None:
        self._settings = settings
        self._listening = listening
        self._tell_ready = ready
        self._processes: dict[BaseProcess, Connection] = {}
        self._ready: set[BaseProcess] = set()
        self._deaths = 0
        self._is_stopping = threading.Event()
        self._wake, self._woken = os.pipe()
        self._log = structlog.get_logger("quintessence.workers")

    def run(self) -> int:
        """Returns when all workers have ended: 0, or 1 if they could not start."""
        folder = tempfile.mkdtemp(prefix="quintessence-metrics-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        handlers = {number: signal.signal(number, self._stop) for number in STOP_SIGNALS}
        try:
            for _ in range(self._settings.workers):
                self._start()
            while not self._is_stopping.is_set():
                self._look()
            self._end_all()
        finally:
            for number, handler in handlers.items():
                signal.signal(number, handler)
            shutil.rmtree(folder, ignore_errors=True)
            del os.environ["PROMETHEUS_MULTIPROC_DIR"]
            self._listening.close()
        return 1 if self._deaths >= QUICKEST_DEATHS else 0

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._is_stopping.set()
        os.write(self._woken, b"x")

    def _start(self) -> None:
        ours, theirs = multiprocessing.Pipe(duplex=False)
        process = multiprocessing.get_context("spawn").Process(
            target=run_one, args=(self._settings, self._listening, theirs), name="quintessence worker"
        )
        with held_back():  # until it listens to signals itself
            process.start()
        theirs.close()
        self._processes[process] = ours

    def _look(self) -> None:
        """Waits until a worker is ready or has died, or a signal arrives; replaces dead workers."""
        waiting = [ready for process, ready in self._processes.items() if process not in self._ready]
        sentinels = [process.sentinel for process in self._processes]
        wait([*waiting, *sentinels, self._wake])
        for process, ready in list(self._processes.items()):
            if process not in self._ready and ready.poll():
                with contextlib.suppress(EOFError):
                    ready.recv()
                    self._note_ready(process)
            if not process.is_alive():
                self._replace(process)

    def _note_ready(self, process: BaseProcess) -> None:
        self._ready.add(process)
        self._deaths = 0
        if len(self._ready) == self._settings.workers:
            self._tell_ready(self._listening.getsockname()[1])

    def _replace(self, process: BaseProcess) -> None:
        from quintessence.server.metrics import forget_process

        self._processes.pop(process).close()
        forget_process(process.pid or 0)
        if process in self._ready:
            self._ready.discard(process)
        else:
            self._deaths += 1
        if self._is_stopping.is_set():
            return
        self._log.error("a worker has died and is replaced", process=process.pid, code=process.exitcode)
        if self._deaths >= QUICKEST_DEATHS:
            self._is_stopping.set()
            return
        if self._deaths:
            time.sleep(PAUSE_SECONDS)
        self._start()

    def _end_all(self) -> None:
        for process in self._processes:
            process.terminate()
        deadline = time.monotonic() + KILL_SECONDS
        for process in self._processes:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                self._log.error("a worker did not stop and is killed", process=process.pid)
                process.kill()
                process.join()
