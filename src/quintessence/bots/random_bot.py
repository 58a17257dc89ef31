"""Plays any legal move, each as likely as the others: the yardstick for all other bots."""

from typing import final

from quintessence.core.bot import Bot
from quintessence.core.chance import Seed, derived_chance
from quintessence.core.observation import Observation


@final
class RandomBot(Bot):
    """Two of the same seed that are asked the same questions give the same answers."""

    def __init__(self, seed: Seed = 0) -> None:
        self.name = "random"
        self._chance = derived_chance(seed, "random")

    def choose(self, observation: Observation) -> str:
        moves = observation.moves
        return observation.grammar.words(moves[self._chance.below(len(moves))])
