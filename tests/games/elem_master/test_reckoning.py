"""Short ways to reckon say the same as the rules that they stand for."""

import pytest

from quintessence.games.elem_master.terrain.cells import PLAINS
from quintessence.games.elem_master.tokens.elements import LOSES, WINS, beaten_by, feared_by, meeting, met_by
from quintessence.games.elem_master.tokens.stack import one_if_zero, place_of_lowest

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("source", range(4))
def test_what_an_element_beats_fears_and_meets_is_what_its_meetings_say(source: int) -> None:
    outcomes = [meeting(source, target) for target in range(4)]
    assert [beaten_by(source) >> target & 1 for target in range(4)] == [outcome == WINS for outcome in outcomes]
    assert [feared_by(source) >> target & 1 for target in range(4)] == [outcome == LOSES for outcome in outcomes]
    assert [met_by(source) >> target & 1 for target in range(4)] == [outcome != 0 for outcome in outcomes]


def test_the_lowest_bit_is_found_at_every_place_whatever_lies_above() -> None:
    for place in range(32):
        for above in (0, 1, 0b1011, (1 << 31 - place) - 1):
            assert place_of_lowest((above << 1 | 1) << place & 0xFFFFFFFF) == place
    assert [one_if_zero(number) for number in (0, 1, 2, 15, 1 << 14)] == [1, 0, 0, 0, 0]


@pytest.mark.parametrize("seats", [2, 4])
def test_tables_of_the_board_go_from_its_middle_to_its_edge(seats: int) -> None:
    plain = PLAINS[seats]
    assert (plain.nearness[0], plain.nearness[plain.size]) == (1, 0)
    assert (plain.farness[0], plain.farness[plain.size]) == (0, 1)
    edge = [cell for cell in range(plain.count) if cell // plain.size in (0, plain.size - 1)]
    assert {plain.centrality[cell] for cell in edge} == {0}
    middle = plain.size // 2 * plain.size + plain.size // 2
    assert [plain.centrality[middle - step] for step in (0, 1, plain.size, plain.size + 1)] == [1, 1, 1, 1]
