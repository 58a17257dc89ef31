"""A lock on a file, which is released when the process ends in any way."""

import os
import sys
from pathlib import Path
from typing import final


@final
class FileLock:
    """Held by one process (and one `FileLock` in it) at a time."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._descriptor: int | None = None

    def take(self) -> bool:
        """Whether the lock was free."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        if lock(descriptor):
            self._descriptor = descriptor
            return True
        os.close(descriptor)
        return False

    def give_back(self) -> None:
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


if sys.platform == "win32":

    def lock(descriptor: int) -> bool:
        import msvcrt

        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def lock(descriptor: int) -> bool:
        import fcntl

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
