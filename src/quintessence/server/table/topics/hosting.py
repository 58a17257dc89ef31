"""What the host can change before the game: who may take a seat, the number of seats, who sits where, the options.

The host is the person who opened the table. The commitment of the shuffle never changes, and a word for the shuffle
moves with its player.
"""

from msgspec.structs import replace

from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.jsons import Json, JsonObject
from quintessence.server.store.model import IdentityId
from quintessence.server.table.checks import check_open, check_seat
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import Opening, SeatPlan, checked_opening
from quintessence.server.table.parts.chairs import Chair
from quintessence.server.table.parts.done import Done, Folds, told
from quintessence.server.table.parts.ladder import seat_plan
from quintessence.server.table.sender import Commands
from quintessence.server.table.table import Table
from quintessence.server.table.topics.seating import Left
from quintessence.server.words import Wrong


def check_host(table: Table, identity: IdentityId | None) -> None:
    check_open(table)
    if identity is None or identity != table.opener:
        raise Wrong("table-not-host", 403)


def check_free_to_change(table: Table) -> None:
    """A position or a record fixes the number of seats and the options."""
    if table.opening.record is not None or table.opening.start is not None:
        raise Wrong("table-fixed", 409)


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host has changed the seats: who may take each, and from which seat its player comes (None: from none).

    A player moves with everything: name, word for the shuffle, invitations, handicap.
    """

    seats: list[SeatPlan]
    come_from: list[int | None]


def seat_for(table: Table, identity: IdentityId | None, seat: Seat, plan: SeatPlan, now: Millis) -> list[Entry]:
    """The host sets who may take a seat; a player who sits there loses it."""
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


def seat_count(table: Table, identity: IdentityId | None, seats: int, now: Millis) -> list[Entry]:
    """The host sets the number of seats. Free seats are removed first, then those of bots, never those of people."""
    check_host(table, identity)
    check_free_to_change(table)
    count = len(table.chairs)
    if seats == count:
        return []
    # First free seats, then those of bots; of each kind the last ones.
    free = [seat for seat in range(count) if not table.chairs[seat].is_taken]
    bots = [seat for seat in range(count) if table.chairs[seat].plan.kind == "bot"]
    people = count - len(free) - len(bots)
    if seats < people:
        raise Wrong("table-people-stay", 409, people=people, seats=seats)
    gone = [*reversed(free), *reversed(bots)][: max(0, count - seats)]
    come_from: list[Seat | None] = [seat for seat in range(count) if seat not in gone]
    come_from += [None] * (seats - len(come_from))
    plans = [SeatPlan() if seat is None else table.chairs[seat].plan for seat in come_from]
    return arrange(table, plans, come_from, now)


def swap(table: Table, identity: IdentityId | None, seat: Seat, other: Seat, now: Millis) -> list[Entry]:
    """The host swaps two seats."""
    check_host(table, identity)
    check_seat(table, seat)
    check_seat(table, other)
    if seat == other:
        return []
    order = [*range(len(table.chairs))]
    order[seat], order[other] = other, seat
    return arrange(table, [table.chairs[place].plan for place in order], [*order], now)


def arrange(table: Table, plans: list[SeatPlan], come_from: list[Seat | None], now: Millis) -> list[Entry]:
    checked_opening(rearranged(table.opening, plans, come_from))
    return [Arranged(at=now, seats=plans, come_from=come_from)]


def rearranged(opening: Opening, plans: list[SeatPlan], come_from: list[Seat | None]) -> Opening:
    """What is agreed, with these seats: a handicap moves with its player."""
    race, handicaps = dict(opening.race), opening.race.get("handicap")
    if isinstance(handicaps, list):
        moved: list[Json] = [0 if seat is None else handicaps[seat] for seat in come_from]
        race["handicap"] = moved
    return replace(opening, seats=plans, race=race)


def arranged(table: Table, entry: Arranged) -> Done:
    chairs = [Chair(plan) if seat is None else table.chairs[seat] for plan, seat in zip(entry.seats, entry.come_from)]
    for chair, plan in zip(chairs, entry.seats):
        chair.plan = plan
    table.chairs = chairs
    table.agree(rearranged(table.opening, entry.seats, entry.come_from))
    table.seating += 1
    return told("arranged")


class Agreed(Entry, frozen=True, tag="agreed"):
    """The host has chosen other options of the game."""

    options: JsonObject


def set_options(table: Table, identity: IdentityId | None, options: JsonObject, now: Millis) -> list[Entry]:
    """The host sets the options of the game: all that differ from the defaults."""
    check_host(table, identity)
    check_free_to_change(table)
    _, setting = checked_opening(replace(table.opening, options=options))
    return [] if setting.options == table.setting.options else [Agreed(at=now, options=options)]


def agreed(table: Table, entry: Agreed) -> Done:
    table.agree(replace(table.opening, options=entry.options))
    return told("agreed")


FOLDS: Folds = {Arranged: arranged, Agreed: agreed}

COMMANDS: Commands = {
    protocol.SeatFor: lambda table, message, sender, now: seat_for(
        table, sender.known.id, message.seat, seat_plan(message.kind, message.bot, message.level, table.game), now
    ),
    protocol.SeatCount: lambda table, message, sender, now: seat_count(table, sender.known.id, message.seats, now),
    protocol.Swap: lambda table, message, sender, now: swap(table, sender.known.id, message.seat, message.other, now),
    protocol.Options: lambda table, message, sender, now: set_options(table, sender.known.id, message.options, now),
}
