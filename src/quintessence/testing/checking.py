"""All checks of the kit on one game: what they found, what they could not check, how much was played."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from quintessence.core.chance import derived_chance
from quintessence.core.contract import Game
from quintessence.core.registry import OUR_GAMES, find_game, game_names, register
from quintessence.testing import rulebook, suite
from quintessence.testing.facts import Case, Facts
from quintessence.testing.play import Fault, Moment, Play, begin, fault_of, moments
from quintessence.testing.settings import declared_cases, random_case

Looked = TypeVar("Looked", Moment, Play)

GAMES: Final = 40
SHARE: Final = 0.25
"""The share of positions at which each costly check looks: a few games, but a close look."""
WHOLE: Final = 4
"""One in so many games is looked at as a whole, too."""
RULEBOOK: Final = "rulebook"
PLAY: Final = "play"
"""The name of the check that fails if a random game cannot even be played."""
CHECKS: Final = tuple(dict.fromkeys([RULEBOOK, PLAY, *map(suite.name_of, suite.ALL)]))
"""The names of all checks."""


@dataclass(frozen=True)
class Finding:
    """A check that failed, and the first fault that it found."""

    check: str
    fault: Fault

    def __str__(self) -> str:
        return f"{self.check}: {self.fault}"


@dataclass
class Report:
    """What the checks found in a game."""

    unchecked: list[str]
    """The facts that were not given, without which something could not be checked."""
    findings: list[Finding] = field(default_factory=list)
    """The faults, in the order in which they were found; of each check that looks at games only the first."""
    looked: set[str] = field(default_factory=set)
    """The checks that have looked at something: if games cannot be played, many have not."""
    games: int = 0
    moves: int = 0

    @property
    def passed(self) -> bool:
        return not self.findings

    def has_failed(self, check: str) -> bool:
        return any(finding.check == check for finding in self.findings)

    def add(self, check: str, error: Exception, where: Callable[..., Fault]) -> None:
        """Notes what a check raised."""
        found = Finding(check, fault_of(error, where))
        if str(found) not in map(str, self.findings):
            self.findings.append(found)

    def failed(self) -> list[str]:
        """The checks that found a fault."""
        return [check for check in CHECKS if self.has_failed(check)]

    def unreached(self) -> list[str]:
        """The checks that had nothing to look at."""
        return [check for check in CHECKS if check not in self.looked and not self.has_failed(check)]


def check_game(
    game: Game,
    facts: Facts | None = None,
    games: int = GAMES,
    seed: int = 0,
    advance: Callable[[], None] = lambda: None,
) -> Report:
    """Plays random games and runs every check of the kit on them; a check that has failed is not run again.

    The seeds 0, 1, 2 ... have the cases of the facts, or those that the game declares; the seeds after them have seats
    and options at random, so that a seed alone says which game it was. `advance` is called after each game. The game
    becomes known in this process, as if it were installed.
    """
    report = Report((facts or Facts()).unchecked())
    try:
        make_known(game)
        given = facts or Facts(has_own_board=game.slug in OUR_GAMES)
        given = given if given.cases else replace(given, cases=tuple(declared_cases(game)))
    except Exception as error:
        report.add(RULEBOOK, error, Fault)
        return report
    report.looked.add(RULEBOOK)
    for part in rulebook.PARTS:
        try:
            part(game, given)
        except Exception as error:
            report.add(suite.name_of(part), error, lambda key, **told: Fault(key, game, **told))
    for number in range(seed, seed + games):
        look_at_game(report, game, given, number)
        advance()
    return report


def make_known(game: Game) -> None:
    """Lets records and observations, which name the game by its slug, find it; another game's slug is taken."""
    if game.slug not in game_names():
        register(game)
    elif find_game(game.slug) is not game:
        raise Fault("slug-taken", slug=game.slug)


def look_at_game(report: Report, game: Game, facts: Facts, seed: int) -> None:
    """Plays one game and notes what is wrong with it."""
    case = case_of(game, facts, seed)
    try:
        play = begin(game, facts, case, seed, SHARE)
    except Exception as error:
        if not report.has_failed(PLAY):
            report.add(PLAY, error, lambda key, **told: Fault(key, game, case, **told))
        return
    report.games += 1
    report.looked.add(PLAY)
    try:
        for moment in moments(play):
            for check in suite.due_checks(moment):
                look(report, check, moment, play)
    except Exception as error:
        if not report.has_failed(PLAY):
            report.add(PLAY, error, play.fault)
        return
    finally:
        report.moves += len(play.moves)
    if seed % WHOLE == 0:
        for check_of_game in suite.OF_WHOLE_GAMES:
            look(report, check_of_game, play, play)


def look(report: Report, check: Callable[[Looked], None], at: Looked, play: Play) -> None:
    """Looks with one check, unless it has failed before."""
    name = suite.name_of(check)
    report.looked.add(name)
    if not report.has_failed(name):
        try:
            check(at)
        except Exception as error:
            report.add(name, error, play.fault)


def case_of(game: Game, facts: Facts, seed: int) -> Case:
    """The setting of the game with that seed: the cases in turn, then others at random."""
    if seed < len(facts.cases) or not game.options:
        return facts.cases[seed % len(facts.cases)]
    return random_case(game, facts, derived_chance(seed, game.slug, "setting"))
