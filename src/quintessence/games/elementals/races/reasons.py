"""Why an answer was right or wrong, and what there was to be seen: for those who look at a race that is judged.

Everything here lies open to all when it is told. The words are those of the page's *Events*.
"""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.packing import form_of
from quintessence.core.types import Json, JsonObject

from ..board import AFTER_FLIP, Board, calls_for_books, shown_cards
from ..cards.catalogue import CARD_IDS, PARTNERS, PARTS, is_double, is_elemental
from ..cards.zones import MIDDLE
from ..moves import BOOK, card_of


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
