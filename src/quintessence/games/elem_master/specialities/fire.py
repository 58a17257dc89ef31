"""Demonist and Cultist."""

from typing import Final, final

from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.refusal import Refusal

from ..board import Board, in_reserve
from ..notation.forms import POWER_CELL
from ..tokens.changes import invoke, remove_tokens
from ..tokens.stack import EMPTY, FIRE, element_of, level_of, owner_of
from .power import Speciality, is_home, refused


@final
class Demonist(Speciality):
    """Replaces an own elemental by a Fire of level 1 (EM-DEMONIST-1)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        stack = board.cells[first]
        if level_of(stack) == 0 or owner_of(stack) != seat:
            return False
        # A Fire that is removed gives back the token that the new one needs.
        return element_of(stack) == FIRE or in_reserve(board, seat, FIRE) > 0

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        stack = board.cells[first]
        if stack == EMPTY or owner_of(stack) != seat:
            return refused("EM-BAS-9", board, first)
        if element_of(stack) != FIRE and in_reserve(board, seat, FIRE) == 0:
            return refused("EM-SPE-6", board, first)
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        remove_tokens(board, first, level_of(board.cells[first]))
        invoke(board, first, seat, FIRE, 1, log)


@final
class Cultist(Speciality):
    """Invokes a Fire of level 2 on an empty home cell (EM-CULTIST-1)."""

    def fits(self, board: Board, seat: i64, first: i64, second: i64) -> bool:
        is_free = board.cells[first] == EMPTY and is_home(board, seat, first)
        return is_free and in_reserve(board, seat, FIRE) >= 2

    def explain(self, board: Board, seat: i64, first: i64, second: i64) -> Refusal | None:
        if not is_home(board, seat, first):
            return refused("EM-CULTIST-1", board, first)
        if board.cells[first] != EMPTY or in_reserve(board, seat, FIRE) < 2:
            return refused("EM-SPE-6", board, first)
        return None

    def use(self, board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
        invoke(board, first, seat, FIRE, 2, log)


DEMONIST_CARD: Final = Demonist("demonist", 2, POWER_CELL)
CULTIST_CARD: Final = Cultist("cultist", 3, POWER_CELL)
