"""What is agreed before a game begins: how many seats, which options, whose cards."""

from typing import final

from quintessence.core.casts import as_number
from quintessence.core.types import Json, JsonObject


@final
class Setting:
    """Seats, options and cards of one play, checked. Made by `Game.setting`, shared by all its positions."""

    def __init__(self, seats: int, options: JsonObject, cards: str | None) -> None:
        self.seats = seats
        self.options = options
        self.cards = cards

    def word(self, option: str) -> str:
        """The value of an option that is a word."""
        return str(self.options[option])

    def number(self, option: str) -> int:
        """The value of an option that is a whole number."""
        return as_number(self.options[option])

    def is_on(self, option: str) -> bool:
        """Whether an option is true, or `on`."""
        return self.options[option] in (True, "on")

    def __repr__(self) -> str:
        cards = "" if self.cards is None else ", cards=…"
        return f"Setting(seats={self.seats}, options={self.options}{cards})"

    def to_json(self) -> JsonObject:
        cards: Json = self.cards
        return {"seats": self.seats, "options": dict(self.options), "cards": cards}
