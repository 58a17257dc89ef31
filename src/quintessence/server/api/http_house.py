"""The server itself: its pages, its health, its metrics, its addresses, the description of the API."""

import asyncio
import gzip
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get

import quintessence
from quintessence.server.addresses import addresses_for_others, is_local_host, reach_of
from quintessence.server.api.bodies import Health, House
from quintessence.server.api.describing import api_description, api_page
from quintessence.server.api.documents import accepts_gzip
from quintessence.server.api.games_about import about_games
from quintessence.server.api.routing import AnyRequest, router_of
from quintessence.server.api.sharing import language_of, origin_of, shared_page, with_head
from quintessence.server.metrics import CONTENT_TYPE
from quintessence.server.security import without_port
from quintessence.server.services import Injected, Services, address_of
from quintessence.server.words import Wrong, server_messages

TYPES: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
    ".ftl": "text/plain",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wasm": "application/wasm",
}
FOREVER: Final = "public, max-age=31536000, immutable"
"""Files in `assets` have the hash of their content in their name."""


@get("/health", summary="Is the server healthy")
async def health(services: Injected) -> Health:
    """200 while the database answers; 503 if it does not, or if the server is stopping."""
    await services.store.ready()
    if services.is_stopping:
        raise Wrong("closing-stopping", 503)
    store = "sqlite" if services.settings.is_sqlite else "postgresql"
    return Health(
        status="ok",
        version=quintessence.__version__,
        store=store,
        tables=len(services.hub.lives()),
        sockets=services.sockets,
    )


@get("/metrics", media_type=MediaType.TEXT, summary="Metrics for Prometheus")
async def metrics(request: AnyRequest, services: Injected) -> Response[bytes]:
    """Counts and times since the start. Only for this machine, unless the settings allow more."""
    allowed = services.settings.metrics
    if allowed == "off" or (allowed == "local" and not is_near(request, services)):
        raise Wrong("metrics-closed", 404)
    services.metrics.tables.set(len(services.hub.lives()))
    services.metrics.bots_waiting.set(services.bots.waiting)
    return Response(services.metrics.render(), media_type=CONTENT_TYPE)


@get("/api/house", summary="How to reach this server")
async def house(request: AnyRequest, services: Injected) -> House:
    """The addresses to send to friends. Network addresses are told only to a browser on this machine."""
    services.take("request", request, None)
    settings = services.settings
    reach = reach_of(settings)
    if reach == "address":
        return House(reach=reach, addresses=list(settings.addresses))
    if not is_near(request, services) or not is_local_host(without_port(request.headers.get("host", ""))):
        return House(reach="network", addresses=[])
    if reach == "machine":
        return House(reach=reach, addresses=[], command=settings.command_for_network)
    server = request.scope["server"]
    port = settings.port if server is None or server[1] is None else server[1]
    return House(reach=reach, addresses=await asyncio.to_thread(addresses_for_others, settings, port))


def is_near(request: AnyRequest, services: Services) -> bool:
    """Whether the request comes from this machine. Behind an undeclared proxy every request looks local."""
    is_hidden = not services.settings.proxies and {"x-forwarded-for", "forwarded"} & set(request.headers.keys())
    return is_local_host(address_of(request)) and not is_hidden


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """The API as an OpenAPI document."""
    return Response(api_description(request.app), media_type="application/json")


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def docs(request: AnyRequest) -> str:
    """The same as a page for people."""
    return api_page(request.app)


@get("/style.css", include_in_schema=False)
async def style() -> Response[bytes]:
    return Response((files("quintessence.server") / "page" / "style.css").read_bytes(), media_type="text/css")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, services: Injected, path: str = "/") -> Response[bytes]:
    """The web client if it was built, else a plain page."""
    web = Path(str(files("quintessence"))) / "web"
    if not (web / "index.html").is_file():
        if path.strip("/"):
            raise Wrong("no-such-page", 404)
        return Response(plain_page().encode(), media_type=TYPES[".html"])
    if "\0" in path:
        raise Wrong("no-such-page", 404)
    wanted = (web / path.lstrip("/")).resolve()
    if not wanted.is_relative_to(web.resolve()):
        raise Wrong("no-such-page", 404)
    if not wanted.is_file():
        if path.startswith("/api/") or "." in wanted.name:
            raise Wrong("no-such-page", 404)
        wanted = web / "index.html"  # an address inside the client: a table, a rule, a replay
    if wanted == web / "index.html":
        return await client_page(request, services, path, web)
    caching = FOREVER if wanted.parent.name == "assets" else "no-cache"
    kind = TYPES.get(wanted.suffix, "application/octet-stream")
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    compressed = wanted.with_name(wanted.name + ".gz")
    if accepts_gzip(request) and compressed.is_file():
        return Response(compressed.read_bytes(), media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(wanted.read_bytes(), media_type=kind, headers=headers)


async def client_page(request: AnyRequest, services: Services, path: str, web: Path) -> Response[bytes]:
    """The client's document, with the title, text and picture of the requested page in its head."""
    found = await shared_page(services, request, path)
    document = (web / "index.html").read_text(encoding="utf-8")
    body = with_head(document, found, language_of(request), origin_of(request, services.settings), web).encode()
    headers = {"cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if accepts_gzip(request):
        body = gzip.compress(body, 6, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=TYPES[".html"], headers=headers)


def plain_page() -> str:
    """The page shown where the web client was not built, in both languages."""
    template = (files("quintessence.server") / "page" / "index.html").read_text(encoding="utf-8")
    for language in ("en", "fr"):
        texts = server_messages(language)
        for key in ("page-title", "page-what", "page-games", "page-api", "page-text"):
            template = template.replace("{" + f"{key}.{language}" + "}", escape(texts.text(key)))
        items = "".join(
            f"<li><strong>{escape(about.name.of(language))}</strong> – {escape(about.pitch.of(language))}</li>"
            for about in about_games()
        )
        template = template.replace("{games." + language + "}", items)
    return template


HOUSE = router_of(globals(), "house", "/")
