"""What single decisions are worth: the other way to fit weights, for games in which luck drowns what results say.

A game is played by its own `values`. At some decisions several moves are tried, each played on to the end with the same
luck. The weights should tell these moves apart; how such a position came about counts for nothing. That is a linear
problem: every game adds to its equations, and they are solved once.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.bots.search.judge import Judge
from quintessence.bots.search.selfplay import LONGEST_GAME, features_of_sides
from quintessence.core.chance import Chance, QuickChance
from quintessence.core.contract import Game, State
from quintessence.core.setting import Setting

TRIED: Final[i64] = 12
"""In a hundred: decisions that are tried."""
MOST_MOVES: Final = 5
RANDOM_MOVES: Final[i64] = 5
"""In a hundred: moves that are played without a reason, so that positions are met which `values` would avoid."""


@final
class Equations:
    """Sums over all moves that were tried, each beside the others of its decision.

    `squares` holds the products of every two features, row after row; `results` those of every feature with the result.
    """

    def __init__(self, features: int) -> None:
        self.features: i64 = features
        self.squares = vec[float]([0.0] * (features * features))
        self.results = vec[float]([0.0] * features)
        self.decisions = 0

    def add(self, apart: vec[float], result: float) -> None:
        """One move: by how much its features and its result differ from the average of its decision."""
        count = self.features
        for one in range(count):
            if apart[one] != 0.0:
                self.results[one] += apart[one] * result
                row = one * count
                for other in range(count):
                    self.squares[row + other] += apart[one] * apart[other]


def compare(game: Game, setting: Setting, seeds: list[int]) -> Equations:
    """Plays one game for each seed and adds up what its decisions say."""
    features = len(game.features(setting))
    judge = Judge(game.sides(setting), [0.0] * features)
    equations = Equations(features)
    for seed in seeds:
        chance = QuickChance(seed)
        study(game.setup(setting, chance), judge, chance, equations)
    return equations


def study(state: State, judge: Judge, chance: Chance, equations: Equations) -> None:
    """Plays one game; at some of its decisions tries several moves."""
    for _ in range(LONGEST_GAME):
        seat = state.mover()
        if seat < 0:
            break
        order = by_values(state, seat, chance)
        if len(order) > 1 and chance.below(100) < TRIED:
            try_moves(state, seat, few_of(order, chance), judge, chance, equations)
        move = order[chance.below(len(order))] if chance.below(100) < RANDOM_MOVES else order[0]
        state.apply(seat, move, chance, None)


def by_values(state: State, seat: i64, chance: Chance) -> vec[i64]:
    """The moves of a seat, the best by the game's `values` first."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves
    luck = chance.word()
    worths = vec[float]([0.0] * len(moves))
    for place in range(len(moves)):
        after = state.copy()
        after.apply(seat, moves[place], QuickChance(luck), None)
        worth = after.value(seat)
        move = moves[place]
        free = place
        while free > 0 and worths[free - 1] < worth:
            worths[free] = worths[free - 1]
            moves[free] = moves[free - 1]
            free -= 1
        worths[free] = worth
        moves[free] = move
    return moves


def few_of(order: vec[i64], chance: Chance) -> vec[i64]:
    """The best move and a few others, of which the better ones come more often."""
    chosen = vec[i64]([order[0]])
    left = order[1:]
    while len(left) > 0 and len(chosen) < MOST_MOVES:
        place = 0 if chance.below(2) == 0 else chance.below(len(left))
        chosen = append(chosen, left[place])
        for later in range(place, len(left) - 1):
            left[later] = left[later + 1]
        left = left[: len(left) - 1]
    return chosen


def try_moves(state: State, seat: i64, moves: vec[i64], judge: Judge, chance: Chance, equations: Equations) -> None:
    """Plays every move on to the end, and compares what was there when it was settled and when the turn was over."""
    settled: list[vec[float]] = []
    at_the_end_of_turn: list[vec[float]] = []
    results = vec[float]([0.0] * len(moves))
    luck, later = chance.word(), chance.word()
    for place in range(len(moves)):
        position = state.copy()
        position.apply(seat, moves[place], QuickChance(luck), None)
        ahead = QuickChance(later)
        while position.mover() >= 0 and not position.is_settled():
            play_on(position, ahead)
        if position.mover() >= 0:
            settled.append(lead(position, seat, judge))
        while position.mover() >= 0 and not (position.is_settled() and has_finished(position, seat)):
            play_on(position, ahead)
        if position.mover() >= 0:
            at_the_end_of_turn.append(lead(position, seat, judge))
        for _ in range(LONGEST_GAME):
            if position.mover() < 0:
                break
            play_on(position, ahead)
        result = position.result()
        results[place] = 1.0 / float(judge.sides) if result is None else judge.share(result, judge.side_of[seat])
    note(settled, results, equations)
    note(at_the_end_of_turn, results, equations)


def play_on(position: State, chance: Chance) -> None:
    mover = position.mover()
    position.apply(mover, by_values(position, mover, chance)[0], chance, None)


def has_finished(position: State, seat: i64) -> bool:
    return position.mover() != seat and len(position.legal_moves(seat)) == 0


def lead(position: State, seat: i64, judge: Judge) -> vec[float]:
    """By how much the features of the seat's side exceed those of the other sides, on average."""
    page = features_of_sides(position, judge)
    count: i64 = len(judge.weights)
    own = judge.side_of[seat]
    found = vec[float]([0.0] * len(judge.weights))
    for side in range(judge.sides):
        share = 1.0 if side == own else -1.0 / float(judge.sides - 1)
        for place in range(count):
            found[place] += share * page[side * count + place]
    return found


def note(pages: list[vec[float]], results: vec[float], equations: Equations) -> None:
    """Adds the moves of a decision, unless the game was over after one of them: a position was to be judged."""
    tried = len(results)
    if len(pages) < tried:
        return
    usual = vec[float]([0.0] * len(pages[0]))
    for page in pages:
        for place in range(len(usual)):
            usual[place] += page[place] / float(tried)
    expected = 0.0
    for result in results:
        expected += result / float(tried)
    for number, page in enumerate(pages):
        apart = vec[float]([page[place] - usual[place] for place in range(len(usual))])
        equations.add(apart, results[number] - expected)
    equations.decisions += 1
