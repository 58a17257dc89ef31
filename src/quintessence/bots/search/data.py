"""What a game brings for its search.

`data/search.toml` says how to look ahead and what the levels do; `data/weights` holds fitted weights.
"""

import json
import tomllib
from pathlib import Path
from typing import Final, final

from quintessence.bots.failure import BotFailed
from quintessence.bots.search.looking import Manner
from quintessence.core.casts import as_object
from quintessence.core.contract import Game
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject

LEVELS: Final = 5
MANNER_FILE: Final = "search.toml"
WEIGHTS_FOLDER: Final = "weights"


@final
class Level:
    """How hard a level thinks and how it errs."""

    def __init__(self, positions: int | None, heat: float) -> None:
        self.positions = positions
        """How many positions it judges for a decision; None: as many as it has time for."""
        self.heat = heat
        """A move that looks worse than the best by so much, in chances of winning, is played e times less often."""


USUAL_LEVELS: Final = [Level(1, 0.08), Level(1, 0.03), Level(300, 0.02), Level(1500, 0.005), Level(None, 0.0)]


def levels_of(game: Game, setting: Setting) -> list[Level]:
    """The five levels for this number of seats and these options."""
    entry = best_match(entries(game), setting)
    rows = entry.get("levels") if entry is not None else None
    if not isinstance(rows, list):
        return USUAL_LEVELS
    return [level_of(as_object(row)) for row in rows]


def level_of(row: JsonObject) -> Level:
    positions, heat = row.get("positions"), row.get("heat")
    return Level(
        positions if isinstance(positions, int) else None, float(heat) if isinstance(heat, int | float) else 0.0
    )


def manner_of(game: Game, setting: Setting) -> Manner:
    """How this game is looked ahead in; a game that says nothing is tried in samples, which suits any."""
    entry = best_match(entries(game), setting) or {}
    return Manner(
        entry.get("hidden") is not False,
        number(entry, "replies", 1),
        number(entry, "width", 1),
        number(entry, "reply-width", 1),
        entry.get("answers") == "values",
    )


def number(entry: JsonObject, name: str, usual: int) -> int:
    value = entry.get(name)
    return value if isinstance(value, int) else usual


def weights_of(game: Game, setting: Setting) -> list[float]:
    """The weights of the game's features, in their order; none if the game has no features or no weights."""
    names = game.features(setting)
    folder = game.data() / WEIGHTS_FOLDER
    if not names or not folder.is_dir():
        return []
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    found: list[JsonObject] = [json.loads(file.read_text("utf-8")) for file in files if file.name.endswith(".json")]
    entry = best_match(found, setting)
    if entry is None:
        return []
    return in_order(entry, names)


def weights_in(file: Path, game: Game, setting: Setting) -> list[float]:
    """The weights of one file; `BotFailed` if it holds none."""
    try:
        return in_order(as_object(json.loads(file.read_text("utf-8"))), game.features(setting))
    except (OSError, ValueError, AssertionError, KeyError) as error:
        raise BotFailed("bot-bad-weights", {"file": str(file)}) from error


def in_order(entry: JsonObject, names: list[str]) -> list[float]:
    """The weights in the order of the features; a feature without one counts nothing."""
    weights = as_object(entry["weights"])
    return [as_float(weights.get(name, 0.0)) for name in names]


def as_float(value: Json) -> float:
    assert isinstance(value, int | float)
    return float(value)


def entries(game: Game) -> list[JsonObject]:
    """The rows of the game's file, one for each way in which it is played."""
    file = game.data() / MANNER_FILE
    if not file.is_file():
        return []
    rows = tomllib.loads(file.read_text("utf-8"))["play"]
    return [as_object(row) for row in rows]


def best_match(rows: list[JsonObject], setting: Setting) -> JsonObject | None:
    """The row for this number of seats, or the nearest, whose options fit best; of equals the first."""
    best: JsonObject | None = None
    least = 0
    for row in rows:
        distance = distance_of(row, setting)
        if best is None or distance < least:
            best, least = row, distance
    return best


def distance_of(row: JsonObject, setting: Setting) -> int:
    """How far a row is from what is played: seats first, then options that differ, then options that it leaves open."""
    given = row.get("seats")
    seats = given if isinstance(given, list) else [given]
    apart = min([abs(setting.seats - count) for count in seats if isinstance(count, int)])
    told = row.get("options")
    options = told if isinstance(told, dict) else {}
    others = len([name for name, value in options.items() if setting.options.get(name) != value])
    return 10000 * apart + 100 * others - (len(options) - others)
