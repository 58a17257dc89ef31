"""Forfeits: given, performed, bought out of, judged (EX-FORF-1 to EX-FORF-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir.enduring import begin_lasting, end_lasting, forfeit_to_buy, has_room
from quintessence.games.elixir.frames import AFTER_EVENT, BEFORE_EVENT, GIVE_WORD, EventFrame, PickFrame
from quintessence.games.elixir.lasting import Lasting
from quintessence.games.elixir.questions import ForfeitFrame, VoteFrame
from quintessence.games.elixir.reckoning import bit
from quintessence.games.elixir.table import Table, finds_of, lasting_at
from quintessence.games.elixir.telling import card_name, tell_forfeit, tell_nothing
from quintessence.games.elixir.windows import take_place
from quintessence.games.elixir.words import FORFEIT, NOT_CANCELLED, ON_FORFEIT
from quintessence.games.elixir.zones import FINDS


def give_forfeits(table: Table, seats: vec[i64], by: i64, card: i64, price: i64, until: i64) -> None:
    """Puts a forfeit on each of some seats, one after the other (EX-ORD-1)."""
    for seat in seats[::-1]:
        table.stack.append(ForfeitFrame(card, by, seat, price, until))


def go_on_with_forfeit(table: Table, frame: ForfeitFrame, log: Log | None) -> bool:
    """First the event; then the seat it falls on performs or pays. False if that seat is asked."""
    if frame.step == BEFORE_EVENT:
        frame.step = AFTER_EVENT
        tell_forfeit(table, log, "forfeit-given", frame.on, frame.by, frame.card, frame.price)
        take_place(table, EventFrame(ON_FORFEIT, frame.by, vec[i64]([frame.on]), frame.card))
        return True
    if frame.cancelled != NOT_CANCELLED:
        table.stack.pop()
        return True
    if not can_buy_out(table, frame):
        perform(table, frame, log)
        return True
    if table.rules.must_pay:
        pay(table, frame, log)
        return True
    return False


def can_buy_out(table: Table, frame: ForfeitFrame) -> bool:
    """Not without enough finds, nor from oneself (EX-FORF-4, EX-FORF-5)."""
    return frame.by != frame.on and len(finds_of(table, frame.on)) >= frame.price


def perform(table: Table, frame: ForfeitFrame, log: Log | None) -> None:
    table.stack.pop()
    if not has_room(table, 1):
        tell_nothing(table, log, frame.card)
        return
    effect = begin_lasting(table, FORFEIT, frame.on, frame.by, frame.card, frame.until)
    effect.n = frame.price
    tell_forfeit(table, log, "forfeit-performed", frame.on, frame.by, frame.card, frame.price)


def pay(table: Table, frame: ForfeitFrame, log: Log | None) -> None:
    table.stack.pop()
    pay_price(table, frame.on, frame.by, frame.card, frame.price, log)


def pay_price(table: Table, on: i64, by: i64, card: i64, price: i64, log: Log | None) -> None:
    """The price goes, in finds of the payer's choice, to whoever gave the forfeit (EX-FORF-3)."""
    tell_forfeit(table, log, "forfeit-paid", on, by, card, price)
    giving = PickFrame(on, GIVE_WORD, FINDS + on, FINDS + by, price, table.deck.vocabulary.any_find)
    giving.quiet = True
    table.stack.append(giving)


def buy_out(table: Table, seat: i64, card: i64, log: Log | None) -> None:
    """On their own turn a player buys out of a forfeit (EX-FORF-7)."""
    number = forfeit_to_buy(table, seat, card, len(finds_of(table, seat)))
    place = lasting_at(table, number)
    bought = table.lasting[place]
    pay_price(table, seat, bought.by, card, bought.n, log)
    end_lasting(table, place, log)


# Votes.


def judge(table: Table, ended: list[Lasting]) -> None:
    """With votes, others judge each forfeit of another player that has run its time, the oldest first."""
    if not table.rules.votes:
        return
    for forfeit in reversed(ended):
        if forfeit.kind == FORFEIT and forfeit.by != forfeit.on:
            table.stack.append(VoteFrame(forfeit.card, forfeit.on, forfeit.by, forfeit.n))


def is_voting(table: Table, frame: VoteFrame, seat: i64) -> bool:
    return seat != frame.on and seat < table.seats and frame.voted & bit(seat) == 0


def vote(frame: VoteFrame, seat: i64, boo: bool) -> None:
    frame.voted |= bit(seat)
    if boo:
        frame.boos |= bit(seat)


def go_on_with_vote(table: Table, frame: VoteFrame, log: Log | None) -> bool:
    """When all have voted, more than half booing makes the performer pay after all (EX-FORF-10)."""
    boos: i64 = 0
    for seat in range(table.seats):
        if is_voting(table, frame, seat):
            return False
        boos += frame.boos >> seat & 1
    table.stack.pop()
    if log is not None:
        fields: JsonObject = {"card": card_name(table, frame.card), "seat": int(frame.on), "boo": int(boos)}
        log.tell(Event("voted", fields, reveals=True))
    if 2 * boos > table.seats - 1:
        pay_price(table, frame.on, frame.by, frame.card, frame.price, log)
    return True
