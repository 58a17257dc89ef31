"""What runs in bot processes whose bots say what they were asked before."""

import os
import time

from quintessence.core.bot import Bot
from quintessence.core.observation import Observation
from quintessence.core.registry import register_bot
from quintessence.server import thinking

REAL_BEGIN = thinking.begin


class CountingBot(Bot):
    """Answers with its process, how often it was asked, its seed and level, and how many milliseconds it has."""

    def __init__(self, seed: str = "", level: int = 1) -> None:
        self.name = "counting"
        self._asked = 0
        self._made = f"{seed}/{level}"
        self._share = 0.0

    def allow(self, seconds: float) -> None:
        self._share = seconds

    def choose(self, observation: Observation) -> str:
        self._asked += 1
        return f"{os.getpid()} {self._asked} {self._made} {self._share * 1000:.0f}"


class SlowBot(CountingBot):
    """The same, after so many seconds."""

    def __init__(self, wait: float, seed: str = "") -> None:
        super().__init__(seed)
        self._wait = wait

    def choose(self, observation: Observation) -> str:
        time.sleep(self._wait)
        return super().choose(observation)


class FallingBot(CountingBot):
    """The same, but it takes its process down the second time."""

    def choose(self, observation: Observation) -> str:
        if self._asked == 1:
            os._exit(1)
        return super().choose(observation)


class FailingBot(CountingBot):
    """The same, but it fails the second time."""

    def choose(self, observation: Observation) -> str:
        assert self._asked == 0
        return super().choose(observation)


def begin() -> None:
    REAL_BEGIN()
    register_bot("counting", CountingBot)
    register_bot("slow", SlowBot)
    register_bot("falling", FallingBot)
    register_bot("failing", FailingBot)
