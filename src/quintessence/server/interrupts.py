"""Ctrl-C reaches every process of a terminal at once, even one that has just been started.

While it is still loading, such a process would end with a traceback. So its parent starts it with the signal blocked,
and it unblocks the signal when it is ready to handle it.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform == "win32":  # signals cannot be blocked there

    @contextmanager
    def held_back() -> Iterator[None]:
        yield

    def let_through() -> None:
        pass

else:
    import signal
    from multiprocessing import resource_tracker

    @contextmanager
    def held_back() -> Iterator[None]:
        """Ctrl-C waits until the end of the block, and in processes started meanwhile until they call `let_through`.

        No signal is lost, and only the calling thread is concerned.
        """
        # It starts with the first process and unblocks the signal: start it before.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def let_through() -> None:
        """Unblocks Ctrl-C in this process; one that has waited takes effect at once."""
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
