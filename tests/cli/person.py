"""Somebody at a real terminal: a pseudo-terminal with the program on its other side."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from types import TracebackType

PATIENCE = 60
"""Seconds without a sign of life before a test gives up; a program that answers is never timed."""

MOST = 2_000_000
"""Characters; nobody reads more."""

PROGRAM = """
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C reaches it
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background of a shell
from quintessence.cli.main import main
sys.exit(main())
"""

CODES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>]|\][^\x07]*\x07)")


class Person:
    """Types into a terminal of 30 rows and 80 columns and reads what it shows."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 80, 0, 0))
        kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "HOME") if name in os.environ}
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**kept, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
            start_new_session=True,
        )
        os.close(theirs)
        self.terminal = ours
        self.raw = ""
        self.read_to = 0

    def __enter__(self) -> "Person":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.terminal)

    @property
    def shown(self) -> str:
        """Everything that was shown, without the codes that steer the terminal."""
        return CODES.sub("", self.raw)

    def sees(self, text: str) -> None:
        """Waits until `text` is shown after what was seen before."""
        while text not in self.shown[self.read_to :]:
            assert self.look(), f"{text!r} is not shown: {self.shown[-2000:]!r}"
        self.read_to = self.shown.index(text, self.read_to) + len(text)

    def look(self) -> bool:
        """Reads what is new; False if nothing more will come."""
        assert len(self.raw) < MOST, "the program does not stop writing"
        ready, _, _ = select.select([self.terminal], [], [], PATIENCE)
        try:
            new = os.read(self.terminal, 65536) if ready else b""
        except OSError:  # the other side is closed
            return False
        self.raw += new.decode("utf-8", "replace")
        if "\x1b[6n" in new.decode("utf-8", "replace"):
            os.write(self.terminal, b"\x1b[25;1R")  # prompt_toolkit asks where the cursor is
        return bool(new)

    def types(self, text: str) -> None:
        os.write(self.terminal, text.encode("utf-8"))

    def leaves(self) -> int:
        """Waits for the end and gives the exit code."""
        while self.look():
            pass
        return self.process.wait(PATIENCE)
