"""A real server in processes of its own, for tests that speak to it over real sockets."""

import atexit
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180.0
"""Seconds for what must come, on a machine that is slow and has much to do. Nothing is ever measured by it."""
_nursery: list[subprocess.Popen[str]] = []


def nursery() -> subprocess.Popen[str]:
    """The process that forks servers, one for the whole run of tests."""
    if not _nursery:
        started = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("nursery.py"))],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        _nursery.append(started)
        # It ends with its input, and takes along the servers of tests that have failed.
        atexit.register(started.communicate)
    return _nursery[0]


class RunningServer:
    """A server on a free port of this machine. What it logs is kept in `log`."""

    def __init__(
        self,
        database: str,
        folder: Path,
        bots: int = 0,
        workers: int = 1,
        limits: bool = False,
        host: str = "127.0.0.1",
        address: str = "",
    ) -> None:
        self._flags = {
            "database": database,
            "data": str(folder),
            "bots": str(bots),
            "workers": str(workers),
            "host": host,
            "address": address,
            "log-level": "debug",
        }
        self._environment = {
            "QUINTESSENCE_LIMITS": "on" if limits else "off",
            "QUINTESSENCE_SECRET": "a secret that tests may know",
        }
        folder.mkdir(exist_ok=True)
        self.log = folder / "server.log"
        self._ready = folder / "ready"
        self.port = 0
        self.process = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "RunningServer":
        """Starts it, on the same port as before if there was one, and returns when it takes connections."""
        self._ready.unlink(missing_ok=True)
        order = {
            "flags": {**self._flags, "port": str(self.port)},
            "environment": self._environment,
            "log": str(self.log),
            "ready": str(self._ready),
        }
        forking = nursery()
        assert forking.stdin is not None and forking.stdout is not None
        print(json.dumps(order), file=forking.stdin, flush=True)
        self.process = int(forking.stdout.readline())
        wait_until(self._ready.exists, lambda: f"the server did not start:\n{self.read_log()}", self)
        self.port = int(self._ready.read_text("ascii"))
        return self

    def children(self) -> list[int]:
        """The processes that it has started."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(words[1]) == self.process:
                found.append(int(folder.name))
        return found

    def thinkers(self) -> list[int]:
        """Those of them in which bots think."""
        return [
            child for child in self.children() if b"spawn_main" in (Path("/proc") / str(child) / "cmdline").read_bytes()
        ]

    @property
    def is_running(self) -> bool:
        with suppress(ProcessLookupError):
            os.kill(self.process, 0)
            return True
        return False

    def kill(self) -> None:
        """SIGKILL to the server and everything that it has started: nothing gets a chance to say goodbye."""
        if self.process:
            with suppress(ProcessLookupError):
                os.killpg(self.process, signal.SIGKILL)
            wait_until(lambda: not self.is_running, lambda: "the server outlived its kill")

    def stop(self) -> None:
        """A graceful stop."""
        os.kill(self.process, signal.SIGTERM)
        wait_until(lambda: not self.is_running, lambda: f"the server did not stop:\n{self.read_log()}")

    def read_log(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""


def wait_until(holds: Callable[[], bool], otherwise: Callable[[], str], server: RunningServer | None = None) -> None:
    """Waits for something that another process does; fails with a sentence when it does not."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        is_dead = server is not None and not server.is_running and not holds()
        assert time.monotonic() < deadline and not is_dead, otherwise()
        time.sleep(0.005)
