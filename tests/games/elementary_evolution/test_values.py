"""What a position is worth: more cards, safer cards, nearer cards, and never more than the game."""

import pytest

from quintessence.core.types import JsonObject
from tests.games.elementary_evolution.positions import complete_piles, match_at, pile


def worth(area: JsonObject, moment: JsonObject | None = None, options: JsonObject | None = None) -> float:
    """The value for seat 0 of having this area against a modest rival."""
    rival: JsonObject = {"piles": {"air": ["air-0"]}}
    position: JsonObject = {"active": 1, "mages": {"0": area, "1": rival}, **(moment or {})}
    return match_at(position, options=options).state.values()[0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"piles": {"air": pile("air", 2)}}, {"piles": {"air": pile("air", 1)}}),
        ({"piles": {"air": pile("air", 2)}, "rooted": {"air": 2}}, {"piles": {"air": pile("air", 2)}}),
        ({"hand": ["air-0"]}, {"hand": ["air-5"]}),
        ({"draw": ["air-0"]}, {"main": ["air-0"], "quick": ["air-5"]}),
        ({"quick": ["air-0"], "main": ["air-3"]}, {"quick": ["air-3"], "main": ["air-0"]}),
        ({"quick-state": "closed"}, {"quick-state": "condemned"}),
    ],
)
def test_what_helps_to_win_is_worth_more(better: JsonObject, worse: JsonObject) -> None:
    assert worth(better) > worth(worse)


def test_a_token_is_worth_something_to_its_holder_and_costs_the_others() -> None:
    area: JsonObject = {"piles": {"air": ["air-0"]}}
    values = match_at({"active": 0, "tokens": {"golem": 0}, "mages": {"0": area, "1": area}}).state.values()
    assert values[0] > 0 > values[1]
    assert values[0] == pytest.approx(-values[1])


def test_a_card_under_fire_is_half_lost() -> None:
    area: JsonObject = {"hand": ["earth-5"], "piles": {"air": pile("air", 3)}}
    blaze: JsonObject = {"pending": [{"kind": "blaze", "by": 1, "target": 0, "pile": "air"}]}
    assert worth({**area, "piles": {"air": pile("air", 2)}}) < worth(area, blaze) < worth(area)


def test_a_guarded_card_is_safer_than_a_free_one() -> None:
    area: JsonObject = {"piles": {"air": pile("air", 3)}}
    spent: JsonObject = {"tokens": {"ondine": "used"}}
    on_it: JsonObject = {"ondines": {"ondine": {"seat": 0, "pile": "air", "level": 2}}}
    assert worth(area, {**spent, **on_it}) > worth(area, spent)


def test_extreme_fusion_wants_a_card_for_whichever_pile_it_fits() -> None:
    area: JsonObject = {"hand": ["fire-3"], "piles": {"air": pile("air", 3)}}
    idle: JsonObject = {"hand": ["fire-2"], "piles": {"air": pile("air", 3)}}
    fusion: JsonObject = {"variant": "extreme-fusion"}
    assert worth(area, options=fusion) > worth(idle, options=fusion)


def test_who_has_left_is_worth_the_rank_and_nobody_left_behind_can_reach_it() -> None:
    position: JsonObject = {"active": 1, "finished": [0], "mages": {"0": {"piles": complete_piles()}}}
    ahead: JsonObject = {"piles": {element: pile(element, 5) for element in ("air", "fire", "earth", "water")}}
    mages: JsonObject = {"0": {"piles": complete_piles()}, "1": ahead}
    values = match_at({**position, "mages": mages}, 4, {"play-on": True}).state.values()
    assert values[0] == 1.0
    assert 1.0 > 1 / 3 >= values[1] > values[2] == values[3] >= -1.0
