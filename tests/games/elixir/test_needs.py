"""What a view says of the seat's own spells: which ingredients are held, replaced, left out, missing."""

from random import Random
from typing import Any

import quintessence as q
from quintessence.core.types import JsonObject


def match_with(finds: list[str], spells: list[str], lasting: JsonObject | None = None) -> q.Match:
    players: JsonObject = {
        "0": {"finds": [*finds], "spells": [*spells]},
        "1": {"spells": ["padlock"]},
        "2": {"spells": ["hush"]},
    }
    position: JsonObject = {"players": players, "lasting": lasting or {}}
    return q.Match.from_position("elixir", position, seats=3)


def states(match: q.Match, spell: str, seat: int = 0) -> dict[str, str]:
    view: Any = match.view(seat)
    return {slot["slot"]: slot["state"] for slot in view["needs"][spell]}


def test_an_ingredient_in_hand_is_held_and_another_is_missing() -> None:
    match = match_with(["owl-down"], ["boomerang"])
    assert states(match, "boomerang") == {"owl-down": "held", "ember-sugar": "missing"}


def test_a_stand_in_serves_one_slot_only() -> None:
    match = match_with(["quicksilver"], ["boomerang"])
    assert sorted(states(match, "boomerang").values()) == ["missing", "stand-in"]


def test_the_true_ingredient_comes_before_what_could_stand_for_it() -> None:
    match = match_with(["quicksilver", "wind-marble", "owl-down"], ["boomerang"])
    assert states(match, "boomerang") == {"owl-down": "held", "ember-sugar": "stand-in"}


def test_every_find_that_may_pay_a_slot_is_named() -> None:
    view: Any = match_with(["quicksilver", "wind-marble", "owl-down", "odd-sock", "quicksilver"], ["boomerang"]).view(0)
    first, second = view["needs"]["boomerang"]
    assert sorted(first["finds"]) == ["owl-down", "quicksilver", "wind-marble"]
    assert second["finds"] == ["quicksilver"]


def test_a_surcharge_is_one_more_slot_for_any_find() -> None:
    law: JsonObject = {"1": {"kind": "status", "is": "surcharge", "on": 0, "by": 1, "until": "game"}}
    match = match_with(["echo-crumb"], ["doggerel"], law)
    assert states(match, "doggerel") == {"echo-crumb": "held", "any": "missing"}
    match = match_with(["echo-crumb", "odd-sock"], ["doggerel"], law)
    assert states(match, "doggerel") == {"echo-crumb": "held", "any": "held"}


def test_a_discount_leaves_a_slot_out_but_never_the_only_one() -> None:
    gift: JsonObject = {"1": {"kind": "status", "is": "discount", "on": 0, "by": 0, "until": "game"}}
    match = match_with(["owl-down"], ["boomerang", "doggerel"], gift)
    assert states(match, "boomerang") == {"owl-down": "held", "ember-sugar": "waived"}
    assert states(match, "doggerel") == {"echo-crumb": "missing"}


def test_nobody_is_told_of_the_needs_of_others() -> None:
    match = match_with(["owl-down"], ["boomerang"])
    assert set(match.view(1)["needs"]) == {"padlock"}  # type: ignore[arg-type]
    assert match.view(None)["needs"] == {}


def test_drafted_spells_that_have_not_been_looked_at_want_nothing_yet() -> None:
    match = q.Match("elixir", seats=3, seed=1)
    match.play("pick 2")
    assert all(match.view(seat)["needs"] == {} for seat in range(3))


def test_what_misses_nothing_is_what_can_be_paid_in_random_games() -> None:
    for seed in range(3):
        match, dice = q.Match("elixir", seats=3, seed=seed), Random(seed)
        for _ in range(150):
            if not match.to_act:
                break
            seat = dice.choice(match.to_act)
            view: Any = match.view(seat)
            if view["ask"]["kind"] == "main":
                for spell, slots in view["needs"].items():
                    refusal = match.why(f"cast {spell}", seat)
                    is_short = refusal is not None and refusal.rule == "EX-CAST-3"
                    if refusal is None or is_short:
                        assert any(slot["state"] == "missing" for slot in slots) == is_short, (spell, slots)
            match.play(dice.choice(match.legal(seat)), seat)
