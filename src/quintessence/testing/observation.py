"""What a bot gets: the same view and moves as the match shows its seat, and no way to the true position."""

import json

from quintessence.core.observation import Observation
from quintessence.core.types import JsonObject
from quintessence.testing.play import Moment
from quintessence.testing.replay import new_match


def check(moment: Moment) -> None:
    """An observation shows what the match shows, travels as JSON, and cannot tell the truth from a sample."""
    match = new_match(moment.play)
    match.state = moment.state.copy()
    for seat in match.to_act:
        seen = match.observe(seat)
        told: JsonObject = {"view": match.view(seat), "legal": [*match.legal(seat)]}
        moment.same(told, shown(seen), "observation-differs")
        travelled = Observation.from_json(json.loads(json.dumps(seen.to_json())))
        moment.same(told, shown(travelled), "observation-travels")
        one, two = (observed.sample(moment.chance("observed")).to_json() for observed in (seen, travelled))
        moment.same(one, two, "observation-samples")
        match.state = moment.state.sample(seat, moment.chance("sample", seat))
        again = match.observe(seat).to_json()
        moment.same(seen.to_json(), again, "observation-knows-truth")
        match.state = moment.state.copy()


def shown(observation: Observation) -> JsonObject:
    return {"view": observation.view, "legal": [*observation.legal]}
