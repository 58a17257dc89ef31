"""Who sees what; and what a sample must keep besides what is seen."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..cards.words import NOBODY
from ..table import zones

HIDDEN: Final = "?"
EVERYBODY: Final[i64] = 0xFF


@final
class Eyes:
    """Those of a seat or of a spectator (NOBODY); bits of the seats whose finds and whose spells they see."""

    def __init__(self, seat: i64, finds: i64, spells: i64, see_all: bool = False) -> None:
        self.seat = seat
        self.finds = finds
        self.spells = spells
        self.see_all = see_all

    def sees_finds(self, seat: i64) -> bool:
        return self.finds >> seat & 1 == 1

    def sees_spells(self, seat: i64) -> bool:
        return self.spells >> seat & 1 == 1

    def miss(self, zone: i64) -> bool:
        """Whether these eyes do not see the cards of a zone; of laid ones and of discarded finds they miss none."""
        if zone < zones.LAID:
            return (self.finds if zones.is_hand_of_finds(zone) else self.spells) >> zones.seat_of(zone) & 1 == 0
        return zone >= zones.PILE and zone != zones.DISCARD

    def are_of(self, seat: i64) -> bool:
        """Whether these eyes see what only that seat sees: its choices and votes, what it looks at."""
        return self.see_all or seat == self.seat


def open_eyes() -> Eyes:
    return Eyes(NOBODY, EVERYBODY, EVERYBODY, True)


NO_PLACE: Final[i64] = -1


@final
class Demands:
    """Cards that hidden places must hold, and which others may lie beside them."""

    def __init__(self) -> None:
        self.zone = NO_PLACE
        self.finds = vec[i64]()
        """The place that must hold these finds: a hand, the pile, or cards laid aside."""
        self.spell_zone = NO_PLACE
        self.spells = vec[i64]()
        """The hand that must hold these spells."""
        self.allowed = vec[i64]()
        """For each card of the deck 1 if it may lie in those places; empty if any may."""
        self.choosers = vec[i64]()
        """Hands that must each hold one of the `choosable` finds."""
        self.choosable = vec[i64]()
