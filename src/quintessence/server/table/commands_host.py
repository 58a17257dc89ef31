"""What the host changes before the game begins: what seats are for, how many there are, who sits where, the options.

The host is who opened the table. The commitment of the shuffle stays as it was, and a word for the shuffle goes with
the player who gave it.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.store.contract import IdentityId
from quintessence.server.table.arranging import rearranged
from quintessence.server.table.commands import check_open, check_seat
from quintessence.server.table.entries import Agreed, Arranged, Entry, Left, Renamed
from quintessence.server.table.opening import SeatPlan, checked_opening
from quintessence.server.words import Wrong

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


def check_host(table: "Table", identity: IdentityId | None) -> None:
    check_open(table)
    if identity is None or identity != table.opener:
        raise Wrong("table-not-host", 403)


def check_free_to_change(table: "Table") -> None:
    """A position or a record has its own number of seats and its own options."""
    if table.opening.record is not None or table.opening.start is not None:
        raise Wrong("table-fixed", 409)


def seat_for(table: "Table", identity: IdentityId | None, seat: Seat, plan: SeatPlan, now: Millis) -> list[Entry]:
    check_host(table, identity)
    check_seat(table, seat)
    chair = table.chairs[seat]
    entries: list[Entry] = []
    if chair.identity is not None:
        entries.append(Left(at=now, seat=seat, freed=True))
    if chair.plan != plan:
        plans = [plan if place == seat else other.plan for place, other in enumerate(table.chairs)]
        entries += arrange(table, plans, [*range(len(plans))], now)
    return entries


def seat_count(table: "Table", identity: IdentityId | None, seats: int, now: Millis) -> list[Entry]:
    check_host(table, identity)
    check_free_to_change(table)
    count = len(table.chairs)
    if seats == count:
        return []
    # First those at which nobody sits, then those of bots; of each kind the last ones.
    free = [seat for seat in range(count) if not table.chairs[seat].is_taken]
    bots = [seat for seat in range(count) if table.chairs[seat].plan.kind == "bot"]
    people = count - len(free) - len(bots)
    if seats < people:
        raise Wrong("table-people-stay", 409, people=people, seats=seats)
    gone = [*reversed(free), *reversed(bots)][: max(0, count - seats)]
    come_from: list[Seat | None] = [seat for seat in range(count) if seat not in gone]
    come_from += [None] * (seats - len(come_from))
    return arrange(
        table, [SeatPlan() if seat is None else table.chairs[seat].plan for seat in come_from], come_from, now
    )


def swap(table: "Table", identity: IdentityId | None, seat: Seat, other: Seat, now: Millis) -> list[Entry]:
    check_host(table, identity)
    check_seat(table, seat)
    check_seat(table, other)
    if seat == other:
        return []
    order = [*range(len(table.chairs))]
    order[seat], order[other] = other, seat
    return arrange(table, [table.chairs[place].plan for place in order], [*order], now)


def arrange(table: "Table", plans: list[SeatPlan], come_from: list[Seat | None], now: Millis) -> list[Entry]:
    checked_opening(rearranged(table.opening, plans, come_from))
    return [Arranged(at=now, seats=plans, come_from=come_from)]


def set_options(table: "Table", identity: IdentityId | None, options: JsonObject, now: Millis) -> list[Entry]:
    check_host(table, identity)
    check_free_to_change(table)
    _, setting = checked_opening(replace(table.opening, options=options))
    return [] if setting.options == table.setting.options else [Agreed(at=now, options=options)]


def rename(table: "Table", identity: IdentityId, name: str, now: Millis) -> list[Entry]:
    """Not the host's alone: whoever sits here may be called otherwise, until the game is over."""
    seat = table.seat_of(identity)
    if seat is None or table.status not in ("open", "running") or table.chairs[seat].name == name:
        return []
    return [Renamed(at=now, seat=seat, name=name)]
