"""Tables over HTTP: open, list, join, leave, start; advice; the record and any moment of a finished game."""

import secrets
from typing import Annotated, Literal

from litestar import MediaType, Response, get, post
from litestar.params import Parameter, QueryParameter

from quintessence.core.cardset import CardGame
from quintessence.core.types import JsonObject
from quintessence.server.api import bodies
from quintessence.server.api.advising import advice_for
from quintessence.server.api.endings import ending_of
from quintessence.server.api.lists import Before, page
from quintessence.server.api.routing import AnyRequest, router_of
from quintessence.server.api.tables import invitation, make_rematch, open_from_form, open_from_import
from quintessence.server.identity.names import checked_name
from quintessence.server.live import Live
from quintessence.server.protocol import ClientMessage, Leave, Rematch, Sit, Start
from quintessence.server.services import Injected, Services, speaker_of
from quintessence.server.store.model import Identity, TableId, Wanted
from quintessence.server.table import replaying, showing
from quintessence.server.table.checks import finished
from quintessence.server.table.folding import entries_of
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.sender import Sender
from quintessence.server.table.table import Table
from quintessence.server.table.topics import seating
from quintessence.server.words import Wrong

Speaker = Annotated[
    int | None, QueryParameter(name="as", ge=1, le=15, description="Another person at the same device, from 1.")
]


@post("/tables", summary="Open a table")
async def open_table(request: AnyRequest, services: Injected, data: bodies.NewTable) -> bodies.TableMade:
    """Opens a table. Its commitment fixes the shuffle before anybody sits down."""
    who = await may_open(request, services)
    return await open_from_form(services, data, who)


@post("/tables/import", summary="Open a table from a record or a scenario")
async def import_table(request: AnyRequest, services: Injected, data: bodies.Import) -> bodies.TableMade:
    """Opens a table to look through a record or play it on, or to play from the position of a scenario."""
    who = await may_open(request, services)
    services.take("upload", request, who)
    return await open_from_import(services, data, who)


async def may_open(request: AnyRequest, services: Injected) -> Identity:
    who = await services.somebody(request, "table")
    if services.is_stopping:
        raise Wrong("closing-stopping", 503)
    return who


@get("/tables", summary="The lobby")
async def tables(
    request: AnyRequest,
    services: Injected,
    status: Literal["open", "running", "over"] | None = None,
    game: Annotated[str | None, Parameter(max_length=60)] = None,
    before: Before = None,
) -> bodies.Tables:
    """Public tables, the latest first."""
    who = await services.who(request, "request")
    statuses: tuple[Literal["open", "running", "over", "closed"], ...] = (status,) if status else ("open", "running")
    return await page(services, Wanted(public=True, statuses=statuses, game=game), before, who)


@get("/tables/{table_id:str}", summary="A table now")
async def table_now(request: AnyRequest, services: Injected, table_id: str, speaker: Speaker = None) -> bodies.TableNow:
    """The table as you see it now: the same `face` that its socket sends."""
    live, recipient = await seen_by(request, services, table_id, speaker)
    return now_at(live.table, recipient)


def now_at(table: Table, recipient: Recipient) -> bodies.TableNow:
    return bodies.TableNow(table.id, table.count(recipient), recipient, showing.face(table, recipient))


@get("/tables/{table_id:str}/moment", summary="A table earlier")
async def moment(
    request: AnyRequest,
    services: Injected,
    table_id: str,
    number: Annotated[int, Parameter(ge=1, le=1_000_000)],
    speaker: Speaker = None,
) -> bodies.TableNow:
    """The table as you saw it at one of your numbers."""
    live, recipient = await seen_by(request, services, table_id, speaker)
    return bodies.TableNow(table_id, number, recipient, replaying.face_at(live.table, recipient, number))


@get("/tables/{table_id:str}/told", summary="Everything that you were told")
async def told(request: AnyRequest, services: Injected, table_id: str, speaker: Speaker = None) -> bodies.Told:
    """The events of each of your numbers, from the first on."""
    live, recipient = await seen_by(request, services, table_id, speaker)
    return told_to(live.table, recipient)


def told_to(table: Table, recipient: Recipient) -> bodies.Told:
    return bodies.Told(table.count(recipient), table.feed(recipient).all())


async def seen_by(
    request: AnyRequest, services: Services, table_id: str, speaker: int | None = None
) -> tuple[Live, Recipient]:
    """A table, and the seat from which the caller sees it; `Wrong` if spectators are not allowed."""
    who = speaker_of(await services.who(request, "request"), speaker)
    live = await services.hub.at(TableId(table_id))
    return live, live.table.recipient_of(None if who is None else who.id)


async def do(
    request: AnyRequest,
    services: Services,
    table_id: str,
    message: ClientMessage,
    speaker: int | None = None,
    name: str | None = None,
) -> tuple[Live, Identity]:
    """Carries out a message that a socket could send as well."""
    owner = await services.somebody(request, "message")
    who = speaker_of(owner, speaker, None if name is None else checked_name(name)) or owner
    sender = Sender(who)
    live = await services.hub.do(TableId(table_id), lambda table, now: entries_of(table, message, sender, now))
    return live, who


@post("/tables/{table_id:str}/sit", status_code=200, summary="Sit down")
async def sit(request: AnyRequest, services: Injected, table_id: str, data: bodies.Sitting) -> bodies.Seated:
    """Takes an open seat, or the one of an invitation."""
    message = Sit(seat=data.seat, invitation=data.invitation, nonce=data.nonce)
    live, who = await do(request, services, table_id, message, data.speaker, data.name)
    seat = live.table.seat_of(who.id)
    if seat is None:
        raise Wrong("not-seated", 409)
    return bodies.Seated(seat=seat)


@post("/tables/{table_id:str}/leave", status_code=200, summary="Leave a seat")
async def leave(request: AnyRequest, services: Injected, table_id: str) -> bodies.Done:
    """Leaves your seat before the game begins."""
    await do(request, services, table_id, Leave())
    return bodies.Done()


@post("/tables/{table_id:str}/start", status_code=200, summary="Start the game")
async def start(request: AnyRequest, services: Injected, table_id: str) -> bodies.Done:
    """Starts the game. Every seat must be taken."""
    await do(request, services, table_id, Start())
    return bodies.Done()


@post("/tables/{table_id:str}/close", status_code=200, summary="Close a table")
async def close(request: AnyRequest, services: Injected, table_id: str) -> bodies.Done:
    """Closes a table that has no running game. Only for its host."""
    who = await services.somebody(request, "message")
    await services.hub.do(TableId(table_id), lambda table, now: seating.close(table, who.id, now))
    return bodies.Done()


@post("/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    request: AnyRequest, services: Injected, table_id: str, data: bodies.Again | None = None
) -> bodies.RematchMade:
    """Asks for a rematch, or agrees to it. Its table is made when everybody has agreed."""
    wanted = data or bodies.Again()
    asked = Rematch(nonce=wanted.nonce, harder=wanted.harder, easier=wanted.easier)
    live, _ = await do(request, services, table_id, asked)
    return bodies.RematchMade(table=await make_rematch(services.hub, live))


@post("/tables/{table_id:str}/invitations", summary="Invite somebody to a seat")
async def invite(request: AnyRequest, services: Injected, table_id: str, data: bodies.Invite) -> bodies.Invitation:
    """Makes a link to a seat: the first person who opens it gets the seat. It is shown only now."""
    who = await services.somebody(request, "message")
    token = secrets.token_urlsafe(16)
    await services.hub.do(TableId(table_id), lambda table, now: seating.invite(table, who.id, data.seat, token, now))
    return invitation(table_id, data.seat, token)


@get("/tables/{table_id:str}/cards", media_type=MediaType.TEXT, summary="The cards of a table")
async def table_cards(request: AnyRequest, services: Injected, table_id: str) -> str:
    """The card set of the table as TOML: the players' own, or ours."""
    live, _ = await seen_by(request, services, table_id)
    game = live.table.game
    if not isinstance(game, CardGame):
        raise Wrong("game-without-cards", 404)
    return live.table.opening.cards or game.house_set()


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
async def record(request: AnyRequest, services: Injected, table_id: str) -> Response[str]:
    """The record as text. `quintessence verify` checks its moves, its result and its shuffles."""
    live, _ = await seen_by(request, services, table_id)
    name = f'attachment; filename="{live.table.game.slug}-{table_id[:8]}.quint"'
    return Response(finished(live.table).record(), media_type="application/json", headers={"content-disposition": name})


@get("/tables/{table_id:str}/replay", summary="A moment of a finished game")
async def replay(
    request: AnyRequest,
    services: Injected,
    table_id: str,
    ply: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
    seat: Annotated[int | None, Parameter(ge=0, le=15)] = None,
) -> bodies.ReplayStep:
    """The game after so many steps, as a seat (or a spectator) saw it, with the whole position."""
    live, _ = await seen_by(request, services, table_id)
    return replay_step(live.table, ply, seat)


@get("/tables/{table_id:str}/advice", summary="What you could do now, and why")
async def advice(request: AnyRequest, services: Injected, table_id: str, speaker: Speaker = None) -> bodies.Advice:
    """What the bot `search` would do on your seat. Only for a person who plays alone against bots and is asked now."""
    who = speaker_of(await services.somebody(request, "advice"), speaker)
    live = await services.hub.at(TableId(table_id))
    return await advice_for(live.table, live.table.seat_of(None if who is None else who.id), services.bots)


@get("/tables/{table_id:str}/ending", summary="How a finished game ended")
async def ending(request: AnyRequest, services: Injected, table_id: str) -> bodies.Ending:
    """The result, the final counts, and the first of them over time, at 200 moments of the game at most."""
    live, _ = await seen_by(request, services, table_id)
    return await ending_of(live)


def replay_step(table: Table, ply: int, seat: int | None) -> bodies.ReplayStep:
    step = replaying.replay(table, ply, seat)
    scenario: JsonObject = {
        "game": table.game.slug,
        "name": f"{table.game.slug} {table.id} ({ply})",
        "rules": [],
        "seats": table.setting.seats,
        "options": table.setting.options,
        "position": step["position"],
        "steps": [],
    }
    return bodies.ReplayStep(**step, scenario=scenario)  # type: ignore[arg-type]


TABLES = router_of(globals(), "tables")
