"""What a bot gets: the same view and moves as the match shows its seat, and no way to the true position."""

import json

from quintessence.core.observation import Observation
from quintessence.core.types import JsonObject
from quintessence.testing.play import Moment
from quintessence.testing.replay import new_match

ANOTHER = "an observation is not the same"


def check(moment: Moment) -> None:
    """An observation shows what the match shows, travels as JSON, and cannot tell the truth from a sample."""
    match = new_match(moment.play)
    match.state = moment.state.copy()
    for seat in match.to_act:
        seen = match.observe(seat)
        told: JsonObject = {"view": match.view(seat), "legal": [*match.legal(seat)]}
        moment.same(told, shown(seen), f"{ANOTHER} from the match")
        travelled = Observation.from_json(json.loads(json.dumps(seen.to_json())))
        moment.same(told, shown(travelled), f"{ANOTHER} after it travelled")
        one, two = (observed.sample(moment.chance("observed")).to_json() for observed in (seen, travelled))
        moment.same(one, two, f"{ANOTHER} in its samples, after it travelled")
        match.state = moment.state.sample(seat, moment.chance("sample", seat))
        again = match.observe(seat).to_json()
        moment.same(seen.to_json(), again, f"{ANOTHER} when the truth is another that looks the same")
        match.state = moment.state.copy()


def shown(observation: Observation) -> JsonObject:
    return {"view": observation.view, "legal": [*observation.legal]}
