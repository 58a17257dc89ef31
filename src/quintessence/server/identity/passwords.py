"""Passwords: hashed with argon2 in threads, so that no move waits for a log-in."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final, final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from quintessence.server.words import Wrong

SHORTEST: Final = 8
LONGEST: Final = 200
THREADS: Final = 2
MOST_WAITING: Final = 50
"""More log-ins at once are refused with `busy`: each takes a while and 64 MB."""


def checked_password(text: str) -> str:
    """The password; `Wrong` if it is too short to be safe or too long to be hashed quickly."""
    if not SHORTEST <= len(text) <= LONGEST:
        raise Wrong("password-length", status=422, least=SHORTEST, most=LONGEST)
    return text


@final
class Passwords:
    """Makes and checks hashes. `close` ends its threads."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = PasswordHasher() if hasher is None else hasher
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        return await self._run(password, None)

    async def is_right(self, password: str, hashed: str | None) -> bool:
        """Whether the password is the one that was hashed.

        None (there is no such account, or it has no password) is never right, and takes as long: the time of an answer
        does not tell which names exist.
        """
        if hashed is not None:
            return bool(await self._run(password, hashed))
        if self._nobodys is None:
            self._nobodys = await self.hash("nobody has this password")
        await self._run(password, self._nobodys)
        return False

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, password: str, hashed: str | None) -> str:
        """The new hash; or, to check a password, some text if it is right and an empty one if not."""
        if self._waiting >= MOST_WAITING:
            raise Wrong("busy", status=503, retry_after=2.0)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, password, hashed)
        finally:
            self._waiting -= 1

    def _work(self, password: str, hashed: str | None) -> str:
        if hashed is None:
            return self._hasher.hash(password)
        try:
            self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return ""
        return "right"
