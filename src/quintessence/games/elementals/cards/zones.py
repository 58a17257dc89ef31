"""Where the cards lie: packs, piles, packs set aside, the middle. Each is a queue, all are kept in two lists.

Cards are taken from the front and put to the back: a pack is listed from its top to its bottom, a pile and
the middle from their oldest card to their newest. So a pile goes under a pack as it is, untouched.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .catalogue import CARD_COUNT, NO_CARD

MOST_SEATS: Final[i64] = 6
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
    """Which card lies behind which, and the two ends and the length of every queue."""

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

    def fill(self, zone: i64, cards: list[int]) -> None:
        """Lays these cards into a zone in place of what is there."""
        self.ends[COUNT + zone] = 0
        for card in cards:
            self.put(zone, card)


def empty_zones() -> Zones:
    return Zones(vec[i64]([0] * CARD_COUNT), vec[i64]([0] * (3 * ZONES)))
