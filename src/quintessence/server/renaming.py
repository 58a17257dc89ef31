"""Somebody has a new name: their tables are told."""

from contextlib import suppress
from typing import Final

from quintessence.server.hub import Hub
from quintessence.server.store.model import Identity, Place, TableId, Wanted
from quintessence.server.table.topics import seating
from quintessence.server.words import Wrong

PAGE: Final = 100
MOST_TABLES: Final = 1_000
"""Nobody plays at more tables at once; the rest would keep the old name."""


async def rename_at_tables(hub: Hub, who: Identity) -> None:
    """Changes the name of `who` at open and running tables; everybody there is told."""
    for table in await tables_of(hub, who):
        with suppress(Wrong):  # the table is gone, or its game is over
            await hub.do(table, lambda folded, now: seating.rename(folded, who.id, who.name, now))


async def tables_of(hub: Hub, who: Identity) -> list[TableId]:
    """The tables of `who`: those in the stored lists, which are a moment late, and those that this worker knows."""
    found = dict.fromkeys(live.id for live in hub.lives() if live.table.seat_of(who.id) is not None)
    wanted, before = Wanted(identity=who.id, statuses=("open", "running")), None
    while len(found) < MOST_TABLES:
        listings = await hub.store.listings(wanted, before, PAGE)
        found.update(dict.fromkeys(listing.id for listing in listings))
        if len(listings) < PAGE:
            break
        before = Place(listings[-1].changed, listings[-1].id)
    return list(found)
