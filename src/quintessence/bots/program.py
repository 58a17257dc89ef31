"""Another program, spoken to in lines of text through its standard input and output."""

import os
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from contextlib import suppress
from typing import Final

from mypy_extensions import mypyc_attr

from quintessence.bots.failure import BotFailed, quoted

LONGEST_ANSWER: Final = 1000
"""In bytes. No move and no name is longer; a program that sends more does not speak the protocol."""

LONGEST_THINK: Final = 86_400
PARTING_SECONDS: Final = 0.5


@mypyc_attr(native_class=False)  # compiled objects cannot be watched by weakref.finalize
class Program:
    """A running program that answers each question with one line.

    It is started at once. It ends with `close`, with its last reference or with this process, whichever comes
    first, and so does everything that it has started. What it writes to its standard error is shown as it is.
    """

    def __init__(self, command: str, seconds: float) -> None:
        if not 0 < seconds <= LONGEST_THINK:
            raise BotFailed("bot-bad-seconds", {"given": f"{seconds:g}", "most": LONGEST_THINK})
        self.command = quoted(command)
        self._seconds = seconds
        self._process = start(command)
        self._ending = weakref.finalize(self, end, self._process, os.getpid())

    def ask(self, lines: list[str]) -> str:
        """The program's answer to these lines, without its line end.

        `BotFailed` if it ends, is late, or sends anything but one line of at most `LONGEST_ANSWER` bytes; it
        no longer runs then.
        """
        if not self._ending.alive:
            raise BotFailed("bot-stopped", {"command": self.command})
        late = threading.Event()
        watch = threading.Timer(self._seconds, give_up, (self._process, late))
        watch.daemon = True
        watch.start()
        try:
            answer = exchange(self._process, lines)
        except BaseException:
            kill(self._process)  # the talk was broken off in the middle: a polite goodbye might block
            raise
        finally:
            watch.cancel()
        line, line_end, rest = answer.partition(b"\n")
        if late.is_set():
            raise self._failure("bot-late", {"seconds": f"{self._seconds:g}"})
        if len(line) > LONGEST_ANSWER:
            raise self._failure("bot-long-line", {"most": LONGEST_ANSWER})
        if not line_end:
            self.close()
            raise self._failure("bot-ended", {"status": self._process.returncode})
        if rest:
            raise self._failure("bot-many-lines", {"answer": quoted(rest.decode("utf-8", "replace").strip())})
        return line.decode("utf-8", "replace").rstrip("\r")

    def close(self) -> None:
        """Says `quit`; a program that does not leave at once is killed. Does nothing the second time."""
        self._ending()

    def _failure(self, key: str, details: dict[str, str | int]) -> BotFailed:
        self.close()
        return BotFailed(key, {"command": self.command, **details})


def start(command: str) -> subprocess.Popen[bytes]:
    """The started program, at the head of a process group of its own."""
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark without its twin
        words = []
    if not words or "\0" in command:
        raise BotFailed("bot-bad-command", {"command": quoted(command)})
    try:
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True)
    except FileNotFoundError:
        raise BotFailed("bot-not-found", {"program": quoted(words[0])}) from None
    except OSError:
        raise BotFailed("bot-not-started", {"program": quoted(words[0])}) from None


def exchange(process: subprocess.Popen[bytes], lines: list[str]) -> bytes:
    """What the program sends after it was sent `lines`: a whole line or more, unless it ends or babbles."""
    assert process.stdin is not None
    assert process.stdout is not None
    asked = memoryview("".join(line + "\n" for line in lines).encode("utf-8"))
    with suppress(OSError):  # it may have answered and ended before it has read everything
        while asked:
            sent = process.stdin.write(asked)  # not inside the brackets: mypyc would evaluate it twice
            asked = asked[sent:]
    answer = b""
    while b"\n" not in answer and len(answer) <= LONGEST_ANSWER:
        more = os.read(process.stdout.fileno(), LONGEST_ANSWER)
        if not more:
            break
        answer += more
    return answer


def give_up(process: subprocess.Popen[bytes], late: threading.Event) -> None:
    late.set()
    kill(process)


def end(process: subprocess.Popen[bytes], host: int) -> None:
    """Asks the program to leave, waits a moment, then kills it and all that it has started."""
    if os.getpid() != host:  # a fork has let go of its copy; the host still plays with the program
        return
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError, subprocess.TimeoutExpired):
        process.stdin.write(b"quit\n")
        process.stdin.close()
        process.wait(PARTING_SECONDS)
    kill(process)
    process.wait()
    process.stdin.close()
    process.stdout.close()


def kill(process: subprocess.Popen[bytes]) -> None:
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
