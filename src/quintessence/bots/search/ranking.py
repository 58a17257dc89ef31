"""What a search tells: the moves that it has looked at, what each is worth, and how it would play on."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from quintessence.bots.search.lines import Line

ABSURD: Final = 4.0
"""A move that is so many times the heat behind the best is not played, however high the heat: it would look absurd."""


@final
class Ranked:
    """A move, the chance of winning that it leaves, and the line that it was judged by."""

    def __init__(self, move: i64, value: float, line: Line, is_certain: bool = False) -> None:
        self.move = move
        self.value = value
        self.line = line
        self.is_certain = is_certain
        """The value is no estimate: nothing can prevent it."""


def put_in_order(moves: list[Ranked]) -> None:
    """The best first; equals stay as they were."""
    for place in range(1, len(moves)):
        moved = moves[place]
        other = place
        while other > 0 and moves[other - 1].value < moved.value:
            moves[other] = moves[other - 1]
            other -= 1
        moves[other] = moved


def drawn_move(moves: list[Ranked], heat: float, drawn: float) -> Ranked:
    """The best move; with heat one of the others, the likelier the better it is. `drawn` is from 0 up to 1."""
    best = moves[0].value
    if heat <= 0.0:
        return moves[0]
    weights = [exp((each.value - best) / heat) if best - each.value <= ABSURD * heat else 0.0 for each in moves]
    left = drawn * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if weight > 0.0 and left < 0.0:
            return moves[place]
    return moves[0]
