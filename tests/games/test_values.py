"""What a position is worth for one seat is what it is worth for that seat among all."""

from random import Random

import pytest

from quintessence.core.chance import QuickChance
from quintessence.core.contract import State
from quintessence.core.registry import find_game
from quintessence.testing.facts import Case
from quintessence.testing.settings import declared_cases
from tests.kit.cases import FACTS

MOST_MOVES = 120
LOOKS = 4
"""Every so many moves the position is looked at."""


def cases_of(slug: str) -> list[Case]:
    """Every number of seats, every option, and the mixtures that the kit plays."""
    return [*declared_cases(find_game(slug)), *FACTS[slug].cases]


@pytest.mark.parametrize("slug", FACTS)
def test_one_seat_is_told_what_all_are_told(slug: str) -> None:
    game = find_game(slug)
    dice = Random(11)
    for seed, case in enumerate(cases_of(slug)):
        chance = QuickChance(seed)
        state = game.setup(game.setting(case.seats, dict(case.options)), chance)
        for made in range(MOST_MOVES):
            if made % LOOKS == 0 or state.result() is not None:
                check_values(state)
            if state.result() is not None:
                break
            seat = dice.choice(state.to_act())
            state.apply(seat, dice.choice(list(state.legal_moves(seat))), chance)


def check_values(state: State) -> None:
    before = state.to_json()
    values = state.values()
    assert [state.value(seat) for seat in range(state.setting.seats)] == values, f"{state!r}"
    assert state.to_json() == before, f"asking what it is worth changed {state!r}"
