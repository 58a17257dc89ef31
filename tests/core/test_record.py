"""A record is text that replays to the same match, and reading one trusts nothing."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.fair import Fair
from quintessence.core.record import digest_of
from tests.core.bids import BIDS
from tests.core.pebbles import PEBBLES


def played(seats: int = 2) -> q.Match:
    """A finished match with every kind of entry."""
    match = q.Match(PEBBLES, seats=seats, seed=5, options={"heap": 12})
    match.play("take 2 140", at=1_700_000_000_000)
    match.play("take 1")
    match.undo()
    match.play("end")
    match.play("roll")
    match.substitute(0, "greedy")
    match.resign(match.to_act[0])
    while match.to_act:
        match.play(match.legal()[-1])
    return match


def written(match: q.Match) -> dict[str, q.Json]:
    record: dict[str, q.Json] = json.loads(match.record())
    return record


def test_it_replays_to_an_equal_match() -> None:
    for seats in (2, 3, 4):
        match = played(seats)
        again = q.Match.from_record(match.record())
        assert again.record() == match.record()
        assert again.position() == match.position()
        assert again.result == match.result
        assert [again.told(seat) for seat in (0, 1, None)] == [match.told(seat) for seat in (0, 1, None)]


def test_a_match_goes_on_from_its_record_with_the_same_chance() -> None:
    match = q.Match(PEBBLES, seed=8, options={"heap": 40})
    match.play("roll")
    again = q.Match.from_record(match.record())
    for _ in range(10):
        match.play("roll")
        again.play("roll")
    assert again.record() == match.record()


def test_secrets_and_simultaneous_answers_replay_too() -> None:
    match = q.Match(BIDS, seats=3, seed="a word")
    for words, seat in (("look", 2), ("bid 1", 2), ("bid 0", 0), ("bid 2", 1)):
        match.play(words, seat)
    again = q.Match.from_record(match.record())
    assert again.result == match.result
    assert again.told(2) == match.told(2)


def test_it_says_everything_that_is_needed() -> None:
    match = q.Match.from_position(PEBBLES, {"heap": 4}, seed=9)
    match.names = ["Ada", "Béla"]
    match.play("take 2")
    record = written(match)
    assert record.pop("digest") == digest_of(record)
    assert record == {
        "format": 1,
        "game": "toy-pebbles",
        "rules": 3,
        "seats": 2,
        "options": {"heap": 7, "teams": False, "mood": None},
        "cards": None,
        "seed": 9,
        "start": {"heap": 4},
        "entries": [{"seat": 0, "move": "take 2", "at": None}],
        "result": None,
        "names": ["Ada", "Béla"],
    }


def test_names_and_times_do_not_change_the_digest_and_all_else_does() -> None:
    match = played()
    record = written(match)
    entries = record["entries"]
    assert isinstance(entries, list)
    assert isinstance(entries[0], dict)
    first: dict[str, q.Json] = {**entries[0], "at": 5}
    same: dict[str, q.Json] = {**record, "names": ["a", "b"], "entries": [first, *entries[1:]]}
    assert digest_of(same) == record["digest"]
    for key in ("seed", "options", "seats", "rules", "result", "start", "cards", "entries", "game"):
        assert digest_of({**record, key: "other"}) != record["digest"]


def test_a_file_is_saved_and_loaded(tmp_path: Path) -> None:
    match = played()
    path = tmp_path / "game.quint"
    path.write_text("an older file", encoding="utf-8")
    match.save(path)
    assert q.Match.load(str(path)).record() == match.record()
    assert [file.name for file in tmp_path.iterdir()] == ["game.quint"]


def test_a_file_that_cannot_be_written_leaves_what_was_there(tmp_path: Path) -> None:
    folder = tmp_path / "folder.quint"
    folder.mkdir()
    with pytest.raises(OSError, match="folder"):
        played().save(folder)
    assert [file.name for file in tmp_path.iterdir()] == ["folder.quint"]


def test_a_file_that_is_not_text_is_refused_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "game.quint"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(q.BadRecord) as caught:
        q.Match.load(path)
    assert caught.value.key == "record-not-json"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "7", '"text"', "NaN", "[" * 100_000, '{"a": 1e999}', '{"seed": "\\ud800"}', "9" * 5000],
)
def test_text_that_is_no_record_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(text)
    assert caught.value.key in ("record-not-json", "record-lacks")


@pytest.mark.parametrize("depth", [60, 400, 900])
@pytest.mark.parametrize("key", ["start", "options", "result", "entries", "seed"])
def test_a_text_with_too_many_levels_is_refused_in_a_sentence(key: str, depth: int) -> None:
    record = {**written(q.Match(PEBBLES, seed=5)), key: "HERE"}
    text = json.dumps(record).replace('"HERE"', '{"a":[' * depth + "]}" * depth)
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(text)
    assert caught.value.key in ("too-deep", "record-not-json")


@pytest.mark.parametrize(("length", "key"), [(10_000_000, "record-not-json"), (10_000_001, "record-too-large")])
def test_a_text_of_more_than_ten_million_characters_is_not_even_read(length: int, key: str) -> None:
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(" " * length)
    assert caught.value.key == key


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("format", 2, "2"),
        ("format", True, "true"),
        ("game", "chess", "chess"),
        ("game", 3, "game"),
        ("rules", 2, "toy-pebbles"),
        ("rules", "3", "rules"),
        ("seats", 9, "9"),
        ("seats", None, "seats"),
        ("options", {"heap": 99}, "heap"),
        ("options", [], "options"),
        ("cards", "[card]", "cards"),
        ("cards", 1, "cards"),
        ("seed", None, "seed"),
        ("seed", True, "seed"),
        ("seed", "x" * 2000, "1,000"),
        ("start", [1], "start"),
        ("start", {"heap": -1}, "heap"),
        ("entries", {}, "entries"),
        ("names", [1], "names"),
        ("result", 3, "result"),
        ("fair", {"secret": "a"}, "fair.commitment"),
        ("digest", 5, "digest"),
        ("colour", "red", "colour"),
    ],
)
def test_a_wrong_field_is_named_in_a_sentence(key: str, value: q.Json, sentence: str) -> None:
    record = {**written(played()), key: value}
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(json.dumps(record))
    assert sentence in str(caught.value)
    assert caught.value.message("fr") != str(caught.value)


def test_a_missing_field_is_named_in_a_sentence() -> None:
    for key in ("format", "game", "rules", "seats", "options", "seed", "entries"):
        record = {name: value for name, value in written(played()).items() if name != key}
        with pytest.raises(q.BadRecord) as caught:
            q.Match.from_record(json.dumps(record))
        assert (caught.value.key, caught.value.details) == ("record-lacks", {"field": key})


@pytest.mark.parametrize(
    "entry",
    [
        None,
        "take 1",
        {},
        {"seat": 0},
        {"seat": "0", "move": "take 1"},
        {"seat": True, "move": "take 1"},
        {"seat": 0, "move": 1},
        {"seat": 0, "move": "take 1", "at": "noon"},
        {"seat": 0, "move": "take 1", "undo": 0},
        {"undo": None},
        {"resign": "0"},
        {"substitute": 0},
        {"substitute": 0, "by": 7},
        {"substitute": 0, "by": "x" * 101},
    ],
)
def test_an_entry_of_the_wrong_form_is_named_by_its_number(entry: q.Json) -> None:
    entries: list[q.Json] = [{"seat": 0, "move": "take 1"}, entry]
    record = {**written(q.Match(PEBBLES, seed=5)), "entries": entries}
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(json.dumps(record))
    assert (caught.value.key, caught.value.details["number"]) == ("record-not-an-entry", 2)


@pytest.mark.parametrize(
    ("entry", "rule"),
    [
        ({"seat": 0, "move": "take 3"}, "PB-TAKE-1"),
        ({"seat": 1, "move": "take 1"}, "PB-TURN-1"),
        ({"seat": 0, "move": "jump"}, "PB-WORD-1"),
        ({"seat": 5, "move": "take 1"}, None),
        ({"seat": -1, "move": "take 1"}, None),
        ({"undo": 1}, None),
        ({"resign": 2}, None),
    ],
)
def test_an_entry_that_cannot_be_done_is_named_by_its_number(entry: q.Json, rule: str | None) -> None:
    match = q.Match.from_position(PEBBLES, {"heap": 4, "turn": 0}, seed=5)
    match.play("take 1")
    record = written(match)
    entries = record["entries"]
    assert isinstance(entries, list)
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(json.dumps({**record, "entries": [*entries, entry]}))
    assert caught.value.key == ("record-impossible" if rule is None else "record-refused")
    assert (caught.value.details["number"], caught.value.details.get("rule")) == (2, rule)


def test_a_result_that_the_moves_do_not_lead_to_is_refused() -> None:
    record = {**written(played()), "result": None}
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(json.dumps(record))
    assert caught.value.key == "record-result"


def test_a_record_that_was_changed_is_refused_unless_it_has_no_digest() -> None:
    match = q.Match(PEBBLES, seed=5)
    changed = {**written(match), "seed": 6}
    with pytest.raises(q.BadRecord) as caught:
        q.Match.from_record(json.dumps(changed))
    assert caught.value.key == "record-digest"
    del changed["digest"]
    assert q.Match.from_record(json.dumps(changed)).seed == 6


def test_names_and_shuffles_survive_a_replay() -> None:
    match = played()
    match.names = ["Ada", "Béla"]
    match.fair = Fair("c", "s", ["n"])
    again = q.Match.from_record(match.record())
    assert again.record() == match.record()
    assert again.names == ["Ada", "Béla"]


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@given(key=st.sampled_from([*written(played()), "fair", "names"]), value=ANYTHING)
def test_whatever_stands_in_a_field_gives_a_match_or_a_sentence(key: str, value: q.Json) -> None:
    record = {**written(played()), key: value}
    try:
        q.Match.from_record(json.dumps(record))
    except q.BadRecord as bad:
        sentence = bad.message("fr")
    else:
        return
    assert sentence.endswith(".")


@given(entry=ANYTHING | st.dictionaries(st.sampled_from(["seat", "move", "at", "undo", "by"]), ANYTHING))
def test_whatever_stands_in_an_entry_gives_a_match_or_a_sentence(entry: q.Json) -> None:
    record = {**written(q.Match(PEBBLES, seed=5)), "entries": [entry]}
    with pytest.raises(q.BadRecord):
        q.Match.from_record(json.dumps(record))
