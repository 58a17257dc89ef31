"""The toy games are known while the tests of core run, and only then."""

import pytest

from quintessence.core import registry
from tests.core.bids import BIDS
from tests.core.pebbles import PEBBLES


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (PEBBLES, BIDS):
        monkeypatch.setitem(registry._games, game.slug, game)
