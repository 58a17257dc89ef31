"""Looking ahead through whole turns: what may be played is judged with care, though replies are cut short."""

import pytest

from quintessence.bots.search.bot import ALL
from quintessence.bots.search.budget import Budget
from quintessence.bots.search.data import manner_of, weights_of
from quintessence.bots.search.judge import Judge
from quintessence.bots.search.lines import NOBODY, Line, Looker
from quintessence.bots.search.looking import at_once, whole_turns
from quintessence.bots.search.ranking import Ranked
from quintessence.core.chance import QuickChance
from quintessence.core.match import Match
from quintessence.core.types import JsonObject

FEW_STACKS: JsonObject = {
    "cells": {"c3": "w:fire:3", "b2": "w:earth:2", "e5": "b:earth:2", "f6": "b:fire:1"},
    "turn": 0,
}


def looked(spread: float) -> tuple[list[Ranked], int]:
    """The moves of white, and how many positions were judged for that."""
    match = Match.from_position("elem-master", FEW_STACKS, seats=2, seed=1)
    observation = match.observe(0)
    judge = Judge(match.game.sides(match.setting), weights_of(match.game, match.setting))
    start = Line(observation.sample(QuickChance(1)), None, NOBODY, 0)
    looker = Looker(judge, Budget(None, None), 1)
    first = at_once(looker, start, 0, observation.moves)
    manner = manner_of(match.game, match.setting)
    return whole_turns(looker, first, start, 0, manner, spread), int(looker.budget.spent)


@pytest.mark.parametrize("spread", [0.0, 0.02])
def test_what_may_be_played_is_judged_with_care_and_the_rest_costs_less(spread: float) -> None:
    carefully, all_of_it = looked(ALL)
    quickly, less = looked(spread)
    assert less < all_of_it
    best = carefully[0].value
    playable = {int(one.move): one.value for one in carefully if one.value >= best - spread}
    assert {int(one.move): one.value for one in quickly if one.value >= best - spread} == playable
