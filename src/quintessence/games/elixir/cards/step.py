"""One step of a list of effects while it is carried out, and what the words of the card language mean in it.

Sets of seats are bits. Words are seen from the list: whose card it is, its targets, what was named.
EX-LANG-1, EX-LANG-2, EX-LANG-3, EX-LANG-5, EX-LANG-6, EX-LANG-8, EX-LANG-9
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log

from ..board import Board, Doing, Frame, bit
from ..table.telling import tell_nothing
from ..table.zones import bits_of
from . import language as lang
from . import words
from .language import Amount, Condition, Effect, Holding, Measure, SeatSet, Wanted

PLENTY: Final[i64] = 1_000
"""What `all` means for an amount: more than any place holds, and than any other amount is."""


@final
class Step:
    """A step: its effect, the list that it stands in, the board, chance, and who listens."""

    def __init__(self, board: Board, at: Doing, effect: Effect, chance: Chance, log: Log | None) -> None:
        self.board = board
        self.at = at
        self.effect = effect
        self.chance = chance
        self.log = log

    def nothing(self) -> None:
        """There is nothing to do: a word names nobody (EX-LANG-4), a place is empty."""
        tell_nothing(self.board, self.log, self.at.card)

    def begin(self, frame: Frame) -> None:
        self.board.stack.append(frame)

    def who(self) -> vec[i64]:
        """The seats that the step is about, in turn order (EX-ORD-1)."""
        return self.board.in_turn_order(self.meant(self.effect.who))

    def who_or_nothing(self) -> vec[i64]:
        """The same; if there is none, the step does nothing."""
        seats = self.who()
        if len(seats) == 0:
            self.nothing()
        return seats

    def one(self, seats: SeatSet) -> i64:
        """Where one seat is meant: the first of them in turn order, NOBODY if there is none (EX-LANG-2)."""
        return self.board.first_in_turn_order(self.meant(seats))

    def n(self) -> i64:
        """How many cards, turns or uses the step is about, PLENTY for `all`."""
        amount = self.effect.n
        return PLENTY if amount.kind == lang.EVERYTHING else min(self.number(amount), words.LARGEST_NUMBER)

    def wanted(self) -> Wanted:
        return Wanted(self.effect.what, self.at.named, self.effect.level, self.effect.upto)

    # Seats.

    def meant(self, seats: SeatSet) -> i64:
        """The seats that a word or set of words means."""
        board, at, word = self.board, self.at, seats.word
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
        if word == words.SEVERAL:
            together: i64 = 0
            for part in seats.parts:
                together |= self.meant(part)
            return together
        if word == words.NARROWED:
            return self.narrowed(seats)
        return board.parties(word)

    def narrowed(self, seats: SeatSet) -> i64:
        """A set without some, of which a condition holds, of which most or fewest is true (EX-LANG-3)."""
        among, at = seats.among, self.at
        assert among is not None
        kept = self.meant(among)
        if seats.without is not None:
            kept &= ~self.meant(seats.without)
        if seats.condition is not None:
            them = at.them
            for seat in self.board.in_turn_order(kept):
                at.them = seat
                if not self.holds(seats.condition):
                    kept &= ~bit(seat)
            at.them = them
        if seats.most is not None:
            kept = self.extremes(kept, seats.most, 1)
        return kept if seats.fewest is None else self.extremes(kept, seats.fewest, -1)

    def extremes(self, among: i64, measure: Measure, sign: i64) -> i64:
        """Those of a set that have most (sign 1) or fewest (-1) of something, all that are equal best."""
        values = {int(seat): sign * self.measured(measure, seat) for seat in self.board.in_turn_order(among)}
        best = max(values.values(), default=i64(0))
        return bits_of(vec[i64]([seat for seat, value in values.items() if value == best]))

    # Amounts.

    def measured(self, measure: Measure, seat: i64) -> i64:
        board, kind = self.board, measure.kind
        if kind == words.OF_FINDS:
            return len(board.finds_of(seat))
        if kind == words.OF_SPELLS:
            return len(board.spells_of(seat))
        if kind == words.OF_LEVELS:
            return board.levels_left(seat)
        return len(board.laid_of(seat)) if kind == words.OF_LAID else board.counter_of(measure.counter, seat)

    def number(self, amount: Amount) -> i64:
        """The number that an amount is now: to be compared or counted with, it may be as large as a counter."""
        if amount.kind == lang.NUMBER:
            return amount.number
        if amount.kind == lang.MOVED:
            return self.at.before
        if amount.kind == lang.SEAT_COUNT:
            return self.board.seats
        measure, who = amount.measure, amount.who
        assert measure is not None and who is not None
        total: i64 = 0
        for seat in self.board.in_turn_order(self.meant(who)):
            total += self.measured(measure, seat)
        if amount.half != lang.WHOLE:
            total = (total + 1) // 2 if amount.half == lang.ROUNDED_UP else total // 2
        return max(i64(0), total + amount.number)

    # Conditions.

    def holds(self, condition: Condition) -> bool:
        kind, denied, active, holding = condition.kind, condition.denied, condition.active, condition.holding
        if denied is not None:
            return not self.holds(denied)
        if active is not None:
            return self.meant(active) & bit(self.board.active) != 0
        if holding is not None:
            return self.all_hold(holding)
        if kind == lang.REACTING:
            return self.at.window == condition.expected
        if kind == lang.MOVED_SOME:
            return self.at.before >= condition.least
        if kind == lang.MORE:
            return self.number(condition.amounts[0]) > self.number(condition.amounts[1])
        if kind == lang.IS:
            return self.meant(condition.sets[0]) & self.meant(condition.sets[1]) != 0
        for part in condition.parts:
            if self.holds(part) != (kind == lang.EVERY):
                return kind != lang.EVERY
        return kind == lang.EVERY

    def all_hold(self, holding: Holding) -> bool:
        """Whether each of some seats holds so many matching finds; of no seat nothing holds (EX-LANG-4)."""
        board, seats, count = self.board, self.meant(holding.seats), self.number(holding.amount)
        for seat in board.in_turn_order(seats):
            if len(board.matching(board.finds_of(seat), holding.what, self.at.named)) < count:
                return False
        return seats != 0


def count_in(n: i64, size: i64) -> i64:
    """How many cards a count means where so many lie; the size of a hand or row is no secret."""
    return size if n == PLENTY else n
