"""Decks, hands and the first mage of a new game (EE-SET)."""

from collections import Counter

import pytest

from quintessence import Match
from quintessence.core.types import Language
from tests.games.elementary_evolution.positions import SLUG, mage
from tests.kit.reading import array, names

ELEMENTS = ("air", "fire", "earth", "water")


def hand_sum(match: Match, seat: int) -> int:
    hand = names(mage(match.position(), seat)["hand"])
    return sum(int(card.split("-")[1]) for card in hand if card != "ether")


@pytest.mark.interpreted
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mage_has_a_whole_deck_laid_out_as_printed(seats: int) -> None:
    """EE-SET-2, EE-SET-4, EE-SET-5"""
    late = Counter([f"{element}-{level}" for element in ELEMENTS for level in (4, 5)] + ["ether"] * 2)
    early = Counter([f"{element}-{level}" for element in ELEMENTS for level in range(4)] + ["ether"] * 2)
    match = Match(SLUG, seats=seats, seed=3)
    for seat in range(seats):
        area = mage(match.position(), seat)
        hand, draw = names(area["hand"]), names(area["draw"])
        assert (len(hand), len(draw)) == (5, 13)
        assert Counter(hand + draw) == early
        assert Counter(names(area["main"])) == late


def test_the_mage_with_the_highest_hand_begins() -> None:
    """EE-SET-6"""
    for seed in range(60):
        match = Match(SLUG, seats=4, seed=seed)
        sums = [hand_sum(match, seat) for seat in range(4)]
        assert sums[match.to_act[0]] == max(sums)


def test_chance_decides_between_equal_hands() -> None:
    """EE-SET-7"""
    begun = set()
    for seed in range(40):
        match = Match.from_position(
            SLUG,
            {"mages": {"0": {"hand": ["air-3"]}, "1": {"hand": ["fire-3"]}, "2": {"hand": ["ether"]}}},
            seats=3,
            seed=seed,
        )
        begun.add(match.to_act[0])
    assert begun == {0, 1}


def test_two_seeds_deal_two_games_and_one_seed_the_same() -> None:
    assert Match(SLUG, seed=1).position() == Match(SLUG, seed=1).position()
    assert Match(SLUG, seed=1).position() != Match(SLUG, seed=2).position()


def test_mages_are_called_by_the_back_of_their_deck() -> None:
    """EE-SET-8"""
    game = Match(SLUG, seats=4, seed=1).game
    setting = game.setting(4)
    names: dict[Language, str] = {"en": "Mage of Water", "fr": "Mage de l’Eau"}
    for language, called in names.items():
        assert game.seat_name(3, setting, game.messages(language)) == called


def test_a_game_without_a_turn_limit_is_won_by_somebody() -> None:
    """EE-END-7: with 0 there is none."""
    match = Match(SLUG, seed=4, options={"turn-limit": 0})
    chance = match.chance.copy()
    while match.result is None:
        moves = match.legal()
        match.play(moves[chance.below(len(moves))])
    assert match.result.reason == "ultimates"
    assert array(match.position()["finished"]) == match.result.winners
