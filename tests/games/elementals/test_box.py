"""The sixty cards, as the rulebook page lists them (EL-COM-1 to EL-COM-3, EL-MAT)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from quintessence.games.elementals.cards.box import CARD_IDS, NEAR_MISSES, PARTNERS

PAGE = Path(__file__).parents[3] / "docs" / "rulebook" / "elementals.md"
ROW = re.compile(r"^\| ([ewaf]{3}) \| (\w+) \| (\w+) \| (\w+) \| (\w+) \| (.+) \| (.+) \| (.+) \|$", re.MULTILINE)
ROWS = ROW.findall(PAGE.read_text(encoding="utf-8"))


def bits(cards: int) -> set[str]:
    return {CARD_IDS[card] for card in range(60) if cards >> card & 1}


def test_the_box_holds_the_page_s_cards_once_each() -> None:
    assert [row[0] for row in ROWS] == CARD_IDS[:48]
    assert len(set(CARD_IDS)) == 60
    assert Counter(card.split("-")[0] for card in CARD_IDS[48:]) == {"mad": 4, "double": 4, "magician": 4}


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_card_matches_the_partners_that_the_page_lists(row: tuple[str, ...]) -> None:
    card = row[0]
    assert card == "".join(word[0] for word in row[1:4])
    assert bits(PARTNERS[CARD_IDS.index(card)]) == set(" ".join(row[5:8]).split())


def test_near_misses_have_one_part_in_common_and_come_three_and_a_half_times_as_often() -> None:
    for card in range(48):
        for other in bits(NEAR_MISSES[card]):
            assert sum(a == b for a, b in zip(CARD_IDS[card], other, strict=True)) == 1
    matches = sum(len(bits(partners)) for partners in PARTNERS)
    near = sum(len(bits(misses)) for misses in NEAR_MISSES)
    assert 3.0 < near / matches < 4.0


def test_special_cards_match_nothing() -> None:
    assert all(PARTNERS[card] == 0 and NEAR_MISSES[card] == 0 for card in range(48, 60))
