"""`quintessence serve`: how it starts, what it says, how it stops."""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar, WebSocket, get, websocket
from websockets.exceptions import ConnectionClosed

from quintessence.cli.serve import has_display
from quintessence.server.addresses import own_numbers
from quintessence.server.serve import Worker, bind
from quintessence.server.settings import SQLITE, Settings
from quintessence.server.workers import STOP_SIGNALS
from tests.cli.session import Outcome, refused, run
from tests.server.conftest import SECRET
from tests.server.player import fetch, socket_to
from tests.server.postgresql import ThrowAwayServer
from tests.server.running import PATIENCE, RunningServer, wait_until
from tests.server.saying import ANY, says, sentence
from tests.server.serving import Command


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_where_it_is_and_stops_with_a_word_when_asked(tmp_path: Path, number: signal.Signals) -> None:
    command = Command("--data", str(tmp_path), "--lang", "fr")
    assert command.line() == sentence("serve-running", "fr")
    found = says(command.line(), "serve-here", "fr", address=f"http://localhost:{ANY}")
    assert found is not None
    assert command.line() == sentence("serve-alone", "fr", command="quintessence serve --host 0.0.0.0")
    database = str(tmp_path / "quintessence.sqlite")
    assert command.line() == sentence("serve-workers", "fr", workers=1, database=database)
    assert fetch(f"http://localhost:{found[1]}/health").status_code == 200
    assert command.end(number) == (0, sentence("serve-stopped", "fr") + "\n", "")


def test_it_says_where_the_others_in_the_network_find_it(tmp_path: Path) -> None:
    command = Command("--data", str(tmp_path), "--lang", "en", "--host", "0.0.0.0")
    assert command.line() == sentence("serve-running")
    here = says(command.line(), "serve-here", address=f"http://localhost:{ANY}")
    assert here is not None
    for number in own_numbers():
        assert command.line() == sentence("serve-network", address=f"http://{number}:{here[1]}")
        assert fetch(f"http://{number}:{here[1]}/health").status_code == 200
    assert command.end(signal.SIGTERM)[0] == 0


def test_it_says_the_address_that_its_host_gave(tmp_path: Path) -> None:
    command = Command("--data", str(tmp_path), "--lang", "en", "--address", "https://play.example.org")
    assert command.line() == sentence("serve-running-at", address="https://play.example.org")
    assert says(command.line(), "serve-workers", workers=1, database=ANY)
    assert command.end(signal.SIGTERM)[0] == 0


@pytest.fixture
def own_signals() -> Iterator[None]:
    """A server that runs in this process changes what signals do here."""
    before = {number: signal.getsignal(number) for number in STOP_SIGNALS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.usefixtures("own_signals")
@pytest.mark.parametrize("number", STOP_SIGNALS)
def test_a_stop_that_is_asked_for_while_the_server_is_being_built_is_a_stop(
    tmp_path: Path, number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: Litestar) -> None:
        signal.raise_signal(number)  # a signal to a server that runs after all

    def build(_: Settings) -> Litestar:
        signal.raise_signal(number)
        return Litestar(on_startup=[start], logging_config=None)

    monkeypatch.setattr("quintessence.server.app.make_app", build)
    outcome = run("serve", "--data", str(tmp_path), "--port", "0")
    assert outcome == Outcome(0, sentence("serve-stopped") + "\n", "")


@pytest.mark.parametrize(
    ("flags", "key", "details"),
    [
        (["--port", "70000"], "setting-number", {"name": "port", "least": "0", "most": "65535", "given": "70000"}),
        (["--workers", "2"], "workers-need-postgresql", {"workers": 2}),
        (["--database", "mysql://ann:sesame@db/x"], "setting-database", {"given": "mysql://…@db/x"}),
        (["--database", "postgresql://nobody@127.0.0.1:1/x"], "database-unreachable", {"problem": ANY}),
        (["--address", "play.example.org"], "setting-address", {"given": "play.example.org"}),
        (
            ["--host", "203.0.113.7", "--port", "0"],
            "address-unusable",
            {"host": "203.0.113.7", "port": "0", "problem": ANY},
        ),
        (["--log", "xml"], "setting-word", {"name": "log", "allowed": "text, json", "given": "xml"}),
        (["--prot", "1"], "unknown-flag-near", {"command": "serve", "given": "--prot", "nearest": "--port"}),
    ],
)
def test_settings_that_cannot_be_used_give_one_sentence(
    tmp_path: Path, flags: list[str], key: str, details: dict[str, str | int]
) -> None:
    said = refused("serve", "--data", str(tmp_path), *flags)
    assert says(said, key, "en", **details), said
    assert "sesame" not in said


def test_a_port_that_is_taken_gives_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused("serve", "--data", str(tmp_path), "--port", port, "--lang", "fr")
    assert said == sentence("address-in-use", "fr", host="127.0.0.1", port=port)


def test_a_data_folder_in_use_gives_one_sentence(tmp_path: Path) -> None:
    database = str(tmp_path / "a.sqlite")
    server = RunningServer(f"{SQLITE}{database}", tmp_path / "server").start()
    said = refused("serve", "--data", str(tmp_path), "--port", "0", "--database", database)
    server.stop()
    assert said == sentence("database-served", path=database)


@pytest.mark.parametrize(
    ("platform", "environment", "shown"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    platform: str, environment: dict[str, str], shown: bool
) -> None:
    assert has_display(environment, platform) is shown


# A graceful stop, seen from a socket


@websocket("/socket")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    with contextlib.suppress(Exception):
        while True:
            await socket.send_text(await socket.receive_text())


async def test_a_stop_refuses_the_new_tells_the_connected_and_finishes_what_was_begun(tmp_path: Path) -> None:
    settings = Settings(secret=SECRET, data=tmp_path, database=f"{SQLITE}x", port=0)
    order: list[str] = []
    begun, may_end = asyncio.Event(), asyncio.Event()

    @get("/slow")
    async def slow() -> str:
        begun.set()
        await may_end.wait()
        return "done"

    async def at_end(_: Litestar) -> None:
        order.append("lifespan ended")

    app = Litestar([echo, slow], on_shutdown=[at_end], logging_config=None)
    listening = bind(settings)
    port = listening.getsockname()[1]
    started = asyncio.Event()
    worker = Worker(settings, app, lambda _: started.set())

    async def stopping() -> None:
        order.append("told")
        with pytest.raises(OSError, match="refused"):
            await asyncio.to_thread(socket.create_connection, ("127.0.0.1", port), 5)

    app.state.stopping = stopping
    running = asyncio.create_task(worker.serve([listening]))
    await started.wait()
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(timeout=PATIENCE) as client, socket_to(f"{address}/socket") as talking:
        await talking.send("hello")
        assert await talking.recv() == "hello"
        asking = asyncio.create_task(client.get(f"{address}/slow"))
        await begun.wait()
        worker.should_exit = True
        with pytest.raises(ConnectionClosed) as closed:
            await talking.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        may_end.set()
        assert (await asking).text == "done"
    await running
    assert order == ["told", "lifespan ended"]


# Several workers


@pytest.fixture
def pair(postgresql: ThrowAwayServer, tmp_path: Path) -> Iterator[RunningServer]:
    """A server of two workers on PostgreSQL."""
    database = asyncio.run(postgresql.new_database())
    server = RunningServer(database, tmp_path / "server", workers=2).start()
    yield server
    if server.is_running:
        server.kill()


def workers_of(server: RunningServer) -> list[int]:
    """The worker processes of a server."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with contextlib.suppress(OSError):
                parent = int(entry.joinpath("stat").read_text().rsplit(")", 1)[1].split()[1])
                words = entry.joinpath("cmdline").read_bytes()
                if parent == server.process and b"spawn_main" in words:
                    found.append(int(entry.name))
    return found


def is_there(process: int) -> bool:
    with contextlib.suppress(OSError):  # it may go away between two looks at it
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False


def test_a_worker_that_dies_is_replaced_and_all_stop_together(pair: RunningServer) -> None:
    first = workers_of(pair)
    assert len(first) == 2
    os.kill(first[0], signal.SIGKILL)
    wait_until(lambda: len(set(workers_of(pair)) - set(first)) == 1, lambda: "nobody took the place", pair)
    assert fetch(f"{pair.address}/health").status_code == 200
    second = workers_of(pair)
    pair.stop()
    assert not any(is_there(process) for process in second)
    assert "Traceback" not in pair.read_log()


def test_workers_do_not_outlive_their_parent(pair: RunningServer) -> None:
    workers = workers_of(pair)
    os.kill(pair.process, signal.SIGKILL)
    wait_until(lambda: not any(map(is_there, workers)), lambda: "a worker stayed behind")


def test_the_sum_of_all_workers_is_on_the_page_of_measurements(pair: RunningServer) -> None:
    def shown() -> str:
        return fetch(f"{pair.address}/metrics").text

    wait_until(lambda: "quintessence_loop_delay_seconds_count" in shown(), shown, pair)
    assert "quintessence_store_queue" in shown()
