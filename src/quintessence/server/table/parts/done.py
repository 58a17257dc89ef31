"""The effect of an entry: the events, who acted, who moved."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from quintessence.core.event import Event
from quintessence.core.types import Json, Seat
from quintessence.server.table.entry import Entry

EVERYBODY: Final = -1
"""In place of the seat that moved: everybody gets a new question."""


@dataclass(slots=True)
class Done:
    """The effect of an entry."""

    events: list[Event] = field(default_factory=list)
    actor: Seat | None = None
    mover: Seat | None = None
    changes_questions: bool = True


Folds: TypeAlias = dict[type[Entry], Callable[..., Done]]
"""What each kind of entry does to a table."""


def told(kind: str, actor: Seat | None = None, **fields: Json) -> Done:
    """The effect of an entry that only tells everybody something."""
    return Done([Event(kind, fields)], actor, None, False)


def told_one(seat: Seat, kind: str, **fields: Json) -> Done:
    """The effect of an entry that only tells one seat something."""
    return Done([Event(kind, {"seat": seat, **fields}, only=[seat])], seat, None, False)
