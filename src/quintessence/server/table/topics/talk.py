"""The chat of a table."""

from typing import Final

from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.table.entry import Entry
from quintessence.server.table.parts.done import Done, Folds, told
from quintessence.server.table.sender import Commands, Sender
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong

LONGEST_TEXT: Final = 500
MOST_SAID: Final = 2_000
"""The most chat messages at one table."""


class Said(Entry, frozen=True, tag="said"):
    """A chat message; from a spectator if there is no seat."""

    seat: int | None
    name: str
    text: str
    language: str | None = None


def say(table: Table, seat: Seat | None, name: str, text: str, now: Millis, language: str | None = None) -> list[Entry]:
    """Sends a chat message."""
    if table.closed:
        raise Wrong("table-closed", 409)
    spoken = " ".join(text.split())
    if not 1 <= len(spoken) <= LONGEST_TEXT:
        raise Wrong("table-bad-text", most=LONGEST_TEXT)
    if table.talk >= MOST_SAID:
        raise Wrong("table-said-enough", 409)
    return [Said(at=now, seat=seat, name=name, text=spoken, language=language)]


def said(table: Table, entry: Said) -> Done:
    table.talk += 1
    return told("said", entry.seat, seat=entry.seat, name=entry.name, text=entry.text, language=entry.language)


FOLDS: Folds = {Said: said}


def speak(table: Table, message: protocol.Say, sender: Sender, now: Millis) -> list[Entry]:
    who = sender.known
    seat = table.seat_of(who.id)
    name = who.name if seat is None else table.chairs[seat].called
    return say(table, seat, name, message.text, now, message.language)


COMMANDS: Commands = {protocol.Say: speak}
