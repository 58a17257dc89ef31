"""What a sample must keep besides what is seen: the place that a question is about has what the question needs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

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
