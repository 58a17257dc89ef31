"""A deck ready for play: every card by its number, with what it costs, is worth and does.

Sets of cards are checked in `checking` before a deck is made of them in `library`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.casts import as_list, as_number
from quintessence.core.grammar import Grammar
from quintessence.core.types import Json, JsonObject

from .language import Effect, Pattern
from .vocabulary import Vocabulary, has_tag, is_special
from .words import EVENTS, INGREDIENT, MAGIC, NO_CARD, TRANSACTION

TYPES: Final = ("ingredient", "object", "transaction", "spell")
COPIES: Final = {"ingredient": 4, "object": 1, "transaction": 3, "spell": 1}
"""How often a card is in the deck if it does not say."""

NO_LEVEL: Final[i64] = 0


@final
class Deck:
    """All cards of a game by their numbers, finds first. Never changed, shared by all positions."""

    def __init__(self, cards: list[JsonObject], groups: dict[str, list[str]], tag_names: JsonObject) -> None:
        """`cards` are sound, have the field `type`, and finds come first."""
        self.vocabulary = Vocabulary(cards, groups)
        self.cards = cards
        self.tag_names = tag_names
        self.ids = self.vocabulary.ids
        self.size: i64 = len(cards)
        self.finds = self.vocabulary.finds
        self.kinds = self.vocabulary.kinds
        self.worth = vec[i64]([as_number(card.get("worth", 1)) for card in cards])
        self.copies = vec[i64]([as_number(card.get("copies", COPIES[str(card["type"])])) for card in cards])
        self.level = vec[i64]([as_number(card.get("level", NO_LEVEL)) for card in cards])
        numbers = self.vocabulary.numbers
        self.cost = vec[vec[i64]](
            [vec[i64]([numbers[str(find)] for find in as_list(card.get("cost", []))]) for card in cards]
        )
        self.stands_for = vec[vec[i64]]([self.stands_table(card) for card in cards])
        """For each card that stands for ingredients a table of those; empty for the others."""
        self.targets = vec[vec[i64]](
            [vec[i64]([int(word == "any") for word in as_list(card.get("targets", []))]) for card in cards]
        )
        """For each target of a card 1 if it may be anybody, 0 if it must be another."""
        self.special = vec[i64]([is_special(card) for card in cards])
        self.on_turn = vec[i64]([int("main" in as_list(card.get("when", ["main"]))) for card in cards])
        """1 for cards that may be played as a move of one's own turn."""
        self.effects: list[list[Effect]] = []
        self.patterns: list[list[Pattern]] = []
        """The events that each special card answers."""
        self.copying = vec[i64]()
        """1 for spells that copy others: they are not copied themselves (EX-VERB-11)."""
        self.answers: list[list[Pattern]] = []
        """For each kind of event the different patterns of all cards that answer it (EX-SPEC-11)."""
        self.steps_on_turn: list[list[Effect]] = []
        self.steps_in_window: list[list[Effect]] = []
        self.promise: list[float] = []
        """A rough worth of each card's effect for whoever plays it on their turn, by its verbs (for `values`)."""
        self.threat: list[float] = []
        """What the effect costs each target of the card."""
        self.ingredients: i64 = sum(1 for kind in self.kinds if kind == INGREDIENT)
        self.grammars: dict[int, Grammar] = {}
        """The words of games with this deck, by the number of seats; made when they are first asked for."""

    def stands_table(self, card: JsonObject) -> vec[i64]:
        covered = card.get("stands_for")
        if covered is None:
            return vec[i64]()
        table = self.vocabulary.filter_of(covered).fits
        ingredients = self.vocabulary.any_ingredient.fits
        return vec[i64]([table[find] & ingredients[find] for find in range(self.finds)])

    def give_effects(self, effects: list[list[Effect]], patterns: list[list[Pattern]]) -> None:
        """Completes a deck that is being made: what each card does, and which events it answers."""
        self.effects = effects
        self.patterns = patterns
        self.answers = [self.answers_to(event) for event in range(len(EVENTS))]

    def answers_to(self, event: i64) -> list[Pattern]:
        found: list[Pattern] = []
        sources: list[JsonObject] = []
        for patterns in self.patterns:
            for pattern in patterns:
                if pattern.event == event and pattern.source not in sources:
                    sources.append(pattern.source)
                    found.append(pattern)
        return found

    def id_of(self, card: i64) -> str | None:
        """The id of a card; None for no card."""
        return None if card == NO_CARD else self.ids[card]

    def ids_of(self, cards: vec[i64]) -> list[Json]:
        return [self.ids[card] for card in cards]

    def is_playable(self, card: i64) -> bool:
        """Whether a find is ever played: a transaction, or a magic object that does something."""
        kind = self.kinds[card]
        return kind == TRANSACTION or (kind == MAGIC and len(self.effects[card]) > 0)

    def all_finds(self) -> vec[i64]:
        """Every find of the deck, in the order of the file."""
        pile = vec[i64]()
        for find in range(self.finds):
            for _ in range(self.copies[find]):
                pile = append(pile, i64(find))
        return pile

    def spells_of(self, level: i64) -> vec[i64]:
        """Every spell of a level."""
        stack = vec[i64]()
        for spell in range(self.finds, self.size):
            if self.level[spell] == level:
                for _ in range(self.copies[spell]):
                    stack = append(stack, i64(spell))
        return stack

    def named(self, group: i64) -> vec[i64]:
        """The words that the verb `name` offers: the tags of a group, or all ingredients (group -1)."""
        if group < 0:
            return vec[i64]([find for find in range(self.finds) if self.kinds[find] == INGREDIENT])
        tags = self.vocabulary.groups[self.vocabulary.group_names[group]]
        return vec[i64]([self.vocabulary.numbers[tag] for tag in tags])

    def text(self, card: i64, field: str, language: str) -> str:
        """The name or text of a card in one language; empty if it has none."""
        told = self.cards[card].get(field)
        return str(told.get(language, "")) if isinstance(told, dict) else ""

    def tags_of(self, card: i64) -> list[str]:
        return [tag for tag in self.vocabulary.tags if has_tag(self.cards[card], tag)]
