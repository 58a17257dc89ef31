"""Plays races as people do: it takes time to see, sometimes overlooks things, sometimes slaps in vain.

Reaction times are ex-Gaussian: a normal part plus an exponential part, skewed to the right like those of people.
The bot does not wait: an answer carries its time in its words, and the program that shows the game waits.
"""

from math import cos, exp, log, pi, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.bots.failure import BotFailed
from quintessence.core.bot import Bot
from quintessence.core.chance import Chance, Seed, derived_chance
from quintessence.core.observation import Observation
from quintessence.core.timed import CALL, STOP, Stimulus, TimedState

# What people of nine strengths are like, from children to very quick adults: mean and spread of the normal part,
# mean of the exponential part, what each further comparison costs (all in milliseconds), the chance to overlook a
# match, what each further comparison adds to it, the chance to fall for a near miss, the chance to use the hand
# where the book is called for.
PEOPLE: Final = (
    (850.0, 142.0, 330.0, 90.0, 0.22, 0.05, 0.04, 0.1),
    (795.0, 132.0, 300.0, 82.0, 0.158, 0.04, 0.03, 0.075),
    (740.0, 123.0, 270.0, 74.0, 0.114, 0.032, 0.0225, 0.056),
    (685.0, 114.0, 240.0, 66.0, 0.082, 0.026, 0.0169, 0.042),
    (630.0, 105.0, 210.0, 58.0, 0.059, 0.02, 0.0127, 0.032),
    (575.0, 96.0, 180.0, 50.0, 0.043, 0.016, 0.0095, 0.024),
    (520.0, 87.0, 150.0, 42.0, 0.031, 0.013, 0.0071, 0.018),
    (465.0, 78.0, 120.0, 34.0, 0.022, 0.01, 0.0053, 0.013),
    (410.0, 68.0, 90.0, 26.0, 0.016, 0.008, 0.004, 0.01),
)
LEVELS: Final = (1.6, 2.5, 3.4, 4.3, 5.2)
"""Where the five levels stand between those people: each wins about three of four games against the one below.

The first is for a first evening: somebody of strength 1.5 wins half of the games against it."""

QUICKER_TO_CALL: Final = 100.0
"""What is called for at once needs no comparing."""
MOST_OVERLOOKED: Final = 0.9
MOST_MISLED: Final = 0.5
FORM_SPREAD: Final = 0.08
"""How much the form of a player differs from one game to another."""
NOTHING: Final[i64] = -1
"""No answer at all."""


@final
class Reflexes:
    """How one player reacts: what a row of `PEOPLE` says of somebody."""

    def __init__(self, row: list[float]) -> None:
        self.mean, self.spread, self.tail, self.step = row[0], row[1], row[2], row[3]
        self.overlooked, self.crowd, self.misled, self.wrong_tool = row[4], row[5], row[6], row[7]

    def answer(self, state: TimedState, stimulus: Stimulus, form: float, chance: Chance) -> i64:
        """The answer to an open race, with its time; silence if nothing is seen, or too late."""
        time = form * (self.mean + self.spread * normal(chance) + self.tail * exponential(chance))
        further = float(stimulus.comparisons - 1)
        if stimulus.kind == CALL:
            time -= QUICKER_TO_CALL
            hand = self.answer_to_call(stimulus, chance)
        elif stimulus.kind == STOP:
            hand = one_of(stimulus.hands, chance) if happens(self.misled / 2.0, chance) else NOTHING
        else:
            time += self.step * further
            hand = self.search(stimulus, further, chance)
        if hand == NOTHING:
            return state.silence()
        milliseconds: i64 = max(int(time), state.race_floor())
        return state.timed(hand, milliseconds) if milliseconds <= state.race_window() else state.silence()

    def answer_to_call(self, stimulus: Stimulus, chance: Chance) -> i64:
        """The hand by mistake, nothing, or what is called for."""
        if happens(self.wrong_tool, chance):
            return one_of(stimulus.hands, chance)
        return NOTHING if happens(self.overlooked / 2.0, chance) else one_of(stimulus.right, chance)

    def search(self, stimulus: Stimulus, further: float, chance: Chance) -> i64:
        """Finds what matches or overlooks it; where nothing does, a near miss may mislead."""
        if len(stimulus.right) > 0:
            is_overlooked = happens(min(MOST_OVERLOOKED, self.overlooked + self.crowd * further), chance)
            return NOTHING if is_overlooked else one_of(stimulus.right, chance)
        misled = self.misled * float(len(stimulus.tempting)) + self.misled / 6.0
        if not happens(min(MOST_MISLED, misled), chance):
            return NOTHING
        return one_of(stimulus.tempting if len(stimulus.tempting) > 0 else stimulus.hands, chance)


def one_of(moves: vec[i64], chance: Chance) -> i64:
    """One of the moves, each as likely as any other; NOTHING where there are none."""
    return moves[chance.below(len(moves))] if len(moves) > 0 else NOTHING


def happens(likelihood: float, chance: Chance) -> bool:
    return uniform(chance) < likelihood


def uniform(chance: Chance) -> float:
    """A number above 0 and at most 1."""
    return (float(chance.word()) + 1.0) / 4294967296.0


def normal(chance: Chance) -> float:
    """A number around 0 with spread 1."""
    return sqrt(-2.0 * log(uniform(chance))) * cos(2.0 * pi * uniform(chance))


def exponential(chance: Chance) -> float:
    """A number above 0 with mean 1."""
    return -log(uniform(chance))


def drawn_form(chance: Chance) -> float:
    """How slow a player is today beside the usual."""
    return exp(FORM_SPREAD * normal(chance))


def reflexes_of(strength: float) -> Reflexes:
    """The reflexes of somebody at this place among the people, from 1 to 9, fractions between two of them."""
    place = min(max(strength, 1.0), 9.0) - 1.0
    lower = min(int(place), len(PEOPLE) - 2)
    part = place - lower
    return Reflexes([a + part * (b - a) for a, b in zip(PEOPLE[lower], PEOPLE[lower + 1])])


@final
class ReflexBot(Bot):
    """Answers races at a human pace, on one of five levels; outside races it makes the only move there is.

    Two of the same seed and level that are asked the same questions give the same answers.
    """

    def __init__(self, seed: Seed = 0, level: int = 3) -> None:
        if not 1 <= level <= len(LEVELS):
            raise BotFailed("bot-bad-level", {"bot": "reflex", "given": level, "most": len(LEVELS)})
        self.name = "reflex"
        self._reflexes = reflexes_of(LEVELS[level - 1])
        self._chance = derived_chance(seed, "reflex", level)
        self._form = 1.0
        self._told = -1

    def choose(self, observation: Observation) -> str:
        told = len(observation.events)
        if self._told < 0 or told < self._told:
            # Another game has begun.
            self._form = drawn_form(self._chance)
        self._told = told
        state = observation.sample(self._chance)
        if not isinstance(state, TimedState):
            raise BotFailed("bot-no-races", {"game": observation.game.slug})
        move = state.legal_moves(observation.seat)[0]
        if state.race_window() > 0:
            move = self._reflexes.answer(state, state.stimulus(), self._form, self._chance)
        return observation.grammar.words(move)


def play_races(state: TimedState, players: list[Reflexes], chance: Chance) -> i64:
    """Plays a game to its end, each seat with its reflexes, without waiting; returns how many moves were made."""
    forms = [drawn_form(chance) for _ in players]
    made: i64 = 0
    while True:
        seat = state.mover()
        if seat < 0:
            return made
        if state.race_window() == 0:
            state.apply(seat, state.legal_moves(seat)[0], chance)
            made += 1
            continue
        stimulus = state.stimulus()
        for asked in state.to_act():
            state.apply(asked, players[asked].answer(state, stimulus, forms[asked], chance), chance)
            made += 1
