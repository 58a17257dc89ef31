"""The numbers of the forms in which moves are written; `moves` lists the forms themselves in this order."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.packing import FIRST, SECOND, THIRD

NO_FORM: Final[i64] = -1

END: Final[i64] = 0
PUT: Final[i64] = 1
GROW: Final[i64] = 2
MOVE: Final[i64] = 3
ATTACK: Final[i64] = 4
TUNNEL: Final[i64] = 5
BLAZE: Final[i64] = 6
WAVE: Final[i64] = 7
BREATH: Final[i64] = 8
EVENT: Final[i64] = 9
PICK_NAME: Final[i64] = 10
POWER: Final[i64] = 11
POWER_CELL: Final[i64] = 12
POWER_CELLS: Final[i64] = 13
POWER_ELEMENT: Final[i64] = 14
CHOOSE_CELL: Final[i64] = 15
CHOOSE_LEVELS: Final[i64] = 16
CHOOSE_CELLS: Final[i64] = 17
CHOOSE_BREATH: Final[i64] = 18
CHOOSE_CARD: Final[i64] = 19
CHOOSE_COLOUR: Final[i64] = 20
PLACE_CELL: Final[i64] = 21
REINFORCE: Final[i64] = 22
SPREAD: Final[i64] = 23
STOP: Final[i64] = 24
DONE: Final[i64] = 25


# A move that is packed argument by argument, as `pack1` to `pack3` do it at once. They are calls into another compiled
# library, which the C compiler cannot resolve; these it does, where dozens of moves are listed.


def begun(form: i64, first: i64) -> i64:
    """A move of this form with its first argument."""
    return form | ((first + 1) << FIRST)


def with_second(move: i64, second: i64) -> i64:
    return move | ((second + 1) << SECOND)


def with_third(move: i64, third: i64) -> i64:
    return move | ((third + 1) << THIRD)
