"""A position written as JSON and read again is the same; JSON that is no position is refused with a sentence."""

import json
import re

from quintessence.core.contract import State
from quintessence.core.errors import BadPosition
from quintessence.core.types import LANGUAGES, Json, JsonObject
from quintessence.testing import shape
from quintessence.testing.difference import difference, scrub, shown
from quintessence.testing.play import Moment, play_on, whole

PLIES = 12
BROKEN = 12
WRONG: tuple[Json, ...] = (None, -1, 10**9, 0.5, True, "xyzzy", "", [], {}, ["xyzzy"], {"xyzzy": 1}, [[]])
"""What a careless or hostile person may write anywhere in a position."""


def check(moment: Moment) -> None:
    check_plain(moment)
    check_trip(moment)
    check_broken(moment)


def check_plain(moment: Moment) -> None:
    """Views, positions and events are JSON and nothing but JSON: no tuples, no numbers as keys."""
    told: list[tuple[str, object]] = [("the position", moment.state.to_json())]
    told += [("a view", moment.state.view(viewer)) for viewer in moment.play.viewers]
    told += [(f"the event {e.kind}", e.cut(viewer)) for e in moment.events for viewer in moment.play.viewers]
    for what, value in told:
        try:
            again = json.loads(json.dumps(value, allow_nan=False))
        except (TypeError, ValueError) as error:
            raise moment.fault(f"{what} is not JSON: {error}") from error
        found = difference(value, again)
        if found:
            raise moment.fault(f"{what} changes when it travels as JSON: {found}")


def check_trip(moment: Moment) -> None:
    """The position that was read is the written one: it looks the same and goes on in the same way.

    It leaves nothing open, so it does not depend on the chance that it is read with.
    """
    play, state = moment.play, moment.state
    before = whole(state)
    for name in ("first reading", "second reading"):
        text = json.dumps(state.to_json())
        position: JsonObject = json.loads(text)
        again = play.game.from_json(position, play.setting, moment.chance(name))
        same(moment, before, again, "after a trip through JSON")
        if json.dumps(position) != text:
            raise moment.fault("reading a position changes the JSON that it is read from")
        scrub(position)
        same(moment, before, again, "after the JSON it was read from was emptied")
    twin = state.copy()
    made = play_on(twin, moment.chance("draws"), moment.chance("pilot"), PLIES)
    chance = moment.chance("draws")
    for seat, move in made:
        again.apply(seat, move, chance)
    same(moment, whole(twin), again, f"{len(made)} moves after a trip through JSON")


def same(moment: Moment, before: JsonObject, state: State, when: str) -> None:
    moment.same(before, whole(state), f"a position is not the same {when}")


def check_broken(moment: Moment) -> None:
    """Whatever stands in a place of a position, it is read as a sound position or refused, naming the key."""
    play = moment.play
    chance = moment.chance("broken")
    places = paths(moment.state.to_json())
    for _ in range(BROKEN):
        position = moment.state.to_json()
        path = places[chance.below(len(places))]
        wrong = WRONG[chance.below(len(WRONG))]
        replace(position, path, json.loads(json.dumps(wrong)))
        where = f"with {'.'.join(map(str, path))} = {shown(wrong)}"
        try:
            state = play.game.from_json(position, play.setting, moment.chance("draws"))
        except BadPosition as refusal:
            check_refusal(moment, refusal, path, where)
            continue
        except Exception as error:
            raise moment.fault(f"a position {where} is refused by {type(error).__name__}: {error}") from error
        check_readable(moment, state, where)
    check_unknown_key(moment)


def check_refusal(moment: Moment, refusal: BadPosition, path: list[str | int], where: str) -> None:
    named = str(refusal.details.get("path", ""))
    if not named:
        raise moment.fault(f"the refusal of a position {where} names no key")
    for language in LANGUAGES:
        if re.split(r"[.\[]", named, maxsplit=1)[0] not in refusal.message(language):
            raise moment.fault(f"the refusal of a position {where} does not name the key in '{language}'")


def check_readable(moment: Moment, state: State, where: str) -> None:
    """A position that was accepted keeps the contract and can be played."""
    try:
        twin = state.copy()
        looked = type(moment)(moment.play, twin, [], moment.started)
        shape.check_seats(looked)
        shape.check_moves(looked)
        whole(twin)
        play_on(twin, moment.chance("draws"), moment.chance("pilot"), 2)
    except Exception as error:
        raise moment.fault(f"a position {where} is accepted, but cannot be played: {error!r}") from error


def check_unknown_key(moment: Moment) -> None:
    position: JsonObject = {**moment.state.to_json(), "xyzzy": 1}
    try:
        moment.play.game.from_json(position, moment.play.setting, moment.chance("draws"))
    except BadPosition as refusal:
        check_refusal(moment, refusal, ["xyzzy"], "with the key xyzzy")
        return
    raise moment.fault("a position with the key xyzzy is accepted: a misspelt key would be lost in silence")


def paths(value: Json) -> list[list[str | int]]:
    """The way to every place inside a piece of JSON."""
    entries: list[tuple[str | int, Json]] = []
    if isinstance(value, dict):
        entries = [*value.items()]
    elif isinstance(value, list):
        entries = [*enumerate(value)]
    found: list[list[str | int]] = []
    for key, inner in entries:
        found.append([key])
        found += [[key, *rest] for rest in paths(inner)]
    return found


def replace(value: Json, path: list[str | int], new: Json) -> None:
    for step in path[:-1]:
        value = value[step]  # type: ignore[index]
    value[path[-1]] = new  # type: ignore[index]
