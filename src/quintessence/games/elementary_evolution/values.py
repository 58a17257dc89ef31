"""How good a position is for each seat: a handful of named features, weighed.

A mage’s strength is what has been built, less what fire may take of it, plus how near the missing cards are,
plus the creatures held. The weights were fitted by play of the greedy bot against variants of itself.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import MAGE, PLACE, Board, can_cascade_with, fits, is_guarded, pile_at
from .cards.catalogue import ETHER, element_of, elementals_in, level_of
from .cards.pile import has_free, height_of, rooted_of
from .cards.zones import CONDEMNED, DRAW, MAIN, OPEN, QUICK, cards_to_draw, hand_of, quick_state, zone_size, zone_start
from .creatures import tokens
from .decisions import frames
from .decisions.mages import is_in, watches

# What a pile of so many cards is worth; the ultimate is dear, and safe once it lies there.
HEIGHTS: Final = vec[float]([0.0, 1.0, 2.3, 3.4, 4.4, 5.3, 7.8])
# The part of its worth that a free card may lose to fire; a guarded one only to the Phoenix.
FREE_RISK: Final = 0.22
GUARDED_RISK: Final = 0.04
# The part that a Blaze on its way is likely to cost: some are countered.
UNDER_FIRE: Final = 0.56
# A rooted card below the top is safe for good.
ROOTED_CARD: Final = 0.05

# How much a missing card is wanted, by how many levels its pile lacks before it fits.
WANTED: Final = vec[float]([0.38, 0.16, 0.13, 0.03, 0.03, 0.03])
# How near it is: in hand, to be drawn, in the discard that comes back first or second.
IN_HAND: Final = 1.0
TO_DRAW: Final = 0.55
COMES_FIRST: Final = 0.40
COMES_SECOND: Final = 0.22
# A place in hand that will be filled up is worth the card that is expected there.
PLACE_TO_FILL: Final = 0.21
# An ether in hand, and a water card that could stop a Blaze.
ETHER_IN_HAND: Final = 0.34
SHIELD: Final = 0.12
# A quick discard that is lost.
CONDEMNED_QUICK: Final = 0.25

# Fresh tokens, in the order of the creatures; using one must win more than it is worth.
FRESH: Final = vec[float]([0.33, 0.68, 0.50, 0.72, 0.35, 0.45, 0.24, 0.12, 0.35, 0.70])
EXTRA_TURN: Final = 0.9
WATCHING_ARMED: Final = 0.02

# The lead that makes a game half won.
HALF_WON: Final = 8.0
# How much the strongest of several rivals counts beside their average.
LEADER: Final = 0.6


def seat_values(board: Board) -> list[float]:
    """From -1 to 1 for each seat: its strength beside its rivals'; who has completed is worth the rank."""
    if board.ended is not None:
        return board.ended.values()
    seats = board.variant.seats
    strengths = vec[float](capacity=4)
    for seat in range(seats):
        strengths = append(strengths, strength(board, seat) if is_in(board, seat) else 0.0)
    values: list[float] = []
    for seat in range(seats):
        if not is_in(board, seat):
            values.append(value_of_place(board, seat))
            continue
        strongest, total = 0.0, 0.0
        rivals: i64 = 0
        for other in range(seats):
            if other != seat and is_in(board, other):
                if rivals == 0 or strengths[other] > strongest:
                    strongest = strengths[other]
                total += strengths[other]
                rivals += 1
        values.append(value_beside(board, strengths[seat], strongest, total, rivals))
    return values


def seat_value(board: Board, seat: i64) -> float:
    """The same for one seat."""
    if board.ended is not None:
        return board.ended.value(seat)
    if not is_in(board, seat):
        return value_of_place(board, seat)
    strongest, total = 0.0, 0.0
    rivals: i64 = 0
    for other in range(board.variant.seats):
        if other != seat and is_in(board, other):
            rival = strength(board, other)
            if rivals == 0 or rival > strongest:
                strongest = rival
            total += rival
            rivals += 1
    return value_beside(board, strength(board, seat), strongest, total, rivals)


def value_beside(board: Board, own: float, strongest: float, total: float, rivals: i64) -> float:
    """What a strength is worth beside rivals who have so much together, between the last place and the best left."""
    lead = own - LEADER * strongest - (1.0 - LEADER) * total / float(rivals)
    chance = lead / (HALF_WON + abs(lead))
    best = rank_value(board, board.variant.seats - 1 - rivals)
    return -1.0 + (chance + 1.0) * (best + 1.0) / 2.0


def value_of_place(board: Board, seat: i64) -> float:
    """What the place is worth of a mage who has completed."""
    return rank_value(board, board.mages[seat * MAGE + PLACE] - 1)


def rank_value(board: Board, better: i64) -> float:
    """What a place is worth that so many others are better than."""
    return 1.0 - 2.0 * float(better) / float(board.variant.seats - 1)


def strength(board: Board, seat: i64) -> float:
    worth = built(board, seat) + prospects(board, seat) + creatures(board, seat)
    if seat == board.active:
        worth += EXTRA_TURN * float(board.extra)
    return worth


def built(board: Board, seat: i64) -> float:
    """The piles, less what fire may take of them."""
    worth = 0.0
    for pile in range(4):
        cards = pile_at(board, seat, pile)
        height = height_of(cards)
        worth += HEIGHTS[height] + ROOTED_CARD * float(rooted_of(cards))
        if has_free(cards):
            top = HEIGHTS[height] - HEIGHTS[height - 1]
            worth -= top * risk(board, seat, pile)
    return worth


def risk(board: Board, seat: i64, pile: i64) -> float:
    """The part of a free card's worth that is likely to be lost."""
    for frame in board.stack:
        if frames.kind_of(frame) == frames.BLAZE and frames.target_of(frame) == seat and frames.pile_of(frame) == pile:
            return UNDER_FIRE
    return GUARDED_RISK if is_guarded(board, seat, pile) else FREE_RISK


def prospects(board: Board, seat: i64) -> float:
    """The cards still to be placed: how much each is wanted, and how near it is."""
    hand = hand_of(board, seat)
    worth = PLACE_TO_FILL * float(cards_to_draw(board, seat)) + ETHER_IN_HAND * float(hand >> ETHER)
    can_shield = False
    card: i64 = 0
    elementals = elementals_in(hand)
    while elementals != 0:
        if elementals & 1 != 0:
            worth += IN_HAND * wanted(board, seat, card)
            can_shield = can_shield or (can_cascade_with(board, card) and fits(board, seat, card, element_of(card)))
        elementals >>= 1
        card += 1
    if can_shield:
        worth += SHIELD
    worth += TO_DRAW * zone_wanted(board, seat, DRAW)
    state = quick_state(board, seat)
    quick_first = state == OPEN and zone_size(board, seat, QUICK) > 0
    worth += COMES_FIRST * zone_wanted(board, seat, QUICK)
    worth += (COMES_SECOND if quick_first else COMES_FIRST) * zone_wanted(board, seat, MAIN)
    return worth - CONDEMNED_QUICK if state == CONDEMNED else worth


def zone_wanted(board: Board, seat: i64, zone: i64) -> float:
    worth = 0.0
    start = zone_start(seat, zone)
    for place in range(start, start + zone_size(board, seat, zone)):
        card = board.cards[place]
        if card != ETHER:
            worth += wanted(board, seat, card)
        else:
            worth += ETHER_IN_HAND
    return worth


def wanted(board: Board, seat: i64, card: i64) -> float:
    """How much an elemental is wanted: the nearer its level is to the top of a pile that takes it, the more."""
    level = level_of(card)
    if not board.variant.fusion or level == 0:
        lacking = level - height_of(pile_at(board, seat, element_of(card)))
        return WANTED[lacking] if lacking >= 0 else 0.0
    nearest: i64 = 6
    for pile in range(4):
        lacking = level - height_of(pile_at(board, seat, pile))
        if 0 <= lacking < nearest:
            nearest = lacking
    return WANTED[nearest] if nearest < 6 else 0.0


def creatures(board: Board, seat: i64) -> float:
    """The fresh tokens that the mage holds, and whether they can be used out of turn."""
    worth = 0.0
    for creature in range(tokens.TOKENS):
        if board.tokens[creature] == seat:
            worth += FRESH[creature]
            if watches(board, seat):
                worth += WATCHING_ARMED
    return worth
