"""Who is connected to which table, over all workers. Nothing is stored: a worker that dies is forgotten.

A worker tells the others when something changes at a table, and every few seconds that it is alive.
"""

from typing import Final, final

import msgspec

from quintessence.core.race import Terms
from quintessence.core.types import Seat
from quintessence.server.clock import Clock
from quintessence.server.protocol import Presence, Present
from quintessence.server.store.model import TableId

TOPIC: Final = "presence"
ALIVE_EVERY: Final = 5.0
"""Seconds between two signs of life of a worker."""
GONE_AFTER: Final = 16.0
"""After so many seconds without a sign of life the connections of a worker count as closed."""


class LineQuality(msgspec.Struct, frozen=True, array_like=True):
    """The best line to a seat, in milliseconds; `measured`: it was measured often enough."""

    round_trip: int = 0
    jitter: int = 0
    measured: bool = False
    slow: bool = False


class Word(msgspec.Struct, omit_defaults=True):
    """What a worker tells the others: that it is alive, or who is connected to a table here."""

    worker: str
    table: str | None = None
    seats: dict[str, LineQuality] = {}
    spectators: int = 0
    asks: bool = False
    """Whether the others should answer with their own connections to this table."""


@final
class PresenceBoard:
    """What this worker knows of everybody's connections."""

    def __init__(self, worker: str, clock: Clock) -> None:
        self.worker = worker
        self._clock = clock
        self._words: dict[TableId, dict[str, Word]] = {}
        self._alive: dict[str, float] = {}
        self._decoder = msgspec.json.Decoder(Word)

    def hear(self, payload: bytes) -> Word | None:
        """Notes what a worker told; None if it cannot be read, or was this worker's own."""
        try:
            word = self._decoder.decode(payload)
        except msgspec.MsgspecError:
            return None
        if word.worker == self.worker:
            return None
        self._alive[word.worker] = self._clock.monotonic()
        if word.table is not None:
            self._note(word, TableId(word.table))
        return word

    def note_own(self, table: TableId, seats: dict[Seat, LineQuality], spectators: int, asks: bool = False) -> bytes:
        """Notes who is connected here; returns what to tell the others."""
        word = Word(self.worker, table, {str(seat): line for seat, line in seats.items()}, spectators, asks)
        self._note(word, table)
        return msgspec.json.encode(word)

    def sign_of_life(self) -> bytes:
        return msgspec.json.encode(Word(self.worker))

    def _note(self, word: Word, table: TableId) -> None:
        if word.seats or word.spectators:
            self._words.setdefault(table, {})[word.worker] = word
        elif table in self._words:
            self._words[table].pop(word.worker, None)
            if not self._words[table]:
                del self._words[table]

    def forget_dead(self) -> list[TableId]:
        """Forgets workers without a sign of life; returns their tables."""
        now = self._clock.monotonic()
        dead = {worker for worker, heard in self._alive.items() if now - heard > GONE_AFTER}
        for worker in dead:
            del self._alive[worker]
        touched = [table for table, words in self._words.items() if dead & set(words)]
        for table in touched:
            for worker in dead:
                self._words[table].pop(worker, None)
        return touched

    def lines(self, table: TableId) -> dict[Seat, LineQuality]:
        """The seats that are connected to any worker, each with its best line."""
        best: dict[Seat, LineQuality] = {}
        for word in self._words.get(table, {}).values():
            for text, line in word.seats.items():
                seat = int(text)
                if seat not in best or line.round_trip < best[seat].round_trip:
                    best[seat] = line
        return best

    def message(self, table: TableId, seats: int) -> Presence:
        """The message for members."""
        lines = self.lines(table)
        present = [
            Present(seat, True, lines[seat].round_trip, lines[seat].slow) if seat in lines else Present(seat, False)
            for seat in range(seats)
        ]
        watching = sum(word.spectators for word in self._words.get(table, {}).values())
        return Presence(seats=present, spectators=watching)


def allowances(lines: dict[Seat, LineQuality], terms: Terms, seats: int) -> dict[Seat, int]:
    """How much of an answer's time the line of each seat may explain (EL-NET-6); 0 for absent ones (EL-NET-13)."""
    return {
        seat: min(lines[seat].round_trip + lines[seat].jitter, terms.comp_cap) + terms.paint_allowance
        if seat in lines
        else 0
        for seat in range(seats)
    }
