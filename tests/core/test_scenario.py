"""The scenario runner: every matcher, and one plain sentence for each thing that does not hold."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.scenario import Report, run_scenario, run_text
from quintessence.core.types import LANGUAGES, JsonObject


def pebbles(*steps: q.Json, **changes: q.Json) -> JsonObject:
    """A scenario at a heap of five, seat 0 to take."""
    position: JsonObject = {"heap": 5, "turn": 0}
    scenario: JsonObject = {"game": "toy-pebbles", "name": "five pebbles", "rules": ["PB-TAKE-1"]}
    return {**scenario, "position": position, "steps": list(steps), **changes}


def bids(*steps: q.Json) -> JsonObject:
    position: JsonObject = {"cards": [8, 3], "bids": [-1, -1], "looked": [False, False]}
    return {"game": "toy-bids", "name": "two bids", "rules": [], "position": position, "steps": list(steps)}


def expect(**expected: q.Json) -> JsonObject:
    return {"expect": expected}


def sentences(scenario: q.Json) -> list[str]:
    return run_scenario(scenario).sentences()


def failures(report: Report) -> list[tuple[str, JsonObject]]:
    """What does not hold, by the keys of its sentences and what fills them."""
    return [(failure.key, dict(failure.details.items())) for failure in report.failures]


@pytest.mark.interpreted
def test_a_scenario_whose_expectations_hold_passes() -> None:
    scenario = pebbles(
        expect(
            to_act=[0],
            legal=["take 1", "0 grab 2", "take 1 250"],
            illegal={"end": "PB-END-1", "1 take 1": "PB-TURN-1", "jump": None},
            only=["take 3", "take 2", "0 take 1", "roll", "peek"],
            position={"heap": 5, "stones": {"$absent": True}},
            result=None,
        ),
        {"do": "0 take 3", "expect": {"events": ["taken"], "only": ["end", "peek", "roll"]}},
        {"do": "0 end"},
        {"do": "1 grab 2", "expect": {"to_act": [], "result": {"winners": [1]}, "events": ["game-over"]}},
    )
    report = run_scenario(scenario)
    assert report.sentences() == []
    assert report.passed
    assert report.name == "five pebbles"


@pytest.mark.interpreted
def test_secrets_and_views_are_checked_seat_by_seat() -> None:
    scenario = bids(
        expect(
            to_act=[0, 1],
            only=["0 bid 0", "0 bid 1", "0 bid 2", "0 look", "1 bid 0", "1 bid 1", "1 bid 2", "1 look"],
            view={"0": {"cards": {"0": 8}}, "spectator": {"cards": {"$len": 0}}},
            hidden={"0": ["3"], "1": ["8"], "spectator": ["8", "3"]},
        ),
        {"do": "0 look", "expect": {"hidden": {"1": ["8"], "spectator": ["looked"]}}},
        {"do": "0 bid 2", "expect": {"hidden": {"1": ["bid-noted"]}, "legal": ["bid 0"]}},
        {"do": "1 bid 1", "expect": {"events": ["revealed", "game-over"], "result": {"ranking": [[0], [1]]}}},
    )
    assert sentences(scenario) == []


@pytest.mark.parametrize(
    ("expected", "sentence", "details"),
    [
        ({"to_act": [1]}, "value", {"key": "to_act[0]", "wanted": "1", "found": "0"}),
        ({"to_act": []}, "value", {"key": "to_act", "wanted": "[]", "found": "[0]"}),
        ({"legal": ["end"]}, "legal", {"words": "end", "rule": "PB-END-1"}),
        ({"illegal": {"take 1": None}}, "illegal", {"words": "take 1"}),
        (
            {"illegal": {"end": "PB-TAKE-1"}},
            "other-rule",
            {"words": "end", "wanted": "PB-TAKE-1", "found": "PB-END-1"},
        ),
        ({"only": ["peek", "roll", "take 1", "take 2"]}, "only-extra", {"words": "0 take 3"}),
        ({"only": ["peek", "roll", "take 1", "take 2", "take 3", "grab 1"]}, "only-lacks", {"words": "0 grab 1"}),
        ({"position": {"heap": 6}}, "value", {"key": "position.heap", "wanted": "6", "found": "5"}),
        ({"position": {"stones": 1}}, "absent-key", {"key": "position.stones", "wanted": "1"}),
        ({"view": {"1": {"heap": 0}}}, "value", {"key": "view.1.heap", "wanted": "0", "found": "5"}),
        ({"view": {"7": {}}}, "bad-seat", {"key": "view", "given": "7", "last": 1}),
        ({"hidden": {"spectator": ["heap"]}}, "hidden", {"words": "heap", "viewer": "spectator", "place": "view"}),
        ({"hidden": {"1": ["5"]}}, "hidden", {"words": "5", "viewer": "1", "place": "view"}),
        ({"events": ["taken"]}, "events", {"wanted": "taken", "found": "–"}),
        ({"result": {"winners": [0]}}, "value", {"key": "result", "wanted": '{"winners":[0]}', "found": "null"}),
        ({"legal": ["9 take 1"]}, "bad-seat", {"key": "legal", "given": "9", "last": 1}),
    ],
)
def test_what_does_not_hold_is_said_in_a_plain_sentence(expected: q.Json, sentence: str, details: JsonObject) -> None:
    report = run_scenario(pebbles({"expect": expected}))
    assert failures(report) == [(f"scenario-{sentence}", {"step": 1, **details})]
    for language in LANGUAGES:
        (told,) = report.sentences(language)
        assert all(str(details[name]) in told for name in ("key", "words", "found") if name in details)
    assert report.sentences("fr") != report.sentences("en")


def test_events_of_a_move_are_hidden_from_those_who_are_not_told() -> None:
    step: q.Json = {"do": "0 look", "expect": {"hidden": {"0": ["looked"]}}}
    details: JsonObject = {"step": 1, "words": "looked", "viewer": "0", "place": "looked"}
    assert failures(run_scenario(bids(step))) == [("scenario-hidden", details)]


def test_a_result_is_compared_on_the_given_keys_only() -> None:
    step: q.Json = {"do": "0 take 3", "expect": {"result": None}}
    end: q.Json = {"do": "0 roll"}
    assert sentences(pebbles(step, end)) == []
    over = pebbles({"do": "0 take 3"}, {"expect": {"result": {"reason": "last-pebble"}}}, position={"heap": 3})
    assert sentences(over) == []
    over = pebbles({"do": "0 take 3"}, {"expect": {"result": {"reason": "tired"}}}, position={"heap": 3})
    details: JsonObject = {"step": 2, "key": "result.reason", "wanted": '"tired"', "found": '"last-pebble"'}
    assert failures(run_scenario(over)) == [("scenario-value", details)]
    over = pebbles({"do": "0 take 3"}, {"expect": {"result": None}}, position={"heap": 3})
    assert len(sentences(over)) == 1


def test_events_are_a_subsequence_in_order() -> None:
    ending: q.Json = {"do": "0 take 3", "expect": {"events": ["taken", "game-over"]}}
    turned: q.Json = {"do": "0 take 3", "expect": {"events": ["game-over", "taken"]}}
    assert sentences(pebbles(ending, position={"heap": 3})) == []
    details: JsonObject = {"step": 1, "wanted": "game-over, taken", "found": "taken, game-over"}
    assert failures(run_scenario(pebbles(turned, position={"heap": 3}))) == [("scenario-events", details)]


def test_a_refused_step_fails_the_scenario_and_ends_it() -> None:
    steps: list[q.Json] = [{"do": "0 end"}, {"expect": {"position": {"heap": 99}}}]
    refused: JsonObject = {"step": 1, "words": "0 end", "rule": "PB-END-1"}
    assert failures(run_scenario(pebbles(*steps))) == [("scenario-do-refused", refused)]
    nobody: JsonObject = {"step": 1, "key": "do", "given": "5", "last": 1}
    assert failures(run_scenario(pebbles({"do": "5 end"}))) == [("scenario-bad-seat", nobody)]


def test_a_line_without_a_seat_needs_exactly_one_seat_to_act() -> None:
    details: JsonObject = {"step": 1, "key": "legal", "words": "bid 1"}
    assert failures(run_scenario(bids(expect(legal=["bid 1"])))) == [("scenario-no-seat", details)]


def test_every_failure_of_every_step_is_told() -> None:
    wrong = expect(to_act=[1], position={"heap": 1, "turn": 1})
    assert len(sentences(pebbles(wrong, wrong))) == 6


def test_a_rule_that_the_game_has_not_is_a_failure() -> None:
    details: JsonObject = {"game": "toy-pebbles", "rule": "PB-NONE-9"}
    assert failures(run_scenario(pebbles(rules=["PB-TAKE-1", "PB-NONE-9"]))) == [("scenario-rule", details)]


def test_what_is_left_out_has_its_default() -> None:
    scenario: JsonObject = {"game": "toy-pebbles", "name": "set-up", "rules": [], "steps": []}
    assert sentences({**scenario, "steps": [expect(position={"heap": 7})]}) == []
    three: JsonObject = {**scenario, "seats": 3, "options": {"heap": 9}, "seed": 4}
    start = q.Match("toy-pebbles", seats=3, options={"heap": 9}, seed=4).position()
    assert sentences({**three, "steps": [expect(position=start)]}) == []


def field(path: str, expected: str) -> JsonObject:
    return {"field": path, "expected": expected}


@pytest.mark.parametrize(
    ("change", "sentence", "details"),
    [
        ({"game": "chess"}, "unknown-game", {"given": "chess"}),
        ({"game": 1}, "scenario-field", field("game", "text")),
        ({"name": ""}, "scenario-field", field("name", "text")),
        ({"rules": "PB-TAKE-1"}, "scenario-field", field("rules", "rules")),
        ({"seats": "2"}, "scenario-field", field("seats", "number")),
        ({"seats": 9}, "bad-seats", {"given": 9}),
        ({"seed": None}, "scenario-field", field("seed", "seed")),
        ({"options": {"heap": 0}}, "bad-option-value", {"option": "heap"}),
        ({"position": {"heap": -1}}, "bad-position", {"path": "heap"}),
        ({"position": []}, "scenario-field", field("position", "object")),
        ({"postion": {}}, "scenario-unknown-key", {"field": "postion"}),
        ({"steps": {}}, "scenario-field", field("steps", "list")),
        ({"steps": [{}]}, "scenario-field", field("steps[0]", "step")),
        ({"steps": ["take 1"]}, "scenario-field", field("steps[0]", "step")),
        ({"steps": [{"do": "take 1"}]}, "scenario-field", field("steps[0].do", "doing")),
        ({"steps": [{"do": "0"}]}, "scenario-field", field("steps[0].do", "doing")),
        ({"steps": [{"play": "0 take 1"}]}, "scenario-unknown-key", {"field": "steps[0].play"}),
        ({"steps": [{"expect": []}]}, "scenario-field", field("steps[0].expect", "object")),
        ({"steps": [{"expect": {"leagl": []}}]}, "scenario-unknown-key", {"field": "steps[0].expect.leagl"}),
        ({"steps": [{"expect": {"to_act": 0}}]}, "scenario-field", field("steps[0].expect.to_act", "seats")),
        ({"steps": [{"expect": {"legal": "end"}}]}, "scenario-field", field("steps[0].expect.legal", "texts")),
        ({"steps": [{"expect": {"illegal": {"end": 3}}}]}, "scenario-field", {"expected": "rule"}),
        ({"steps": [{"expect": {"illegal": ["end"]}}]}, "scenario-field", {"expected": "object"}),
        ({"steps": [{"expect": {"hidden": {"0": "x"}}}]}, "scenario-field", {"expected": "texts"}),
        ({"steps": [{"expect": {"position": {"heap": {"$foo": 1}}}}]}, "scenario-matcher", {}),
        ({"steps": [{"expect": {"result": "won"}}]}, "scenario-field", field("steps[0].expect.result", "object")),
    ],
)
def test_a_scenario_that_is_wrong_itself_gets_one_sentence(
    change: JsonObject, sentence: str, details: JsonObject
) -> None:
    report = run_scenario({**pebbles(), **change})
    assert [failure.key for failure in report.failures] == [sentence]
    assert details.items() <= report.failures[0].details.items()
    assert report.sentences("fr")[0] != report.sentences()[0]


def test_a_missing_key_gets_one_sentence() -> None:
    for key in ("game", "name", "rules", "steps"):
        scenario = {name: value for name, value in pebbles().items() if name != key}
        assert failures(run_scenario(scenario)) == [("scenario-lacks", {"field": key})]


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "[" * 100_000])
def test_text_that_is_no_scenario_gets_one_sentence(text: str) -> None:
    assert failures(run_text(text)) == [("scenario-not-json", {})]


def test_a_scenario_that_is_nested_too_deeply_gets_one_sentence() -> None:
    deep: q.Json = 1
    for _ in range(3000):
        deep = {"a": deep}
    for scenario in (pebbles(expect(position={"heap": deep})), pebbles(position={"heap": deep})):
        assert failures(run_scenario(scenario)) == [("too-deep", {"limit": 50})]


def test_a_scenario_is_run_from_its_text() -> None:
    assert run_text(json.dumps(pebbles({"do": "0 take 1"}))).passed


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.text(max_size=3) | st.sampled_from(["$len", "$set", "0", "do", "expect"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)


@given(key=st.sampled_from([*pebbles(), "seats", "options", "seed"]), value=ANYTHING)
def test_whatever_stands_in_a_scenario_gives_a_report(key: str, value: q.Json) -> None:
    run_scenario({**pebbles(), key: value}).sentences("fr")


@given(
    key=st.sampled_from(["to_act", "legal", "illegal", "only", "position", "view", "hidden", "events", "result"]),
    value=ANYTHING,
)
def test_whatever_is_expected_gives_a_report(key: str, value: q.Json) -> None:
    run_scenario(pebbles({"do": "0 take 1", "expect": {key: value}})).sentences("fr")
