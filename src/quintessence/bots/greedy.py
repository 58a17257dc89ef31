"""Plays the move after which its own seat stands best, by the game's evaluation; it looks no further.

On its lower levels it errs like somebody who is learning: it often misses the best move and seldom falls for a bad one.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.bots.failure import BotFailed
from quintessence.core.bot import Bot
from quintessence.core.chance import Chance, QuickChance, Seed, derived_chance
from quintessence.core.contract import State
from quintessence.core.observation import Observation

LEVELS: Final = 3
HEATS: Final = [1.0, 0.4]
"""How the two lower levels err, in units of the best move's lead over the average one: so far behind the best, a move
is e times less likely."""
FARTHEST: Final = [1.5, 1.0]
"""So far behind the best, a move is not played at all."""
NO_LEAD: Final = 1e-9
"""Moves that differ by less count as equal."""


@final
class GreedyBot(Bot):
    """One move deep, on one of three levels. Two of the same seed that are asked the same give the same answers.

    It tries every legal move in `samples` positions that it cannot tell from the true one and takes the best
    on average; among equals it draws. One sample is enough where nothing is hidden and nothing is drawn.
    """

    def __init__(self, seed: Seed = 0, samples: int = 1, level: int = LEVELS) -> None:
        if samples < 1:
            raise BotFailed("bot-bad-samples", {"given": samples})
        if not 1 <= level <= LEVELS:
            raise BotFailed("bot-bad-level", {"bot": "greedy", "given": level, "most": LEVELS})
        self.name = "greedy"
        self._chance = derived_chance(seed, "greedy")
        self._samples = samples
        self._level = level

    def choose(self, observation: Observation) -> str:
        moves = observation.moves
        worth = [0.0] * len(moves)
        for _ in range(self._samples):
            # All moves are tried with the same draws: none looks better for its luck.
            add_values(worth, observation.sample(self._chance), observation.seat, moves, self._chance.word())
        if self._level < LEVELS:
            err = self._level - 1
            place = drawn_place(worth, HEATS[err], FARTHEST[err], uniform(self._chance))
            return observation.grammar.words(moves[place])
        best = max(worth)
        equals = [move for place, move in enumerate(moves) if worth[place] == best]
        return observation.grammar.words(equals[self._chance.below(len(equals))])


def uniform(chance: Chance) -> float:
    """A number from 0 up to, but never, 1."""
    return float(chance.word()) / 4294967296.0


def drawn_place(worth: list[float], heat: float, farthest: float, drawn: float) -> int:
    """The place of one of the moves: the better, the likelier; none that is much worse than the average one."""
    best = max(worth)
    lead = max(best - sum(worth) / len(worth), NO_LEAD)
    weights = [exp((each - best) / (heat * lead)) if best - each <= farthest * lead else 0.0 for each in worth]
    left = drawn * sum(weights)
    chosen = worth.index(best)
    for place, weight in enumerate(weights):
        if weight > 0.0:
            chosen = place
            left -= weight
            if left < 0.0:
                break
    return chosen


def add_values(worth: list[float], position: State, seat: i64, moves: vec[i64], luck: i64) -> None:
    """Adds to `worth`, move by move, what `seat` has in `position` after it."""
    for place, move in enumerate(moves):
        after = position.copy()
        after.apply(seat, move, QuickChance(luck), None)
        worth[place] += after.values()[seat]
