"""Bots think elsewhere: a pool that dies is replaced, nobody waits for a bot, and none outlives its server."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from quintessence.core.match import Match
from quintessence.server.bots import BotPool
from quintessence.server.settings import SQLITE
from quintessence.server.thinking import BotQuestion
from quintessence.server.words import Wrong
from tests.server import late_bots
from tests.server.driving import Party, new_table
from tests.server.running import RunningServer, wait_until


@pytest.fixture(scope="module")
async def pool() -> AsyncIterator[BotPool]:
    made = BotPool(1)
    await made.open()
    yield made
    await made.close()


def question(bot: str = "random", seed: str = "a seed", level: int | None = None) -> BotQuestion:
    match = Match("elementals" if bot == "reflex" else "metamorphose", seed=1)
    return BotQuestion(bot, {}, match.observe(match.to_act[0]).to_json(), seed, level)


def processes_of(pool: BotPool) -> list[int]:
    return [process for thinker in pool._thinkers for process in thinker.executor()._processes]


async def test_a_bot_answers_with_a_legal_move(pool: BotPool) -> None:
    words = await pool.choose(question("greedy"))
    assert words in Match("metamorphose", seed=1).legal()


async def test_the_same_question_with_the_same_seed_has_the_same_answer(pool: BotPool) -> None:
    first, second = [await pool.choose(question()) for _ in range(2)]
    assert first == second


async def test_a_level_reaches_the_bots_that_have_levels(pool: BotPool) -> None:
    assert await pool.choose(question("reflex", level=5)) == "flip"
    assert await pool.choose(question("random", level=5))


async def test_a_pool_that_dies_is_replaced_and_the_question_asked_again(pool: BotPool) -> None:
    before = pool.replaced
    for process in processes_of(pool):
        os.kill(process, signal.SIGKILL)
    answers = await asyncio.gather(*[pool.choose(question(seed=str(n))) for n in range(3)])
    assert all(answers)
    assert pool.replaced == before + 1


async def test_a_pool_is_open_when_the_last_of_its_processes_has_loaded_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(late_bots.FOLDER, str(tmp_path))
    monkeypatch.setattr("quintessence.server.thinking.begin", late_bots.begin)
    monkeypatch.setattr("quintessence.server.thinking.is_warm", late_bots.is_warm)
    os.mkfifo(tmp_path / late_bots.GATE)
    pair = BotPool(2)
    await pair.open()
    assert len(list(tmp_path.glob("loaded-*"))) == 2
    await pair.close()


async def test_ctrl_c_at_any_moment_is_for_the_server_and_not_for_its_bots(capfd: pytest.CaptureFixture[str]) -> None:
    pair = BotPool(2)
    opening = asyncio.create_task(pair.open())
    await asyncio.sleep(0)  # the processes are there, and have only begun to load
    assert len(processes_of(pair)) == 2
    for process in processes_of(pair):
        os.kill(process, signal.SIGINT)
    await opening
    for process in processes_of(pair):
        os.kill(process, signal.SIGINT)
    assert all(await asyncio.gather(*[pair.choose(question(seed=str(n))) for n in range(4)]))
    assert pair.replaced == 0
    await pair.close()
    assert capfd.readouterr().err == ""


async def test_a_bot_that_does_not_come_to_an_end_is_stopped() -> None:
    hasty = BotPool(1, longest=0.0)
    with pytest.raises(Wrong) as found:
        await hasty.choose(question())
    assert found.value.key == "bot-cannot-think"
    await hasty.close()


async def test_a_bot_that_fails_has_no_answer_and_harms_nobody(pool: BotPool) -> None:
    before = pool.replaced
    with pytest.raises(Wrong):
        await pool.choose(BotQuestion("reflex", {}, question().observation, "seed"))
    assert pool.replaced == before
    assert await pool.choose(question())


async def test_without_processes_no_bot_thinks() -> None:
    none = BotPool(0)
    await none.open()
    assert not none.can_think
    with pytest.raises(Wrong):
        await none.choose(question())


async def test_bots_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    server = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path, bots=2).start()
    children = server.children()
    assert len(children) >= 2
    os.kill(server.process, signal.SIGKILL)  # the server alone, not its children
    wait_until(lambda: not any(is_alive(child) for child in children), lambda: f"still there: {children}")


def is_alive(process: int) -> bool:
    try:
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def test_a_table_with_a_bot_is_refused_where_no_bots_think(tmp_path: Path) -> None:
    server = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path, bots=0).start()
    form = new_table("elem-master", [{"kind": "open"}, {"kind": "bot"}])
    with pytest.raises(AssertionError, match="no-bots-here"):
        await Party([server]).gather(form)
    server.kill()


async def test_a_bot_that_thinks_delays_nobody(tmp_path: Path) -> None:
    server = RunningServer(f"{SQLITE}{tmp_path / 'tables.sqlite'}", tmp_path, bots=1).start()
    slow = await Party([server]).gather(new_table("metamorphose", [{"kind": "open"}, {"kind": "bot"}]))
    quick = await Party([server]).gather(new_table("metamorphose", [{"kind": "open"}, {"kind": "open"}]))
    thinkers = server.thinkers()
    for thinker in thinkers:
        os.kill(thinker, signal.SIGSTOP)
    await slow.start()
    await quick.start()
    await quick.play_out()
    assert not slow.players[0].is_over
    for thinker in thinkers:
        os.kill(thinker, signal.SIGCONT)
    await slow.play_out()
    assert slow.players[0].is_over
    await slow.leave()
    await quick.leave()
    server.kill()
