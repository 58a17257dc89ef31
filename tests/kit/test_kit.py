"""Every registered game passes the kit, under each of its cases."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintessence.core.registry import OUR_GAMES, find_game
from quintessence.testing import rulebook, suite
from quintessence.testing.facts import Case
from quintessence.testing.play import begin, moments
from tests.kit.cases import FACTS

ROOT = Path(__file__).parents[2]
KNOWN = list(FACTS)
FEW = 4
"""With more seats games are long: here they are only begun, `make soak` plays them to their end."""


def cases(few: bool = False, every: int = 1) -> list[Any]:
    """Our games with their cases: all, or those with few seats, or one in so many of each game."""
    return [
        pytest.param(slug, case, id=f"{slug}: {case}")
        for slug in KNOWN
        for case in [case for case in FACTS[slug].cases if not few or case.seats <= FEW][::every]
    ]


# A few hundred of each in all, however many cases there are: `make soak` plays the thousands.
BEGINNINGS_OF_EACH_CASE = max(5, 250 // len(cases()))


def test_every_game_of_ours_has_all_its_facts() -> None:
    assert sorted(OUR_GAMES) == KNOWN
    assert [facts.unchecked() for facts in FACTS.values()] == [[]] * len(KNOWN)


@pytest.mark.interpreted
@pytest.mark.parametrize("slug", KNOWN)
def test_a_rulebook_agrees_with_itself(slug: str) -> None:
    rulebook.check(find_game(slug), FACTS[slug])


@pytest.mark.parametrize(("slug", "case"), cases(few=True))
def test_a_random_game_keeps_the_contract(slug: str, case: Case) -> None:
    """One game of each case with few seats; one in three is looked at as a whole."""
    facts = FACTS[slug]
    place = facts.cases.index(case)
    suite.hold(find_game(slug), facts, case, place, min(suite.SHARE, 2 * facts.share), place % 3 == 0)


@pytest.mark.parametrize("slug", KNOWN)
def test_whole_games_of_every_game_are_looked_at(slug: str) -> None:
    first = FACTS[slug].cases[0]
    assert first.seats <= FEW


@pytest.mark.interpreted
@pytest.mark.parametrize(("slug", "case"), cases(few=True, every=7))
def test_a_random_game_keeps_the_contract_in_both_engines(slug: str, case: Case) -> None:
    suite.hold(find_game(slug), FACTS[slug], case, 1_000, share=0.02)


@pytest.mark.parametrize(("slug", "case"), cases())
def test_the_beginning_of_any_game_keeps_the_contract(slug: str, case: Case) -> None:
    """The moves are chosen by hypothesis: a game that fails is cut down to the few moves that it takes."""

    @settings(max_examples=BEGINNINGS_OF_EACH_CASE, derandomize=True, database=None)
    @given(seed=st.integers(0, 2**31), choices=st.lists(st.integers(0, 10_000), max_size=60))
    def holds(seed: int, choices: list[int]) -> None:
        play = begin(find_game(slug), FACTS[slug], case, seed)
        for moment in moments(play, choices):
            for check in suite.AT_EVERY_POSITION:
                check(moment)
        for check in suite.AT_SOME_POSITIONS:
            check(moment)

    holds()


STORY = """
import json, sys
from quintessence.core.registry import find_game
from tests.kit.cases import FACTS
from quintessence.testing.play import begin, moments, whole
facts = FACTS[sys.argv[1]]
for case in facts.cases:
    for moment in moments(begin(find_game(sys.argv[1]), facts, case, 5)):
        told = [[event.cut(viewer) for viewer in moment.play.viewers] for event in moment.events]
    print(json.dumps([str(case), moment.play.moves, whole(moment.state), told]))
"""


@pytest.mark.parametrize("slug", KNOWN)
def test_a_game_does_not_depend_on_the_order_of_hashes(slug: str) -> None:
    """Python orders sets of words anew in every process; the same games must come out."""
    told = []
    for hash_seed in ("1", "2"):
        paths = os.pathsep.join([str(ROOT), *sys.path])
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
        run = subprocess.run(
            [sys.executable, "-c", STORY, slug], env=environment, capture_output=True, text=True, check=True
        )
        told.append([json.loads(line) for line in run.stdout.splitlines()])
    assert len(told[0]) == len(FACTS[slug].cases)
    assert told[0] == told[1]
