"""What passed and what failed, for the commands that check something."""

from collections.abc import Sequence

from quintessence.cli.screen import Screen


class Verdicts:
    """Tells each failure in a line of its own, and at the end how many there were."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.passed = 0
        self.failed = 0

    def add(self, name: str, failures: Sequence[str]) -> None:
        """Counts one thing that was checked: it passed if there are no failures."""
        self.tell(name, failures)
        self.failed += bool(failures)
        self.passed += not failures

    def tell(self, name: str, failures: Sequence[str]) -> None:
        for failure in failures:
            first, *more = self.screen.wrapped(name + failure, indent=2)
            self.screen.draw([[("bad", first[: len(name)]), ("", first[len(name) :])], *([("", row)] for row in more)])

    def close(self) -> int:
        """Tells the counts, in words that programs can read in every language; returns the exit code."""
        style = "bad" if self.failed else "good"
        self.screen.draw([[(style, f"{self.passed} passed, {self.failed} failed")]])
        return 1 if self.failed else 0
