"""A server of ours in a process of its own, for measurements: fresh data, no limits on requests."""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

WHERE = re.compile(r"http://[^\s:]+:(\d+)")


@contextmanager
def our_server(bots: int) -> Iterator[tuple[str, int]]:
    """`quintessence serve` on a fresh SQLite file, with so many processes for bots: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "quintessence", "serve", "--port", "0", "--data", folder, "--bots", str(bots)]
        environment = {**os.environ, "QUINTESSENCE_LIMITS": "off", "PYTHONUNBUFFERED": "1"}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                # The address stands in one of the first lines.
                found = next((there for line in server.stdout if (there := WHERE.search(line))), None)
                if found is None:
                    sys.exit("Our server does not start.")
                yield f"http://127.0.0.1:{found.group(1)}", server.pid
            finally:
                server.terminate()
