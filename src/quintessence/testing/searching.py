"""What searches rely on: keys that tell positions apart, features that are all written, an end that is settled."""

import re
from math import isfinite

from librt.vecs import vec

from quintessence.core.types import LANGUAGES
from quintessence.testing.play import Moment, play_on

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*(:[a-z0-9]+(-[a-z0-9]+)*)?")
JUNK = (7.25, -3.5)
"""What stands in the places before they are written."""
ATTRIBUTES = ("gain", "loss")


def check(moment: Moment) -> None:
    check_key(moment)
    check_features(moment)
    if moment.state.result() is not None and not moment.state.is_settled():
        raise moment.fault("over-not-settled")


def check_key(moment: Moment) -> None:
    """Equal positions have equal keys, however they were made; another position has another."""
    play, state = moment.play, moment.state
    key = state.key()
    if state.key() != key or state.copy().key() != key:
        raise moment.fault("key-of-copy")
    if play.game.from_json(state.to_json(), play.setting, moment.chance("draws")).key() != key:
        raise moment.fault("key-of-read")
    after = state.copy()
    made = play_on(after, moment.chance("draws"), moment.chance("pilot"), 1)
    if (after.key() == key) != (after.to_json() == state.to_json()):
        raise moment.fault("key-after-move", move=str(made))


def check_features(moment: Moment) -> None:
    """Every feature of every seat is a number of its own, whatever stood in its place, and has a name to be told by."""
    play, state = moment.play, moment.state
    names = play.game.features(play.setting)
    if len(set(names)) != len(names) or not all(NAME.fullmatch(name) for name in names):
        raise moment.fault("feature-names", names=", ".join(names))
    for group in {name.partition(":")[0] for name in names}:
        check_texts(moment, group)
    if not names:
        return
    before = state.to_json()
    for seat in range(play.setting.seats):
        filled = [filled_over(moment, seat, junk, len(names)) for junk in JUNK]
        wrong = [name for name, one, other in zip(names, *filled, strict=True) if one != other]
        if wrong:
            raise moment.fault("feature-not-written", seat=seat, name=wrong[0])
        endless = [name for name, number in zip(names, filled[0], strict=True) if not isfinite(number)]
        if endless:
            raise moment.fault("feature-not-a-number", seat=seat, name=endless[0])
    if state.to_json() != before:
        raise moment.fault("features-change-position")


def filled_over(moment: Moment, seat: int, junk: float, count: int) -> list[float]:
    """The features of a seat, written over something else; what lies behind them is left alone."""
    into = vec[float]([junk] * (count + 1))
    moment.state.fill_features(seat, into)
    if into[count] != junk:
        raise moment.fault("features-too-many", seat=seat, count=count)
    return [into[place] for place in range(count)]


def check_texts(moment: Moment, group: str) -> None:
    key = f"feature-{group}"
    for language in LANGUAGES:
        messages = moment.play.game.messages(language)
        if key not in messages or not all(messages.attribute(key, each) for each in ATTRIBUTES):
            raise moment.fault("feature-without-text", message=key, language=language)
