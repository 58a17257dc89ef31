"""A pile as one number: its cards from the bottom up, how many they are, how many of them are rooted."""

from typing import Final

from mypy_extensions import i64

EMPTY: Final[i64] = 0
COMPLETE: Final[i64] = 6
"""Cards in a pile that takes no more (EE-PILE-3)."""

CARD_BITS: Final[i64] = 5
HEIGHT: Final[i64] = 30
ROOTED: Final[i64] = 33
ONE_CARD: Final[i64] = 1 << 30
ONE_ROOT: Final[i64] = 1 << 33
BELOW_ROOTS: Final[i64] = (1 << 33) - 1


def height_of(pile: i64) -> i64:
    """How many cards; the level of the next one to be placed (EE-PILE-4)."""
    return (pile >> HEIGHT) & 7


def rooted_of(pile: i64) -> i64:
    """How many cards, from the bottom, are rooted (EE-PILE-7)."""
    return pile >> ROOTED


def card_at(pile: i64, level: i64) -> i64:
    return (pile >> (level * CARD_BITS)) & 31


def top_of(pile: i64) -> i64:
    """The uppermost card of a pile that has one."""
    return card_at(pile, height_of(pile) - 1)


def has_free(pile: i64) -> bool:
    """Whether the top card is free: there is one and it is not rooted (EE-PILE-6, EE-ROOT-3)."""
    return height_of(pile) > rooted_of(pile)


def with_card(pile: i64, card: i64) -> i64:
    """The pile with a card laid on it, unrooted (EE-PILE-7, EE-ROOT-4)."""
    return (pile | (card << (height_of(pile) * CARD_BITS))) + ONE_CARD


def without_top(pile: i64) -> i64:
    """The pile without its top card; what lies below keeps its roots (EE-SAL-3, EE-BURN-3)."""
    height = height_of(pile) - 1
    if rooted_of(pile) > height:
        pile -= ONE_ROOT
    return (pile & ~(31 << (height * CARD_BITS))) - ONE_CARD


def with_roots(pile: i64) -> i64:
    """The pile with every card rooted (EE-ROOT-1)."""
    return (pile & BELOW_ROOTS) | (height_of(pile) << ROOTED)


def without_roots(pile: i64) -> i64:
    """The pile with no card rooted (EE-GNO-3)."""
    return pile & BELOW_ROOTS
