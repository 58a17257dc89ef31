"""Counts of lines of play, and random play."""

import pytest

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.perft import perft
from quintessence.core.playout import play_randomly, random_games
from tests.core.bids import BIDS
from tests.core.pebbles import PEBBLES


def test_lines_are_counted_by_hand() -> None:
    # Heap of 1: take it (the end), roll (the end, at least one goes) or peek (and so on).
    state = q.Match.from_position(PEBBLES, {"heap": 1, "turn": 0}, seed=1).state
    assert [perft(state, depth) for depth in range(4)] == [1, 3, 3, 3]


@pytest.mark.interpreted
def test_lines_of_simultaneous_answers_count_every_order() -> None:
    # Two seats with three bids and one look each: 8 first moves; then, after a bid (6), the other seat's 4,
    # and after a look (2), three bids of the same seat and four moves of the other.
    state = q.Match(BIDS, seats=2, seed=1).state
    assert perft(state, 1) == 8
    assert perft(state, 2) == 6 * 4 + 2 * 7


def test_counting_leaves_the_position_as_it_was() -> None:
    state = q.Match.from_position(PEBBLES, {"heap": 4, "turn": 0}, seed=1).state
    before = state.to_json()
    perft(state, 3)
    assert state.to_json() == before


@pytest.mark.interpreted
def test_random_play_ends_the_game_or_stops_at_the_limit() -> None:
    setting = PEBBLES.setting(2, {"heap": 30})
    chance = QuickChance(5)
    state = PEBBLES.setup(setting, chance)
    assert play_randomly(state, chance, 3) == 3
    assert state.result() is None
    made = play_randomly(state, chance, 10_000)
    assert 3 < made < 10_000
    assert state.result() is not None
    assert play_randomly(state, chance, 10) == 0


def test_random_games_are_the_same_each_time_and_counted_together() -> None:
    setting = BIDS.setting(3)
    moves = random_games(BIDS, setting, 20, 1, 100)
    assert 60 <= moves <= 120
    assert random_games(BIDS, setting, 20, 1, 100) == moves
    assert random_games(BIDS, setting, 20, 1, 2) == 40
