"""A terminal for races: keys at the moment they are pressed, and the moment at which a picture could be seen."""

import os
import re
import select
import sys
import termios
import tty
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import monotonic_ns
from typing import Protocol

from quintessence.cli.screen import Screen
from quintessence.core.types import Line

OPEN = "\033[?1049h\033[?25l"
"""A screen of its own, without a cursor: what was on the terminal comes back afterwards."""
CLOSE = "\033[?25h\033[?1049l"
BEGIN, END = "\033[?2026h\033[H", "\033[J\033[?2026l"
"""The terminal shows what is between these in one go, if it can."""
WHERE = "\033[6n"
"""Asks the terminal where its cursor is. It answers when it has drawn all that came before."""
REPORT = re.compile(r"\033\[\d+;\d+R")
SEQUENCE = re.compile(r"\033(\[[0-9;?]*[ -/]*[@-~]|O.)")

SLOWEST_REPORT = 300
LONE_ESCAPE = 30
"""An escape that nothing follows for so long is the key of that name, not the beginning of a sequence."""

ESCAPE = "escape"


class RaceConsole(Protocol):
    """Where a race is shown and answered. All times are milliseconds of one clock."""

    def now(self) -> int: ...

    def paint(self, lines: Sequence[Line]) -> int:
        """Shows a picture in place of the last one; the time at which it could be seen."""
        ...

    def key(self, until: int) -> tuple[int, str] | None:
        """The next key with the time at which it was pressed, None if none is by `until`."""
        ...


@contextmanager
def live_console(screen: Screen) -> Iterator[RaceConsole]:
    """The terminal of this process, with raw keys and a screen of its own for as long as it is in use."""
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    tty.setcbreak(descriptor)
    console = LiveConsole(screen, descriptor)
    console.write(OPEN)
    try:
        yield console
    finally:
        console.write(CLOSE)
        termios.tcsetattr(descriptor, termios.TCSAFLUSH, before)


class LiveConsole:
    """A real terminal.

    A picture counts as seen when the terminal reports that it has drawn it. The report and a key travel the same
    way, so the time between them is the person's own, even on a remote terminal.
    """

    def __init__(self, screen: Screen, descriptor: int) -> None:
        self.screen = screen
        self.descriptor = descriptor
        self.keys: deque[tuple[int, str]] = deque()
        self.unread = ""
        self.has_reports = True
        self.reported = -1

    def now(self) -> int:
        return monotonic_ns() // 1_000_000

    def paint(self, lines: Sequence[Line]) -> int:
        rows = self.painted(lines)
        self.write(BEGIN + "\033[K\r\n".join(rows) + "\033[K" + END + (WHERE if self.has_reports else ""))
        written = self.now()
        if not self.has_reports:
            return written
        self.reported = -1
        while self.reported < 0 and self.now() < written + SLOWEST_REPORT:
            self.listen(written + SLOWEST_REPORT)
        self.has_reports = self.reported >= 0
        return max(written, self.reported)

    def painted(self, lines: Sequence[Line]) -> list[str]:
        if not self.screen.has_colour:
            return ["".join(text for _, text in line).rstrip() for line in lines]
        with self.screen.console.capture() as written:
            self.screen.draw(lines)
        return written.get().split("\n")[:-1]

    def key(self, until: int) -> tuple[int, str] | None:
        while not self.keys:
            if self.now() >= until:
                return None
            self.listen(until)
        return self.keys.popleft()

    def listen(self, until: int) -> None:
        """Waits for input until a time and takes it apart; what was pressed when it came is remembered."""
        wait = LONE_ESCAPE if self.unread else max(0, until - self.now())
        ready, _, _ = select.select([self.descriptor], [], [], wait / 1000)
        at = self.now()
        if ready:
            given = os.read(self.descriptor, 1024)
            if not given:
                raise EOFError
            self.unread += given.decode("utf-8", "replace")
        elif self.unread:
            self.keys.append((at, ESCAPE))
            self.unread = self.unread[1:]
        self.take_apart(at)

    def take_apart(self, at: int) -> None:
        while self.unread:
            if self.unread[0] != "\033":
                self.keys.append((at, self.unread[0]))
                self.unread = self.unread[1:]
                continue
            sequence = SEQUENCE.match(self.unread)
            if sequence is None:
                return
            if REPORT.fullmatch(sequence.group()):
                self.reported = at
            self.unread = self.unread[sequence.end() :]

    def write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
