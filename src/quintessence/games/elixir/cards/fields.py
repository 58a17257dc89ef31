"""The tables of a card file and the fields of each kind of card."""

from typing import Final

from quintessence.core.sheet import Field
from quintessence.games.elixir.cards.deck import TYPES

TABLES: Final = ("format", "version", "deck", "name", "tags", "tag_names", "counts", *TYPES)
HIGHEST_LEVEL: Final = 4
LEVELS: Final = ("1", "2", "3", "4")
MOST_COPIES: Final = 99

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "ingredient": ("id", "name", "text", "tags", "copies", "worth"),
    "object": ("id", "kind", "name", "text", "copies", "worth", "stands_for", "when", "targets", "effect"),
    "transaction": ("id", "name", "text", "copies", "worth", "when", "targets", "effect"),
    "spell": ("id", "level", "cost", "name", "text", "copies", "when", "targets", "effect"),
}
ONLY_MAGIC: Final = ("when", "targets")


def fields_of(kind: str, card: Field) -> tuple[str, ...]:
    """The fields that a card may have."""
    fields = FIELDS[kind]
    if kind == "object" and card.key("kind").value == "mundane":
        return tuple(name for name in fields if name not in ONLY_MAGIC)
    return fields
