"""Hand-made positions of two seats for the tests of features and keys."""

import json

import quintessence as q
from quintessence.core.types import Json, JsonObject

BARE: JsonObject = {"1": [None] * 4, "2": [None] * 4, "3": [None] * 4}
"""A market without cards."""


def match_at(position: JsonObject, seats: int = 2, options: JsonObject | None = None) -> q.Match:
    return q.Match.from_position("metamorphose", position, seats, 1, options)


def duel(own: JsonObject, other: JsonObject, **more: Json) -> JsonObject:
    """Seat 1 was Alpha and has played, seat 0 has its turn before the contest of purple and orange."""
    second: JsonObject = {"summoned": True, **other}
    players: JsonObject = {"0": own, "1": second}
    return {
        **{"round": 2, "alpha": 1, "turn": 0, "contests": ["purple-orange"], "market": BARE, "players": players},
        **more,
    }


def rich_position() -> JsonObject:
    own: JsonObject = {
        "c1": {"cards": ["mask-dancer", "moon-serpent", "ember-newt"], "shift": [0, 1, -1], "mana": {"3": "ready"}},
        "c2": {"cards": ["twilight-wolf"]},
    }
    other: JsonObject = {"c1": {"cards": ["verdant-giant", "sun-herald"]}, "c5": {"cards": ["star-herald"]}}
    market: JsonObject = {**BARE, "1": ["dusk-moth", "vine-serpent", None, None]}
    market["2"] = ["mirage-weaver", None, None, "pollen-trickster"]
    return duel({"creatures": own, "points": 3}, {"creatures": other, "points": 5}, market=market)


def read(text: str) -> JsonObject:
    value = json.loads(text)
    assert isinstance(value, dict)
    return value
