"""A clock that stands still until a test moves it."""

from quintessence.server.clock import Clock, Millis

START = Millis(1_700_000_000_000)


class FakeClock(Clock):
    """Starts at a round moment; `pass_time` moves it."""

    def __init__(self, now: int = START) -> None:
        self._now = now

    def now(self) -> Millis:
        return Millis(self._now)

    def monotonic(self) -> float:
        return self._now / 1000

    def pass_time(self, milliseconds: int) -> None:
        self._now += milliseconds
