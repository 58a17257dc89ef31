"""The bot `search` against OpenSpiel's searches, which are given our values: the same processor time for a decision.

    PYTHONPATH=.venv/lib/python3.11/site-packages .venv-bench/bin/python bench/openspiel.py
    ... bench/openspiel.py --game elem-master --games 40 --seconds 0.02 --judge

Runs with the Python of the environment that holds the peers; `PYTHONPATH` leads to our compiled package.

Where nothing is hidden the opponent is `MCTSBot`, elsewhere `ISMCTSBot` with our samples, both in OpenSpiel's own
Python: its compiled searches take no evaluator from outside. They judge a position by `State.values`, or with `--judge`
by the same fitted weights as ours: then the two differ only in how they search and in what that costs. Each is
told nothing but its observation.

Ours is given `--seconds` for a decision, by the clock, and often needs less: it goes on with the turn that it has
planned. Theirs is given as many simulations as took that much processor time before. Seeds are paired: every game is
played twice, with the places exchanged. Nothing else should run beside it.
"""

import argparse
import sys
from collections.abc import Callable
from importlib.util import find_spec
from itertools import repeat
from time import process_time
from types import SimpleNamespace
from typing import NamedTuple, Protocol

from matches import Played, open_pool, places, play_out, score_of
from measure import at_least_one, print_table, rounded, some_time
from peers import engine

from quintessence.bots.search.bot import SearchBot
from quintessence.bots.search.data import manner_of, weights_of
from quintessence.bots.search.judge import Judge
from quintessence.core.bot import Bot
from quintessence.core.chance import Chance, QuickChance, Seed, derived_chance
from quintessence.core.contract import Game, State
from quintessence.core.match import Match
from quintessence.core.observation import Observation
from quintessence.core.registry import find_game
from quintessence.core.types import Seat

GAMES = ["elem-master", "elementary-evolution"]
SEATS = 2
EXPLORATION = 0.4
"""`examples/mcts.py` of OpenSpiel takes 2, which suits results of whole games. Our values of neighbouring positions
differ by little: with 2 all moves are visited almost alike."""
FIRST_TRY = 100
"""Simulations that are made, and not counted, to learn how long one takes."""
FEWEST = 2
"""The first simulation only makes the root."""
REMEMBERED = 0.8
"""What is left of the weight of a decision when the next one is made: positions grow larger and smaller."""

Valuation = Callable[[State], list[float]]
"""What a position is worth to each seat, from -1 to 1."""


class Rules(Protocol):
    """What OpenSpiel's searches ask of a `pyspiel.Game`."""

    def get_type(self) -> object: ...

    def max_utility(self) -> float: ...


class Position:
    """What OpenSpiel's searches ask of a `pyspiel.State`, answered by one of our positions.

    It has no chance nodes: draws come from `luck`, the same for every move, as in our own search.
    """

    def __init__(self, rules: Rules, state: State, luck: int) -> None:
        self.state = state
        self._rules = rules
        self._luck = luck
        self._seen: str | None = None

    def get_game(self) -> Rules:
        return self._rules

    def clone(self) -> "Position":
        return Position(self._rules, self.state.copy(), self._luck)

    def current_player(self) -> Seat:
        return int(self.state.mover())

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self.state.mover() < 0

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        return list(self.state.legal_moves(self.state.mover() if player is None else player))

    def apply_action(self, action: int) -> None:
        self.state.apply(self.state.mover(), int(action), QuickChance(self._luck), None)
        self._seen = None

    def returns(self) -> list[float]:
        return self.state.values()

    def information_state_string(self) -> str:
        """The key of one sample: it depends on the view of the mover alone, and on all of it.

        Writing the view as text would say the same and, compiled, take about ten times as long.
        """
        if self._seen is None:
            self._seen = str(self.state.sample(self.current_player(), QuickChance(0)).key())
        return self._seen


class Evaluator:
    """What OpenSpiel's searches ask at a leaf: our values, and no move preferred."""

    def __init__(self, valuation: Valuation) -> None:
        self._valuation = valuation

    def evaluate(self, position: Position) -> list[float]:
        return self._valuation(position.state)

    def prior(self, position: Position) -> list[tuple[int, float]]:
        actions = position.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


def by_values(state: State) -> list[float]:
    return state.values()


def by_judge(judge: Judge) -> Valuation:
    """The fitted judge's chances, scaled to what OpenSpiel expects."""

    def valuation(state: State) -> list[float]:
        judge.weigh(state)
        return [2.0 * judge.chances[side] - 1.0 for side in judge.side_of]

    return valuation


class Found(NamedTuple):
    """What a search answers, and after how many simulations: a proven win ends it early."""

    action: int
    simulations: int


class Search:
    """One of OpenSpiel's searches, set up for one game."""

    is_for_secrets: bool
    called: str

    def __init__(self, valuation: Valuation, exploration: float, chance: Chance) -> None:
        self.evaluator = Evaluator(valuation)
        self.exploration = exploration
        self.rules = rules(self.is_for_secrets)
        self._chance = chance

    def find(self, observation: Observation, simulations: int) -> Found:
        raise NotImplementedError

    def sampled(self, observation: Observation) -> Position:
        return Position(self.rules, observation.sample(self._chance), int(self._chance.word()))

    def random(self) -> object:
        from numpy.random import RandomState

        return RandomState(int(self._chance.word()))


class TreeSearch(Search):
    """For games in which nothing is hidden."""

    is_for_secrets = False
    called = "OpenSpiel's MCTSBot"

    def find(self, observation: Observation, simulations: int) -> Found:
        from open_spiel.python.algorithms.mcts import MCTSBot

        bot = MCTSBot(self.rules, self.exploration, simulations, self.evaluator, random_state=self.random())
        root = bot.mcts_search(self.sampled(observation))
        return Found(int(root.best_child().action), int(root.explore_count))


class SecretSearch(Search):
    """For games with secrets: every simulation begins in a sample of ours."""

    is_for_secrets = True
    called = "OpenSpiel's ISMCTSBot"

    def find(self, observation: Observation, simulations: int) -> Found:
        from open_spiel.python.algorithms.ismcts import ISMCTSBot

        bot = ISMCTSBot(self.rules, self.evaluator, self.exploration, simulations, random_state=self.random())
        bot.set_resampler(lambda position, seat: self.sampled(observation))
        return Found(int(bot.step(self.sampled(observation))), simulations)


def rules(hidden: bool) -> Rules:
    """The little that the searches want to know before they begin."""
    from pyspiel import GameType

    information = GameType.Information
    kind = SimpleNamespace(
        reward_model=GameType.RewardModel.TERMINAL,
        dynamics=GameType.Dynamics.SEQUENTIAL,
        information=information.IMPERFECT_INFORMATION if hidden else information.PERFECT_INFORMATION,
    )
    return SimpleNamespace(get_type=lambda: kind, max_utility=lambda: 1.0)


class Pace:
    """How many simulations fit into a time, by how long those before took."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._spent = 0.0
        self._made = 0.0

    @property
    def is_known(self) -> bool:
        return self._made > 0.0

    def note(self, simulations: int, seconds: float) -> None:
        self._made = REMEMBERED * self._made + simulations
        self._spent = REMEMBERED * self._spent + seconds

    def simulations(self) -> int:
        return max(FEWEST, round(self._seconds * self._made / max(self._spent, 1e-9)))


class Effort(NamedTuple):
    """What somebody did with their time."""

    decisions: int
    simulations: int
    """Positions that were judged."""
    seconds: float


class OpenSpielBot(Bot):
    """Plays by one of OpenSpiel's searches and keeps account of what it costs."""

    def __init__(self, search: Search, seconds: float) -> None:
        self.name = "openspiel"
        self.efforts: list[Effort] = []
        self._search = search
        self._pace = Pace(seconds)

    def choose(self, observation: Observation) -> str:
        moves = observation.moves
        if len(moves) == 1:
            return observation.grammar.words(moves[0])
        if not self._pace.is_known:
            # The very first search also loads OpenSpiel, which says nothing of how quick it is.
            self._search.find(observation, FEWEST)
            self._timed(observation, FIRST_TRY)
        found, seconds = self._timed(observation, self._pace.simulations())
        self.efforts.append(Effort(1, found.simulations, seconds))
        return observation.grammar.words(found.action)

    def _timed(self, observation: Observation, simulations: int) -> tuple[Found, float]:
        began = process_time()
        found = self._search.find(observation, simulations)
        seconds = process_time() - began
        self._pace.note(found.simulations, seconds)
        return found, seconds


class Terms(NamedTuple):
    """What a match is played by."""

    game: str
    seconds: float
    judge: bool
    exploration: float


class Account(NamedTuple):
    """A game, and what both did with their time in it."""

    played: Played
    ours: Effort
    theirs: Effort


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the bot `search` against the searches of OpenSpiel.")
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    parser.add_argument("--games", type=at_least_one, default=200, help="games of each match")
    parser.add_argument("--seconds", type=some_time, default=0.05, help="time for a decision")
    parser.add_argument("--judge", action="store_true", help="give OpenSpiel our fitted weights instead of our values")
    parser.add_argument("--exploration", type=float, default=EXPLORATION, help="OpenSpiel's uct_c")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=at_least_one, default=1)
    given = parser.parse_args()
    asked = [Terms(slug, given.seconds, given.judge, given.exploration) for slug in given.game or GAMES]
    for terms in asked:
        check(terms)
    numbers = range(2 * given.seed, 2 * given.seed + given.games)
    with open_pool(given.processes) as pool:
        for terms in asked:
            tell(terms, list(pool.map(play, repeat(terms), numbers)))


def check(terms: Terms) -> None:
    """Ends here, with a sentence, if something is missing."""
    game = find_game(terms.game)
    if terms.judge and not weights_of(game, game.setting(SEATS)):
        sys.exit(f"{terms.game} has no fitted weights for {SEATS} seats: run it without --judge.")
    if find_spec("pyspiel") is None:
        sys.exit("OpenSpiel is not installed here: `make bench` puts it into .venv-bench.")


def play(terms: Terms, number: int) -> Account:
    """One game. In a process of the pool."""
    game = find_game(terms.game)
    ours = SearchBot(seed=f"{number}/ours", seconds=terms.seconds)
    theirs = OpenSpielBot(search_for(game, terms, f"{number}/theirs"), terms.seconds)
    is_ours = places(SEATS, number)
    played = play_out(Match(game, SEATS, number // 2), [ours if mine else theirs for mine in is_ours], is_ours)
    return Account(played, Effort(played.decisions, ours.judged, played.seconds), together(theirs.efforts))


def search_for(game: Game, terms: Terms, seed: Seed) -> Search:
    """The search of OpenSpiel that suits a game."""
    setting = game.setting(SEATS)
    valuation = by_judge(Judge(game.sides(setting), weights_of(game, setting))) if terms.judge else by_values
    return kind_for(game)(valuation, terms.exploration, derived_chance(seed, "openspiel"))


def kind_for(game: Game) -> type[Search]:
    return SecretSearch if manner_of(game, game.setting(SEATS)).hidden else TreeSearch


def together(efforts: list[Effort]) -> Effort:
    return Effort(
        sum(effort.decisions for effort in efforts),
        sum(effort.simulations for effort in efforts),
        sum(effort.seconds for effort in efforts),
    )


def tell(terms: Terms, games: list[Account]) -> None:
    """Who won, and what it took."""
    theirs = kind_for(find_game(terms.game)).called
    given = "fitted weights" if terms.judge else "values"
    score = score_of([game.played for game in games])
    print(f"{terms.game}, {engine()}: search against {theirs} with our {given}: {score}\n")
    rows = [
        row("search", together([game.ours for game in games])),
        row(theirs, together([game.theirs for game in games])),
    ]
    print_table(["", "decisions", "ms a decision", "simulations a decision", "simulations a second"], rows)
    print(flush=True)


def row(name: str, effort: Effort) -> list[str]:
    decisions, seconds = max(1, effort.decisions), max(effort.seconds, 1e-9)
    figures = (1000 * effort.seconds / decisions, effort.simulations / decisions, effort.simulations / seconds)
    return [name, str(effort.decisions), *map(rounded, figures)]


if __name__ == "__main__":
    main()
