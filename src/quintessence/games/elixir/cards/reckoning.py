"""What the words of the card language mean now: seats, amounts, conditions, filters (EX-LANG-1 to EX-LANG-9).

Sets of seats are bits. Words are seen from a list of effects: whose card it is, its targets, what was named.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.games.elixir.board import (
    Board,
    all_seats,
    counter_of,
    finds_of,
    first_in_turn_order,
    laid_of,
    levels_left,
    neighbour,
    spells_of,
)
from quintessence.games.elixir.cards.language import (
    ANYBODY,
    EVERY,
    EVERYTHING,
    HAS,
    HOLDER,
    IS,
    LISTED,
    MEASURED,
    MORE,
    MOVED,
    MOVED_SOME,
    NOT,
    NOT_HOLDER,
    NUMBER,
    REACTING,
    SOME,
    TURN,
    Amount,
    Condition,
    Filter,
    Measure,
    Pattern,
    SeatSet,
)
from quintessence.games.elixir.cards.words import (
    ACTIVE,
    ACTOR,
    ALL,
    LARGEST_NUMBER,
    LEFT,
    NARROWED,
    NO_WORD,
    NOBODY,
    OF_FINDS,
    OF_LAID,
    OF_LEVELS,
    OF_SPELLS,
    ON_SPELL,
    OTHERS,
    RIGHT,
    SEVERAL,
    SUBJECT,
    TARGET,
    TARGET2,
    THEM,
    YOU,
)
from quintessence.games.elixir.frames import EventFrame, ListFrame

PLENTY: Final[i64] = 1_000
"""What `all` means for an amount: more than any place holds, and than any other amount is."""


def bit(seat: i64) -> i64:
    """The set of one seat; empty for NOBODY."""
    return 0 if seat < 0 else i64(1) << seat


def open_event(board: Board) -> EventFrame | None:
    """The innermost event that is open."""
    place: i64 = len(board.stack) - 1
    while place >= 0:
        frame = board.stack[place]
        if isinstance(frame, EventFrame):
            return frame
        place -= 1
    return None


def seats_meant(board: Board, at: ListFrame, seats: SeatSet) -> i64:
    """The seats that a word or set of words means."""
    word = seats.word
    if word == YOU:
        return bit(at.by)
    if word == TARGET:
        return bit(at.targets[0]) if len(at.targets) > 0 else 0
    if word == TARGET2:
        return bit(at.targets[1]) if len(at.targets) > 1 else 0
    if word == LEFT:
        return bit(neighbour(board, at.by, 1))
    if word == RIGHT:
        return bit(neighbour(board, at.by, -1))
    if word == OTHERS:
        return all_seats(board) & ~bit(at.by)
    if word == ALL:
        return all_seats(board)
    if word == ACTIVE:
        return bit(board.active)
    if word == THEM:
        return bit(at.them)
    if word == ACTOR or word == SUBJECT:
        return parties_meant(board, word)
    if word == SEVERAL:
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
    if word == ACTOR:
        return bit(event.actor)
    together: i64 = 0
    for subject in event.subjects:
        together |= bit(subject)
    return together


def narrowed(board: Board, at: ListFrame, seats: SeatSet) -> i64:
    """A set without some, of which a condition holds, of which most or fewest is true (EX-LANG-3)."""
    among = seats.among
    assert among is not None and seats.word == NARROWED
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


def one_seat(board: Board, at: ListFrame, seats: SeatSet) -> i64:
    """Where one seat is meant: the first of them in turn order, NOBODY if there is none (EX-LANG-2)."""
    return first_in_turn_order(board, seats_meant(board, at, seats))


def measured(board: Board, measure: Measure, seat: i64) -> i64:
    kind = measure.kind
    if kind == OF_FINDS:
        return len(finds_of(board, seat))
    if kind == OF_SPELLS:
        return len(spells_of(board, seat))
    if kind == OF_LEVELS:
        return levels_left(board, seat)
    if kind == OF_LAID:
        return len(laid_of(board, seat))
    return counter_of(board, measure.counter, seat)


def amount_meant(board: Board, at: ListFrame, amount: Amount) -> i64:
    """How many cards, turns or uses an amount is now, PLENTY for `all`."""
    if amount.kind == EVERYTHING:
        return PLENTY
    return min(number_meant(board, at, amount), LARGEST_NUMBER)


def number_meant(board: Board, at: ListFrame, amount: Amount) -> i64:
    """The number that an amount is now: to be compared or counted with, it may be as large as a counter."""
    kind = amount.kind
    assert kind != EVERYTHING
    if kind == NUMBER:
        return amount.number
    if kind == MOVED:
        return at.before
    if kind != MEASURED:
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


def holds(board: Board, at: ListFrame, condition: Condition) -> bool:
    kind = condition.kind
    if kind == NOT:
        return not holds(board, at, condition.parts[0])
    if kind == EVERY:
        return all_hold(board, at, condition.parts)
    if kind == SOME:
        return any_holds(board, at, condition.parts)
    if kind == REACTING:
        return at.window == condition.expected
    amount, other = condition.amount, condition.other
    if kind == MOVED_SOME:
        assert amount is not None
        return at.before >= number_meant(board, at, amount)
    if kind == MORE:
        assert amount is not None and other is not None
        return number_meant(board, at, amount) > number_meant(board, at, other)
    seats = condition.seats
    assert seats is not None
    meant = seats_meant(board, at, seats)
    if kind == TURN:
        return meant & bit(board.active) != 0
    if kind == IS:
        others = condition.others
        assert others is not None
        return meant & seats_meant(board, at, others) != 0
    what = condition.what
    assert kind == HAS and amount is not None and what is not None
    return all_have(board, meant, what, at.named, number_meant(board, at, amount))


def all_hold(board: Board, at: ListFrame, parts: list[Condition]) -> bool:
    for part in parts:
        if not holds(board, at, part):
            return False
    return True


def any_holds(board: Board, at: ListFrame, parts: list[Condition]) -> bool:
    for part in parts:
        if holds(board, at, part):
            return True
    return False


def all_have(board: Board, seats: i64, what: Filter, named: i64, count: i64) -> bool:
    """Whether each of some seats holds so many matching finds; of no seat nothing holds (EX-LANG-4)."""
    for seat in range(board.seats):
        if seats >> seat & 1 == 1 and len(matching(board, finds_of(board, seat), what, named)) < count:
            return False
    return seats != 0


def matches(board: Board, card: i64, what: Filter, named: i64) -> bool:
    """Whether a find is of the kind that a filter means (EX-LANG-7)."""
    if what.fits[card] == 1:
        return True
    return what.named and named != NO_WORD and board.deck.vocabulary.tables[named][card] == 1


def matching(board: Board, cards: vec[i64], what: Filter, named: i64) -> vec[i64]:
    """Those of some finds that match, in their order."""
    found = vec[i64](capacity=len(cards))
    for card in cards:
        if matches(board, card, what, named):
            found = append(found, card)
    return found


def of_levels(board: Board, spells: vec[i64], level: i64) -> vec[i64]:
    """Those of some spells that are of these levels, in their order."""
    found = vec[i64](capacity=len(spells))
    for spell in spells:
        if level >> board.deck.level[spell] & 1 == 1:
            found = append(found, spell)
    return found


def answers(board: Board, pattern: Pattern, event: EventFrame, holder: i64) -> bool:
    """Whether an event is the one that a special card or a trigger of `holder` answers."""
    if pattern.event != event.event:
        return False
    if not is_party(pattern.by, pattern.by_seats, bit(event.actor), holder):
        return False
    if pattern.at != ANYBODY:
        subjects: i64 = 0
        for subject in event.subjects:
            subjects |= bit(subject)
        if not is_party(pattern.at, pattern.at_seats, subjects, holder):
            return False
    if event.event == ON_SPELL:
        if pattern.level >> event.level & 1 == 0:
            return False
        return not pattern.last or len(spells_of(board, event.actor)) == 0
    return True


def is_party(kind: i64, listed: i64, seats: i64, holder: i64) -> bool:
    """Whether one of the seats is whom a `by` or `at` asks for."""
    if kind == ANYBODY:
        return True
    if kind == HOLDER:
        return seats & bit(holder) != 0
    if kind == NOT_HOLDER:
        return seats & ~bit(holder) != 0
    return kind == LISTED and seats & listed != 0


def target_list(seats: vec[i64]) -> vec[i64]:
    """The targets that there are: NOBODY stands where none was to be had."""
    found = vec[i64](capacity=len(seats))
    for seat in seats:
        if seat != NOBODY:
            found = append(found, seat)
    return found
