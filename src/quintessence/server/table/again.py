"""Playing again: asked and agreed to, then a table at which the game has begun."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from quintessence.core.fair import mix
from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.store.contract import TableId
from quintessence.server.table.arranging import rearranged
from quintessence.server.table.chairs import Chair
from quintessence.server.table.commands import checked_nonce, open_table
from quintessence.server.table.draws import draw_name
from quintessence.server.table.entries import Entry, RematchAsked, RematchMade, Sat, Started
from quintessence.server.table.ladder import harder_than
from quintessence.server.table.opening import BotPlan, SeatPlan
from quintessence.server.words import Wrong

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


def people_of(table: "Table") -> set[Seat]:
    return {seat for seat, chair in enumerate(table.chairs) if chair.identity is not None}


def harder_bots(table: "Table") -> list[BotPlan | None]:
    """For each seat the next stronger bot than the one that plays there, None where there is none.

    Empty where no stronger one is to be had, and where several people sit: they would have to agree on it.
    """
    if table.opening.record is not None or len(people_of(table)) != 1:
        return []
    bots = [harder_than(chair.plan.bot, table.game) for chair in table.chairs]
    return bots if any(bot is not None for bot in bots) else []


def rematch(table: "Table", seat: Seat, now: Millis, nonce: str | None, harder: bool) -> list[Entry]:
    if table.status != "over" or table.opening.record is not None:
        raise Wrong("table-not-over", 409)
    if table.rematch_table is not None:
        raise Wrong("table-rematch-made", 409)
    if harder and not harder_bots(table):
        raise Wrong("table-no-harder", 409)
    if seat in table.rematch_asked:
        return []
    return [RematchAsked(at=now, seat=seat, nonce=checked_nonce(nonce), harder=harder)]


def rematch_wanted(table: "Table") -> TableId | None:
    people = people_of(table)
    if table.rematch_table is not None or not people or not people <= table.rematch_asked:
        return None
    # The same on every worker: two that make the table at once make one table.
    return TableId(draw_name(table.secret, "rematch")[:16])


def rematch_entries(table: "Table", secret: str, now: Millis) -> list[Entry]:
    """Against bots alone everybody keeps the seat, among people all sit one seat further; then it begins."""
    made = rematch_wanted(table)
    if made is None:
        raise Wrong("table-rematch-not-agreed", 409)
    places = list(range(len(table.chairs)))
    if len(people_of(table)) > 1:
        places = [*places[-1:], *places[:-1]]
    harder = harder_bots(table) if table.rematch_harder else []
    plans = [plan_of(table.chairs[place], harder[place] if harder else None) for place in places]
    entries = open_table(made, rearranged(table.opening, plans, [*places]), table.opener, secret, now)
    nonces: list[str] = []
    for seat, place in enumerate(places):
        chair = table.chairs[place]
        if chair.identity is None:
            continue
        nonce = table.rematch_nonces.get(place)
        if nonce is not None:
            nonces.append(nonce)
        entries.append(Sat(at=now, seat=seat, identity=chair.identity, name=chair.called, nonce=nonce))
    return [*entries, Started(at=now, seed=mix(secret, nonces))]


def plan_of(chair: Chair, bot: BotPlan | None) -> SeatPlan:
    return chair.plan if bot is None else replace(chair.plan, bot=bot)


def rematch_made(table: "Table", now: Millis) -> list[Entry]:
    made = rematch_wanted(table)
    return [] if made is None else [RematchMade(at=now, table=made)]
