"""A table as lists show it."""

from typing import Final

from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId, Listing, ResultSummary
from quintessence.server.table.table import Table

ABANDONED_AFTER: Final = 14 * 86_400_000
"""Against bots nobody is kept waiting: after two weeks such a game no longer counts as waiting for its player."""


def listing_of(table: Table) -> Listing:
    """A table as lists show it, and whose history it belongs to."""
    result = None if table.match is None else table.match.result
    people: list[IdentityId] = [chair.identity for chair in table.chairs if chair.identity is not None]
    if table.opener is not None and table.opener not in people:
        people.append(table.opener)
    summary = None
    if result is not None:
        ranking = tuple(tuple(group) for group in result.ranking)
        summary = ResultSummary(tuple(result.winners), ranking, result.reason)
    awaited = awaited_seats(table)
    return Listing(
        id=table.id,
        game=table.game.slug,
        status=table.status,
        public=table.opening.public,
        created=table.created,
        changed=table.told_at,
        seats=tuple(chair.summary(seat in awaited, waits_for(table, seat)) for seat, chair in enumerate(table.chairs)),
        opener=table.opener,
        identities=tuple(people),
        since=since(table),
        clock=table.opening.clock.kind,
        spectators=table.opening.spectators,
        result=summary,
    )


def is_abandoned(listing: Listing, now: Millis) -> bool:
    """Whether a person alone against bots has not played for two weeks."""
    people = [seat for seat in listing.seats if seat.kind != "bot"]
    return len(people) == 1 and now - listing.changed > ABANDONED_AFTER


def awaited_seats(table: Table) -> list[Seat]:
    """The seats that are publicly known to act next; during a pause, the one that can end it."""
    match, races = table.match, table.races
    if match is None or table.status != "running":
        return []
    if races is not None and races.paused_since is not None:
        return [seat for seat in range(len(table.chairs)) if table.can_pause(seat)]
    return match.state.awaited() if table.windows.now is None else table.windows.seats


def since(table: Table) -> Millis | None:
    """Since when these are awaited, as far as everybody knows."""
    races = table.races
    if table.status != "running":
        return None
    return races.paused_since if races is not None and races.paused_since is not None else table.turn_since


def waits_for(table: Table, seat: Seat) -> bool:
    """Whether the game cannot go on before the person on a seat acts."""
    races, takeback = table.races, table.takeback
    if table.status == "open":
        return table.seat_of(table.opener) == seat and all(chair.is_taken for chair in table.chairs)
    if table.status != "running":
        return False
    if takeback is not None and takeback.waits_for(seat):
        return True
    if races is not None:
        return races.paused_since is not None and table.can_pause(seat)
    has_own_end = table.windows.now is not None and table.windows.kind == "timed"
    return table.is_asked(seat) and not has_own_end
