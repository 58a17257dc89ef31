"""What comes of an entry: what is told of it, who made it, who has moved by it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from quintessence.core.event import Event
from quintessence.core.types import Json, Seat
from quintessence.server.table.entry import Entry

EVERYBODY: Final = -1
"""In place of who has moved: everybody is asked something new."""


@dataclass(slots=True)
class Done:
    """What an entry has done."""

    events: list[Event] = field(default_factory=list)
    actor: Seat | None = None
    mover: Seat | None = None
    changes_questions: bool = True


Folds: TypeAlias = dict[type[Entry], Callable[..., Done]]
"""What each kind of entry does to a table."""


def told(kind: str, actor: Seat | None = None, **fields: Json) -> Done:
    """A public event that changes no question."""
    return Done([Event(kind, fields)], actor, None, False)


def told_one(seat: Seat, kind: str, **fields: Json) -> Done:
    """An event for one seat that changes no question."""
    return Done([Event(kind, {"seat": seat, **fields}, only=[seat])], seat, None, False)
