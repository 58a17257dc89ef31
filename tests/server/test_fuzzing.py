"""A thousand random and mutated frames; a hundred thousand are the business of `make soak`."""

from pathlib import Path

from quintessence.core.registry import game_names
from quintessence.server.settings import SQLITE
from tests.server.fuzzing import attack
from tests.server.player import fetch
from tests.server.running import RunningServer


async def test_whatever_is_sent_is_answered_in_words_and_nothing_breaks(tmp_path: Path) -> None:
    server = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path).start()
    answered = await attack(server, game_names(), 1_000, seed=1)
    assert answered > 950
    numbers = fetch(f"{server.address}/metrics").text
    assert "quintessence_errors_total 0.0" in numbers
    server.stop()
    assert "Traceback" not in server.read_log()
