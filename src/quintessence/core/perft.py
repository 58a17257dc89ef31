"""How many lines of play there are from a position: a number that shows every change of the rules."""

from mypy_extensions import i64

from quintessence.core.chance import Chance, QuickChance
from quintessence.core.contract import State


def perft(state: State, depth: int) -> int:
    """The number of different sequences of `depth` listed moves, each made by any seat that may act then.

    A line that ends earlier is not counted. Chance is fixed: where a game shuffles, one order is counted.
    """
    return count_lines(state, depth, QuickChance(1)) if depth > 0 else 1


def count_lines(state: State, depth: i64, chance: Chance) -> i64:
    lines: i64 = 0
    for seat in state.to_act():
        moves = state.legal_moves(seat)
        if depth == 1:
            lines += len(moves)
            continue
        for move in moves:
            after = state.copy()
            after.apply(seat, move, chance)
            lines += count_lines(after, depth - 1, chance)
    return lines
