"""What comes of an entry: what is told of it, and what is then open, asked and timed."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.types import Json, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.clocks import WINDOW_GRACE

if TYPE_CHECKING:
    from quintessence.server.table.table import Table

EVERYBODY: Final = -1
"""In place of who has moved: everybody is asked something new."""
OF_ONE_SEAT: Final = ("early-given", "early-dropped", "ordered", "order-dropped", "answer-taken", "next-asked")
"""Events of a seat's own comfort: not even those who see all hands are told."""


@dataclass(slots=True)
class Done:
    """What an entry has done: what is told of it, who made it, who has moved by it."""

    events: list[Event] = field(default_factory=list)
    actor: Seat | None = None
    mover: Seat | None = None
    changes_questions: bool = True


def told(kind: str, actor: Seat | None = None, **fields: Json) -> Done:
    """A public event that changes no question."""
    return Done([Event(kind, fields)], actor, None, False)


def told_one(seat: Seat, kind: str, **fields: Json) -> Done:
    """An event for one seat that changes no question."""
    return Done([Event(kind, {"seat": seat, **fields}, only=[seat])], seat, None, False)


def match_of(table: "Table") -> Match:
    assert table.match is not None
    return table.match


def go_on(
    table: "Table", at: Millis, words: str | None = None, moved: Seat | None = None, is_told: bool = True
) -> list[Event]:
    """After something has happened: which window is open now, whose clock runs."""
    match = match_of(table)
    is_over = match.result is not None
    events = table.windows.follow(None if is_over else match.state.window(), words, at)
    asked = [seat for seat in match.to_act if table.bot_of(seat) is None]
    if is_told:
        table.clocks.ask(asked, at, WINDOW_GRACE if table.windows.now is not None else 0, moved)
    else:
        table.clocks.hold(asked, at)
    table.asked_since = at
    return events
