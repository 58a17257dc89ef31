"""What the command line says, in French and English, and the one sentence about wrong input."""

from quintessence.core.errors import Mistake
from quintessence.core.messages import Messages, messages_of
from quintessence.core.types import Language


def cli_messages(language: Language) -> Messages:
    """The sentences of the command line in one language."""
    return messages_of("quintessence.cli", language)


class WrongInput(Mistake):
    """Something that was typed cannot be used: one sentence says what was wrong and what would be right."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, details)

    def sentences(self, language: Language) -> Messages:
        return cli_messages(language)
