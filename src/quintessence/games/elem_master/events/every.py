"""All thirty event cards in one list: importing this module fills it."""

from .board_events import BOARD_EVENTS
from .card import ALL
from .waiting import CARD_EVENTS, WAITING
from .weather import WEATHER

ALL.extend([*WEATHER, *WAITING, *BOARD_EVENTS, *CARD_EVENTS])

__all__ = ["ALL"]
