"""Input that cannot be used, said in one sentence in the reader's language."""

from typing import final

from mypy_extensions import mypyc_attr

from quintessence.core.messages import Messages, core_messages
from quintessence.core.types import Language


@mypyc_attr(allow_interpreted_subclasses=True)
class Mistake(ValueError):
    """Input that cannot be used; `message` says what is wrong and what would be right.

    `key` names the sentence among `sentences`, `details` fill it.
    """

    def __init__(self, key: str, details: dict[str, str | int] | None = None, **more: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details: dict[str, str | int] = {**(details or {}), **more}

    def sentences(self, language: Language) -> Messages:
        """Where the sentence stands: `core/data/core.*.ftl`, if a kind of mistakes has none of its own."""
        return core_messages(language)

    def message(self, language: Language = "en") -> str:
        return self.sentences(language).text(self.key, self.details)

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
