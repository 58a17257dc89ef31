"""What comes of an entry: what is told of it, and what is then open, asked and timed."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.types import Json, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.asking import follow_window, waited_for

if TYPE_CHECKING:
    from quintessence.server.table.table import Table

EVERYBODY: Final = -1
"""In place of who has moved: everybody is asked something new."""
OF_ONE_SEAT: Final = ("answer-given", "answer-back", "answer-dropped", "ordered", "answer-taken", "next-asked")
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
    events = follow_window(table, match, words, at)
    asked = waited_for(table, match)
    if is_told:
        table.clocks.ask(asked, at, moved)
        table.turn_since = at
    else:
        table.clocks.hold(asked, at)
    table.asked_since = at
    return events
