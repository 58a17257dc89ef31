"""What a position is worth to a seat: its side's chance of winning, by the game's features and fitted weights."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.contract import State
from quintessence.core.result import Result
from quintessence.core.types import Seat

LEAST_SCORE: Final = -30.0
"""A side that is further behind the best has no chance that could be told from none."""


@final
class Judge:
    """Tells chances: the softmax of the sides' scores. A score is weights times features, averaged over a side's seats.

    Without weights it takes the game's own `values` for chances. It keeps scratch space: one judge serves one search
    at a time.
    """

    def __init__(self, sides: list[list[Seat]], weights: list[float], answers_by_values: bool = False) -> None:
        self.sides: i64 = len(sides)
        self.seats: i64 = sum([len(side) for side in sides])
        self.weights = vec[float](weights)
        self.answers_by_values = answers_by_values
        """The weights are fitted to settled positions only: what is asked on the way is answered by `values`."""
        self.side_of = vec[i64]([0] * sum([len(side) for side in sides]))
        self.sizes = vec[float]([float(len(side)) for side in sides])
        for number, side in enumerate(sides):
            for seat in side:
                self.side_of[seat] = number
        self._features = vec[float]([0.0] * len(weights))
        self.chances = vec[float]([0.0] * len(sides))
        """The chances of the sides in the position that was weighed last."""

    def value(self, state: State, seat: i64) -> float:
        """The chance of winning that `seat` has, from 0 to 1; of a finished game its share of the win."""
        result = state.result()
        if result is not None:
            return self.share(result, self.side_of[seat])
        if len(self.weights) == 0:
            return (state.value(seat) + 1.0) / 2.0
        self.weigh(state)
        return self.chances[self.side_of[seat]]

    def worth_of_answer(self, state: State, seat: i64) -> float:
        """How good an answer is for `seat`, beside its other answers, by the position after it."""
        return state.value(seat) if self.answers_by_values else self.value(state, seat)

    def share(self, result: Result, side: i64) -> float:
        """What a side has of the win: all, nothing, or a part of it; the same for all sides where nobody has won."""
        winners = result.winners
        if len(winners) == 0:
            return 1.0 / float(self.sides)
        won = 0.0
        for seat in winners:
            if self.side_of[seat] == side:
                won += 1.0
        return won / float(len(winners))

    def weigh(self, state: State) -> None:
        """Works out `chances` for a position that is not over."""
        chances = self.chances
        for side in range(self.sides):
            chances[side] = 0.0
        for seat in range(self.seats):
            state.fill_features(seat, self._features)
            chances[self.side_of[seat]] += dot(self.weights, self._features)
        for side in range(self.sides):
            chances[side] /= self.sizes[side]
        make_chances(chances)


def dot(weights: vec[float], features: vec[float]) -> float:
    """The features, weighed and added up."""
    total = 0.0
    for place, feature in enumerate(features):
        # Most are 0, and a product with 0 changes no sum.
        if feature != 0.0:
            total += weights[place] * feature
    return total


def make_chances(scores: vec[float]) -> None:
    """Turns the scores of the sides into chances that add up to 1: the softmax, in place."""
    highest = scores[0]
    for side in range(1, len(scores)):
        highest = max(highest, scores[side])
    total = 0.0
    for side in range(len(scores)):
        scores[side] = exp(max(scores[side] - highest, LEAST_SCORE))
        total += scores[side]
    for side in range(len(scores)):
        scores[side] /= total
