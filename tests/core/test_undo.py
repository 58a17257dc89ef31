"""Undo follows four nevers: who is active, another seat's redo, a reveal, chance."""

import pytest

import quintessence as q
from quintessence.core.event import Event
from quintessence.core.types import Json
from quintessence.core.undo import Snapshot, may_be_taken_back
from tests.core.bids import BIDS


def pebbles(heap: int = 7) -> q.Match:
    return q.Match.from_position("toy-pebbles", {"heap": heap, "turn": 0}, seed=1)


def can_undo(match: q.Match, seat: int | None) -> Json:
    table = match.view(seat)["table"]
    assert isinstance(table, dict)
    return table["can_undo"]


def test_a_move_within_the_own_turn_is_taken_back() -> None:
    match = pebbles()
    assert can_undo(match, 0) is False
    match.play("take 1")
    assert (can_undo(match, 0), can_undo(match, 1), can_undo(match, None)) == (True, False, False)
    events = match.undo()
    assert match.position() == {"heap": 7, "turn": 0, "taken": 0}
    assert [(event.kind, event.fields) for event in events] == [("undone", {"seat": 0, "move": "take 1"})]


def test_several_moves_are_taken_back_one_by_one() -> None:
    match = pebbles()
    match.play("take 1")
    match.play("take 2")
    match.undo(0)
    assert match.position()["taken"] == 1
    match.undo(0)
    assert match.position()["taken"] == 0
    with pytest.raises(q.BadCall) as caught:
        match.undo(0)
    assert caught.value.key == "no-undo"


def test_an_undo_is_an_entry_and_is_told_to_all() -> None:
    match = pebbles()
    match.play("take 1")
    match.undo()
    assert [entry.kind for entry in match.entries] == ["move", "undo"]
    for seat in (0, 1, None):
        assert [told["kind"] for told in match.told(seat)] == ["taken", "undone"]


def test_play_goes_on_after_an_undo_as_if_the_move_had_not_been() -> None:
    match = pebbles()
    match.play("take 3")
    match.undo()
    match.play("take 2")
    match.play("end")
    assert match.position() == {"heap": 5, "turn": 1, "taken": 0}


def test_an_undo_never_changes_who_is_active() -> None:
    match = pebbles()
    match.play("take 1")
    match.play("end")
    for seat in (None, 0, 1):
        with pytest.raises(q.BadCall):
            match.undo(seat)


def test_an_undo_never_crosses_chance() -> None:
    match = q.Match.from_position("toy-pebbles", {"heap": 9, "turn": 0}, seed=1)
    match.play("take 1")
    match.play("roll")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_an_undo_never_crosses_a_reveal() -> None:
    match = pebbles()
    match.play("take 1")
    match.play("peek")
    assert not match.can_undo(0)
    match.play("take 1")
    assert match.can_undo(0)
    match.undo()
    assert not match.can_undo(0)


def test_nobody_takes_back_what_another_seat_did() -> None:
    match = pebbles()
    match.play("take 1")
    with pytest.raises(q.BadCall):
        match.undo(1)
    assert match.position()["heap"] == 6


def test_an_answer_given_at_the_same_time_as_others_is_not_taken_back() -> None:
    match = q.Match(BIDS, seats=2, seed=1)
    match.play("bid 1", 0)
    assert not match.can_undo(0)


def test_the_last_move_of_a_game_is_not_taken_back() -> None:
    match = pebbles(heap=3)
    match.play("take 1")
    match.play("take 2")
    with pytest.raises(q.BadCall):
        match.undo()


def test_a_resignation_or_a_substitute_is_a_barrier() -> None:
    match = q.Match.from_position("toy-pebbles", {"heap": 9, "turn": 0}, seats=3, seed=1)
    match.play("take 1")
    match.substitute(1, "greedy")
    assert not match.can_undo(0)
    match.play("take 1")
    match.resign(2)
    assert not match.can_undo(0)


@pytest.mark.parametrize(
    "event",
    [
        Event("drawn", {}, random=True),
        Event("shown", {}, reveals=True),
        Event("whispered", {}, private={1: {"card": 3}}),
        Event("passed", {}, only=[0, 1]),
    ],
)
def test_one_such_event_is_enough_to_keep_a_move(event: Event) -> None:
    plain = Event("moved", {}, private={0: {"note": 1}}, only=[0])
    assert may_be_taken_back(0, [0], [0], [plain], False)
    assert not may_be_taken_back(0, [0], [0], [plain, event], False)


def test_a_draw_that_no_event_tells_of_is_enough_too() -> None:
    assert not may_be_taken_back(0, [0], [0], [], True)
    assert not may_be_taken_back(0, [0, 1], [0], [], False)
    assert not may_be_taken_back(0, [0], [], [], False)


# What others are told of an undo: no more than of the move.


def undone_of(events: list[Event]) -> Event:
    return Snapshot(pebbles().state, 1, "take 2", events).undone()


def test_the_undoing_of_an_open_move_is_told_to_all() -> None:
    undone = undone_of([Event("took", {"seat": 1, "stones": 2})])
    assert undone.cut(0) == undone.cut(1) == undone.cut(None) == {"kind": "undone", "seat": 1, "move": "take 2"}


def test_the_undoing_of_a_move_with_a_private_part_names_the_move_to_its_seat_only() -> None:
    undone = undone_of([Event("took", {"seat": 1}, {1: {"stones": 2}})])
    assert undone.cut(0) == undone.cut(None) == {"kind": "undone", "seat": 1}
    assert undone.cut(1) == {"kind": "undone", "seat": 1, "move": "take 2"}


@pytest.mark.parametrize("events", [[], [Event("took", {"seat": 1}, only=[1])]], ids=["nothing", "one seat"])
def test_the_undoing_of_a_move_that_nobody_else_was_told_of_is_told_to_nobody_else(events: list[Event]) -> None:
    undone = undone_of(events)
    assert undone.cut(0) is None
    assert undone.cut(None) is None
    assert undone.cut(1) == {"kind": "undone", "seat": 1, "move": "take 2"}
