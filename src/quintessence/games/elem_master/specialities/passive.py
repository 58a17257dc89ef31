"""The passive specialities by number: the only ones that the actions know of. Numbers are places in `POWERS`."""

from typing import Final

from mypy_extensions import i64

DRUID: Final[i64] = 0
NECROMANCER: Final[i64] = 1
PRIEST: Final[i64] = 4
SAGE: Final[i64] = 5
HEALER: Final[i64] = 6
