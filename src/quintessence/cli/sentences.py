"""What the command line says, in French and English, and the one sentence about wrong input."""

from collections.abc import Sequence
from difflib import get_close_matches

from quintessence.core.errors import Mistake
from quintessence.core.messages import Messages, messages_of
from quintessence.core.quoting import shortened
from quintessence.core.types import Language


def cli_messages(language: Language) -> Messages:
    """The sentences of the command line in one language."""
    return messages_of("quintessence.cli", language)


class WrongInput(Mistake):
    """Something that was typed cannot be used: one sentence says what was wrong and what would be right."""

    def sentences(self, language: Language) -> Messages:
        return cli_messages(language)


def unknown(key: str, key_near: str, given: str, known: Sequence[str], **details: str | int) -> WrongInput:
    """The sentence about a word that is none of those known: it names a similar one, or all."""
    nearest = get_close_matches(given, known, 1)
    if nearest:
        return WrongInput(key_near, {**details, "given": shortened(given), "nearest": nearest[0]})
    return WrongInput(key, {**details, "given": shortened(given), "known": ", ".join(known)})
