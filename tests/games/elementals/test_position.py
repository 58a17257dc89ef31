"""Positions as JSON: defaults, the page's example, and what is refused with the rule that it breaks."""

import pytest

from quintessence import Match
from quintessence.core.errors import BadPosition
from quintessence.core.types import JsonObject

EXAMPLE: JsonObject = {
    "turn": 1,
    "packs": [["eee", "aaa"], ["mad-1", "fff"], ["waw"]],
    "middle": ["fwe"],
    "piles": [[], ["fwa"], []],
    "race": {"answers": {"0": "slap fwe 640"}, "ties": [2, 0, 1]},
}


def test_the_example_of_the_page_is_an_open_race() -> None:
    match = Match.from_position("elementals", EXAMPLE, seats=3)
    position = match.position()
    assert position["phase"] == "race"
    assert position["race"] == {
        "kind": "flip",
        "shown": ["fwa"],
        "answers": {"0": "slap fwe 640"},
        "ties": [2, 0, 1],
    }
    assert match.to_act == [1, 2]


def test_only_packs_must_be_given() -> None:
    position = Match.from_position("elementals", {"packs": [["eee"], ["fff"]]}).position()
    assert position == {
        "phase": "place",
        "turn": 0,
        "packs": [["eee"], ["fff"]],
        "piles": [[], []],
        "middle": [],
        "race": None,
        "then": None,
        "out": [],
        "aside": [[], []],
        "flips": 0,
        "result": None,
    }


def test_the_tie_order_that_a_position_leaves_open_is_drawn_from_the_seed() -> None:
    position = {**EXAMPLE, "race": {}}
    drawn = [Match.from_position("elementals", position, seats=3, seed=seed).position()["race"] for seed in range(60)]
    orders = {tuple(race["ties"]) for race in drawn if isinstance(race, dict) and isinstance(race["ties"], list)}
    assert len(orders) == 6


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"packs": [["eee", "eee"], ["mad-1"], []]}, "EL-COM-2"),
        ({"middle": ["fwe", "mad-2"]}, "EL-SPC-1"),
        ({"out": [2]}, "EL-OUT-4"),
        ({"race": {"ties": [0, 1]}}, "EL-RACE-11"),
        ({"race": {"ties": [0, 1, 1]}}, "EL-RACE-11"),
        ({"race": {"answers": {"0": "slap eee 640"}}}, "EL-RACE-4"),
        ({"race": {"answers": {"0": "slap fwe 64"}}}, "EL-RACE-6"),
        ({"race": {"answers": {"0": "slap fwe 3640"}}}, "EL-RACE-7"),
        ({"race": {"answers": {"0": "flip"}}}, "EL-MOVE-1"),
        ({"race": {"answers": {"0": "pass", "1": "pass", "2": "pass"}}}, "EL-RACE-9"),
        ({"race": {"shown": ["waw"]}}, "EL-RACE-12"),
        ({"race": {"kind": "middle", "shown": ["fwe"]}}, "EL-TURN-9"),
        ({"race": {"kind": "summon", "shown": []}}, "EL-MAG-7"),
        ({"piles": None}, "EL-TURN-4"),
        ({"then": 0}, "EL-ERR-6"),
        ({"race": None, "phase": "flip", "turn": 2, "packs": [["eee"], ["aaa"], []]}, "EL-END-1"),
    ],
)
def test_what_no_play_leads_to_is_refused_with_its_rule(changed: JsonObject, rule: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.from_position("elementals", {**EXAMPLE, **changed}, seats=3)
    for language in ("en", "fr"):
        assert rule in refused.value.message(language)


@pytest.mark.parametrize(
    "changed",
    [
        {"packs": None},
        {"packs": [["eee"], ["aaa"]]},
        {"packs": [["xyz"], [], []]},
        {"phase": "over"},
        {"phase": "flip"},
        {"race": None, "phase": "race"},
        {"race": {"answers": {"7": "pass"}}},
        {"race": {"kind": "sprint"}},
        {"flips": -1},
        {"turn": 3},
        {"out": [1, 1]},
        {"result": {"winners": [0], "ranking": [[1], [0], [2]], "reason": "two-left"}},
    ],
)
def test_what_is_no_position_is_refused_in_a_sentence(changed: JsonObject) -> None:
    with pytest.raises(BadPosition) as refused:
        Match.from_position("elementals", {**EXAMPLE, **changed}, seats=3)
    assert refused.value.message("fr").endswith(".")
