"""The evaluation, and the greedy player that lives by it."""

import pytest

import quintessence as q
from quintessence.bots.greedy import GreedyBot
from quintessence.core.types import Json, JsonObject
from tests.bots.test_strength import greedy_wins


def best(match: q.Match) -> str:
    """What a greedy player does."""
    return GreedyBot(seed=1).choose(match.observe())


def best_of(match: q.Match, seat: int) -> str:
    """What a greedy player does in a seat that is asked together with others."""
    return GreedyBot(seed=1).choose(match.observe(seat))


def match_at(**position: object) -> q.Match:
    return match_with({"windows": "able"}, **position)


def match_with(options: JsonObject, **position: object) -> q.Match:
    chosen: JsonObject = dict(position)  # type: ignore[arg-type]
    return q.Match.from_position("elixir", chosen, seats=3, seed=1, options=options)


def pass_until(match: q.Match, seat: int) -> None:
    """Lets the others pass until a seat is asked."""
    while match.to_act != [seat]:
        match.play("pass")


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


# Cards that would do nothing, or nothing for their player.


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_holds_no_flea_market_without_anything_to_sell(windows: str) -> None:
    hand: JsonObject = {"finds": ["flea-market", "owl-down", "daydream"], "spells": ["siesta"]}
    match = match_with({"windows": windows}, pile=["toad-tear"] * 9, players={"0": hand, **OTHERS})
    assert best(match) == "next"


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_holds_a_flea_market_to_sell_what_is_not_magic(windows: str) -> None:
    hand: JsonObject = {"finds": ["flea-market", "owl-down", "copper-bathtub"], "spells": ["siesta"]}
    match = match_with({"windows": windows}, pile=["toad-tear"] * 9, players={"0": hand, **OTHERS})
    assert best(match) == "play flea-market"


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_fetches_nothing_from_a_discard_pile_without_ingredients(windows: str) -> None:
    hand: JsonObject = {"finds": ["rag-hook", "owl-down"], "spells": ["siesta"]}
    assert best(match_with({"windows": windows}, discard=["odd-sock"], players={"0": hand, **OTHERS})) == "next"


# Answers.


BELL: JsonObject = {"finds": ["brass-bell", "bottled-fog", "prank-pepper"], "spells": ["siesta"]}
"""Beside a seat with a long spoon and a bag, which is not the leader."""


def bell_match(windows: str, card: str) -> q.Match:
    others: JsonObject = {
        "1": {"finds": ["long-spoon", "bottomless-bag"], "spells": ["iron-cloak", "rewind"]},
        "2": {"finds": ["daydream", "owl-down"], "spells": ["encore"]},
    }
    match = match_with({"windows": windows}, active=1, pile=["toad-tear"] * 9, players={"0": BELL, **others})
    match.play(f"play {card}")
    return match


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_keeps_the_bell_while_objects_do_not_touch_it(windows: str) -> None:
    match = bell_match(windows, "bottomless-bag")
    pass_until(match, 0)
    assert best(match) == "pass"


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_rings_the_bell_at_an_object_aimed_at_it(windows: str) -> None:
    match = bell_match(windows, "long-spoon")
    match.play("target 0")
    pass_until(match, 0)
    assert best(match) == "play brass-bell"


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
@pytest.mark.parametrize(
    ("spell", "payment", "answer"),
    [("encore", ["dragon-yawn"], "pass"), ("tongue-knot", ["mole-whisker", "ember-sugar"], "play wax-plugs")],
    ids=["a forfeit", "a knot in the tongue"],
)
def test_greedy_saves_wax_plugs_for_a_spell_that_hurts(
    windows: str, spell: str, payment: list[Json], answer: str
) -> None:
    hand: JsonObject = {"finds": ["wax-plugs", "bottled-fog", "prank-pepper"], "spells": ["siesta"]}
    others: JsonObject = {"1": {"finds": payment, "spells": [spell, "rewind"]}, "2": {"spells": ["iron-cloak"]}}
    match = match_with({"windows": windows}, active=1, pile=["toad-tear"] * 9, players={"0": hand, **others})
    match.play(f"cast {spell}")
    match.play("target 0")
    pass_until(match, 0)
    assert best(match) == answer


CORK: JsonObject = {
    "type": "object",
    "kind": "magic",
    "id": "cork",
    "name": {"fr": "Bouchon", "en": "Cork"},
    "text": {"fr": "Annule un sortilège.", "en": "Cancels a spell."},
    "when": [{"on": "spell", "by": "other"}],
    "effect": [{"verb": "cancel", "spell": "returns"}],
}
"""A card of a player's own: what it is good for is read from its effect."""


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
@pytest.mark.parametrize(("caster", "answer"), [(1, "pass"), (2, "play cork")], ids=["one behind", "the leader"])
def test_greedy_saves_what_cancels_for_the_last_spell_of_the_leader(windows: str, caster: int, answer: str) -> None:
    hand: JsonObject = {"finds": ["cork", "daydream"], "spells": ["siesta"]}
    others: JsonObject = {
        "1": {"finds": ["sulky-turnip"], "spells": ["second-helping", "iron-cloak", "rewind"]},
        "2": {"finds": ["toad-tear"], "spells": ["keyhole"]},
    }
    options: JsonObject = {"windows": windows, "extra-cards": [CORK]}
    match = match_with(options, active=caster, pile=["toad-tear"] * 9, players={"0": hand, **others})
    match.play("cast second-helping" if caster == 1 else "cast keyhole")
    if caster == 2:
        match.play("target 0")
    pass_until(match, 0)
    assert best(match) == answer


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
@pytest.mark.parametrize(("spells", "answer"), [(["siesta"], "play crumb-brush"), (["encore"], "pass")])
def test_greedy_picks_out_of_a_payment_what_it_needs(windows: str, spells: list[Json], answer: str) -> None:
    hand: JsonObject = {"finds": ["crumb-brush", "prank-pepper"], "spells": spells}
    others: JsonObject = {
        "1": {"finds": ["mole-whisker", "bottled-fog"], "spells": ["hush", "rewind"]},
        "2": {"spells": ["light-fingers"]},
    }
    match = match_with({"windows": windows}, active=1, pile=["toad-tear"] * 9, players={"0": hand, **others})
    match.play("cast hush")
    pass_until(match, 0)
    assert best(match) == answer


# Bids.


def auction(windows: str, auctioneer: int, finds: list[Json], others: list[Json]) -> q.Match:
    """An auction of a prank pepper and two teapots; seat 0 lacks a prank pepper."""
    hand: JsonObject = {"finds": finds, "spells": ["siesta", "iron-cloak"]}
    players: JsonObject = {
        "0": hand,
        "1": {"finds": others, "spells": ["rewind"]},
        "2": {"finds": others, "spells": ["golden-ladle"]},
    }
    pile = ["chipped-teapot", "prank-pepper", "chipped-teapot", *["toad-tear"] * 9]
    match = match_with({"windows": windows}, active=auctioneer, pile=pile, players=players)
    match.play("play auction")
    while all(seat != 0 for seat in match.to_act) or match.legal(0) == ["pass"]:
        match.play("pass")
    return match


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_bids_its_dearest_object_for_the_lot_that_completes_a_spell(windows: str) -> None:
    match = auction(windows, 1, ["copper-bathtub", "bottled-fog", "attic-dust"], ["auction", "daydream", "owl-down"])
    assert best_of(match, 0) == "put copper-bathtub"


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_bids_as_auctioneer_for_what_it_needs(windows: str) -> None:
    match = auction(windows, 0, ["auction", "copper-bathtub", "bottled-fog"], ["daydream", "owl-down"])
    assert best_of(match, 0) == "put copper-bathtub"


@pytest.mark.interpreted
@pytest.mark.parametrize("windows", ["able", "all"])
def test_greedy_bids_for_what_it_needs_when_all_others_have_bid(windows: str) -> None:
    match = auction(windows, 1, ["copper-bathtub", "bottled-fog", "attic-dust"], ["auction", "daydream", "owl-down"])
    for seat in (1, 2):
        match.play("done", seat)
    assert best_of(match, 0) == "put copper-bathtub"


def test_greedy_wins_far_more_than_its_share_against_random_players() -> None:
    assert greedy_wins("elixir", 3, 30, {"windows": "able"}) >= 21
