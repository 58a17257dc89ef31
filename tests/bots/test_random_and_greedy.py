"""The two built-in bots, at a game whose best move is known."""

from collections import Counter

import pytest

from quintessence.bots.failure import BotFailed
from quintessence.bots.greedy import GreedyBot
from quintessence.bots.random_bot import RandomBot
from quintessence.core.bot import Bot
from quintessence.core.match import Match
from quintessence.core.types import JsonObject
from tests.bots.envelopes import ENVELOPES, FULL

pytestmark = pytest.mark.interpreted


def position(closed: int) -> JsonObject:
    return {"purses": [0, 0], "turns_left": 6, "closed": closed}


def answers(bot: Bot, matches: int = 40) -> list[str]:
    """What the bot answers at the first decision of some matches that differ only in their seeds."""
    return [bot.choose(Match(ENVELOPES, seed=seed).observe()) for seed in range(matches)]


def test_random_plays_every_move_about_as_often() -> None:
    counts = Counter(answers(RandomBot(seed=3), matches=400))
    assert set(counts) == {"take left", "take right"}
    assert 150 < counts["take left"] < 250


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
def test_the_same_seed_gives_the_same_answers_and_another_seed_others(
    kind: type[RandomBot] | type[GreedyBot],
) -> None:
    assert answers(kind(seed=5)) == answers(kind(seed=5))
    assert answers(kind(seed=5)) != answers(kind(seed=6))


def test_greedy_on_one_sample_believes_its_sample() -> None:
    assert set(answers(GreedyBot(samples=1))) == {"take left", "take right"}


def test_greedy_on_many_samples_knows_that_the_closed_envelope_is_worth_more() -> None:
    assert set(answers(GreedyBot(samples=300))) == {"take right"}


def test_greedy_is_not_told_what_the_closed_envelope_holds() -> None:
    poor = [Match.from_position(ENVELOPES, position(0), seed=seed).observe() for seed in range(40)]
    rich = [Match.from_position(ENVELOPES, position(FULL), seed=seed).observe() for seed in range(40)]
    first, second = GreedyBot(seed=1), GreedyBot(seed=1)
    assert [first.choose(o) for o in poor] == [second.choose(o) for o in rich]


@pytest.mark.parametrize("open_holds", [0, FULL])
def test_greedy_draws_among_equally_good_moves(open_holds: int) -> None:
    # Where its sample ties with the open envelope, first-listed would always be left, last-listed right.
    bot = GreedyBot(seed=2)
    observations = [Match(ENVELOPES, seed=seed, options={"open": open_holds}).observe() for seed in range(40)]
    assert {bot.choose(observation) for observation in observations} == {"take left", "take right"}


@pytest.mark.parametrize("samples", [0, -3])
def test_greedy_without_samples_is_refused(samples: int) -> None:
    with pytest.raises(BotFailed, match="at least one sample"):
        GreedyBot(samples=samples)
