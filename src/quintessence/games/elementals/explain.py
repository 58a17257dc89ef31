"""Why words are refused: the checks in the page's order (EL-MOVE-2), apart from the generator in `legal`."""

from mypy_extensions import i64

from quintessence.core.packing import form_of
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, NOT_YOURS, Refusal

from .board import IN_RACE, OVER, TO_SUMMON, UNANSWERED, Board, is_in
from .cards.box import CARD_IDS, MIDDLE
from .moves import FLIP, GRAMMAR, PASS, SUMMON, UNTIMED, card_of, time_of
from .races.shown import window_of


def explain_words(board: Board, seat: int, words: str) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order."""
    if board.phase == OVER:
        return Refusal("EL-END-6")
    move = GRAMMAR.parse(words)
    if move < 0:
        return Refusal("EL-MOVE-1", NOT_A_MOVE)
    if not is_in(board, seat):
        return Refusal("EL-OUT-4", NOT_YOURS)
    if form_of(move) in (FLIP, SUMMON):
        return explain_turning(board, seat, form_of(move))
    return explain_answer(board, seat, move)


def explain_turning(board: Board, seat: int, form: i64) -> Refusal | None:
    """A card or the order for a summon."""
    if board.phase == IN_RACE:
        return Refusal("EL-TURN-7")
    if (form == SUMMON) != (board.phase == TO_SUMMON):
        return Refusal("EL-MAG-2")
    if seat != board.turn:
        return Refusal("EL-TURN-6" if form == FLIP else "EL-MAG-2", NOT_YOURS)
    return None


def explain_answer(board: Board, seat: int, move: i64) -> Refusal | None:
    """A slap, a book or silence."""
    if board.phase != IN_RACE:
        return Refusal("EL-RACE-2")
    if board.answers[seat] != UNANSWERED:
        return Refusal("EL-RACE-3", NOT_YOURS)
    if form_of(move) == PASS:
        return None
    if card_of(move) not in board.zones.cards(MIDDLE):
        return Refusal("EL-RACE-4", NOT_NOW, CARD_IDS[card_of(move)])
    return explain_time(board, time_of(move))


def explain_time(board: Board, time: i64) -> Refusal | None:
    """The time of an answer, if it carries one."""
    if time == UNTIMED:
        return None
    if time < board.variant.floor:
        return Refusal("EL-RACE-6", NOT_NOW, f"{time} < {board.variant.floor}")
    return Refusal("EL-RACE-7", NOT_NOW, f"{time} > {window_of(board)}") if time > window_of(board) else None
