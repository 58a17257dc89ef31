"""Events as sentences, in every game alike.

A game's messages may have `log-KIND` for events of that kind; its variables are the event's fields, a list with commas
between its entries. An attribute with the name of a field is the sentence for those who were told that field: `.cards`
of `log-drew` is for the one who draws. An event without such a message is told by the drawing alone.
"""

from collections.abc import Sequence
from typing import Final

from quintessence.core.contract import Game
from quintessence.core.messages import Messages, core_messages
from quintessence.core.setting import Setting
from quintessence.core.types import LANGUAGES, Json, JsonObject

DOUBLE_STOPS: Final = ("!.", "?.", "….")
SEMICOLON: Final = {"en": "; ", "fr": "\u202f; "}


def told(events: Sequence[JsonObject], game: Game, setting: Setting, messages: Messages) -> list[str]:
    """What a seat was sent, a sentence each; what the game has no sentence for is left out."""
    sentences = [sentence_of(event, game, setting, messages) for event in events]
    return [sentence for sentence in sentences if sentence]


def sentence_of(event: JsonObject, game: Game, setting: Setting, messages: Messages) -> str:
    """One event as this reader may know it; empty where the game has no sentence for it."""
    key = f"log-{event['kind']}"
    if key not in messages:
        return ""
    details = {field: readable(value, field, event, game, setting, messages) for field, value in event.items()}
    try:
        for field, shown in details.items():
            sentence = None if shown == "" else messages.attribute(key, field, details)
            if sentence is not None:
                return punctuated(sentence)
        return punctuated(messages.text(key, details))
    except ValueError:
        # The sentence speaks of something that this seat was not told.
        return ""


def punctuated(sentence: str) -> str:
    """The sentence without a full stop after a name that ends in a mark: `Hush!`."""
    return sentence[:-1] if sentence.endswith(DOUBLE_STOPS) else sentence


def readable(value: Json, field: str, event: JsonObject, game: Game, setting: Setting, messages: Messages) -> str | int:
    """A field as part of a sentence: words by their names, a text in the reader's language, seats with theirs."""
    if isinstance(value, list):
        return ", ".join([str(readable(entry, field, event, game, setting, messages)) for entry in value])
    if isinstance(value, dict):
        if all(language in value for language in LANGUAGES):
            return str(value[messages.language])
        core = core_messages(messages.language)
        parts: list[str] = []
        for seat, entry in value.items():
            name = game.seat_name(int(seat), setting, messages) if seat.isdigit() else seat
            what = readable(entry, field, event, game, setting, messages)
            nothing = what == "" or entry is None
            parts.append(core.text("seat-told", {"seat": name, "what": core.text("nothing-told") if nothing else what}))
        return SEMICOLON[messages.language].join(parts)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return game.called(value, field, event, setting, messages)
    return value if isinstance(value, int) else ""
