"""Positions that anybody may have written: what cannot be is refused with its key, what can be is played."""

import copy
from typing import Any

import pytest

import quintessence as q
from quintessence.core.errors import BadPosition
from quintessence.core.types import LANGUAGES

PLAYERS: dict[str, Any] = {
    str(seat): {"finds": ["owl-down", "odd-sock"], "spells": ["siesta", "hush"]} for seat in range(3)
}


def read(**position: Any) -> q.Match:
    return q.Match.from_position("elixir", {"players": copy.deepcopy(PLAYERS), **position}, seats=3, seed=1)


def frame(kind: str, **keys: Any) -> dict[str, Any]:
    return {"frame": kind, **keys}


LIST = frame("list", card="toast", by=0, todo=[{"verb": "draw"}])
TRIGGER = {"kind": "trigger", "by": 0, "until": "game", "when": {"on": "spell"}, "do": [{"verb": "draw"}]}

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a spell among the finds": ({"pile": ["siesta"]}, "pile[0]"),
    "a find among the spells": ({"removed": ["owl-down"]}, "removed[0]"),
    "an unknown card": ({"discard": ["owl-up"]}, "discard[0]"),
    "a spell in the stack of another level": ({"phase": "draft", "books": {"2": ["encore"]}}, "books.2"),
    "a ninth seat": ({"active": 8}, "active"),
    "no direction": ({"direction": 0}, "direction"),
    "a lasting effect without a number": ({"lasting": {"x": TRIGGER}}, "lasting.x"),
    "a status of its own": (
        {"lasting": {"1": {"kind": "status", "is": "cold", "on": 0, "by": 0, "until": "game"}}},
        "lasting.1.is",
    ),
    "a trigger with an unknown verb": (
        {"lasting": {"1": {**TRIGGER, "do": [{"verb": "explode"}]}}},
        "lasting.1.do[0].verb",
    ),
    "a trigger on an unknown event": ({"lasting": {"1": {**TRIGGER, "when": {"on": "rain"}}}}, "lasting.1.when.on"),
    "a result in a running game": ({"result": {"winners": [0]}}, "result"),
    "a finished game without a result": ({"phase": "over"}, "result"),
    "a stack in the draft": ({"phase": "draft", "stack": [LIST]}, "stack"),
    "an unknown frame": ({"stack": [frame("dance")]}, "stack[0].frame"),
    "an event about nothing": (
        {"stack": [frame("event", event="spell", actor=0, card="toast", level=2)]},
        "stack[0].frame",
    ),
    "a choice without its options": ({"stack": [frame("choose", seat=0, options=[1]), LIST]}, "stack[0].frame"),
    "an aim in the air": ({"stack": [frame("aim", seat=0, among=[1])]}, "stack[0].frame"),
    "a payment that cannot be paid": (
        {"stack": [frame("card", card="toast", by=0, step="pay", slots=["daydream"])]},
        "stack[0].slots",
    ),
    "more ingredients to pay than a spell costs": (
        {"stack": [frame("card", card="toast", by=0, step="pay", waive=9, paid=["daydream"], slots=["owl-down"] * 5)]},
        "stack[0].slots",
    ),
    "an ingredient that is played": ({"stack": [frame("card", card="owl-down", by=0)]}, "stack[0].card"),
    "more targets than the card has": ({"stack": [frame("card", card="toast", by=0, targets=[1])]}, "stack[0].targets"),
    "a bid that is not in hand": (
        {"stack": [frame("auction", by=0, who=[0, 1], lot=["daydream"], put={"1": ["toad-tear"]})]},
        "stack[0].put",
    ),
    "two finds on the stall": (
        {"stack": [frame("market", who=[0, 1], put={"1": ["owl-down", "odd-sock"]})]},
        "stack[0].put",
    ),
    "a ring with a gap": (
        {"stack": [frame("commit", **{"for": "pass", "zone": "finds", "need": {"0": 1}, "to": {"0": 1, "1": 2}})]},
        "stack[0].to",
    ),
    "a find given to oneself": (
        {"stack": [frame("pick", seat=0, word="give", src=["finds", 0], dst=["finds", 0], n=1)]},
        "stack[0].frame",
    ),
    "a vote of the performer": (
        {"stack": [frame("vote", entry={"card": "encore", "on": 1, "by": 0, "price": 1}, votes={"1": "ok"})]},
        "stack[0].votes.1",
    ),
    "the start of a turn above something": ({"stack": [frame("turn-start"), LIST]}, "stack[0].frame"),
    "a counter with blanks": ({"players": {"0": {"counters": {"my bubble": 1}}}}, "players.0.counters.my bubble"),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("name", WRONG)
def test_a_position_that_cannot_be_is_refused_with_its_key(name: str) -> None:
    position, path = WRONG[name]
    with pytest.raises(BadPosition) as refused:
        read(**position)
    assert refused.value.details["path"] == path
    for language in LANGUAGES:
        assert path in refused.value.message(language)


@pytest.mark.interpreted
def test_a_list_of_effects_in_a_position_is_carried_out_at_once() -> None:
    match = read(stack=[LIST], pile=["daydream", "ember-sugar"])
    assert match.legal() == ["next"]
    assert match.view(0)["players"]["0"]["finds"] == ["owl-down", "odd-sock", "daydream"]  # type: ignore[index,call-overload]


@pytest.mark.interpreted
def test_a_question_in_a_position_is_asked() -> None:
    todo = [
        {
            "verb": "choose",
            "options": [{"fr": "a", "en": "a", "do": [{"verb": "draw"}]}, {"fr": "b", "en": "b", "do": []}],
        }
    ]
    match = read(stack=[frame("choose", seat=2, options=[1, 2]), frame("list", card="toast", by=0, todo=todo)])
    assert match.to_act == [2]
    assert match.legal() == ["choose 1", "choose 2"]


@pytest.mark.interpreted
def test_a_position_without_spells_is_over_at_once() -> None:
    match = q.Match.from_position("elixir", {"active": 1, "players": {"1": {"spells": ["hush"]}}}, seats=3, seed=1)
    assert match.result is not None
    assert match.result.winners == [2]


@pytest.mark.interpreted
def test_counters_of_a_position_are_kept_even_if_no_card_knows_them() -> None:
    players = {**copy.deepcopy(PLAYERS), "0": {"spells": ["hush"], "counters": {"luck": 3}}}
    match = q.Match.from_position("elixir", {"players": players}, seats=3, seed=1)
    assert match.position()["players"]["0"]["counters"] == {"luck": 3}  # type: ignore[index,call-overload]
