"""What a search weighs of each seat, by name. What the single numbers mean stands beside them, in `outlook`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .board import Board
from .outlook import belongings, bonds, casting, rivals
from .outlook.reckoning import Outlook

FEATURES: Final[list[str]] = [
    *casting.TURN,
    *casting.SPELLS,
    *casting.READY,
    *casting.MISSING,
    *belongings.FINDS,
    *belongings.STAND_INS,
    *belongings.EFFECTS,
    *belongings.GOODS,
    *belongings.SUPPLY,
    *bonds.ENGINES,
    *bonds.SHACKLES,
    *bonds.FORFEITS,
    *bonds.PROTECTION,
    *rivals.LEAD,
    *rivals.RIVALS,
    *rivals.PENDING,
]
"""Nobody is ever out of Élixir before its end, so there is no feature for that."""

SPELLS: Final[i64] = len(casting.TURN)
READY: Final[i64] = SPELLS + len(casting.SPELLS)
MISSING: Final[i64] = READY + len(casting.READY)
FINDS: Final[i64] = MISSING + len(casting.MISSING)
BELONGINGS: Final[i64] = FINDS + len(belongings.FINDS)
SUPPLY: Final[i64] = BELONGINGS + len(belongings.STAND_INS) + len(belongings.EFFECTS) + len(belongings.GOODS)
BONDS: Final[i64] = SUPPLY + len(belongings.SUPPLY)
PROTECTION: Final[i64] = BONDS + len(bonds.ENGINES) + len(bonds.SHACKLES) + len(bonds.FORFEITS)
LEAD: Final[i64] = PROTECTION + len(bonds.PROTECTION)
RIVALS: Final[i64] = LEAD + len(rivals.LEAD)
PENDING: Final[i64] = RIVALS + len(rivals.RIVALS)

FROM_SPELLS: Final[i64] = PROTECTION + 2
"""The place of the feature that says whether the seat can answer a spell."""


def fill_seat(board: Board, seat: i64, into: vec[float]) -> None:
    """Writes all features of a seat."""
    outlook = Outlook(board, seat)
    casting.fill_turn(board, seat, into, 0)
    casting.fill_spells(board, seat, outlook, into, SPELLS)
    casting.fill_ready(board, seat, outlook, into, READY)
    casting.fill_missing(board, outlook, into, MISSING)
    belongings.fill_finds(board, seat, outlook, into, FINDS)
    belongings.fill_belongings(board, seat, outlook, into, BELONGINGS)
    belongings.fill_supply(board, seat, outlook, into, SUPPLY)
    bonds.fill_bonds(board, seat, into, BONDS)
    bonds.fill_protection(board, seat, outlook, into, PROTECTION)
    rivals.fill_lead(board, seat, into, LEAD)
    rivals.fill_rivals(board, seat, into[FROM_SPELLS] > 0.0, into, RIVALS)
    rivals.fill_pending(board, seat, into, PENDING)
