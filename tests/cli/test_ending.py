"""How a game ends on the screen: once, with the result of the match."""

import pytest

from quintessence.cli.display import ending_of
from quintessence.cli.screen import Screen
from quintessence.core.registry import find_game
from quintessence.core.result import Result
from tests.cli.session import run

ELIXIR = find_game("elixir")


@pytest.mark.parametrize("ranking", [[[0], [1, 2]], [[0], [2], [1]]])
def test_the_ranking_is_told_also_when_places_are_shared(ranking: list[list[int]]) -> None:
    lines = ending_of(Result([0], ranking, "no-spells"), ELIXIR, ELIXIR.setting(3), Screen("en", False))
    assert lines[1] == (
        "Ranking: 1. Wormwood, 2. Nightshade and Chamomile"
        if len(ranking) == 2
        else "Ranking: 1. Wormwood, 2. Chamomile, 3. Nightshade"
    )


def test_two_sides_need_no_ranking() -> None:
    game = find_game("elem-master")
    assert len(ending_of(Result([0], [[0], [1]], "resigned"), game, game.setting(2), Screen("en", False))) == 1


def test_after_a_resignation_the_game_is_played_out_in_silence_and_ends_once() -> None:
    outcome = run("play", "elixir", "--seed", "4", typed="resign\nquit\n")
    lines = outcome.lines
    begun = lines.index("Wormwood has resigned; greedy plays on in that seat, and the bots play the game out.")
    assert sum("The game is over" in line for line in lines) == 1
    assert len(lines) - begun < 60
    ranking = next(line for line in lines if line.startswith("Ranking: "))
    assert ranking.endswith("3. Wormwood")
    winners = ranking.removeprefix("Ranking: 1. ").split(",")[0].split(" and ")
    won = "wins" if len(winners) == 1 else "win together"
    assert f"The game is over · {', '.join(winners)} {won}" in lines
    assert not any(line.startswith("  1. ") for line in lines)
    assert lines[-2:] == ["Wormwood> quit", "Goodbye."]
