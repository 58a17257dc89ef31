"""What a scenario's 'contains' means, matcher by matcher."""

import pytest

import quintessence as q
from quintessence.core.matching import check_pattern, holds, mismatches

FOUND: dict[str, q.Json] = {
    "heap": 3,
    "name": "x",
    "cards": ["fire", "fire", "water"],
    "pending": None,
    "board": {"a1": "w", "b2": {"owner": 1}},
    "open": True,
}


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"heap": 3},
        {"board": {"b2": {"owner": 1}}},
        {"cards": ["fire", "fire", "water"]},
        {"cards": {"$len": 3}},
        {"board": {"$len": 2}},
        {"name": {"$len": 1}},
        {"cards": {"$set": ["water", "fire", "fire"]}},
        {"cards": {"$has": ["water"]}},
        {"cards": {"$has": ["fire", "fire"]}},
        {"cards": {"$has": []}},
        {"cards": {"$len": 3, "$has": ["fire"]}},
        {"pending": None},
        {"pending": {"$absent": True}},
        {"nowhere": {"$absent": True}},
        {"board": {"c3": {"$absent": True}}},
        {"open": True},
    ],
)
def test_this_holds(wanted: q.Json) -> None:
    assert holds(wanted, FOUND)


@pytest.mark.parametrize(
    ("wanted", "path"),
    [
        ({"heap": 4}, "p.heap"),
        ({"heap": "3"}, "p.heap"),
        ({"heap": True}, "p.heap"),
        ({"open": 1}, "p.open"),
        ({"nowhere": None}, "p.nowhere"),
        ({"board": {"b2": {"owner": 0}}}, "p.board.b2.owner"),
        ({"board": ["w"]}, "p.board"),
        ({"cards": ["fire", "fire"]}, "p.cards"),
        ({"cards": ["fire", "water", "fire"]}, "p.cards[1]"),
        ({"cards": {"$len": 2}}, "p.cards"),
        ({"heap": {"$len": 1}}, "p.heap"),
        ({"cards": {"$set": ["water", "fire"]}}, "p.cards"),
        ({"cards": {"$set": ["water", "water", "fire"]}}, "p.cards"),
        ({"cards": {"$has": ["water", "water"]}}, "p.cards"),
        ({"cards": {"$has": ["earth"]}}, "p.cards"),
        ({"board": {"$set": ["a1"]}}, "p.board"),
        ({"heap": {"$absent": True}}, "p.heap"),
        ({"cards": {"$len": 3, "$has": ["earth"]}}, "p.cards"),
    ],
)
def test_this_does_not_hold_and_the_place_is_named(wanted: q.Json, path: str) -> None:
    assert path in [miss.path for miss in mismatches(wanted, FOUND, "p")]


def test_every_place_that_differs_is_named() -> None:
    found = mismatches({"heap": 1, "name": "y", "open": True}, FOUND, "p")
    assert [miss.path for miss in found] == ["p.heap", "p.name"]


def test_a_key_that_is_not_there_is_told_apart_from_null() -> None:
    missing, null = mismatches({"nowhere": 1, "pending": 1}, FOUND, "p")
    assert (missing.is_missing, null.is_missing) == (True, False)


def test_entries_of_a_set_may_be_patterns_that_fit_several() -> None:
    found: list[q.Json] = [{"a": 1, "b": 1}, {"a": 1, "b": 2}]
    assert holds({"$set": [{"a": 1}, {"b": 1}]}, found)
    assert not holds({"$set": [{"b": 1}, {"b": 1}]}, found)


@pytest.mark.parametrize(
    "pattern",
    [
        {"x": {"$length": 3}},
        {"$len": "3"},
        {"$len": True},
        {"$set": {}},
        {"$has": 1},
        {"$absent": False},
        [{"$is": 1}],
    ],
)
def test_a_misspelt_matcher_is_refused_in_a_sentence(pattern: q.Json) -> None:
    with pytest.raises(q.BadScenario, match="p"):
        check_pattern(pattern, "p")
