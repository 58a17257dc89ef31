"""The mage beside the rivals: who leads, whose fire can reach whom, who is about to win."""

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board, can_be_aimed_at, pile_at
from ..cards.catalogue import FIRE, WATER
from ..cards.pile import height_of
from ..cards.zones import hand_of
from ..decisions.mages import is_opponent, next_in_game
from . import names
from .packs import COLUMNS, cards_placed, complete_piles, heights_of, lacking, ready_of


def fill_rivals(board: Board, seat: i64, own_heights: i64, into: vec[float]) -> None:
    variant = board.variant
    best: i64 = -1
    complete: i64 = -1
    nearest: i64 = 24
    fires: i64 = 0
    target: i64 = 0
    bare: i64 = 0
    following = next_in_game(board, seat)
    for other in range(variant.seats):
        if not is_opponent(board, seat, other):
            continue
        hand = hand_of(board, other)
        heights = heights_of(board, other)
        placed = cards_placed(heights)
        best = max(best, placed)
        whole = complete_piles(heights)
        complete = max(complete, whole)
        short = lacking(variant, hand, heights)
        nearest = min(nearest, short)
        if short <= 2 and other == following:
            into[names.RACE_NEXT] = 1.0
        fires += ready_of(variant, hand, heights, FIRE)
        highest = highest_exposed(board, other)
        target = max(target, highest)
        if highest > bare and ready_of(variant, hand, heights, WATER) == 0:
            bare = highest
    # Nobody is left to compare with once the last but one has completed (EE-END-6).
    if best < 0:
        return
    fill_fire(board, seat, fires, target, bare, into)
    fill_race(board, own_heights, best, complete, nearest, into)


def fill_fire(board: Board, seat: i64, fires: i64, target: i64, bare: i64, into: vec[float]) -> None:
    """Whose free cards are within reach of whose fire, and whether water is there to counter."""
    own = float(highest_exposed(board, seat)) / 6.0
    if fires >= 1:
        into[names.DANGER_FIRE_1] = 1.0
        into[names.DANGER_HIGHEST] = own
        if into[names.WATER_READY_1] == 0.0:
            into[names.DANGER_BARE] = own
    if fires >= 2:
        into[names.DANGER_FIRE_2] = 1.0
    if into[names.WATER_READY_1] != 0.0:
        into[names.WATER_NEEDED] = own
    if into[names.FIRE_READY_1] != 0.0:
        into[names.FIRE_HIGHEST] = float(target) / 6.0
        into[names.FIRE_BARE] = float(bare) / 6.0


def fill_race(board: Board, heights: i64, best: i64, complete: i64, nearest: i64, into: vec[float]) -> None:
    """The lead on the best rival, more so the later it is, and how near that rival is to winning."""
    placed = cards_placed(heights)
    lead = float(placed - best) / 8.0
    most = placed if placed > best else best
    into[names.RACE_LEAD] = lead
    into[names.RACE_LATE] = lead * float(most) / 24.0
    if nearest == 0:
        into[names.RACE_RIVAL_0] = 1.0
    if nearest <= 1:
        into[names.RACE_RIVAL_1] = 1.0
    if best >= 20:
        into[names.RACE_RIVAL_LAST] = 1.0
    near = nearness_of_limit(board)
    if near > 0.0:
        into[names.RACE_LIMIT_PILES] = near * float(complete_piles(heights) - complete) / 2.0
        into[names.RACE_LIMIT_CARDS] = near * lead


def nearness_of_limit(board: Board) -> float:
    """From 0 to 1 over the last eight turns of each mage before the limit (EE-END-7)."""
    limit = board.variant.turn_limit
    span = 8 * board.variant.seats
    left = limit - board.turn
    if limit == 0 or left >= span:
        return 0.0
    return 1.0 - float(left) / float(span)


def highest_exposed(board: Board, seat: i64) -> i64:
    """The height of the highest pile whose top card a Blaze could take (EE-BLZ-3, EE-OND-3)."""
    highest: i64 = 0
    for pile in range(COLUMNS):
        height = height_of(pile_at(board, seat, pile))
        if height > highest and can_be_aimed_at(board, seat, pile):
            highest = height
    return highest
