"""Points, and what strengths promise: in the two colours of the coming contest, in those after it, and at the end.

A colour that may be the first or the second of the coming contest counts as much as it is likely to be.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..cards.geometry import ORANGE, PURPLE
from ..contests.players import points_of
from ..outlook.expecting import MOST, Outlook, of_seat
from ..outlook.weighing import FIRST_PRIZES, LATER, SECOND_PRIZES, WEIGHTS, prize_at, weights_at
from ..values import chance_with
from .numbers import is_turned, one_if, within, worth_later
from .tempo import rivals_to_act

POINTS: Final[list[str]] = [
    "points:own",
    "points:lead",
    "points:lead-grown",
    "points:lead-last",
    "points:mean",
    "points:ahead-last",
]
OUTLOOK: Final[list[str]] = [
    "outlook:expected",
    "outlook:lead",
    "outlook:lead-grown",
    "outlook:chance",
    "outlook:chance-grown",
    "outlook:chance-last",
]
IN_A_CONTEST: Final[list[str]] = [
    "strength",
    "present",
    "alone",
    "shared",
    "runner-up",
    "third",
    "close",
    "close-turned",
    "margin",
    "gap",
    "cushion",
    "expected",
    "held",
    "sure",
]
CONTESTS: Final[list[str]] = [f"{place}:{detail}" for place in ("first", "second") for detail in IN_A_CONTEST]
LATER_ON: Final[list[str]] = [
    "later:prizes",
    "later:strength",
    "later:present",
    "later:close",
    "later:margin",
    "later:best",
]
BALANCE: Final[list[str]] = ["balance:strongest", "balance:middle", "balance:weakest", "balance:absent"]

MEASURES: Final[i64] = 14
"""As many as `IN_A_CONTEST`."""
CONTEST_CARDS: Final = 6.0
FAR: Final[i64] = 10000


def fill_points(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    board = outlook.board
    own = points_of(board, seat)
    best: i64 = -FAR
    others: i64 = 0
    for other in range(board.variant.seats):
        if other != seat:
            points = points_of(board, other)
            others += points
            best = max(best, points)
    lead = within(float(own - best) / 15.0, 3.0)
    mean = float(own) - float(others) / float(board.variant.seats - 1)
    last = one_if(board.scored >= 5)
    into[at] = within(float(own) / 50.0, 3.0)
    into[at + 1] = lead
    into[at + 2] = lead * float(board.scored) / CONTEST_CARDS
    into[at + 3] = lead * last
    into[at + 4] = within(mean / 15.0, 3.0)
    into[at + 5] = last if own > best else 0.0 if own == best else -last


def fill_outlook(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    scored = outlook.board.scored
    grown = float(scored) / CONTEST_CARDS
    points = outlook.lead(seat, -MOST)
    lead = within(points / 15.0, 3.0)
    chance = chance_with(points)
    into[at] = within(outlook.expected(seat) / 50.0, 3.0)
    into[at + 1] = lead
    into[at + 2] = lead * grown
    into[at + 3] = chance
    into[at + 4] = chance * grown
    into[at + 5] = chance if scored >= 5 else 0.0


def strengths_in(outlook: Outlook, colour: i64) -> i64:
    """The strengths of all seats in a colour, packed as in the outlook."""
    if colour == PURPLE:
        return outlook.purple
    return outlook.orange if colour == ORANGE else outlook.green


def fill_contests(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    """The coming contest. The places must hold 0 before: the colours add to them."""
    for colour in range(3):
        row = weights_at(outlook.contests, colour)
        if WEIGHTS[row] > 0.0:
            add_contest(outlook, seat, strengths_in(outlook, colour), WEIGHTS[row], FIRST_PRIZES, into, at)
        if WEIGHTS[row + 1] > 0.0:
            second = at + MEASURES
            add_contest(outlook, seat, strengths_in(outlook, colour), WEIGHTS[row + 1], SECOND_PRIZES, into, second)


def add_contest(
    outlook: Outlook, seat: i64, strengths: i64, weight: float, prizes: vec[float], into: vec[float], at: i64
) -> None:
    """Adds where a seat stands in a contest that is held in a colour with that likelihood."""
    own = of_seat(strengths, seat)
    best: i64 = 0
    above: i64 = FAR
    below: i64 = FAR
    is_shared = False
    for other in range(outlook.board.variant.seats):
        if other == seat:
            continue
        strength = of_seat(strengths, other)
        best = max(best, strength)
        if strength > own:
            above = min(above, strength - own)
        elif strength == own:
            is_shared = True
        elif own - strength < below:
            below = own - strength
    turned = weight if is_turned(outlook.board) else 0.0
    close = within(float(own - best) / 3.0, 1.0)
    into[at] += weight * within(float(own) / 20.0, 3.0)
    into[at + 6] += weight * close
    into[at + 7] += turned * close
    into[at + 8] += weight * within(float(own - best) / 10.0, 2.0)
    into[at + 9] += weight * within(float(above) / 10.0, 1.0) if above < FAR else 0.0
    into[at + 10] += weight * within(float(below) / 10.0, 1.0) if below < FAR else 0.0
    if own == 0 and not outlook.board.variant.zero_wins:
        # ME-CON-6: no rank, and no prize.
        return
    band = outlook.exact_rank(seat, strengths)
    into[at + 1] += weight
    if band < 0.5 and is_shared:
        into[at + 3] += weight
    elif band < 0.5:
        into[at + 2] += weight
    elif band < 1.5:
        into[at + 4] += weight
    elif band < 2.5:
        into[at + 5] += weight
    held = prize_at(band, prizes) / prizes[0]
    rank = band if outlook.is_settled else outlook.rank(seat, strengths, outlook.sureness)
    into[at + 11] += weight * prize_at(rank, prizes) / prizes[0]
    into[at + 12] += turned * held
    if rivals_to_act(outlook.board, seat) == 0:
        into[at + 13] += turned * held


def fill_later(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    """The contests after the coming one. The places must hold 0 before: the colours add to them."""
    for colour in range(3):
        worth = worth_later(outlook, colour)
        if worth <= 0.0:
            continue
        row = weights_at(outlook.contests, colour)
        strengths = strengths_in(outlook, colour)
        own = of_seat(strengths, seat)
        best: i64 = 0
        for other in range(outlook.board.variant.seats):
            strength = of_seat(strengths, other)
            if other != seat and strength > best:
                best = strength
        rank = outlook.rank(seat, strengths, LATER)
        prizes = WEIGHTS[row + 2] * prize_at(rank, FIRST_PRIZES) + WEIGHTS[row + 3] * prize_at(rank, SECOND_PRIZES)
        into[at] += prizes / 20.0
        into[at + 1] += worth * within(float(own) / 20.0, 3.0)
        into[at + 2] += worth * one_if(own > 0)
        into[at + 3] += worth * within(float(own - best) / 4.0, 1.0)
        into[at + 4] += worth * within(float(own - best) / 12.0, 2.0)
        into[at + 5] += worth * one_if(own > best)


def fill_balance(outlook: Outlook, seat: i64, into: vec[float], at: i64) -> None:
    """How the strength of a seat is spread over the colours."""
    strongest: i64 = 0
    weakest: i64 = FAR
    total: i64 = 0
    absent: i64 = 0
    for colour in range(3):
        own = of_seat(strengths_in(outlook, colour), seat)
        total += own
        strongest = max(strongest, own)
        weakest = min(weakest, own)
        if own == 0:
            absent += 1
    into[at] = within(float(strongest) / 20.0, 3.0)
    into[at + 1] = within(float(total - strongest - weakest) / 20.0, 3.0)
    into[at + 2] = within(float(weakest) / 20.0, 3.0)
    into[at + 3] = float(absent) / 3.0
