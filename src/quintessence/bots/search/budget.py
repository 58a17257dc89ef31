"""How long a search may go on: a number of positions, a time, or both."""

from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

LOOK_EVERY: Final[i64] = 16
"""So many positions are judged between two looks at the clock: a few dozen microseconds."""
NO_END: Final[i64] = 1 << 60


@final
class Budget:
    """Spent by one with each position that is judged."""

    def __init__(self, positions: int | None, seconds: float | None) -> None:
        self.left: i64 = NO_END if positions is None else positions
        self.spent: i64 = 0
        self._deadline = -1.0 if seconds is None else perf_counter() + seconds
        self._until_look: i64 = LOOK_EVERY

    def spend(self) -> None:
        self.spent += 1
        self.left -= 1
        self._until_look -= 1
        if self._until_look == 0:
            self._until_look = LOOK_EVERY
            if self._deadline >= 0.0 and perf_counter() >= self._deadline:
                self.left = 0

    def is_over(self) -> bool:
        return self.left <= 0
