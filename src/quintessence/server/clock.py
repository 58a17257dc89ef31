"""The time. Everything asks a `Clock`, so that tests can set it."""

import time
from typing import NewType

Millis = NewType("Millis", int)
"""A moment (milliseconds since 1970) or a length of time in milliseconds."""


class Clock:
    """The time of this machine."""

    def now(self) -> Millis:
        """Milliseconds since 1970: this is stored and compared between workers."""
        return Millis(time.time_ns() // 1_000_000)

    def monotonic(self) -> float:
        """Seconds that never run backwards, to measure how long something takes."""
        return time.monotonic()
