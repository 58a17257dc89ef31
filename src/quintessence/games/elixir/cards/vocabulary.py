"""The words of one deck: its cards and tags with their numbers, and which finds each word means."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from .language import Filter, Wanted
from .words import INGREDIENT, KINDS, MAGIC, MUNDANE, NO_WORD, SPELL, TRANSACTION


@final
class Vocabulary:
    """Numbers of cards, finds first, then tags: `words[number]` is the id.

    `tables[number]` says which kinds of finds a card's id or a tag means, as a filter does.
    """

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
        kind = self.kinds[find]
        if word == "find":
            return True
        if word == "ingredient":
            return kind == INGREDIENT
        if word == "object":
            return kind == MAGIC or kind == MUNDANE
        if word == "magic":
            return kind == MAGIC
        if word == "mundane":
            return kind == MUNDANE
        if word == "transaction":
            return kind == TRANSACTION
        if word == "special":
            return self.special[find] == 1
        return self.tables[self.numbers[word]][find] == 1

    def word(self, number: i64) -> Json:
        """The id of a card or a tag, null for none."""
        return None if number == NO_WORD else self.words[number]


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
