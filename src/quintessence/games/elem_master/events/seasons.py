"""Events that strike a whole element at once."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log

from ..board import Board, in_reserve, is_in
from ..tokens.changes import gain, immobilise, lose, transform
from ..tokens.stack import EARTH, FIRE, HIGHEST, IMMOBILISED, WATER, element_of, level_of, owner_of
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


SEASONS: Final[list[EventCard]] = [
    Rise("spring", EARTH),
    Rise("summer", FIRE),
    Autumn("autumn"),
    Freeze("winter", FIRE),
    Rise("deluge", WATER),
    Thunderstorm("thunderstorm"),
    Freeze("frost", WATER),
]
