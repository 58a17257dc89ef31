"""Input that cannot be used, said in one sentence in the reader's language."""

from typing import final

from quintessence.core.messages import core_messages
from quintessence.core.types import Language


class Mistake(ValueError):
    """Something that was asked for cannot be had; `message` says what was wrong and what would be right.

    `key` names the sentence in `core/data/core.*.ftl`, `details` fill it.
    """

    def __init__(self, key: str, details: dict[str, str | int] | None = None) -> None:
        super().__init__(key)
        self.key = key
        self.details: dict[str, str | int] = {} if details is None else details

    def message(self, language: Language = "en") -> str:
        return core_messages(language).text(self.key, self.details)

    def __str__(self) -> str:
        return self.message()


@final
class UnknownGame(Mistake):
    """No game of that name is registered."""


@final
class UnknownBot(Mistake):
    """No bot of that name is registered."""


@final
class BadSetting(Mistake):
    """These seats, options or cards do not make a game."""


@final
class BadPosition(Mistake):
    """This JSON is not a position of the game."""


@final
class BadRecord(Mistake):
    """This is not a record that can be replayed."""


@final
class BadScenario(Mistake):
    """This is not a scenario."""


@final
class BadCall(Mistake):
    """The match cannot do that now: no seat is to act, several are, nothing can be undone."""


@final
class BadMessage(Mistake):
    """A line of the bot protocol that the other side should not have sent."""
