"""Decks made from sets of cards, and kept: the house deck, and those that players bring as TOML or add cards to."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import canonical_json
from quintessence.core.casts import as_list, as_object, as_objects, as_texts
from quintessence.core.messages import read_text
from quintessence.core.setting import Setting
from quintessence.core.types import JsonObject

from ..worth.hands import use_of
from .compiling import Compiler
from .deck import TYPES, Deck, kind_of
from .judging import traits_of
from .language import Effect, Pattern
from .verb import promise_of, steps_when, threat_of
from .verbs.every import VERBS
from .words import EVENTS, SPELL

MOST_KEPT: Final = 16
"""So many decks of players are kept ready: many games are played with few decks."""


def make_deck(file: JsonObject, extra: list[JsonObject]) -> Deck:
    cards: list[JsonObject] = []
    for kind in TYPES:
        cards += [{**as_object(card), "type": kind} for card in as_list(file.get(kind, []))]
    cards += extra
    ordered = [card for card in cards if kind_of(card) != SPELL] + [card for card in cards if kind_of(card) == SPELL]
    groups = {name: as_texts(tags) for name, tags in as_object(file.get("tags", {})).items()}
    deck = Deck(ordered, groups, as_object(file.get("tag_names", {})))
    compile_effects(deck)
    return deck


def compile_effects(deck: Deck) -> None:
    """What the cards of a deck do, and what that is roughly worth."""
    compiler = Compiler(deck.vocabulary, deck.vocabulary.counters)
    effects = [compiler.effects(card.get("effect", [])) for card in deck.cards]
    patterns = [
        [compiler.pattern(entry) for entry in as_list(card.get("when", [])) if entry != "main"] for card in deck.cards
    ]
    deck.effects, deck.patterns = effects, patterns
    deck.answers = [different_answers(deck, event) for event in range(len(EVENTS))]
    deck.copying = vec[i64]([int(any(has_copy(effect) for effect in steps)) for steps in effects])
    deck.steps_on_turn = [steps_when(steps, False) for steps in effects]
    deck.steps_in_window = [steps_when(steps, True) for steps in effects]
    deck.promise = [promise_of(steps) for steps in deck.steps_on_turn]
    deck.threat = [threat_of(steps) for steps in effects]
    deck.use = vec[float]([use_of(deck, find) for find in range(deck.finds)])
    deck.traits = traits_of(deck)


def different_answers(deck: Deck, event: i64) -> list[Pattern]:
    found: list[Pattern] = []
    for pattern in [pattern for patterns in deck.patterns for pattern in patterns if pattern.event == event]:
        if pattern.source not in [other.source for other in found]:
            found.append(pattern)
    return found


def has_copy(effect: Effect) -> bool:
    """Whether an effect copies spells, itself or in a list inside it."""
    inner = effect.do + effect.otherwise + [step for choice in effect.choices for step in choice.do]
    return VERBS[effect.verb].copies or any(has_copy(step) for step in inner)


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
        file: JsonObject = tomllib.loads(house_text() if setting.cards is None else setting.cards)
        _decks[key] = make_deck(file, as_objects(extra))
    return _decks[key]
