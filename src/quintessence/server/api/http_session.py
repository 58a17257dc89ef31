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
    """The identity, and the cookie that signs the browser in."""
    return Response(me(who), status_code=status, headers={"set-cookie": services.people.cookies.write(who)})


@get("/", summary="Who you are")
async def session(request: AnyRequest, services: Injected) -> bodies.Session:
    """Who you are, according to the cookie or the bot token."""
    who = await services.who(request, "request")
    return bodies.Session(me=None if who is None else me(who))


@post("/guest", summary="Become a guest")
async def guest(request: AnyRequest, services: Injected, data: bodies.NewGuest) -> Response[bodies.Me]:
    """Makes a new guest. Only the cookie gives access to it."""
    services.take("session", request, None)
    return with_cookie(services, await services.people.new_guest(data.name, data.language))


@put("/name", summary="Change a guest's name")
async def rename(request: AnyRequest, services: Injected, data: bodies.Rename) -> bodies.Me:
    """Changes the name of a guest, also at its tables. An account cannot change its name."""
    who = await services.somebody(request, "session")
    renamed = await services.people.rename(who, data.name)
    await rename_at_tables(services.hub, renamed)
    return me(renamed)


@post("/account", summary="Make an account")
async def register(request: AnyRequest, services: Injected, data: bodies.Credentials) -> Response[bodies.Me]:
    """Makes an account with this name and password. A guest who does so keeps its seats and its history."""
    who = await services.who(request, "login")
    account = await services.people.register(who, data.name, data.password)
    if who is not None and who.name != account.name:
        await rename_at_tables(services.hub, account)
    return with_cookie(services, account)


@post("/login", summary="Log in")
async def log_in(request: AnyRequest, services: Injected, data: bodies.Credentials) -> Response[bodies.Me]:
    """Logs in to an account."""
    services.take("login", request, None)
    return with_cookie(services, await services.people.log_in(data.name, data.password))


@put("/password", summary="Change the password")
async def change_password(request: AnyRequest, services: Injected, data: bodies.NewPassword) -> Response[bodies.Me]:
    """Changes the password and ends every other session of the account."""
    who = await services.somebody(request, "login")
    changed = await services.people.change_password(who, data.old, data.new)
    return with_cookie(services, changed, 200)


@post("/link", summary="Make a link for another device")
async def new_link(request: AnyRequest, services: Injected) -> bodies.LinkMade:
    """Makes a link that signs you in on another device: once, within ten minutes. Earlier links stop working."""
    who = await services.somebody(request, "session")
    token, expires = await services.people.new_link(who)
    # Behind a #: it is in no log and no Referer, and nobody who only looks at the address uses it up.
    return bodies.LinkMade(token=token, path=f"/continue#{token}", expires=expires)


@post("/link/look", status_code=200, summary="Look at a link")
async def look_at_link(request: AnyRequest, services: Injected, data: bodies.Link) -> bodies.LinkAbout:
    """Says whom a link signs in, without using it up."""
    who = await services.known(request)
    services.take("login", request, None)
    owner = await services.people.owner_of_link(data.token)
    return bodies.LinkAbout(name=owner.name, kind=owner.kind, already=who is not None and who.id == owner.id)


@post("/link/use", status_code=200, summary="Use a link")
async def use_link(request: AnyRequest, services: Injected, data: bodies.Link) -> Response[bodies.Me]:
    """Signs this device in as the owner of the link."""
    services.take("login", request, None)
    return with_cookie(services, await services.people.use_link(data.token), 200)


@delete("/", status_code=200, summary="Log out")
async def log_out(request: AnyRequest, services: Injected, everywhere: bool = False) -> Response[bodies.Done]:
    """Deletes the cookie; `everywhere` ends every session of this identity."""
    who = await services.who(request, "request")
    if who is not None and everywhere:
        await services.people.log_out_everywhere(who)
    return Response(bodies.Done(), headers={"set-cookie": services.people.cookies.forget()})


SESSION = router_of(globals(), "session", "/api/session")
