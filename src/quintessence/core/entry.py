"""One line of a record."""

from typing import Final, final

from quintessence.core.types import JsonObject, Seat

MOVE: Final = "move"
UNDO: Final = "undo"
RESIGN: Final = "resign"
SUBSTITUTE: Final = "substitute"


@final
class RecordEntry:
    """A move, an undo, a resignation, or that a bot plays a seat from now on.

    `words` are the canonical words of a move, or the name of that bot. `at` is the time of a move, if the
    caller gave one, in milliseconds since 1970.
    """

    def __init__(self, kind: str, seat: Seat, words: str = "", at: int | None = None) -> None:
        self.kind = kind
        self.seat = seat
        self.words = words
        self.at = at

    def to_json(self) -> JsonObject:
        if self.kind == MOVE:
            return {"seat": self.seat, "move": self.words, "at": self.at}
        if self.kind == SUBSTITUTE:
            return {"substitute": self.seat, "by": self.words}
        return {self.kind: self.seat}

    def __repr__(self) -> str:
        return f"RecordEntry({self.to_json()})"
