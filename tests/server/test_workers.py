"""Worker processes that are told to stop before they serve anybody."""

import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from quintessence.server import workers
from quintessence.server.serve import bind
from quintessence.server.settings import SQLITE, Settings
from quintessence.server.workers import STOP_SIGNALS, Workers
from tests.server import stopped_while_built
from tests.server.conftest import SECRET
from tests.server.running import PATIENCE


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(secret=SECRET, data=tmp_path, database=f"{SQLITE}x", port=0, bots=0, workers=2)


@pytest.fixture
def listening(settings: Settings) -> Iterator[socket.socket]:
    with bind(settings) as bound:
        yield bound


def test_ctrl_c_at_the_very_start_of_a_worker_is_a_calm_stop(
    settings: Settings, listening: socket.socket, capfd: pytest.CaptureFixture[str]
) -> None:
    parent = Workers(settings, listening, lambda _: None)
    parent._start()
    (started,) = parent._processes
    assert started.pid is not None
    os.kill(started.pid, signal.SIGINT)
    started.join(PATIENCE)
    assert started.exitcode == 0
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("number", STOP_SIGNALS)
def test_workers_that_are_being_built_stop_by_themselves(
    settings: Settings, listening: socket.socket, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    monkeypatch.setattr(workers, "run_one", stopped_while_built.run_one)
    parent = Workers(settings, listening, lambda _: signal.raise_signal(number))
    assert parent.run() == 0
    assert [process.exitcode for process in parent._processes] == [0, 0]
