"""What goes wrong with a bot, said in one sentence in the reader's language."""

from typing import Final, final

from quintessence.core.contract import Game
from quintessence.core.errors import Mistake
from quintessence.core.messages import Messages, messages_of
from quintessence.core.quoting import shortened
from quintessence.core.refusal import Refusal
from quintessence.core.types import Language

LONGEST_SAID: Final = 60


class BotFailed(Mistake):
    """A bot cannot be started or cannot go on; the sentences are in `bots/data/bots.*.ftl`."""

    def sentences(self, language: Language) -> Messages:
        return bot_messages(language)


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


def bot_messages(language: Language) -> Messages:
    """The sentences that speak of bots."""
    return messages_of("quintessence.bots", language)


def quoted(text: str) -> str:
    """What a program said, fit for a sentence."""
    return shortened(text, LONGEST_SAID)
