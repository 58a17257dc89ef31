"""Windows that betray a hand are declared, and the leak prover finds what they betray."""

import pytest

from quintessence.core.registry import find_game
from quintessence.testing.facts import Case
from tests.games.betrayal import leak_found
from tests.games.elementary_evolution.positions import SLUG, match_at


def test_without_always_ask_being_asked_betrays_the_hand_and_is_declared() -> None:
    """EE-R-9"""
    case = Case(2, {"always-ask": False, "turn-limit": 40})
    assert find_game(SLUG).reveals_hands(find_game(SLUG).setting(2, dict(case.options)))
    assert leak_found(SLUG, case, range(3))


def test_with_always_ask_no_question_betrays_a_hand() -> None:
    """EE-BW-8, EE-REL-8"""
    case = Case(2, {"turn-limit": 40})
    assert not find_game(SLUG).reveals_hands(find_game(SLUG).setting(2, dict(case.options)))
    assert not leak_found(SLUG, case, range(1))


@pytest.mark.interpreted
def test_a_card_that_was_shown_cannot_be_taken_back_but_an_open_choice_can() -> None:
    match = match_at(
        {
            "active": 0,
            "tokens": {"ondine": "used"},
            "ondines": {"ondine": {"seat": 0, "pile": "earth", "level": 0}},
            "mages": {"0": {"hand": ["fire-0"], "piles": {"earth": ["earth-0"], "air": ["air-0"]}}},
        }
    )
    match.play("move ondine air")
    assert match.can_undo(0)
    match.play("play fire-0 fire")
    assert not match.can_undo(0)
