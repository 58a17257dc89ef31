"""Taking back by consent: the position is again the one before a seat's last move."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from quintessence.core.entry import MOVE, RESIGN, SUBSTITUTE, UNDO
from quintessence.core.entry import Entry as Line
from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table import entries as e
from quintessence.server.table.happening import EVERYBODY, Done, go_on, match_of, told

if TYPE_CHECKING:
    from quintessence.server.table.table import Table


@dataclass(slots=True)
class Takeback:
    """A seat would like to take its last move back; who has agreed so far, and who must."""

    seat: Seat
    needed: list[Seat]
    agreed: list[Seat] = field(default_factory=list)

    def shown(self) -> JsonObject:
        needed: list[Json] = list(self.needed)
        agreed: list[Json] = list(self.agreed)
        return {"seat": self.seat, "needed": needed, "agreed": agreed}


def takeback_asked(table: "Table", entry: e.TakebackAsked) -> Done:
    needed = [
        seat
        for seat, chair in enumerate(table.chairs)
        if seat != entry.seat and chair.bot is None and chair.identity is not None
    ]
    table.takeback = Takeback(entry.seat, needed)
    done = told("takeback-asked", entry.seat, seat=entry.seat)
    return done if needed else take_back(table, done, entry.at)


def takeback_answered(table: "Table", entry: e.TakebackAnswered) -> Done:
    asked = table.takeback
    assert asked is not None
    done = told("takeback-answered", entry.seat, seat=entry.seat, agree=entry.agree)
    if not entry.agree:
        table.takeback = None
        return done
    asked.agreed.append(entry.seat)
    return take_back(table, done, entry.at) if set(asked.agreed) >= set(asked.needed) else done


def take_back(table: "Table", done: Done, at: Millis) -> Done:
    """Everybody has agreed: the position is again the one before the last move of the seat that asked."""
    asked, match = table.takeback, match_of(table)
    assert asked is not None
    place = last_move_of(match, asked.seat)
    assert place is not None
    count = len([line for line in match.entries[place:] if line.kind == MOVE])
    table.match = replayed(match, match.entries[:place])
    table.takeback = None
    done.events.append(Event("taken-back", {"seat": asked.seat, "moves": count}))
    done.events += table.windows.close()
    done.events += go_on(table, at)
    return Done(done.events, done.actor, EVERYBODY)


def last_move_of(match: Match, seat: Seat) -> int | None:
    """The place of a seat's last move that stands among the lines of the match; None where none can be taken back.

    Nothing is taken back across a resignation.
    """
    standing: list[int] = []
    for place, line in enumerate(match.entries):
        if line.kind == MOVE:
            standing.append(place)
        elif line.kind == UNDO:
            standing.pop()
        elif line.kind == RESIGN:
            standing.clear()
    return next((place for place in reversed(standing) if match.entries[place].seat == seat), None)


def replayed(match: Match, lines: list[Line]) -> Match:
    """The match after its first lines. Chance is as it was then: what was drawn since will be drawn again."""
    agreed = match.setting
    twin = Match(match.game, agreed.seats, match.seed, agreed.options, agreed.cards, match.start)
    twin.names, twin.fair = match.names, match.fair
    for line in lines:
        repeat(twin, line)
    return twin


def repeat(match: Match, line: Line) -> None:
    """Does in a match what a line of its record says was done there before."""
    if line.kind == MOVE:
        match.redo(line.words, line.seat, line.at)
    elif line.kind == UNDO:
        match.undo(line.seat)
    elif line.kind == SUBSTITUTE:
        match.substitute(line.seat, line.words)
    else:
        match.resign(line.seat)
