"""Keys of positions: every part of a position changes its key."""

import pytest

from tests.games.elixir.test_features import PILE, hand_of, match_at, status

pytestmark = pytest.mark.interpreted


def test_a_key_tells_positions_apart_by_every_part() -> None:
    hand, spells = ["owl-down", "daydream"], ["siesta", "hush"]
    law, forfeit = status("surcharge", n=1), {"kind": "forfeit", "card": "encore", "on": 0, "by": 1, "price": 2}
    trigger = {"kind": "trigger", "by": 0, "until": "game", "when": {"on": "spell"}, "do": [{"verb": "draw"}]}
    keys = [
        match_at(hand, spells).state.key(),
        match_at([*reversed(hand)], spells).state.key(),
        match_at(hand, [*reversed(spells)]).state.key(),
        match_at(hand, spells, pile=[*reversed(PILE)]).state.key(),
        match_at(hand, spells, discard=["odd-sock"]).state.key(),
        match_at(hand, spells, removed=["toast"]).state.key(),
        match_at(hand, spells, turn=2).state.key(),
        match_at(hand, spells, plays=1).state.key(),
        match_at(hand, spells, direction=-1).state.key(),
        match_at(hand, spells, first=1).state.key(),
        match_at(hand, spells, anchor=1).state.key(),
        match_at(hand, spells, extra=[1]).state.key(),
        match_at(hand, spells, extra=[1, 1]).state.key(),
        match_at(hand, spells, lasting=law).state.key(),
        match_at(hand, spells, lasting=status("surcharge", n=2)).state.key(),
        match_at(hand, spells, lasting={"2": law["1"]}).state.key(),
        match_at(hand, spells, lasting={"1": {**forfeit, "until": "your-turn"}}).state.key(),
        match_at(hand, spells, lasting={"1": trigger}).state.key(),
        match_at(hand, spells, lasting={"1": {**trigger, "when": {"on": "object"}}}).state.key(),
        match_at(hand, spells, players={"1": {**hand_of("1"), "counters": {"luck": 3}}}).state.key(),
        match_at(hand, spells, players={"1": {**hand_of("1"), "counters": {"zeal": 3}}}).state.key(),
        match_at(hand, spells, players={"2": {**hand_of("2"), "counters": {"luck": 3}}}).state.key(),
    ]
    assert len(set(keys)) == len(keys)
    assert keys[0] == match_at(hand, spells).state.key()


def test_counters_may_be_written_in_any_order() -> None:
    one = match_at([], ["hush"], players={"1": {**hand_of("1"), "counters": {"luck": 3, "zeal": 1}}})
    other = match_at([], ["hush"], players={"1": {**hand_of("1"), "counters": {"zeal": 1, "luck": 3}}})
    assert one.state.key() == other.state.key()
