"""Plays the move after which its own seat stands best, by the game's evaluation; it looks no further."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.bots.failure import BotFailed
from quintessence.core.bot import Bot
from quintessence.core.chance import QuickChance, Seed, derived_chance
from quintessence.core.contract import State
from quintessence.core.observation import Observation


@final
class GreedyBot(Bot):
    """One move deep. Two of the same seed that are asked the same questions give the same answers.

    It tries every legal move in `samples` positions that it cannot tell from the true one and takes the best
    on average; among equals it draws. One sample is enough where nothing is hidden and nothing is drawn.
    """

    def __init__(self, seed: Seed = 0, samples: int = 1) -> None:
        if samples < 1:
            raise BotFailed("bot-bad-samples", {"given": samples})
        self.name = "greedy"
        self._chance = derived_chance(seed, "greedy")
        self._samples = samples

    def choose(self, observation: Observation) -> str:
        moves = observation.moves
        worth = [0.0] * len(moves)
        for _ in range(self._samples):
            # All moves are tried with the same draws: none looks better for its luck.
            add_values(worth, observation.sample(self._chance), observation.seat, moves, self._chance.word())
        best = max(worth)
        equals = [move for place, move in enumerate(moves) if worth[place] == best]
        return observation.grammar.words(equals[self._chance.below(len(equals))])


def add_values(worth: list[float], position: State, seat: i64, moves: vec[i64], luck: i64) -> None:
    """Adds to `worth`, move by move, what `seat` has in `position` after it."""
    for place, move in enumerate(moves):
        after = position.copy()
        after.apply(seat, move, QuickChance(luck), None)
        worth[place] += after.values()[seat]
