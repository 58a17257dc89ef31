"""Rules by example: a position, what is played, what must then be true."""

import json
from typing import Final, final

from quintessence.core.canonical import DEEPEST, is_too_deep
from quintessence.core.casts import as_objects
from quintessence.core.errors import BadCall, BadScenario, Mistake
from quintessence.core.event import Event
from quintessence.core.expectation import Expectations, Unmet, is_seat_number
from quintessence.core.match import Match
from quintessence.core.matching import check_pattern
from quintessence.core.quoting import shortened
from quintessence.core.refusal import Refused
from quintessence.core.types import Json, JsonObject, Language

KEYS: Final = ("game", "name", "rules", "seats", "options", "seed", "position", "steps")
REQUIRED: Final = ("game", "name", "rules", "steps")
STEP_KEYS: Final = ("do", "expect")

TEXTS: Final = ("legal", "only", "events")
OBJECTS: Final = ("illegal", "position", "view", "hidden")
EXPECT_KEYS: Final = ("to_act", *TEXTS, *OBJECTS, "result")


@final
class Report:
    """What came of a scenario: its name and the sentences about everything that did not hold."""

    def __init__(self, name: str, failures: list[Mistake]) -> None:
        self.name = name
        self.failures = failures

    @property
    def passed(self) -> bool:
        return not self.failures

    def sentences(self, language: Language = "en") -> list[str]:
        """Each failure in one sentence: the step and the key, what was expected and what was found."""
        return [failure.message(language) for failure in self.failures]

    def __repr__(self) -> str:
        return f"Report({self.name!r}: {'passed' if self.passed else self.sentences()})"


def run_text(text: str) -> Report:
    """Runs a scenario that is written as JSON; text that is none gets a sentence like any other failure."""
    try:
        data: Json = json.loads(text)
    except (ValueError, RecursionError):
        return Report("", [BadScenario("scenario-not-json")])
    return run_scenario(data)


def run_scenario(data: Json) -> Report:
    """Plays a scenario and reports what does not hold; a scenario that is wrong itself is reported too."""
    name = data.get("name") if isinstance(data, dict) else None
    known = name if isinstance(name, str) else ""
    try:
        return Report(known, run_checked(checked(data)))
    except Mistake as mistake:
        return Report(known, [mistake])


def run_checked(scenario: JsonObject) -> list[Mistake]:
    match = begin(scenario)
    failures = unknown_rules(match, scenario["rules"])
    for number, step in enumerate(as_objects(scenario["steps"]), 1):
        events: list[Event] = []
        words = step.get("do")
        if isinstance(words, str):
            try:
                events = do(match, number, words)
            except Unmet as unmet:
                return [*failures, unmet]
        expected = step.get("expect")
        if isinstance(expected, dict):
            expectations = Expectations(match, number, events)
            expectations.check(expected)
            failures += expectations.unmet
    return failures


def begin(scenario: JsonObject) -> Match:
    """The match at the scenario's first moment; a `Mistake` says why there is none."""
    game, seats, seed = scenario["game"], scenario.get("seats"), scenario.get("seed", 1)
    options, position = scenario.get("options"), scenario.get("position")
    assert isinstance(game, str) and isinstance(seed, int | str) and (seats is None or isinstance(seats, int))
    assert (options is None or isinstance(options, dict)) and (position is None or isinstance(position, dict))
    return Match(game, seats, seed, options, None, position)


def unknown_rules(match: Match, rules: Json) -> list[Mistake]:
    known = match.game.messages("en")
    named = [rule for rule in rules if isinstance(rule, str)] if isinstance(rules, list) else []
    return [
        Unmet("scenario-rule", {"game": match.game.slug, "rule": shortened(rule)})
        for rule in named
        if rule not in known
    ]


def do(match: Match, step: int, line: str) -> list[Event]:
    """Plays a step's `SEAT MOVE`; raises `Unmet` if it is refused."""
    head, _, words = line.partition(" ")
    try:
        return match.play(words, int(head))
    except Refused as refused:
        raise Unmet("scenario-do-refused", {"step": step, "words": line, "rule": refused.rule}) from refused
    except BadCall as bad:
        last = match.setting.seats - 1
        raise Unmet("scenario-bad-seat", {"step": step, "key": "do", "given": head, "last": last}) from bad


def checked(data: Json) -> JsonObject:
    """The scenario itself if it has the form of the README; `BadScenario` names the key that has not."""
    if not isinstance(data, dict):
        raise BadScenario("scenario-not-json")
    if is_too_deep(data):
        raise BadScenario("too-deep", {"limit": DEEPEST})
    for key in REQUIRED:
        if key not in data:
            raise BadScenario("scenario-lacks", {"field": key})
    only_keys(data, "", KEYS)
    demand(isinstance(data["game"], str), "game", "text", data["game"])
    demand(isinstance(data["name"], str) and data["name"] != "", "name", "text", data["name"])
    demand(is_list_of_texts(data["rules"]), "rules", "rules", data["rules"])
    if "seats" in data:
        demand(is_number(data["seats"]), "seats", "number", data["seats"])
    if "seed" in data:
        demand(is_number(data["seed"]) or isinstance(data["seed"], str), "seed", "seed", data["seed"])
    for key in ("options", "position"):
        demand(key not in data or isinstance(data[key], dict), key, "object", data.get(key))
    steps = data["steps"]
    if not isinstance(steps, list):
        raise wrong("steps", "list", steps)
    for place, step in enumerate(steps):
        check_step(step, f"steps[{place}]")
    return data


def check_step(step: Json, path: str) -> None:
    if not isinstance(step, dict) or not step:
        raise wrong(path, "step", step)
    only_keys(step, path, STEP_KEYS)
    if "do" in step:
        line = step["do"]
        head, _, words = line.partition(" ") if isinstance(line, str) else ("", "", "")
        demand(is_seat_number(head) and words != "", f"{path}.do", "doing", line)
    if "expect" in step:
        expected = step["expect"]
        if not isinstance(expected, dict):
            raise wrong(f"{path}.expect", "object", expected)
        only_keys(expected, f"{path}.expect", EXPECT_KEYS)
        for key, wanted in expected.items():
            check_expectation(key, wanted, f"{path}.expect.{key}")


def check_expectation(key: str, wanted: Json, path: str) -> None:
    if key == "to_act":
        fits = isinstance(wanted, list) and all(is_number(seat) for seat in wanted)
        demand(fits, path, "seats", wanted)
    elif key in TEXTS:
        demand(is_list_of_texts(wanted), path, "texts", wanted)
    elif key in OBJECTS:
        if not isinstance(wanted, dict):
            raise wrong(path, "object", wanted)
        for name, value in wanted.items():
            if key == "hidden":
                demand(is_list_of_texts(value), f"{path}.{name}", "texts", value)
            elif key == "illegal":
                demand(value is None or isinstance(value, str), f"{path}.{name}", "rule", value)
    else:
        demand(wanted is None or isinstance(wanted, dict), path, "object", wanted)
    if key in ("position", "view", "result"):
        check_pattern(wanted, path)


def only_keys(given: JsonObject, path: str, known: tuple[str, ...]) -> None:
    for key in given:
        if key not in known:
            where = f"{path}.{key}" if path else key
            allowed = ", ".join(known)
            raise BadScenario("scenario-unknown-key", {"field": shortened(where), "allowed": allowed})


def demand(fits: bool, path: str, expected: str, given: Json) -> None:
    if not fits:
        raise wrong(path, expected, given)


def wrong(path: str, expected: str, given: Json) -> BadScenario:
    return BadScenario("scenario-field", field=shortened(path), expected=expected, given=shortened(given))


def is_number(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_list_of_texts(value: Json) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)
