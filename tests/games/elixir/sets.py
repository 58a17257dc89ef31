"""Sets of cards for tests: a small sound one, and ways to spoil it."""

from typing import Any

from quintessence.core.sheet import Fault
from quintessence.games.elixir import GAME
from quintessence.games.elixir.cards.checking import check_extra
from quintessence.games.elixir.cards.deck import TYPES
from quintessence.games.elixir.cards.library import house_deck

HEAD = """
format = "quintessence-elixir-cards"
version = 1
deck = "tiny"
name = { fr = "Minuscule", en = "Tiny" }
"""
TAGS = """
[tags]
element = ["air", "fire"]
"""
COUNTS = """
[counts]
finds = 9
spells = { 1 = 2, 2 = 1, 3 = 0, 4 = 0 }
"""
FINDS = """
[[ingredient]]
id = "owl-down"
name = { fr = "Duvet", en = "Down" }
tags = ["air"]
[[ingredient]]
id = "ash"
name = { fr = "Cendre", en = "Ash" }
tags = ["fire"]
copies = 3
[[object]]
id = "marble"
kind = "magic"
name = { fr = "Bille", en = "Marble" }
text = { fr = "Remplace l’air.", en = "Stands for air." }
stands_for = ["air"]
[[transaction]]
id = "fair"
name = { fr = "Foire", en = "Fair" }
text = { fr = "Jour de marché.", en = "Market day." }
copies = 1
effect = [{ verb = "market" }]
"""
SPELLS = """
[[spell]]
id = "tea-time"
level = 1
cost = ["owl-down"]
name = { fr = "Thé", en = "Tea" }
text = { fr = "Pioche.", en = "Draw." }
effect = [{ verb = "draw", n = 1 }]
copies = 2
[[spell]]
id = "high-tea"
level = 2
cost = ["owl-down", "ash"]
name = { fr = "Goûter", en = "High tea" }
text = { fr = "Pioche 2.", en = "Draw 2." }
effect = [{ verb = "draw", n = 2 }]
"""
SMALL = HEAD + TAGS + COUNTS + FINDS + SPELLS


def faults_of(text: str) -> list[Fault]:
    """What is wrong with a card file."""
    return GAME.read_set(text).faults


def faults_of_extra(cards: Any) -> list[Fault]:
    """What is wrong with cards that are added to the house deck."""
    return check_extra(GAME, cards, house_deck()).faults


def as_extra(table: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of a TOML table as the option `extra-cards` wants them."""
    return [{"type": kind, **card} for kind in TYPES for card in table.get(kind, [])]


def spell(**changed: Any) -> dict[str, Any]:
    """A sound extra spell with some fields changed; None leaves a field out."""
    card: dict[str, Any] = {
        "type": "spell",
        "id": "tea-time",
        "level": 1,
        "cost": ["owl-down"],
        "name": {"fr": "Thé", "en": "Tea"},
        "text": {"fr": "Pioche.", "en": "Draw."},
        "effect": [{"verb": "draw", "n": 1}],
        **changed,
    }
    return {name: value for name, value in card.items() if value is not None}


def magic(**changed: Any) -> dict[str, Any]:
    """A sound extra magic object with some fields changed."""
    card = spell(level=None, cost=None)
    return {name: v for name, v in {**card, "type": "object", "kind": "magic", **changed}.items() if v is not None}


def doing(*effect: dict[str, Any], **changed: Any) -> dict[str, Any]:
    """An extra spell with this effect."""
    return spell(effect=list(effect), **changed)
