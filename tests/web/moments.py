"""Moments of whole games, played at random by the engine, to be opened in a browser."""

from collections.abc import Callable
from random import Random

import quintessence as q
from quintessence.core.types import JsonObject
from tests.web.tables import among
from tests.web.visiting import Visit

Likeness = Callable[[q.Match], object]
"""What a moment is about: of those that are alike one is enough."""


def moments(game: str, seats: int, options: JsonObject, alike: Likeness, most: int, seed: int = 1) -> list[JsonObject]:
    """At most so many positions of one random game in which the first seat is asked alone, from all parts of it."""
    match = q.Match(game, seats=seats, seed=seed, options=options)
    chance = Random(seed)
    found: dict[object, JsonObject] = {}
    while match.to_act:
        if list(match.to_act) == [0]:
            found.setdefault(alike(match), match.position())
        seat = match.to_act[0]
        match.play(chance.choice(match.legal(seat)), seat=seat)
    positions = list(found.values())
    step = max(1.0, len(positions) / most)
    return [positions[int(place * step)] for place in range(min(most, len(positions)))]


def open_moment(visit: Visit, game: str, seats: int, options: JsonObject, position: JsonObject) -> str:
    """A table that has begun at that position, with bots on all seats but the first; the page shows it."""
    return among([visit], game, bots=seats - 1, options=options, position=position)
