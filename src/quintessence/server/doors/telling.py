"""Events and faces as plain sentences, for the text form of a table's socket."""

from collections.abc import Sequence

from quintessence.core.contract import Game
from quintessence.core.messages import Messages
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject
from quintessence.server.words import server_messages


def told(events: Sequence[JsonObject], game: Game, language: str) -> list[str]:
    """What happened, a sentence each; what neither the game nor the server has a sentence for is left out."""
    sources = (game.messages(language), server_messages(language))
    return [line for event in events if (line := sentence_of(event, sources))]


def sentence_of(event: JsonObject, sources: Sequence[Messages]) -> str:
    """`log-KIND` of the game, or `table-event-KIND` of the server, with the event's fields filled in."""
    fields = {field: readable(value) for field, value in event.items()}
    for source, key in zip(sources, (f"log-{event['kind']}", f"table-event-{event['kind']}"), strict=True):
        if key in source:
            try:
                return source.text(key, fields)
            except ValueError:  # the sentence speaks of something that this recipient was not told
                return ""
    return ""


def readable(value: Json) -> str | int:
    if isinstance(value, list):
        return ", ".join(str(readable(entry)) for entry in value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return value if isinstance(value, int | str) else ""


def board(view: JsonObject, game: Game, setting: Setting, language: str) -> list[str]:
    """A view as lines of plain text."""
    lines = game.draw(view, setting, game.messages(language))
    return ["".join(text for _, text in line).rstrip() for line in lines]
