"""The key of a position: all that its JSON tells goes in, and nothing else."""

import pytest

from quintessence import Match
from quintessence.core.types import JsonObject
from tests.games.elementary_evolution.positions import SLUG, complete_piles, match_at, pile

pytestmark = pytest.mark.interpreted


def mages(**changes: JsonObject) -> JsonObject:
    """Two mages with something everywhere, one of them changed."""
    mage: JsonObject = {
        "hand": ["earth-4", "ether"],
        "draw": ["fire-0", "fire-1"],
        "quick": ["earth-0", "earth-1"],
        "main": ["water-4", "water-5"],
        "piles": {"air": pile("air", 3), "water": pile("water", 2)},
    }
    return {"mages": {"0": {**mage, **changes.get("first", {})}, "1": {**mage, **changes.get("second", {})}}}


WATER_BLAZE: JsonObject = {"kind": "blaze", "by": 0, "target": 1, "pile": "water"}
OTHERS: list[JsonObject] = [
    {},
    {"turn": 2},
    {"active": 1},
    {"extra": 1},
    {"ethers": 1},
    {"tokens": {"gnome": 0}},
    {"tokens": {"gnome": 1}},
    {"tokens": {"siren": 1}},
    {"tokens": {"ondine": "used"}},
    {"tokens": {"ondine": "used"}, "ondines": {"ondine": {"seat": 0, "pile": None, "level": None}}},
    {"tokens": {"ondine": "used"}, "ondines": {"ondine": {"seat": 1, "pile": None, "level": None}}},
    {"tokens": {"ondine": "used"}, "ondines": {"ondine": {"seat": 0, "pile": "air", "level": 2}}},
    {"tokens": {"ondine": "used"}, "ondines": {"ondine": {"seat": 0, "pile": "air", "level": 1}}},
    {"tokens": {"ondine": "used"}, "ondines": {"ondine": {"seat": 0, "pile": "air", "level": 1, "moved": True}}},
    mages(first={"hand": ["earth-4"]}),
    mages(second={"hand": ["earth-4"]}),
    mages(first={"hand": ["earth-4", "ether", "ether"]}),
    mages(first={"hand": ["earth-5", "ether"]}),
    mages(first={"draw": ["fire-1", "fire-0"]}),
    mages(first={"draw": ["fire-0"]}),
    mages(first={"draw": ["fire-0", "fire-1", "air-3"]}),
    mages(first={"draw": ["fire-0", "fire-1", "air-3", "air-4", "air-5", *pile("earth", 4)[:2], *pile("fire", 6)[:4]]}),
    mages(first={"quick": ["earth-1", "earth-0"]}),
    mages(first={"quick": [], "main": ["earth-0", "earth-1", "water-4", "water-5"]}),
    mages(first={"quick": []}),
    mages(first={"quick": [], "quick-state": "closed"}),
    mages(first={"quick": [], "quick-state": "condemned"}),
    mages(first={"main": ["water-5", "water-4"]}),
    mages(first={"piles": {"air": pile("air", 2), "water": pile("water", 2)}}),
    mages(first={"piles": {"air": pile("air", 3), "water": pile("water", 1)}}),
    mages(first={"piles": {"air": pile("air", 3), "water": pile("water", 2), "fire": ["fire-0"]}, "draw": ["fire-1"]}),
    mages(first={"piles": {"air": pile("air", 3), "water": pile("water", 2), "earth": ["earth-0"]}, "quick": []}),
    mages(first={"piles": {"air": ["air-2", "ether", "air-0"], "water": pile("water", 2)}}),
    mages(first={"rooted": {"air": 1}}),
    mages(first={"rooted": {"air": 3}}),
    mages(second={"watch": True}),
    {"pending": [{"kind": "aim", "seat": 0}]},
    {"pending": [{"kind": "root", "seat": 0}]},
    {"pending": [{"kind": "tornado", "seat": 0}]},
    {"pending": [{"kind": "tornado", "seat": 0, "tossed": 1}]},
    {"pending": [{"kind": "root", "seat": 0}, {"kind": "tornado", "seat": 0}]},
    {"pending": [{"kind": "tornado", "seat": 0}, {"kind": "root", "seat": 0}]},
    {"pending": [{"kind": "release", "seat": 0, "creature": "elf"}]},
    {"pending": [{"kind": "release", "seat": 0, "creature": "golem"}]},
    {"pending": [{"kind": "drop", "seat": 0, "card": "fire-3"}]},
    {"pending": [WATER_BLAZE]},
    {"pending": [{**WATER_BLAZE, "pile": "air"}]},
    {"result": {"winners": [0], "ranking": [[0], [1]], "reason": "turn-limit"}},
    {"result": {"winners": [1], "ranking": [[1], [0]], "reason": "turn-limit"}},
    {"result": {"winners": [0, 1], "ranking": [[0, 1]], "reason": "turn-limit"}},
]


def test_positions_that_differ_in_one_thing_have_different_keys() -> None:
    keys: dict[int, JsonObject] = {}
    for other in OTHERS:
        state = match_at({"active": 0, **mages(), **other}).state
        told = state.to_json()
        assert told not in keys.values(), other
        assert keys.setdefault(state.key(), told) is told, other
        assert state.key() == state.copy().key() == match_at(told).state.key()


def test_the_order_in_which_mages_have_completed_is_in_the_key() -> None:
    done: JsonObject = {"piles": complete_piles()}
    position: JsonObject = {"active": 2, "mages": {"0": done, "1": done}}
    options: JsonObject = {"play-on": True}
    one = match_at({**position, "finished": [0, 1]}, 4, options).state
    other = match_at({**position, "finished": [1, 0]}, 4, options).state
    assert one.key() != other.key()


def test_a_hand_has_no_order_and_two_ways_to_a_position_give_one_key() -> None:
    def begin(hand: list[str]) -> Match:
        return match_at({"active": 0, "mages": {"0": {"hand": [*hand], "piles": {"air": ["air-0"]}}}})

    one, other = begin(["water-0", "ether"]), begin(["ether", "water-0"])
    assert one.state.key() == other.state.key()
    for match, moves in ((one, ("water-0 water", "ether air")), (other, ("ether air", "water-0 water"))):
        for move in moves:
            match.play(f"play {move}")
    assert one.state.to_json() == other.state.to_json()
    assert one.state.key() == other.state.key()


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"variant": "extreme-fusion", "play-on": True})])
def test_every_move_changes_the_key_and_a_game_meets_no_key_twice(seats: int, options: JsonObject) -> None:
    match = Match(SLUG, seats=seats, seed=11, options=options)
    chance = match.chance.copy()
    keys = {match.state.key()}
    for count in range(1, 400):
        if match.result is not None:
            break
        moves = match.legal()
        match.play(moves[chance.below(len(moves))])
        # No position comes again: the number of the turn only goes up, and within a turn something is spent.
        assert match.state.key() not in keys, match.state.to_json()
        keys.add(match.state.key())
        assert match.state.key() == match.state.copy().key()
        if count % 10 == 0:
            assert match.state.key() == match_at(match.state.to_json(), seats, options).state.key()
    assert len(keys) > 100
