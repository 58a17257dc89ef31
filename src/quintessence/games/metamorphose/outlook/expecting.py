"""What each seat may expect at the end: points so far, prizes that strengths promise, points of powers, mana.

Bots ask for this at every position, so nothing here makes a list or a vec: what is known of all seats is packed into
a few numbers.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ..board import LAST_ROUND, LATE, Board
from ..cards.geometry import GREEN, ORANGE, PURPLE
from ..cards.market import HAS_3, HAS_5, READY_3, READY_5
from ..cards.powers import points_of_power
from ..cards.stacks import PLACES, card_of, rows_of
from ..contests.players import SUMMONED, has_mark, points_of
from ..contests.strength import allies_for, strength_shown
from .weighing import (
    BEFORE_TURNING,
    DIFFERENCES,
    FIRST_PRIZES,
    LATER,
    LIKELY_STRONGER,
    SECOND_PRIZES,
    WEIGHTS,
    WIDEST,
    contests_to_come,
    likely_stronger,
    prize_at,
    weights_at,
)

# The weights were fitted like those of `weighing`.
#
# What a ready token is worth in points while many rounds are left, and how many rounds are many.
MANA_3: Final = 1.6
MANA_5: Final = 4.8
MANY_ROUNDS: Final = 8.0
# What a stack is worth that lacks one card to a token, as a share of the token.
ONE_SHORT: Final = 0.3

MOST: Final = 1000.0
"""More than any lead."""

Features = tuple[i64, i64, i64, i64, i64, i64, i64]
"""Strengths in each colour, points of powers in each colour, mana in thousandths of a point: each for all seats."""

SEAT_BITS: Final[i64] = 16
"""A feature has so many bits for each seat, seat 0 lowest: enough for the strength of the largest set of cards."""
SEAT_MASK: Final[i64] = 65535


def of_seat(feature: i64, seat: i64) -> i64:
    return (feature >> (seat * SEAT_BITS)) & SEAT_MASK


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Outlook:
    """What the contests to come are worth, and the features of all seats.

    There is hardly ever more than one at a time, so the memory of the last one is used again.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.contests: i64 = contests_to_come(board)
        open_seats = seats_to_summon(board)
        self.is_settled = board.round & 1 == 0 and open_seats == 0
        self.sureness: i64 = open_seats if board.round & 1 == 0 else BEFORE_TURNING + open_seats
        self.purple: i64 = 0
        self.orange: i64 = 0
        self.green: i64 = 0
        self.purple_points: i64 = 0
        self.orange_points: i64 = 0
        self.green_points: i64 = 0
        self.mana: i64 = 0
        self.rival: i64 = 0
        """Who was in the way when a lead was last looked for: most likely the one who is again."""
        self.unseen = 0.0
        """What a card from a deck is expected to bring to the seat whose turn it is, while it is not placed."""
        for seat in range(board.variant.seats):
            self.look_at(seat)

    def look_at(self, seat: i64) -> None:
        """Adds the features of a seat that were not looked at so far."""
        board = self.board
        cards = board.variant.cards
        starts, tokens = board.starts, board.mana
        for creature in range(seat * PLACES, (seat + 1) * PLACES):
            size = starts[creature + 1] - starts[creature]
            if size > 0:
                top = card_of(board.stacks[starts[creature]])
                allies = allies_for(board, seat, cards.power[top])
                shown = strength_shown(cards, top, rows_of(board, creature), size, tokens[creature], allies)
                self.add_strength(seat, cards.colour[top], shown)
                self.add_points(seat, cards.colour[top], points_of_power(cards.power[top]))
        self.mana += mana_of(board, seat, -1, 0, 0) << (seat * SEAT_BITS)

    def features(self) -> Features:
        return (
            self.purple,
            self.orange,
            self.green,
            self.purple_points,
            self.orange_points,
            self.green_points,
            self.mana,
        )

    def put(self, features: Features) -> None:
        """Takes over features that this outlook had before."""
        self.purple = features[0]
        self.orange = features[1]
        self.green = features[2]
        self.purple_points = features[3]
        self.orange_points = features[4]
        self.green_points = features[5]
        self.mana = features[6]

    def add_strength(self, seat: i64, colour: i64, amount: i64) -> None:
        amount <<= seat * SEAT_BITS
        if colour == PURPLE:
            self.purple += amount
        elif colour == ORANGE:
            self.orange += amount
        else:
            self.green += amount

    def add_points(self, seat: i64, colour: i64, amount: i64) -> None:
        amount <<= seat * SEAT_BITS
        if colour == PURPLE:
            self.purple_points += amount
        elif colour == ORANGE:
            self.orange_points += amount
        else:
            self.green_points += amount

    def put_mana(self, seat: i64, mana: i64) -> None:
        self.mana += (mana - of_seat(self.mana, seat)) << (seat * SEAT_BITS)

    def lead(self, seat: i64, least: float) -> float:
        """How far a seat is expected to be ahead of the best other; where that is at most `least`, perhaps too much.

        Who looks for more than `least` need not know by how much it is missed, and is told after a look at few seats.
        """
        own = self.expected(seat)
        lead = MOST
        seats, first = self.board.variant.seats, self.rival
        for step in range(seats):
            other = (first + step) % seats
            if other != seat:
                ahead = own - self.expected(other)
                if ahead < lead:
                    lead = ahead
                    self.rival = other
                if lead <= least:
                    break
        return lead

    def expected(self, seat: i64) -> float:
        """The points that a seat may expect at the end."""
        worth = float(points_of(self.board, seat)) + float(of_seat(self.mana, seat)) / 1000.0
        worth = self.with_colour(worth, seat, PURPLE, self.purple, of_seat(self.purple_points, seat))
        worth = self.with_colour(worth, seat, ORANGE, self.orange, of_seat(self.orange_points, seat))
        worth = self.with_colour(worth, seat, GREEN, self.green, of_seat(self.green_points, seat))
        return worth + self.unseen if seat == self.board.turn else worth

    def with_colour(self, worth: float, seat: i64, colour: i64, strengths: i64, points: i64) -> float:
        """Adds to what a seat is worth the prizes of a colour, and the points of its powers in it."""
        row = weights_at(self.contests, colour)
        weights = WEIGHTS
        prizes = 0.0
        first, second = weights[row], weights[row + 1]
        if (first > 0.0 or second > 0.0) and (of_seat(strengths, seat) > 0 or self.board.variant.zero_wins):
            rank = self.exact_rank(seat, strengths) if self.is_settled else self.rank(seat, strengths, self.sureness)
            prizes += first * prize_at(rank, FIRST_PRIZES) + second * prize_at(rank, SECOND_PRIZES)
        first, second = weights[row + 2], weights[row + 3]
        if first > 0.0 or second > 0.0:
            rank = self.rank(seat, strengths, LATER)
            prizes += first * prize_at(rank, FIRST_PRIZES) + second * prize_at(rank, SECOND_PRIZES)
        worth += prizes
        if points > 0:
            worth += float(points) * weights[row + 4]
        return worth

    def rank(self, seat: i64, strengths: i64, sureness: i64) -> float:
        """How many seats are likely to be stronger."""
        likely = LIKELY_STRONGER
        even = sureness * DIFFERENCES + WIDEST
        own = of_seat(strengths, seat)
        stronger = 0.0
        for other in range(self.board.variant.seats):
            if other != seat:
                difference = of_seat(strengths, other) - own
                if -WIDEST <= difference <= WIDEST:
                    stronger += likely[even + difference]
                else:
                    stronger += likely_stronger(difference, sureness)
        return stronger

    def exact_rank(self, seat: i64, strengths: i64) -> float:
        """How many bands are above a seat when nobody can change anything any more."""
        own = of_seat(strengths, seat)
        bands: i64 = 0
        for other in range(self.board.variant.seats):
            strength = of_seat(strengths, other)
            if strength > own and (self.board.variant.ties_skip_bands or is_first_with(strengths, other)):
                bands += 1
        return float(bands)


def is_first_with(strengths: i64, seat: i64) -> bool:
    """Whether no seat before this one has the same strength: so that equal strengths count once."""
    for before in range(seat):
        if of_seat(strengths, before) == of_seat(strengths, seat):
            return False
    return True


def seats_to_summon(board: Board) -> i64:
    """How many seats have a whole turn of this round before them."""
    count: i64 = 0
    if board.phase != LATE:
        for seat in range(board.variant.seats):
            if not has_mark(board, seat, SUMMONED):
                count += 1
    return count


def mana_of(board: Board, seat: i64, changed: i64, tokens: i64, size: i64) -> i64:
    """What the mana of a seat is worth, in thousandths of a point.

    The creature `changed` is taken to have these tokens and so many cards; -1 takes all as they are.
    """
    worth = 0.0
    starts, mana = board.starts, board.mana
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        if creature == changed:
            worth += mana_worth(tokens, size)
        else:
            worth += mana_worth(mana[creature], starts[creature + 1] - starts[creature])
    rounds = float(LAST_ROUND - board.round)
    if not has_mark(board, seat, SUMMONED):
        rounds += 1.0
    return i64(int(1000.0 * worth * min(1.0, rounds / MANY_ROUNDS)))


def mana_worth(tokens: i64, size: i64) -> float:
    """What the tokens of a stack are worth, and those that it will soon earn."""
    worth = 0.0
    if tokens & READY_3 != 0:
        worth += MANA_3
    elif tokens & HAS_3 == 0 and size == 2:
        worth += ONE_SHORT * MANA_3
    if tokens & READY_5 != 0:
        worth += MANA_5
    elif tokens & HAS_5 == 0 and size == 4:
        worth += ONE_SHORT * MANA_5
    return worth
