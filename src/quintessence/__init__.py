"""Games of the elements, one contract: `games` lists them, `Match` plays them, `bot` makes opponents."""

import quintessence.games  # noqa: F401 - first, or a later import of the package would hide the function `games`
from quintessence.core.bot import Bot
from quintessence.core.contract import Game, State
from quintessence.core.errors import (
    BadCall,
    BadMessage,
    BadPosition,
    BadRecord,
    BadScenario,
    BadSetting,
    Mistake,
    UnknownBot,
    UnknownGame,
)
from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.observation import Observation
from quintessence.core.refusal import Refusal, Refused
from quintessence.core.registry import games, make_bot, register, register_bot
from quintessence.core.result import Result
from quintessence.core.types import Json, JsonObject

__version__ = "0.1.0"

__all__ = [
    "BadCall",
    "BadMessage",
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "BadSetting",
    "Bot",
    "Event",
    "Game",
    "Json",
    "JsonObject",
    "Match",
    "Mistake",
    "Observation",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "games",
    "register",
    "register_bot",
]


def bot(name: str, **settings: Json) -> Bot:
    """A bot by its name: `q.bot("greedy")`; its settings are keyword arguments, all optional."""
    return make_bot(name, settings)
