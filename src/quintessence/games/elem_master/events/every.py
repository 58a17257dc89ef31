"""All thirty event cards in one list: importing this module fills it."""

from .board_events import BOARD_EVENTS
from .card import ALL
from .card_events import CARD_EVENTS
from .seasons import SEASONS
from .waiting import WAITING
from .weather import WEATHER

ALL.extend([*SEASONS, *WEATHER, *WAITING, *BOARD_EVENTS, *CARD_EVENTS])

__all__ = ["ALL"]
