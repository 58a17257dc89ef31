"""Entries: what happened at a table, stored as JSON and never changed.

`at` is the time of the entry, in milliseconds since 1970. Entries are facts: a command checks whether something is
allowed, a fold only carries out what was stored. Each entry is defined with both in the file of its topic.
"""

from typing import Literal, TypeAlias

import msgspec

from quintessence.server.clock import Millis

How: TypeAlias = Literal["person", "bot", "silent", "alone", "idle", "race"]
"""Whose decision a move was: `silent` is the pass of a player who did not answer a window or was not asked, `alone` the
only legal move of a person alone against bots. Nobody at the table is told."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """What all entries have."""

    at: Millis


class Moved(Entry, frozen=True, tag="moved"):
    """A move in canonical words. Several topics make moves; `topics/playing.py` carries them out."""

    seat: int
    words: str
    how: How = "person"


def encode(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)
