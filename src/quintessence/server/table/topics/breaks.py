"""Pauses in games with races: a person alone against bots can pause the game, and it pauses when that person leaves.

With several people there are no pauses: nobody should have to wait (EL-NET-21).
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
    """The only person at the table pauses the game, or is absent: no more cards are shown."""

    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The pause is over."""

    seat: int


def pause(table: Table, seat: Seat, on: bool, now: Millis) -> list[Entry]:
    """A person alone against bots pauses a game with races, or resumes it after a countdown."""
    running_for(table, seat)
    races = table.races
    if races is None:
        raise Wrong("table-no-pause", 409)
    if on == (races.paused_since is not None):
        return []
    if not on:
        # Any player may resume: another person may have taken the seat since.
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
