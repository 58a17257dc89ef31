"""A decision that must be made before anything else, and who asks for it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..terrain.cells import NOWHERE

NO_CELLS: Final = vec[i64]()
BY_EVENT: Final[i64] = 0
BY_PRIEST: Final[i64] = 1
BY_POWER: Final[i64] = 2


@final
class Pending:
    """A decision that the seat on turn must make before anything else. Never changed once made.

    `card` is the event or the speciality that asks; `chosen` the cells or cards chosen so far, or the blessed
    Water that still decides; `at`, `left`, `placed` and `moved` what powers keep in mind.
    """

    def __init__(
        self,
        kind: i64,
        card: i64,
        at: i64 = NOWHERE,
        left: i64 = 0,
        placed: i64 = 0,
        moved: bool = False,
        chosen: vec[i64] = NO_CELLS,
    ) -> None:
        self.kind = kind
        self.card = card
        self.at = at
        self.left = left
        self.placed = placed
        self.moved = moved
        self.chosen = chosen
