"""The sixty cards, which of them have how many parts in common, and where they lie (EL-COM-2, EL-MAT-1)."""

from typing import Final, final

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


# Where the cards lie: a zone for the pack, the pile and the cards set aside of each seat, and the middle.
PILES: Final[i64] = 6
ASIDE: Final[i64] = 12
MIDDLE: Final[i64] = 18
ZONES: Final[i64] = 19

LAST: Final[i64] = 19
COUNT: Final[i64] = 38


def pack_of(seat: i64) -> i64:
    return seat


def pile_of(seat: i64) -> i64:
    return PILES + seat


def aside_of(seat: i64) -> i64:
    return ASIDE + seat


@final
class Zones:
    """Where the cards lie: packs, piles, packs set aside, the middle. Each is a queue, all are kept in two lists.

    Cards are taken from the front and put to the back: a pack is listed from its top to its bottom, a pile and
    the middle from their oldest card to their newest. So a pile goes under a pack as it is, untouched.
    """

    def __init__(self, behind: vec[i64], ends: vec[i64]) -> None:
        self.behind = behind
        """`behind[card]`: the next card of its queue; meaningless for the last one."""
        self.ends = ends
        """`ends[zone]` is the first card, `ends[LAST + zone]` the last, `ends[COUNT + zone]` their number."""

    def copy(self) -> "Zones":
        return Zones(self.behind[:], self.ends[:])

    def count(self, zone: i64) -> i64:
        return self.ends[COUNT + zone]

    def first(self, zone: i64) -> i64:
        """The top of a pack, the oldest card of a pile or of the middle; NO_CARD if there is none."""
        return self.ends[zone] if self.ends[COUNT + zone] > 0 else NO_CARD

    def last(self, zone: i64) -> i64:
        """The bottom of a pack, the newest card of a pile or of the middle; NO_CARD if there is none."""
        return self.ends[LAST + zone] if self.ends[COUNT + zone] > 0 else NO_CARD

    def take(self, zone: i64) -> i64:
        """Takes the first card."""
        card = self.ends[zone]
        self.ends[zone] = self.behind[card]
        self.ends[COUNT + zone] -= 1
        return card

    def put(self, zone: i64, card: i64) -> None:
        """Puts a card behind the last."""
        if self.ends[COUNT + zone] == 0:
            self.ends[zone] = card
        else:
            self.behind[self.ends[LAST + zone]] = card
        self.ends[LAST + zone] = card
        self.ends[COUNT + zone] += 1

    def gather(self, zone: i64, other: i64) -> None:
        """Puts all cards of another zone behind the last, in their order."""
        added = self.ends[COUNT + other]
        if added == 0:
            return
        if self.ends[COUNT + zone] == 0:
            self.ends[zone] = self.ends[other]
        else:
            self.behind[self.ends[LAST + zone]] = self.ends[other]
        self.ends[LAST + zone] = self.ends[LAST + other]
        self.ends[COUNT + zone] += added
        self.ends[COUNT + other] = 0

    def cards(self, zone: i64) -> vec[i64]:
        """The cards of a zone, first to last."""
        listed = vec[i64]([0] * self.ends[COUNT + zone])
        card = self.ends[zone]
        for place in range(len(listed)):
            listed[place] = card
            card = self.behind[card]
        return listed

    def mark(self, zone: i64, marks: vec[i64]) -> None:
        """Puts a 1 for each card of a zone."""
        card = self.ends[zone]
        for _ in range(self.ends[COUNT + zone]):
            marks[card] = 1
            card = self.behind[card]

    def fill(self, zone: i64, cards: vec[i64]) -> None:
        """Lays these cards into a zone in place of what is there."""
        self.ends[COUNT + zone] = 0
        self.add(zone, cards)

    def add(self, zone: i64, cards: vec[i64]) -> None:
        """Puts these cards behind the last."""
        for card in cards:
            self.put(zone, card)

    def deal(self, zone: i64, cards: vec[i64], first: i64) -> i64:
        """Lays as many of these cards into a zone as lie there, from the one at `first` on; how many."""
        count = self.ends[COUNT + zone]
        self.ends[COUNT + zone] = 0
        for place in range(first, first + count):
            self.put(zone, cards[place])
        return count


def empty_zones() -> Zones:
    return Zones(vec[i64]([0] * CARD_COUNT), vec[i64]([0] * (3 * ZONES)))
