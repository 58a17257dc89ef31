"""The bench against OpenSpiel, as far as it is ours: what its searches are told of a position, and what they may spend.

OpenSpiel itself is not needed here: a stand-in takes the place of its searches.
"""

from random import Random
from types import SimpleNamespace

import openspiel
import pytest
from openspiel import FEWEST, FIRST_TRY, Evaluator, Found, OpenSpielBot, Pace, Position, Search, Terms

from quintessence.bots.search.data import weights_of
from quintessence.bots.search.judge import Judge
from quintessence.core.canonical import canonical_json
from quintessence.core.chance import QuickChance
from quintessence.core.match import Match
from quintessence.core.observation import Observation
from quintessence.core.registry import find_game

RULES = SimpleNamespace(get_type=lambda: None, max_utility=lambda: 1.0)
LUCK = 11
MANY_MOVES = 2000

pytestmark = pytest.mark.interpreted
of_both_games = pytest.mark.parametrize("game", openspiel.GAMES)


def start(game: str, seed: int = 5) -> Position:
    one = find_game(game)
    return Position(RULES, one.setup(one.setting(2), QuickChance(seed)), LUCK)


def positions(game: str, seed: int) -> list[Position]:
    """A game at random: every position of it, the last is over."""
    random = Random(seed)
    position = start(game, seed)
    found = [position]
    while not position.is_terminal():
        assert len(found) < MANY_MOVES
        position = position.clone()
        position.apply_action(random.choice(position.legal_actions()))
        found.append(position)
    return found


@of_both_games
def test_a_game_is_played_to_its_end_and_returns_its_result(game: str) -> None:
    *on_the_way, last = positions(game, 3)
    result = last.state.result()
    assert result is not None
    assert last.returns() == result.values()
    assert [position.current_player() in (0, 1) for position in on_the_way] == [True] * len(on_the_way)
    assert not any(position.is_chance_node() for position in on_the_way)


@of_both_games
def test_a_clone_goes_its_own_way_and_meets_the_same_luck(game: str) -> None:
    for position in positions(game, 4)[:-1:5]:
        before = position.state.to_json()
        one, other = position.clone(), position.clone()
        action = position.legal_actions()[0]
        one.apply_action(action)
        other.apply_action(action)
        assert position.state.to_json() == before
        assert one.state.to_json() == other.state.to_json() != before


@of_both_games
def test_two_positions_are_one_to_a_search_exactly_if_they_look_the_same_to_the_mover(game: str) -> None:
    views: dict[str, str] = {}
    chance = QuickChance(1)
    for position in positions(game, 6)[:-1:3]:
        seat = position.current_player()
        for _ in range(3):
            sampled = Position(RULES, position.state.sample(seat, chance), LUCK)
            assert sampled.information_state_string() == position.information_state_string()
            assert sorted(sampled.legal_actions()) == sorted(position.legal_actions())
        view = canonical_json(position.state.view(seat))
        assert views.setdefault(position.information_state_string(), view) == view
    assert len(views) > 10
    assert len(set(views.values())) == len(views)


@of_both_games
def test_the_string_of_a_position_changes_with_a_move(game: str) -> None:
    position = start(game)
    before = position.information_state_string()
    position.apply_action(position.legal_actions()[0])
    assert position.information_state_string() != before


@of_both_games
def test_a_leaf_is_worth_our_values_and_no_move_is_preferred(game: str) -> None:
    evaluator = Evaluator(openspiel.by_values)
    for position in positions(game, 7)[:-1:7]:
        assert evaluator.evaluate(position) == position.state.values()
        actions, chances = zip(*evaluator.prior(position), strict=True)
        assert list(actions) == position.legal_actions()
        assert set(chances) == {1 / len(actions)}


@of_both_games
def test_with_the_judge_a_leaf_is_worth_its_chances_from_minus_one_to_one(game: str) -> None:
    one = find_game(game)
    setting = one.setting(2)
    judge = Judge(one.sides(setting), weights_of(one, setting) or [0.1] * len(one.features(setting)))
    evaluator = Evaluator(openspiel.by_judge(judge))
    for position in positions(game, 8)[:-1:7]:
        told = evaluator.evaluate(position)
        assert told == pytest.approx([2 * judge.value(position.state, seat) - 1 for seat in (0, 1)])
        assert sum(told) == pytest.approx(0.0)


class FirstMove(Search):
    """Stands in for a search of OpenSpiel: it takes the first move, and notes what it was asked."""

    is_for_secrets = False
    called = "the first move"

    def __init__(self) -> None:
        self.asked: list[int] = []

    def find(self, observation: Observation, simulations: int) -> Found:
        self.asked.append(simulations)
        return Found(int(observation.moves[0]), simulations)


@of_both_games
def test_the_bot_accounts_for_its_decisions_but_not_for_what_teaches_it_the_pace(game: str) -> None:
    search = FirstMove()
    bot = OpenSpielBot(search, 0.001)
    match = Match(game, 2, 1)
    decisions = 0
    for _ in range(12):
        seat = match.to_act[0]
        observation = match.observe(seat)
        words = bot.choose(observation)
        decisions += len(observation.moves) > 1
        assert words in observation.legal
        match.play(words, seat)
    assert search.asked[:2] == [FEWEST, FIRST_TRY]
    effort = openspiel.together(bot.efforts)
    assert effort.decisions == decisions == len(search.asked) - 2
    assert effort.simulations == sum(search.asked[2:])


@of_both_games
def test_what_is_missing_is_said_in_a_sentence(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel, "find_spec", lambda name: None)
    with pytest.raises(
        SystemExit, match=r"^OpenSpiel is not installed here: `make bench` puts it into \.venv-bench\.$"
    ):
        openspiel.check(Terms(game, 0.1, False, 1.0))
    monkeypatch.setattr(openspiel, "weights_of", lambda game, setting: [])
    with pytest.raises(SystemExit, match=rf"^{game} has no fitted weights for 2 seats: run it without --judge\.$"):
        openspiel.check(Terms(game, 0.1, True, 1.0))


def test_the_pace_follows_what_simulations_took() -> None:
    pace = Pace(0.5)
    assert not pace.is_known
    pace.note(100, 1.0)
    assert pace.simulations() == 50
    for _ in range(50):
        pace.note(100, 0.25)
    assert pace.simulations() == pytest.approx(200, abs=2)
    pace.note(1, 1000.0)
    assert pace.simulations() == FEWEST
