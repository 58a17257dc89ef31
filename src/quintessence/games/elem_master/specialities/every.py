"""The sixteen specialities (EM-SPE), and how a power goes: which uses are possible, and how one is paid for."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.packing import pack1, pack2

from ..board import Board
from ..notation.forms import NO_FORM, POWER, POWER_CELL, POWER_CELLS
from ..terrain.cells import NOWHERE
from ..tokens.stack import level_of
from .air import OF_AIR
from .earth_fire_water import OF_EARTH_FIRE_WATER
from .no_element import OF_NO_ELEMENT
from .power import Speciality

POWERS: Final[list[Speciality]] = [*OF_EARTH_FIRE_WATER, *OF_AIR, *OF_NO_ELEMENT]
"""Every speciality by its number."""


def add_powers(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The ways in which the seat's speciality can be used now."""
    power = POWERS[board.specialities[seat]]
    form = power.form
    if form == NO_FORM or board.points < power.price:
        return moves
    if form == POWER:
        return append(moves, POWER) if power.fits(board, seat, NOWHERE, NOWHERE) else moves
    for cell in range(len(board.cells)):
        if form == POWER_CELL:
            if power.fits(board, seat, cell, NOWHERE):
                moves = append(moves, pack1(POWER_CELL, cell))
        elif level_of(board.cells[cell]) != 0:
            for choice in range(8 if form == POWER_CELLS else 4):
                second = board.variant.plain.step[cell * 8 + choice] if form == POWER_CELLS else choice
                if second != NOWHERE and power.fits(board, seat, cell, second):
                    moves = append(moves, pack2(form, cell, second))
    return moves


def use_power(board: Board, seat: i64, first: i64, second: i64, log: Log | None) -> None:
    """Pays for a power and carries it out (EM-SPE-4, EM-SPE-5)."""
    power = POWERS[board.specialities[seat]]
    board.points -= power.price
    if log is not None:
        log.add("power-used", {"seat": seat, "power": power.name})
    power.use(board, seat, first, second, log)
