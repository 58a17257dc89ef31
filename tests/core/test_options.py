"""Options and positions: every door accepts what it should and says in a sentence what it does not."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.options import Option, choice, data, flag, number, read_options, word_or_number
from quintessence.core.reading import MOST_ENTRIES, Reader
from tests.core.pebbles import PEBBLES

FIRST = choice("first", "random", "0", "1")
LIMIT = word_or_number("limit", ["off"], 1, 99, "off")
EVENTS = choice("events", "off", "on")
WINDOWS = choice("windows", "all", "able", reveals_hands=["able"])


@pytest.mark.parametrize(
    ("option", "given_value", "stored"),
    [
        (FIRST, "0", "0"),
        (FIRST, 0, "0"),
        (FIRST, "random", "random"),
        (LIMIT, "off", "off"),
        (LIMIT, 12, 12),
        (LIMIT, "12", 12),
        (number("heap", 1, 50, 7), "50", 50),
        (EVENTS, True, "on"),
        (EVENTS, False, "off"),
        (EVENTS, "on", "on"),
        (choice("rejoin", "yes", "no"), False, "no"),
        (flag("teams", False), True, True),
        (flag("teams", False), "true", True),
        (flag("teams", True), "false", False),
        (data("cards", None), {"any": [1]}, {"any": [1]}),
    ],
)
def test_a_value_or_its_text_is_stored_in_one_form(option: Option, given_value: q.Json, stored: q.Json) -> None:
    assert option.read(given_value) == stored
    assert option.read(stored) == stored


@pytest.mark.parametrize(
    ("option", "given_value"),
    [
        (FIRST, "2"),
        (FIRST, True),
        (EVENTS, "true"),
        (EVENTS, 1),
        (choice("half", "on", "sometimes"), True),
        (FIRST, None),
        (LIMIT, 0),
        (LIMIT, 100),
        (LIMIT, "1.5"),
        (LIMIT, 1.5),
        (LIMIT, "-3"),
        (LIMIT, "٣"),
        (number("heap", 1, 50, 7), True),
        (flag("teams", False), 1),
        (flag("teams", False), "on"),
        (flag("teams", False), []),
    ],
)
def test_another_value_is_refused_with_those_that_would_do(option: Option, given_value: q.Json) -> None:
    with pytest.raises(q.BadSetting) as caught:
        option.read(given_value)
    assert option.name in str(caught.value)
    assert option.allowed() in str(caught.value)


@given(st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.integers()))
def test_whatever_is_given_is_read_or_refused(value: q.Json) -> None:
    for option in (FIRST, LIMIT, EVENTS, WINDOWS, flag("teams", False)):
        try:
            stored = option.read(value)
        except q.BadSetting:
            continue
        assert option.read(stored) == stored


def test_options_left_out_have_their_defaults_and_unknown_ones_are_refused() -> None:
    assert read_options([FIRST, LIMIT], {"limit": "3"}) == {"first": "random", "limit": 3}
    with pytest.raises(q.BadSetting) as caught:
        read_options([FIRST, LIMIT], {"furst": "0"})
    assert (caught.value.key, caught.value.details) == (
        "unknown-option",
        {"option": "furst", "allowed": "first, limit"},
    )


def test_a_setting_gives_options_by_their_kind() -> None:
    setting = PEBBLES.setting(3, {"heap": 9, "teams": "true"})
    assert (setting.number("heap"), setting.word("heap"), setting.is_on("teams")) == (9, "9", True)
    assert setting.to_json() == {
        "seats": 3,
        "options": {"heap": 9, "teams": True, "mood": None},
        "cards": None,
    }


def test_true_switches_a_module_of_a_game_on() -> None:
    setting = q.Match("elem-master", seed=1, options={"events": True, "teams": False}).setting
    assert (setting.word("events"), setting.is_on("events"), setting.is_on("teams")) == ("on", True, False)


def test_an_option_is_made_by_keywords() -> None:
    option = Option("limit", "off", words=["off"], low=1, high=9)
    assert (option.read("off"), option.read(9), option.is_flag, option.reveals_hands) == ("off", 9, False, [])
    with pytest.raises(TypeError):
        Option("limit", "off", ["off"])  # type: ignore[call-arg]


def test_an_option_that_reveals_hands_is_told() -> None:
    assert WINDOWS.reveals_hands == ["able"]
    assert not PEBBLES.reveals_hands(PEBBLES.setting())


def reader() -> Reader:
    return Reader({"heap": 3, "cells": {"a1": ["x", None]}, "open": True, "name": "n"})


def test_a_reader_gives_lists_and_objects_that_may_be_left_out() -> None:
    root = reader()
    assert [item.value for item in root.key("cells").key("a1").items_or_none()] == ["x", None]
    assert root.key("none").items_or_none() == []
    assert [name for name, _ in root.key("cells").entries_or_none()] == ["a1"]
    assert root.key("none").entries_or_none() == []
    with pytest.raises(q.BadPosition, match="heap"):
        root.key("heap").items_or_none()


def test_a_reader_gives_places_in_a_list_of_words() -> None:
    root = reader()
    assert root.key("name").place_in(("m", "n")) == 1
    assert root.key("cells").key_in("n", ("m", "n")) == 1
    with pytest.raises(q.BadPosition, match="m, o"):
        root.key("name").place_in(("m", "o"))
    with pytest.raises(q.BadPosition, match="cells"):
        root.key("cells").key_in("n", ("m",))


RESULT: q.JsonObject = {"winners": [1], "ranking": [[1], [0, 2]], "reason": "points"}


def test_a_reader_gives_a_result() -> None:
    assert Reader(RESULT).result(3, ("points",)) == q.Result([1], [[1], [0, 2]], "points")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("winners", [3]),
        ("ranking", [[1], [0]]),
        ("ranking", [[1], [0, 2], []]),
        ("ranking", [[1], [0, 2, 1]]),
        ("reason", "luck"),
        ("scores", [1, 2, 3]),
    ],
)
def test_a_result_that_cannot_be_is_refused_at_its_key(key: str, value: q.Json) -> None:
    with pytest.raises(q.BadPosition, match=key):
        Reader({**RESULT, key: value}).result(3, ("points",))


def test_a_reader_gives_what_is_there() -> None:
    root = reader()
    root.only_keys(("heap", "cells", "open", "name"))
    assert root.key("heap").number(0, 5) == 3
    assert root.key("none").is_null
    assert root.key("none").number_or(4, 0, 5) == 4
    assert root.key("open").flag_or(False) is True
    assert root.key("none").flag_or(True) is True
    assert root.key("name").text() == root.key("name").word(("m", "n")) == "n"
    assert root.has("name")
    assert not root.has("none")
    assert [(name, [item.path for item in cell.items()]) for name, cell in root.key("cells").entries()] == [
        ("a1", ["cells.a1[0]", "cells.a1[1]"])
    ]
    assert root.seat_key("1", 2) == 1


def test_a_reader_names_the_place_of_what_is_wrong() -> None:
    root = reader()
    cell = next(iter(dict(root.key("cells").entries()).values()))
    wrong: list[tuple[Callable[[], object], str, str]] = [
        (lambda: root.key("heap").number(0, 2), "heap", "0..2"),
        (lambda: root.key("open").number(0, 2), "open", "0..2"),
        (lambda: root.key("heap").text(), "heap", "text"),
        (lambda: root.key("heap").flag_or(False), "heap", "true, false"),
        (lambda: root.key("name").word(("a", "b")), "name", "a, b"),
        (lambda: list(root.key("heap").items()), "heap", "list"),
        (lambda: root.key("name").key("deeper"), "name", "object"),
        (lambda: [item.number(0, 1) for item in cell.items()], "cells.a1[0]", "0..1"),
        (lambda: root.seat_key("2", 2), ".", '"0".."1"'),
        (lambda: Reader([0] * (MOST_ENTRIES + 1)).object(), ".", "object"),
        (lambda: list(Reader([0] * (MOST_ENTRIES + 1)).items()), ".", "list"),
        (lambda: root.key("heap").demand(False, "seats"), "heap", "seats"),
    ]
    for look, path, expected in wrong:
        with pytest.raises(q.BadPosition) as caught:
            look()
        assert caught.value.key == "bad-position"
        assert (caught.value.details["path"], caught.value.details["expected"]) == (path, expected)
    with pytest.raises(q.BadPosition) as unknown:
        root.only_keys(("heap",))
    assert (unknown.value.key, unknown.value.details["path"]) == ("unknown-key", "cells")
    with pytest.raises(q.BadPosition) as broken:
        root.key("heap").forbid(True, "PB-TAKE-1")
    assert (broken.value.key, broken.value.details["rule"]) == ("position-breaks-rule", "PB-TAKE-1")
    root.key("heap").demand(True, "seats")
    root.key("heap").forbid(False, "PB-TAKE-1")
