"""Tasks in the background."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, final

Work = Coroutine[Any, Any, None]


@final
class Chores:
    """Tasks that nobody waits for; `guarded` says what happens when one fails."""

    def __init__(self, guarded: Callable[[Work], Work]) -> None:
        self._guarded = guarded
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Work) -> None:
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(lambda _: work.close())  # in case it was cancelled before it began

    def cancel(self) -> None:
        for task in self.tasks:
            task.cancel()

    async def end(self) -> None:
        """Cancels all and returns when they have ended."""
        self.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
