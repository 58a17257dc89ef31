"""Tables over HTTP: open, list, join, leave, start; the record and any moment of a finished game."""

import secrets
from typing import Annotated, Any, Literal

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import Parameter, QueryParameter

from quintessence.core.cardset import CardGame
from quintessence.core.types import JsonObject
from quintessence.server.doors import bodies
from quintessence.server.doors.endings import ending_of
from quintessence.server.doors.lists import Before, page
from quintessence.server.doors.tables import invitation, make_rematch, open_from_form, open_from_import
from quintessence.server.identity.names import checked_name
from quintessence.server.live import Live
from quintessence.server.protocol import ClientMessage, Leave, Rematch, Sit, Start
from quintessence.server.services import Injected, Services, speaker_of
from quintessence.server.store.contract import Identity, TableId, Wanted
from quintessence.server.table import replaying, showing
from quintessence.server.table.checks import finished
from quintessence.server.table.folding import entries_of
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.sender import Sender
from quintessence.server.table.table import Table
from quintessence.server.table.topics import seating
from quintessence.server.words import Wrong

Asked = Request[Any, Any, Any]
Speaker = Annotated[
    int | None, QueryParameter(name="as", ge=1, le=15, description="Somebody else at the same device, from 1.")
]


@post("/tables", summary="Open a table")
async def open_table(request: Asked, services: Injected, data: bodies.NewTable) -> bodies.TableMade:
    """Opens a table. Its commitment fixes the shuffle before anybody has sat down."""
    who = await may_open(request, services)
    return await open_from_form(services, data, who)


@post("/tables/import", summary="Open a table from a record or a scenario")
async def import_table(request: Asked, services: Injected, data: bodies.Import) -> bodies.TableMade:
    """A record to be looked through or played on, or a scenario whose position is to be played."""
    who = await may_open(request, services)
    services.take("upload", request, who)
    return await open_from_import(services, data, who)


async def may_open(request: Asked, services: Injected) -> Identity:
    who = await services.somebody(request, "table")
    if services.is_stopping:
        raise Wrong("closing-stopping", 503)
    return who


@get("/tables", summary="The lobby")
async def tables(
    request: Asked,
    services: Injected,
    status: Literal["open", "running", "over"] | None = None,
    game: Annotated[str | None, Parameter(max_length=60)] = None,
    before: Before = None,
) -> bodies.Tables:
    """Public tables, the latest changed first."""
    who = await services.who(request, "request")
    statuses: tuple[Literal["open", "running", "over", "closed"], ...] = (status,) if status else ("open", "running")
    return await page(services, Wanted(public=True, statuses=statuses, game=game), before, who)


@get("/tables/{table_id:str}", summary="A table now")
async def table_now(request: Asked, services: Injected, table_id: str, speaker: Speaker = None) -> bodies.TableNow:
    """The table as you see it: the document that its socket would send."""
    table, recipient = await seen_by(request, services, table_id, speaker)
    return bodies.TableNow(
        id=table_id, number=table.count(recipient), seat=recipient, face=showing.face(table, recipient)
    )


@get("/tables/{table_id:str}/moment", summary="A table earlier")
async def moment(
    request: Asked,
    services: Injected,
    table_id: str,
    number: Annotated[int, Parameter(ge=1, le=1_000_000)],
    speaker: Speaker = None,
) -> bodies.TableNow:
    """The table as you saw it at one of your own numbers."""
    table, recipient = await seen_by(request, services, table_id, speaker)
    return bodies.TableNow(id=table_id, number=number, seat=recipient, face=replaying.face_at(table, recipient, number))


@get("/tables/{table_id:str}/told", summary="All that you were told")
async def told(request: Asked, services: Injected, table_id: str, speaker: Speaker = None) -> bodies.Told:
    """The events of each of your own numbers, from the first on."""
    table, recipient = await seen_by(request, services, table_id, speaker)
    return bodies.Told(number=table.count(recipient), told=table.feed(recipient).all())


async def seen_by(request: Asked, services: Services, table_id: str, speaker: int | None) -> tuple[Table, Recipient]:
    """A table and who the asking one is at it."""
    owner = await services.who(request, "request")
    who = speaker_of(owner, speaker)
    table = (await services.hub.at(TableId(table_id))).table
    return table, table.recipient_of(None if who is None else who.id)


async def do(
    request: Asked,
    services: Services,
    table_id: str,
    message: ClientMessage,
    speaker: int | None = None,
    name: str | None = None,
) -> tuple[Live, Identity]:
    """Carries out what a socket could have said, too."""
    owner = await services.somebody(request, "message")
    who = speaker_of(owner, speaker, None if name is None else checked_name(name)) or owner
    sender = Sender(who)
    live = await services.hub.do(TableId(table_id), lambda table, now: entries_of(table, message, sender, now))
    return live, who


@post("/tables/{table_id:str}/sit", status_code=200, summary="Sit down")
async def sit(request: Asked, services: Injected, table_id: str, data: bodies.Sitting) -> bodies.Seated:
    """Takes an open seat, or the one that an invitation is for."""
    message = Sit(seat=data.seat, invitation=data.invitation, nonce=data.nonce)
    live, who = await do(request, services, table_id, message, data.speaker, data.name)
    seat = live.table.seat_of(who.id)
    if seat is None:
        raise Wrong("not-seated", 409)
    return bodies.Seated(seat=seat)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Leave a seat")
async def leave(request: Asked, services: Injected, table_id: str) -> bodies.Done:
    """Gives the seat back before the game begins."""
    await do(request, services, table_id, Leave())
    return bodies.Done()


@post("/tables/{table_id:str}/start", status_code=200, summary="Start the game")
async def start(request: Asked, services: Injected, table_id: str) -> bodies.Done:
    """Begins the game, once every seat is taken."""
    await do(request, services, table_id, Start())
    return bodies.Done()


@post("/tables/{table_id:str}/close", status_code=200, summary="Close a table")
async def close(request: Asked, services: Injected, table_id: str) -> bodies.Done:
    """Its opener closes a table at which nothing is played."""
    who = await services.somebody(request, "message")
    await services.hub.do(TableId(table_id), lambda table, now: seating.close(table, who.id, now))
    return bodies.Done()


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    request: Asked, services: Injected, table_id: str, data: bodies.Again | None = None
) -> bodies.RematchMade:
    """Asks for another game, or agrees to it; the table is made when everybody has agreed."""
    wanted = data or bodies.Again()
    live, _ = await do(request, services, table_id, Rematch(nonce=wanted.nonce, harder=wanted.harder))
    return bodies.RematchMade(table=await make_rematch(services.hub, live))


@post("/tables/{table_id:str}/invitations", summary="Invite somebody to a seat")
async def invite(request: Asked, services: Injected, table_id: str, data: bodies.Invite) -> bodies.Invitation:
    """A link that gives the seat to whoever opens it first. It is shown this once: only its hash is kept."""
    who = await services.somebody(request, "message")
    token = secrets.token_urlsafe(16)
    await services.hub.do(TableId(table_id), lambda table, now: seating.invite(table, who.id, data.seat, token, now))
    return invitation(table_id, data.seat, token)


@get("/tables/{table_id:str}/cards", media_type=MediaType.TEXT, summary="The cards of a table")
async def table_cards(request: Asked, services: Injected, table_id: str) -> str:
    """The set of cards that is played there as TOML: one of the players' own, or ours."""
    live = await seen(request, services, table_id)
    game = live.table.game
    if not isinstance(game, CardGame):
        raise Wrong("game-without-cards", 404)
    return live.table.opening.cards or game.house_set()


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
async def record(request: Asked, services: Injected, table_id: str) -> Response[str]:
    """The record as text: `quintessence verify` checks it, moves, result and shuffles."""
    live = await seen(request, services, table_id)
    name = f'attachment; filename="{live.table.game.slug}-{table_id[:8]}.quint"'
    return Response(finished(live.table).record(), media_type="application/json", headers={"content-disposition": name})


@get("/tables/{table_id:str}/replay", summary="A moment of a finished game")
async def replay(
    request: Asked,
    services: Injected,
    table_id: str,
    ply: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
) -> bodies.ReplayStep:
    """The game after so many of its entries, as a seat saw it (or the spectators), with the whole position."""
    live = await seen(request, services, table_id)
    step = replaying.replay(live.table, ply, seat)
    return bodies.ReplayStep(**step, scenario=scenario_of(live, step))  # type: ignore[arg-type]


@get("/tables/{table_id:str}/ending", summary="How a finished game ended")
async def ending(request: Asked, services: Injected, table_id: str) -> bodies.Ending:
    """The result, what was counted at the end, and the first of it over time: at most 200 moments of the game."""
    return await ending_of(await seen(request, services, table_id))


async def seen(request: Asked, services: Injected, table_id: str) -> Live:
    """The table, if the asking one may look on."""
    who = await services.who(request, "request")
    live = await services.hub.at(TableId(table_id))
    live.table.recipient_of(None if who is None else who.id)
    return live


def scenario_of(live: Live, step: JsonObject) -> JsonObject:
    """The position as a scenario that can be saved and shared."""
    setting = live.table.setting
    return {
        "game": live.table.game.slug,
        "name": f"{live.table.game.slug} {live.id} ({step['ply']})",
        "rules": [],
        "seats": setting.seats,
        "options": setting.options,
        "position": step["position"],
        "steps": [],
    }


TABLES = Router(
    "/api",
    route_handlers=[
        open_table,
        import_table,
        tables,
        table_now,
        moment,
        told,
        sit,
        leave,
        start,
        close,
        rematch,
        invite,
        table_cards,
        record,
        replay,
        ending,
    ],
    tags=["tables"],
)
