"""The kit: checks that every game must pass, for you to run on a game of your own.

`check_game` runs all of them and reports what it found; `quintessence check-game my_package:GAME` does the same from a
shell. Each file holds one idea as plain functions that raise `Fault`, an `AssertionError` that names the game, the
case, the seed, the ply and what differed; `suite` puts them together. `Facts` is what the kit cannot find out about a
game by itself. Nothing here needs pytest.
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
