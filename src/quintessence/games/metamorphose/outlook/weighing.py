"""What the contests to come weigh, how sure a lead in strength is, and the prize that it may expect.

Nothing hidden is looked at: where a contest card is not seen, all that it may be are weighed. What depends on small
numbers alone is in tables.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import Board
from ..cards.catalogue import FIRST_BANDS, FIRST_COLOURS, SECOND_BANDS, SECOND_COLOURS
from ..contests.players import has_begun
from ..variant import BOTH_ANNOUNCED, FIRST_ANNOUNCED

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

FIRST_PRIZES: Final = vec[float]([float(prize) for prize in FIRST_BANDS])
SECOND_PRIZES: Final = vec[float]([float(prize) for prize in SECOND_BANDS])

# The contests to come as one number. For each colour it counts, in two bits each, the cards that may be the coming
# contest with that colour first, with it second, and all cards left with it first, with it second.
COLOUR_BITS: Final[i64] = 8
SECOND_AT: Final[i64] = 2
LEFT_AT: Final[i64] = 4
FITTING_AT: Final[i64] = 24
"""Above the colours: how many cards may be the coming contest."""


def counts_of_cards(extra: int) -> vec[i64]:
    """For each contest card the number that counts it once."""
    pairs = zip(FIRST_COLOURS, SECOND_COLOURS, strict=True)
    ones = [(1 << COLOUR_BITS * first) + (1 << COLOUR_BITS * second + SECOND_AT) for first, second in pairs]
    return vec[i64]([extra + one for one in ones])


MAY_COME: Final = counts_of_cards(1 << FITTING_AT)
IS_LEFT: Final = vec[i64]([one << LEFT_AT for one in counts_of_cards(0)])


# What the contests of a colour weigh, for each number of cards that may come and each count of them.
WEIGHTS_EACH: Final[i64] = 5
COUNTS: Final[i64] = 256


def weights_of(fitting: int, counts: int) -> vec[float]:
    """How likely the colour is first or second in the coming contest, how often in later ones, what a power weighs.

    A power brings its points in either place.
    """
    now = 1.0 / float(fitting)
    first, second, first_left, second_left = [counts >> place & 3 for place in range(0, 8, 2)]
    first_now, second_now = float(first) * now, float(second) * now
    first_later = float(first) * (1.0 - now) + float(first_left - first)
    second_later = float(second) * (1.0 - now) + float(second_left - second)
    power = first_now + second_now + POWER_LASTS * (first_later + second_later)
    return vec[float]([first_now, second_now, first_later, second_later, power])


def weights_table() -> vec[float]:
    table = vec[float](capacity=6 * COUNTS * WEIGHTS_EACH)
    for fitting in range(1, 7):
        for counts in range(COUNTS):
            for weight in weights_of(fitting, counts):
                table = append(table, weight)
    return table


WEIGHTS: Final = weights_table()


def weights_at(contests: i64, colour: i64) -> i64:
    """Where in the table the weights of a colour begin."""
    counts = (contests >> (colour * COLOUR_BITS)) & (COUNTS - 1)
    return (((contests >> FITTING_AT) - 1) * COUNTS + counts) * WEIGHTS_EACH


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


# How sure a lead is: for each number of seats that can change the coming contest, first when its card is turned, then
# before that; last for later contests.
BEFORE_TURNING: Final[i64] = 5
LATER: Final[i64] = 10
WIDEST: Final[i64] = 63
"""The widest difference of strengths that is looked up; a wider one is hardly ever seen, and counted."""
DIFFERENCES: Final[i64] = 127


def sure_lead(sureness: i64) -> float:
    """The lead that makes a prize three quarters sure."""
    if sureness == LATER:
        return SURE_LATER
    if sureness >= BEFORE_TURNING:
        return SURE_NOW + SURE_FOR_EACH * float(sureness - BEFORE_TURNING) + SURE_BEFORE_TURNING
    return SURE_NOW + SURE_FOR_EACH * float(sureness)


def likely_stronger(difference: i64, sureness: i64) -> float:
    """How likely a seat that is stronger by so much now is stronger when it counts."""
    lead = float(difference) / sure_lead(sureness)
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def likely_table() -> vec[float]:
    table = vec[float](capacity=(LATER + 1) * DIFFERENCES)
    for sureness in range(LATER + 1):
        for difference in range(-WIDEST, WIDEST + 1):
            table = append(table, likely_stronger(difference, sureness))
    return table


LIKELY_STRONGER: Final = likely_table()


def prize_at(rank: float, prizes: vec[float]) -> float:
    """The prize of a rank that lies between two bands; beyond the third there is none."""
    if rank <= 0.0:
        return prizes[0]
    if rank <= 1.0:
        return prizes[0] + rank * (prizes[1] - prizes[0])
    if rank <= 2.0:
        return prizes[1] + (rank - 1.0) * (prizes[2] - prizes[1])
    return prizes[2] * max(0.0, 3.0 - rank)
