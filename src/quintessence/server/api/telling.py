"""Events and faces as plain sentences, for the text form of a table's socket."""

from collections.abc import Sequence

from quintessence.core.quoting import harmless
from quintessence.core.telling import sentence_of
from quintessence.core.types import JsonObject, Language
from quintessence.server.table.table import Table
from quintessence.server.words import server_messages


def told(events: Sequence[JsonObject], table: Table, language: Language) -> list[str]:
    """What happened, a sentence each; what neither the table nor the game has a sentence for is left out."""
    lines = [sentence_of_table(event, table, language) or sentence_of_game(event, table, language) for event in events]
    return [line for line in lines if line]


def sentence_of_table(event: JsonObject, table: Table, language: Language) -> str:
    """`table-event-KIND`, with people by their names; empty where the event is none of the table's.

    A game may call an event by the same name: then it lacks something that the sentence speaks of.
    """
    messages, key = server_messages(language), f"table-event-{event['kind']}"
    if key not in messages:
        return ""
    seat = event.get("seat")
    details: dict[str, str | int] = {}
    if isinstance(seat, int) and seat < len(table.chairs):
        details["name"] = harmless(table.chairs[seat].called)
        details["seat"] = table.game.seat_name(seat, table.setting, table.game.messages(language))
    for field, value in event.items():
        if isinstance(value, bool):
            details[field] = "yes" if value else "no"
        elif isinstance(value, str):
            details[field] = harmless(value)
    try:
        return messages.text(key, details)
    except ValueError:
        return ""


def sentence_of_game(event: JsonObject, table: Table, language: Language) -> str:
    if event["kind"] == "game-over" and event["reason"] == "resigned":
        # Who gave up has been told; a game has a sentence only for its own ends.
        return ""
    return sentence_of(event, table.game, table.setting, table.game.messages(language))


def board(view: JsonObject, table: Table, language: Language) -> list[str]:
    """A view as lines of plain text."""
    lines = table.game.draw(view, table.setting, table.game.messages(language))
    return ["".join(text for _, text in line).rstrip() for line in lines]
