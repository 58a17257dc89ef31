"""The games before one is played: what they are, their rules, their cards, their words."""

from collections.abc import Callable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec

from quintessence.core.cardset import CardGame
from quintessence.core.scenario import run_scenario
from quintessence.core.types import LANGUAGES
from quintessence.server.doors.bodies_games import (
    BotAbout,
    CardReport,
    CardSet,
    FaultAbout,
    Gallery,
    GameAbout,
    Rulebook,
    ScenarioPlay,
    ScenarioPlayed,
    ScenarioPreview,
    ScenarioPreviews,
    ScenarioReport,
    ScenarioText,
)
from quintessence.server.doors.documents import document
from quintessence.server.doors.games_about import (
    about_bots,
    about_game,
    gallery_of,
    known_game,
    known_games,
    rulebook_of,
    texts_of,
)
from quintessence.server.doors.scenarios import play_scenario, preview_moves
from quintessence.server.services import Injected
from quintessence.server.words import Texts, Wrong

Asked = Request[Any, Any, Any]


JSON = "application/json"


def told(value: object) -> Callable[[], bytes]:
    return lambda: msgspec.json.encode(value)


@get("/games", summary="All games", responses={200: ResponseSpec(list[GameAbout], description="Every game.")})
async def games(request: Asked) -> Response[bytes]:
    """Every game with its names, options, seats and move grammar."""
    return document("games", "", JSON, told([about_game(slug) for slug in known_games()])).answer(request)


@get("/games/{slug:str}", summary="One game", responses={200: ResponseSpec(GameAbout, description="The game.")})
async def game(request: Asked, slug: str) -> Response[bytes]:
    """One game with its names, options, seats and move grammar."""
    known_game(slug)
    return document("game", slug, JSON, told(about_game(slug))).answer(request)


@get(
    "/games/{slug:str}/rules",
    summary="The rules of a game",
    responses={200: ResponseSpec(Rulebook, description="All rules.")},
)
async def rules(request: Asked, slug: str) -> Response[bytes]:
    """Every rule with its id, its text and its refusal, in both languages."""
    known_game(slug)
    return document("rules", slug, JSON, told(rulebook_of(slug))).answer(request)


@get(
    "/games/{slug:str}/gallery",
    summary="What there is to look up in a game",
    responses={200: ResponseSpec(Gallery, description="Cards, arenas, powers, in groups.")},
)
async def gallery(request: Asked, slug: str) -> Response[bytes]:
    """Everything that can be looked up before a game, in groups, with names and texts in both languages."""
    known_game(slug)
    return document("gallery", slug, JSON, told(gallery_of(slug))).answer(request)


@get("/games/{slug:str}/texts/{language:str}", media_type=MediaType.TEXT, summary="The texts of a game")
async def game_texts(request: Asked, slug: str, language: str) -> Response[bytes]:
    """The game's Fluent file in one language: what its events, options and verbs are called. The rules come apart."""
    found = known_game(slug)
    if language not in LANGUAGES:
        raise Wrong("unknown-language", 404)
    return document("texts", f"{slug} {language}", "text/plain", lambda: texts_of(found, language).encode()).answer(
        request
    )


@get("/games/{slug:str}/cards", media_type=MediaType.TEXT, summary="The cards of a game")
async def cards(slug: str) -> str:
    """Our set of cards as TOML, to begin one of your own with."""
    return card_game(slug).house_set()


@post("/games/{slug:str}/cards/check", status_code=200, summary="Check a set of cards")
async def check_cards(request: Asked, services: Injected, slug: str, data: CardSet) -> CardReport:
    """What is wrong with a set of cards, every fault with its card and field."""
    who = await services.who(request)
    services.take("upload", request, who)
    faults = [
        FaultAbout(
            card=fault.card,
            field=fault.field,
            rule=fault.rule,
            text=Texts(en=fault.message("en"), fr=fault.message("fr")),
        )
        for fault in card_game(slug).read_set(data.cards).faults
    ]
    return CardReport(sound=not faults, faults=faults)


def card_game(slug: str) -> CardGame:
    found = known_game(slug)
    if not isinstance(found, CardGame):
        raise Wrong("game-without-cards", 404)
    return found


@get("/bots", summary="The bots of the house")
async def bots() -> list[BotAbout]:
    """The bots that can be seated, with their levels and the games that they play."""
    return about_bots()


@post("/scenarios/check", status_code=200, summary="Check a scenario")
async def check_scenario(request: Asked, services: Injected, data: ScenarioText) -> ScenarioReport:
    """Plays a scenario and says what did not hold."""
    who = await services.who(request)
    services.take("upload", request, who)
    report = run_scenario(data.scenario)
    failures = [Texts(en=failure.message("en"), fr=failure.message("fr")) for failure in report.failures]
    return ScenarioReport(name=report.name, passed=report.passed, failures=failures)


@post("/scenarios/play", status_code=200, summary="Play a scenario")
async def play_steps(request: Asked, services: Injected, data: ScenarioPlay) -> ScenarioPlayed:
    """Plays the steps of a scenario, without a table; every moment of it, up to the first that is refused."""
    who = await services.who(request)
    services.take("request", request, who)
    return play_scenario(data.scenario, data.viewer)


@post("/scenarios/preview", status_code=200, summary="Preview moves of a scenario")
async def preview_steps(request: Asked, services: Injected, data: ScenarioPreview) -> ScenarioPreviews:
    """Plays the steps of a scenario, without a table, and says what some moves would then change."""
    who = await services.who(request)
    services.take("request", request, who)
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
