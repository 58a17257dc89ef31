"""Events that raise, lower or strike elementals: a whole element at once, or some of one's choice."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.core.packing import first_of, second_of

from ..actions.acting import immobilise
from ..actions.pending import BY_EVENT
from ..board import Board, is_in
from ..notation.forms import CHOOSE_CELL, CHOOSE_LEVELS
from ..terrain.cells import EAST, NORTH, NOWHERE
from ..tokens.changes import gain, in_reserve, kin_place, lose, transform
from ..tokens.elements import AIR, EARTH, FIRE, WATER
from ..tokens.stack import HIGHEST, IMMOBILISED, element_of, level_of, owner_of, told
from .card import EventCard


def can_gain(board: Board, cell: i64) -> bool:
    """Whether an elemental stands there that can gain a level (EM-BAS-10)."""
    stack = board.cells[cell]
    level = level_of(stack)
    return 0 < level < HIGHEST and in_reserve(board, owner_of(stack), element_of(stack)) > 0


@final
class Rise(EventCard):
    """Every elemental of an element gains a level, served in each owner's home order (EM-BAS-12)."""

    # EM-SPRING-1, EM-SUMMER-1, EM-DELUGE-1

    def __init__(self, name: str, element: i64) -> None:
        super().__init__(name)
        self.element = element

    def is_possible(self, board: Board, seat: i64) -> bool:
        for cell in range(len(board.cells)):
            if element_of(board.cells[cell]) == self.element and can_gain(board, cell):
                return True
        return False

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        for owner in range(board.variant.seats):
            for cell in board.variant.plain.home_order[owner]:
                stack = board.cells[cell]
                if level_of(stack) != 0 and owner_of(stack) == owner and element_of(stack) == self.element:
                    gain(board, cell, 1, log)


@final
class Autumn(EventCard):
    """Every Earth loses a level; there always is one (EM-AUTUMN-1)."""

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        for cell in range(len(board.cells)):
            stack = board.cells[cell]
            if level_of(stack) != 0 and element_of(stack) == EARTH:
                lose(board, cell, 1, log)


@final
class Freeze(EventCard):
    """Opponents' elementals of an element, those of the moment, are immobilised (EM-WINTER-1, EM-FROST-1)."""

    def __init__(self, name: str, element: i64) -> None:
        super().__init__(name)
        self.element = element

    def strikes(self, board: Board, seat: i64, stack: i64) -> bool:
        if level_of(stack) == 0 or element_of(stack) != self.element or stack & IMMOBILISED != 0:
            return False
        return board.variant.are_opponents(owner_of(stack), seat)

    def is_possible(self, board: Board, seat: i64) -> bool:
        for stack in board.cells:
            if self.strikes(board, seat, stack):
                return True
        return False

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        for cell in range(len(board.cells)):
            if self.strikes(board, seat, board.cells[cell]):
                immobilise(board, cell, log)


@final
class Thunderstorm(EventCard):
    """Earth of level 1 becomes Fire, as far as each owner's reserve reaches in his home order (EM-THUNDERSTORM-1)."""

    def changes(self, board: Board, stack: i64) -> bool:
        is_weak_earth = level_of(stack) == 1 and element_of(stack) == EARTH
        return is_weak_earth and in_reserve(board, owner_of(stack), FIRE) > 0

    def is_possible(self, board: Board, seat: i64) -> bool:
        for stack in board.cells:
            if self.changes(board, stack):
                return True
        return False

    def happen(self, board: Board, seat: i64, chance: Chance, log: Log | None) -> None:
        for owner in range(board.variant.seats):
            if not is_in(board, owner):
                continue
            for cell in board.variant.plain.home_order[owner]:
                stack = board.cells[cell]
                if owner_of(stack) == owner and self.changes(board, stack):
                    transform(board, cell, FIRE, 1, log)


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

    def __init__(self, name: str, form: i64, most: i64) -> None:
        super().__init__(name, form, most)
        # Each draws on the reserve of its own element.
        self.order_matters = False

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
            fields = {"cell": board.variant.plain.names[cell], **told(board.cells[cell])}
            log.add("level-gained", {**fields, "levels": levels, "level": level})


WEATHER: Final[list[EventCard]] = [
    Rise("spring", EARTH),
    Rise("summer", FIRE),
    Autumn("autumn"),
    Freeze("winter", FIRE),
    Rise("deluge", WATER),
    Thunderstorm("thunderstorm"),
    Freeze("frost", WATER),
    Shower("shower", CHOOSE_LEVELS),
    Tornado("tornado", CHOOSE_LEVELS),
    Zone("hail", EARTH),
    Zone("snow", FIRE),
    Avalanche("avalanche", CHOOSE_CELL),
    Aurora("aurora", CHOOSE_CELL, 3),
    Sunset("sunset", CHOOSE_CELL, 2),
]
