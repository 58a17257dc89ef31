"""What runs in the processes in which bots think: it prepares a process, keeps bots there, and asks them."""

import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeVar, final

import msgspec

from quintessence.core.advice import Advice
from quintessence.core.bot import Bot
from quintessence.core.contract import Game
from quintessence.core.errors import BadSetting
from quintessence.core.observation import Observation
from quintessence.core.registry import games, make_bot
from quintessence.core.types import LANGUAGES, Json
from quintessence.server.interrupts import let_through
from quintessence.server.jsons import JsonObject

LESS_IMPORTANT: Final = 5
MOST_KEPT: Final = 200

T = TypeVar("T")


class BotQuestion(msgspec.Struct, frozen=True):
    """A question for a bot: its name, its settings, and all that its seat knows.

    `seed` is for a bot that is made for this question. With `keep`, which names a seat at a table, the bot that
    answered there last is asked again, with all that it remembers.
    """

    bot: str
    settings: JsonObject
    observation: JsonObject
    seed: str
    level: int | None = None
    keep: str = ""


def begin() -> None:
    """Prepares a process: it ignores Ctrl-C, has a lower priority than the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    let_through()
    if hasattr(os, "nice"):
        os.nice(LESS_IMPORTANT)
    threading.Thread(target=end_with_parent, daemon=True).start()
    games()


def end_with_parent() -> None:
    """Ends this process when the server dies, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def is_warm() -> bool:
    """True, but not before the process has begun."""
    return True


# The bots of this process.

Wanted = tuple[str, JsonObject, int | None]
"""A bot as it was asked for: name, settings and level."""


@final
class KeptBots:
    """The bots of the seats that were asked last."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[str, tuple[Wanted, Bot]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def bot_for(self, question: BotQuestion) -> Bot:
        """The bot that answered for this seat last, if it is still the one that is wanted; else a new one."""
        if not question.keep:
            return made_for(question)
        wanted = (question.bot, question.settings, question.level)
        kept = self._kept.pop(question.keep, None)
        bot = kept[1] if kept is not None and kept[0] == wanted else made_for(question)
        self._kept[question.keep] = (wanted, bot)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return bot

    def forget(self, question: BotQuestion) -> None:
        self._kept.pop(question.keep, None)


_bots: Final = KeptBots()


def made_for(question: BotQuestion) -> Bot:
    """The bot with its settings, and with seed and level if it has these settings."""
    more: JsonObject = {"seed": question.seed}
    if question.level is not None:
        more["level"] = question.level
    for extra in (more, {"seed": question.seed}):
        try:
            return make_bot(question.bot, {**question.settings, **extra})
        except BadSetting:
            continue
    return make_bot(question.bot, question.settings)


# What they are asked.


def think(asked: bytes, seconds: float) -> str | None:
    """The bot's move; None if the bot fails. A bot that can use time has so many seconds."""
    return answer(asked, seconds, lambda bot, seen: bot.choose(seen))


def advise(asked: bytes, seconds: float) -> list[JsonObject] | None:
    """The best moves that the bot sees, and why, in both languages; None if the bot fails."""
    return answer(asked, seconds, lambda bot, seen: [told(one, seen.game) for one in bot.explain(seen)])


def answer(asked: bytes, seconds: float, work: Callable[[Bot, Observation], T]) -> T | None:
    question = msgspec.json.decode(asked, type=BotQuestion)
    try:
        bot = _bots.bot_for(question)
        bot.allow(seconds)
        return work(bot, Observation.from_json(question.observation))
    except Exception:  # whatever goes wrong in a bot concerns only its own seat
        logging.getLogger(__name__).exception("the bot %s failed", question.bot)
        _bots.forget(question)
        return None


def told(advice: Advice, game: Game) -> JsonObject:
    """Some advice with its sentence in both languages."""
    sentence: dict[str, Json] = {language: advice.sentence(game, language) for language in LANGUAGES}
    return {**advice.to_json(), "sentence": sentence}
