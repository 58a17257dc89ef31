"""The kit: what every game must keep, as checks that anybody can run on a game of their own.

`check_game` looks at a game with all of them and says what it found; `quintessence check-game my_package:GAME` does
the same from a shell. Each file holds one idea as plain functions that raise `Fault`, an `AssertionError` that names
the game, the case, the seed, the ply and what differed; `suite` puts them together. `Facts` is what the kit would like
to know of a game and cannot find out. Nothing here needs pytest.
"""

from quintessence.core.scenario import run_scenario
from quintessence.testing.checking import Finding, Report, check_game
from quintessence.testing.counting import check_counts
from quintessence.testing.facts import Case, Facts, nothing_hidden, nothing_secret
from quintessence.testing.play import Fault

__all__ = [
    "Case",
    "Facts",
    "Fault",
    "Finding",
    "Report",
    "check_counts",
    "check_game",
    "nothing_hidden",
    "nothing_secret",
    "run_scenario",
]
