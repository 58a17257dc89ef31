"""Where cards lie: every place has a number, and holds the numbers of its cards in order.

Hands are in the order in which cards came, piles have their top at the end. A list of cards is never changed,
another takes its place: positions that were copied share the lists that they have in common.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.types import Json

FINDS: Final[i64] = 0
"""The finds of seat 0; those of seat s have the number FINDS + s."""
SPELLS: Final[i64] = 8
LAID: Final[i64] = 16
ROWS: Final = ("finds", "spells", "laid")
PILE: Final[i64] = 24
DISCARD: Final[i64] = 25
BOOKS: Final[i64] = 25
"""The stack of level 1 has the number BOOKS + 1."""
REMOVED: Final[i64] = 30
ZONES: Final[i64] = 31

# Places from which cards are picked and that are no zones of their own.
ASIDE: Final[i64] = 31
PAYMENT: Final[i64] = 32
COPYABLE: Final[i64] = 33
PLACES: Final = {int(DISCARD): "discard", int(PILE): "pile", 31: "aside", 32: "payment", 33: "copy"}


# In place of `1 << place`: compiled, a written number is shifted in 32 bits.
BITS: Final = vec[i64]([1 << place for place in range(63)])


def is_hand_of_finds(zone: i64) -> bool:
    return zone < SPELLS


def is_hand_of_spells(zone: i64) -> bool:
    return SPELLS <= zone < LAID


def seat_of(zone: i64) -> i64:
    """Whose hand, or row of laid spells, a zone is."""
    return zone & 7


def with_card(cards: vec[i64], card: i64) -> vec[i64]:
    """The list with one more card at its end."""
    return append(cards[:], card)


def without_place(cards: vec[i64], place: i64) -> vec[i64]:
    rest = vec[i64](capacity=len(cards))
    for other in range(len(cards)):
        if other != place:
            rest = append(rest, cards[other])
    return rest


def first_place(cards: vec[i64], card: i64) -> i64:
    """Where a card lies first in a list, -1 if it is not there."""
    for place in range(len(cards)):
        if cards[place] == card:
            return place
    return -1


def is_first(cards: vec[i64], place: i64) -> bool:
    """Whether no copy of the card at a place lies before it."""
    return first_place(cards, cards[place]) == place


def last_place(cards: vec[i64], card: i64) -> i64:
    """Where a card lies last in a list, -1 if it is not there."""
    place: i64 = len(cards) - 1
    while place >= 0 and cards[place] != card:
        place -= 1
    return place


def without_card(cards: vec[i64], card: i64) -> vec[i64]:
    place = first_place(cards, card)
    return cards if place < 0 else without_place(cards, place)


def without_cards(cards: vec[i64], gone: vec[i64]) -> vec[i64]:
    """The list without one copy of each of these cards."""
    rest = cards
    for card in gone:
        rest = without_card(rest, card)
    return rest


def joined(cards: vec[i64], more: vec[i64]) -> vec[i64]:
    together = vec[i64](capacity=len(cards) + len(more))
    for card in cards:
        together = append(together, card)
    for card in more:
        together = append(together, card)
    return together


def replaced(numbers: vec[i64], old: i64, new: i64) -> vec[i64]:
    """The list with another number in place of one."""
    changed = vec[i64](capacity=len(numbers))
    for number in numbers:
        changed = append(changed, new if number == old else number)
    return changed


def count_of(cards: vec[i64], card: i64) -> i64:
    count: i64 = 0
    for other in cards:
        if other == card:
            count += 1
    return count


def distinct(cards: vec[i64]) -> vec[i64]:
    """Each card of a list once, in the order in which they first come."""
    found = vec[i64](capacity=len(cards))
    for card in cards:
        if first_place(found, card) < 0:
            found = append(found, card)
    return found


def is_alike(cards: vec[i64]) -> bool:
    """Whether all cards of a list are copies of one."""
    for place in range(1, len(cards)):
        if cards[place] != cards[0]:
            return False
    return True


def bits_of(numbers: vec[i64]) -> i64:
    """The set of some numbers: a bit for each, none for those below 0."""
    bits: i64 = 0
    for number in numbers:
        bits |= 0 if number < 0 else i64(1) << number
    return bits


def listed(numbers: vec[i64]) -> list[Json]:
    return [int(number) for number in numbers]


def random_card(cards: vec[i64], chance: Chance) -> i64:
    return cards[chance.below(len(cards))]


def drawn_at_random(cards: vec[i64], count: i64, chance: Chance) -> vec[i64]:
    """So many cards of a list, or all if it has fewer, one after the other."""
    drawn = vec[i64]()
    rest = cards
    while len(drawn) < count and len(rest) > 0:
        card = random_card(rest, chance)
        rest = without_card(rest, card)
        drawn = append(drawn, card)
    return drawn
