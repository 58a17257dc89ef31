"""Somebody at a real terminal: a pseudo-terminal with the program on its other side."""

import codecs
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from time import monotonic
from types import TracebackType

PATIENCE = 120
"""Seconds without a sign of life before a test gives up; a program that answers is never timed."""

A_MOMENT = 0.2
"""Seconds between two looks at whether the program waits for the keyboard."""

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
WHERE = "\x1b[6n"
"""With this a program asks where the cursor is."""
HERE = b"\x1b[25;1R"
CONTROL_C = "\x03"


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
        # What is read at once may end in the middle of a letter, or of a question for the cursor.
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.told_where = 0

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

    def is_shown(self, text: str) -> bool:
        """Whether `text` is shown after what was seen before."""
        return text in self.shown[self.read_to :]

    def sees(self, text: str) -> None:
        """Waits until `text` is shown after what was seen before."""
        while not self.is_shown(text):
            assert self.look(), f"{text!r} is not shown: {self.shown[-2000:]!r}"
        self.read_to = self.shown.index(text, self.read_to) + len(text)

    def look(self, patience: float = PATIENCE) -> bool:
        """Reads what is new; False if nothing more will come."""
        assert len(self.raw) < MOST, "the program does not stop writing"
        ready, _, _ = select.select([self.terminal], [], [], patience)
        try:
            new = os.read(self.terminal, 65536) if ready else b""
        except OSError:  # the other side is closed
            return False
        self.raw += self.decoder.decode(new)
        while self.told_where < self.raw.count(WHERE):
            os.write(self.terminal, HERE)
            self.told_where += 1
        return bool(new)

    def types(self, text: str) -> None:
        os.write(self.terminal, text.encode("utf-8"))

    def interrupts(self, text: str) -> None:
        """Presses Ctrl-C where the terminal makes a signal of it, until `text` is shown.

        A signal that comes between the writing of a prompt and the reading of its answer is only noted by Python,
        and the reading begins all the same: a person would press again. It is pressed only while the program waits
        for the keyboard, so that nothing that it does about the first one is interrupted by the next.
        """
        self.waits_for_the_program()
        while not self.is_shown(text):
            assert self.process.poll() is None, f"it ended without {text!r}: {self.shown[-2000:]!r}"
            self.types(CONTROL_C)
            self.sees("^C")  # the terminal shows the key after it has sent the signal
            self.waits_for_the_program()
        self.sees(text)

    def waits_for_the_program(self) -> None:
        """Waits until the program waits in turn: it sleeps and has nothing more to say, or has ended."""
        deadline = monotonic() + PATIENCE
        while self.look(A_MOMENT) or not (self.is_asleep or self.process.poll() is not None):
            assert monotonic() < deadline, f"the program never waits: {self.shown[-2000:]!r}"

    @property
    def is_asleep(self) -> bool:
        """Whether the program waits for something; believed of it where the system does not tell."""
        try:
            state = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
        except OSError:
            return True
        return state == "S"

    def leaves(self) -> int:
        """Waits for the end and gives the exit code."""
        while self.look():
            pass
        return self.process.wait(PATIENCE)
