"""All checks together: which run at every position, which at some, which on whole games."""

from collections.abc import Callable
from typing import Final

from quintessence.core.contract import Game
from quintessence.testing import (
    aliasing,
    arrival,
    conservation,
    determinism,
    drawing,
    idle,
    json_trip,
    leaks,
    observation,
    refusals,
    replay,
    searching,
    shape,
    stopping,
    tally,
    termination,
    texts,
    undo,
    values,
    words,
)
from quintessence.testing.facts import Case, Facts
from quintessence.testing.play import Fault, Moment, Play, begin, fault_of, moments

Check = Callable[[Moment], None]
CheckOfGame = Callable[[Play], None]

AT_EVERY_POSITION: Final[tuple[Check, ...]] = (shape.check, conservation.check)
AT_SOME_POSITIONS: Final[tuple[Check, ...]] = (
    aliasing.check,
    arrival.check,
    drawing.check,
    idle.check,
    json_trip.check,
    leaks.check,
    observation.check,
    refusals.check,
    searching.check,
    stopping.check,
    tally.check,
    texts.check,
    values.check,
    words.check,
)
OF_WHOLE_GAMES: Final[tuple[CheckOfGame, ...]] = (
    determinism.check,
    replay.check,
    undo.check,
    idle.check_game,
    termination.check,
)
ALL: Final[tuple[Callable[..., None], ...]] = (*AT_EVERY_POSITION, *AT_SOME_POSITIONS, *OF_WHOLE_GAMES)
SHARE: Final = 0.05
"""The share of positions at which each costly check looks, and of games that are replayed."""
REPLAYS: Final = 4
"""Whole games are looked at so many times as often: there are few of them."""


def hold(game: Game, facts: Facts, case: Case, seed: int, share: float = SHARE, is_whole: bool | None = None) -> Play:
    """Plays one random game and runs the checks; raises `Fault` at the first that fails.

    Costly checks look at a random share of the positions, each at its own; what can only be said of a whole game is
    checked in some, unless `is_whole` says so or not.
    """
    play = begin(game, facts, case, seed, share)
    try:
        for moment in moments(play):
            for check in due_checks(moment):
                check(moment)
        by_lot = play.chance("replay").below(1000) < int(REPLAYS * share * 1000)
        for check_of_game in OF_WHOLE_GAMES if (by_lot if is_whole is None else is_whole) else ():
            check_of_game(play)
    except Fault:
        raise
    except Exception as error:
        raise fault_of(error, play.fault) from error
    return play


def due_checks(moment: Moment) -> list[Check]:
    """The checks that look at this position: the cheap ones, and of the costly ones a share, drawn by lot."""
    lot, limit = moment.chance("share"), int(moment.play.share * 1_000_000)
    asked = moment.state.to_act()
    # Games end once, and seldom ask several seats at once: these positions get a closer look.
    weight = 20 if not asked else 4 if len(asked) > 1 else 1
    drawn = [check for check in AT_SOME_POSITIONS if lot.below(1_000_000) < weight * limit]
    return [*AT_EVERY_POSITION, *drawn]


def name_of(check: Callable[..., None]) -> str:
    """What a check is called: the file that it stands in."""
    return check.__module__.rpartition(".")[2]
