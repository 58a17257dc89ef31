"""How well the bots play real games. Every game is seeded: the same is played each time."""

import pytest

from quintessence.bots.greedy import GreedyBot
from quintessence.bots.random_bot import RandomBot
from quintessence.core.bot import Bot
from quintessence.core.match import Match
from quintessence.core.result import Result
from quintessence.core.types import JsonObject


def play(match: Match, bots: list[Bot]) -> Result:
    """Plays to the end; seats that are asked at the same time do not see each other's answers."""
    while True:
        asked = [(seat, match.observe(seat)) for seat in match.to_act]
        for seat, observation in asked:
            match.play(bots[seat].choose(observation), seat)
        if match.result is not None:
            return match.result


def greedy_wins(game: str, seats: int, count: int, options: JsonObject) -> int:
    """How many games one greedy bot wins against random ones; its seat changes from game to game."""
    wins = 0
    for number in range(count):
        greedy = number % seats
        bots: list[Bot] = [RandomBot(seed=10 * number + seat) for seat in range(seats)]
        bots[greedy] = GreedyBot(seed=number)
        result = play(Match(game, seats, number, options), bots)
        wins += result.winners == [greedy]
    return wins


def test_greedy_beats_random_at_elem_master() -> None:
    assert greedy_wins("elem-master", 2, 60, {}) >= 45


def test_greedy_wins_most_of_its_games_against_three_random_bots() -> None:
    assert greedy_wins("elem-master", 4, 20, {}) >= 12


def test_greedy_places_its_own_army_and_beats_random() -> None:
    assert greedy_wins("elem-master", 2, 20, {"start": "free"}) >= 15


def share(game: str, count: int, one: int | None, others: int | None) -> float:
    """What a greedy bot of level `one` wins against others of level `others` (None: random), from every seat."""
    seats = 3 if game == "elixir" else 2
    won = 0.0
    for number in range(count):
        own = number % seats
        bots = [leveled(others, 10 * number + seat) for seat in range(seats)]
        bots[own] = leveled(one, number)
        result = play(Match(game, seats, number // seats), bots)
        won += 1 / len(result.winners) if own in result.winners else 0.0
    return won / count


def leveled(level: int | None, seed: int) -> Bot:
    return RandomBot(seed=seed) if level is None else GreedyBot(seed=seed, level=level)


@pytest.mark.parametrize("game", ["elem-master", "elementals", "elementary-evolution", "elixir", "metamorphose"])
def test_a_beginner_beats_random_clearly_and_loses_to_the_best_as_clearly(game: str) -> None:
    """Among three an equal would win a third; in Élixir, with its many cards out of turn, luck counts for more."""
    fair, count = (1 / 3, 48) if game == "elixir" else (1 / 2, 12)
    assert share(game, count, 1, None) > fair + 0.2
    assert share(game, count, 3, 1) > fair + 0.1


@pytest.mark.interpreted
def test_the_same_seeds_play_the_same_game() -> None:
    matches = [Match("elem-master", seed=5), Match("elem-master", seed=5)]
    for match in matches:
        play(match, [GreedyBot(seed=1), RandomBot(seed=2)])
    assert [entry.words for entry in matches[0].entries] == [entry.words for entry in matches[1].entries]
