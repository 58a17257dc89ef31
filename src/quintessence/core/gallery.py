"""What a game has to show before it is played: groups of cards, arenas, powers, each with its name and its text.

A game gives its groups with `Game.gallery`. Most are lists of ids whose names stand in the game's texts
(`Game.shelf`); the cards of a set bring their names along.
"""

from typing import final

from quintessence.core.types import JsonObject, Language


@final
class Exhibit:
    """One thing to look up: its id, its name and what it does in both languages, and what a drawing of it needs."""

    def __init__(
        self, id: str, names: dict[Language, str], texts: dict[Language, str] | None, about: JsonObject
    ) -> None:
        self.id = id
        self.names = names
        self.texts = texts
        """None where the name and the picture say it all."""
        self.about = about


@final
class Shelf:
    """Things of one kind. The group's title is the message `gallery-KIND`, its `.help` holds for all of them."""

    def __init__(self, kind: str, things: list[Exhibit]) -> None:
        self.kind = kind
        self.things = things
