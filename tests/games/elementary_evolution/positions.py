"""What the tests of Elementary Evolution share: matches from positions, and what lies in them."""

from quintessence import Match
from quintessence.core.types import Json, JsonObject
from tests.kit.reading import table

SLUG = "elementary-evolution"


def match_at(position: JsonObject, seats: int = 2, options: JsonObject | None = None, seed: int = 1) -> Match:
    """A match that begins at a position of the rulebook page."""
    return Match.from_position(SLUG, position, seats=seats, seed=seed, options=options)


def mage(position: JsonObject, seat: int) -> JsonObject:
    return table(table(position["mages"])[str(seat)])


def pile(element: str, height: int) -> list[Json]:
    """The cards of a pile of one element, top first."""
    return [f"{element}-{level}" for level in range(height - 1, -1, -1)]


def complete_piles() -> JsonObject:
    return {element: pile(element, 6) for element in ("air", "fire", "earth", "water")}
