"""The open race: how long it can be answered, which cards it shows, what answers them, and why."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import form_of
from quintessence.core.types import Json, JsonObject

from ..board import Board
from ..cards.box import CARD_IDS, MIDDLE, PARTNERS, PARTS, is_double, is_elemental, is_mad, pile_of
from ..moves import BOOK, SLAP, card_of
from .kinds import AFTER_FLIP, AFTER_PLACING, AFTER_SUMMON


def window_of(board: Board) -> i64:
    """The window of the open race (EL-RACE-8)."""
    return board.variant.window * 2 if board.race_kind == AFTER_SUMMON else board.variant.window


def shown_cards(board: Board) -> vec[i64]:
    """The card or cards just turned; after a summon clockwise from the seat that ordered it."""
    cards = vec[i64](capacity=6)
    if board.race_kind == AFTER_PLACING:
        cards = append(cards, board.zones.last(MIDDLE))
        return cards
    seats = board.variant.seats
    for step in range(seats):
        seat = (board.turn + step) % seats
        if board.turned & (1 << seat) != 0:
            cards = append(cards, board.zones.last(pile_of(seat)))
    return cards


def catchable(board: Board) -> i64:
    """The bits of the elementals that at least one card of the open race matches (EL-RACE-12, EL-DBL-4)."""
    matched: i64 = 0
    for card in shown_cards(board):
        matched |= PARTNERS[card]
    return matched


def calls_for_books(board: Board) -> bool:
    """Whether a mad creature was flipped; one that a summon turned does nothing (EL-MAD-1, EL-MAG-5)."""
    return board.race_kind == AFTER_FLIP and is_mad(board.zones.last(pile_of(board.turn)))


def is_right_answer(board: Board, answer: i64) -> bool:
    """EL-RACE-12, for an answer on a card that lies in the middle (EL-MAD-3, EL-MAD-4, EL-DBL-1, EL-MAG-1)."""
    form = form_of(answer)
    if form == SLAP:
        return (catchable(board) >> card_of(answer)) & 1 != 0
    return form == BOOK and calls_for_books(board)


def common_parts(card: i64, other: i64) -> list[Json]:
    """The parts that two elementals have in common, from the head down; none of a special card (EL-MAT-4)."""
    if not is_elemental(card) or not is_elemental(other) or card == other:
        return []
    return [part for part, mine, theirs in zip(PARTS, CARD_IDS[card], CARD_IDS[other], strict=True) if mine == theirs]


def reason_of(board: Board, answer: i64) -> JsonObject:
    """Why a slap or a book is right or wrong: `why`, and the `parts` in common with the nearest card shown."""
    named, shown = card_of(answer), shown_cards(board)
    nearest: list[Json] = []
    for card in shown:
        common = common_parts(card, named)
        if len(common) > len(nearest):
            nearest = common
    return {"why": why(board, answer, shown, len(nearest)), "parts": nearest}


def why(board: Board, answer: i64, shown: vec[i64], common: int) -> str:
    """EL-RACE-12, one word for each of its cases."""
    is_call = calls_for_books(board)
    if form_of(answer) == BOOK:
        return "book" if is_call else "no-mad"
    if is_call:
        return "mad"
    if board.race_kind == AFTER_FLIP and not is_elemental(shown[0]):
        return "double" if is_double(shown[0]) else "magician"
    return ("no-part", "one-part", "two-parts")[min(common, 2)]


def wanted_of(board: Board) -> str:
    """What would have won the race: a `slap`, a `book`, or `nothing`."""
    if calls_for_books(board):
        return "book"
    return "slap" if matches_of(board) else "nothing"


def matches_of(board: Board) -> list[Json]:
    """Every catch that there was: the middle card, the card shown that matches it, and their parts in common."""
    found: list[Json] = []
    for card in board.zones.cards(MIDDLE):
        for shown in shown_cards(board):
            if (PARTNERS[shown] >> card) & 1 != 0:
                pair: JsonObject = {"on": CARD_IDS[card], "shown": CARD_IDS[shown], "parts": common_parts(shown, card)}
                found.append(pair)
    return found
