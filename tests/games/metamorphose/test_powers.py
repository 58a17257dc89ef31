"""The power language: every verb, read and counted against a plain re-count of what the rules say."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import quintessence as q
from quintessence.core.types import JsonObject
from quintessence.games.metamorphose.cards.geometry import face_of, read_slot
from quintessence.games.metamorphose.cards.powers import (
    base_strength,
    bonus_strength,
    points_of_power,
    power_colour,
    read_power,
)
from tests.games.metamorphose.showing import rows_shown

COLOURS = ("purple", "orange", "green")
KINDS = (*COLOURS, "unusable")
ROW_WORDS = ["open", "none", "x", *(f"{letter}{strength}" for letter in "pog" for strength in range(1, 10))]

numbers = st.integers(1, 9)
powers = st.one_of(
    st.just("none"),
    st.builds("plus {}".format, numbers),
    st.builds(
        lambda kinds, number: " ".join(["lot", *kinds, str(number)]),
        st.lists(st.sampled_from(KINDS), min_size=1, max_size=10),
        numbers,
    ),
    st.builds("recolour {}".format, numbers),
    st.builds("allies {} {} {}".format, st.sampled_from(COLOURS), numbers, numbers),
    st.builds("vp {}".format, numbers),
    st.builds("layers {} {}".format, numbers, numbers),
    st.builds("mana {}".format, numbers),
    st.builds("overhang {}".format, numbers),
)
ten_rows = st.lists(st.sampled_from(ROW_WORDS), min_size=10, max_size=10)


def packed(rows: list[str]) -> int:
    """Ten rows as a stack that shows them: three cards, of which each lies open where it is needed."""
    slots = [0 if word == "open" else read_slot(word) or 0 for word in rows]
    top, above, below = slots[2:8], [*slots[:2], 0, 0, 0, 0], [0, 0, 0, 0, *slots[8:]]
    return int(rows_shown([int(face_of(card)) for card in (top, above, below)], [0, -2, 2]))


def colour_of(word: str) -> str | None:
    if word == "x":
        return "unusable"
    return {"p": "purple", "o": "orange", "g": "green"}.get(word[0]) if word not in ("open", "none") else None


def strength_of(word: str) -> int:
    return int(word[1]) if colour_of(word) in COLOURS else 0


def recount(power: str, own: str, rows: list[str], cards: int, tokens: int, allies: int) -> int:
    """ME-POW-3 to ME-POW-13, word by word."""
    verb, *rest = power.split(" ")
    number = int(rest[-1]) if rest else 0
    shown = [colour_of(word) for word in rows]
    if verb == "plus":
        return number
    if verb == "lot":
        left, sets = Counter(shown), 0
        while all(left[kind] >= needed for kind, needed in Counter(rest[:-1]).items()):
            left.subtract(Counter(rest[:-1]))
            sets += 1
        return number * sets
    if verb == "recolour":
        others = sorted((strength_of(word) for word in rows if colour_of(word) not in (own, None)), reverse=True)
        return sum(others[:number])
    if verb == "allies":
        return number * (allies // int(rest[1]))
    if verb == "layers":
        return number * (cards // int(rest[0]))
    if verb == "mana":
        return number * tokens
    if verb == "overhang":
        return number * sum(kind is not None for kind in [*shown[:2], *shown[8:]])
    return 0


@pytest.mark.interpreted
@given(powers, st.integers(0, 2), ten_rows, st.integers(1, 12), st.integers(0, 2), st.integers(0, 6))
def test_every_power_is_worth_what_its_words_say(
    power: str, colour: int, rows: list[str], cards: int, tokens: int, allies: int
) -> None:
    read = read_power(power)
    assert read is not None
    found = bonus_strength(read, colour, packed(rows), cards, tokens, allies)
    assert found == recount(power, COLOURS[colour], rows, cards, tokens, allies)
    assert points_of_power(read) == (int(power[3:]) if power.startswith("vp ") else 0)


@given(ten_rows, st.integers(0, 2))
def test_the_base_is_the_sum_of_the_own_colour(rows: list[str], colour: int) -> None:
    """ME-STR-2, ME-STR-3."""
    own = [strength_of(word) for word in rows if colour_of(word) == COLOURS[colour]]
    assert base_strength(packed(rows), colour) == sum(own)


@pytest.mark.parametrize(
    "words",
    [
        *("", "none 1", "plus", "plus 0", "plus 10", "plus two", "plus 1 2", "Plus 1", "plus  1", " plus 1", "plus 1 "),
        *("lot 1", "lot purple", "lot red 1", "lot purple 0", "lot" + " green" * 11 + " 1", "recolour", "recolour -1"),
        *("allies 3 3", "allies purple 3", "allies unusable 3 3", "allies purple 0 3", "vp", "layers 1"),
        *("layers 1 1 1", "mana", "mana 1 1", "overhang", "overhang x", "double 2", "plus ²", "plus １"),
    ],
)
def test_words_that_are_no_power(words: str) -> None:
    assert read_power(words) is None


def test_allies_names_its_colour() -> None:
    for number, colour in enumerate(COLOURS):
        power = read_power(f"allies {colour} 3 3")
        assert power is not None
        assert power_colour(power) == number


def bonus_of(creatures: JsonObject) -> list[tuple[int, int]]:
    match = q.Match.from_position("metamorphose", {"players": {"0": {"creatures": creatures}}}, seed=1)
    position = match.position()["players"]
    assert isinstance(position, dict)
    player = position["0"]
    assert isinstance(player, dict)
    found = player["creatures"]
    assert isinstance(found, dict)
    strengths = []
    for creature in found.values():
        assert isinstance(creature, dict)
        base, bonus = creature["base"], creature["bonus"]
        assert isinstance(base, int)
        assert isinstance(bonus, int)
        strengths.append((base, bonus))
    return strengths


@pytest.mark.parametrize(
    ("card", "strengths"),
    [
        ("dusk-moth", (1, 2)),  # plus 2
        ("dune-heron", (2, 1)),  # lot green 1
        ("sunset-hydra", (2, 3)),  # lot purple green 3
        ("hollow-owl", (2, 2)),  # lot unusable unusable 2
        ("mask-dancer", (2, 4)),  # recolour 2
        ("star-herald", (2, 0)),  # vp 1
        ("amethyst-ram", (3, 0)),  # none
        ("shell-monk", (3, 0)),  # layers 2 1: one card is no pair
        ("tower-wraith", (4, 1)),  # layers 1 1
        ("rune-toad", (2, 0)),  # mana 2, no token
        ("lofty-wisp", (3, 0)),  # overhang 1, nothing sticks out
        ("twilight-wolf", (3, 0)),  # allies purple 3 3, alone
        ("abyss-kraken", (5, 4)),  # lot unusable 2, twice
    ],
)
def test_each_kind_of_power_on_a_card_of_our_own(card: str, strengths: tuple[int, int]) -> None:
    assert bonus_of({"c1": {"cards": [card]}}) == [strengths]


def test_two_full_sets_of_allies_count_twice() -> None:
    """ME-POW-8, ME-R-19: with six creatures of one colour a set of three is there twice."""
    purple = ["twilight-wolf", "shade-bear", "amethyst-ram", "moon-serpent", "heather-griffin", "rune-toad"]
    creatures: JsonObject = {f"c{place}": {"cards": [card]} for place, card in enumerate(purple, 1)}
    assert bonus_of(creatures)[0] == (3, 6)
