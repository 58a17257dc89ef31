"""A position written as JSON and read again is the same; JSON that is no position is refused with a sentence."""

import json
import re

from quintessence.core.contract import State
from quintessence.core.errors import BadPosition, Mistake
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
    told: list[tuple[str, object]] = [("position", moment.state.to_json())]
    told += [("view", moment.state.view(viewer)) for viewer in moment.play.viewers]
    told += [(e.kind, e.cut(viewer)) for e in moment.events for viewer in moment.play.viewers]
    for what, value in told:
        try:
            again = json.loads(json.dumps(value, allow_nan=False))
        except (TypeError, ValueError) as error:
            raise moment.fault("not-json", what=what, problem=error) from error
        found = difference(value, again)
        if found:
            raise moment.fault("json-changes", what=what, **found)


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
        moment.same(before, whole(again), "read-differs")
        if json.dumps(position) != text:
            raise moment.fault("reading-changes-json")
        scrub(position)
        moment.same(before, whole(again), "read-shares-json")
    twin = state.copy()
    made = play_on(twin, moment.chance("draws"), moment.chance("pilot"), PLIES)
    chance = moment.chance("draws")
    for seat, move in made:
        again.apply(seat, move, chance)
    moment.same(whole(twin), whole(again), "read-goes-on-differently", moves=len(made))


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
        where = f"{'.'.join(map(str, path))} = {shown(wrong)}"
        try:
            state = play.game.from_json(position, play.setting, moment.chance("draws"))
        except BadPosition as refusal:
            check_refusal(moment, refusal, where)
            continue
        except Exception as error:
            raise moment.fault("broken-crashes", where=where, problem=f"{type(error).__name__}: {error}") from error
        check_readable(moment, state, where)
    check_unknown_key(moment)


def check_refusal(moment: Moment, refusal: BadPosition, where: str) -> None:
    named = str(refusal.details.get("path", ""))
    if not named:
        raise moment.fault("broken-names-no-key", where=where)
    for language in LANGUAGES:
        if re.split(r"[.\[]", named, maxsplit=1)[0] not in refusal.message(language):
            raise moment.fault("broken-hides-key", where=where, language=language)


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
        problem = error if isinstance(error, Mistake) else repr(error)
        raise moment.fault("broken-accepted", where=where, problem=problem) from error


def check_unknown_key(moment: Moment) -> None:
    position: JsonObject = {**moment.state.to_json(), "xyzzy": 1}
    try:
        moment.play.game.from_json(position, moment.play.setting, moment.chance("draws"))
    except BadPosition as refusal:
        check_refusal(moment, refusal, "xyzzy = 1")
        return
    raise moment.fault("unknown-key-accepted")


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
