"""How a game ends on the screen: once, with the result of the match."""

import pytest

from quintessence.cli.display import ending_of
from quintessence.cli.screen import Screen
from quintessence.core.registry import find_game
from quintessence.core.result import Result
from tests.cli.session import run, said

ELIXIR = find_game("elixir")
NAMES = [ELIXIR.seat_name(seat, ELIXIR.setting(3), ELIXIR.messages("en")) for seat in range(3)]


@pytest.mark.parametrize("ranking", [[[0], [1, 2]], [[0], [2], [1]]])
def test_the_ranking_is_told_also_when_places_are_shared(ranking: list[list[int]]) -> None:
    lines = ending_of(Result([0], ranking, "no-spells"), ELIXIR, ELIXIR.setting(3), Screen("en", False))
    first, second, third = NAMES
    both = said("both", first=second, last=third)
    ranked = f"1. {first}, 2. {both}" if len(ranking) == 2 else f"1. {first}, 2. {third}, 3. {second}"
    assert lines[1] == said("result-ranking", ranking=ranked)


def test_two_sides_need_no_ranking() -> None:
    game = find_game("elem-master")
    assert len(ending_of(Result([0], [[0], [1]], "resigned"), game, game.setting(2), Screen("en", False))) == 1


def test_after_a_resignation_the_game_is_played_out_in_silence_and_ends_once() -> None:
    outcome = run("play", "elixir", "--seed", "4", typed="resign\nquit\n")
    lines = outcome.lines
    begun = lines.index(said("resigned-last", seat=NAMES[0], bot="greedy"))
    over = said("table-over", of="elixir")
    [end] = [line for line in lines if over in line]
    assert len(lines) - begun < 60
    start = said("result-ranking", ranking="1. ")
    ranking = next(line for line in lines if line.startswith(start))
    assert ranking.endswith(f"3. {NAMES[0]}")
    best = ranking.removeprefix(start).split(",")[0]
    winners = [name for name in NAMES if name in best]
    assert end.startswith(f"{over} · {', '.join(winners)} ")
    assert not any(line.startswith("  1. ") for line in lines)
    assert lines[-2:] == [f"{NAMES[0]}> quit", said("bye")]
