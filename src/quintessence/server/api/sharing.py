"""What a shared link to a page shows: a title, a text and a picture, in the reader's language.

All pages of the client are one document; only its head differs. It shows nothing that a stranger may not know: of a
table its game, and that the reader is invited.
"""

import re
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from quintessence.core.types import Language
from quintessence.server.api.games_about import about_game, known_games
from quintessence.server.api.routing import AnyRequest
from quintessence.server.services import Services
from quintessence.server.settings import Settings
from quintessence.server.store.model import TableId
from quintessence.server.words import Wrong, server_messages

TITLE: Final = "<title>Quintessence</title>"
"""What the built document has where the title and these tags go."""
ROOT: Final = '<html lang="fr">'
LOCALES: Final[dict[Language, str]] = {"fr": "fr_FR", "en": "en_GB"}
HOME_PICTURE: Final = "home"
PICTURE_SIZE: Final = (1200, 630)
OF_GAMES: Final = {"rules": "rules", "learn": "learn", "new": "new", "here": "new", "practice": "new"}
"""Pages of a game, each with the key of its texts."""
OF_TABLES: Final = {"tables": "table", "replays": "replay"}
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
WANTED: Final = re.compile(r"\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]{1,40})?\s*(?:;\s*q=([01](?:\.\d{1,3})?)\s*)?")
MOST_WANTED: Final = 20


class Shared(Struct, frozen=True):
    """A page to describe: its kind, its game, and its address without what only its visitor needs."""

    kind: str
    path: str
    game: str | None = None


HOME: Final = Shared("home", "/")


async def shared_page(services: Services, request: AnyRequest, path: str) -> Shared:
    """The page at a path; for an unknown game or table the home page."""
    parts = [part for part in path.split("/") if part]
    if len(parts) < 2 or len(parts) > 3:
        return HOME
    first, name = parts[0], parts[1]
    if first in OF_GAMES and name in known_games():
        return Shared(OF_GAMES[first], f"/{first}/{name}", name)
    if first in OF_TABLES and TABLE_ID.fullmatch(name):
        game = await game_of(services, request, name)
        if game is not None:
            return Shared(OF_TABLES[first], f"/{first}/{name}", game)
    return HOME


async def game_of(services: Services, request: AnyRequest, table: str) -> str | None:
    """The game of a table; None if there is no such table, or if it cannot be looked up now."""
    try:
        services.take("request", request, None)
        listing = await services.store.listing(TableId(table))
    except Wrong:
        return None  # the page is served anyway
    return listing.game if listing is not None and listing.game in known_games() else None


def language_of(request: AnyRequest) -> Language:
    """The language that the reader prefers: French unless they ask for English first."""
    best: Language = "fr"
    most = 0.0
    for wanted in request.headers.get("accept-language", "").split(",")[:MOST_WANTED]:
        found = WANTED.fullmatch(wanted)
        language = "" if found is None else found[1].lower()
        weight = 0.0 if found is None else float(found[2] or 1)
        if language in LOCALES and weight > most:
            best, most = language, weight
    return best


def origin_of(request: AnyRequest, settings: Settings) -> str:
    """The address of this server: the one given with `--address` by which the reader came, else the first of them.

    Without `--address`, the name that the reader's browser uses; `security.py` lets in only names that are ours.
    """
    host = request.headers.get("host", "").lower()
    for address in settings.addresses:
        if urlsplit(address).netloc == host:
            return address
    return settings.addresses[0] if settings.addresses else f"{request.url.scheme}://{host}"


def with_head(document: str, page: Shared, language: Language, origin: str, web: Path) -> str:
    """The client's document, with the head of this page."""
    root = ROOT.replace("fr", language)
    return document.replace(ROOT, root, 1).replace(TITLE, head_of(page, language, origin, web), 1)


def head_of(page: Shared, language: Language, origin: str, web: Path) -> str:
    """The title and the tags that messengers and search engines read."""
    title, sentence = words_of(page, language)
    picture = page.game if page.game is not None and (web / "og" / f"{page.game}.jpg").is_file() else HOME_PICTURE
    address = origin + page.path
    width, height = PICTURE_SIZE
    named = {
        "description": sentence,
        "twitter:card": "summary_large_image",
        **({"robots": "noindex"} if page.kind in OF_TABLES.values() else {}),
    }
    properties = {
        "og:site_name": "Quintessence",
        "og:type": "website",
        "og:title": title,
        "og:description": sentence,
        "og:url": address,
        "og:locale": LOCALES[language],
        "og:image": f"{origin}/og/{picture}.jpg",
        "og:image:type": "image/jpeg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": title,
    }
    lines = [f"<title>{escape(title)}</title>", f'<link rel="canonical" href="{escape(address)}" />']
    lines += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in named.items()]
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "\n    ".join(lines)


def words_of(page: Shared, language: Language) -> tuple[str, str]:
    """The title of a page and a text about it."""
    messages = server_messages(language)
    details: dict[str, str | int] = {}
    if page.game is not None:
        about = about_game(page.game)
        details = {"game": about.name.of(language), "pitch": about.pitch.of(language)}
    return messages.text(f"share-{page.kind}", details), messages.attribute(f"share-{page.kind}", "text", details) or ""
