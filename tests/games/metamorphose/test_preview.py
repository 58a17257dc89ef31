"""Previews: what a move is said to make of one's creatures is what then happens."""

import random

import pytest

import quintessence as q
from quintessence.core.refusal import Refused
from quintessence.core.types import Json, JsonObject

OPTIONS: list[JsonObject] = [{}, {"shift": "together", "late-actions": "on"}, {"rejoin": "no", "announce": "none"}]
COLOURS = ("purple", "orange", "green")
OPENING = ("take", "move", "shift")


def table(value: Json) -> JsonObject:
    assert isinstance(value, dict)
    return value


def creatures(match: q.Match, seat: int) -> JsonObject:
    """The seat's creatures as everybody sees them, with base and bonus added up."""
    seen: JsonObject = {}
    for place, creature in table(table(table(match.view(None)["players"])[str(seat)])["creatures"]).items():
        written = table(creature)
        base, bonus = written["base"], written["bonus"]
        assert isinstance(base, int) and isinstance(bonus, int)
        seen[place] = {**written, "total": base + bonus}
    return seen


def strengths(owned: JsonObject) -> JsonObject:
    """What the view's creatures add up to in each colour."""
    sums: dict[str, int] = dict.fromkeys(COLOURS, 0)
    for creature in owned.values():
        total = table(creature)["total"]
        assert isinstance(total, int)
        sums[str(table(creature)["colour"])] += total
    return {colour: sums[colour] for colour in COLOURS}


def expected(before: JsonObject, after: JsonObject) -> JsonObject:
    """The preview that two views of one's creatures call for."""
    places = [f"c{number}" for number in range(1, 7)]
    changed: JsonObject = {
        place: {"before": before.get(place), "after": after.get(place)}
        for place in places
        if before.get(place) != after.get(place)
    }
    return {"creatures": changed, "strength": {"before": strengths(before), "after": strengths(after)}}


@pytest.mark.interpreted
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_preview_is_what_then_happens(options: JsonObject) -> None:
    dice = random.Random(15)
    match = q.Match("metamorphose", seats=2, seed=15, options=options)
    previewed = 0
    while match.result is None:
        seat = match.to_act[0]
        before = creatures(match, seat)
        if dice.random() < 0.25:
            for words in match.legal():
                previewed += check_preview(match, words, seat, before)
        match.play(dice.choice(match.legal()))
    assert previewed > 100


def check_preview(match: q.Match, words: str, seat: int, before: JsonObject) -> int:
    """Plays the move on a copy and compares; how many placements and slides were compared."""
    told = match.preview(words)
    if words in ("end", "done") or " deck-" in f" {words}":
        assert told is None, words
        return 0
    assert told is not None
    twin = match.copy()
    twin.play(words)
    after = expected(before, creatures(twin, seat))
    if words.split(" ", maxsplit=1)[0] not in OPENING:
        assert told == after, words
        return 1
    then = table(told["then"])
    assert sorted(then) == twin.legal(), words
    assert {key: told[key] for key in ("creatures", "strength")} == after
    assert told.get("hand") == table(twin.view(None)["pending"] or {}).get("card")
    for following, told_then in then.items():
        further = twin.copy()
        further.play(following)
        assert told_then == expected(before, creatures(further, seat)), f"{words}, {following}"
    return len(then)


def test_a_preview_tells_what_a_power_of_another_creature_gains() -> None:
    """A third orange creature is an ally of the hyena (ME-POW-8): it changes too, without being touched."""
    lone: JsonObject = {"c1": {"cards": ["sand-hyena"]}, "c2": {"cards": ["amber-stag"]}}
    position: JsonObject = {"players": {"0": {"creatures": lone}}, "market": {"1": ["magma-badger", None, None, None]}}
    match = q.Match.from_position("metamorphose", position, seed=1)
    told = match.preview("take 1a")
    assert told is not None
    placed = table(table(told["then"])["place new"])
    assert list(table(placed["creatures"])) == ["c1", "c3"]
    hyena = table(table(placed["creatures"])["c1"])
    assert (table(hyena["before"])["total"], table(hyena["after"])["total"]) == (3, 6)
    assert table(placed["strength"])["after"] == {"purple": 0, "orange": 6 + 3 + 4, "green": 0}


def test_a_card_from_a_deck_is_not_foretold() -> None:
    match = q.Match("metamorphose", seats=2, seed=3)
    assert match.preview("take deck-1") is None


def test_words_that_may_not_be_played_are_refused_and_nothing_changes() -> None:
    match = q.Match("metamorphose", seats=2, seed=3)
    before = match.position()
    with pytest.raises(Refused) as refused:
        match.preview("take 2a")
    assert refused.value.rule == "ME-SUM-3"
    match.preview("take 1a")
    assert match.position() == before
