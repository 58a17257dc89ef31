"""Ctrl-C reaches every process of a terminal at once, also one that has only just been started.

While it is still loading, such a process would end with a traceback. So its parent starts it with the signal held
back, and it lets the signal through as soon as it knows what to do about it.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform == "win32":  # there are no signals that could wait

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
        """A Ctrl-C waits until this is left, and in the processes that are started meanwhile until they let it through.

        None is lost, and only the thread that enters is concerned.
        """
        # It is started with the first process and lets the signal through for all: it must be there before.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def let_through() -> None:
        """From now on Ctrl-C does what this process has decided; one that has waited is heard at once."""
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
