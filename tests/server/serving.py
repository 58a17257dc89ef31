"""`quintessence serve` as its host starts it."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence

from tests.server.running import PATIENCE


class Command:
    """The command in a process of its own, with what it writes."""

    def __init__(self, *arguments: str, prefix: Sequence[str] = ()) -> None:
        self.process = subprocess.Popen(
            [*prefix, sys.executable, "-m", "quintessence", "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def end(self, number: signal.Signals) -> tuple[int, str, str]:
        """Exit code and the rest of what was written, after a signal to the whole group, as a terminal sends it."""
        os.killpg(self.process.pid, number)
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, out, err
