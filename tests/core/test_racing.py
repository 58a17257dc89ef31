"""What all tables with races have in common."""

import pytest

from quintessence.core.match import Match
from quintessence.core.racing import is_summoning
from quintessence.core.types import Json, JsonObject


@pytest.mark.parametrize(("phase", "expected"), [("summon", True), ("flip", False)])
def test_only_before_a_summoning_is_there_a_pause(phase: str, expected: bool) -> None:
    """EL-NET-11."""
    piles: Json = [[], ["magician-1"], []] if phase == "summon" else [[], [], []]
    packs: Json = [["eff", "wew"], ["aaa", "wfw"], ["waw", "eee"]]
    position: JsonObject = {"phase": phase, "packs": packs, "piles": piles, "middle": ["fwe"], "turn": 1}
    match = Match.from_position("elementals", position, seats=3)
    assert is_summoning(match) is expected
