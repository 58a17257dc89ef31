"""Tables as lists show them: what anybody may know, and what only the caller may know."""

from typing import Annotated, Final

from litestar.params import Parameter

from quintessence.server.api.bodies import SeatAbout, TableAbout, Tables
from quintessence.server.clock import Millis
from quintessence.server.numbers import whole_number
from quintessence.server.services import Services
from quintessence.server.store.model import Identity, IdentityId, Listing, Place, TableId, Wanted
from quintessence.server.table.listings import is_abandoned, listing_of
from quintessence.server.words import Wrong

Before = Annotated[str | None, Parameter(max_length=80, description="Where the previous page ended.", examples=None)]
PAGE: Final = 50


async def page(
    services: Services, wanted: Wanted, before: str | None, who: Identity | None, most: int = PAGE
) -> Tables:
    """A page of tables, the latest first."""
    found = await services.store.listings(wanted, place_of(before), most)
    last = found[-1] if len(found) == most else None
    newest = [latest(services, listing) for listing in found]
    told = [
        about_table(one, who, services.clock.now())
        for one in newest
        if wanted.statuses is None or one.status in wanted.statuses
    ]
    return Tables(tables=told, before=None if last is None else f"{last.changed}.{last.id}")


def place_of(before: str | None) -> Place | None:
    if before is None:
        return None
    text, _, table = before.partition(".")
    changed = whole_number(text, 15)
    if changed is None or not table:
        raise Wrong("bad-page")
    return Place(Millis(changed), TableId(table))


def latest(services: Services, listing: Listing) -> Listing:
    """The listing as this worker knows it, if it does: during a game the stored one is a little older."""
    live = None if listing.status in ("over", "closed") else services.hub.cached(listing.id)
    return listing if live is None or live.is_behind else listing_of(live.table)


def about_table(listing: Listing, who: Identity | None, now: Millis) -> TableAbout:
    result = listing.result
    is_mine = who is not None and who.id in listing.identities
    own = [] if who is None else [seat for seat, one in enumerate(listing.seats) if is_own(one.identity, who)]
    # If spectators are not allowed, nobody else learns how the game goes.
    is_seen = is_mine or listing.spectators != "none"
    return TableAbout(
        id=listing.id,
        game=listing.game,
        status=listing.status,
        public=listing.public,
        created=listing.created,
        changed=listing.changed,
        seats=[SeatAbout(kind=seat.kind, name=seat.name, level=seat.level) for seat in listing.seats],
        clock=listing.clock,
        spectators=listing.spectators,
        mine=is_mine,
        seat=own[0] if own else None,
        waits=any(listing.seats[seat].asked for seat in own) and not is_abandoned(listing, now),
        here=len(own) > 1,
        awaited=[seat for seat, one in enumerate(listing.seats) if one.awaited and is_seen],
        since=listing.since if is_seen else None,
        winners=None if result is None else list(result.winners),
        reason=None if result is None else result.reason,
    )


def is_own(identity: IdentityId | None, who: Identity) -> bool:
    """Whether a seat belongs to `who`, or to another person at the same device."""
    return identity is not None and identity.partition("~")[0] == who.id
