"""What an attack would make of both stacks. Everything that it depends on lies open."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.casts import as_number
from quintessence.core.event import Event
from quintessence.core.packing import first_of, second_of
from quintessence.core.types import JsonObject

from ..board import Board, cell_name
from ..tokens.stack import level_of

LEVELS: Final = ("level-gained", "level-lost", "desert-loss")
"""The events that tell a level, with the cell of the stack that then has it."""


def levels_told(board: Board, after: Board, move: i64, events: list[Event]) -> JsonObject:
    """The levels of attacker and target before an attack and after it, 0 for what vanishes.

    `after` is the board on which it was made, `events` what then happened: a stack that takes the place of another is
    followed there, and may lose on entering (EM-TER-4). The army of somebody who is out leaves the board (EM-FOU-4).
    """
    source = first_of(move)
    target = second_of(move)
    before = [int(level_of(board.cells[source])), int(level_of(board.cells[target]))]
    levels = before[:]
    sides = {cell_name(board, source): 0, cell_name(board, target): 1}
    takes_place = False
    for event in events:
        if event.kind == "took-place":
            takes_place = True
            sides[cell_name(board, target)] = 0
        elif event.kind in LEVELS:
            levels[sides[str(event.fields["cell"])]] = as_number(event.fields["level"])
    if level_of(after.cells[target if takes_place else source]) == 0:
        levels[0] = 0
    if level_of(after.cells[target]) == 0:
        levels[1] = 0
    return {
        "attacker": {"before": before[0], "after": levels[0]},
        "target": {"before": before[1], "after": levels[1]},
        "takes-place": takes_place,
    }
