"""What goes wrong with a bot, said in one sentence in the reader's language."""

from importlib.resources import files
from typing import final

from quintessence.core.contract import Game
from quintessence.core.errors import Mistake
from quintessence.core.messages import Messages, read_text
from quintessence.core.refusal import Refusal
from quintessence.core.types import LANGUAGES, Language


class BotFailed(Mistake):
    """A bot cannot be had or cannot go on; the sentences are in `bots/data/bots.*.ftl`."""

    def message(self, language: Language = "en") -> str:
        return bot_messages(language).text(self.key, self.details)


@final
class BotRefused(BotFailed):
    """A bot answered with a move that it may not make; `refusal` names the rule."""

    def __init__(self, name: str, words: str, refusal: Refusal, game: Game) -> None:
        super().__init__("bot-illegal-move", {"name": name, "words": quoted(words), "rule": refusal.rule})
        self.refusal = refusal
        self._game = game

    def message(self, language: Language = "en") -> str:
        rules = self._game.messages(language)
        text = rules.attribute(self.refusal.rule, "refusal") or rules.text(self.refusal.rule)
        return bot_messages(language).text(self.key, {**self.details, "text": text})


_messages: dict[Language, Messages] = {}


def bot_messages(language: Language) -> Messages:
    """The sentences that speak of bots."""
    language = language if language in LANGUAGES else "en"
    if language not in _messages:
        folder = files("quintessence.bots") / "data"
        _messages[language] = Messages(language, [read_text(folder, f"bots.{language}.ftl")])
    return _messages[language]


def quoted(text: str) -> str:
    """What a program said, fit for a sentence: short, and nothing in it that steers a terminal."""
    shown = "".join([letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text])
    return shown if len(shown) <= 60 else shown[:59] + "…"
