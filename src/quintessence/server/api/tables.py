"""Opening tables: from a form, a record, a scenario, or for a rematch."""

import secrets
from contextlib import suppress
from typing import Final

from quintessence.server.api.bodies import Import, Invitation, NewTable, SeatPlan, Sitter, TableMade
from quintessence.server.api.games_about import known_game
from quintessence.server.hub import Hub
from quintessence.server.identity.names import checked_name
from quintessence.server.live import Live
from quintessence.server.services import Services, speaker_of
from quintessence.server.store.model import Identity, TableId
from quintessence.server.table import folding
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import (
    AbsencePlan,
    ClockPlan,
    Opening,
    WindowPlan,
    opening_of_record,
    opening_of_scenario,
)
from quintessence.server.table.parts.ladder import seat_plan
from quintessence.server.table.table import Table
from quintessence.server.table.topics import again, seating
from quintessence.server.table.topics.seating import open_table
from quintessence.server.words import Wrong

A_SECOND: Final = 1_000
A_DAY: Final = 86_400_000


def opening_of(form: NewTable) -> Opening:
    """The opening that a form describes; `Wrong` or a `Mistake` says what is not possible."""
    game = known_game(form.game)
    seats = form.seats if form.seats is not None else [SeatPlan()] * game.setting(None, form.options, form.cards).seats
    clock = form.clock
    time = (clock.days or 0) * A_DAY if clock.kind == "days" else (clock.seconds or 0) * A_SECOND
    return Opening(
        game=game.slug,
        seats=[seat_plan(seat.kind, seat.bot, seat.level, game) for seat in seats],
        options=form.options,
        cards=form.cards,
        clock=ClockPlan() if clock.kind == "none" else ClockPlan(clock.kind, time, (clock.increment or 0) * A_SECOND),
        absence=AbsencePlan(form.absence.rule, form.absence.after * A_SECOND),
        spectators=form.spectators,
        public=form.public,
        window=WindowPlan(form.window.kind, form.window.seconds * A_SECOND),
        race=form.race,
        start=form.position,
    )


async def open_from_form(services: Services, form: NewTable, who: Identity) -> TableMade:
    """Opens a table; its host sits down where the form says."""
    sitters = form.here or ([] if form.sit is None else [Sitter(form.sit, who.name)])
    return await open_from(services, opening_of(form), who, sitters, form.nonce)


async def open_from_import(services: Services, form: Import, who: Identity) -> TableMade:
    """Opens a table from a record or a scenario."""
    if (form.record is None) == (form.scenario is None):
        raise Wrong("import-one")
    if form.record is not None:
        opening = opening_of_record(form.record, form.public)
    else:
        opening = opening_of_scenario(form.scenario, form.public)
    sitters = [] if form.sit is None else [Sitter(form.sit, who.name)]
    return await open_from(services, opening, who, sitters, None)


async def open_from(
    services: Services, opening: Opening, who: Identity, sitters: list[Sitter], nonce: str | None
) -> TableMade:
    if any(seat.kind == "bot" for seat in opening.seats) and not services.bots.can_think:
        raise Wrong("no-bots-here", 409)
    table_id, now = TableId(secrets.token_urlsafe(12)), services.clock.now()
    entries = list(open_table(table_id, opening, who.id, secrets.token_hex(16), now))
    table = folding.fold_entries(entries)
    invitations: list[Invitation] = []

    def add(new: list[Entry]) -> None:
        entries.extend(new)
        for entry in new:
            folding.add_entry(table, entry)

    taken = {sitter.seat for sitter in sitters}
    for seat, plan in enumerate(opening.seats):
        # A finished record has no seats to give.
        if plan.kind != "bot" and seat not in taken and table.status == "open":
            token = secrets.token_urlsafe(16)
            add(seating.invite(table, who.id, seat, token, now))
            invitations.append(invitation(table_id, seat, token))
    for place, sitter in enumerate(sitters if table.status == "open" else []):
        one = speaker_of(who, place, checked_name(sitter.name) if place else None)
        assert one is not None
        add(seating.sit(table, one.id, one.name, now, seat=sitter.seat, nonce=None if place else nonce))
    await services.hub.create(table_id, entries)
    return table_made(table, invitations)


def table_made(table: Table, invitations: list[Invitation]) -> TableMade:
    path = f"/tables/{table.id}"
    return TableMade(table.id, path, f"/api{path}/socket", table.commitment, invitations)


def invitation(table: str, seat: int, token: str) -> Invitation:
    """A link. Its secret comes after a #, so it is in no log and no Referer."""
    return Invitation(seat=seat, token=token, path=f"/tables/{table}#invitation={token}")


async def make_rematch(hub: Hub, live: Live) -> TableId | None:
    """Makes the table of a rematch once everybody has agreed. Two workers that do so at once make one table."""
    wanted = again.rematch_wanted(live.table)
    if wanted is None:
        return live.table.rematch.table
    entries = again.rematch_entries(live.table, secrets.token_hex(16), hub.clock.now())
    with suppress(ValueError):  # another worker was first
        await hub.create(wanted, entries)
    await hub.do(live.id, again.note_rematch)
    return wanted
