"""Events as sentences.

A game's messages may have `log-KIND` for events of that kind; its variables are the event's fields, a list
with commas between its entries. An event without such a message is told by the drawing alone.
"""

from collections.abc import Sequence

from quintessence.core.messages import Messages
from quintessence.core.types import Json, JsonObject


def told(events: Sequence[JsonObject], messages: Messages) -> str:
    """What a seat was sent, as sentences; nothing where the game has none."""
    return " ".join(sentence for event in events if (sentence := sentence_of(event, messages)))


def sentence_of(event: JsonObject, messages: Messages) -> str:
    key = f"log-{event['kind']}"
    if key not in messages:
        return ""
    try:
        return messages.text(key, {field: readable(value) for field, value in event.items()})
    except ValueError:
        # The sentence speaks of something that this seat was not told.
        return ""


def readable(value: Json) -> str | int:
    if isinstance(value, list):
        return ", ".join(str(readable(entry)) for entry in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | str) else ""
