"""Breaks in games with races: the only person among bots may stop the game, and it stops when that one is gone.

Nobody else's time is taken: who plays with other people plays when they do (EL-NET-21).
"""

from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.table.checks import running_for
from quintessence.server.table.entry import Entry
from quintessence.server.table.parts.done import Done, Folds, told
from quintessence.server.table.sender import Commands
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong


class Paused(Entry, frozen=True, tag="paused"):
    """The only person at the table wants a break, or is gone: no further card is shown."""

    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The break is over."""

    seat: int


def pause(table: Table, seat: Seat, on: bool, now: Millis) -> list[Entry]:
    """The only person among bots stops a game with races, or lets it go on after a count-down."""
    running_for(table, seat)
    races = table.races
    if races is None:
        raise Wrong("table-no-pause", 409)
    if on == (races.paused_since is not None):
        return []
    if not on:
        # Whoever plays may: another may have taken the seat of the one who wanted the break.
        return [Resumed(at=now, seat=seat)]
    if not table.can_pause(seat):
        raise Wrong("table-pause-alone", 409)
    return [Paused(at=now, seat=seat)]


def paused(table: Table, entry: Paused) -> Done:
    table.run_races.pause(entry.at)
    return told("paused", entry.seat, seat=entry.seat)


def resumed(table: Table, entry: Resumed) -> Done:
    table.run_races.go_on(entry.at)
    return told("resumed", entry.seat, seat=entry.seat)


FOLDS: Folds = {Paused: paused, Resumed: resumed}

COMMANDS: Commands = {
    protocol.Pause: lambda table, message, sender, now: pause(table, sender.seat(table), message.on, now)
}
