"""The games before one is played: what they are, their rules, their cards, their words."""

from collections.abc import Callable

from litestar import MediaType, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from quintessence.core.cardset import CardGame
from quintessence.core.types import LANGUAGES
from quintessence.server.api import bodies_games as bodies
from quintessence.server.api import games_about, scenarios
from quintessence.server.api.documents import json_document, text_document
from quintessence.server.api.routing import AnyRequest, router_of
from quintessence.server.services import Injected
from quintessence.server.words import Wrong, texts_of

GAME = "/games/{slug:str}"


@get("/games", summary="All games", responses={200: ResponseSpec(list[bodies.GameAbout], description="Every game.")})
async def games(request: AnyRequest) -> Response[bytes]:
    """Every game with its names, options, seats and move grammar."""
    return json_document(games_about.about_games).answer(request)


def about_one(path: str, make: Callable[[str], Struct], kind: type[Struct], title: str, about: str) -> HTTPRouteHandler:
    """The request for a document about one game."""

    @get(path, summary=title, description=about, responses={200: ResponseSpec(kind, description=f"{title}.")})
    async def answer(request: AnyRequest, slug: str) -> Response[bytes]:
        return json_document(make, slug).answer(request)

    return answer


game = about_one(
    GAME,
    games_about.about_game,
    bodies.GameAbout,
    "One game",
    "One game with its names, options, seats and move grammar.",
)
rules = about_one(
    f"{GAME}/rules",
    games_about.rulebook_of,
    bodies.Rulebook,
    "The rules of a game",
    "Every rule with its id, its text and its refusal, in both languages.",
)
gallery = about_one(
    f"{GAME}/gallery",
    games_about.gallery_of,
    bodies.Gallery,
    "The gallery of a game",
    "Cards, arenas, powers: everything to look up before a game, in groups, with names and texts in both languages.",
)


@get(f"{GAME}/texts/{{language:str}}", media_type=MediaType.TEXT, summary="The texts of a game")
async def game_texts(request: AnyRequest, slug: str, language: str) -> Response[bytes]:
    """The game's Fluent file in one language, without its rules: what events, options and verbs are called."""
    if language not in LANGUAGES:
        raise Wrong("unknown-language", 404)
    return text_document(games_about.table_texts, slug, language).answer(request)


@get(f"{GAME}/cards", media_type=MediaType.TEXT, summary="The cards of a game")
async def cards(slug: str) -> str:
    """Our set of cards as TOML, to start your own from."""
    return card_game(slug).house_set()


@post(f"{GAME}/cards/check", status_code=200, summary="Check a set of cards")
async def check_cards(request: AnyRequest, services: Injected, slug: str, data: bodies.CardSet) -> bodies.CardReport:
    """What is wrong with a set of cards: every fault with its card and field."""
    await services.who(request, "upload")
    found = card_game(slug).read_set(data.cards).faults
    faults = [bodies.FaultAbout(fault.card, fault.field, fault.rule, texts_of(fault)) for fault in found]
    return bodies.CardReport(sound=not faults, faults=faults)


def card_game(slug: str) -> CardGame:
    found = games_about.known_game(slug)
    if not isinstance(found, CardGame):
        raise Wrong("game-without-cards", 404)
    return found


@get("/bots", summary="The built-in bots")
async def bots() -> list[bodies.BotAbout]:
    """The bots that can be seated, with their levels and the games that they play."""
    return games_about.about_bots()


@post("/scenarios/check", status_code=200, summary="Check a scenario")
async def check_scenario(request: AnyRequest, services: Injected, data: bodies.ScenarioText) -> bodies.ScenarioReport:
    """Plays a scenario and says which of its expectations failed."""
    await services.who(request, "upload")
    return scenarios.check_scenario(data.scenario)


@post("/scenarios/play", status_code=200, summary="Play a scenario")
async def play_scenario(request: AnyRequest, services: Injected, data: bodies.ScenarioPlay) -> bodies.ScenarioPlayed:
    """Plays the steps of a scenario without a table: every moment of it, up to the first step that is refused."""
    await services.who(request, "request")
    return scenarios.play_scenario(data.scenario, data.viewer)


@post("/scenarios/preview", status_code=200, summary="Preview moves of a scenario")
async def preview_moves(
    request: AnyRequest, services: Injected, data: bodies.ScenarioPreview
) -> bodies.ScenarioPreviews:
    """Plays the steps of a scenario without a table, and says what some moves would then change."""
    await services.who(request, "request")
    return scenarios.preview_moves(data.scenario, data.viewer, data.words)


GAMES = router_of(globals(), "games")
