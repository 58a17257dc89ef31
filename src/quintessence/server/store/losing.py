"""When the database does not answer: try again, with longer and longer waits, then give up."""

import asyncio
from typing import Final, final

import asyncpg
import structlog

from quintessence.server.store.model import StoreLost

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""The errors after which trying again may help."""

LOG: Final = structlog.get_logger(__name__)

FIRST_WAIT: Final = 0.02
LONGEST_WAIT: Final = 2.0
GIVE_UP: Final = 12.0


@final
class Patience:
    """Waits between attempts: 0.02 s, 0.04 s … up to 2 s; after 12 s of waiting it gives up."""

    def __init__(self, give_up: float = GIVE_UP) -> None:
        self._next = FIRST_WAIT
        self._waited = 0.0
        self._give_up = give_up

    async def wait(self, error: BaseException) -> None:
        """Returns when it is time to try again; raises `StoreLost` after too many attempts."""
        if self._waited >= self._give_up:
            LOG.error("the database has not answered for long", problem=str(error))
            raise StoreLost from error
        if self._waited == 0:
            LOG.warning("the database does not answer and is tried again", problem=str(error))
        await asyncio.sleep(self._next)
        self._waited += self._next
        self._next = min(2 * self._next, LONGEST_WAIT)
