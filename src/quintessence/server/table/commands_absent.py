"""Giving up, going away and coming back, and what the others may do about an absent seat."""

from typing import TYPE_CHECKING

from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.store.contract import IdentityId
from quintessence.server.table.breaks import can_pause, pause_or_go_on
from quintessence.server.table.commands import check_seat
from quintessence.server.table.commands_play import playing, running
from quintessence.server.table.due import lost
from quintessence.server.table.entries import Away, Claimed, Entry, Here, Returned, Substituted
from quintessence.server.words import Wrong

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


def resign(table: "Table", seat: Seat, now: Millis) -> list[Entry]:
    match = running(table)
    if seat in match.resigned:
        raise Wrong("table-resigned-already", 409)
    return lost(table, seat, now, "resigned")


def away(table: "Table", seat: Seat, now: Millis) -> list[Entry]:
    if seat >= len(table.chairs):  # the host has taken it away meanwhile
        return []
    chair = table.chairs[seat]
    if table.status == "closed" or chair.identity is None or chair.away_since is not None:
        return []
    entries: list[Entry] = [Away(at=now, seat=seat)]
    if table.status == "running" and chair.bot is None and can_pause(table, seat):
        # Bots have time: they wait for the only person there is (EL-NET-21).
        entries += pause_or_go_on(table, seat, True, now)
    return entries


def here(table: "Table", seat: Seat, now: Millis) -> list[Entry]:
    if seat >= len(table.chairs):
        return []
    chair, match = table.chairs[seat], table.match
    if table.status == "closed" or chair.identity is None:
        return []
    entries: list[Entry] = [] if chair.away_since is None else [Here(at=now, seat=seat)]
    if table.status == "running" and chair.stand_in is not None and match is not None and seat not in match.resigned:
        entries.append(Returned(at=now, seat=seat))
    return entries


def claim(table: "Table", by: Seat, seat: Seat, how: str, now: Millis) -> list[Entry]:
    playing(table, by)
    if by == seat:
        raise Wrong("table-claim-own", 409)
    check_absent(table, seat, now)
    if how == "win":
        return lost(table, seat, now, "claimed")
    if how == "bot":
        return [Substituted(at=now, seat=seat, bot=table.stand_in, why="claimed")]
    if how == "wait":
        return [Claimed(at=now, seat=seat, how="wait", by=by)]
    raise Wrong("table-claim-how")


def take_over(table: "Table", identity: IdentityId, name: str, seat: Seat, now: Millis) -> list[Entry]:
    running(table)
    if table.seat_of(identity) is not None:
        raise Wrong("table-sits-already", 409)
    if not table.opening.public:
        raise Wrong("table-claim-private", 403)
    check_absent(table, seat, now)
    return [Claimed(at=now, seat=seat, how="take", identity=identity, name=name)]


def check_absent(table: "Table", seat: Seat, now: Millis) -> None:
    """A seat can be claimed when its player has been away for the agreed time and nobody plays it."""
    match = running(table)
    check_seat(table, seat)
    chair, absence = table.chairs[seat], table.opening.absence
    if absence.rule == "wait":
        raise Wrong("table-claim-never", 409)
    if seat in match.resigned or chair.bot is not None:
        raise Wrong("table-claim-played", 409)
    if chair.away_since is None or now < chair.away_since + absence.after:
        raise Wrong("table-claim-soon", 409, seconds=absence.after // 1000)
