"""Every game begins where nobody has said how."""

import pytest

from quintessence.core.registry import OUR_GAMES
from quintessence.core.types import LANGUAGES
from tests.cli.session import is_refused, refused, run


@pytest.mark.parametrize("game", OUR_GAMES)
def test_every_game_can_be_begun_simulated_and_counted_without_options(game: str) -> None:
    assert run("play", game, "--no-clock", typed="quit\n").code == 0
    assert run("simulate", game, "--games", "1", "--seed", "1").code == 0
    assert run("perft", game, "1").code == 0


def test_too_few_seats_are_answered_with_what_to_type() -> None:
    for language in LANGUAGES:
        duel = refused("play", "elixir", "--seats", "human,greedy", "--lang", language)
        assert "--option duel=true" in duel
        assert "3, 4, 5, 6, 7, 8" in duel
    assert is_refused("bad-seats", "perft", "elixir", "1", "--seats", "1", given=1, en="Élixir")
