"""Your own tables: those that wait for you, the running and the finished ones, and your next opponents."""

from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import Parameter

from quintessence.server.api.bodies import Opponent, TableAbout, Tables
from quintessence.server.api.games_about import about_bots, known_game, known_games
from quintessence.server.api.lists import PAGE, Before, is_own, page
from quintessence.server.api.routing import AnyRequest, router_of
from quintessence.server.services import Injected
from quintessence.server.store.model import Identity, Listing, Status, Wanted
from quintessence.server.table.opening import BotPlan
from quintessence.server.table.parts.ladder import next_for

OF_WHICH: Final[dict[str | None, tuple[Status, ...] | None]] = {
    None: None,
    "now": ("open", "running"),
    "over": ("over",),
}
MOST_NOW: Final = 100
"""Open and running tables come in one page, up to this number."""
MOST_LOOKED_AT: Final = 200
"""How many of the last games are searched for opponents."""


@get("/history", summary="Your tables")
async def history(
    request: AnyRequest,
    services: Injected,
    which: Literal["now", "over"] | None = None,
    most: Annotated[int, Parameter(ge=1, le=PAGE)] = PAGE,
    before: Before = None,
) -> Tables:
    """The tables at which you sit or sat, the latest first.

    `now`: only open and running ones, first those that wait for you. `over`: only finished ones.
    """
    who = await services.somebody(request, "request")
    wanted = Wanted(identity=who.id, statuses=OF_WHICH[which])
    if which != "now":
        return await page(services, wanted, before, who, most)
    found = await page(services, wanted, before, who, MOST_NOW)
    return Tables(tables=sorted(found.tables, key=urgency), before=found.before)


def urgency(table: TableAbout) -> tuple[bool, bool, int]:
    """First what waits for you, then what is running; the latest first."""
    return not table.waits, table.status != "running", -table.changed


@get("/opponents", summary="Your next opponents")
async def opponents(request: AnyRequest, services: Injected) -> list[Opponent]:
    """For each game a bot that suits you: an easy one at first, a stronger one after each win."""
    who = await services.who(request, "request")
    found: list[Listing] = []
    if who is not None:
        found = await services.store.listings(Wanted(identity=who.id, statuses=("over",)), None, MOST_LOOKED_AT)
    met: dict[str, tuple[BotPlan, bool]] = {}
    # The game that was begun last, not the table that changed last: one may look in at an old one.
    for listing in sorted(found, key=lambda listing: listing.created, reverse=True):
        last = met_at(listing, who)
        if last is not None:
            met.setdefault(listing.game, last)
    return [opponent(slug, *met.get(slug, (None, False))) for slug in known_games()]


def opponent(slug: str, met: BotPlan | None, has_won: bool) -> Opponent:
    plan = next_for(known_game(slug), met, has_won)
    return Opponent(game=slug, bot=plan.name, level=plan.level, first=met is None)


def met_at(listing: Listing, who: Identity | None) -> tuple[BotPlan, bool] | None:
    """The bot that `who` played against alone, and whether they won; None for any other table."""
    own = [seat for seat, one in enumerate(listing.seats) if who is not None and is_own(one.identity, who)]
    bots = [seat for seat in listing.seats if seat.kind == "bot"]
    if len(own) != 1 or not bots or len(bots) + 1 != len(listing.seats):
        return None
    name, level = bots[0].name, bots[0].level
    if not any(bot.name == name and listing.game in bot.games for bot in about_bots()):
        return None
    plan = BotPlan(name, {}, int(level) if level.isdigit() else None)
    return plan, listing.result is not None and own[0] in listing.result.winners


HISTORY = router_of(globals(), "tables")
