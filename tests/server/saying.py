"""Sentences by their keys: a wording is changed in its two .ftl files and in no test."""

import re

from quintessence.core.messages import messages_of
from quintessence.core.types import Language

ANY = "\ue000"
"""In place of a detail that a test does not know: a port, the words of another program."""


def sentence(key: str, language: Language = "en", **details: str | int) -> str:
    """What the server says, or the command `serve`."""
    for package in ("quintessence.server", "quintessence.cli"):
        messages = messages_of(package, language)
        if key in messages:
            return messages.text(key, details)
    raise KeyError(key)


def says(text: str, key: str, language: Language = "en", **details: str | int) -> "re.Match[str] | None":
    """Whether a text is this sentence and nothing else; the match holds what stands for each `ANY`."""
    return re.fullmatch(re.escape(sentence(key, language, **details)).replace(ANY, "(.+)"), text)
