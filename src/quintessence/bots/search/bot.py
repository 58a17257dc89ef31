"""Looks ahead: to the end of its turn and through the replies. Positions are weighed by weights fitted by play."""

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from quintessence.bots.failure import BotFailed
from quintessence.bots.search.budget import Budget
from quintessence.bots.search.data import LEVELS, Level, levels_of, manner_of, weights_in, weights_of
from quintessence.bots.search.explaining import advice
from quintessence.bots.search.judge import Judge
from quintessence.bots.search.lines import NOBODY, Line, Looker
from quintessence.bots.search.looking import at_once, trials, whole_turns
from quintessence.bots.search.ranking import ABSURD, Ranked, drawn_move
from quintessence.bots.search.solving import Solver, may_be_solved, with_win
from quintessence.core.advice import Advice
from quintessence.core.bot import Bot
from quintessence.core.chance import Seed, derived_chance
from quintessence.core.contract import Game
from quintessence.core.observation import Observation
from quintessence.core.setting import Setting

SECONDS: Final = 2.0
LONGEST: Final = 600.0
HOTTEST: Final = 10.0
SOLVES: Final = 4
"""From this level on it looks for wins that nothing can prevent."""
ALL: Final = 1.0
"""All moves are judged as carefully as the best: chances differ by no more."""


@final
class Preparation:
    """What is looked up once for a game with its seats and options."""

    def __init__(self, game: Game, setting: Setting, weights: str | None) -> None:
        self.slug = game.slug
        self.setting = setting
        self.manner = manner_of(game, setting)
        self.judge = Judge(
            game.sides(setting),
            weights_of(game, setting) if weights is None else weights_in(Path(weights), game, setting),
            self.manner.answers_by_values,
        )
        self.levels = levels_of(game, setting)


@final
class SearchBot(Bot):
    """Five levels. The lower ones look less far and err by heat: what looks almost as good is played almost as often.

    `seconds` is the most that a decision takes. With `simulations`, the number of positions that are judged for a
    decision, the same seed gives the same answers on every machine, however fast it is. `heat` and `weights`, a file as
    `bench/tune.py` writes it, are tried instead of the level's and the game's own.
    """

    def __init__(
        self,
        seed: Seed = 0,
        level: int = LEVELS,
        seconds: float = SECONDS,
        simulations: int | None = None,
        heat: float | None = None,
        weights: str | None = None,
    ) -> None:
        if not 1 <= level <= LEVELS:
            raise BotFailed("bot-bad-level", {"bot": "search", "given": level, "most": LEVELS})
        if heat is not None and not 0 <= heat <= HOTTEST:
            raise BotFailed("bot-bad-heat", {"given": f"{heat:g}", "most": int(HOTTEST)})
        if simulations is not None and simulations < 1:
            raise BotFailed("bot-bad-simulations", {"given": simulations})
        self.name = "search"
        self._chance = derived_chance(seed, "search")
        self._level = level
        self._seconds = checked_seconds(seconds)
        self._simulations = simulations
        self._heat = heat
        self._weights = weights
        self._prepared: Preparation | None = None
        self._plan: dict[int, int] = {}
        """The moves that it means to make in its turn, by the keys of the positions in which it will be asked."""
        self.judged = 0
        """The positions that it has judged for all its decisions: what it did with its time."""

    def allow(self, seconds: float) -> None:
        self._seconds = checked_seconds(seconds)

    def choose(self, observation: Observation) -> str:
        moves = observation.moves
        if len(moves) == 1:
            return observation.grammar.words(moves[0])
        prepared = self.prepare(observation)
        if not prepared.manner.hidden:
            planned = self._plan.get(int(observation.sample(self._chance).key()))
            if planned is not None and planned in [int(move) for move in moves]:
                return observation.grammar.words(planned)
        level = self.at_level(prepared)
        ranked = self.ranked(observation, level.positions, ABSURD * level.heat)
        chosen = drawn_move(ranked, level.heat, float(self._chance.word()) / 4294967296.0)
        self._plan = {} if prepared.manner.hidden else plan_of(chosen.line, observation.seat)
        return observation.grammar.words(chosen.move)

    def prepare(self, observation: Observation) -> Preparation:
        prepared = self._prepared
        if prepared is None or prepared.slug != observation.game.slug or prepared.setting != observation.setting:
            prepared = Preparation(observation.game, observation.setting, self._weights)
            self._prepared = prepared
            self._plan = {}
        return prepared

    def at_level(self, prepared: Preparation) -> Level:
        """What the level does, and what the settings say instead."""
        usual = prepared.levels[self._level - 1]
        return Level(
            usual.positions if self._simulations is None else self._simulations,
            usual.heat if self._heat is None else self._heat,
        )

    def explain(self, observation: Observation) -> list[Advice]:
        prepared = self.prepare(observation)
        position = observation.sample(self._chance)
        ranked = self.ranked(observation, self.at_level(prepared).positions, ALL)
        return advice(ranked, observation, prepared.judge, position)

    def ranked(self, observation: Observation, positions: int | None, spread: float) -> list[Ranked]:
        """The moves and what they are worth, the best first; those within `spread` of the best are judged with care."""
        prepared = self.prepare(observation)
        seat: i64 = observation.seat
        judge = prepared.judge
        # The first look at every move always has its time: there must be an answer.
        first_look = Budget(None, self._seconds)
        budget = Budget(positions, self._seconds)
        start = Line(observation.sample(self._chance), None, NOBODY, 0)
        luck = self._chance.word()
        ranked = at_once(Looker(judge, first_look, luck), start, seat, observation.moves)
        if self._level >= SOLVES and may_be_solved(observation, start, self._chance):
            win = Solver(Looker(judge, first_look, luck), seat).certain_win(start)
            if win is not None:
                return with_win(ranked, win)
        if positions != 1 and prepared.manner.hidden:
            ranked = trials(judge, budget, ranked, observation, self._chance, prepared.manner)
        elif positions != 1:
            ranked = whole_turns(Looker(judge, budget, luck), ranked, start, seat, prepared.manner, spread)
        self.judged += int(first_look.spent + budget.spent)
        return ranked


def checked_seconds(seconds: float) -> float:
    if not 0 < seconds <= LONGEST:
        raise BotFailed("bot-bad-seconds", {"given": f"{seconds:g}", "most": int(LONGEST)})
    return seconds


def plan_of(line: Line, seat: i64) -> dict[int, int]:
    """What `seat` does along a line, by the key of the position in which it does so; the first move is made already."""
    return {
        int(step.before.state.key()): int(step.move) for step in line.steps()[1:] if step.before and step.seat == seat
    }
