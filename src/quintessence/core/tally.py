"""What a game counts, as everybody may see it at any time: the rows of its score."""

from typing import final

from quintessence.core.types import Json, JsonObject


@final
class TallyRow:
    """One thing that is counted: a number for each seat.

    It is called `tally-NAME` in the game's own texts. `fewer` says that fewer are better.
    """

    def __init__(self, name: str, numbers: list[int], fewer: bool = False) -> None:
        self.name = name
        self.numbers = numbers
        self.fewer = fewer

    def to_json(self) -> JsonObject:
        numbers: list[Json] = [*self.numbers]
        return {"name": self.name, "numbers": numbers, "fewer": self.fewer}

    def __repr__(self) -> str:
        return f"TallyRow({self.name!r}, {self.numbers})"
