"""What the server's tests share: a store of each kind, a throw-away PostgreSQL, servers, a clock that tests own."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from quintessence.server.secret import Secret
from quintessence.server.settings import SQLITE, Settings
from quintessence.server.store.opening import make_store
from quintessence.server.store.store import Store
from tests.server.fake_clock import FakeClock
from tests.server.postgresql import MISSING, ThrowAwayServer, binaries
from tests.server.running import RunningServer

SECRET = Secret(b"a secret that tests may know")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[ThrowAwayServer]:
    """A running PostgreSQL. Where it is not installed the tests that want it are skipped, but never in CI."""
    folder = binaries()
    if folder is None:
        if os.environ.get("CI", "").lower() in ("1", "true"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    server = ThrowAwayServer(folder)
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"{SQLITE}{tmp_path / 'tables.sqlite'}"
    server: ThrowAwayServer = request.getfixturevalue("postgresql")
    return await server.new_database()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def servers(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    """One process on SQLite; two on PostgreSQL, as on two machines."""
    folder: Path = tmp_path_factory.mktemp("servers")
    if request.param == "sqlite":
        running = [RunningServer(f"{SQLITE}{folder / 'tables.sqlite'}", folder, bots=1)]
    else:
        postgresql: ThrowAwayServer = request.getfixturevalue("postgresql")
        database = asyncio.run(postgresql.new_database())
        running = [RunningServer(database, folder / name, bots=1) for name in ("first", "second")]
    for server in running:
        server.start()
    yield running
    for server in running:
        server.kill()
    for server in running:
        assert "Traceback" not in server.read_log()


@pytest.fixture
def settings(database: str, tmp_path: Path) -> Settings:
    """A server's settings on that database, with a secret that the tests know."""
    return Settings(secret=SECRET, data=tmp_path, database=database, port=0, limits=False, log_level="warning")


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    """An open store of each kind."""
    opened = make_store(settings)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()
