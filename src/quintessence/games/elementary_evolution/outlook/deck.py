"""The cards that are still wanted, by where they are: in hand, to be drawn, in the discard that comes back next."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import Board
from ..cards.catalogue import ETHER
from ..cards.zones import CLOSED, CONDEMNED, DRAW, MAIN, QUICK, cards_to_draw, hand_of, quick_state, zone_size
from . import names
from .packs import ALL_LEVELS, COLUMNS, LEVELS, cards_of_level, height_in, pack_of, piles_of_height

TALLY_BITS: Final[i64] = 8
TALLY_MASK: Final[i64] = 255
TALLIES: Final = vec[i64](
    [(levels & 1) + ((levels >> 1 & 1) << 8) + ((levels >> 2).bit_count() << 16) for levels in range(64)]
)
"""For each set of levels that a pile wants: the next one, the one after, and later ones, `TALLY_BITS` each."""
EIGHTHS: Final = vec[float]([number / 8 for number in range(17)])


def fill_deck(board: Board, seat: i64, heights: i64, into: vec[float]) -> None:
    hand = hand_of(board, seat)
    draw = pack_of(board, seat, DRAW)
    state = quick_state(board, seat)
    # A quick discard with a card in it is open, and recycled before the main one (EE-DIS-2, EE-DIS-3, EE-DIS-4).
    is_quick_first = zone_size(board, seat, QUICK) > 0
    first: i64 = pack_of(board, seat, QUICK) if is_quick_first else pack_of(board, seat, MAIN)
    second: i64 = pack_of(board, seat, MAIN) if is_quick_first else 0
    if board.variant.fusion:
        count_mixed(heights, hand, draw, first, second, into)
    else:
        count_own(heights, hand, draw, first, second, into)
    size = zone_size(board, seat, DRAW)
    into[names.DECK_SIZE] = float(size) / 18.0
    into[names.DECK_ETHER] = float(draw >> ETHER) / 2.0
    if state == CLOSED:
        into[names.DECK_CLOSED] = 1.0
    elif state == CONDEMNED:
        into[names.DECK_CONDEMNED] = 1.0
    back = zone_size(board, seat, QUICK if is_quick_first else MAIN)
    into[names.DECK_EXPECTED] = expected(cards_to_draw(board, seat), size, back, into)


def count_own(heights: i64, hand: i64, draw: i64, first: i64, second: i64, into: vec[float]) -> None:
    """Each pile wants the cards of its element, one of each (EE-PILE-2), from the nearest place that has it."""
    in_hand: i64 = 0
    to_draw: i64 = 0
    in_first: i64 = 0
    in_second: i64 = 0
    for pile in range(COLUMNS):
        height = height_in(heights, pile)
        wanted = ALL_LEVELS >> height
        start = pile * LEVELS + height
        in_hand += TALLIES[wanted & (hand >> start)]
        wanted &= ~(hand >> start)
        to_draw += TALLIES[wanted & (draw >> start)]
        wanted &= ~(draw >> start)
        in_first += TALLIES[wanted & (first >> start)]
        wanted &= ~(first >> start)
        in_second += TALLIES[wanted & (second >> start)]
    note_tally(names.HAND_WANTED, in_hand, into)
    note_tally(names.DECK_DRAW, to_draw, into)
    note_tally(names.DECK_FIRST, in_first, into)
    note_tally(names.DECK_SECOND, in_second, into)


def note_tally(place: i64, tally: i64, into: vec[float]) -> None:
    """Writes what `TALLIES` added up: there may be four times as many cards for later as there are piles."""
    into[place] = EIGHTHS[2 * (tally & TALLY_MASK)]
    into[place + 1] = EIGHTHS[2 * ((tally >> TALLY_BITS) & TALLY_MASK)]
    into[place + 2] = EIGHTHS[tally >> 2 * TALLY_BITS]


def count_mixed(heights: i64, hand: i64, draw: i64, first: i64, second: i64, into: vec[float]) -> None:
    """Extreme Fusion: a level is served by any element, the highest pile first, from the nearest place (EE-FUS-1)."""
    for pile in range(COLUMNS):
        if height_in(heights, pile) == 0:
            egg = pile * LEVELS
            count_one((hand >> egg) & 1, (draw >> egg) & 1, (first >> egg) & 1, (second >> egg) & 1, 0, into)
    for level in range(1, LEVELS):
        in_hand, to_draw = cards_of_level(hand, level), cards_of_level(draw, level)
        in_first, in_second = cards_of_level(first, level), cards_of_level(second, level)
        for distance in range(level + 1):
            for _ in range(piles_of_height(heights, level - distance)):
                count_one(in_hand, to_draw, in_first, in_second, distance, into)
                if in_hand > 0:
                    in_hand -= 1
                elif to_draw > 0:
                    to_draw -= 1
                elif in_first > 0:
                    in_first -= 1
                elif in_second > 0:
                    in_second -= 1


def count_one(hand: i64, draw: i64, first: i64, second: i64, distance: i64, into: vec[float]) -> None:
    """Notes a wanted card at the nearest place that has one: as the next on its pile, the one after, or later."""
    later: i64 = distance if distance < 2 else 2
    # There may be four times as many cards for later as there are piles.
    part = 0.25 if distance < 2 else 0.125
    if hand > 0:
        into[names.HAND_WANTED + later] += part
    elif draw > 0:
        into[names.DECK_DRAW + later] += part
    elif first > 0:
        into[names.DECK_FIRST + later] += part
    elif second > 0:
        into[names.DECK_SECOND + later] += part


def expected(wanted: i64, size: i64, back: i64, into: vec[float]) -> float:
    """How many next cards of piles are likely to come when the hand is filled up (EE-TURN-5, EE-DIS-8)."""
    if wanted <= 0:
        return 0.0
    if wanted <= size:
        return 2.0 * into[names.DECK_DRAW] * float(wanted) / float(size)
    rest = wanted - size
    part = 1.0 if rest >= back else float(rest) / float(back)
    return 2.0 * (into[names.DECK_DRAW] + part * into[names.DECK_FIRST])
