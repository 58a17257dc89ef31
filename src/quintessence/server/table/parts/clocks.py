"""The clocks of the seats: what each has left, and since when it runs. The time comes from the entries."""

from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.table.opening import ClockPlan


class Clocks:
    """One clock per seat."""

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.time] * seats
        self._since: list[Millis | None] = [None] * seats
        self._before: list[list[int]] = [[] for _ in range(seats)]
        """What a seat had left before it got more time for each of its moves, for undo."""
        self._held: dict[Seat, Millis] = {}
        """When a seat answered in secret."""

    @property
    def is_on(self) -> bool:
        return self.plan.kind != "none"

    def ask(self, asked: list[Seat], at: Millis, moved: Seat | None = None) -> None:
        """From `at` on the clocks of exactly these seats run; `moved` has made a move."""
        if not self.is_on:
            return
        for seat, since in enumerate(self._since):
            if since is not None and (seat == moved or seat not in asked):
                self.left[seat] = self.left_at(seat, self._held.pop(seat, at))
                self._since[seat] = None
            if seat == moved:
                self._before[seat].append(self.left[seat])
                self.left[seat] = self._renewed(self.left[seat])
        for seat in asked:
            if self._since[seat] is None:
                self._since[seat] = at

    def hold(self, asked: list[Seat], at: Millis) -> None:
        """Seats that are no longer asked have answered in secret: their clocks appear to run until that is told."""
        for seat, since in enumerate(self._since):
            if seat in asked:
                self._held.pop(seat, None)
            elif since is not None:
                self._held.setdefault(seat, at)

    def take_back(self, seat: Seat, at: Millis) -> None:
        """The seat undid its move: it loses the time gained for it, and what it used since stays used."""
        if self.is_on and self._before[seat]:
            used = self.left[seat] - self.left_at(seat, at)
            self.left[seat] = max(0, self._before[seat].pop() - used)
            self._since[seat] = at

    def stop(self, at: Millis) -> None:
        """Stops all clocks."""
        self.ask([], at)

    def left_at(self, seat: Seat, at: Millis) -> int:
        """What a seat has left at a time."""
        since = self._since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, at - since))

    def runs(self, seat: Seat) -> bool:
        return self._since[seat] is not None

    def flag(self, seat: Seat) -> Millis | None:
        """When the time of a seat is up; None if its clock does not run."""
        since = self._since[seat]
        return None if since is None else Millis(since + self.left[seat])

    def _renewed(self, left: int) -> int:
        return left + self.plan.increment if self.plan.kind == "fischer" else self.plan.time
