"""How a table is set anew before its game: seats, options, names."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from quintessence.core.types import Json, Seat
from quintessence.server.table import entries as e
from quintessence.server.table.chairs import Chair
from quintessence.server.table.happening import Done, told
from quintessence.server.table.opening import Opening, SeatPlan

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


def rearranged(opening: Opening, plans: list[SeatPlan], come_from: list[Seat | None]) -> Opening:
    """What is agreed with these seats: a handicap goes with its player."""
    race, handicaps = dict(opening.race), opening.race.get("handicap")
    if isinstance(handicaps, list):
        moved: list[Json] = [0 if seat is None else handicaps[seat] for seat in come_from]
        race["handicap"] = moved
    return replace(opening, seats=plans, race=race)


def arranged(table: "Table", entry: e.Arranged) -> Done:
    chairs = [Chair(plan) if seat is None else table.chairs[seat] for plan, seat in zip(entry.seats, entry.come_from)]
    for chair, plan in zip(chairs, entry.seats):
        chair.plan = plan
    table.chairs = chairs
    table.agree(rearranged(table.opening, entry.seats, entry.come_from))
    table.seating += 1
    return told("arranged")


def agreed(table: "Table", entry: e.Agreed) -> Done:
    table.agree(replace(table.opening, options=entry.options))
    return told("agreed")


def renamed(table: "Table", entry: e.Renamed) -> Done:
    chair, match = table.chairs[entry.seat], table.match
    before, chair.name = chair.called, entry.name
    if match is not None and match.names is not None:
        match.names = [entry.name if seat == entry.seat else name for seat, name in enumerate(match.names)]
    return told("renamed", entry.seat, seat=entry.seat, name=entry.name, before=before)
