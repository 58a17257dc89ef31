"""A position as one line of text."""

import pytest

from quintessence import Match
from quintessence.core.errors import BadPosition
from quintessence.games.elem_master.board import Board
from quintessence.games.elem_master.notation.line import read_line, write_line

STANDARD = "1,bE2,2,bE1,1/bA1,bW2,bF1,bF2,bW1,bA2/6/6/wA2,wW1,wF2,wF1,wW2,wA1/1,wE1,2,wE2,1 fo-sa-ma-mo w 3 1"


def line_of(match: Match) -> str:
    assert isinstance(match.state, Board)
    return write_line(match.state)


def test_the_standard_start_is_the_line_on_the_page() -> None:
    assert line_of(Match.from_position("elem-master", read_line(STANDARD))) == STANDARD


def test_every_position_of_a_game_comes_back_from_its_line() -> None:
    match = Match("elem-master", seats=4, seed=3, options={"arena": "keeps"})
    for _ in range(120):
        if match.result is not None:
            break
        legal = match.legal()
        match.play(legal[len(legal) // 3])
        line = line_of(match)
        assert line_of(Match.from_position("elem-master", read_line(line), seats=4)) == line


@pytest.mark.parametrize(
    "line",
    [
        "",
        "6/6/6/6/6/6",
        "7/6/6/6/6/6 fo-sa-ma-mo w 3 1",
        "6/6/6/6/6/6 fo-sa-ma-xx w 3 1",
        "6/6/6/6/6/6 fo-sa-ma-mo y 3 1",
        "6/6/6/6/6/wQ1,5 fo-sa-ma-mo w 3 1",
        "6/6/6/6/6/6,wE1 fo-sa-ma-mo w 3 1",
        "6/6/6/6/6/6 fo-sa-ma-mo w three 1",
    ],
)
def test_a_line_that_is_none_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_line(line)
    assert refused.value.message("fr").endswith(".")
