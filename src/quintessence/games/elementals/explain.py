"""Why words are refused: the checks in the page's order (EL-MOVE-2), apart from the generator in `legal`."""

from mypy_extensions import i64

from quintessence.core.packing import form_of
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, NOT_YOURS, Refusal
from quintessence.games.elementals.cards import CARD_IDS
from quintessence.games.elementals.moves import FLIP, GRAMMAR, PASS, SUMMON, UNTIMED, card_of, time_of
from quintessence.games.elementals.table import (
    IN_RACE,
    OVER,
    TO_SUMMON,
    UNANSWERED,
    Table,
    is_in,
    window_of,
)
from quintessence.games.elementals.zones import MIDDLE


def explain_words(table: Table, seat: int, words: str) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order."""
    if table.phase == OVER:
        return Refusal("EL-END-6")
    move = GRAMMAR.parse(words)
    if move < 0:
        return Refusal("EL-MOVE-1", NOT_A_MOVE)
    if not is_in(table, seat):
        return Refusal("EL-OUT-4", NOT_YOURS)
    if form_of(move) in (FLIP, SUMMON):
        return explain_turning(table, seat, form_of(move))
    return explain_answer(table, seat, move)


def explain_turning(table: Table, seat: int, form: i64) -> Refusal | None:
    """A card or the order for a summon."""
    if table.phase == IN_RACE:
        return Refusal("EL-TURN-7")
    if (form == SUMMON) != (table.phase == TO_SUMMON):
        return Refusal("EL-MAG-2")
    if seat != table.turn:
        return Refusal("EL-TURN-6" if form == FLIP else "EL-MAG-2", NOT_YOURS)
    return None


def explain_answer(table: Table, seat: int, move: i64) -> Refusal | None:
    """A slap, a book or silence."""
    if table.phase != IN_RACE:
        return Refusal("EL-RACE-2")
    if table.answers[seat] != UNANSWERED:
        return Refusal("EL-RACE-3", NOT_YOURS)
    if form_of(move) == PASS:
        return None
    if card_of(move) not in table.zones.cards(MIDDLE):
        return Refusal("EL-RACE-4", NOT_NOW, CARD_IDS[card_of(move)])
    return explain_time(table, time_of(move))


def explain_time(table: Table, time: i64) -> Refusal | None:
    """The time of an answer, if it carries one."""
    if time == UNTIMED:
        return None
    if time < table.rules.floor:
        return Refusal("EL-RACE-6", NOT_NOW, f"{time} < {table.rules.floor}")
    if time > window_of(table):
        return Refusal("EL-RACE-7", NOT_NOW, f"{time} > {window_of(table)}")
    return None
