"""An observation is all that a bot is handed, and has no way to the truth."""

import gc
import json
from types import FunctionType, ModuleType

import pytest

import quintessence as q
from quintessence.core.chance import QuickChance
from quintessence.core.observation import Observation
from tests.core.bids import BIDS, BidsState


def bids() -> q.Match:
    match = q.Match(BIDS, seats=4, seed=11)
    match.play("look", 2)
    match.play("bid 2", 0)
    return match


def test_it_shows_what_the_match_shows_the_seat() -> None:
    match = bids()
    for seat in match.to_act:
        observation = match.observe(seat)
        assert observation.seat == seat
        assert observation.view == match.view(seat)
        assert observation.legal == match.legal(seat)
        assert observation.events == match.told(seat)
        words = [observation.grammar.words(move) for move in observation.moves]
        assert sorted(words) == observation.legal


def test_it_is_for_the_only_seat_to_act_when_none_is_named() -> None:
    match = q.Match.from_position("toy-pebbles", {"heap": 4, "turn": 1}, seed=1)
    match.play("take 1")
    assert match.observe().seat == 1
    assert match.observe().can_undo


def test_its_samples_differ_and_all_look_the_same_to_the_seat() -> None:
    observation = bids().observe(1)
    samples = [observation.sample(QuickChance(number)) for number in range(30)]
    assert len({json.dumps(sample.to_json()) for sample in samples}) > 10
    assert all(sample.shown(1) == samples[0].shown(1) for sample in samples)


def test_a_sample_belongs_to_the_caller() -> None:
    observation = bids().observe(1)
    before = observation.to_json()
    sample = observation.sample(QuickChance(1))
    sample.apply(1, sample.legal_moves(1)[0], QuickChance(2))
    assert observation.to_json() == before


def test_what_a_bot_does_to_it_does_not_reach_the_match() -> None:
    match = bids()
    observation = match.observe(2)
    observation.events.clear()
    observation.view.clear()
    assert [told["kind"] for told in match.told(2)] == ["looked"]
    assert match.observe(2).legal == match.legal(2)


def test_observing_neither_draws_from_the_match_nor_changes_with_the_hour() -> None:
    match = q.Match.from_position("toy-pebbles", {"heap": 30, "turn": 0}, seed=3)
    twin = match.copy()
    assert bids().observe(1).to_json() == bids().observe(1).to_json()
    for _ in range(5):
        match.observe()
        match.play("roll")
        twin.play("roll")
    assert match.position() == twin.position()


def everything_from(start: object) -> list[object]:
    """All objects that a bot could come to from `start`, code and modules left aside."""
    seen: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
            continue
        seen[id(thing)] = thing
        waiting += gc.get_referents(thing)
        slots = [name for kind in type(thing).__mro__ for name in vars(kind)]
        waiting += [getattr(thing, name, None) for name in slots if not name.startswith("__")]
    return list(seen.values())


def test_nothing_of_the_truth_can_be_reached_from_it() -> None:
    match = bids()
    truth = match.state
    assert isinstance(truth, BidsState)
    reached = everything_from(match.observe(1))
    assert all(thing is not truth and thing is not match for thing in reached)
    assert all(not isinstance(thing, q.Match | q.Event) for thing in reached)
    # The proof is worth something only if it does find what is there.
    assert any(thing is truth for thing in everything_from(match))
    assert sum(isinstance(thing, BidsState) for thing in reached) >= 1


def test_what_it_keeps_of_hidden_cards_and_bids_is_not_the_truth() -> None:
    differs = set()
    for seed in range(20):
        match = q.Match(BIDS, seats=4, seed=seed)
        match.play("bid 2", 0)
        kept = match.observe(1).to_json()["sample"]
        truth = match.position()
        assert isinstance(kept, dict)
        assert kept["bids"] == [-1, -1, -1, -1]
        differs.add(kept["cards"] != truth["cards"])
    assert True in differs


def test_it_travels_as_json() -> None:
    observation = bids().observe(2)
    text = json.dumps(observation.to_json())
    arrived = Observation.from_json(json.loads(text))
    assert arrived.to_json() == observation.to_json()
    assert (arrived.view, arrived.legal) == (observation.view, observation.legal)
    assert arrived.events == observation.events
    sample, other = arrived.sample(QuickChance(5)), observation.sample(QuickChance(5))
    assert sample.to_json() == other.to_json()


@pytest.mark.parametrize(
    ("key", "value"),
    [("game", None), ("seats", "4"), ("seat", 9), ("seat", -1), ("sample", []), ("events", {}), ("cards", 1)],
)
def test_json_that_is_no_observation_gets_a_sentence(key: str, value: q.Json) -> None:
    told = {**bids().observe(2).to_json(), key: value}
    with pytest.raises(q.Mistake) as caught:
        Observation.from_json(told)
    assert caught.value.key == "bad-observation"


def test_an_observation_keeps_no_reference_to_the_seed() -> None:
    match = q.Match(BIDS, seats=2, seed="a very secret seed indeed")
    reached = everything_from(match.observe(0))
    assert all(thing != match.seed for thing in reached if isinstance(thing, str))
    assert any(thing == match.seed for thing in everything_from(match) if isinstance(thing, str))
