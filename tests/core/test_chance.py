"""Chance: the same seed gives the same draws for ever, interpreted and compiled, and no draw is favoured."""

import json
from collections import Counter
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance, QuickChance, SeedChance, derived_chance

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "chance.json").read_text(encoding="utf-8"))
DRAWS = 1000


def fresh(kind: str) -> Chance:
    return SeedChance(7) if kind == "seed" else QuickChance(7)


def digest(numbers: list[int]) -> str:
    return sha256(",".join(map(str, numbers)).encode("utf-8")).hexdigest()


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", ["seed", "quick"])
def test_the_first_thousand_words_are_the_golden_ones(kind: str) -> None:
    chance = fresh(kind)
    words = [int(chance.word()) for _ in range(DRAWS)]
    assert words[:10] == GOLDEN[kind]["first_words"]
    assert digest(words) == GOLDEN[kind]["words"]
    assert chance.drawn == DRAWS


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", ["seed", "quick"])
def test_the_first_thousand_bounded_draws_are_the_golden_ones(kind: str) -> None:
    chance = fresh(kind)
    numbers = [int(chance.below(bound + 1)) for bound in range(DRAWS)]
    assert numbers[:20] == GOLDEN[kind]["first_below"]
    assert digest(numbers) == GOLDEN[kind]["below"]


@pytest.mark.interpreted
@pytest.mark.parametrize("kind", ["seed", "quick"])
def test_a_shuffle_is_the_golden_one(kind: str) -> None:
    cards = vec[i64](list(range(52)))
    fresh(kind).shuffle(cards)
    assert list(cards) == GOLDEN[kind]["shuffle"]


@pytest.mark.interpreted
def test_a_derived_stream_is_the_golden_one() -> None:
    chance = derived_chance(7, "observe", 3, 1)
    assert [int(chance.word()) for _ in range(10)] == GOLDEN["derived"]["first_words"]


def test_a_seed_stream_is_sha_256_in_counter_mode_that_anybody_can_compute() -> None:
    stream = b"".join(sha256(b"7" + block.to_bytes(8, "big")).digest() for block in range(125))
    expected = [int.from_bytes(stream[start : start + 4], "big") for start in range(0, 4000, 4)]
    chance = SeedChance("7")
    assert [int(chance.word()) for _ in range(DRAWS)] == expected


def test_a_text_and_a_number_are_the_same_seed_and_letters_count() -> None:
    assert SeedChance(7).word() == SeedChance("7").word()
    assert len({int(SeedChance(seed).word()) for seed in ("7", "07", "é", "è", "", -7)}) == 6


@pytest.mark.parametrize("kind", ["seed", "quick"])
@pytest.mark.parametrize("bound", [1, 2, 3, 6, 2**31])
def test_a_bounded_draw_stays_in_its_bounds(kind: str, bound: int) -> None:
    chance = fresh(kind)
    draws = [int(chance.below(bound)) for _ in range(500)]
    assert min(draws) >= 0
    assert max(draws) < bound
    assert len(set(draws)) >= min(bound, 400)


@pytest.mark.parametrize("kind", ["seed", "quick"])
def test_every_order_of_a_shuffle_is_about_equally_likely(kind: str) -> None:
    chance = fresh(kind)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = vec[i64]([0, 1, 2])
        chance.shuffle(cards)
        seen[tuple(int(card) for card in cards)] += 1
    assert set(seen) == set(permutations(range(3)))
    assert all(850 < count < 1150 for count in seen.values())


def test_a_copy_of_a_stream_goes_on_from_the_same_place() -> None:
    chance = SeedChance(7)
    for _ in range(11):
        chance.word()
    twin = chance.copy()
    assert twin.drawn == 11
    assert [int(twin.word()) for _ in range(20)] == [int(chance.word()) for _ in range(20)]
    twin.word()
    assert (chance.drawn, twin.drawn) == (31, 32)


def test_neighbouring_quick_seeds_start_unlike_streams() -> None:
    firsts = [int(QuickChance(seed).below(1000)) for seed in range(100)]
    assert len(set(firsts)) > 80


def test_every_quick_seed_gives_a_stream_that_moves() -> None:
    for seed in (0, -1, 2**31, 2**62 - 1, -(2**62)):
        chance = QuickChance(seed)
        assert len({int(chance.word()) for _ in range(100)}) == 100


def test_streams_for_different_purposes_differ() -> None:
    purposes: list[tuple[str | int, ...]] = [
        ("observe", 1, 2),
        ("observe", 2, 1),
        ("observe", 12),
        ("bot", 1, 2),
    ]
    assert len({int(derived_chance(7, *purpose).word()) for purpose in purposes}) == 4


def test_seeds_that_differ_only_far_up_start_other_streams() -> None:
    streams = [QuickChance(7 + (high << 32)) for high in range(4)]
    assert len({int(chance.word()) for chance in streams}) == 4
