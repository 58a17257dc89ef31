"""A deck ready for play: every card by its number, with what it costs, is worth and does.

The house deck is one such set; players bring others as TOML (`Setting.cards`) and add single cards with the
option `extra-cards`. Sets are checked in `checking` before a deck is made of them.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.canonical import canonical_json
from quintessence.core.grammar import Grammar
from quintessence.core.messages import read_text
from quintessence.core.setting import Setting
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.cards.compiling import Compiler, item, items, number
from quintessence.games.elixir.cards.language import Effect, Pattern
from quintessence.games.elixir.cards.vocabulary import Vocabulary, has_tag, is_special, kind_of
from quintessence.games.elixir.cards.words import COPY, EVENTS, INGREDIENT, MAGIC, SPELL, TRANSACTION
from quintessence.games.elixir.worth.promises import promise_of, steps_when, threat_of

TYPES: Final = ("ingredient", "object", "transaction", "spell")
COPIES: Final = {"ingredient": 4, "object": 1, "transaction": 3, "spell": 1}
"""How often a card is in the deck if it does not say."""

NO_LEVEL: Final[i64] = 0
MOST_KEPT: Final = 16
"""So many decks of players are kept ready: many games are played with few decks."""


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
        self.worth = vec[i64]([number(card.get("worth", 1)) for card in cards])
        self.copies = vec[i64]([number(card.get("copies", COPIES[str(card["type"])])) for card in cards])
        self.level = vec[i64]([number(card.get("level", NO_LEVEL)) for card in cards])
        numbers = self.vocabulary.numbers
        self.cost = vec[vec[i64]](
            [vec[i64]([numbers[str(find)] for find in items(card.get("cost", []))]) for card in cards]
        )
        self.stands_for = vec[vec[i64]]([self.stands_table(card) for card in cards])
        """For each card that stands for ingredients a table of those; empty for the others."""
        self.targets = vec[vec[i64]](
            [vec[i64]([int(word == "any") for word in items(card.get("targets", []))]) for card in cards]
        )
        """For each target of a card 1 if it may be anybody, 0 if it must be another."""
        self.special = vec[i64]([is_special(card) for card in cards])
        self.on_turn = vec[i64]([int("main" in items(card.get("when", ["main"]))) for card in cards])
        """1 for cards that may be played as a move of one's own turn."""
        compiler = Compiler(self.vocabulary, self.vocabulary.counters)
        self.effects: list[list[Effect]] = [compiler.effects(card.get("effect", [])) for card in cards]
        self.patterns: list[list[Pattern]] = [
            [compiler.pattern(item(entry)) for entry in items(card.get("when", [])) if entry != "main"]
            for card in cards
        ]
        self.copying = vec[i64]([int(any(has_copy(e) for e in effects)) for effects in self.effects])
        """1 for spells that copy others: they are not copied themselves (EX-VERB-11)."""
        self.answers: list[list[Pattern]] = [self.answers_to(event) for event in range(len(EVENTS))]
        """For each kind of event the different patterns of all cards that answer it (EX-SPEC-11)."""
        self.ingredients: i64 = sum(1 for kind in self.kinds if kind == INGREDIENT)
        self.steps_on_turn = [steps_when(effects, False) for effects in self.effects]
        self.steps_in_window = [steps_when(effects, True) for effects in self.effects]
        self.promise = [promise_of(steps) for steps in self.steps_on_turn]
        """A rough worth of each card's effect for whoever plays it on their turn, by its verbs (for `values`)."""
        self.threat = [threat_of(effects) for effects in self.effects]
        """What the effect costs each target of the card."""
        self.grammars: dict[int, Grammar] = {}
        """The words of games with this deck, by the number of seats; made when they are first asked for."""

    def stands_table(self, card: JsonObject) -> vec[i64]:
        covered = card.get("stands_for")
        if covered is None:
            return vec[i64]()
        table = self.vocabulary.filter_of(covered).fits
        ingredients = self.vocabulary.any_ingredient.fits
        return vec[i64]([table[find] & ingredients[find] for find in range(self.finds)])

    def answers_to(self, event: i64) -> list[Pattern]:
        found: list[Pattern] = []
        sources: list[JsonObject] = []
        for patterns in self.patterns:
            for pattern in patterns:
                if pattern.event == event and pattern.source not in sources:
                    sources.append(pattern.source)
                    found.append(pattern)
        return found

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


def has_copy(effect: Effect) -> bool:
    """Whether an effect copies spells, itself or in a list inside it."""
    inner = effect.do + effect.otherwise + [step for choice in effect.choices for step in choice.do]
    return effect.verb == COPY or any(has_copy(step) for step in inner)


def make_deck(table: JsonObject, extra: list[JsonObject]) -> Deck:
    """The deck of a sound card file and some sound extra cards."""
    cards: list[JsonObject] = []
    for kind in TYPES:
        cards += [{**item(card), "type": kind} for card in items(table.get(kind, []))]
    cards += extra
    ordered = [card for card in cards if kind_of(card) != SPELL] + [card for card in cards if kind_of(card) == SPELL]
    groups = {name: [str(tag) for tag in items(tags)] for name, tags in item(table.get("tags", {})).items()}
    return Deck(ordered, groups, item(table.get("tag_names", {})))


@cache
def house_text() -> str:
    return read_text(files("quintessence.games.elixir") / "data", "cards.toml")


@cache
def house_deck() -> Deck:
    return make_deck(tomllib.loads(house_text()), [])


_decks: dict[str, Deck] = {}


def deck_of(setting: Setting) -> Deck:
    """The deck that a game is played with: the house's or the players' own, with its extra cards."""
    extra = setting.options["extra-cards"]
    if setting.cards is None and not extra:
        return house_deck()
    key = canonical_json([setting.cards, extra])
    if key not in _decks:
        if len(_decks) >= MOST_KEPT:
            del _decks[next(iter(_decks))]
        table: JsonObject = tomllib.loads(house_text() if setting.cards is None else setting.cards)
        added: list[Json] = items(extra)
        _decks[key] = make_deck(table, [item(card) for card in added])
    return _decks[key]
