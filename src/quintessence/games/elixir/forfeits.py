"""Forfeits: given, performed, bought out of, judged (EX-FORF-1 to EX-FORF-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject
from quintessence.games.elixir.board import Board, finds_of, lasting_at
from quintessence.games.elixir.cards.reckoning import bit
from quintessence.games.elixir.cards.words import FORFEIT, NOT_CANCELLED, ON_FORFEIT
from quintessence.games.elixir.frames import AFTER_EVENT, BEFORE_EVENT, GIVE_WORD, EventFrame, PickFrame
from quintessence.games.elixir.questions import ForfeitFrame, VoteFrame
from quintessence.games.elixir.table.enduring import begin_lasting, end_lasting, forfeit_to_buy, has_room
from quintessence.games.elixir.table.lasting import Lasting
from quintessence.games.elixir.table.telling import card_name, tell_forfeit, tell_nothing
from quintessence.games.elixir.table.zones import FINDS
from quintessence.games.elixir.windows import take_place


def give_forfeits(board: Board, seats: vec[i64], by: i64, card: i64, price: i64, until: i64) -> None:
    """Puts a forfeit on each of some seats, one after the other (EX-ORD-1)."""
    for seat in seats[::-1]:
        board.stack.append(ForfeitFrame(card, by, seat, price, until))


def go_on_with_forfeit(board: Board, frame: ForfeitFrame, log: Log | None) -> bool:
    """First the event; then the seat it falls on performs or pays. False if that seat is asked."""
    if frame.step == BEFORE_EVENT:
        frame.step = AFTER_EVENT
        tell_forfeit(board, log, "forfeit-given", frame.on, frame.by, frame.card, frame.price)
        take_place(board, EventFrame(ON_FORFEIT, frame.by, vec[i64]([frame.on]), frame.card))
        return True
    if frame.cancelled != NOT_CANCELLED:
        board.stack.pop()
        return True
    if not can_buy_out(board, frame):
        perform(board, frame, log)
        return True
    if board.variant.must_pay:
        pay(board, frame, log)
        return True
    return False


def can_buy_out(board: Board, frame: ForfeitFrame) -> bool:
    """Not without enough finds, nor from oneself (EX-FORF-4, EX-FORF-5)."""
    return frame.by != frame.on and len(finds_of(board, frame.on)) >= frame.price


def perform(board: Board, frame: ForfeitFrame, log: Log | None) -> None:
    board.stack.pop()
    if not has_room(board, 1):
        tell_nothing(board, log, frame.card)
        return
    effect = begin_lasting(board, FORFEIT, frame.on, frame.by, frame.card, frame.until)
    effect.n = frame.price
    tell_forfeit(board, log, "forfeit-performed", frame.on, frame.by, frame.card, frame.price)


def pay(board: Board, frame: ForfeitFrame, log: Log | None) -> None:
    board.stack.pop()
    pay_price(board, frame.on, frame.by, frame.card, frame.price, log)


def pay_price(board: Board, on: i64, by: i64, card: i64, price: i64, log: Log | None) -> None:
    """The price goes, in finds of the payer's choice, to whoever gave the forfeit (EX-FORF-3)."""
    tell_forfeit(board, log, "forfeit-paid", on, by, card, price)
    giving = PickFrame(on, GIVE_WORD, FINDS + on, FINDS + by, price, board.deck.vocabulary.any_find)
    giving.quiet = True
    board.stack.append(giving)


def buy_out(board: Board, seat: i64, card: i64, log: Log | None) -> None:
    """On their own turn a player buys out of a forfeit (EX-FORF-7)."""
    number = forfeit_to_buy(board, seat, card, len(finds_of(board, seat)))
    place = lasting_at(board, number)
    bought = board.lasting[place]
    pay_price(board, seat, bought.by, card, bought.n, log)
    end_lasting(board, place, log)


# Votes.


def judge(board: Board, ended: list[Lasting]) -> None:
    """With votes, others judge each forfeit of another player that has run its time, the oldest first."""
    if not board.variant.votes:
        return
    for forfeit in reversed(ended):
        if forfeit.kind == FORFEIT and forfeit.by != forfeit.on:
            board.stack.append(VoteFrame(forfeit.card, forfeit.on, forfeit.by, forfeit.n))


def is_voting(board: Board, frame: VoteFrame, seat: i64) -> bool:
    return seat != frame.on and seat < board.seats and frame.voted & bit(seat) == 0


def vote(frame: VoteFrame, seat: i64, boo: bool) -> None:
    frame.voted |= bit(seat)
    if boo:
        frame.boos |= bit(seat)


def go_on_with_vote(board: Board, frame: VoteFrame, log: Log | None) -> bool:
    """When all have voted, more than half booing makes the performer pay after all (EX-FORF-10)."""
    boos: i64 = 0
    for seat in range(board.seats):
        if is_voting(board, frame, seat):
            return False
        boos += frame.boos >> seat & 1
    board.stack.pop()
    if log is not None:
        fields: JsonObject = {"card": card_name(board, frame.card), "seat": int(frame.on), "boo": int(boos)}
        log.tell(Event("voted", fields, reveals=True))
    if 2 * boos > board.seats - 1:
        pay_price(board, frame.on, frame.by, frame.card, frame.price, log)
    return True
