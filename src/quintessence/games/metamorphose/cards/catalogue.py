"""The cards: creature cards of a set as tables of numbers, which all positions share, and the six contest cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Language

LEVELS: Final = 3

CONTESTS: Final = ("purple-orange", "purple-green", "orange-purple", "orange-green", "green-purple", "green-orange")
"""The contest cards: the colour of the first contest, that of the second."""
FIRST_COLOURS: Final = vec[i64]([0, 0, 1, 1, 2, 2])
SECOND_COLOURS: Final = vec[i64]([1, 2, 0, 2, 0, 1])
FIRST_BANDS: Final = (6, 4, 2)
SECOND_BANDS: Final = (4, 2, 1)


@final
class Card:
    """One creature card as it is printed; `face` is what `geometry` makes of its slots, `power` what `powers` does."""

    def __init__(self, card: str, names: dict[Language, str], colour: int, level: int) -> None:
        self.id = card
        self.names = names
        self.colour = colour
        self.level = level
        self.slots: list[str] = []
        self.face = 0
        self.power_words = "none"
        self.power = 0


@final
class Words:
    """How a set speaks of powers and colours, in one language."""

    def __init__(self, powers: dict[str, str], colours: dict[str, str]) -> None:
        self.powers = powers
        self.colours = colours


@final
class CardTable:
    """The cards of a set by their numbers, made once for a set."""

    def __init__(self, cards: list[Card], words: dict[Language, Words]) -> None:
        self.cards = cards
        self.words = words
        self.numbers = {card.id: number for number, card in enumerate(cards)}
        self.colour = vec[i64]([card.colour for card in cards])
        self.level = vec[i64]([card.level for card in cards])
        self.face = vec[i64]([card.face for card in cards])
        self.power = vec[i64]([card.power for card in cards])
        self.short_powers: dict[Language, list[str]] = {}
        """The powers in a few words; a drawing fills this in when it first needs a language."""

    def of_level(self, level: int) -> list[int]:
        """The numbers of the cards of a level, in the order of the set."""
        return [number for number, card in enumerate(self.cards) if card.level == level]


NO_CARD: Final[i64] = -1
