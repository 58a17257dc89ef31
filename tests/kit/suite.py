"""All checks together: which of them look at every position, which at some, which at whole games."""

from collections.abc import Callable
from typing import Final

from quintessence.core.contract import Game
from tests.kit import (
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
    shape,
    stopping,
    tally,
    termination,
    undo,
    values,
    words,
)
from tests.kit.case import Case, Page
from tests.kit.play import Fault, Moment, Play, begin, moments

Check = Callable[[Moment], None]

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
    stopping.check,
    tally.check,
    values.check,
    words.check,
)
SHARE: Final = 0.05
"""The share of positions at which each costly check looks, and of games that are replayed."""
REPLAYS: Final = 4
"""Whole games are looked at so many times as often: there are few of them."""


def hold(game: Game, page: Page, case: Case, seed: int, share: float = SHARE, is_whole: bool | None = None) -> Play:
    """Plays one random game and holds every invariant; raises `Fault` at the first that does not hold.

    Costly checks look at a random share of the positions, each at its own; what can only be said of a whole game is
    checked in some, unless `is_whole` says so or not.
    """
    play = begin(game, page, case, seed)
    try:
        hold_at_positions(play, share)
        by_lot = play.chance("replay").below(1000) < int(REPLAYS * share * 1000)
        if by_lot if is_whole is None else is_whole:
            hold_of_game(play, share)
    except Fault:
        raise
    except Exception as error:
        raise play.fault(f"{type(error).__name__}: {error}") from error
    return play


def hold_of_game(play: Play, share: float) -> None:
    determinism.check(play)
    replay.check(play)
    undo.check(play, share)
    idle.check_game(play)
    termination.check(play)


def hold_at_positions(play: Play, share: float) -> None:
    lot = play.chance("share")
    limit = int(share * 1_000_000)
    for moment in moments(play):
        for check in AT_EVERY_POSITION:
            check(moment)
        asked = moment.state.to_act()
        # Games end once, and seldom ask several seats at once: these positions get a closer look.
        weight = 20 if not asked else 4 if len(asked) > 1 else 1
        for check in AT_SOME_POSITIONS:
            if lot.below(1_000_000) < weight * limit:
                check(moment)
