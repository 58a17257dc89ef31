"""Why words are refused: every check in the order that the page fixes, apart from the generator in `legal`."""

from mypy_extensions import i64

from quintessence.core.packing import first_of, form_of, second_of, third_of
from quintessence.core.refusal import NOT_A_MOVE, NOT_NOW, NOT_YOURS, Refusal

from . import moves
from .board import LATE, NOTHING_OPEN, OVER, PLACE_MOVED, SHIFTING, Board
from .cards.catalogue import NO_CARD
from .cards.geometry import REACH
from .cards.market import READY_3, READY_5, SPOTS, level_of_spot
from .cards.stacks import PLACES, SLID, creature_at, offset_of, size_of
from .contests.players import MOVED, SHIFTED, SUMMONED, has_mark

PLACEMENTS = (moves.PLACE_NEW, moves.PLACE_ON, moves.PLACE_UNDER, moves.PLACE_INTO)
SHIFTS = (moves.SLIDE, moves.SLIDE_ALL, moves.DONE)


def explain_words(board: Board, seat: int, words: str) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order (ME-MV-2)."""
    move = moves.GRAMMAR.parse(words)
    if move < 0:
        return Refusal("ME-MV-1", NOT_A_MOVE)
    if board.phase == OVER:
        return Refusal("ME-END-4")
    if seat != board.turn:
        return Refusal("ME-RND-3", NOT_YOURS)
    form = form_of(move)
    fits_place, fits_shift = form in PLACEMENTS, form in SHIFTS
    if board.pending != NOTHING_OPEN and not (fits_shift if board.pending == SHIFTING else fits_place):
        return Refusal("ME-TURN-4")
    if board.pending == NOTHING_OPEN and (fits_place or fits_shift):
        return Refusal("ME-TURN-5")
    return explain_move(board, seat, form, first_of(move), second_of(move), third_of(move))


def explain_move(board: Board, seat: int, form: i64, first: i64, second: i64, third: i64) -> Refusal | None:
    """The checks of the move itself."""
    if form == moves.TAKE:
        return explain_take(board, seat, first) or explain_price(first)
    if form == moves.END:
        return explain_end(board, seat)
    if form == moves.PLACE_NEW:
        return explain_new(board, seat)
    if form == moves.PLACE_ON:
        return explain_place(board, seat, first, 1)
    if form == moves.PLACE_UNDER:
        return explain_place(board, seat, first, size_of(board, creature_at(seat, first)) + 1)
    if form == moves.PLACE_INTO:
        return explain_between(board, seat, first, second + 1)
    if form == moves.MOVE:
        return explain_lift(board, seat, first, second + 1)
    if form == moves.SHIFT:
        return explain_shift(board, seat, first)
    if form == moves.SLIDE:
        return explain_slide(board, seat, first + 1, second - REACH)
    if form == moves.SLIDE_ALL:
        return explain_slide_all(board, seat, first - REACH)
    if form == moves.DONE:
        return explain_done(board, seat)
    return explain_take(board, seat, first) or explain_payment(board, seat, first, second, third)


def refusal_at(rule: str, place: str) -> Refusal:
    return Refusal(rule, NOT_NOW, place)


def explain_take(board: Board, seat: int, spot: i64) -> Refusal | None:
    """What forbids to take anything there, whatever is paid."""
    if board.phase == LATE:
        return Refusal("ME-LATE-3")
    if has_mark(board, seat, SUMMONED):
        return Refusal("ME-TURN-2")
    there = board.market[spot]
    return refusal_at("ME-SUM-4", moves.SPOT_NAMES[spot]) if there == (NO_CARD if spot < SPOTS else 0) else None


def explain_price(spot: i64) -> Refusal | None:
    return refusal_at("ME-SUM-3", moves.SPOT_NAMES[spot]) if level_of_spot(spot) > 0 else None


def explain_payment(board: Board, seat: int, spot: i64, place: i64, token: i64) -> Refusal | None:
    if level_of_spot(spot) == 0:
        return refusal_at("ME-MANA-7", moves.SPOT_NAMES[spot])
    if size_of(board, creature_at(seat, place)) == 0:
        return refusal_at("ME-MV-3", moves.PLACE_NAMES[place])
    if board.mana[creature_at(seat, place)] & (READY_3 if token == 0 else READY_5) == 0:
        return refusal_at("ME-MANA-6", moves.PLACE_NAMES[place])
    return refusal_at("ME-MANA-5", moves.SPOT_NAMES[spot]) if level_of_spot(spot) == 2 and token == 0 else None


def explain_end(board: Board, seat: int) -> Refusal | None:
    """Nobody is kept in a turn in which there is nothing to take, which only a hand-made position can bring about."""
    if board.phase == LATE or has_mark(board, seat, SUMMONED):
        return None
    for spot in range(SPOTS + 3):
        if explain_take(board, seat, spot) is not None:
            continue
        payments = [(place, token) for place in range(PLACES) for token in range(2)]
        is_free = explain_price(spot) is None
        if is_free or any(explain_payment(board, seat, spot, *payment) is None for payment in payments):
            return Refusal("ME-TURN-3")
    return None


def explain_new(board: Board, seat: int) -> Refusal | None:
    if all(size_of(board, creature_at(seat, place)) > 0 for place in range(PLACES)):
        return Refusal("ME-PLC-2")
    if board.pending == PLACE_MOVED and size_of(board, creature_at(seat, board.source)) == 0:
        return refusal_at("ME-MOV-4", moves.PLACE_NAMES[board.source])
    return None


def explain_place(board: Board, seat: int, place: i64, depth: i64) -> Refusal | None:
    """On or under, once the depth is known."""
    if size_of(board, creature_at(seat, place)) == 0:
        return refusal_at("ME-MV-3", moves.PLACE_NAMES[place])
    return explain_return(board, place, depth)


def explain_between(board: Board, seat: int, place: i64, depth: i64) -> Refusal | None:
    if size_of(board, creature_at(seat, place)) == 0:
        return refusal_at("ME-MV-3", moves.PLACE_NAMES[place])
    if not 2 <= depth <= size_of(board, creature_at(seat, place)):
        return refusal_at("ME-PLC-5", moves.PLACE_NAMES[place])
    return explain_return(board, place, depth)


def explain_return(board: Board, place: i64, depth: i64) -> Refusal | None:
    """A lifted card may not return to its depth, with an option not even to its stack."""
    if board.pending != PLACE_MOVED or place != board.source:
        return None
    if not board.variant.may_rejoin:
        return refusal_at("ME-MOV-8", moves.PLACE_NAMES[place])
    return refusal_at("ME-MOV-4", moves.PLACE_NAMES[place]) if depth == board.source_depth else None


def explain_lift(board: Board, seat: int, place: i64, depth: i64) -> Refusal | None:
    if has_mark(board, seat, MOVED):
        return Refusal("ME-MOV-1")
    if sum(size_of(board, creature_at(seat, own)) for own in range(PLACES)) < 2:
        return Refusal("ME-MOV-5")
    if size_of(board, creature_at(seat, place)) == 0:
        return refusal_at("ME-MV-3", moves.PLACE_NAMES[place])
    if depth > size_of(board, creature_at(seat, place)):
        return refusal_at("ME-MOV-2", moves.PLACE_NAMES[place])
    return None


def explain_shift(board: Board, seat: int, place: i64) -> Refusal | None:
    if has_mark(board, seat, SHIFTED):
        return Refusal("ME-SHI-1")
    if size_of(board, creature_at(seat, place)) == 0:
        return refusal_at("ME-MV-3", moves.PLACE_NAMES[place])
    return refusal_at("ME-SHI-2", moves.PLACE_NAMES[place]) if size_of(board, creature_at(seat, place)) < 2 else None


def explain_slide(board: Board, seat: int, depth: i64, offset: i64) -> Refusal | None:
    creature = creature_at(seat, board.source)
    if board.variant.slides_together:
        return Refusal("ME-SHI-11")
    if depth == 1:
        return Refusal("ME-SHI-4")
    if depth > size_of(board, creature):
        return refusal_at("ME-SHI-3", moves.PLACE_NAMES[board.source])
    entry = board.stacks[board.starts[creature] + depth - 1]
    if entry & SLID != 0:
        return Refusal("ME-SHI-6")
    return Refusal("ME-SHI-7") if offset_of(entry) == offset else None


def explain_slide_all(board: Board, seat: int, offset: i64) -> Refusal | None:
    if not board.variant.slides_together:
        return Refusal("ME-SHI-11")
    creature = creature_at(seat, board.source)
    lower = board.stacks[board.starts[creature] + 1 : board.starts[creature + 1]]
    return Refusal("ME-SHI-7") if all(offset_of(entry) == offset for entry in lower) else None


def explain_done(board: Board, seat: int) -> Refusal | None:
    creature = creature_at(seat, board.source)
    slid = [entry for entry in board.stacks[board.starts[creature] : board.starts[creature + 1]] if entry & SLID]
    return None if slid else Refusal("ME-SHI-8")
