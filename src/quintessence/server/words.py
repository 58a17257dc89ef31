"""What the server says, in French and English, and the one sentence about what cannot be done."""

from importlib.resources import files

import msgspec

from quintessence.core.errors import Mistake
from quintessence.core.messages import Messages, read_text
from quintessence.core.refusal import Refused
from quintessence.core.types import LANGUAGES, Language

_messages: dict[Language, Messages] = {}


class Texts(msgspec.Struct, frozen=True):
    """One sentence in both languages, as every answer carries it."""

    fr: str
    en: str

    def of(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


def server_messages(language: Language) -> Messages:
    """The sentences of the server in one language: every `data/*.LANGUAGE.ftl`."""
    language = language if language in LANGUAGES else "en"
    if language not in _messages:
        folder = files("quintessence.server") / "data"
        names = sorted(file.name for file in folder.iterdir() if file.name.endswith(f".{language}.ftl"))
        _messages[language] = Messages(language, [read_text(folder, name) for name in names])
    return _messages[language]


def texts(key: str, details: dict[str, str | int] | None = None) -> Texts:
    """The sentence `key` in both languages."""
    return Texts(fr=server_messages("fr").text(key, details), en=server_messages("en").text(key, details))


def texts_of(mistake: "Mistake | Wrong") -> Texts:
    """What a mistake says in both languages, whether it is core's or the server's."""
    return Texts(fr=mistake.message("fr"), en=mistake.message("en"))


class Wrong(Exception):
    """Something that was asked of the server cannot be had; `key` names the sentence in `data/*.ftl`.

    `status` is the HTTP status with which a door answers it (a socket answers `refused`), `retry_after` the
    seconds after which the same may be tried again.
    """

    def __init__(self, key: str, status: int = 400, retry_after: float | None = None, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.retry_after = retry_after
        self.details: dict[str, str | int] = details

    def message(self, language: Language = "en") -> str:
        return server_messages(language).text(self.key, self.details)

    def __str__(self) -> str:
        return self.message()


Trouble = (Wrong, Mistake, Refused)
"""All that a command may raise, and a door answers with a sentence."""
