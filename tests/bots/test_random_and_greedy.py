"""The two built-in bots, at a game whose best move is known."""

from collections import Counter

import pytest

from quintessence.bots.failure import BotFailed
from quintessence.bots.greedy import GreedyBot, add_values, drawn_place
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


@pytest.mark.parametrize("level", [1, 2, 3])
def test_greedy_is_not_told_what_the_closed_envelope_holds(level: int) -> None:
    poor = [Match.from_position(ENVELOPES, position(0), seed=seed).observe() for seed in range(40)]
    rich = [Match.from_position(ENVELOPES, position(FULL), seed=seed).observe() for seed in range(40)]
    first, second = GreedyBot(seed=1, level=level), GreedyBot(seed=1, level=level)
    assert [first.choose(o) for o in poor] == [second.choose(o) for o in rich]


@pytest.mark.parametrize("open_holds", [0, FULL])
def test_greedy_draws_among_equally_good_moves(open_holds: int) -> None:
    # Where its sample ties with the open envelope, first-listed would always be left, last-listed right.
    bot = GreedyBot(seed=2)
    observations = [Match(ENVELOPES, seed=seed, options={"open": open_holds}).observe() for seed in range(40)]
    assert {bot.choose(observation) for observation in observations} == {"take left", "take right"}


def test_greedy_is_at_its_best_unless_told_otherwise() -> None:
    assert answers(GreedyBot(seed=5)) == answers(GreedyBot(seed=5, level=3))


@pytest.mark.parametrize("level", [1, 2])
def test_the_lower_levels_draw_from_their_seed_alone(level: int) -> None:
    assert answers(GreedyBot(seed=5, level=level)) == answers(GreedyBot(seed=5, level=level))
    assert answers(GreedyBot(seed=5, level=level)) != answers(GreedyBot(seed=6, level=level))


def test_a_beginner_often_misses_the_best_move_and_never_plays_one_far_below_the_average() -> None:
    """In the first turn of Elem Master nothing is hidden: what each move is worth can be looked up."""
    match = Match("elem-master", seed=1)
    observation, seat = match.observe(), match.to_act[0]
    worth = [0.0] * len(observation.moves)
    add_values(worth, match.state, seat, observation.moves, 1)
    named = {observation.grammar.words(move): worth[place] for place, move in enumerate(observation.moves)}
    best, average = max(worth), sum(worth) / len(worth)
    missed = {}
    for level in (1, 2, 3):
        played = [named[GreedyBot(seed=seed, level=level).choose(observation)] for seed in range(60)]
        missed[level] = sum(value < best for value in played)
        assert min(played) >= best - 1.5 * (best - average)
    assert min(worth) < best - 1.5 * (best - average), "there are bad moves here"
    assert missed[1] > missed[2] > missed[3] == 0


def test_a_beginner_draws_among_moves_that_are_equal_or_nearly_so() -> None:
    for worth in ([0.3] * 4, [0.3, 0.3, 0.3, 0.3 + 1e-16], [0.1 + 0.2, 0.3, 0.3, 0.3]):
        assert {drawn_place(worth, 1.0, 1.5, drawn) for drawn in (0.0, 0.3, 0.6, 0.999)} == {0, 1, 2, 3}


@pytest.mark.parametrize("level", [0, 4, -1])
def test_greedy_has_no_other_levels(level: int) -> None:
    with pytest.raises(BotFailed) as refused:
        GreedyBot(level=level)
    assert refused.value.key == "bot-bad-level"
    assert all("greedy" in refused.value.message(language) for language in ("en", "fr"))


@pytest.mark.parametrize("samples", [0, -3])
def test_greedy_without_samples_is_refused(samples: int) -> None:
    with pytest.raises(BotFailed) as refused:
        GreedyBot(samples=samples)
    assert (refused.value.key, refused.value.details) == ("bot-bad-samples", {"given": samples})
