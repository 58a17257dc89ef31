"""Who sends a command."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.store.model import Identity, IdentityId
from quintessence.server.table.entry import Entry
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong


class Sender(msgspec.Struct, frozen=True):
    """The sender of a message, and what the server has measured for a race."""

    who: Identity | None
    elapsed: int | None = None
    """Milliseconds from sending the card to receiving the answer; None: count from when it was shown."""
    allowance: int = 0

    @property
    def id(self) -> IdentityId | None:
        return None if self.who is None else self.who.id

    @property
    def known(self) -> Identity:
        """The sender; `Wrong` if not signed in."""
        if self.who is None:
            raise Wrong("nobody", 401)
        return self.who

    def seat(self, table: Table) -> Seat:
        """The sender's seat; `Wrong` for spectators."""
        seat = table.seat_of(self.id)
        if seat is None:
            raise Wrong("not-seated", 403)
        return seat


Command: TypeAlias = Callable[[Table, Any, Sender, Millis], list[Entry]]
"""What a message does: the entries that it adds to the table; raises the reason if it is refused."""
Commands: TypeAlias = dict[type, Command]
