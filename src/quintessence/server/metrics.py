"""Metrics of the running server, for Prometheus.

With several workers on one machine each writes its numbers to a shared folder (`PROMETHEUS_MULTIPROC_DIR`, set
by `serve`), so that any of them can show the sum.
"""

import asyncio
import os
from typing import Final, final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from quintessence.server.store.store import Store

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
LOOK_SECONDS: Final = 0.5
SHORT: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


@final
class Metrics:
    """The numbers of this worker."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.told = self._histogram("receipt_to_told_seconds", "From the arrival of a command until everybody is told.")
        self.loop_delay = self._histogram("loop_delay_seconds", "How late the event loop comes to what is due.")
        self._moves = Counter(
            "quintessence_moves", "Moves that were stored, by game.", ["game"], registry=self._registry
        )
        self._moves_of: dict[str, Counter] = {}
        """The counter of each game: finding it by its label takes longer than counting."""
        self.refusals = Counter(
            "quintessence_refusals", "Commands that were refused, by reason.", ["reason"], registry=self._registry
        )
        self.errors = Counter(
            "quintessence_errors", "Faults of the server itself: there should be none.", registry=self._registry
        )
        self.sockets = self._gauge("sockets", "Open WebSockets.")
        self.tables = self._gauge("tables", "Tables in memory.")
        self.bots_waiting = self._gauge("bots_waiting", "Bots that were asked and have not answered.")
        self.store_queue = self._gauge("store_queue", "Writes that wait for their commit.")

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(f"quintessence_{name}", about, buckets=SHORT, registry=self._registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"quintessence_{name}", about, registry=self._registry, multiprocess_mode="livesum")

    def count_move(self, game: str) -> None:
        """A move was stored."""
        counter = self._moves_of.get(game)
        if counter is None:
            counter = self._moves_of[game] = self._moves.labels(game)
        counter.inc()

    async def watch(self, store: Store) -> None:
        """Measures the loop and the queue; a task that runs as long as the application."""
        loop = asyncio.get_running_loop()
        while True:
            expected = loop.time() + LOOK_SECONDS
            await asyncio.sleep(LOOK_SECONDS)
            self.loop_delay.observe(max(0.0, loop.time() - expected))
            self.store_queue.set(store.queued())

    def render(self) -> bytes:
        """The page of `/metrics`."""
        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def forget_process(process: int) -> None:
    """Removes the numbers of a worker that has ended (its open sockets) from the sums."""
    if FOLDER in os.environ:
        mark_process_dead(process)  # type: ignore[no-untyped-call]
