"""The fold: a table after its entries, each carried out by its topic.

Entries are trusted: commands have checked them. Here is which topic knows which entry and which message.
"""

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, Final

import msgspec

from quintessence.server.clock import Millis
from quintessence.server.table.asking import follow_questions
from quintessence.server.table.entry import Entry
from quintessence.server.table.parts.done import Folds
from quintessence.server.table.sender import Commands, Sender
from quintessence.server.table.table import Table
from quintessence.server.table.topics import (
    absence,
    again,
    breaks,
    hosting,
    playing,
    racing,
    reactions,
    seating,
    taking_back,
    talk,
)

TOPICS: Final[tuple[ModuleType, ...]] = (
    seating,
    hosting,
    playing,
    reactions,
    racing,
    breaks,
    taking_back,
    absence,
    talk,
    again,
)
FOLDS: Final[Folds] = {entry: fold for topic in TOPICS for entry, fold in topic.FOLDS.items()}
"""What each entry does."""
COMMANDS: Final[Commands] = {message: command for topic in TOPICS for message, command in topic.COMMANDS.items()}
"""What each message of a client does."""

ANY_ENTRY: Any = reduce(or_, FOLDS)
_decoder: Final = msgspec.json.Decoder(ANY_ENTRY)


def decode(stored: bytes) -> Entry:
    """The entry that was stored."""
    entry: Entry = _decoder.decode(stored)
    return entry


def fold(stored: Iterable[bytes]) -> Table:
    """The table after these entries. The first opens it; `ValueError` if there is none."""
    return fold_entries(decode(entry) for entry in stored)


def fold_entries(entries: Iterable[Entry]) -> Table:
    """The same from decoded entries."""
    table: Table | None = None
    for entry in entries:
        if table is None:
            if not isinstance(entry, seating.Opened):
                raise ValueError("the first entry of a table opens it")
            table = Table(entry.table, entry.opening, entry.opener, entry.secret, entry.at)
        add_entry(table, entry)
    if table is None:
        raise ValueError("a table has at least one entry")
    return table


def add(table: Table, stored: bytes) -> None:
    """Adds one stored entry to a table."""
    add_entry(table, decode(stored))


def add_entry(table: Table, entry: Entry) -> None:
    """The same for a decoded entry."""
    table.changed = entry.at
    done = FOLDS[type(entry)](table, entry)
    table.entries.append(entry)
    table.tell(done, entry.at)
    if done.changes_questions:
        follow_questions(table, done.mover)


def entries_of(table: Table, message: msgspec.Struct, sender: Sender, now: Millis) -> Sequence[Entry]:
    """The entries that a client's message adds to the table; raises the reason if it is refused."""
    return COMMANDS[type(message)](table, message, sender, now)
