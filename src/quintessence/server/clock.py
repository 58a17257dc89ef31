"""What time it is. Everything that needs to know asks a `Clock`, so that tests own the time."""

import time
from typing import NewType

Millis = NewType("Millis", int)
"""A moment (milliseconds since 1970) or a length of time in milliseconds."""


class Clock:
    """The time of this machine."""

    def now(self) -> Millis:
        """Milliseconds since 1970; what is stored, and what all workers compare."""
        return Millis(time.time_ns() // 1_000_000)

    def monotonic(self) -> float:
        """Seconds that never run backwards; what lasts is measured with it."""
        return time.monotonic()
