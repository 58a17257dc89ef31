"""What a seat may imagine: hands and draw piles dealt anew from the cards that it cannot see."""

from collections import Counter

import pytest

from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.types import JsonObject
from tests.games.elementary_evolution.positions import mage, match_at
from tests.kit.reading import names

DEALS = 60


def samples(state: State, viewer: int | None) -> list[JsonObject]:
    return [state.sample(viewer, QuickChance(number)).to_json() for number in range(DEALS)]


def hands(state: State, viewer: int | None, seat: int) -> list[list[str]]:
    return [names(mage(position, seat)["hand"]) for position in samples(state, viewer)]


WHOLE: JsonObject = {
    "active": 0,
    "mages": {
        "0": {"hand": ["water-5"]},
        "1": {
            "hand": ["air-4", "ether"],
            "draw": ["air-5", "fire-5"],
            "quick": ["fire-4"],
            "main": [f"{element}-{level}" for element in ("earth", "water") for level in range(6)],
            "piles": {
                "air": ["air-3", "air-2", "air-1", "air-0"],
                "fire": ["fire-3", "fire-2", "fire-1", "fire-0"],
            },
        },
    },
}
"""Seat 1 has a whole deck but for three ethers, which the count of cards tells."""


@pytest.mark.interpreted
def test_a_rivals_hand_and_draw_pile_share_the_cards_that_are_nowhere_else() -> None:
    for position in samples(match_at(WHOLE).state, 0):
        area = mage(position, 1)
        assert (len(names(area["hand"])), len(names(area["draw"]))) == (2, 2)
        assert Counter(names(area["hand"]) + names(area["draw"])) == Counter(["air-4", "air-5", "fire-5", "ether"])


def test_every_unseen_card_may_be_in_the_hand_and_on_top_of_the_draw_pile() -> None:
    dealt = samples(match_at(WHOLE).state, None)
    unseen = {"air-4", "air-5", "fire-5", "ether"}
    assert {card for position in dealt for card in names(mage(position, 1)["hand"])} == unseen
    assert {names(mage(position, 1)["draw"])[0] for position in dealt} == unseen


def test_the_owner_keeps_the_hand_and_knows_only_what_is_left_to_draw() -> None:
    dealt = samples(match_at(WHOLE).state, 1)
    assert all(names(mage(position, 1)["hand"]) == ["air-4", "ether"] for position in dealt)
    assert {tuple(names(mage(position, 1)["draw"])) for position in dealt} == {
        ("air-5", "fire-5"),
        ("fire-5", "air-5"),
    }


def test_a_burnt_card_on_its_way_to_a_discard_is_in_nobodys_hand() -> None:
    """EE-BURN-1"""
    burnt: JsonObject = {"kind": "drop", "seat": 1, "card": "air-0"}
    area: JsonObject = {"hand": ["air-1"], "draw": ["air-2"]}
    state = match_at({"active": 0, "mages": {"1": area}, "pending": [burnt]}).state
    for position in samples(state, 0):
        assert "air-0" not in names(mage(position, 1)["hand"]) + names(mage(position, 1)["draw"])


BLAZE: JsonObject = {
    "active": 0,
    "mages": {
        "0": {"hand": ["fire-0"]},
        "1": {
            "hand": ["water-1", "air-3"],
            "draw": ["air-4", "air-5", "fire-0", "fire-1", "fire-2"],
            "piles": {"water": ["water-0"], "air": ["air-0"]},
        },
    },
}


@pytest.mark.parametrize("always_ask", [True, False])
def test_who_is_asked_about_a_blaze_may_hold_anything_unless_being_asked_tells(always_ask: bool) -> None:
    """EE-BW-3, EE-BW-8, EE-R-9"""
    match = match_at(BLAZE, options={"always-ask": always_ask})
    match.play("play fire-0 fire")
    match.play("blaze 1 air")
    assert match.to_act == [1]
    counters = ["water-1" in hand for hand in hands(match.state, 0, 1)]
    assert any(counters)
    assert all(counters) is not always_ask


def test_a_creature_that_could_save_the_card_leaves_the_hand_open() -> None:
    """EE-BW-4: seat 1 may be asked for its Golem."""
    match = match_at({**BLAZE, "tokens": {"golem": 1}}, options={"always-ask": False})
    match.play("play fire-0 fire")
    match.play("blaze 1 air")
    assert not all("water-1" in hand for hand in hands(match.state, 0, 1))


@pytest.mark.parametrize("always_ask", [True, False])
def test_who_is_asked_about_a_release_holds_an_ether_only_if_being_asked_tells(always_ask: bool) -> None:
    """EE-REL-8, EE-CEN-1"""
    area: JsonObject = {
        "hand": ["earth-1", "ether", "air-3"],
        "draw": ["air-4", "air-5", "fire-0"],
        "piles": {"earth": ["earth-0"]},
    }
    match = match_at({"active": 0, "mages": {"0": area}}, options={"always-ask": always_ask})
    match.play("play earth-1 earth")
    assert match.legal() == ["give 1", "prevent"]
    held = ["ether" in hand for hand in hands(match.state, 1, 0)]
    assert any(held)
    assert all(held) is not always_ask


def test_with_three_mages_the_choice_of_the_receiver_hides_the_ether() -> None:
    """EE-REL-2"""
    area: JsonObject = {"hand": ["earth-1", "ether", "air-3"], "draw": ["air-4"], "piles": {"earth": ["earth-0"]}}
    match = match_at({"active": 0, "mages": {"0": area}}, seats=3, options={"always-ask": False})
    match.play("play earth-1 earth")
    assert not all("ether" in hand for hand in hands(match.state, 1, 0))
