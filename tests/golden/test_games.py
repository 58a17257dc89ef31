"""Finished games, replayed on every push: each must lead to the same moves, result and digest as when it was played."""

from pathlib import Path

import pytest

from quintessence.core.match import Match
from quintessence.core.verify import verify

RECORDS = sorted(Path(__file__).parent.glob("*.quint"))


@pytest.mark.interpreted
@pytest.mark.parametrize("record", RECORDS, ids=[record.stem for record in RECORDS])
def test_a_finished_game_replays_to_its_result(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    failed = [check.name for check in verify(text) if not check.ok]
    assert failed == []
    assert Match.load(record).result is not None
