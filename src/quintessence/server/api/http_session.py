"""Who you are: guests, accounts, and links to another device."""

from litestar import Response, delete, get, post, put

from quintessence.server.api import bodies
from quintessence.server.api.routing import AnyRequest, router_of
from quintessence.server.identity.names import is_guest_name
from quintessence.server.renaming import rename_at_tables
from quintessence.server.services import Injected
from quintessence.server.store.model import Identity


def me(who: Identity) -> bodies.Me:
    return bodies.Me(id=who.id, name=who.name, kind=who.kind, named=who.kind != "guest" or not is_guest_name(who.name))


def with_cookie(services: Injected, who: Identity, status: int = 201) -> Response[bodies.Me]:
    """The identity, and the cookie that makes the browser be it."""
    return Response(me(who), status_code=status, headers={"set-cookie": services.people.cookies.write(who)})


@get("/", summary="Who you are")
async def session(request: AnyRequest, services: Injected) -> bodies.Session:
    """Who the cookie or the bot token says you are."""
    who = await services.who(request, "request")
    return bodies.Session(me=None if who is None else me(who))


@post("/guest", summary="Become a guest")
async def guest(request: AnyRequest, services: Injected, data: bodies.NewGuest) -> Response[bodies.Me]:
    """A new guest. The cookie is the only key to it."""
    services.take("session", request, None)
    return with_cookie(services, await services.people.new_guest(data.name, data.language))


@put("/name", summary="Change a guest's name")
async def rename(request: AnyRequest, services: Injected, data: bodies.Rename) -> bodies.Me:
    """Gives a guest another name, at the tables where it sits too; an account keeps its own."""
    who = await services.somebody(request, "session")
    renamed = await services.people.rename(who, data.name)
    await rename_at_tables(services.hub, renamed)
    return me(renamed)


@post("/account", summary="Make an account")
async def register(request: AnyRequest, services: Injected, data: bodies.Credentials) -> Response[bodies.Me]:
    """An account of this name and password. A guest becomes it and keeps its seats and its history."""
    who = await services.who(request, "login")
    account = await services.people.register(who, data.name, data.password)
    if who is not None and who.name != account.name:
        await rename_at_tables(services.hub, account)
    return with_cookie(services, account)


@post("/login", summary="Log in")
async def log_in(request: AnyRequest, services: Injected, data: bodies.Credentials) -> Response[bodies.Me]:
    """Be the account of this name."""
    services.take("login", request, None)
    return with_cookie(services, await services.people.log_in(data.name, data.password))


@put("/password", summary="Change the password")
async def change_password(request: AnyRequest, services: Injected, data: bodies.NewPassword) -> Response[bodies.Me]:
    """Replaces the password; every other session of the account ends."""
    who = await services.somebody(request, "login")
    changed = await services.people.change_password(who, data.old, data.new)
    return with_cookie(services, changed, 200)


@post("/link", summary="Make a link for another device")
async def new_link(request: AnyRequest, services: Injected) -> bodies.LinkMade:
    """A link with which another device becomes you: once, within ten minutes. Links from before are void."""
    who = await services.somebody(request, "session")
    token, expires = await services.people.new_link(who)
    # Behind a #: it is in no log and no Referer, and nobody who only looks at the address uses it up.
    return bodies.LinkMade(token=token, path=f"/continue#{token}", expires=expires)


@post("/link/look", status_code=200, summary="Whose link is it")
async def look_at_link(request: AnyRequest, services: Injected, data: bodies.Link) -> bodies.LinkAbout:
    """Whom a link would make of this device. It is not used up."""
    who = await services.known(request)
    services.take("login", request, None)
    owner = await services.people.owner_of_link(data.token)
    return bodies.LinkAbout(name=owner.name, kind=owner.kind, already=who is not None and who.id == owner.id)


@post("/link/use", status_code=200, summary="Be the same person here")
async def use_link(request: AnyRequest, services: Injected, data: bodies.Link) -> Response[bodies.Me]:
    """Makes this device be whose link it is, in place of whoever it was."""
    services.take("login", request, None)
    return with_cookie(services, await services.people.use_link(data.token), 200)


@delete("/", status_code=200, summary="Log out")
async def log_out(request: AnyRequest, services: Injected, everywhere: bool = False) -> Response[bodies.Done]:
    """Forgets the cookie; with `everywhere` every session of this identity ends."""
    who = await services.who(request, "request")
    if who is not None and everywhere:
        await services.people.log_out_everywhere(who)
    return Response(bodies.Done(), headers={"set-cookie": services.people.cookies.forget()})


SESSION = router_of(globals(), "session", "/api/session")
