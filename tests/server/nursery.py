"""A process that has loaded the server and forks one whenever a test wants it: a start takes a moment, not seconds.

What it forks is the real thing: `serve` with its own sockets, stores, threads and bot processes. Orders come as
lines of JSON on the standard input; the answer is the number of the new process.
"""

import json
import os
import signal
import sys
from pathlib import Path
from typing import Any


def main() -> None:
    from quintessence.core.registry import bot_names, find_bot, games
    from quintessence.server import app, serve  # noqa: F401
    from quintessence.server.store import migrating, postgres, sqlite  # noqa: F401

    games()
    for name in bot_names():
        find_bot(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    forked: list[int] = []
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            try:
                run(json.loads(line))
            finally:
                os._exit(1)
        forked.append(process)
        print(process, flush=True)
    # The tests are over, or have died: so are their servers, whatever became of the test that wanted them.
    for process in forked:
        if is_child(process):
            os.killpg(process, signal.SIGKILL)


def is_child(process: int) -> bool:
    """Whether this is still a process of ours: its number may have been given to another."""
    try:
        os.waitid(os.P_PID, process, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True


def run(order: dict[str, Any]) -> None:
    """The server: the same as `quintessence serve`, told where to log and where to say that it is ready."""
    from quintessence.server.serve import serve
    from quintessence.server.settings import read_settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.environ.update(order["environment"])

    def ready(port: int) -> None:
        draft = Path(order["ready"] + ".draft")
        draft.write_text(str(port), encoding="ascii")
        draft.rename(order["ready"])

    os._exit(serve(read_settings(order["flags"]), ready))


if __name__ == "__main__":
    main()
