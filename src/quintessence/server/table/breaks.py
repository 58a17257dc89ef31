"""Breaks in games with races: the only person among bots may stop the game, and it stops when that one is gone.

Nobody else's time is taken: who plays with other people plays when they do (EL-NET-21).
"""

from typing import TYPE_CHECKING

from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.table.commands_play import playing
from quintessence.server.table.entries import Entry, Paused, Resumed
from quintessence.server.words import Wrong

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


def can_pause(table: "Table", seat: Seat) -> bool:
    """Whether this seat's player is the only person at a table with races."""
    people = [other for other, chair in enumerate(table.chairs) if chair.identity is not None]
    return table.races is not None and people == [seat]


def pause_or_go_on(table: "Table", seat: Seat, on: bool, now: Millis) -> list[Entry]:
    playing(table, seat)
    races = table.races
    if races is None:
        raise Wrong("table-no-pause", 409)
    if on == (races.paused_since is not None):
        return []
    if not on:
        # Whoever plays may: another may have taken the seat of the one who wanted the break.
        return [Resumed(at=now, seat=seat)]
    if not can_pause(table, seat):
        raise Wrong("table-pause-alone", 409)
    return [Paused(at=now, seat=seat)]
