"""Results, events, refusals: the small things that every module speaks of."""

import pytest

import quintessence as q
from quintessence.core.canonical import canonical_json, copied
from quintessence.core.event import Event, Log
from quintessence.core.refusal import NOT_A_MOVE
from tests.core.pebbles import PEBBLES


def test_tied_seats_share_the_best_place_of_their_group() -> None:
    result = q.Result([2], [[2], [0, 3], [1]], "points", [5, 1, 9, 5])
    assert [result.place_of(seat) for seat in range(4)] == [2, 4, 1, 2]
    assert result.to_json() == {
        "winners": [2],
        "ranking": [[2], [0, 3], [1]],
        "reason": "points",
        "scores": [5, 1, 9, 5],
    }
    with pytest.raises(ValueError, match="seat 4"):
        result.place_of(4)


@pytest.mark.parametrize(
    ("ranking", "values"),
    [
        ([[1], [0]], [-1.0, 1.0]),
        ([[2], [0, 3], [1]], [0.0, -1.0, 1.0, 0.0]),
        ([[0, 1, 2]], [0.0, 0.0, 0.0]),
        ([[3], [2], [1], [0]], [-1.0, 1.0 - 4.0 / 3.0, 1.0 - 2.0 / 3.0, 1.0]),
    ],
)
def test_a_result_is_worth_equal_steps_from_the_first_place_to_the_last(
    ranking: list[list[int]], values: list[float]
) -> None:
    result = q.Result(ranking[0], ranking, "points")
    assert result.values() == values
    assert [result.value(seat) for seat in range(len(values))] == values


def test_results_are_equal_when_they_say_the_same() -> None:
    assert q.Result([0], [[0], [1]], "won") == q.Result([0], [[0], [1]], "won")
    assert hash(q.Result([0], [[0], [1]], "won")) == hash(q.Result([0], [[0], [1]], "won"))
    assert q.Result([0], [[0], [1]], "won") != q.Result([0], [[0], [1]], "resigned")
    assert q.Result([], [[0, 1]], "draw") != q.Result([], [[0, 1]], "draw", [1, 1])


def test_an_event_is_cut_for_whom_it_is_sent_to() -> None:
    drawn = Event("drawn", {"seat": 0, "count": 1}, private={0: {"card": "fire"}}, random=True)
    assert drawn.cut(0) == {"kind": "drawn", "seat": 0, "count": 1, "card": "fire"}
    assert drawn.cut(1) == drawn.cut(None) == {"kind": "drawn", "seat": 0, "count": 1}
    whispered = Event("shown", {"card": "water"}, only=[1])
    assert (whispered.cut(0), whispered.cut(None)) == (None, None)
    assert whispered.cut(1) == {"kind": "shown", "card": "water"}


def test_an_event_keeps_its_own_fields() -> None:
    fields: dict[str, q.Json] = {"card": "fire"}
    event = Event("played", fields)
    fields["card"] = "water"
    assert event.cut(0) == {"kind": "played", "card": "fire"}
    cut = event.cut(0)
    assert cut is not None
    cut["card"] = "earth"
    assert event.fields == {"card": "fire"}


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    log.add("first", {})
    log.tell(Event("second", {}, reveals=True))
    assert [(event.kind, event.reveals) for event in log.events] == [("first", False), ("second", True)]


def test_a_refusal_quotes_the_words_and_names_rule_and_place() -> None:
    refusal = q.Refusal("PB-TAKE-1", at="heap")
    english = refusal.message(PEBBLES.messages("en"), "take 3")
    assert all(part in english for part in ("“take 3”", "PB-TAKE-1", "heap", "take fewer"))
    french = refusal.message(PEBBLES.messages("fr"), "take 3")
    assert all(part in french for part in ("«\u00a0take 3\u00a0»", "PB-TAKE-1", "heap", "prenez-en moins"))


def test_a_rule_without_a_refusal_sentence_speaks_for_itself() -> None:
    refusal = q.Refusal("SB-WORD-1", NOT_A_MOVE)
    assert "The moves are bid and look." in refusal.message(PEBBLES.messages("en"), "jump")


def test_refusals_are_equal_when_they_say_the_same() -> None:
    assert q.Refusal("A", at="x") == q.Refusal("A", at="x")
    assert len({q.Refusal("A"), q.Refusal("A"), q.Refusal("A", NOT_A_MOVE), q.Refusal("B")}) == 3


def test_a_seat_has_a_name_in_both_languages() -> None:
    setting = PEBBLES.setting()
    names = [PEBBLES.seat_name(1, setting, PEBBLES.messages(language)) for language in ("en", "fr")]
    assert names == ["Player 2", "Joueur 2"]
    assert not PEBBLES.calls_by_name(), "only a game that says so is told with the names of people"


def test_canonical_json_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical_json({"b": [1, None], "a": "é"}) == '{"a":"é","b":[1,null]}'


def test_a_copied_value_shares_nothing() -> None:
    value: dict[str, q.Json] = {"a": [{"b": 1}]}
    twin = copied(value)
    assert twin == value
    inner = value["a"]
    assert isinstance(inner, list)
    inner.append(2)
    assert twin == {"a": [{"b": 1}]}
