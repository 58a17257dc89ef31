"""Counts of move sequences that somebody has accepted: a change of rules changes a number."""

from quintessence.core.chance import SeedChance
from quintessence.core.contract import Game
from quintessence.core.perft import perft
from quintessence.core.types import Json, JsonObject
from quintessence.testing.play import Fault

KEYS = ("name", "seats", "options", "cards", "position", "counts")
MOST_LINES = 300_000


def check_counts(game: Game, entry: Json, most_lines: int = MOST_LINES) -> None:
    """Counts the lines of 1, 2, ... moves from a position, and raises `Fault` where they are not as many as noted.

    An entry has `name`, `counts`, and as far as they are needed `seats`, `options`, `cards` and `position` (else the
    ordinary start with seed 1). Counts above `most_lines` take too long and are left out, but not the first.
    """
    if not isinstance(entry, dict) or any(key not in KEYS for key in entry):
        raise Fault("counts-entry", game, keys=", ".join(KEYS))
    name, seats, options, cards = (entry.get(key) for key in ("name", "seats", "options", "cards"))
    setting = game.setting(
        seats if isinstance(seats, int) else None,
        options if isinstance(options, dict) else None,
        cards if isinstance(cards, str) else None,
    )
    wanted = counts_of(game, entry, most_lines)
    position = entry.get("position")
    for depth, lines in enumerate(wanted, 1):
        chance = SeedChance(1)
        if isinstance(position, dict):
            found = perft(game.from_json(position, setting, chance), depth)
        else:
            found = perft(game.setup(setting, chance), depth)
        if found != lines:
            raise Fault("counts-differ", game, name=name, found=found, depth=depth, lines=lines)


def counts_of(game: Game, entry: JsonObject, most_lines: int) -> list[int]:
    """The counts that are small enough to be checked."""
    noted = entry.get("counts")
    counts = [count for count in noted if isinstance(count, int)] if isinstance(noted, list) else []
    if not counts or not isinstance(noted, list) or len(counts) < len(noted):
        raise Fault("counts-no-numbers", game, name=entry.get("name"))
    return [count for place, count in enumerate(counts) if place == 0 or count <= most_lines]
