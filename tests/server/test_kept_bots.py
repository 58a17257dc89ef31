"""Bots are kept for their seats, and share the time of their process with all that wait for it."""

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest

from quintessence.bots.search.bot import SearchBot
from quintessence.core.match import Match
from quintessence.core.types import JsonObject
from quintessence.server.bots import BotPool, share_of
from quintessence.server.thinking import BotQuestion, KeptBots
from quintessence.server.words import Wrong
from tests.server import counting_bots

OBSERVATION = Match("metamorphose", seed=1).observe().to_json()


class Said(NamedTuple):
    """What a bot of `counting_bots` answers."""

    process: int
    asked: int
    made: str
    share: int


@pytest.fixture
async def pair(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    monkeypatch.setattr("quintessence.server.thinking.begin", counting_bots.begin)
    made = BotPool(2, longest=30.0)
    await made.open()
    yield made
    await made.close()


def question(
    keep: str, seed: str = "a", level: int | None = None, bot: str = "counting", settings: JsonObject | None = None
) -> BotQuestion:
    return BotQuestion(bot, settings or {}, OBSERVATION, seed, level, keep)


async def said(pool: BotPool, asked: BotQuestion) -> Said:
    process, times, made, share = (await pool.choose(asked)).split()
    return Said(int(process), int(times), made, int(share))


async def test_a_seat_has_the_same_bot_for_all_its_questions_and_another_seat_another(pair: BotPool) -> None:
    answers = [await said(pair, question("table/0", seed)) for seed in "abc"]
    assert [one.asked for one in answers] == [1, 2, 3]
    assert {one.made for one in answers} == {"a/1"}, "the seed is that of the first question"
    assert len({one.process for one in answers}) == 1
    for other in ("table/1", "another/0"):
        assert (await said(pair, question(other))).asked == 1
    assert (await said(pair, question("table/0"))).asked == 4


async def test_seats_are_spread_over_the_processes(pair: BotPool) -> None:
    answers = [await said(pair, question(f"table-{number}/0")) for number in range(12)]
    assert len({one.process for one in answers}) == 2


async def test_a_bot_of_another_level_is_another_bot(pair: BotPool) -> None:
    for level in (1, 2):
        answer = await said(pair, question("table/0", level=level))
        assert (answer.asked, answer.made) == (1, f"a/{level}")


async def test_without_a_seat_no_bot_is_kept(pair: BotPool) -> None:
    assert [(await said(pair, question(""))).asked for _ in range(2)] == [1, 1]


async def test_questions_without_a_seat_go_where_nobody_waits(pair: BotPool) -> None:
    slow = asyncio.create_task(said(pair, question("table/0", bot="slow", settings={"wait": 0.5})))
    await asyncio.sleep(0)
    answers = [await said(pair, question("")) for _ in range(3)]
    assert (await slow).process not in {one.process for one in answers}


async def test_a_process_that_dies_is_replaced_alone_and_the_others_keep_their_bots(pair: BotPool) -> None:
    first = await said(pair, question("table/0", bot="falling"))
    others = [(await said(pair, question(f"table-{number}/0"))) for number in range(12)]
    elsewhere = next(f"table-{number}/0" for number in range(12) if others[number].process != first.process)
    before = await said(pair, question(elsewhere))
    again = await said(pair, question("table/0", bot="falling"))
    assert (first.asked, again.asked) == (1, 1), "made anew"
    assert again.process != first.process
    after = await said(pair, question(elsewhere))
    assert (after.process, after.asked) == (before.process, before.asked + 1)
    assert pair.replaced == 1


async def test_a_bot_that_fails_is_made_anew(pair: BotPool) -> None:
    asked = question("table/0", bot="failing")
    assert (await said(pair, asked)).asked == 1
    with pytest.raises(Wrong, match="failing"):
        await pair.choose(asked)
    assert (await said(pair, asked)).asked == 1
    assert pair.replaced == 0


async def test_the_time_in_a_queue_is_not_the_bot_s_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quintessence.server.thinking.begin", counting_bots.begin)
    alone = BotPool(1, longest=5.0)
    await alone.open()
    questions = [question("", bot="slow", settings={"wait": 1.2}) for _ in range(5)]
    answers = await asyncio.gather(*[said(alone, one) for one in questions])
    assert len(answers) == 5, "they took six seconds together"
    assert alone.replaced == 0
    await alone.close()


@pytest.mark.parametrize(("waiting", "share"), [(0, 2.0), (1, 2.0), (2, 1.0), (8, 0.25), (40, 0.05), (1000, 0.05)])
def test_the_more_wait_the_less_time_each_has(waiting: int, share: float) -> None:
    assert share_of(waiting) == share


async def test_a_crowd_shares_the_time_and_who_comes_alone_has_all_of_it(pair: BotPool) -> None:
    crowd = await asyncio.gather(*[said(pair, question("table/0")) for _ in range(20)])
    assert crowd[0].share == 2000, "nobody else had come"
    assert all(one.share <= 200 for one in crowd[1:])
    assert crowd[1].share == crowd[-1].share + 5 == 105, "of 19 that wait, and of 20 that had come"
    assert (await said(pair, question("table/0"))).share == 2000
    assert pair.waiting == 0


async def test_fifty_tables_against_the_strongest_bot_all_go_on() -> None:
    pool = BotPool(2)
    await pool.open()
    asked = [question(f"table-{number}/0", level=5, bot="search") for number in range(50)]
    answers = await asyncio.gather(*[pool.choose(one) for one in asked])
    assert set(answers) <= set(Match("metamorphose", seed=1).legal())
    assert pool.replaced == 0
    await pool.close()


def test_a_kept_search_plays_on_from_its_plan() -> None:
    """The second move of its turn needs no search: it was found with the first."""
    match = Match("elem-master", seats=2, seed=1, options={"first": "0"})
    kept = KeptBots()
    asked = BotQuestion("search", {"simulations": 3000, "seconds": 600}, {}, "a", 5, "table/0")
    bot = kept.bot_for(asked)
    assert isinstance(bot, SearchBot)
    match.play(bot.choose(match.observe(0)))
    assert match.to_act == [0]
    planned = dict(bot._plan)
    assert kept.bot_for(asked) is bot
    words = match.grammar.words(planned[int(match.state.key())])
    assert bot.choose(match.observe(0)) == words
    assert bot._plan == planned, "nothing new was searched"


def test_only_the_bots_of_the_last_seats_are_kept() -> None:
    kept = KeptBots(most=2)
    first, second = [kept.bot_for(question(seat, bot="random")) for seat in ("a", "b")]
    assert kept.bot_for(question("a", bot="random")) is first, "asked again, and so not the oldest"
    kept.bot_for(question("c", bot="random"))
    assert len(kept) == 2
    assert kept.bot_for(question("a", bot="random")) is first
    assert kept.bot_for(question("b", bot="random")) is not second
