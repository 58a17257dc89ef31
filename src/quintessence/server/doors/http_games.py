"""The games before one is played: what they are, their rules, their cards, their words."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec

from quintessence.core.cardset import CardGame
from quintessence.core.scenario import run_scenario
from quintessence.core.types import LANGUAGES
from quintessence.server.doors import bodies_games, games_about
from quintessence.server.doors.documents import document
from quintessence.server.doors.scenarios import play_scenario, preview_moves
from quintessence.server.services import Injected
from quintessence.server.words import Wrong, texts_of

Asked = Request[Any, Any, Any]


JSON = "application/json"


def told(value: object) -> Callable[[], bytes]:
    return lambda: msgspec.json.encode(value)


@get(
    "/games",
    summary="All games",
    responses={200: ResponseSpec(list[bodies_games.GameAbout], description="Every game.")},
)
async def games(request: Asked) -> Response[bytes]:
    """Every game with its names, options, seats and move grammar."""
    return document(
        "games", "", JSON, told([games_about.about_game(slug) for slug in games_about.known_games()])
    ).answer(request)


@get(
    "/games/{slug:str}",
    summary="One game",
    responses={200: ResponseSpec(bodies_games.GameAbout, description="The game.")},
)
async def game(request: Asked, slug: str) -> Response[bytes]:
    """One game with its names, options, seats and move grammar."""
    games_about.known_game(slug)
    return document("game", slug, JSON, told(games_about.about_game(slug))).answer(request)


@get(
    "/games/{slug:str}/rules",
    summary="The rules of a game",
    responses={200: ResponseSpec(bodies_games.Rulebook, description="All rules.")},
)
async def rules(request: Asked, slug: str) -> Response[bytes]:
    """Every rule with its id, its text and its refusal, in both languages."""
    games_about.known_game(slug)
    return document("rules", slug, JSON, told(games_about.rulebook_of(slug))).answer(request)


@get(
    "/games/{slug:str}/gallery",
    summary="What there is to look up in a game",
    responses={200: ResponseSpec(bodies_games.Gallery, description="Cards, arenas, powers, in groups.")},
)
async def gallery(request: Asked, slug: str) -> Response[bytes]:
    """Everything that can be looked up before a game, in groups, with names and texts in both languages."""
    games_about.known_game(slug)
    return document("gallery", slug, JSON, told(games_about.gallery_of(slug))).answer(request)


@get("/games/{slug:str}/texts/{language:str}", media_type=MediaType.TEXT, summary="The texts of a game")
async def game_texts(request: Asked, slug: str, language: str) -> Response[bytes]:
    """The game's Fluent file in one language: what its events, options and verbs are called. The rules come apart."""
    found = games_about.known_game(slug)
    if language not in LANGUAGES:
        raise Wrong("unknown-language", 404)
    return document(
        "texts", f"{slug} {language}", "text/plain", lambda: games_about.table_texts(found, language).encode()
    ).answer(request)


@get("/games/{slug:str}/cards", media_type=MediaType.TEXT, summary="The cards of a game")
async def cards(slug: str) -> str:
    """Our set of cards as TOML, to begin one of your own with."""
    return card_game(slug).house_set()


@post("/games/{slug:str}/cards/check", status_code=200, summary="Check a set of cards")
async def check_cards(
    request: Asked, services: Injected, slug: str, data: bodies_games.CardSet
) -> bodies_games.CardReport:
    """What is wrong with a set of cards, every fault with its card and field."""
    await services.who(request, "upload")
    faults = [
        bodies_games.FaultAbout(
            card=fault.card,
            field=fault.field,
            rule=fault.rule,
            text=texts_of(fault),
        )
        for fault in card_game(slug).read_set(data.cards).faults
    ]
    return bodies_games.CardReport(sound=not faults, faults=faults)


def card_game(slug: str) -> CardGame:
    found = games_about.known_game(slug)
    if not isinstance(found, CardGame):
        raise Wrong("game-without-cards", 404)
    return found


@get("/bots", summary="The bots of the house")
async def bots() -> list[bodies_games.BotAbout]:
    """The bots that can be seated, with their levels and the games that they play."""
    return games_about.about_bots()


@post("/scenarios/check", status_code=200, summary="Check a scenario")
async def check_scenario(
    request: Asked, services: Injected, data: bodies_games.ScenarioText
) -> bodies_games.ScenarioReport:
    """Plays a scenario and says what did not hold."""
    await services.who(request, "upload")
    report = run_scenario(data.scenario)
    failures = [texts_of(failure) for failure in report.failures]
    return bodies_games.ScenarioReport(name=report.name, passed=report.passed, failures=failures)


@post("/scenarios/play", status_code=200, summary="Play a scenario")
async def play_steps(
    request: Asked, services: Injected, data: bodies_games.ScenarioPlay
) -> bodies_games.ScenarioPlayed:
    """Plays the steps of a scenario, without a table; every moment of it, up to the first that is refused."""
    await services.who(request, "request")
    return play_scenario(data.scenario, data.viewer)


@post("/scenarios/preview", status_code=200, summary="Preview moves of a scenario")
async def preview_steps(
    request: Asked, services: Injected, data: bodies_games.ScenarioPreview
) -> bodies_games.ScenarioPreviews:
    """Plays the steps of a scenario, without a table, and says what some moves would then change."""
    await services.who(request, "request")
    return preview_moves(data.scenario, data.viewer, data.words)


GAMES = Router(
    "/api",
    route_handlers=[
        games,
        game,
        rules,
        gallery,
        game_texts,
        cards,
        check_cards,
        bots,
        check_scenario,
        play_steps,
        preview_steps,
    ],
    tags=["games"],
)
