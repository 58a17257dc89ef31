"""What the words of the card language mean now: seats, amounts, conditions.

Sets of seats are bits. Words are seen from a list of effects: whose card it is, its targets, what was named.
EX-LANG-1, EX-LANG-2, EX-LANG-3, EX-LANG-5, EX-LANG-6, EX-LANG-8, EX-LANG-9
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board, Doing, bit
from ..frames.event import open_event
from . import language as lang
from . import words
from .language import Amount, Condition, Effect, Filter, Measure, SeatSet, Wanted

PLENTY: Final[i64] = 1_000
"""What `all` means for an amount: more than any place holds, and than any other amount is."""


def seats_meant(board: Board, at: Doing, seats: SeatSet) -> i64:
    """The seats that a word or set of words means."""
    word = seats.word
    if word == words.YOU:
        return bit(at.by)
    if word == words.TARGET:
        return bit(at.targets[0]) if len(at.targets) > 0 else 0
    if word == words.TARGET2:
        return bit(at.targets[1]) if len(at.targets) > 1 else 0
    if word == words.LEFT:
        return bit(board.neighbour(at.by, 1))
    if word == words.RIGHT:
        return bit(board.neighbour(at.by, -1))
    if word == words.OTHERS:
        return board.all_seats() & ~bit(at.by)
    if word == words.ALL:
        return board.all_seats()
    if word == words.ACTIVE:
        return bit(board.active)
    if word == words.THEM:
        return bit(at.them)
    if word == words.ACTOR or word == words.SUBJECT:
        return parties_meant(board, word)
    if word == words.SEVERAL:
        together: i64 = 0
        for part in seats.parts:
            together |= seats_meant(board, at, part)
        return together
    return narrowed(board, at, seats)


def parties_meant(board: Board, word: i64) -> i64:
    """The actor or the subjects of the innermost open event."""
    event = open_event(board)
    if event is None:
        return 0
    if word == words.ACTOR:
        return bit(event.actor)
    together: i64 = 0
    for subject in event.subjects:
        together |= bit(subject)
    return together


def narrowed(board: Board, at: Doing, seats: SeatSet) -> i64:
    """A set without some, of which a condition holds, of which most or fewest is true (EX-LANG-3)."""
    among = seats.among
    assert among is not None and seats.word == words.NARROWED
    kept = seats_meant(board, at, among)
    if seats.without is not None:
        kept &= ~seats_meant(board, at, seats.without)
    if seats.condition is not None:
        them = at.them
        for seat in range(board.seats):
            at.them = seat
            if kept >> seat & 1 == 1 and not holds(board, at, seats.condition):
                kept &= ~bit(seat)
        at.them = them
    if seats.most is not None:
        kept = extremes(board, kept, seats.most, 1)
    if seats.fewest is not None:
        kept = extremes(board, kept, seats.fewest, -1)
    return kept


def extremes(board: Board, among: i64, measure: Measure, sign: i64) -> i64:
    """Those of a set that have most (sign 1) or fewest (-1) of something, all that are equal best."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(board.seats):
        if among >> seat & 1 == 0:
            continue
        value = sign * measured(board, measure, seat)
        if found == 0 or value > best:
            best = value
            found = bit(seat)
        elif value == best:
            found |= bit(seat)
    return found


def one_seat(board: Board, at: Doing, seats: SeatSet) -> i64:
    """Where one seat is meant: the first of them in turn order, NOBODY if there is none (EX-LANG-2)."""
    return board.first_in_turn_order(seats_meant(board, at, seats))


def seats_in_order(board: Board, at: Doing, seats: SeatSet) -> vec[i64]:
    """The seats meant, in turn order (EX-ORD-1)."""
    return board.in_turn_order(seats_meant(board, at, seats))


def wanted_by(at: Doing, effect: Effect) -> Wanted:
    """Which cards a step means."""
    return Wanted(effect.what, at.named, effect.level, effect.up_to)


def count_in(n: i64, size: i64) -> i64:
    """How many cards a count means where so many lie; the size of a hand or row is no secret."""
    return size if n == PLENTY else n


def measured(board: Board, measure: Measure, seat: i64) -> i64:
    kind = measure.kind
    if kind == words.OF_FINDS:
        return len(board.finds_of(seat))
    if kind == words.OF_SPELLS:
        return len(board.spells_of(seat))
    if kind == words.OF_LEVELS:
        return board.levels_left(seat)
    if kind == words.OF_LAID:
        return len(board.laid_of(seat))
    return board.counter_of(measure.counter, seat)


def amount_meant(board: Board, at: Doing, amount: Amount) -> i64:
    """How many cards, turns or uses an amount is now, PLENTY for `all`."""
    if amount.kind == lang.EVERYTHING:
        return PLENTY
    return min(number_meant(board, at, amount), words.LARGEST_NUMBER)


def number_meant(board: Board, at: Doing, amount: Amount) -> i64:
    """The number that an amount is now: to be compared or counted with, it may be as large as a counter."""
    kind = amount.kind
    assert kind != lang.EVERYTHING
    if kind == lang.NUMBER:
        return amount.number
    if kind == lang.MOVED:
        return at.before
    if kind != lang.MEASURED:
        return board.seats
    measure, who = amount.measure, amount.who
    assert measure is not None and who is not None
    total: i64 = 0
    seats = seats_meant(board, at, who)
    for seat in range(board.seats):
        if seats >> seat & 1 == 1:
            total += measured(board, measure, seat)
    if amount.half != 0:
        total = (total + 1) // 2 if amount.half > 0 else total // 2
    return max(i64(0), total + amount.number)


def holds(board: Board, at: Doing, condition: Condition) -> bool:
    kind = condition.kind
    if kind == lang.NOT:
        return not holds(board, at, condition.parts[0])
    if kind == lang.EVERY:
        return all_hold(board, at, condition.parts)
    if kind == lang.SOME:
        return any_holds(board, at, condition.parts)
    if kind == lang.REACTING:
        return at.window == condition.expected
    amount, other = condition.amount, condition.other
    if kind == lang.MOVED_SOME:
        assert amount is not None
        return at.before >= number_meant(board, at, amount)
    if kind == lang.MORE:
        assert amount is not None and other is not None
        return number_meant(board, at, amount) > number_meant(board, at, other)
    seats = condition.seats
    assert seats is not None
    meant = seats_meant(board, at, seats)
    if kind == lang.TURN:
        return meant & bit(board.active) != 0
    if kind == lang.IS:
        others = condition.others
        assert others is not None
        return meant & seats_meant(board, at, others) != 0
    what = condition.what
    assert kind == lang.HAS and amount is not None and what is not None
    return all_have(board, meant, what, at.named, number_meant(board, at, amount))


def all_hold(board: Board, at: Doing, parts: list[Condition]) -> bool:
    for part in parts:
        if not holds(board, at, part):
            return False
    return True


def any_holds(board: Board, at: Doing, parts: list[Condition]) -> bool:
    for part in parts:
        if holds(board, at, part):
            return True
    return False


def all_have(board: Board, seats: i64, what: Filter, named: i64, count: i64) -> bool:
    """Whether each of some seats holds so many matching finds; of no seat nothing holds (EX-LANG-4)."""
    for seat in range(board.seats):
        if seats >> seat & 1 == 1 and len(board.matching(board.finds_of(seat), what, named)) < count:
            return False
    return seats != 0
