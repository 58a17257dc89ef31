"""Weights from single decisions: what is added up, and what is solved for."""

from random import Random

import fitting
import pytest
from fitting import ByDecisions, Played
from librt.vecs import vec

from quintessence.bots.search.comparing import Equations, by_values, compare, few_of
from quintessence.bots.search.data import manner_of
from quintessence.bots.search.judge import Judge
from quintessence.core.chance import QuickChance
from quintessence.core.match import Match
from quintessence.core.registry import find_game
from quintessence.core.types import JsonObject

GAMES = ["elem-master", "elementary-evolution", "elixir", "metamorphose"]
DUEL: JsonObject = {"duel": True}
SEEDS = [3, 4]
TRUE_WEIGHTS = [0.5, -0.25, 0.0]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_games_say_the_same_and_something(game: str) -> None:
    one = find_game(game)
    setting = one.setting(3 if game == "elixir" else 2)
    told, again = compare(one, setting, SEEDS), compare(one, setting, SEEDS)
    assert told.decisions > 0
    assert any(result != 0.0 for result in told.results)
    assert (list(told.squares), list(told.results)) == (list(again.squares), list(again.results))
    count = int(told.features)
    assert [told.squares[3 * count + place] for place in range(count)] == pytest.approx(
        [told.squares[place * count + 3] for place in range(count)]
    )


@pytest.mark.interpreted
def test_weights_that_explain_every_result_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "CAUTION", 0.0)
    random = Random(1)
    equations = Equations(3)
    for _ in range(50):
        equations.decisions += 1
        # The third feature never differs: nothing can be learned of it.
        apart = [random.uniform(-1, 1), random.uniform(-1, 1), 0.0]
        result = sum(weight * feature for weight, feature in zip(TRUE_WEIGHTS, apart, strict=True)) / 4
        equations.add(vec[float](apart), result)
    kept: JsonObject = {
        "squares": [*equations.squares],
        "results": [*equations.results],
        "decisions": equations.decisions,
    }
    way = ByDecisions(Played("elixir", 2, DUEL), 3, kept)
    assert way.weights() == pytest.approx(TRUE_WEIGHTS)
    assert ByDecisions(way.played, 3, way.to_json()).weights() == way.weights()


@pytest.mark.interpreted
def test_the_best_move_by_values_is_always_tried_and_no_move_twice() -> None:
    match = Match("elem-master", seed=4)
    seat = match.to_act[0]
    order = by_values(match.state, seat, QuickChance(1))
    assert sorted(map(int, order)) == sorted(map(int, match.state.legal_moves(seat)))
    best = int(order[0])
    for seed in range(30):
        few = [int(move) for move in few_of(order, QuickChance(seed))]
        assert few[0] == best
        assert len(set(few)) == len(few) == 5


@pytest.mark.interpreted
def test_in_elixir_what_a_move_asks_is_answered_by_its_values() -> None:
    match = Match("elixir", 2, seed=2, options=DUEL)
    assert manner_of(match.game, match.setting).answers_by_values
    sides = match.game.sides(match.setting)
    weights = [1.0] * len(match.game.features(match.setting))
    assert Judge(sides, weights, True).worth_of_answer(match.state, 0) == match.state.value(0)
    judge = Judge(sides, weights)
    assert judge.worth_of_answer(match.state, 0) == judge.value(match.state, 0)
