"""Why a move is good: the groups of features that it changes most, weighed as the judge weighs them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.bots.search.judge import Judge
from quintessence.bots.search.ranking import Ranked
from quintessence.core.advice import Advice, Reason
from quintessence.core.contract import State
from quintessence.core.observation import Observation

BEST: Final = 3
MOST_GAINS: Final = 2
MOST_LOSSES: Final = 1
WORTH_TELLING: Final = 0.05
"""Of a side's score; smaller changes are no reason."""


def advice(ranked: list[Ranked], observation: Observation, judge: Judge, position: State) -> list[Advice]:
    """The best three moves, each with how the turn would go on, the chance that it leaves, and why."""
    names = observation.game.features(observation.setting)
    told: list[Advice] = []
    for one in ranked[:BEST]:
        after = one.line.state
        reasons = reasons_for(names, judge, position, after, observation.seat) if len(judge.weights) > 0 else []
        # Where trials differ, the game ends so in one of the samples only.
        ends_so = after.result() is not None and one.value == judge.value(after, observation.seat)
        is_certain = one.is_certain or ends_so
        told.append(Advice(words_of(one, observation), one.value, reasons, is_certain))
    return told


def words_of(ranked: Ranked, observation: Observation) -> list[str]:
    """The moves of this seat along the line."""
    steps = ranked.line.steps()
    moves = [step.move for step in steps if step.seat == observation.seat] or [ranked.move]
    return [observation.grammar.words(move) for move in moves]


def reasons_for(names: list[str], judge: Judge, before: State, after: State, seat: i64) -> list[Reason]:
    """What changes most: for the seat itself, then for the strongest of the others."""
    rival = strongest_rival(judge, before, seat)
    reasons = told_changes(changes(names, judge, before, after, seat), True)
    return reasons if rival < 0 else reasons + told_changes(changes(names, judge, before, after, rival), False)


def changes(names: list[str], judge: Judge, before: State, after: State, seat: i64) -> dict[str, float]:
    """By how much each group of features changes the score of a seat."""
    old = vec[float]([0.0] * len(names))
    new = vec[float]([0.0] * len(names))
    before.fill_features(seat, old)
    after.fill_features(seat, new)
    found: dict[str, float] = {}
    for place, name in enumerate(names):
        group = name.partition(":")[0]
        found[group] = found.get(group, 0.0) + judge.weights[place] * (new[place] - old[place])
    return found


def told_changes(found: dict[str, float], is_ours: bool) -> list[Reason]:
    """The largest gains and the largest loss; of an opponent the loss comes first, since that is the point of it."""
    order = sorted(found, key=lambda group: found[group], reverse=True)
    gains = [Reason(group, True, is_ours) for group in order if found[group] >= WORTH_TELLING]
    losses = [Reason(group, False, is_ours) for group in reversed(order) if found[group] <= -WORTH_TELLING]
    if is_ours:
        return gains[:MOST_GAINS] + losses[:MOST_LOSSES]
    return losses[:MOST_GAINS] + gains[:MOST_LOSSES]


def strongest_rival(judge: Judge, state: State, seat: i64) -> i64:
    """The seat of another side that stands best; -1 if there is none."""
    best: i64 = -1
    for other in range(judge.seats):
        if judge.side_of[other] == judge.side_of[seat]:
            continue
        if best < 0 or judge.value(state, other) > judge.value(state, best):
            best = other
    return best
