"""Wins that nothing can prevent: found where there are few moves, told as certain, and then really won."""

import pytest

from quintessence.bots.search.bot import SearchBot
from quintessence.core.chance import QuickChance
from quintessence.core.match import Match
from quintessence.core.types import JsonObject

AT_ONCE: JsonObject = {
    "cells": {"c3": "w:fire:2", "b2": "w:earth:1", "c4": "b:earth:1", "f6": "b:fire:1"},
    "turn": 0,
}
IN_TWO: JsonObject = {
    "cells": {"a6": "w:earth:1", "f5": "w:fire:1", "b5": "w:fire:1", "a5": "b:earth:2"},
    "turn": 0,
}
FAR_APART: JsonObject = {
    "cells": {"a1": "w:earth:1", "a2": "w:fire:1", "f6": "b:earth:2", "f5": "b:fire:1"},
    "turn": 0,
}


def asked(position: JsonObject) -> Match:
    return Match.from_position("elem-master", position, seats=2, seed=1)


def solver(level: int = 5) -> SearchBot:
    return SearchBot(seed=1, level=level, simulations=100, seconds=600)


def test_a_win_at_once_is_certain() -> None:
    best = solver().explain(asked(AT_ONCE).observe(0))[0]
    assert (best.chance, best.is_certain, best.moves[-1]) == (1.0, True, "attack c3 c4")


def test_nothing_is_certain_where_both_are_far_apart() -> None:
    assert not any(one.is_certain for one in solver().explain(asked(FAR_APART).observe(0)))


def test_a_win_in_two_turns_is_won_against_every_kind_of_reply() -> None:
    best = solver().explain(asked(IN_TWO).observe(0))[0]
    assert (best.chance, best.is_certain) == (1.0, True)
    for luck in range(6):
        match, chance, mine = asked(IN_TWO), QuickChance(luck), solver()
        turns = 1
        while match.result is None:
            seat = match.to_act[0]
            legal = match.legal(seat)
            words = mine.choose(match.observe(0)) if seat == 0 else legal[chance.below(len(legal))]
            match.play(words, seat)
            turns += seat == 0 and match.result is None and match.to_act[0] != 0
        assert match.result.winners == [0]
        assert turns <= 2


@pytest.mark.parametrize("level", [1, 2, 3])
def test_lower_levels_do_not_solve(level: int) -> None:
    observation = asked(IN_TWO).observe(0)
    assert not any(one.is_certain for one in solver(level).explain(observation))
