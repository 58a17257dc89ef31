"""Bot tokens over HTTP: list them, make one, remove one."""

from litestar import delete, get, post

from quintessence.server.api import bodies
from quintessence.server.api.routing import AnyRequest, router_of
from quintessence.server.services import Injected
from quintessence.server.store.model import TokenId
from quintessence.server.words import Wrong


@get("/", summary="Your bot tokens")
async def tokens(request: AnyRequest, services: Injected) -> list[bodies.TokenAbout]:
    """The tokens of your bots, without their secrets."""
    who = await services.somebody(request, "request")
    found = await services.store.tokens(who.id)
    return [bodies.TokenAbout(id=token.id, label=token.name, created=token.created) for token in found]


@post("/", summary="Make a bot token")
async def new_token(request: AnyRequest, services: Injected, data: bodies.NewToken) -> bodies.TokenMade:
    """Makes a token for a bot with this name. It is shown only now."""
    who = await services.somebody(request, "session")
    token, text = await services.people.new_token(who, data.label)
    return bodies.TokenMade(id=token.id, label=token.name, token=text)


@delete("/{token_id:str}", status_code=200, summary="Remove a bot token")
async def drop_token(request: AnyRequest, services: Injected, token_id: str) -> bodies.Done:
    """Removes a bot token: it no longer works."""
    who = await services.somebody(request, "request")
    if not await services.store.drop_token(who.id, TokenId(token_id)):
        raise Wrong("no-such-token", 404)
    return bodies.Done()


TOKENS = router_of(globals(), "bots", "/api/tokens")
