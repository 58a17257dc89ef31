"""What opens a race: a card that was flipped, a summon, a card that was placed."""

from typing import Final

from mypy_extensions import i64

AFTER_FLIP: Final[i64] = 0
AFTER_SUMMON: Final[i64] = 1
AFTER_PLACING: Final[i64] = 2
RACE_KINDS: Final = ("flip", "summon", "middle")
