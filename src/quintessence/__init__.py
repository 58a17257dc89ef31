"""Games of the elements, one contract: `games` lists them, `Match` plays them, `bot` makes opponents."""

# First, or a later import of these packages would hide the functions of the same name.
import quintessence.bots as _bots_package  # noqa: F401
import quintessence.games as _games_package  # noqa: F401
from quintessence.core.advice import Advice
from quintessence.core.bot import Bot
from quintessence.core.chance import QuickChance
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
from quintessence.core.playing import play
from quintessence.core.refusal import Refusal, Refused
from quintessence.core.registry import bots, games, register, register_bot
from quintessence.core.registry import make_bot as _make_bot
from quintessence.core.result import Result
from quintessence.core.types import Json, JsonObject

__version__ = "0.1.0"

__all__ = [
    "Advice",
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
    "QuickChance",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "bots",
    "games",
    "play",
    "register",
    "register_bot",
]


def bot(name: str, **settings: Json) -> Bot:
    """A bot by its name: `q.bot("greedy")`; its settings are keyword arguments, all optional."""
    return _make_bot(name, settings)


def __dir__() -> list[str]:
    """What completion offers: the public names, not the packages behind them."""
    return [*__all__, "__doc__", "__version__"]
