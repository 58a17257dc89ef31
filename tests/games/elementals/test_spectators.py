"""What a spectator has of an open race is the position before the card was turned (EL-NET-17)."""

import pytest

from quintessence import Match
from quintessence.bots.reflex import ReflexBot
from quintessence.core.types import Json, JsonObject


def without_table(view: JsonObject) -> dict[str, Json]:
    return {key: value for key, value in view.items() if key != "table"}


@pytest.mark.interpreted
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"middle-catch": "on"}), (6, {})])
def test_nothing_of_a_race_reaches_a_spectator_before_it_is_judged(seats: int, options: JsonObject) -> None:
    match = Match("elementals", seats=seats, seed=8, options=options)
    bots = [ReflexBot(seed=seat, level=2) for seat in range(seats)]
    kinds: set[str] = set()
    before, told = without_table(match.view(None)), len(match.told(None))
    while match.result is None:
        seat = match.to_act[0]
        words = bots[seat].choose(match.observe(seat))
        match.play(words, seat)
        race = match.position()["race"]
        if isinstance(race, dict):
            kinds.add(str(race["kind"]))
            assert without_table(match.view(None)) == before
            assert len(match.told(None)) == told
        else:
            before, told = without_table(match.view(None)), len(match.told(None))
    assert kinds >= ({"flip", "summon", "middle"} if options else {"flip", "summon"})


def test_a_spectator_is_told_what_was_turned_when_the_race_is_judged() -> None:
    position: JsonObject = {"turn": 1, "packs": [["eee"], ["fwa", "eff"]], "middle": ["fwe"]}
    match = Match.from_position("elementals", position)
    match.play("flip", 1)
    assert match.told(None) == []
    match.play("slap fwe 640", 0)
    match.play("pass", 1)
    closed = match.told(None)[0]
    assert closed["kind"] == "race-closed"
    assert closed["turned"] == {"1": "fwa"}
    assert closed["answers"] == [
        {"seat": 0, "move": "slap fwe 640", "verdict": "right", "why": "two-parts", "parts": ["head", "belly"]},
        {"seat": 1, "move": "pass", "verdict": "void"},
    ]


def test_nobody_is_told_that_another_seat_has_answered() -> None:
    """EL-SEE-3: not by an event, not by the list of those who are awaited, not by the view."""
    position: JsonObject = {"turn": 1, "packs": [["eee"], ["fwa", "eff"], ["aaa"]], "middle": ["fwe"]}
    match = Match.from_position("elementals", position, seats=3)
    match.play("flip", 1)
    before = [(match.view(seat), len(match.told(seat)), match.legal(seat)) for seat in (0, 2)]
    assert match.view(0)["table"] == {
        "prompt": {"kind": "race", "window": 3000, "floor": 100, "you": 0},
        "awaited": [],
        "can_undo": False,
    }
    match.play("slap fwe 700", 1)
    assert [(match.view(seat), len(match.told(seat)), match.legal(seat)) for seat in (0, 2)] == before
    assert match.told(1)[-1] == {"kind": "answer-given", "seat": 1, "move": "slap fwe 700"}


@pytest.mark.interpreted
def test_after_a_resignation_in_a_race_what_is_counted_is_what_lies_there() -> None:
    position: JsonObject = {"turn": 1, "packs": [["eee"], ["fwa", "eff"]], "middle": ["fwe"]}
    match = Match.from_position("elementals", position)
    match.play("flip", 1)
    in_the_race = {row.name: row.numbers for row in match.tally()}
    assert in_the_race == {"pack": [1, 2], "pile": [0, 0]}
    match.resign(0)
    assert {row.name: row.numbers for row in match.tally()} == {"pack": match.view(None)["packs"], "pile": [0, 1]}
    assert match.view(None)["packs"] == [1, 1]
