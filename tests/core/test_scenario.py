"""The scenario runner: every matcher, and one plain sentence for each thing that does not hold."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.scenario import run_scenario, run_text
from quintessence.core.types import JsonObject


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
    ("expected", "sentence"),
    [
        ({"to_act": [1]}, "Step 1, to_act[0]: expected 1, found 0."),
        ({"to_act": []}, "Step 1, to_act: expected [], found [0]."),
        ({"legal": ["end"]}, "Step 1, legal: “end” should be possible but is refused by rule PB-END-1."),
        ({"illegal": {"take 1": None}}, "Step 1, illegal: “take 1” should be refused but is possible."),
        (
            {"illegal": {"end": "PB-TAKE-1"}},
            "Step 1, illegal: “end” should be refused by rule PB-TAKE-1 but is refused by PB-END-1.",
        ),
        (
            {"only": ["peek", "roll", "take 1", "take 2"]},
            "Step 1, only: “0 take 3” is listed but should not be.",
        ),
        (
            {"only": ["peek", "roll", "take 1", "take 2", "take 3", "grab 1"]},
            "Step 1, only: “0 grab 1” should be listed but is not.",
        ),
        ({"position": {"heap": 6}}, "Step 1, position.heap: expected 6, found 5."),
        ({"position": {"stones": 1}}, "Step 1, position.stones: expected 1, but there is no such key."),
        ({"view": {"1": {"heap": 0}}}, "Step 1, view.1.heap: expected 0, found 5."),
        ({"view": {"7": {}}}, "Step 1, view: there is no seat 7, the seats are 0 to 1."),
        (
            {"hidden": {"spectator": ["heap"]}},
            "Step 1, hidden: “heap” should be hidden but is shown to a spectator in its view.",
        ),
        (
            {"hidden": {"1": ["5"]}},
            "Step 1, hidden: “5” should be hidden but is shown to seat 1 in its view.",
        ),
        ({"events": ["taken"]}, "Step 1, events: expected taken in this order, found –."),
        ({"result": {"winners": [0]}}, 'Step 1, result: expected {"winners":[0]}, found null.'),
        ({"legal": ["9 take 1"]}, "Step 1, legal: there is no seat 9, the seats are 0 to 1."),
    ],
)
def test_what_does_not_hold_is_said_in_a_plain_sentence(expected: q.Json, sentence: str) -> None:
    report = run_scenario(pebbles({"expect": expected}))
    assert report.sentences() == [sentence]
    assert report.sentences("fr") != [sentence]


def test_events_of_a_move_are_hidden_or_not_by_their_cut() -> None:
    step: q.Json = {"do": "0 look", "expect": {"hidden": {"0": ["looked"]}}}
    expected = "Step 1, hidden: “looked” should be hidden but is shown to seat 0 in its cut of the event “looked”."
    assert sentences(bids(step)) == [expected]


def test_a_result_is_compared_on_the_given_keys_only() -> None:
    step: q.Json = {"do": "0 take 3", "expect": {"result": None}}
    end: q.Json = {"do": "0 roll"}
    assert sentences(pebbles(step, end)) == []
    over = pebbles({"do": "0 take 3"}, {"expect": {"result": {"reason": "last-pebble"}}}, position={"heap": 3})
    assert sentences(over) == []
    over = pebbles({"do": "0 take 3"}, {"expect": {"result": {"reason": "tired"}}}, position={"heap": 3})
    assert sentences(over) == ['Step 2, result.reason: expected "tired", found "last-pebble".']
    over = pebbles({"do": "0 take 3"}, {"expect": {"result": None}}, position={"heap": 3})
    assert len(sentences(over)) == 1


def test_events_are_a_subsequence_in_order() -> None:
    ending: q.Json = {"do": "0 take 3", "expect": {"events": ["taken", "game-over"]}}
    turned: q.Json = {"do": "0 take 3", "expect": {"events": ["game-over", "taken"]}}
    assert sentences(pebbles(ending, position={"heap": 3})) == []
    assert sentences(pebbles(turned, position={"heap": 3})) == [
        "Step 1, events: expected game-over, taken in this order, found taken, game-over."
    ]


def test_a_refused_step_fails_the_scenario_and_ends_it() -> None:
    steps: list[q.Json] = [{"do": "0 end"}, {"expect": {"position": {"heap": 99}}}]
    assert sentences(pebbles(*steps)) == ["Step 1, do: “0 end” is refused by rule PB-END-1."]
    assert sentences(pebbles({"do": "5 end"})) == ["Step 1, do: there is no seat 5, the seats are 0 to 1."]


def test_a_line_without_a_seat_needs_exactly_one_seat_to_act() -> None:
    assert sentences(bids(expect(legal=["bid 1"]))) == [
        "Step 1, legal: “bid 1” names no seat, and not exactly one seat is to act."
    ]


def test_every_failure_of_every_step_is_told() -> None:
    wrong = expect(to_act=[1], position={"heap": 1, "turn": 1})
    assert len(sentences(pebbles(wrong, wrong))) == 6


def test_a_rule_that_the_game_has_not_is_a_failure() -> None:
    assert sentences(pebbles(rules=["PB-TAKE-1", "PB-NONE-9"])) == ["rules: toy-pebbles has no rule PB-NONE-9."]


def test_what_is_left_out_has_its_default() -> None:
    scenario: JsonObject = {"game": "toy-pebbles", "name": "set-up", "rules": [], "steps": []}
    assert sentences({**scenario, "steps": [expect(position={"heap": 7})]}) == []
    three: JsonObject = {**scenario, "seats": 3, "options": {"heap": 9}, "seed": 4}
    start = q.Match("toy-pebbles", seats=3, options={"heap": 9}, seed=4).position()
    assert sentences({**three, "steps": [expect(position=start)]}) == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"game": 1}, "“game”: expected a text"),
        ({"name": ""}, "“name”: expected a text"),
        ({"rules": "PB-TAKE-1"}, "“rules”: expected a list of rule names"),
        ({"seats": "2"}, "“seats”: expected a whole number"),
        ({"seats": 9}, "9 seats"),
        ({"seed": None}, "“seed”: expected a text or a whole number"),
        ({"options": {"heap": 0}}, "“heap”"),
        ({"position": {"heap": -1}}, "“heap”"),
        ({"position": []}, "“position”: expected an object"),
        ({"postion": {}}, "unknown key “postion”"),
        ({"steps": {}}, "“steps”: expected a list"),
        ({"steps": [{}]}, "“steps[0]”: expected an object with"),
        ({"steps": ["take 1"]}, "“steps[0]”: expected an object with"),
        ({"steps": [{"do": "take 1"}]}, "“steps[0].do”: expected a seat and a move"),
        ({"steps": [{"do": "0"}]}, "“steps[0].do”: expected a seat and a move"),
        ({"steps": [{"play": "0 take 1"}]}, "unknown key “steps[0].play”"),
        ({"steps": [{"expect": []}]}, "“steps[0].expect”: expected an object"),
        ({"steps": [{"expect": {"leagl": []}}]}, "unknown key “steps[0].expect.leagl”"),
        ({"steps": [{"expect": {"to_act": 0}}]}, "expected a list of seats"),
        ({"steps": [{"expect": {"legal": "end"}}]}, "expected a list of texts"),
        ({"steps": [{"expect": {"illegal": {"end": 3}}}]}, "expected the name of a rule"),
        ({"steps": [{"expect": {"illegal": ["end"]}}]}, "expected an object"),
        ({"steps": [{"expect": {"hidden": {"0": "x"}}}]}, "expected a list of texts"),
        ({"steps": [{"expect": {"position": {"heap": {"$foo": 1}}}}]}, "unknown matcher"),
        ({"steps": [{"expect": {"result": "won"}}]}, "expected an object"),
    ],
)
def test_a_scenario_that_is_wrong_itself_gets_one_sentence(change: JsonObject, sentence: str) -> None:
    report = run_scenario({**pebbles(), **change})
    assert len(report.failures) == 1
    assert sentence in report.sentences()[0]
    assert report.sentences("fr")[0] != report.sentences()[0]


def test_a_missing_key_gets_one_sentence() -> None:
    for key in ("game", "name", "rules", "steps"):
        scenario = {name: value for name, value in pebbles().items() if name != key}
        assert sentences(scenario) == [f"The scenario lacks “{key}”."]


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", "[" * 100_000])
def test_text_that_is_no_scenario_gets_one_sentence(text: str) -> None:
    assert run_text(text).sentences() == ["This is not a scenario: its text is not a JSON object."]


def test_a_scenario_that_is_nested_too_deeply_gets_one_sentence() -> None:
    deep: q.Json = 1
    for _ in range(3000):
        deep = {"a": deep}
    for scenario in (pebbles(expect(position={"heap": deep})), pebbles(position={"heap": deep})):
        assert "more than 50 lists and objects" in run_scenario(scenario).sentences()[0]


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
