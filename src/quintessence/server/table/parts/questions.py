"""What a seat is asked: an answer carries the number of its question, so that it never answers another."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Question:
    """What a seat is asked: `id` is the number of the seat when that last changed."""

    __slots__ = ("id", "is_asked", "is_bot", "moves", "window")

    def __init__(self) -> None:
        self.id = 0
        self.is_asked = False
        self.is_bot = False
        """Whether a bot plays the seat."""
        self.moves: vec[i64] = vec[i64]()
        self.window: str | None = None
        """The open window, if it asks this seat, now or later."""


def are_same(moves: vec[i64], others: vec[i64]) -> bool:
    if len(moves) != len(others):
        return False
    for place in range(len(moves)):
        if moves[place] != others[place]:
            return False
    return True
