"""What a stack shows, against a count made by painting cards from the lowest to the top one."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintessence.games.metamorphose.cards.geometry import (
    COLOURS,
    KINDS,
    NO_COLOUR,
    NOTHING,
    ROWS,
    STRENGTHS,
    face_of,
    read_slot,
    row_code,
    visible_slots,
    write_code,
)
from tests.games.metamorphose.showing import rows_shown

SLOT_WORDS = ["hole", "none", "x", *(f"{letter}{strength}" for letter in "pog" for strength in range(1, 10))]
OFFSETS = (-2, -1, 0, 1, 2)
slot_words = st.sampled_from(["hole"] * 12 + SLOT_WORDS)
card_faces = st.lists(slot_words, min_size=6, max_size=6)


@st.composite
def stacks(draw: st.DrawFn) -> tuple[list[list[str]], list[int]]:
    """Up to eight cards, the top card first, with any offsets that the rules allow."""
    cards = draw(st.lists(card_faces, min_size=1, max_size=8))
    lower = draw(st.lists(st.sampled_from(OFFSETS), min_size=len(cards) - 1, max_size=len(cards) - 1))
    return cards, [0, *lower]


def painted(cards: list[list[str]], offsets: list[int]) -> dict[int, tuple[int, int, str]]:
    """For each row that is not open the depth, slot and word that are seen: each card paints over those beneath it."""
    canvas: dict[int, tuple[int, int, str]] = {}
    for depth in range(len(cards), 0, -1):
        for place, word in enumerate(cards[depth - 1]):
            if word != "hole":
                canvas[place + 1 + offsets[depth - 1]] = (depth, place + 1, word)
    return canvas


def packed(cards: list[list[str]]) -> list[int]:
    codes = [[read_slot(word) for word in card] for card in cards]
    return [int(face_of([code for code in card if code is not None])) for card in codes]


def check(cards: list[list[str]], offsets: list[int]) -> None:
    expected = painted(cards, offsets)
    rows = rows_shown(packed(cards), offsets)
    for row in ROWS:
        word = write_code(row_code(rows, row))
        assert word == (expected[row][2] if row in expected else "open")
    found = visible_slots(packed(cards), offsets)
    assert [slot.row for slot in found] == sorted(expected)
    assert {s.row: (s.depth, s.slot, write_code(s.code)) for s in found} == expected


@pytest.mark.interpreted
@settings(max_examples=400)
@given(stacks())
def test_a_stack_shows_what_is_painted_last(stack: tuple[list[list[str]], list[int]]) -> None:
    """ME-CRE-3 to ME-CRE-8, on random stacks of up to eight cards and all offsets."""
    check(*stack)


@settings(max_examples=15)
@given(st.lists(card_faces, min_size=3, max_size=3))
def test_three_cards_in_every_way_to_slide_them(cards: list[list[str]]) -> None:
    for lower in product(OFFSETS, repeat=2):
        check(cards, [0, *lower])


@given(stacks(), stacks())
def test_cards_that_are_put_under_a_stack_change_only_its_open_rows(
    upper: tuple[list[list[str]], list[int]], lower: tuple[list[list[str]], list[int]]
) -> None:
    above = rows_shown(packed(upper[0]), upper[1])
    both = rows_shown(packed(upper[0] + lower[0]), upper[1] + lower[1])
    for row in ROWS:
        if row_code(above, row) != 0:
            assert row_code(both, row) == row_code(above, row)


@pytest.mark.parametrize("word", SLOT_WORDS)
def test_every_slot_is_written_as_it_was_read(word: str) -> None:
    code = read_slot(word)
    assert code is not None
    assert write_code(code) == ("open" if word == "hole" else word)


@pytest.mark.parametrize("word", ["", "p", "p0", "p10", "r1", "P1", "pp", "1p", "holes", "open", " p1", "p1 "])
def test_other_words_are_no_slots(word: str) -> None:
    assert read_slot(word) is None


def test_a_code_has_one_colour_and_strength() -> None:
    for colour, letter in enumerate("pog"):
        for strength in range(1, 10):
            code = read_slot(f"{letter}{strength}")
            assert code is not None
            assert (KINDS[code], STRENGTHS[code], COLOURS[colour][0]) == (colour, strength, letter)
    unusable, blank = read_slot("x"), read_slot("none")
    assert unusable is not None
    assert blank is not None
    assert (KINDS[unusable], STRENGTHS[unusable]) == (NO_COLOUR, 0)
    assert (KINDS[blank], KINDS[0]) == (NOTHING, NOTHING)


def test_a_full_stack_of_nines_fills_all_ten_rows_and_no_more() -> None:
    nines = ["g9"] * 6
    rows = rows_shown(packed([nines, nines, nines]), [0, -2, 2])
    assert [write_code(row_code(rows, row)) for row in ROWS] == ["g9"] * 10
    assert rows < 2**62
