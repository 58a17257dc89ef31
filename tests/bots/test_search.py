"""The bot `search`: what it finds, what it may know, how it is bounded, what it says."""

import json
from pathlib import Path
from time import perf_counter

import pytest

import quintessence as q
from quintessence.bots.failure import BotFailed
from quintessence.bots.search.bot import SearchBot
from quintessence.bots.search.budget import Budget
from quintessence.bots.search.data import LEVELS, best_match, levels_of, weights_of
from quintessence.bots.search.explaining import advice
from quintessence.bots.search.judge import Judge
from quintessence.bots.search.lines import Line
from quintessence.bots.search.ranking import Ranked, drawn_move
from quintessence.core.chance import QuickChance
from quintessence.core.match import Match
from quintessence.core.observation import Observation
from quintessence.core.registry import find_game
from quintessence.core.types import LANGUAGES, JsonObject

GAMES = {"elem-master": 2, "elementary-evolution": 2, "elixir": 3, "metamorphose": 2}
"""The games that are searched, with a number of seats."""
EFFORT = 150
WON_AT_ONCE: JsonObject = {
    "cells": {"c3": "w:fire:3", "b2": "w:earth:3", "c4": "b:earth:1", "f6": "b:fire:1"},
    "turn": 0,
}
"""White wins with `attack c3 c4`."""

pytestmark = pytest.mark.interpreted


def bot(seed: int = 1, level: int = LEVELS, simulations: int = EFFORT) -> SearchBot:
    return SearchBot(seed=seed, level=level, simulations=simulations, seconds=600)


def asked_match(game: str, seed: int, moves: int) -> Match:
    """A match after some moves of bots that play at random, in which somebody has a choice."""
    match = q.play(game, ["random"], seats=GAMES[game], seed=seed, limit=moves)
    while match.result is None and len(match.legal(match.to_act[0])) == 1:
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", [1, 3, 5])
def test_the_same_seed_and_effort_give_the_same_answers(game: str, level: int) -> None:
    match = asked_match(game, 3, 20)
    observation = match.observe(match.to_act[0])
    answers = {bot(7, level).choose(observation) for _ in range(3)}
    assert len(answers) == 1
    assert answers <= set(observation.legal)


@pytest.mark.parametrize("game", GAMES)
def test_it_counts_the_positions_that_it_has_judged(game: str) -> None:
    match = asked_match(game, 3, 20)
    observation = match.observe(match.to_act[0])
    quick, thorough = bot(7, simulations=1), bot(7)
    for each in (quick, thorough):
        assert each.judged == 0
        each.choose(observation)
    assert len(observation.moves) <= quick.judged < thorough.judged


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_depends_only_on_what_the_seat_sees(game: str) -> None:
    """A prophet would answer differently in a world that looks the same but hides other cards."""
    for seed in range(4):
        match = asked_match(game, seed, 12 + 5 * seed)
        seat = match.to_act[0]
        told = match.observe(seat).to_json()
        other_world = match.state.sample(seat, QuickChance(seed + 99))
        told_there: JsonObject = {**told, "sample": other_world.sample(seat, QuickChance(5)).to_json()}
        told_here: JsonObject = {**told, "sample": match.state.sample(seat, QuickChance(5)).to_json()}
        here, there = Observation.from_json(told_here), Observation.from_json(told_there)
        assert bot(seed).choose(here) == bot(seed).choose(there)


@pytest.mark.parametrize("level", [4, 5])
def test_it_wins_where_it_can_win_at_once(level: int) -> None:
    match = Match.from_position("elem-master", WON_AT_ONCE, seats=2, seed=1)
    one = bot(level=level)
    while match.result is None:
        assert match.to_act == [0], "the turn is over"
        match.play(one.choose(match.observe(0)), 0)
    assert match.result.winners == [0]


def test_it_may_have_less_time_than_it_was_made_with() -> None:
    match = Match("elem-master", seats=2, seed=1)
    one = SearchBot(seconds=60)
    one.allow(0.05)
    begun = perf_counter()
    assert one.choose(match.observe()) in match.legal()
    assert perf_counter() - begun < 30
    with pytest.raises(BotFailed):
        one.allow(0)


def test_it_keeps_its_plan_for_the_turn() -> None:
    match = Match("elem-master", 2, 5, {"first": "0"})
    one = bot(simulations=3000)
    first = one.choose(match.observe(0))
    plan = dict(one._plan)
    assert plan
    match.play(first, 0)
    planned = plan[int(match.state.key())]
    assert one.choose(match.observe(0)) == match.grammar.words(planned)


def test_a_budget_of_positions_ends_when_they_are_spent() -> None:
    budget = Budget(5, None)
    for _ in range(5):
        assert not budget.is_over()
        budget.spend()
    assert budget.is_over()


def test_a_budget_of_no_time_ends_at_the_first_look_at_the_clock() -> None:
    budget = Budget(None, 0.0)
    for _ in range(16):
        budget.spend()
    assert budget.is_over()


def test_without_heat_the_best_is_played_and_with_heat_nothing_absurd() -> None:
    match = Match("elem-master", 2, 1)
    line = Line(match.state, None, -1, 0)
    moves = [Ranked(number, value, line) for number, value in enumerate([0.6, 0.59, 0.5, 0.1])]
    assert {drawn_move(moves, 0.0, drawn / 10).move for drawn in range(10)} == {0}
    drawn_with_heat = [drawn_move(moves, 0.03, drawn / 100).move for drawn in range(100)]
    assert set(drawn_with_heat) == {0, 1, 2}
    assert drawn_with_heat.count(0) > drawn_with_heat.count(1) > drawn_with_heat.count(2)


@pytest.mark.parametrize(("settings", "key"), [
    ({"level": 0}, "bot-bad-level"),
    ({"level": 6}, "bot-bad-level"),
    ({"seconds": 0}, "bot-bad-seconds"),
    ({"heat": -1}, "bot-bad-heat"),
    ({"simulations": 0}, "bot-bad-simulations"),
])  # fmt: skip
def test_settings_that_make_no_sense_are_refused(settings: dict[str, int], key: str) -> None:
    with pytest.raises(BotFailed) as raised:
        q.bot("search", **settings)
    assert raised.value.key == key


def test_a_file_without_weights_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text("[]", "utf-8")
    with pytest.raises(BotFailed) as raised:
        q.bot("search", weights=str(file)).choose(Match("elem-master", 2, 1).observe())
    assert raised.value.key == "bot-bad-weights"


def test_the_row_for_the_seats_and_options_is_taken() -> None:
    rows: list[JsonObject] = [
        {"seats": [2, 3], "name": "few"},
        {"seats": 4, "name": "many"},
        {"seats": 4, "options": {"teams": "on"}, "name": "teams"},
    ]
    game = find_game("elem-master")
    settings = [game.setting(2), game.setting(4), game.setting(4, {"teams": "on"})]
    found = [best_match(rows, setting) for setting in settings]
    assert [row["name"] for row in found if row] == ["few", "many", "teams"]


@pytest.mark.parametrize("game", GAMES)
def test_chances_add_up_and_a_finished_game_is_worth_its_result(game: str) -> None:
    one = find_game(game)
    match = asked_match(game, 2, 15)
    setting = match.setting
    judge = Judge(one.sides(setting), weights_of(one, setting) or [0.1] * len(one.features(setting)))
    chances = [judge.value(match.state, seat) for seat in range(setting.seats)]
    assert sum(chances) == pytest.approx(1.0)
    over = q.play(one, ["random"], seats=setting.seats, seed=4)
    assert over.result is not None
    won = [judge.value(over.state, seat) for seat in range(setting.seats)]
    assert sum(won) == pytest.approx(1.0)
    assert [seat for seat in range(setting.seats) if won[seat] == max(won)] == (
        over.result.winners or list(range(setting.seats))
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_five_levels_that_err_less_and_less(game: str) -> None:
    one = find_game(game)
    for seats in one.seat_counts:
        levels = levels_of(one, one.setting(seats, {"duel": True} if game == "elixir" and seats == 2 else {}))
        assert len(levels) == LEVELS
        heats = [level.heat for level in levels]
        assert heats == sorted(heats, reverse=True)
        assert heats[-1] == 0.0


@pytest.mark.parametrize("game", GAMES)
def test_it_says_its_best_moves_and_why(game: str) -> None:
    match = asked_match(game, 6, 25)
    seat = match.to_act[0]
    observation = match.observe(seat)
    told = bot().explain(observation)
    assert 1 <= len(told) <= 3
    assert [one.chance for one in told] == sorted([one.chance for one in told], reverse=True)
    for one in told:
        assert one.moves[0] in observation.legal
        assert 0.0 <= one.chance <= 1.0
        assert json.loads(json.dumps(one.to_json()))["moves"] == one.moves
        for language in LANGUAGES:
            for reason in one.reasons:
                assert match.game.messages(language).attribute(f"feature-{reason.group}", "gain")


def test_only_what_ends_so_in_every_trial_is_told_as_certain() -> None:
    match = Match.from_position("elem-master", WON_AT_ONCE, seats=2, seed=1)
    observation = match.observe(0)
    start = Line(observation.sample(QuickChance(1)), None, -1, 0)
    move = match.grammar.parse("attack c3 c4")
    after = start.state.copy()
    after.apply(0, move, QuickChance(1), None)
    assert after.result() is not None
    judge = Judge(match.game.sides(match.setting), [])
    ranked = [Ranked(move, chance, Line(after, start, 0, move)) for chance in (1.0, 0.6)]
    assert [one.is_certain for one in advice(ranked, observation, judge, start.state)] == [True, False]
