"""The traits of the cards of a deck, read from what is printed on them, never from their names."""

from typing import Final

from mypy_extensions import i64

from .deck import Deck
from .language import Effect
from .traits import AUCTION, FLEA_MARKET, MARKET_DAY, Traits
from .verb import verb_of
from .words import FROM_DISCARD, IN_SPELLS, OTHERS, RETURNS, YOU

TRADES: Final = {"market": MARKET_DAY, "flea": FLEA_MARKET, "auction": AUCTION}
SHACKLE: Final = 0.5
"""What a step costs others that binds or robs them all: as much as one aimed at a target."""


def traits_of(deck: Deck) -> Traits:
    """The traits of all cards; their effects have been compiled."""
    traits = Traits(deck.size)
    for card in range(deck.size):
        traits.promise[card] = deck.promise[card]
        traits.threat[card] = deck.threat[card]
        traits.breadth[card] = sum(deck.stands_for[card])
        for effect in every_step(deck.steps_on_turn[card]):
            judge_step(traits, card, effect)
        for pattern in deck.patterns[card]:
            traits.answers[card] |= i64(1) << pattern.event
        for effect in every_step(deck.steps_in_window[card]):
            if verb_of(effect).name in ("cancel", "redirect"):
                traits.stops[card] = traits.answers[card]
            if effect.cancelled == RETURNS and verb_of(effect).name == "cancel":
                traits.recasts[card] = 1
    return traits


def judge_step(traits: Traits, card: i64, effect: Effect) -> None:
    """Notes what one step does on its player's turn."""
    verb = verb_of(effect).name
    draws = verb == "fetch" or (verb == "draw" and effect.who.word == YOU)
    if draws or (verb == "take" and effect.zone != IN_SPELLS and effect.who.word != YOU):
        traits.finds[card] += effect.rough_count()
    if verb == "fetch" and effect.fetched_from == FROM_DISCARD:
        traits.fetches[card] = 1
    if verb in TRADES:
        traits.trade[card] = TRADES[verb]
    if verb in ("take", "pass", "trade", "redeal") and effect.zone == IN_SPELLS:
        traits.mixes[card] = 1
    if verb in ("extra-turn", "skip-turn"):
        traits.hastens[card] = 1
    if verb in ("status", "trigger"):
        traits.lasts[card] = 1
    if verb == "recall" and effect.who.word != YOU:
        traits.recasts[card] = 1
    # The threat to a target leaves out what strikes everybody else.
    if verb in ("status", "skip-turn", "discard", "take") and effect.who.word == OTHERS:
        traits.threat[card] += SHACKLE


def every_step(steps: list[Effect]) -> list[Effect]:
    """These steps, and those in lists inside them; a trigger's are carried out later, if ever."""
    found: list[Effect] = []
    for effect in steps:
        found.append(effect)
        if verb_of(effect).name != "trigger":
            found += every_step(effect.do) + every_step(effect.otherwise)
            for choice in effect.choices:
                found += every_step(choice.do)
    return found
