"""A game of a judge against itself, and what its weights should have been: one step of fitting them.

Temporal differences, TD(lambda): a position should be worth what the next ones were judged to be worth, and in the end
the result. What lies ahead counts a little less with every turn, so that a win is worth more the sooner it comes.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.bots.search.budget import Budget
from quintessence.bots.search.judge import Judge, make_chances
from quintessence.bots.search.lines import NOBODY, Line, Looker
from quintessence.bots.search.looking import at_once
from quintessence.bots.search.ranking import drawn_move
from quintessence.core.chance import Chance, QuickChance
from quintessence.core.contract import Game, State
from quintessence.core.setting import Setting

TRACE: Final = 0.85
"""Lambda: how far a result reaches back."""
DISCOUNT: Final = 0.985
"""What is left of a lead one turn earlier."""
HEAT: Final = 0.02
RANDOM_MOVES: Final[i64] = 20
"""In a thousand: moves that are played without a reason, so that the judge sees what it would never try."""
LONGEST_GAME: Final = 4000


@final
class Lesson:
    """What one or more games say: in which direction the weights should go."""

    def __init__(self, features: int) -> None:
        self.gradient = vec[float]([0.0] * features)
        self.games = 0
        self.positions = 0
        self.moves = 0


def learn(game: Game, setting: Setting, weights: list[float], seeds: list[int]) -> Lesson:
    """Plays one game for each seed and adds up what they say."""
    sides = game.sides(setting)
    judge = Judge(sides, weights)
    lesson = Lesson(len(weights))
    for seed in seeds:
        chance = QuickChance(seed)
        study(game.setup(setting, chance), judge, chance, lesson)
    return lesson


def study(state: State, judge: Judge, chance: Chance, lesson: Lesson) -> None:
    """Plays one game and adds what it says to the lesson."""
    pages: list[vec[float]] = []
    movers: list[int] = []
    for _ in range(LONGEST_GAME):
        seat = state.mover()
        if seat < 0:
            break
        if state.is_settled():
            pages.append(features_of_sides(state, judge))
            movers.append(int(seat))
        state.apply(seat, chosen(state, seat, judge, chance), chance, None)
        lesson.moves += 1
    target = vec[float]([0.0] * int(judge.sides))
    result = state.result()
    for side in range(judge.sides):
        target[side] = 1.0 / float(judge.sides) if result is None else judge.share(result, side)
    look_back(pages, movers, target, judge, lesson)
    lesson.games += 1
    lesson.positions += len(pages)


def chosen(state: State, seat: i64, judge: Judge, chance: Chance) -> i64:
    """The move that looks good at once in a sample, sometimes another."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]
    if chance.below(1000) < RANDOM_MOVES:
        return moves[chance.below(len(moves))]
    looker = Looker(judge, Budget(None, None), chance.word())
    start = Line(state.sample(int(seat), chance), None, NOBODY, 0)
    drawn = float(chance.word()) / 4294967296.0
    return drawn_move(at_once(looker, start, seat, moves), HEAT, drawn).move


def features_of_sides(state: State, judge: Judge) -> vec[float]:
    """The features of each side, the average over its seats; side after side."""
    count: i64 = len(judge.weights)
    page = vec[float]([0.0] * (len(judge.weights) * int(judge.sides)))
    one = vec[float]([0.0] * len(judge.weights))
    for seat in range(judge.seats):
        state.fill_features(seat, one)
        side = judge.side_of[seat]
        for place in range(count):
            page[side * count + place] += one[place] / judge.sizes[side]
    return page


def look_back(pages: list[vec[float]], movers: list[int], target: vec[float], judge: Judge, lesson: Lesson) -> None:
    """Goes back from the end: how far each position was judged wrong, and what of it each feature is to blame for."""
    count: i64 = len(judge.weights)
    sides = judge.sides
    even = 1.0 / float(sides)
    chances = vec[float]([0.0] * int(sides))
    gradient = lesson.gradient
    number = len(pages) - 1
    while number >= 0:
        page = pages[number]
        if number + 1 < len(pages) and movers[number + 1] != movers[number]:
            for side in range(sides):
                target[side] = even + DISCOUNT * (target[side] - even)
        judge_page(page, judge.weights, chances)
        for side in range(sides):
            wrong = target[side] - chances[side]
            for place in range(count):
                gradient[place] += wrong * page[side * count + place]
            target[side] = TRACE * target[side] + (1.0 - TRACE) * chances[side]
        number -= 1


def judge_page(page: vec[float], weights: vec[float], chances: vec[float]) -> None:
    """The chances of the sides by their features."""
    count: i64 = len(weights)
    for side in range(len(chances)):
        score = 0.0
        for place in range(count):
            score += weights[place] * page[side * count + place]
        chances[side] = score
    make_chances(chances)
