"""Reaction windows: hidden answers, when seats are asked, more time."""

from typing import Final

from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.table.asking import waited_for
from quintessence.server.table.checks import running_for
from quintessence.server.table.entry import Entry, How, Moved
from quintessence.server.table.opening import OrderKind
from quintessence.server.table.parts.done import Done, Folds, told, told_one
from quintessence.server.table.sender import Commands
from quintessence.server.table.table import Table
from quintessence.server.table.todo import Appointment
from quintessence.server.words import Wrong

MOST_TIME: Final = 60_000
"""The most time that a seat can ask for: ten times the default of a window."""
A_SECOND: Final = 1_000


# Answers.


class Answered(Entry, frozen=True, tag="answered"):
    """An answer to the open window, played when the window closes; nobody else is told."""

    seat: int
    words: str
    window: str


def answer(table: Table, seat: Seat, words: str, now: Millis) -> list[Entry]:
    """An answer to the open window: kept until it closes, unless the seat that is asked first gives it.

    That one changes what the others are asked, and everybody sees it in any case. A pass of the first seat is kept,
    too: others must not see when it was made.
    """
    windows = table.windows
    window = windows.id
    assert window is not None
    is_first = seat == windows.seats[0]
    if is_first and (words != windows.pass_words or windows.kind == "patient"):
        return [Moved(at=now, seat=seat, words=words)]
    return [Answered(at=now, seat=seat, words=words, window=window)]


def answered(table: Table, entry: Answered) -> Done:
    table.windows.answers[entry.seat] = entry.words
    if table.chairs[entry.seat].bot is not None:
        return Done()
    hold_clocks(table, entry.at)
    done = told_one(entry.seat, "answer-given", words=entry.words, window=entry.window)
    return Done(done.events, entry.seat, entry.seat)


class Reconsidered(Entry, frozen=True, tag="reconsidered"):
    """The seat takes its answer back before the window closes."""

    seat: int


def reconsider(table: Table, seat: Seat, now: Millis) -> list[Entry]:
    """Takes back the answer to the open window."""
    running_for(table, seat)
    if seat not in table.windows.answers:
        raise Wrong("table-no-answer", 409)
    return [Reconsidered(at=now, seat=seat)]


def reconsidered(table: Table, entry: Reconsidered) -> Done:
    table.windows.answers.pop(entry.seat, None)
    hold_clocks(table, entry.at)
    return Done(told_one(entry.seat, "answer-back").events, entry.seat, entry.seat)


def hold_clocks(table: Table, at: Millis) -> None:
    """Answers to a window are hidden: a clock that they stop appears to run until the window closes."""
    table.clocks.hold(waited_for(table, table.begun), at)


# When seats are asked.


class Ordered(Entry, frozen=True, tag="ordered"):
    """When a seat is asked in windows; `pass` holds until the turn is over."""

    seat: int
    order: OrderKind


def order(table: Table, seat: Seat, wanted: OrderKind, now: Millis) -> list[Entry]:
    """Sets when the seat is asked in windows."""
    running_for(table, seat)
    if not table.game.has_windows():
        raise Wrong("table-no-windows", 409, game=table.game.slug)
    return [Ordered(at=now, seat=seat, order=wanted)]


def ordered(table: Table, entry: Ordered) -> Done:
    turn = table.begun.view(None).get("turn")
    table.windows.order(entry.seat, entry.order, turn)
    hold_clocks(table, entry.at)
    return Done(told_one(entry.seat, "ordered", order=entry.order).events, entry.seat)


class MoreTime(Entry, frozen=True, tag="more-time"):
    """How long windows stay open at least when they ask this seat, in milliseconds; 0: as agreed."""

    seat: int
    time: int


def more_time(table: Table, seat: Seat, milliseconds: int, now: Millis) -> list[Entry]:
    """Asks for longer windows; 0: as agreed."""
    if table.status not in ("open", "running"):
        raise Wrong("table-over" if table.status == "over" else "table-closed", 409)
    if not 0 <= milliseconds <= MOST_TIME:
        raise Wrong("table-bad-more-time", most=MOST_TIME // A_SECOND)
    return [] if table.chairs[seat].more_time == milliseconds else [MoreTime(at=now, seat=seat, time=milliseconds)]


def given_time(table: Table, entry: MoreTime) -> Done:
    table.chairs[entry.seat].more_time = entry.time
    return told("more-time", entry.seat, seat=entry.seat, time=entry.time, longer=entry.time > 0)


# The end of a window.


def appointments(table: Table) -> list[Appointment]:
    """The end of the open window, unless it waits for a player."""
    windows = table.windows
    if windows.now is None or not may_close(table):
        return []
    return [Appointment(windows.closes, lambda now: outcome(table, now))]


def may_close(table: Table) -> bool:
    """Whether the window closes when its time is up: a timed one always does."""
    windows = table.windows
    if windows.kind == "timed":
        return True
    if windows.kind == "patient":
        return not is_open_to(table, windows.seats[0])
    return not any(is_open_to(table, seat) for seat in windows.seats)


def is_open_to(table: Table, seat: Seat) -> bool:
    """Whether a person has yet to answer the window."""
    return table.chairs[seat].bot is None and table.windows.wants_to_be_asked(seat)


def outcome(table: Table, now: Millis) -> list[Entry]:
    """The answers in the order of the rules, up to the first that is not a pass; no answer is a pass."""
    windows = table.windows
    entries: list[Entry] = []
    for seat in windows.seats:
        if windows.kind == "patient" and is_open_to(table, seat):
            break
        words = windows.answers.get(seat, windows.pass_words)
        entries.append(Moved(at=now, seat=seat, words=words, how=how_answered(table, seat)))
        if words != windows.pass_words:
            break
    return entries


def how_answered(table: Table, seat: Seat) -> How:
    if table.chairs[seat].bot is not None:
        return "bot"
    return "person" if seat in table.windows.answers else "silent"


FOLDS: Folds = {Answered: answered, Reconsidered: reconsidered, Ordered: ordered, MoreTime: given_time}

COMMANDS: Commands = {
    protocol.Reconsider: lambda table, message, sender, now: reconsider(table, sender.seat(table), now),
    protocol.Order: lambda table, message, sender, now: order(table, sender.seat(table), message.order, now),
    protocol.MoreTime: lambda table, message, sender, now: more_time(
        table, sender.seat(table), message.seconds * A_SECOND, now
    ),
}
