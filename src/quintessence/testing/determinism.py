"""The same setting, seed and moves lead to the same position and events: chance is an argument."""

import random

from quintessence.core.chance import SeedChance
from quintessence.core.event import Log
from quintessence.core.types import Json, JsonObject
from quintessence.testing.difference import difference
from quintessence.testing.play import Play


def check(play: Play) -> None:
    """Plays the moves of a finished game again: with another state of Python's generator, and unwatched."""
    kept = random.getstate()
    try:
        random.seed(1)
        first = story(play, True)
        random.seed(2)
        second = story(play, True)
        third = story(play, False)
    finally:
        random.setstate(kept)
    for ply, (one, other) in enumerate(zip(first, second, strict=True)):
        play.same(one, other, "same-moves-differ", ply)
    for ply, (one, other) in enumerate(zip(first, third, strict=True)):
        if one["position"] != other["position"] or one["drawn"] != other["drawn"]:
            where = difference(one["position"], other["position"])
            raise play.fault("watching-matters" if where else "watching-draws", ply, **where)


def story(play: Play, is_watched: bool) -> list[JsonObject]:
    """Each position of the game, with what was told and how much was drawn on the way there."""
    chance = SeedChance(play.seed)
    state = play.game.setup(play.setting, chance)
    told: list[JsonObject] = [{"position": state.to_json(), "drawn": chance.drawn}]
    for seat, move in play.moves:
        log = Log()
        state.apply(seat, move, chance, log if is_watched else None)
        events: list[Json] = [[event.cut(viewer) for viewer in play.viewers] for event in log.events]
        told.append({"position": state.to_json(), "drawn": chance.drawn, "events": events})
    return told
