"""A table as lists show it."""

from typing import TYPE_CHECKING

from quintessence.server.store.contract import IdentityId, Listing, ResultSummary

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


def listing_of(table: "Table") -> Listing:
    """What a stranger may know, and for the house whose history the table belongs to."""
    result = None if table.match is None else table.match.result
    people: list[IdentityId] = [chair.identity for chair in table.chairs if chair.identity is not None]
    if table.opener is not None and table.opener not in people:
        people.append(table.opener)
    summary = None
    if result is not None:
        ranking = tuple(tuple(group) for group in result.ranking)
        summary = ResultSummary(tuple(result.winners), ranking, result.reason)
    return Listing(
        id=table.id,
        game=table.game.slug,
        status=table.status,
        public=table.opening.public,
        created=table.created,
        changed=table.changed,
        seats=tuple(chair.summary() for chair in table.chairs),
        opener=table.opener,
        identities=tuple(people),
        clock=table.opening.clock.kind,
        spectators=table.opening.spectators,
        result=summary,
    )
