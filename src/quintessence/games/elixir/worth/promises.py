"""A rough worth of what a card does, by its verbs alone: to whoever plays it, and to whomever it is aimed at.

Sets are written by players: nothing here knows a card by its name. What depends on the position is weighed in
`prospects`.
"""

from typing import Final

from mypy_extensions import i64

from quintessence.games.elixir.cards.language import NUMBER, REACTING, Effect
from quintessence.games.elixir.cards.words import (
    CANCEL,
    CHOOSE,
    COPY,
    DISCOUNT,
    DRAW,
    DRAW_MORE,
    EXTRA_TURN,
    FETCH,
    GIVE_FORFEIT,
    HOLD_AUCTION,
    HOLD_FLEA,
    HOLD_MARKET,
    IF,
    IN_SPELLS,
    LAY,
    RECALL,
    REDIRECT,
    SET_STATUS,
    SET_TRIGGER,
    SKIP_TURN,
    TAKE,
    TARGET,
    TRADE,
    WHILE_LAID,
    YOU,
)

# What a step is worth to the player; verbs that are not named promise a little or nothing.
FIND_DRAWN: Final = 0.25
FIND_TAKEN: Final = 0.3
FIND_FETCHED: Final = 0.5
SPELL_GIVEN_AWAY: Final = 1.5
SPELL_LAID: Final = 2.0
TURN_MORE: Final = 1.0
ENGINE: Final = 0.8
TRADING: Final = 0.25
SMALL: Final = 0.1
# What a step costs its target.
TURN_LOST: Final = 0.6
SHACKLE: Final = 0.5
SPELL_RECALLED: Final = 1.5
SWAP: Final = 0.3
FORFEIT_PUT: Final = 0.02

SOME: Final[i64] = 2
"""Stands for an amount that only the game tells."""
MANY: Final[i64] = 5
"""More than this is not worth more."""


def steps_when(effects: list[Effect], reacting: bool) -> list[Effect]:
    """The steps of a card that is played in a window, or on one's turn: those meant for the other are left out."""
    steps: list[Effect] = []
    for effect in effects:
        condition = effect.condition
        if effect.verb == IF and condition is not None and condition.kind == REACTING:
            steps += steps_when(effect.do if condition.expected == reacting else effect.otherwise, reacting)
        else:
            steps.append(effect)
    return steps


def count_of(effect: Effect) -> float:
    """How many cards a step is about, as far as its card tells."""
    amount = effect.amount
    return float(min(amount.number, MANY) if amount.kind == NUMBER else SOME)


def promise_of(steps: list[Effect]) -> float:
    """What steps are worth to the player of their card."""
    return sum([step_promise(step) for step in steps])


def step_promise(step: Effect) -> float:
    verb = step.verb
    if verb == DRAW:
        return FIND_DRAWN * count_of(step) if step.seats.word == YOU else 0.0
    if verb == TAKE:
        return take_promise(step)
    if verb == FETCH:
        return FIND_FETCHED * count_of(step)
    if verb == EXTRA_TURN:
        return TURN_MORE
    if verb == LAY:
        return SPELL_LAID
    if verb == SET_STATUS:
        return ENGINE if step.status == DRAW_MORE or step.status == DISCOUNT else SMALL
    if verb == SET_TRIGGER:
        return ENGINE if step.until == WHILE_LAID else SMALL
    if verb in (HOLD_MARKET, HOLD_FLEA, HOLD_AUCTION):
        return TRADING
    if verb == IF:
        return max(promise_of(step.do), promise_of(step.otherwise))
    if verb == CHOOSE:
        return max([promise_of(choice.do) for choice in step.choices])
    return SMALL if verb in (COPY, RECALL, CANCEL, REDIRECT, SKIP_TURN) else 0.0


def take_promise(step: Effect) -> float:
    if step.zone == IN_SPELLS:
        return SPELL_GIVEN_AWAY if step.seats.word == YOU else 0.0
    return FIND_TAKEN * count_of(step) if step.seats.word != YOU else 0.0


def threat_of(steps: list[Effect]) -> float:
    """What steps cost the target of their card."""
    return sum([step_threat(step) for step in steps])


def step_threat(step: Effect) -> float:
    if step.verb == CHOOSE:
        return max([threat_of(choice.do) for choice in step.choices])
    if step.seats.word != TARGET:
        return 0.0
    verb = step.verb
    if verb == TAKE:
        return FIND_TAKEN * count_of(step)
    if verb == SKIP_TURN:
        return TURN_LOST
    if verb == SET_STATUS:
        return SHACKLE
    if verb == RECALL:
        return SPELL_RECALLED
    if verb == TRADE:
        return SWAP
    return FORFEIT_PUT if verb == GIVE_FORFEIT else 0.0
