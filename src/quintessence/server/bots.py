"""Bots think in their own processes, never on the event loop: only their own table waits for them.

The processes are spawned, load the games before the first table needs them, and have a lower priority than the server.
Each answers one question after the other, and a seat's questions always go to the same one, where its bot is kept. If a
process dies, or a bot takes too long, it alone is replaced and the question is asked again.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Final, ParamSpec, TypeVar, final
from zlib import crc32

import msgspec

from quintessence.server import thinking
from quintessence.server.interrupts import held_back
from quintessence.server.jsons import JsonObject
from quintessence.server.thinking import BotQuestion
from quintessence.server.words import Wrong

LONGEST_THINK: Final = 60.0
"""Seconds; if a bot takes longer, its process is stopped."""
LONGEST_SHARE: Final = 2.0
SHORTEST_SHARE: Final = 0.05
TRIES: Final = 3

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[bytes, float], T | None]


@final
class BotPool:
    """The processes in which bots choose their moves. All methods belong to one event loop."""

    def __init__(self, processes: int, longest: float = LONGEST_THINK) -> None:
        self._thinkers = [Thinker(longest) for _ in range(processes)]

    @property
    def can_think(self) -> bool:
        return len(self._thinkers) > 0

    @property
    def waiting(self) -> int:
        """How many questions are open now."""
        return sum(thinker.waiting for thinker in self._thinkers)

    @property
    def replaced(self) -> int:
        """How often a process was replaced."""
        return sum(thinker.replaced for thinker in self._thinkers)

    async def open(self) -> None:
        """Starts the processes; returns when every one of them has loaded the games."""
        warm = [ask(thinker.executor(), thinking.is_warm) for thinker in self._thinkers]
        await asyncio.gather(*map(asyncio.wrap_future, warm))

    async def close(self) -> None:
        """Ends the processes at once."""
        thinkers, self._thinkers = self._thinkers, []
        for thinker in thinkers:
            thinker.close()

    async def choose(self, question: BotQuestion) -> str:
        """The words of the bot's move. `Wrong` if there are no processes, or the bot fails."""
        words = await self._answer(thinking.think, question)
        if not words:
            raise no_answer(question)
        return words

    async def advise(self, question: BotQuestion) -> list[JsonObject]:
        """What the bot would play, the best first, and why. `Wrong` as above."""
        lines = await self._answer(thinking.advise, question)
        if lines is None:
            raise no_answer(question)
        return lines

    async def _answer(self, work: Work[T], question: BotQuestion) -> T | None:
        return await self._thinker_for(question).answer(work, question) if self.can_think else None

    def _thinker_for(self, question: BotQuestion) -> "Thinker":
        """Always the same for a seat; for a bot that is not kept, the one with the fewest open questions."""
        if question.keep:
            return self._thinkers[crc32(question.keep.encode()) % len(self._thinkers)]
        return min(self._thinkers, key=lambda thinker: thinker.waiting)


@final
class Thinker:
    """One process. It is handed one question at a time, so that none spends its time waiting behind others."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._executor: ProcessPoolExecutor | None = None
        self._is_closed = False
        self._turn = asyncio.Lock()
        self.replaced = 0
        self.waiting = 0

    def executor(self) -> ProcessPoolExecutor:
        """The process; a new one if there is none. It starts with its first question."""
        if self._executor is None:
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(1, context, thinking.begin)
        return self._executor

    async def answer(self, work: Work[T], question: BotQuestion) -> T | None:
        """What the bot answers, or None; a question that has broken the process is asked again in a new one."""
        asked = msgspec.json.encode(question)
        self.waiting += 1
        came = self.waiting
        try:
            async with self._turn:
                # The last of a crowd must not have all the time that it waited for.
                share = share_of(max(came, self.waiting))
                for _ in range(TRIES):
                    if self._is_closed:
                        break
                    executor = self.executor()
                    with suppress(BrokenProcessPool, TimeoutError, RuntimeError):
                        answering = asyncio.wrap_future(ask(executor, work, asked, share))
                        return await asyncio.wait_for(answering, self._longest)
                    self._replace(executor)
        finally:
            self.waiting -= 1
        return None

    def close(self) -> None:
        self._is_closed = True
        if self._executor is not None:
            end(self._executor)

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if not self._is_closed:
            self._executor = None
            self.replaced += 1
            end(broken)


def share_of(waiting: int) -> float:
    """How many seconds one of so many questions may take: together they take no longer than one alone."""
    return max(SHORTEST_SHARE, LONGEST_SHARE / max(1, waiting))


def no_answer(question: BotQuestion) -> Wrong:
    return Wrong("bot-cannot-think", 503, bot=question.bot)


def ask(executor: ProcessPoolExecutor, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> Future[T]:
    """Calls something in a process. This may start it, and it must not react to Ctrl-C: that is for the server."""
    with held_back():
        return executor.submit(work, *given, **named)


def end(executor: ProcessPoolExecutor) -> None:
    """Ends a process at once."""
    processes = list((executor._processes or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        with suppress(OSError, ValueError):
            process.kill()
