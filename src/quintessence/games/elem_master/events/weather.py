"""Events that raise or lower some elementals of one's choice."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, second_of

from ..board import BY_EVENT, Board, in_reserve
from ..notation.forms import CHOOSE_CELL, CHOOSE_LEVELS
from ..terrain.cells import EAST, NORTH, NOWHERE
from ..tokens.changes import gain, kin_place, lose
from ..tokens.stack import AIR, EARTH, FIRE, WATER, element_of, level_of, owner_of
from .card import EventCard
from .seasons import can_gain


def stands(board: Board, cell: i64, element: i64) -> bool:
    """Whether an elemental of that element stands there."""
    stack = board.cells[cell]
    return level_of(stack) != 0 and element_of(stack) == element


def was_chosen(board: Board, cell: i64) -> bool:
    """Whether the event under way has struck this cell before."""
    pending = board.pending
    return pending is not None and pending.kind == BY_EVENT and cell in pending.chosen


@final
class Shower(EventCard):
    """One Fire loses one or two levels (EM-SHOWER-1)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        cell, levels = first_of(move), second_of(move)
        return stands(board, cell, FIRE) and 1 <= levels <= min(2, level_of(board.cells[cell]))

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        lose(board, first_of(move), second_of(move), log)


@final
class Sunset(EventCard):
    """Up to two different Fires lose a level (EM-SUNSET-1)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        return stands(board, first_of(move), FIRE) and not was_chosen(board, first_of(move))

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        lose(board, first_of(move), 1, log)


@final
class Aurora(EventCard):
    """Up to three elementals of different elements gain a level (EM-AURORA-1)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        cell = first_of(move)
        if not can_gain(board, cell):
            return False
        pending = board.pending
        if pending is None or pending.kind != BY_EVENT:
            return True
        for chosen in pending.chosen:
            if element_of(board.cells[chosen]) == element_of(board.cells[cell]):
                return False
        return True

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        gain(board, first_of(move), 1, log)


@final
class Zone(EventCard):
    """Every elemental of an element in a zone of 2x2 cells, named by its lowest, loses a level."""

    # EM-HAIL-1, EM-SNOW-1

    def __init__(self, name: str, element: i64) -> None:
        super().__init__(name, CHOOSE_CELL)
        self.element = element
        self.names_voids = True

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        step = board.variant.plain.step
        cell = first_of(move)
        east, north = step[cell * 8 + EAST], step[cell * 8 + NORTH]
        if east == NOWHERE or north == NOWHERE:
            return False
        element = self.element
        return (
            stands(board, cell, element)
            or stands(board, east, element)
            or stands(board, north, element)
            or stands(board, step[east * 8 + NORTH], element)
        )

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        step = board.variant.plain.step
        cell = first_of(move)
        east, north = step[cell * 8 + EAST], step[cell * 8 + NORTH]
        for struck in (cell, north, east, step[east * 8 + NORTH]):
            if stands(board, struck, self.element):
                lose(board, struck, 1, log)


@final
class Avalanche(EventCard):
    """One Earth loses a level, Water around it gains one (EM-AVALANCHE-1)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        cell = first_of(move)
        if not stands(board, cell, EARTH):
            return False
        for place in range(cell * 8, cell * 8 + 8):
            near = board.variant.plain.step[place]
            if near != NOWHERE and stands(board, near, WATER) and can_gain(board, near):
                return True
        return False

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        plain = board.variant.plain
        cell = first_of(move)
        lose(board, cell, 1, log)
        for owner in range(board.variant.seats):
            for near in plain.home_order[owner]:
                if stands(board, near, WATER) and owner_of(board.cells[near]) == owner:
                    if plain.direction(cell, near) != NOWHERE:
                        gain(board, near, 1, log)


@final
class Tornado(EventCard):
    """One Air gains up to three levels, even beyond the third (EM-TORNADO-1, EM-TORNADO-2)."""

    def fits(self, board: Board, seat: i64, move: i64) -> bool:
        cell, levels = first_of(move), second_of(move)
        if not stands(board, cell, AIR):
            return False
        return 1 <= levels <= min(3, in_reserve(board, owner_of(board.cells[cell]), AIR))

    def choose(self, board: Board, seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        cell, levels = first_of(move), second_of(move)
        board.tokens[kin_place(board.cells[cell])] += levels
        board.cells[cell] += levels
        if log is not None:
            level = level_of(board.cells[cell])
            fields = {"levels": levels, "level": level}
            log.add("level-gained", {"cell": board.variant.plain.names[cell], **fields})


WEATHER: Final[list[EventCard]] = [
    Shower("shower", CHOOSE_LEVELS),
    Tornado("tornado", CHOOSE_LEVELS),
    Zone("hail", EARTH),
    Zone("snow", FIRE),
    Avalanche("avalanche", CHOOSE_CELL),
    Aurora("aurora", CHOOSE_CELL, 3),
    Sunset("sunset", CHOOSE_CELL, 2),
]
