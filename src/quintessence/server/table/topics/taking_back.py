"""Taking back: your own move if it revealed nothing, or with the consent of the others your last move and all since."""

from quintessence.core.entry import MOVE, RESIGN, UNDO, RecordEntry
from quintessence.core.event import Event
from quintessence.core.match import Match
from quintessence.core.replay import repeat
from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.table.asking import go_on
from quintessence.server.table.checks import running, running_for
from quintessence.server.table.entry import Entry
from quintessence.server.table.parts.agreements import Takeback
from quintessence.server.table.parts.done import EVERYBODY, Done, Folds, told
from quintessence.server.table.sender import Commands
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took back its own last move."""

    seat: int


def undo(table: Table, seat: Seat, now: Millis) -> list[Entry]:
    """Takes back the seat's own last move."""
    if not running_for(table, seat).can_undo(seat):
        raise Wrong("table-no-undo", 409)
    return [Undone(at=now, seat=seat)]


def undone(table: Table, entry: Undone) -> Done:
    events = list(table.begun.undo(entry.seat))
    is_told = events[0].only is None
    if is_told:
        table.takeback = None
    events += go_on(table, entry.at, is_told=is_told)
    if is_told:
        table.clocks.take_back(entry.seat, entry.at)
    return Done(events, entry.seat, entry.seat)


class TakebackAsked(Entry, frozen=True, tag="takeback-asked"):
    """A seat asks the others to let it take back its last move."""

    seat: int


def ask_takeback(table: Table, seat: Seat, now: Millis) -> list[Entry]:
    """Asks the others to let the seat take back its last move."""
    match = running_for(table, seat)
    if table.races is not None or last_move_of(match, seat) is None:
        raise Wrong("table-no-takeback", 409)
    if table.takeback is not None:
        raise Wrong("table-takeback-open", 409)
    return [TakebackAsked(at=now, seat=seat)]


def takeback_asked(table: Table, entry: TakebackAsked) -> Done:
    needed = [seat for seat in table.people() if seat != entry.seat and table.chairs[seat].bot is None]
    table.takeback = Takeback(entry.seat, needed)
    done = told("takeback-asked", entry.seat, seat=entry.seat)
    return done if needed else take_back(table, table.takeback, done, entry.at)


class TakebackAnswered(Entry, frozen=True, tag="takeback-answered"):
    """A seat agrees or not; when all have agreed, the move is taken back."""

    seat: int
    agree: bool


def answer_takeback(table: Table, seat: Seat, agree: bool, now: Millis) -> list[Entry]:
    """Agrees to a takeback or not; the seat that asked may withdraw with a no."""
    running(table)
    asked = table.takeback
    if asked is None:
        raise Wrong("table-no-takeback-asked", 409)
    withdraws = seat == asked.seat and not agree
    if not withdraws and not asked.waits_for(seat):
        raise Wrong("table-takeback-not-asked", 409)
    return [TakebackAnswered(at=now, seat=seat, agree=agree)]


def takeback_answered(table: Table, entry: TakebackAnswered) -> Done:
    asked = table.takeback
    assert asked is not None
    done = told("takeback-answered", entry.seat, seat=entry.seat, agree=entry.agree)
    if not entry.agree:
        table.takeback = None
        return done
    asked.agreed.append(entry.seat)
    return take_back(table, asked, done, entry.at) if set(asked.agreed) >= set(asked.needed) else done


def take_back(table: Table, asked: Takeback, done: Done, at: Millis) -> Done:
    """Everybody has agreed: returns to the position before the last move of the seat that asked."""
    match = table.begun
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
    """The index of a seat's last move in the record that was not undone; None if no move can be taken back.

    Nothing can be taken back across a resignation.
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


def replayed(match: Match, lines: list[RecordEntry]) -> Match:
    """The match after some of its lines. Chance is as it was then: the same cards will be drawn again."""
    agreed = match.setting
    twin = Match(match.game, agreed.seats, match.seed, agreed.options, agreed.cards, match.start)
    twin.names, twin.fair = match.names, match.fair
    for line in lines:
        repeat(twin, line, trusted=True)
    return twin


FOLDS: Folds = {Undone: undone, TakebackAsked: takeback_asked, TakebackAnswered: takeback_answered}

COMMANDS: Commands = {
    protocol.Undo: lambda table, message, sender, now: undo(table, sender.seat(table), now),
    protocol.Takeback: lambda table, message, sender, now: ask_takeback(table, sender.seat(table), now),
    protocol.TakebackAnswer: lambda table, message, sender, now: answer_takeback(
        table, sender.seat(table), message.agree, now
    ),
}
