"""Who sees what: positions and views are written by the same hand, through different eyes."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.games.elixir.cards.words import NOBODY

HIDDEN: Final = "?"
EVERYBODY: Final[i64] = 0xFF


@final
class Eyes:
    """Those of a seat, of a spectator (NOBODY), or of somebody who sees everything.

    `finds` and `spells` have the bits of the seats whose finds and spells these eyes see.
    """

    def __init__(self, seat: i64, finds: i64, spells: i64, see_all: bool = False) -> None:
        self.seat = seat
        self.finds = finds
        self.spells = spells
        self.see_all = see_all

    def sees_finds(self, seat: i64) -> bool:
        return self.finds >> seat & 1 == 1

    def sees_spells(self, seat: i64) -> bool:
        return self.spells >> seat & 1 == 1

    def are_of(self, seat: i64) -> bool:
        """Whether these eyes see what only that seat sees: its choices and votes, what it looks at."""
        return self.see_all or seat == self.seat


def open_eyes() -> Eyes:
    """The eyes of somebody who sees everything."""
    return Eyes(NOBODY, EVERYBODY, EVERYBODY, True)
