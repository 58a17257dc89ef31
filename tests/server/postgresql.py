"""A PostgreSQL server that lives as long as the tests: in a temporary folder, from the binaries of the system."""

import os
import pwd
import secrets
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import asyncpg

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True)
MISSING = (
    "PostgreSQL is not installed: on Debian and Ubuntu `apt install postgresql` brings it (no server needs to run)."
)
UNPRIVILEGED = ("postgres", "nobody")
PATIENCE = "300"
"""Seconds that a start or a stop may take."""


def binaries() -> Path | None:
    """The folder of initdb and pg_ctl, None if PostgreSQL is not installed."""
    if FOLDERS:
        return FOLDERS[0]
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class ThrowAwayServer:
    """Started once, stopped at the end; each test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        self._binaries = folder
        self._folder = Path(tempfile.mkdtemp(prefix="quintessence-pg-"))
        self._data = self._folder / "data"
        self.port = 0

    def start(self) -> None:
        # PostgreSQL refuses to run as root.
        if os.geteuid() == 0:
            shutil.chown(self._folder, user=self._user())
        self._run("initdb", "--pgdata", str(self._data), "--auth", "trust", "--username", "tests", "--no-sync")
        # Not sooner: what is free now may be taken by the time that a slow machine has made the folder.
        self.port = free_port()
        self._start()

    def _start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self._folder} -c fsync=off -c max_connections=200"
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "-w", "-t", PATIENCE, "-D", str(self._data), "-l", log, "-o", options)

    def restart(self) -> None:
        """Stops at once, as in a crash of the machine, and starts again on the same port."""
        self._run("pg_ctl", "stop", "-w", "-t", PATIENCE, "-m", "immediate", "-D", str(self._data))
        self._start()

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-w", "-t", PATIENCE, "-m", "immediate", "-D", str(self._data))
        shutil.rmtree(self._folder, ignore_errors=True)

    @staticmethod
    def _user() -> str:
        known = {entry.pw_name for entry in pwd.getpwall()}
        return next(name for name in UNPRIVILEGED if name in known)

    def _run(self, program: str, *arguments: str) -> None:
        user = self._user() if os.geteuid() == 0 else None
        done = subprocess.run(
            [str(self._binaries / program), *arguments],
            user=user,
            cwd=self._folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TZ": "UTC"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stderr.decode()}"

    def address(self, database: str) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{database}"

    async def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        connection = await asyncpg.connect(self.address("postgres"))
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()
        return self.address(name)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
