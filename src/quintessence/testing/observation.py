"""What a bot is handed: the same view and moves as the match has, and no way to the truth."""

import json

from quintessence.core.contract import State
from quintessence.core.observation import Observation
from quintessence.core.types import JsonObject
from quintessence.testing.difference import difference
from quintessence.testing.play import Moment
from quintessence.testing.replay import new_match


def check(moment: Moment) -> None:
    """An observation shows what the match shows, travels as JSON, and cannot tell the truth from a sample."""
    match = new_match(moment.play)
    match.state = moment.state.copy()
    for seat in match.to_act:
        seen = match.observe(seat)
        told: JsonObject = {"view": match.view(seat), "legal": [*match.legal(seat)]}
        same(moment, told, shown(seen), "from the match")
        travelled = Observation.from_json(json.loads(json.dumps(seen.to_json())))
        same(moment, told, shown(travelled), "after it travelled")
        one, two = (sample_of(o, moment) for o in (seen, travelled))
        same(moment, one.to_json(), two.to_json(), "in its samples, after it travelled")
        match.state = moment.state.sample(seat, moment.chance("sample", seat))
        same(
            moment,
            seen.to_json(),
            match.observe(seat).to_json(),
            "when the truth is another that looks the same",
        )
        match.state = moment.state.copy()


def sample_of(observation: Observation, moment: Moment) -> State:
    return observation.sample(moment.chance("observed"))


def shown(observation: Observation) -> JsonObject:
    return {"view": observation.view, "legal": [*observation.legal]}


def same(moment: Moment, one: JsonObject, two: JsonObject, when: str) -> None:
    if one != two:
        raise moment.fault(f"an observation is not the same {when}: {difference(one, two)}")
