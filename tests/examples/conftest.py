"""The example is known as if it were installed, and forgotten again."""

from collections.abc import Iterator

import pytest

from campfire import GAME
from quintessence.core import registry


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    kept = dict(registry._games)
    registry._games["campfire"] = GAME
    yield
    registry._games.clear()
    registry._games.update(kept)
