"""Which games and bots there are: ours, those that other packages bring, those made at run time.

Other packages name theirs as entry points of the groups `quintessence.games` (a `Game` object) and
`quintessence.bots` (a subclass of `Bot`). Nothing is imported before somebody asks for it.
"""

from importlib import import_module
from typing import Final

from quintessence.core.bot import Bot
from quintessence.core.chance import Seed
from quintessence.core.contract import Game
from quintessence.core.errors import BadCall, BadSetting, UnknownBot, UnknownGame
from quintessence.core.quoting import shortened
from quintessence.core.types import Json

GAMES: Final = "quintessence.games"
BOTS: Final = "quintessence.bots"

# Ours are listed here too: they are found without a search through all installed packages, and when the
# sources run without being installed. The pages of the server show the games in this order.
OUR_GAMES: Final = {
    "elem-master": "quintessence.games.elem_master:GAME",
    "elementary-evolution": "quintessence.games.elementary_evolution:GAME",
    "elementals": "quintessence.games.elementals:GAME",
    "elixir": "quintessence.games.elixir:GAME",
    "metamorphose": "quintessence.games.metamorphose:GAME",
}
OUR_BOTS: Final = {
    "random": "quintessence.bots.random_bot:RandomBot",
    "greedy": "quintessence.bots.greedy:GreedyBot",
    "search": "quintessence.bots.search.bot:SearchBot",
    "reflex": "quintessence.bots.reflex:ReflexBot",
    "lines": "quintessence.bots.lines:LinesBot",
}

PROGRAM: Final = "cmd:"
"""The beginning of a name that is the command of a program."""

_games: dict[str, Game] = {}
_bots: dict[str, type[Bot]] = {}


def game_names() -> list[str]:
    """The slugs of all games, sorted; no game is loaded for it."""
    return sorted({*OUR_GAMES, *_games, *installed(GAMES)})


def bot_names() -> list[str]:
    """The names of all bots, sorted; no bot is loaded for it."""
    return sorted({*OUR_BOTS, *_bots, *installed(BOTS)})


def games() -> dict[str, Game]:
    """Every game by its slug, in the order of the slugs."""
    return {slug: find_game(slug) for slug in game_names()}


def bots() -> dict[str, type[Bot]]:
    """Every bot by its name, in the order of the names: the classes that `bot` makes them from."""
    return {name: find_bot(name) for name in bot_names()}


def find_game(slug: str) -> Game:
    """The game of that slug; `UnknownGame` lists the known ones."""
    if slug not in _games:
        place = OUR_GAMES.get(slug) or installed(GAMES).get(slug)
        if place is None:
            raise UnknownGame("unknown-game", choices(slug, game_names()))
        game, trouble = load(place)
        if not isinstance(game, Game):
            raise UnknownGame("not-a-game", {"given": slug, "place": place}) from trouble
        _games[slug] = game
    return _games[slug]


def find_bot(name: str) -> type[Bot]:
    """The class of the bot of that name; `UnknownBot` lists the known ones.

    `cmd:PROGRAM ARGUMENTS` names a program that speaks the line protocol.
    """
    if name.startswith(PROGRAM):
        return find_bot("lines")
    if name not in _bots:
        place = OUR_BOTS.get(name) or installed(BOTS).get(name)
        if place is None:
            raise UnknownBot("unknown-bot", choices(name, bot_names()))
        kind, trouble = load(place)
        if not (isinstance(kind, type) and issubclass(kind, Bot)):
            raise UnknownBot("not-a-bot", {"given": name, "place": place}) from trouble
        _bots[name] = kind
    return _bots[name]


def make_bot(name: str, settings: dict[str, Json]) -> Bot:
    """A bot of that name with these settings; `BadSetting` if it has no such setting."""
    kind = find_bot(name)
    if name.startswith(PROGRAM):
        settings = {**settings, "command": name.removeprefix(PROGRAM)}
    try:
        return kind(**settings)
    except TypeError as error:
        given = ", ".join(f"{setting}={value!r}" for setting, value in settings.items())
        raise BadSetting("bad-bot-settings", {"bot": name, "given": shortened(given)}) from error


def with_settings(text: str) -> tuple[str, dict[str, Json]]:
    """The name of a bot and the settings behind it: `greedy:1` (its level), `search:level=3:seconds=0.5`.

    What follows a colon and is neither a number nor a setting belongs to the name.
    """
    if text.startswith(PROGRAM):
        return text, {}
    name, *parts = text.split(":")
    settings: dict[str, Json] = {}
    for part in parts:
        setting, sign, value = part.partition("=")
        if not sign and not is_short_number(part):
            return text, {}
        settings[setting if sign else "level"] = setting_of(value if sign else part)
    return name, settings


def is_short_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def setting_of(text: str) -> Json:
    """A number if it is one, else the text."""
    if is_short_number(text):
        return int(text)
    whole, point, part = text.partition(".")
    return float(text) if point and is_short_number(whole) and is_short_number(part) else text


def seated_bot(name: str, settings: dict[str, Json], seed: Seed) -> Bot:
    """A bot that plays one seat of one game. Bots that draw take a seed, unless one was asked for; others have none."""
    try:
        return make_bot(name, {"seed": seed, **settings})
    except BadSetting:
        return make_bot(name, settings)


def named_bot(text: str, seed: Seed) -> Bot:
    """The same by a name with settings: `search:level=3`."""
    name, settings = with_settings(text)
    return seated_bot(name, settings, seed)


def register(game: object, replace: bool = False) -> None:
    """Makes a game known in this process: one that is made at run time, in a test or a notebook.

    A slug that another game has is taken from it only with `replace`. What is no game is refused in a sentence: the
    type is wide, since compiled code refuses another one before it can say anything.
    """
    if not isinstance(game, Game):
        raise BadCall("no-game-object", {"given": shortened(repr(game))})
    if not replace and game.slug in game_names() and _games.get(game.slug) is not game:
        raise BadCall("name-taken", {"kind": "game", "given": shortened(game.slug)})
    _games[game.slug] = game


def register_bot(name: str, kind: object, replace: bool = False) -> None:
    """Makes a bot known in this process: a subclass of `Bot`.

    A name that another bot has is taken from it only with `replace`.
    """
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadCall("no-bot-class", {"given": shortened(repr(kind))})
    if not replace and name in bot_names() and _bots.get(name) is not kind:
        raise BadCall("name-taken", {"kind": "bot", "given": shortened(name)})
    _bots[name] = kind


def installed(group: str) -> dict[str, str]:
    """The entry points of a group: name and `module:attribute`."""
    from importlib.metadata import entry_points

    return {entry.name: entry.value for entry in entry_points(group=group)}


def load(place: str) -> tuple[object, Exception | None]:
    """What is at `module:attribute`, or None and why it cannot be imported."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name), None
    except (ImportError, AttributeError) as error:
        return None, error


def choices(given: str, known: list[str]) -> dict[str, str | int]:
    """What a sentence about an unknown name says: the known names, and the nearest."""
    from difflib import get_close_matches

    nearest = [*get_close_matches(given, known, 1), "none"]
    return {"given": shortened(given), "known": ", ".join(known), "nearest": nearest[0]}
