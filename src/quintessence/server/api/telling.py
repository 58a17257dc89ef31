"""Events and the board as plain text, for the text form of a table's socket."""

from collections.abc import Sequence

from quintessence.core.quoting import harmless
from quintessence.core.telling import sentence_of
from quintessence.core.types import JsonObject, Language
from quintessence.server.table.table import Table
from quintessence.server.words import server_messages


def told(events: Sequence[JsonObject], table: Table, language: Language) -> list[str]:
    """What happened, one sentence per event; events without a sentence are left out."""
    lines = [sentence_of_table(event, table, language) or sentence_of_game(event, table, language) for event in events]
    return [line for line in lines if line]


def sentence_of_table(event: JsonObject, table: Table, language: Language) -> str:
    """The text `table-event-KIND`, with the names of people; empty if it is not an event of the table.

    An event of a game may have the same kind; it then lacks a detail that the sentence needs.
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
        # The resignation has been told; the game has sentences only for ends by its rules.
        return ""
    return sentence_of(event, table.game, table.setting, table.game.messages(language))


def board(view: JsonObject, table: Table, language: Language) -> list[str]:
    """A view as lines of plain text."""
    lines = table.game.draw(view, table.setting, table.game.messages(language))
    return ["".join(text for _, text in line).rstrip() for line in lines]
