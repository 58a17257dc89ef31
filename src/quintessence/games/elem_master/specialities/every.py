"""The sixteen specialities (EM-SPE), by group."""

from typing import Final

from .air import CONSTELLATIONIST_CARD, GENIE_CARD, ILLUSIONIST_CARD, ORACLE_CARD
from .earth import DRUID_CARD, NECROMANCER_CARD
from .fire import CULTIST_CARD, DEMONIST_CARD
from .no_element import ALCHEMIST_CARD, ENCHANTER_CARD, METAMORPH_CARD, RUNIST_CARD
from .power import Speciality
from .water import HEALER_CARD, PRIEST_CARD, SAGE_CARD, SHAMAN_CARD

POWERS: Final[list[Speciality]] = [
    DRUID_CARD,
    NECROMANCER_CARD,
    DEMONIST_CARD,
    CULTIST_CARD,
    PRIEST_CARD,
    SAGE_CARD,
    HEALER_CARD,
    SHAMAN_CARD,
    CONSTELLATIONIST_CARD,
    ILLUSIONIST_CARD,
    GENIE_CARD,
    ORACLE_CARD,
    ALCHEMIST_CARD,
    RUNIST_CARD,
    ENCHANTER_CARD,
    METAMORPH_CARD,
]
"""Every speciality by its number."""
