"""Bots think in their own processes, never on the event loop: only their own table waits for them.

The processes are spawned, load the games before the first table needs them, and have a lower priority than the server.
If the pool dies, or a bot takes too long, the pool is replaced and its questions are asked again.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.synchronize import Barrier
from typing import Final, ParamSpec, TypeVar, final

import msgspec

from quintessence.core.bot import Bot
from quintessence.core.errors import BadSetting
from quintessence.core.observation import Observation
from quintessence.core.registry import games, make_bot
from quintessence.server.interrupts import held_back, let_through
from quintessence.server.jsons import JsonObject
from quintessence.server.words import Wrong

LONGEST_THINK: Final = 60.0
"""Seconds; if a bot takes longer, its pool is stopped."""
TRIES: Final = 3
LESS_IMPORTANT: Final = 5

P = ParamSpec("P")
T = TypeVar("T")


class BotQuestion(msgspec.Struct, frozen=True):
    """A question for a bot: its name, its settings, and all that its seat knows.

    `seed` is for this question alone: a new bot is made for each.
    """

    bot: str
    settings: JsonObject
    observation: JsonObject
    seed: str
    level: int | None = None


@final
class BotPool:
    """The processes in which bots choose their moves. All methods belong to one event loop."""

    def __init__(self, processes: int, longest: float = LONGEST_THINK) -> None:
        self._processes = processes
        self._longest = longest
        self._pool: ProcessPoolExecutor | None = None
        self.replaced = 0
        """How often the pool was replaced."""
        self.waiting = 0
        """How many questions are open now."""

    @property
    def can_think(self) -> bool:
        return self._processes > 0

    async def open(self) -> None:
        """Starts the processes; returns when every one of them has loaded the games."""
        if not self.can_think:
            return
        pool = self._fresh()
        warm = [ask(pool, is_warm) for _ in range(self._processes)]
        await asyncio.gather(*map(asyncio.wrap_future, warm))

    async def close(self) -> None:
        """Ends the processes at once."""
        pool, self._pool, self._processes = self._pool, None, 0
        if pool is not None:
            end(pool)

    async def choose(self, question: BotQuestion) -> str:
        """The words of the bot's move. `Wrong` if there are no processes, or the bot fails."""
        asked = msgspec.json.encode(question)
        self.waiting += 1
        try:
            for _ in range(TRIES):
                if not self.can_think:
                    break
                pool = self._pool or self._fresh()
                with suppress(BrokenProcessPool, TimeoutError, RuntimeError):
                    thinking = asyncio.wrap_future(ask(pool, think, asked))
                    words = await asyncio.wait_for(thinking, self._longest)
                    if words:
                        return words
                    break
                self._replace(pool)
        finally:
            self.waiting -= 1
        raise Wrong("bot-cannot-think", 503, bot=question.bot)

    def _fresh(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self._processes, context, begin, (context.Barrier(self._processes),))
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Replaces a broken pool, unless that was already done."""
        if self._pool is broken:
            self._pool = None
            self.replaced += 1
            end(broken)


def ask(pool: ProcessPoolExecutor, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
    """Calls something in a pool. This may start a process, which must not react to Ctrl-C: that is for the server."""
    with held_back():
        return pool.submit(work, *given, **named)


def end(pool: ProcessPoolExecutor) -> None:
    """Ends the processes of a pool at once."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError, ValueError):
            process.kill()


# In the processes of the pool.


_meetings: list[Barrier] = []
"""Where the processes of this pool wait for each other when they have loaded the games."""


def begin(meeting: Barrier) -> None:
    """Prepares a process: it ignores Ctrl-C, has a lower priority than the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    let_through()
    _meetings.append(meeting)
    if hasattr(os, "nice"):
        os.nice(LESS_IMPORTANT)
    threading.Thread(target=end_with_parent, daemon=True).start()
    games()


def end_with_parent() -> None:
    """Ends this process when the server dies, even if it was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def is_warm() -> bool:
    """True once every process is asked: one that waits here cannot answer for another."""
    _meetings[0].wait()
    return True


def think(asked: bytes) -> str:
    """Makes the bot, gives it the observation and returns its move; an empty text if the bot fails."""
    question = msgspec.json.decode(asked, type=BotQuestion)
    try:
        return made_for(question).choose(Observation.from_json(question.observation))
    except Exception:  # whatever goes wrong in a bot concerns only its own seat
        logging.getLogger(__name__).exception("the bot %s failed", question.bot)
        return ""


def made_for(question: BotQuestion) -> Bot:
    """The bot with its settings, and with seed and level if it has these settings."""
    more: JsonObject = {"seed": question.seed}
    if question.level is not None:
        more["level"] = question.level
    for extra in (more, {"seed": question.seed}):
        try:
            return make_bot(question.bot, {**question.settings, **extra})
        except BadSetting:
            continue
    return make_bot(question.bot, question.settings)
