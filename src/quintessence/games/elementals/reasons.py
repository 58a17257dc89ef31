"""Why an answer was right or wrong, and what there was to be seen: for those who look at a race that is judged.

Everything here lies open to all when it is told. The words are those of the page's *Events*.
"""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.packing import form_of
from quintessence.core.types import Json, JsonObject
from quintessence.games.elementals.cards import CARD_IDS, PARTNERS, PARTS, is_double, is_elemental
from quintessence.games.elementals.moves import BOOK, card_of
from quintessence.games.elementals.table import AFTER_FLIP, Table, calls_for_books, shown_cards
from quintessence.games.elementals.zones import MIDDLE


def common_parts(card: i64, other: i64) -> list[Json]:
    """The parts that two elementals have in common, from the head down; none of a special card (EL-MAT-4)."""
    if not is_elemental(card) or not is_elemental(other) or card == other:
        return []
    return [part for part, mine, theirs in zip(PARTS, CARD_IDS[card], CARD_IDS[other], strict=True) if mine == theirs]


def reason_of(table: Table, answer: i64) -> JsonObject:
    """Why a slap or a book is right or wrong: `why`, and the `parts` in common with the nearest card shown."""
    named, shown = card_of(answer), shown_cards(table)
    nearest: list[Json] = []
    for card in shown:
        common = common_parts(card, named)
        if len(common) > len(nearest):
            nearest = common
    return {"why": why(table, answer, shown, len(nearest)), "parts": nearest}


def why(table: Table, answer: i64, shown: vec[i64], common: int) -> str:
    """EL-RACE-12, one word for each of its cases."""
    is_call = calls_for_books(table)
    if form_of(answer) == BOOK:
        return "book" if is_call else "no-mad"
    if is_call:
        return "mad"
    if table.race_kind == AFTER_FLIP and not is_elemental(shown[0]):
        return "double" if is_double(shown[0]) else "magician"
    return ("no-part", "one-part", "two-parts")[min(common, 2)]


def wanted_of(table: Table) -> str:
    """What would have won the race: a `slap`, a `book`, or `nothing`."""
    if calls_for_books(table):
        return "book"
    return "slap" if matches_of(table) else "nothing"


def matches_of(table: Table) -> list[Json]:
    """Every catch that there was: the middle card, the card shown that matches it, and their parts in common."""
    found: list[Json] = []
    for card in table.zones.cards(MIDDLE):
        for shown in shown_cards(table):
            if (PARTNERS[shown] >> card) & 1 != 0:
                pair: JsonObject = {"on": CARD_IDS[card], "shown": CARD_IDS[shown], "parts": common_parts(shown, card)}
                found.append(pair)
    return found
