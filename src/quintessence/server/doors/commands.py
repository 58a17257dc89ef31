"""What a client's message does to its table: one function for each kind of message."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from quintessence.core.types import Seat
from quintessence.server import protocol
from quintessence.server.clock import Millis
from quintessence.server.doors.forms import SeatPlan
from quintessence.server.doors.plain import Words
from quintessence.server.doors.tables import plan_of
from quintessence.server.store.contract import Identity
from quintessence.server.table.entries import Entry
from quintessence.server.table.table import Table
from quintessence.server.words import Wrong

A_SECOND: Final = 1_000


class Sender(Struct, frozen=True):
    """Who sends a message, and for a race what the server has measured."""

    who: Identity | None
    elapsed: int | None = None
    """Milliseconds from sending the card to receiving the answer; None: from the time at which it was shown."""
    allowance: int = 0

    @property
    def name(self) -> str:
        return "" if self.who is None else self.who.name


def entries_of(table: Table, message: Struct, sender: Sender, now: Millis) -> Sequence[Entry]:
    """The entries that a message would add to the table; raises the reason why it may not."""
    return HANDLERS[type(message)](table, message, sender, now)


def seat_of(table: Table, sender: Sender) -> Seat:
    """The sender's seat; `Wrong` for those who only look on."""
    seat = None if sender.who is None else table.seat_of(sender.who.id)
    if seat is None:
        raise Wrong("not-seated", 403)
    return seat


def someone(sender: Sender) -> Identity:
    """Who sends; `Wrong` for nobody in particular."""
    if sender.who is None:
        raise Wrong("nobody", 401)
    return sender.who


def play(table: Table, message: protocol.Play, sender: Sender, now: Millis) -> Sequence[Entry]:
    seat = seat_of(table, sender)
    return table.play(
        seat,
        message.words,
        message.prompt,
        now,
        claim=message.claim,
        flip=message.flip,
        elapsed=sender.elapsed,
        allowance=sender.allowance,
    )


def words(table: Table, message: Words, sender: Sender, now: Millis) -> Sequence[Entry]:
    """A typed move answers whatever the seat is asked when it arrives."""
    return table.play(
        seat_of(table, sender), message.words, None, now, elapsed=sender.elapsed, allowance=sender.allowance
    )


def reconsider(table: Table, message: protocol.Reconsider, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.reconsider(seat_of(table, sender), now)


def order(table: Table, message: protocol.Order, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.order(seat_of(table, sender), message.order, now)


def more_time(table: Table, message: protocol.MoreTime, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.more_time(seat_of(table, sender), message.seconds * A_SECOND, now)


def undo(table: Table, message: protocol.Undo, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.undo(seat_of(table, sender), now)


def takeback(table: Table, message: protocol.Takeback, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.ask_takeback(seat_of(table, sender), now)


def takeback_answer(table: Table, message: protocol.TakebackAnswer, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.answer_takeback(seat_of(table, sender), message.agree, now)


def pause(table: Table, message: protocol.Pause, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.pause(seat_of(table, sender), message.on, now)


def resign(table: Table, message: protocol.Resign, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.resign(seat_of(table, sender), now)


def claim(table: Table, message: protocol.Claim, sender: Sender, now: Millis) -> Sequence[Entry]:
    if message.seat >= len(table.chairs):
        raise Wrong("no-such-seat-here", last=len(table.chairs) - 1)
    if message.how == "take":
        who = someone(sender)
        return table.take_over(who.id, who.name, message.seat, now)
    return table.claim(seat_of(table, sender), message.seat, message.how, now)


def say(table: Table, message: protocol.Say, sender: Sender, now: Millis) -> Sequence[Entry]:
    who = someone(sender)
    seat = table.seat_of(who.id)
    name = who.name if seat is None else table.chairs[seat].called
    return table.say(seat, name, message.text, now, message.language)


def sit(table: Table, message: protocol.Sit, sender: Sender, now: Millis) -> Sequence[Entry]:
    who = someone(sender)
    if message.seat is not None and message.seat >= len(table.chairs):
        raise Wrong("no-such-seat-here", last=len(table.chairs) - 1)
    return table.sit(who.id, who.name, now, message.seat, message.invitation, message.nonce)


def leave(table: Table, message: protocol.Leave, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.leave(seat_of(table, sender), now)


def nonce(table: Table, message: protocol.NonceGiven, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.give_nonce(seat_of(table, sender), message.nonce, now)


def seat_for(table: Table, message: protocol.SeatFor, sender: Sender, now: Millis) -> Sequence[Entry]:
    plan = plan_of(SeatPlan(message.kind, message.bot, message.level), table.game)
    return table.seat_for(someone(sender).id, message.seat, plan, now)


def seat_count(table: Table, message: protocol.SeatCount, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.seat_count(someone(sender).id, message.seats, now)


def swap(table: Table, message: protocol.Swap, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.swap(someone(sender).id, message.seat, message.other, now)


def options(table: Table, message: protocol.Options, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.set_options(someone(sender).id, message.options, now)


def start(table: Table, message: protocol.Start, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.start(None if sender.who is None else sender.who.id, now)


def rematch(table: Table, message: protocol.Rematch, sender: Sender, now: Millis) -> Sequence[Entry]:
    return table.rematch(seat_of(table, sender), now, message.nonce, message.harder)


Handler = Callable[[Table, Any, Sender, Millis], Sequence[Entry]]

HANDLERS: Final[dict[type[Struct], Handler]] = {
    protocol.Play: play,
    Words: words,
    protocol.Reconsider: reconsider,
    protocol.Order: order,
    protocol.MoreTime: more_time,
    protocol.Undo: undo,
    protocol.Takeback: takeback,
    protocol.TakebackAnswer: takeback_answer,
    protocol.Pause: pause,
    protocol.Resign: resign,
    protocol.Claim: claim,
    protocol.Say: say,
    protocol.Sit: sit,
    protocol.Leave: leave,
    protocol.NonceGiven: nonce,
    protocol.SeatFor: seat_for,
    protocol.SeatCount: seat_count,
    protocol.Swap: swap,
    protocol.Options: options,
    protocol.Start: start,
    protocol.Rematch: rematch,
}
