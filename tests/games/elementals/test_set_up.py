"""Seats, packs and the start seat of a new game (EL-SET)."""

import pytest

from quintessence import Match
from quintessence.core.errors import BadSetting


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_sixty_cards_are_dealt_evenly(seats: int) -> None:
    position = Match("elementals", seats=seats, seed=3).position()
    packs = position["packs"]
    assert isinstance(packs, list)
    assert [len(pack) for pack in packs if isinstance(pack, list)] == [60 // seats] * seats
    assert len({card for pack in packs if isinstance(pack, list) for card in pack}) == 60


def test_the_start_seat_is_drawn_and_may_be_any() -> None:
    starts = [Match("elementals", seats=3, seed=seed).to_act[0] for seed in range(300)]
    assert all(70 < starts.count(seat) < 130 for seat in range(3))


def test_the_option_names_the_start_seat() -> None:
    assert Match("elementals", seats=6, seed=1, options={"start": "5"}).to_act == [5]


def test_a_start_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetting) as refused:
        Match("elementals", seats=3, options={"start": 3})
    assert "start" in refused.value.message("en")
    assert "start" in refused.value.message("fr")


def test_two_shuffles_differ() -> None:
    first, second = (Match("elementals", seed=seed).position()["packs"] for seed in (1, 2))
    assert first != second
