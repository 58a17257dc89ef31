"""Whether a position is settled, and the number that stands for it."""

import pytest

from quintessence.core.types import JsonObject
from tests.games.elem_master.positions import ALL, IDS, KINDS, TERRAIN, match_of, random_states

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize(
    ("cells", "rest", "words"),
    [
        ("c3 w:fire:2, f6 b:earth:1", {"events": {"row": ["shower"]}}, ["event shower", "choose c3 1"]),
        ("c3 w:water:1, c4 b:fire:2", {"specialities": {"0": "priest"}}, ["attack c3 c4", "reinforce"]),
        (
            "c3 w:fire:1, f6 b:earth:1",
            {"specialities": {"0": "constellationist"}},
            ["power", "place c4", "place c5", "place c6"],
        ),
        ("c3 w:fire:1, d3 b:air:1", {"specialities": {"0": "oracle"}}, ["power d3", "move d3 d4"]),
    ],
)
def test_a_position_is_settled_unless_a_decision_is_pending(cells: str, rest: JsonObject, words: list[str]) -> None:
    match = match_of(f"a1 w:earth:1, a6 b:earth:1, {cells}", rest, options=ALL)
    assert match.state.is_settled()
    keys = {match.state.key()}
    for word in words[:-1]:
        match.play(word)
        assert not match.state.is_settled()
        keys.add(match.state.key())
    match.play(words[-1])
    assert match.state.is_settled()
    assert len(keys | {match.state.key()}) == len(words) + 1


def test_a_further_step_and_the_end_are_settled() -> None:
    match = match_of("a1 w:earth:1, b3 w:air:1, c3 w:fire:1, d4 b:earth:1")
    match.play("move b3 b4")
    assert match.state.to_json()["free"] is not None
    assert match.state.is_settled()
    match.play("attack c3 d4")
    assert match.result is not None
    assert match.state.is_settled()


@pytest.mark.parametrize(("seats", "options"), [*KINDS, (2, {"start": "free"})], ids=[*IDS, "2-free"])
def test_every_move_changes_the_key_and_only_pending_decisions_unsettle(seats: int, options: JsonObject) -> None:
    before = None
    unsettled = 0
    for state in random_states(seats, options, 2, 120):
        assert state.key() != before
        assert state.is_settled() == (state.to_json()["pending"] is None)
        unsettled += not state.is_settled()
        before = state.key()
    assert (unsettled > 0) == ("events" in options)


BASE: JsonObject = {
    "specialities": {"0": "genie", "1": "necromancer"},
    "aside": {"1": 1},
    "now": ["fog", "storm"],
    "next": {"0": ["flood", "rainbow"], "1": ["heatwave"]},
}
WHITE_LAID: JsonObject = {"by": 0, "cards": ["wildfire"]}
BLACK_LAID: JsonObject = {"by": 1, "cards": ["collapse", "drought"]}
EVENTS: JsonObject = {
    "row": ["spring", "summer"],
    "deck": ["autumn", "winter"],
    "discard": ["frost", "snow"],
    "held": {"0": ["hail"]},
    "used": {"0": ["deluge", "tornado"], "1": ["breeze"]},
    "face_down": [BLACK_LAID, WHITE_LAID],
}


@pytest.mark.parametrize(
    "change",
    [
        *[{"board": {"terrain": terrain, "voids": []}} for terrain in (TERRAIN[::-1], [*TERRAIN[:3], "steppe"])],
        {"board": {"terrain": TERRAIN, "voids": ["e2"]}},
        {"board": {"terrain": TERRAIN, "voids": [], "void_stock": 5}},
        *[{"turn": 1}, {"first": 1}, {"ap": 2}, {"round": 2}, {"quiet": 2}, {"hit": True}, {"spent": [0]}],
        *[{"free": {"at": "c3", "steps": steps}} for steps in (1, 2)],
        *[{"specialities": {"0": "genie"}, "aside": {}}, {"specialities": {"0": "sage", "1": "necromancer"}}],
        *[{"aside": {}}, {"aside": {"1": 2}}, {"aside": {"0": 1}}],
        *[{"now": ["storm", "fog"]}, {"now": ["fog"]}, {"next": {"0": ["rainbow", "flood"], "1": ["heatwave"]}}],
        {"next": {"0": ["heatwave"], "1": ["flood", "rainbow"]}},
        *[{"events": {**EVENTS, "row": ["summer", "spring"]}}, {"events": {**EVENTS, "deck": ["winter", "autumn"]}}],
        *[{"events": {**EVENTS, "row": ["spring"], "deck": ["summer", "autumn", "winter"]}}],
        *[{"events": {**EVENTS, "discard": ["snow", "frost"]}}, {"events": {**EVENTS, "held": {"1": ["hail"]}}}],
        {"events": {**EVENTS, "used": {"0": ["tornado", "deluge"], "1": ["breeze"]}}},
        {"events": {**EVENTS, "face_down": [WHITE_LAID, BLACK_LAID]}},
        {"pending": {"kind": "event", "card": "shower", "chosen": []}},
        {"pending": {"kind": "event", "card": "wildfire", "chosen": []}},
    ],
    ids=str,
)
def test_whatever_a_position_tells_is_in_its_key(change: JsonObject) -> None:
    cells = "a1 w:earth:1, c3 w:fire:2, f6 b:earth:1"
    rest: JsonObject = {"events": EVENTS, **BASE}
    key = match_of(cells, rest, options=ALL).state.key()
    assert match_of(cells, rest, options=ALL).state.key() == key
    assert match_of(cells, {**rest, **change}, options=ALL).state.key() != key


@pytest.mark.parametrize(
    "stack", ["w:fire:1", "b:fire:2", "w:air:2", "w:fire:2x", "w:fire:2z", "w:fire:2j", "w:fire:2@air"]
)
def test_every_mark_of_a_stack_is_in_the_key(stack: str) -> None:
    cells = "a1 w:earth:1, c3 w:fire:2, d3 w:fire:1, f6 b:earth:1"
    assert match_of(cells.replace("w:fire:2", stack)).state.key() != match_of(cells).state.key()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"used": {"0": ["deluge"], "1": ["breeze"]}}, {"used": {"1": ["breeze"], "0": ["deluge"]}}),
        (
            {"face_down": [BLACK_LAID, WHITE_LAID]},
            {"face_down": [{"by": 1, "cards": ["collapse"]}, WHITE_LAID, {"by": 1, "cards": ["drought"]}]},
        ),
    ],
    ids=["used", "face-down"],
)
def test_an_order_that_a_position_does_not_tell_is_not_in_its_key(one: JsonObject, other: JsonObject) -> None:
    cells = "a1 w:earth:1, c3 w:fire:2, f6 b:earth:1"
    states = [match_of(cells, {"events": events}, options=ALL).state for events in (one, other)]
    assert states[0].to_json() == states[1].to_json()
    assert states[0].key() == states[1].key()
