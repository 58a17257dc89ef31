"""A deck ready for play: every card by its number, with what it costs, is worth and does (made in `library`)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.casts import as_list, as_number, as_texts
from quintessence.core.grammar import Grammar
from quintessence.core.types import Json, JsonObject

from ..table.zones import BITS
from .language import Effect, Filter, Pattern, Wanted
from .traits import Traits
from .words import INGREDIENT, KINDS, MAGIC, MUNDANE, NO_CARD, SPELL, TRANSACTION


@final
class Vocabulary:
    """Cards, finds first, and then tags: `words[number]` is the id, `tables[number]` has a 1 for each find it means."""

    def __init__(self, cards: list[JsonObject], groups: dict[str, list[str]]) -> None:
        """`cards` are sound and have the field `type`; those that are finds come first."""
        self.ids = [str(card["id"]) for card in cards]
        self.kinds = vec[i64]([kind_of(card) for card in cards])
        self.finds: i64 = sum(1 for kind in self.kinds if kind != SPELL)
        self.groups = groups
        self.group_names = list(groups)
        self.tags = [tag for group in groups.values() for tag in group]
        self.words = self.ids + self.tags
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(self.words)}
        self.special = vec[i64]([is_special(card) for card in cards])
        self.counters: list[str] = []
        """The names of counters that the deck's cards use, in the order in which they were met."""
        self.tables = vec[vec[i64]]([self.only_card(number) for number in range(len(self.ids))])
        for tag in self.tags:
            table = vec[i64]([int(has_tag(cards[find], tag)) for find in range(self.finds)])
            self.tables = append(self.tables, table)
        self.any_find = Filter(vec[i64]([1] * self.finds), False, "find")
        self.anything = Wanted(self.any_find)
        self.any_ingredient = self.filter_of("ingredient")

    def only_card(self, number: i64) -> vec[i64]:
        return vec[i64]([int(find == number) for find in range(self.finds)])

    def filter_of(self, source: Json) -> Filter:
        """The filter that a word, or a list of words, stands for."""
        words = source if isinstance(source, list) else [source]
        table = vec[i64]([0] * self.finds)
        named = False
        for word in words:
            if word == "named":
                named = True
                continue
            for find in range(self.finds):
                if self.means(str(word), find):
                    table[find] = 1
        return Filter(table, named, source)

    def means(self, word: str, find: i64) -> bool:
        """Whether a word of a filter means this kind of find (EX-LANG-7)."""
        if word == "find":
            return True
        if word == "special":
            return self.special[find] == 1
        if word == "object":
            return self.kinds[find] == MAGIC or self.kinds[find] == MUNDANE
        if word in KINDS:
            return self.kinds[find] == KINDS.index(word)
        return self.tables[self.numbers[word]][find] == 1


def kind_of(card: JsonObject) -> int:
    """The number of a card's kind: an object is magic or mundane."""
    kind = card["kind"] if card["type"] == "object" else card["type"]
    return KINDS.index(str(kind))


def is_special(card: JsonObject) -> int:
    """1 for a card whose `when` lists an event (EX-SPEC-1)."""
    when = card.get("when")
    return int(isinstance(when, list) and any(isinstance(entry, dict) for entry in when))


def has_tag(card: JsonObject, tag: str) -> bool:
    tags = card.get("tags")
    return isinstance(tags, list) and tag in tags


MARKS: Final[i64] = 63


def marks_of(finds: vec[i64]) -> i64:
    """A bit for each find. Finds of large decks share bits: what has no mark in common has no find in common."""
    marks: i64 = 0
    for find in finds:
        marks |= BITS[find % MARKS]
    return marks


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
        costs = [as_texts(card.get("cost", [])) for card in cards]
        self.cost = vec[vec[i64]]([vec[i64]([self.vocabulary.numbers[find] for find in cost]) for cost in costs])
        self.stands_for = vec[vec[i64]]([self.stands_table(card) for card in cards])
        """For each card that stands for ingredients a table of those; empty for the others."""
        self.reach = vec[i64]([self.reach_of(card) for card in range(self.size)])
        """For each find the marks of what it may pay by itself."""
        self.wants = vec[i64]([marks_of(cost) for cost in self.cost])
        """For each spell the marks of what it costs."""
        self.by_level = vec[vec[i64]]([self.numbers_of(level) for level in range(5)])
        """The cards of each level by their numbers; those of level 0 are the finds."""
        targets = [as_list(card.get("targets", [])) for card in cards]
        self.targets = vec[vec[i64]]([vec[i64]([int(target == "any") for target in each]) for each in targets])
        """For each target of a card 1 if it may be anybody, 0 if it must be another."""
        self.special = self.vocabulary.special
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
        """A rough worth of each card's effect for a player on their turn, by its verbs (for `values`)."""
        self.threat: list[float] = []
        """What the effect costs each target of the card."""
        self.use = vec[float]()
        """What each find is worth beyond the spells that it completes."""
        self.traits = Traits(0)
        """What searches weigh of each card (for `features`)."""
        self.ingredients: i64 = sum(1 for kind in self.kinds if kind == INGREDIENT)
        self.grammars: dict[int, Grammar] = {}
        """The words of games with this deck, by the number of seats."""

    def stands_table(self, card: JsonObject) -> vec[i64]:
        if "stands_for" not in card:
            return vec[i64]()
        table, ingredients = self.vocabulary.filter_of(card["stands_for"]).fits, self.vocabulary.any_ingredient.fits
        return vec[i64]([table[find] & ingredients[find] for find in range(self.finds)])

    def reach_of(self, card: i64) -> i64:
        covered = self.stands_for[card]
        return marks_of(vec[i64]([card] + [find for find in range(len(covered)) if covered[find] == 1]))

    def numbers_of(self, level: i64) -> vec[i64]:
        return vec[i64]([card for card in range(self.size) if self.level[card] == level])

    def id_of(self, card: i64) -> str | None:
        return None if card == NO_CARD else self.ids[card]

    def ids_of(self, cards: vec[i64]) -> list[Json]:
        return [self.ids[card] for card in cards]

    def is_playable(self, card: i64) -> bool:
        """Whether a find is ever played: a transaction, or a magic object that does something."""
        kind = self.kinds[card]
        return kind == TRANSACTION or (kind == MAGIC and len(self.effects[card]) > 0)

    def all_finds(self) -> vec[i64]:
        return self.spells_of(NO_LEVEL)

    def spells_of(self, level: i64) -> vec[i64]:
        """Every copy of the spells of a level, or with NO_LEVEL of the finds, in the order of the file."""
        stack = vec[i64]()
        for card in self.by_level[level]:
            for _ in range(self.copies[card]):
                stack = append(stack, card)
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
