"""Log lines and measurements: what they say, and what they never say."""

import asyncio
import contextlib
import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from quintessence.server.logs import configure_logs
from quintessence.server.metrics import Metrics
from quintessence.server.settings import SQLITE, Settings
from quintessence.server.store.store import Store
from tests.server.conftest import SECRET


@pytest.fixture
def logging_restored() -> Iterator[None]:
    """Whatever a test does to logging, afterwards everything is as it was."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    yield
    root.handlers, root.level = before, level
    structlog.reset_defaults()


def log_as_json() -> None:
    configure_logs(Settings(secret=SECRET, data=Path(), database=f"{SQLITE}x", log="json"))


@pytest.mark.usefixtures("logging_restored")
def test_a_line_is_json_with_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    log_as_json()
    structlog.get_logger("quintessence.test").info("a table was opened", table="t1", seats=2)
    line = json.loads(capsys.readouterr().err)
    assert line["event"] == "a table was opened"
    assert (line["table"], line["seats"], line["level"], line["logger"]) == ("t1", 2, "info", "quintessence.test")


@pytest.mark.usefixtures("logging_restored")
def test_fields_that_sound_secret_are_hidden_however_deep(capsys: pytest.CaptureFixture[str]) -> None:
    log_as_json()
    structlog.get_logger().info(
        "asked",
        password="sesame1",
        bot_token="sesame2",
        headers={"Cookie": "sesame3", "host": "h", "inner": {"Authorization": "sesame4"}},
        query_string="sesame5",
    )
    text = capsys.readouterr().err
    assert "sesame" not in text
    assert json.loads(text)["headers"]["host"] == "h"


@pytest.mark.usefixtures("logging_restored")
def test_a_traceback_shows_no_variables(capsys: pytest.CaptureFixture[str]) -> None:
    log_as_json()

    def fails(hand: str) -> None:
        raise ValueError(len(hand))

    try:
        fails("".join(["ses", "ame"]))
    except ValueError:
        structlog.get_logger().exception("a fault")
        logging.getLogger("library").exception("another fault")
    text = capsys.readouterr().err
    assert "sesame" not in text
    assert [json.loads(line)["event"] for line in text.splitlines()] == ["a fault", "another fault"]


def page(metrics: Metrics) -> str:
    return metrics.render().decode()


def test_measurements_are_on_the_page() -> None:
    metrics = Metrics()
    metrics.told.observe(0.003)
    metrics.count_move("elixir")
    metrics.sockets.inc()
    text = page(metrics)
    assert 'quintessence_receipt_to_told_seconds_bucket{le="0.005"} 1.0' in text
    assert 'quintessence_receipt_to_told_seconds_bucket{le="0.002"} 0.0' in text
    assert 'quintessence_moves_total{game="elixir"} 1.0' in text
    assert "quintessence_sockets 1.0" in text


async def test_the_loop_and_the_queue_are_watched(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quintessence.server.metrics.LOOK_SECONDS", 0.0)
    monkeypatch.setattr(store, "queued", lambda: 7)
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch(store))
    while "quintessence_store_queue 7.0" not in page(metrics):
        await asyncio.sleep(0)
    assert "quintessence_loop_delay_seconds_count" in page(metrics)
    watching.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await watching


def test_several_workers_show_their_sum(tmp_path: Path) -> None:
    count = (
        "from quintessence.server.metrics import Metrics\n"
        "metrics = Metrics()\n"
        "metrics.count_move('elixir')\n"
        "print(metrics.render().decode())\n"
    )
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    shown = [
        subprocess.run(
            [sys.executable, "-c", count], env=environment, capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    ]
    assert 'quintessence_moves_total{game="elixir"} 1.0' in shown[0]
    assert 'quintessence_moves_total{game="elixir"} 2.0' in shown[1]
