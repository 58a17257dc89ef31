"""The evaluation, and the greedy player that lives by it."""

import pytest

import quintessence as q
from quintessence.bots.greedy import GreedyBot
from quintessence.core.types import JsonObject
from tests.bots.test_strength import greedy_wins


def best(match: q.Match) -> str:
    """What a greedy player does."""
    return GreedyBot(seed=1).choose(match.observe())


def match_at(**position: object) -> q.Match:
    chosen: JsonObject = dict(position)  # type: ignore[arg-type]
    return q.Match.from_position("elixir", chosen, seats=3, seed=1, options={"windows": "able"})


OTHERS: JsonObject = {"1": {"finds": ["owl-down"], "spells": ["iron-cloak"]}, "2": {"finds": [], "spells": ["rewind"]}}


@pytest.mark.interpreted
def test_greedy_casts_what_it_can_pay_for() -> None:
    hand: JsonObject = {"finds": ["sulky-turnip", "odd-sock"], "spells": ["second-helping", "siesta"]}
    assert best(match_at(players={"0": hand, **OTHERS})) == "cast second-helping"


@pytest.mark.interpreted
def test_greedy_pays_with_what_it_needs_least() -> None:
    hand: JsonObject = {"finds": ["sulky-turnip", "quicksilver"], "spells": ["second-helping", "siesta"]}
    match = match_at(pile=["lone-skate"] * 4, players={"0": hand, **OTHERS})
    match.play("cast second-helping")
    assert best(match) == "use sulky-turnip"


@pytest.mark.interpreted
def test_greedy_takes_the_ingredient_that_completes_a_spell() -> None:
    hand: JsonObject = {"finds": ["rag-hook", "bottled-fog"], "spells": ["siesta", "iron-cloak"]}
    discard = ["daydream", "prank-pepper", "toad-tear"]
    match = match_at(discard=discard, players={"0": hand, **OTHERS})
    match.play("play rag-hook")
    assert best(match) == "take prank-pepper"


@pytest.mark.interpreted
def test_greedy_gives_away_what_no_spell_of_its_own_wants() -> None:
    hand: JsonObject = {"finds": ["bottled-fog", "prank-pepper", "owl-down"], "spells": ["siesta"]}
    lasting = {"1": {"kind": "forfeit", "card": "encore", "on": 0, "by": 1, "price": 1, "until": "your-turn"}}
    match = match_at(lasting=lasting, players={"0": hand, **OTHERS})
    match.play("buyout encore")
    assert best(match) == "give owl-down"


@pytest.mark.interpreted
def test_greedy_aims_at_the_leader() -> None:
    hand: JsonObject = {"finds": ["long-spoon"], "spells": ["siesta"]}
    others: JsonObject = {
        "1": {"finds": ["owl-down"], "spells": ["iron-cloak", "rewind"]},
        "2": {"finds": ["daydream", "toad-tear"], "spells": ["encore"]},
    }
    match = match_at(players={"0": hand, **others})
    match.play("play long-spoon")
    assert best(match) == "target 2"


@pytest.mark.interpreted
def test_greedy_performs_forfeits_rather_than_pay() -> None:
    hand: JsonObject = {"finds": ["echo-crumb"], "spells": ["doggerel", "hush"]}
    others: JsonObject = {"1": {"finds": ["owl-down", "odd-sock"], "spells": ["siesta"]}, "2": {"spells": ["rewind"]}}
    match = match_at(players={"0": hand, **others})
    match.play("cast doggerel")
    match.play("target 1", 0)
    assert best(match) == "perform"


def test_greedy_wins_far_more_than_its_share_against_random_players() -> None:
    assert greedy_wins("elixir", 3, 30, {"windows": "able"}) >= 21
