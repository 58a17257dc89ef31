"""Events and faces as plain sentences, for the text form of a table's socket."""

from collections.abc import Sequence

from quintessence.core.contract import Game
from quintessence.core.setting import Setting
from quintessence.core.telling import readable, sentence_of
from quintessence.core.types import JsonObject
from quintessence.server.words import server_messages


def told(events: Sequence[JsonObject], game: Game, setting: Setting, language: str) -> list[str]:
    """What happened, a sentence each; what neither the game nor the server has a sentence for is left out."""
    messages = game.messages(language)
    lines = [
        sentence_of(event, game, setting, messages)
        if f"log-{event['kind']}" in messages
        else sentence_of_table(event, game, setting, language)
        for event in events
    ]
    return [line for line in lines if line]


def sentence_of_table(event: JsonObject, game: Game, setting: Setting, language: str) -> str:
    """`table-event-KIND` of the server with the event's fields filled in."""
    source, messages, key = server_messages(language), game.messages(language), f"table-event-{event['kind']}"
    if key not in source:
        return ""
    try:
        return source.text(key, {f: readable(value, f, event, game, setting, messages) for f, value in event.items()})
    except ValueError:  # the sentence speaks of something that this recipient was not told
        return ""


def board(view: JsonObject, game: Game, setting: Setting, language: str) -> list[str]:
    """A view as lines of plain text."""
    lines = game.draw(view, setting, game.messages(language))
    return ["".join(text for _, text in line).rstrip() for line in lines]
