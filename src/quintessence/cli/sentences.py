"""What the command line says, in French and English, and the one sentence about wrong input."""

from importlib.resources import files

from quintessence.core.messages import Messages, read_text
from quintessence.core.types import Language

STEERING = [*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
"""Characters that steer a terminal or turn its text round."""
HARMLESS = dict.fromkeys(STEERING, "\N{REPLACEMENT CHARACTER}")

_messages: dict[Language, Messages] = {}


def cli_messages(language: Language) -> Messages:
    """The sentences of the command line in one language."""
    if language not in _messages:
        folder = files("quintessence.cli") / "data"
        _messages[language] = Messages(language, [read_text(folder, f"cli.{language}.ftl")])
    return _messages[language]


def harmless(text: str) -> str:
    """One line of text that steers no terminal, whoever wrote the file or the word that it quotes."""
    return text.translate(HARMLESS)


class WrongInput(Exception):
    """Something that was typed cannot be used: one sentence says what was wrong and what would be right."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def message(self, language: Language) -> str:
        return cli_messages(language).text(self.key, self.details)
