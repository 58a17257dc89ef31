"""A patch leads from one document to another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.canonical import canonical_json, copied
from quintessence.core.patch import Patch, diff, size_of
from quintessence.core.types import Json
from tests.core.patching import patched

# Numbers that equal neither true, false nor each other: see the first lines of `core.patch`.
PLAIN = st.none() | st.booleans() | st.integers(2, 8) | st.sampled_from([0.5, -1.25]) | st.text("ab", max_size=3)
DOCUMENTS: st.SearchStrategy[Json] = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=5)
)


@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_leads_from_the_old_document_to_the_new(old: Json, new: Json) -> None:
    assert canonical_json(patched(old, diff(old, new))) == canonical_json(new)


def test_true_in_place_of_one_is_a_change_beside_others() -> None:
    steps = diff({"away": 1, "level": 2}, {"away": True, "level": 3})
    assert canonical_json(steps) == '[[["away"],true],[["level"],3]]'


@given(DOCUMENTS)
def test_equal_documents_need_no_step(document: Json) -> None:
    assert diff(document, copied(document)) == []


@given(DOCUMENTS, DOCUMENTS)
def test_the_old_document_stays_as_it_is(old: Json, new: Json) -> None:
    kept = canonical_json(old)
    patched(old, diff(old, new))
    assert canonical_json(old) == kept


@given(DOCUMENTS, DOCUMENTS)
def test_a_patched_document_shares_nothing_with_its_patch(old: Json, new: Json) -> None:
    patch = diff(old, new)
    kept = canonical_json(patch)
    made = patched(old, patch)
    if isinstance(made, list):
        made.append("changed")
    elif isinstance(made, dict):
        made["changed"] = True
        for value in made.values():
            if isinstance(value, list):
                value.append("changed")
    assert canonical_json(patch) == kept


def test_one_change_deep_inside_is_one_short_step() -> None:
    old: Json = {"view": {"cells": {"a1": 3, "a2": 4}, "hand": ["x", "y", "z"]}, "legal": ["end"]}
    new: Json = {"view": {"cells": {"a1": 3, "a2": 5}, "hand": ["x", "y", "z"]}, "legal": ["end"]}
    assert diff(old, new) == [[["view", "cells", "a2"], 5]]


def test_what_is_gone_is_a_path_alone() -> None:
    assert diff({"a": 1, "b": {"c": 2}}, {"b": {}}) == [[["b", "c"]], [["a"]]]


def test_a_list_grows_and_shrinks_at_its_end() -> None:
    long: Json = [f"card number {number}" for number in range(9)]
    assert isinstance(long, list)
    assert diff(long, [*long, "last"]) == [[[9], "last"]]
    assert diff(long, long[:-1]) == [[[8]]]


def test_a_list_that_changed_nearly_everywhere_is_put_whole() -> None:
    assert diff({"moves": ["a", "b", "c", "d"]}, {"moves": ["e", "f"]}) == [[["moves"], ["e", "f"]]]
    words: list[Json] = [f"a long word, number {number}" for number in range(3)]
    assert diff(words, [*words, 1, 2, 3, 4]) == [[[], [*words, 1, 2, 3, 4]]], "more than half is new"


def test_what_is_shorter_is_weighed_by_about_what_is_written() -> None:
    for game in ("elixir", "metamorphose"):
        view = q.Match(game, seed=1).view(0)
        assert size_of(view) == pytest.approx(len(canonical_json(view)), rel=0.15)


def test_a_list_that_half_stays_is_changed_place_by_place_unless_the_whole_is_shorter() -> None:
    words: list[Json] = [f"a long word, number {number}" for number in range(4)]
    assert diff(words, [*words[:2], 1, 2]) == [[[2], 1], [[3], 2]]
    assert diff([1, 2, 3, 4], [1, 2, 5, 6]) == [[[], [1, 2, 5, 6]]]


def test_the_root_can_be_put_whole() -> None:
    assert patched({"a": 1}, [[[], [1, 2]]]) == [1, 2]


@pytest.mark.parametrize(
    "patch",
    [
        [[["b", "c"], 1]],
        [[["a", 0], 1]],
        [[["missing"]]],
        [[["list", 5], 1]],
        [[["list", 0]]],
        [[["list", "0"], 1]],
        [[[]]],
        [["a", 1]],
        ["a"],
        [[["a"], 1, 2]],
    ],
    ids=str,
)
def test_a_patch_of_another_document_is_an_error(patch: Patch) -> None:
    with pytest.raises(ValueError, match=r"patch|taken away"):
        patched({"a": 1, "list": [1, 2]}, patch)


def test_a_list_is_not_taken_for_shorter_than_it_is_written() -> None:
    words: Json = ["ab"] * 100
    assert len(canonical_json(words)) <= size_of(words) <= 2 * len(canonical_json(words))
