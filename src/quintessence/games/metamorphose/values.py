"""How good a position is for each seat: the points that it may expect at the end, beside those of the others.

The features are the points so far, the prizes that present strengths promise in the contests to come, the points
of powers in them, and mana. An open decision is worth as much as the best way to finish it. Nothing hidden is looked
at: where a contest card is not seen, all that it may be are weighed.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .actions.acting import act
from .board import LAST_ROUND, LATE, NOTHING_OPEN, PLACE_SUMMONED, Board
from .cards.catalogue import FIRST_BANDS, FIRST_COLOURS, SECOND_BANDS, SECOND_COLOURS
from .cards.market import HAS_3, HAS_5, READY_3, READY_5, SPOTS, level_of_spot
from .cards.powers import base_strength, points_of_power
from .cards.stacks import PLACES, colour_of, rows_of, size_of, top_card
from .contests.players import SUMMONED, has_begun, has_mark, points_of
from .contests.strength import bonus_with
from .legal import list_moves
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
# What an unknown card of each level is expected to bring.
CARD_UNSEEN: Final = (0.9, 1.8, 2.7)
# The lead in points that makes a game half won.
HALF_WON: Final = 8.0

# What is known of each seat: strength in each colour, points of powers in each colour, mana in thousandths of a point.
FEATURES: Final[i64] = 7
POWER_POINTS: Final[i64] = 3
MANA: Final[i64] = 6


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat."""
    if board.ended is not None:
        return board.ended.values()
    outlook = Outlook(board)
    expected = outlook.expected() if board.pending == NOTHING_OPEN else best_finish(board, outlook)
    seats = board.variant.seats
    values: list[float] = []
    for seat in range(seats):
        lead = lead_of(expected, seat)
        values.append(lead / (HALF_WON + abs(lead)))
    return values


def lead_of(expected: list[float], seat: i64) -> float:
    """How far a seat is ahead of the best other."""
    best = -1000.0
    for other in range(len(expected)):
        if other != seat and expected[other] > best:
            best = expected[other]
    return expected[seat] - best


def prize_at(rank: float, bands: tuple[int, int, int]) -> float:
    """The prize of a rank that lies between two bands; beyond the third there is none."""
    if rank <= 0.0:
        return float(bands[0])
    if rank <= 1.0:
        return float(bands[0]) + rank * float(bands[1] - bands[0])
    if rank <= 2.0:
        return float(bands[1]) + (rank - 1.0) * float(bands[2] - bands[1])
    return float(bands[2]) * max(0.0, 3.0 - rank)


@final
class Outlook:
    """What the contests to come are worth, and the features of all seats."""

    def __init__(self, board: Board) -> None:
        self.board = board
        seats = board.variant.seats
        self.features = vec[i64]([0] * (seats * FEATURES))
        # How likely each colour is first or second in the coming contest, and how often in later ones.
        self.first_now = [0.0, 0.0, 0.0]
        self.second_now = [0.0, 0.0, 0.0]
        self.first_later = [0.0, 0.0, 0.0]
        self.second_later = [0.0, 0.0, 0.0]
        self.weigh_contests()
        open_seats: i64 = 0
        for seat in range(seats):
            if board.phase != LATE and not has_mark(board, seat, SUMMONED):
                open_seats += 1
            look_at_seat(board, seat, self.features)
        self.is_settled = board.round & 1 == 0 and open_seats == 0
        self.sure_now = SURE_NOW + SURE_FOR_EACH * float(open_seats)
        if board.round & 1 == 1:
            self.sure_now += SURE_BEFORE_TURNING

    def weigh_contests(self) -> None:
        """Every card that was not discarded is either the coming contest or a later one."""
        board = self.board
        past = board.piles.contests[: board.scored]
        begun = has_begun(board)
        fitting: i64 = 0
        for card in range(6):
            if card not in past and may_be_current(board, card, begun):
                fitting += 1
        for card in range(6):
            if card in past:
                continue
            now = 1.0 / float(fitting) if may_be_current(board, card, begun) else 0.0
            self.first_now[FIRST_COLOURS[card]] += now
            self.second_now[SECOND_COLOURS[card]] += now
            self.first_later[FIRST_COLOURS[card]] += 1.0 - now
            self.second_later[SECOND_COLOURS[card]] += 1.0 - now

    def expected(self) -> list[float]:
        """The points that each seat may expect at the end."""
        seats = self.board.variant.seats
        expected: list[float] = []
        for seat in range(seats):
            start = seat * FEATURES
            worth = float(points_of(self.board, seat)) + float(self.features[start + MANA]) / 1000.0
            for colour in range(3):
                worth += self.prizes(seat, colour)
                points = self.features[start + POWER_POINTS + colour]
                if points > 0:
                    now = self.first_now[colour] + self.second_now[colour]
                    later = self.first_later[colour] + self.second_later[colour]
                    worth += float(points) * (now + POWER_LASTS * later)
            expected.append(worth)
        return expected

    def prizes(self, seat: i64, colour: i64) -> float:
        """What a seat may expect to win in a colour."""
        worth = 0.0
        first, second = self.first_now[colour], self.second_now[colour]
        has_rank = self.features[seat * FEATURES + colour] > 0 or self.board.variant.zero_wins
        if has_rank and (first > 0.0 or second > 0.0):
            rank = self.exact_rank(seat, colour) if self.is_settled else self.rank(seat, colour, self.sure_now)
            worth += first * prize_at(rank, FIRST_BANDS) + second * prize_at(rank, SECOND_BANDS)
        first, second = self.first_later[colour], self.second_later[colour]
        if first > 0.0 or second > 0.0:
            rank = self.rank(seat, colour, SURE_LATER)
            worth += first * prize_at(rank, FIRST_BANDS) + second * prize_at(rank, SECOND_BANDS)
        return worth

    def rank(self, seat: i64, colour: i64, sure: float) -> float:
        """How many seats are likely to be stronger."""
        own = self.features[seat * FEATURES + colour]
        stronger = 0.0
        for other in range(self.board.variant.seats):
            if other != seat:
                lead = float(self.features[other * FEATURES + colour] - own) / sure
                stronger += 0.5 + 0.5 * lead / (1.0 + abs(lead))
        return stronger

    def exact_rank(self, seat: i64, colour: i64) -> float:
        """How many bands are above a seat when nobody can change anything any more."""
        own = self.features[seat * FEATURES + colour]
        bands: i64 = 0
        for other in range(self.board.variant.seats):
            strength = self.features[other * FEATURES + colour]
            if strength <= own:
                continue
            counts = True
            if not self.board.variant.ties_skip_bands:
                for before in range(other):
                    if self.features[before * FEATURES + colour] == strength:
                        counts = False
            if counts:
                bands += 1
        return float(bands)


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


def look_at_seat(board: Board, seat: i64, features: vec[i64]) -> None:
    """Fills in the features of a seat."""
    start = seat * FEATURES
    for place in range(start, start + FEATURES):
        features[place] = 0
    mana = 0.0
    for creature in range(seat * PLACES, (seat + 1) * PLACES):
        size = size_of(board, creature)
        if size == 0:
            continue
        colour = colour_of(board, creature)
        rows = rows_of(board, creature)
        features[start + colour] += base_strength(rows, colour) + bonus_with(board, seat, creature, rows)
        features[start + POWER_POINTS + colour] += points_of_power(board.variant.cards.power[top_card(board, creature)])
        mana += mana_worth(board.mana[creature], size)
    rounds = float(LAST_ROUND - board.round)
    if not has_mark(board, seat, SUMMONED):
        rounds += 1.0
    features[start + MANA] = i64(1000.0 * mana * min(1.0, rounds / MANY_ROUNDS))


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


def best_finish(board: Board, outlook: Outlook) -> list[float]:
    """The outlook after the best way to finish what was begun; a card from a deck is worth what is usual."""
    seat = board.turn
    expected = outlook.expected()
    if board.pending == PLACE_SUMMONED and board.source >= SPOTS:
        expected[seat] += CARD_UNSEEN[level_of_spot(board.source)]
        return expected
    best = -1000.0
    for move in list_moves(board, seat):
        trial = board.copy()
        assert isinstance(trial, Board)
        act(trial, seat, move, None)
        look_at_seat(trial, seat, outlook.features)
        tried = outlook.expected()
        lead = lead_of(tried, seat)
        if lead > best:
            best = lead
            expected = tried
    return expected
