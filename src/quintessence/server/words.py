"""What the server says, in French and English, and the error that carries one such sentence."""

from typing import Protocol

import msgspec

from quintessence.core.errors import Mistake
from quintessence.core.messages import Messages, messages_of
from quintessence.core.refusal import Refused
from quintessence.core.types import Language


class Texts(msgspec.Struct, frozen=True):
    """One sentence in both languages, as every answer carries it."""

    fr: str
    en: str

    def of(self, language: Language) -> str:
        return self.fr if language == "fr" else self.en


def server_messages(language: Language) -> Messages:
    """The sentences of the server in one language."""
    return messages_of("quintessence.server", language)


def texts(key: str, details: dict[str, str | int] | None = None) -> Texts:
    """The sentence `key` in both languages."""
    return Texts(fr=server_messages("fr").text(key, details), en=server_messages("en").text(key, details))


class Speaker(Protocol):
    """A mistake, or a fault in a set of cards."""

    def message(self, language: Language, /) -> str: ...


def texts_of(speaker: Speaker) -> Texts:
    """Its message in both languages."""
    return Texts(fr=speaker.message("fr"), en=speaker.message("en"))


def reason_of(refused: Refused) -> Texts:
    """What a rule says about a refused move, in both languages."""
    return Texts(fr=refused.reason("fr"), en=refused.reason("en"))


class Wrong(Mistake):
    """The server refuses something; `key` names the sentence in `data/*.ftl`.

    `status` is the HTTP status of the answer (a socket answers `refused`), `retry_after` the seconds to wait before
    trying again.
    """

    def __init__(self, key: str, status: int = 400, retry_after: float | None = None, **details: str | int) -> None:
        super().__init__(key, details)
        self.status = status
        self.retry_after = retry_after

    def sentences(self, language: Language) -> Messages:
        return server_messages(language)
