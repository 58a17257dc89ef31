"""What each seat may expect at the end: points so far, prizes that strengths promise, points of powers, mana.

Nothing hidden is looked at: where a contest card is not seen, all that it may be are weighed. Bots ask for this at
every position, so nothing here makes a list or a vec: what is known of all seats is packed into a few numbers.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .board import LAST_ROUND, LATE, Board
from .cards.catalogue import FIRST_BANDS, FIRST_COLOURS, SECOND_BANDS, SECOND_COLOURS
from .cards.geometry import ORANGE, PURPLE
from .cards.market import HAS_3, HAS_5, READY_3, READY_5
from .cards.powers import points_of_power
from .cards.stacks import PLACES, card_of, rows_of
from .contests.players import SUMMONED, has_begun, has_mark, points_of
from .contests.strength import allies_for, strength_shown
from .variant import BOTH_ANNOUNCED, FIRST_ANNOUNCED

# All weights were fitted by play against each other, with two and with four seats.
#
# A lead in strength by so much makes a prize three quarters sure: in the contest that comes, for each seat that can
# still change it and once more before its card is turned; in later contests, in which much else will have changed.
SURE_NOW: Final = 1.0
SURE_FOR_EACH: Final = 0.75
SURE_BEFORE_TURNING: Final = 2.0
SURE_LATER: Final = 100.0
# A power for victory points lasts only until it is covered.
POWER_LASTS: Final = 0.8
# What a ready token is worth in points while many rounds are left, and how many rounds are many.
MANA_3: Final = 1.6
MANA_5: Final = 4.8
MANY_ROUNDS: Final = 8.0
# What a stack is worth that lacks one card to a token, as a share of the token.
ONE_SHORT: Final = 0.3

Features = tuple[i64, i64, i64, i64, i64, i64, i64]
"""Strengths in each colour, points of powers in each colour, mana in thousandths of a point: each for all seats."""

SEAT_BITS: Final[i64] = 16
"""A feature has so many bits for each seat, seat 0 lowest: enough for the strength of the largest set of cards."""
SEAT_MASK: Final[i64] = 65535


def of_seat(feature: i64, seat: i64) -> i64:
    return (feature >> (seat * SEAT_BITS)) & SEAT_MASK


# The contests to come as one number. For each colour it counts, in two bits each, the cards that may be the coming
# contest with that colour first, with it second, and all cards left with it first, with it second.
COLOUR_BITS: Final[i64] = 8
SECOND_AT: Final[i64] = 2
LEFT_AT: Final[i64] = 4
TWO_BITS: Final[i64] = 3
FITTING_AT: Final[i64] = 24
"""Above the colours: how many cards may be the coming contest."""


def counts_of_cards(extra: int) -> vec[i64]:
    """For each contest card the number that counts it once."""
    pairs = zip(FIRST_COLOURS, SECOND_COLOURS, strict=True)
    ones = [(1 << COLOUR_BITS * first) + (1 << COLOUR_BITS * second + SECOND_AT) for first, second in pairs]
    return vec[i64]([extra + one for one in ones])


MAY_COME: Final = counts_of_cards(1 << FITTING_AT)
IS_LEFT: Final = vec[i64]([one << LEFT_AT for one in counts_of_cards(0)])


def contests_to_come(board: Board) -> i64:
    """Every card that was not discarded is either the coming contest or a later one."""
    contests = board.piles.contests
    begun = has_begun(board)
    first_bit: i64 = 1
    past: i64 = 0
    for place in range(board.scored):
        past |= first_bit << contests[place]
    counts: i64 = 0
    for card in range(6):
        if (past >> card) & 1 == 0:
            counts += IS_LEFT[card]
            if may_be_current(board, card, begun):
                counts += MAY_COME[card]
    return counts


def may_be_current(board: Board, card: i64, begun: bool) -> bool:
    """Whether a card that was not discarded may be the current one, as far as that is known.

    Until somebody has acted in a round, what its card has newly shown is left out: the seat that ended the round
    before could not know it.
    """
    current = board.piles.contests[board.scored]
    is_turned = board.round & 1 == 0
    announced = board.variant.announced
    if (begun and is_turned) or (announced == BOTH_ANNOUNCED and (begun or is_turned)):
        return card == current
    if announced == FIRST_ANNOUNCED and (begun or is_turned):
        return FIRST_COLOURS[card] == FIRST_COLOURS[current]
    return True


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
        before_turning = SURE_BEFORE_TURNING if board.round & 1 == 1 else 0.0
        self.sure_now = SURE_NOW + SURE_FOR_EACH * float(open_seats) + before_turning
        self.purple: i64 = 0
        self.orange: i64 = 0
        self.green: i64 = 0
        self.purple_points: i64 = 0
        self.orange_points: i64 = 0
        self.green_points: i64 = 0
        self.mana: i64 = 0
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
        points = (self.purple_points, self.orange_points, self.green_points)
        return (self.purple, self.orange, self.green, points[0], points[1], points[2], self.mana)

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

    def lead(self, seat: i64) -> float:
        """How far a seat is expected to be ahead of the best other."""
        best = -1000.0
        for other in range(self.board.variant.seats):
            if other != seat:
                best = max(best, self.expected(other))
        return self.expected(seat) - best

    def expected(self, seat: i64) -> float:
        """The points that a seat may expect at the end."""
        worth = float(points_of(self.board, seat)) + float(of_seat(self.mana, seat)) / 1000.0
        counts = self.contests
        now = 1.0 / float(counts >> FITTING_AT)
        worth = self.with_colour(worth, seat, counts, now, self.purple, of_seat(self.purple_points, seat))
        counts >>= COLOUR_BITS
        worth = self.with_colour(worth, seat, counts, now, self.orange, of_seat(self.orange_points, seat))
        counts >>= COLOUR_BITS
        worth = self.with_colour(worth, seat, counts, now, self.green, of_seat(self.green_points, seat))
        return worth + self.unseen if seat == self.board.turn else worth

    def with_colour(self, worth: float, seat: i64, counts: i64, now: float, strengths: i64, points: i64) -> float:
        """Adds to what a seat is worth the prizes of a colour, and the points of its powers in it.

        `counts` are the contests of that colour, `now` how likely each that may come does.
        """
        first, second = counts & TWO_BITS, (counts >> SECOND_AT) & TWO_BITS
        left = counts >> LEFT_AT
        first_now, second_now = float(first) * now, float(second) * now
        first_later = float(first) * (1.0 - now) + float((left & TWO_BITS) - first)
        second_later = float(second) * (1.0 - now) + float(((left >> SECOND_AT) & TWO_BITS) - second)
        prizes = 0.0
        if first + second > 0 and (of_seat(strengths, seat) > 0 or self.board.variant.zero_wins):
            rank = self.exact_rank(seat, strengths) if self.is_settled else self.rank(seat, strengths, self.sure_now)
            prizes += first_now * first_prize(rank) + second_now * second_prize(rank)
        if first_later > 0.0 or second_later > 0.0:
            rank = self.rank(seat, strengths, SURE_LATER)
            prizes += first_later * first_prize(rank) + second_later * second_prize(rank)
        worth += prizes
        if points > 0:
            worth += float(points) * (first_now + second_now + POWER_LASTS * (first_later + second_later))
        return worth

    def rank(self, seat: i64, strengths: i64, sure: float) -> float:
        """How many seats are likely to be stronger."""
        own = of_seat(strengths, seat)
        stronger = 0.0
        for other in range(self.board.variant.seats):
            if other != seat:
                lead = float(of_seat(strengths, other) - own) / sure
                stronger += 0.5 + 0.5 * lead / (1.0 + abs(lead))
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


def first_prize(rank: float) -> float:
    return prize_at(rank, float(FIRST_BANDS[0]), float(FIRST_BANDS[1]), float(FIRST_BANDS[2]))


def second_prize(rank: float) -> float:
    return prize_at(rank, float(SECOND_BANDS[0]), float(SECOND_BANDS[1]), float(SECOND_BANDS[2]))


def prize_at(rank: float, top: float, middle: float, low: float) -> float:
    """The prize of a rank that lies between two bands; beyond the third there is none."""
    if rank <= 0.0:
        return top
    if rank <= 1.0:
        return top + rank * (middle - top)
    if rank <= 2.0:
        return middle + (rank - 1.0) * (low - middle)
    return low * max(0.0, 3.0 - rank)


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
