"""A terminal in a time of its own: keys are pressed when the script says so, and nothing is waited for."""

from collections.abc import Callable, Sequence

from quintessence.core.types import Line

Script = Callable[[list[str], int], list[tuple[int, str]]]
"""What a person does when a picture appears at some time: keys, each with how much later it is pressed."""


class ScriptedConsole:
    """Keeps every picture with the time at which it appeared."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.time = 1000
        self.waiting: list[tuple[int, str]] = []
        self.pictures: list[tuple[int, list[str]]] = []

    def now(self) -> int:
        return self.time

    def paint(self, lines: Sequence[Line]) -> int:
        picture = ["".join(text for _, text in line) for line in lines]
        is_new = not self.pictures or self.pictures[-1][1] != picture
        self.pictures.append((self.time, picture))
        if is_new:
            self.waiting += [(self.time + later, key) for later, key in self.script(picture, self.time)]
            self.waiting.sort()
        return self.time

    def has_shown(self, text: str) -> bool:
        """Whether one of the pictures had this text in a line."""
        return any(text in line for _, picture in self.pictures for line in picture)

    def key(self, until: int) -> tuple[int, str] | None:
        if self.waiting and self.waiting[0][0] <= until:
            at, key = self.waiting.pop(0)
            self.time = max(self.time, at)
            return self.time, key
        self.time = max(self.time, until)
        return None
