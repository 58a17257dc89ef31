"""What can be typed at the table besides moves: `why`, `undo`, `save` and so on, in both languages."""

from collections.abc import Sequence
from functools import cache

from quintessence.cli.sentences import cli_messages
from quintessence.core.typed import by_verb, without_accents
from quintessence.core.types import LANGUAGES, Language

SPOKEN = (
    "spoken-moves",
    "spoken-why",
    "spoken-undo",
    "spoken-board",
    "spoken-card",
    "spoken-rules",
    "spoken-save",
    "spoken-resign",
    "spoken-help",
    "spoken-quit",
)
"""Messages: the word itself, `.form` (with what follows it), `.help`, `.also` (other words for it)."""


def find_spoken(line: str) -> tuple[str, str] | None:
    """The command that a line gives, by its key, and what follows it; None if it gives none."""
    word, _, rest = line.strip().partition(" ")
    key = spoken_words().get(without_accents(word.lower()))
    return None if key is None else (key, rest.strip())


@cache
def spoken_words() -> dict[str, str]:
    """Every word of every language with the command that it gives."""
    words: dict[str, str] = {}
    for language in LANGUAGES:
        messages = cli_messages(language)
        for key in SPOKEN:
            also = messages.attribute(key, "also") or ""
            for word in [messages.text(key), *also.split()]:
                words[without_accents(word)] = key
    return words


def offers(legal: Sequence[str], language: Language, cards: Sequence[str] = ()) -> list[str]:
    """The lines that can be completed at the table: moves, commands, and commands with a move or a card behind them."""
    messages = cli_messages(language)
    alone = [messages.text(key) for key in SPOKEN if key not in ("spoken-why", "spoken-card")]
    reading = [f"{messages.text('spoken-card')} {card}" for card in cards]
    asking = [f"{messages.text('spoken-why')} {move}" for move in legal]
    listing = [f"{messages.text('spoken-moves')} {verb}" for verb in by_verb(legal)]
    return [*legal, *alone, *asking, *listing, *reading]
