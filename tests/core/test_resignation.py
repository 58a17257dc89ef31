"""Resignation is core's: the same in every game."""

import pytest

import quintessence as q


def pebbles(seats: int, teams: bool = False) -> q.Match:
    position: dict[str, q.Json] = {"heap": 3, "turn": 0}
    return q.Match.from_position("toy-pebbles", position, seats=seats, seed=1, options={"teams": teams})


def test_with_two_seats_the_other_wins_at_once() -> None:
    match = pebbles(2)
    events = match.resign(0)
    assert match.result == q.Result([1], [[1], [0]], "resigned")
    assert [event.kind for event in events] == ["resigned", "game-over"]
    assert events[-1].fields == {"winners": [1], "ranking": [[1], [0]], "reason": "resigned"}
    assert match.to_act == []
    assert match.legal(0) == []


def test_nothing_can_be_played_after_it() -> None:
    match = pebbles(2)
    match.resign(1)
    for call in (
        lambda: match.play("take 1", 0),
        lambda: match.why("take 1", 0),
        lambda: match.resign(0),
        lambda: match.substitute(0, "greedy"),
        lambda: match.undo(0),
    ):
        with pytest.raises(q.BadCall):
            call()
    assert len(match.entries) == 1


def test_a_seat_may_resign_when_it_is_not_its_turn() -> None:
    match = pebbles(2)
    match.resign(1)
    assert match.result is not None
    assert match.result.winners == [0]


def test_in_teams_the_other_side_wins() -> None:
    match = pebbles(4, teams=True)
    match.resign(3)
    assert match.result == q.Result([0, 2], [[0, 2], [1, 3]], "resigned")


def test_with_more_sides_the_game_goes_on_and_the_seat_ranks_last() -> None:
    match = pebbles(3)
    events = match.resign(1)
    assert [event.kind for event in events] == ["resigned"]
    assert match.result is None
    ending = match.play("take 3")
    assert match.result == q.Result([0], [[0], [2], [1]], "last-pebble")
    assert ending[-1].fields["ranking"] == [[0], [2], [1]]
    assert match.told(None)[-1]["ranking"] == [[0], [2], [1]]


def test_a_view_has_the_result_of_the_match() -> None:
    match = q.Match("elixir", seats=3, seed=3)
    match.resign(0)
    bot = q.bot("random", seed=1)
    while match.result is None:
        seat = match.to_act[0]
        match.play(bot.choose(match.observe(seat)), seat)
    assert match.result.ranking[-1] == [0]
    assert match.view(1)["result"] == match.result.to_json()


def test_a_resigned_seat_that_would_have_won_leaves_it_to_the_next() -> None:
    match = pebbles(4)
    match.resign(0)
    match.resign(2)
    match.play("take 3")
    assert match.result == q.Result([1], [[1], [3], [2], [0]], "last-pebble")


def test_when_one_side_is_left_it_wins_at_once() -> None:
    match = pebbles(4)
    match.resign(2)
    match.resign(0)
    assert match.result is None
    match.resign(3)
    assert match.result == q.Result([1], [[1], [3], [0], [2]], "resigned")


def test_nobody_resigns_twice() -> None:
    match = pebbles(3)
    match.resign(1)
    with pytest.raises(q.BadCall) as caught:
        match.resign(1)
    assert caught.value.key == "resigned-already"


def test_a_substitute_is_noted_and_told() -> None:
    match = pebbles(3)
    match.resign(1)
    events = match.substitute(1, "greedy")
    assert [(event.kind, event.fields) for event in events] == [("substituted", {"seat": 1, "by": "greedy"})]
    assert match.entries[-1].to_json() == {"substitute": 1, "by": "greedy"}
