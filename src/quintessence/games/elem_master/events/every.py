"""All thirty event cards in one list: importing this module fills it."""

from quintessence.games.elem_master.events.board_events import BOARD_EVENTS
from quintessence.games.elem_master.events.card import ALL
from quintessence.games.elem_master.events.card_events import CARD_EVENTS
from quintessence.games.elem_master.events.seasons import SEASONS
from quintessence.games.elem_master.events.waiting import WAITING
from quintessence.games.elem_master.events.weather import WEATHER

ALL.extend([*SEASONS, *WEATHER, *WAITING, *BOARD_EVENTS, *CARD_EVENTS])

__all__ = ["ALL"]
