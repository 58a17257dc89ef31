"""Why words are refused: every check in the order that the page fixes, apart from the generator in `legal`.

The order: the game is over; the seat is not asked; not a move of the kind asked for; the card is not there; in a
window, it does not fit; the limit of plays; the card cannot be played so; a status forbids it; it cannot be paid.
"""

from quintessence.core.refusal import NOT_YOURS, Refusal

from .board import Board
from .cards.words import DRAFT, FORFEIT, INGREDIENT, MAGIC, MUNDANE, OVER
from .frames.refusing import not_asked, not_there, number_of, refuse_find, refuse_spell
from .legal import is_seat_asked
from .setup import lacking
from .table.zones import BOOKS


def explain_words(board: Board, seat: int, words: str) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order."""
    if board.phase == OVER:
        return Refusal("EX-END-6", NOT_YOURS)
    if not is_seat_asked(board, seat):
        return Refusal("EX-ASK-1", NOT_YOURS)
    verb, _, argument = words.partition(" ")
    is_well_formed = words.count(" ") <= 1 and not words.endswith(" ")
    if not is_well_formed or verb not in first_words(board, argument != ""):
        return not_asked(board, words)
    if board.phase == DRAFT:
        return explain_pick(board, seat, words, argument)
    if board.stack:
        return board.stack[-1].refuse(board, seat, verb, argument)
    return None if verb == "next" else explain_main(board, seat, verb, argument)


def first_words(board: Board, with_argument: bool) -> tuple[str, ...]:
    if board.stack:
        return board.stack[-1].first_words(with_argument)
    if board.phase == DRAFT:
        return ("pick",) if with_argument else ()
    return ("cast", "play", "buyout") if with_argument else ("next",)


def explain_pick(board: Board, seat: int, words: str, argument: str) -> Refusal | None:
    """EX-DRAFT-3, EX-DRAFT-4, EX-DRAFT-5"""
    if argument not in ("1", "2", "3", "4"):
        return not_asked(board, words)
    level = int(argument)
    if len(board.zones[BOOKS + level]) == 0:
        return Refusal("EX-DRAFT-3")
    left = [lower for lower in range(1, 5) if len(board.zones[BOOKS + lower]) > 0]
    fitting = [lower for lower in left if lower <= lacking(board, seat)]
    if fitting and level not in fitting:
        return Refusal("EX-DRAFT-4")
    return Refusal("EX-DRAFT-5") if not fitting and level != left[0] else None


def explain_main(board: Board, seat: int, verb: str, argument: str) -> Refusal | None:
    card = number_of(board, argument)
    if verb == "buyout":
        return explain_buyout(board, seat, card)
    if verb == "cast":
        if card not in board.spells_of(seat):
            return not_there("EX-CAST-2", card)
        return explain_limit(board) or refuse_spell(board, seat, card)
    if card not in board.finds_of(seat):
        return not_there("EX-PLAY-2", card)
    return explain_limit(board) or explain_kind(board, card) or refuse_find(board, seat, card)


def explain_limit(board: Board) -> Refusal | None:
    return Refusal("EX-LIM-2") if board.plays >= board.variant.plays_limit else None


def explain_kind(board: Board, find: int) -> Refusal | None:
    """Whether a find can be played as a move of one's own turn."""
    kind = board.deck.kinds[find]
    if kind == INGREDIENT:
        return Refusal("EX-PLAY-3")
    if kind == MUNDANE:
        return Refusal("EX-PLAY-4")
    if kind == MAGIC and not board.deck.effects[find]:
        return Refusal("EX-PLAY-5")
    return None if board.deck.on_turn[find] == 1 else Refusal("EX-SPEC-2")


def explain_buyout(board: Board, seat: int, card: int) -> Refusal | None:
    """EX-FORF-7, EX-FORF-8"""
    forfeits = [e for e in board.lasting if e.kind == FORFEIT and e.on == seat and e.card == card]
    if not forfeits:
        return not_there("EX-FORF-7", card)
    finds = len(board.finds_of(seat))
    can_pay = any(forfeit.by != seat and forfeit.n <= finds for forfeit in forfeits)
    return None if can_pay else Refusal("EX-FORF-8")
