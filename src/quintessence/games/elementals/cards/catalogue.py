"""The sixty cards: their ids, and which of them have how many parts in common (EL-COM-2, EL-MAT-1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ELEMENTS: Final = ("earth", "water", "air", "fire")
"""In their old order of weight: earth weighs 0, fire 3."""
LETTERS: Final = "ewaf"
PARTS: Final = ("head", "belly", "legs")

FIRST_MAD: Final[i64] = 48
FIRST_DOUBLE: Final[i64] = 52
FIRST_MAGICIAN: Final[i64] = 56
CARD_COUNT: Final[i64] = 60
NO_CARD: Final[i64] = -1


def box_ids() -> list[str]:
    """Every card by its id: elementals whose weights do not leave 3 when divided by 4, then the specials."""
    # EL-COM-2, EL-COM-3
    elementals = [
        LETTERS[head] + LETTERS[belly] + LETTERS[legs]
        for head in range(4)
        for belly in range(4)
        for legs in range(4)
        if (head + belly + legs) % 4 != 3
    ]
    return elementals + [f"{kind}-{number}" for kind in ("mad", "double", "magician") for number in range(1, 5)]


CARD_IDS: Final = box_ids()
"""The id of each card; its place in this list is the card inside the engine."""
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_IDS)}


def parts_in_common(one: str, other: str) -> int:
    """How many parts of two elementals show the same element; elsewhere it counts for nothing (EL-MAT-3)."""
    return sum(mine == theirs for mine, theirs in zip(one, other, strict=True))


def cards_sharing(count: int) -> list[int]:
    """For each card the elementals that have exactly so many parts in common with it, as a set of bits (EL-MAT-2)."""
    sets: list[int] = []
    for card in range(60):
        sharing = 0
        for other in range(48):
            # A special card matches nothing, whatever its picture shows (EL-MAT-4).
            if card < 48 and card != other and parts_in_common(CARD_IDS[card], CARD_IDS[other]) == count:
                sharing |= 1 << other
        sets.append(sharing)
    return sets


PARTNERS: Final = vec[i64](cards_sharing(2))
"""`PARTNERS[card]`: the bits of the elementals that it matches."""
NEAR_MISSES: Final = vec[i64](cards_sharing(1))
"""`NEAR_MISSES[card]`: the bits of those that have one part in common with it."""


def is_elemental(card: i64) -> bool:
    return card < FIRST_MAD


def is_mad(card: i64) -> bool:
    return FIRST_MAD <= card < FIRST_DOUBLE


def is_double(card: i64) -> bool:
    return FIRST_DOUBLE <= card < FIRST_MAGICIAN


def is_magician(card: i64) -> bool:
    return card >= FIRST_MAGICIAN
