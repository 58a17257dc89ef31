"""What a move would make of one's creatures, as far as everybody can know it beforehand.

Decks and the contest pile play no part in it: a card that comes from a deck is not known before it is taken, and what
refills a spot is not told.
"""

from mypy_extensions import i64

from quintessence.core.casts import as_number
from quintessence.core.packing import first_of, form_of
from quintessence.core.types import JsonObject

from .. import moves
from ..board import Board
from ..cards.catalogue import NO_CARD
from ..cards.geometry import COLOURS
from ..cards.market import SPOTS
from ..cards.stacks import PLACES, creature_at, size_of
from ..contests.strength import strength_in
from ..legal import list_moves
from ..writing import card_id, write_creature
from .acting import act


def preview_of(board: Board, seat: i64, move: i64) -> JsonObject | None:
    """The creatures that a legal move changes, the card it takes, and for half an action what could come of it.

    `then` has the moves that may follow, each with what both together would change.
    """
    if is_unforeseeable(move):
        return None
    after = after_move(board, seat, move)
    told = compared(board, after, seat)
    if after.hand != NO_CARD:
        told["hand"] = card_id(after, after.hand)
    if opens_decision(move):
        told["then"] = {
            moves.GRAMMAR.words(next_move): compared(board, after_move(after, seat, next_move), seat)
            for next_move in list_moves(after, seat)
        }
    return told


def is_unforeseeable(move: i64) -> bool:
    """Whether a move changes no creature, or brings a card that nobody knows (ME-SUM-5)."""
    form = form_of(move)
    if form == moves.TAKE or form == moves.TAKE_WITH_MANA:
        return first_of(move) >= SPOTS
    return form == moves.END or form == moves.DONE


def opens_decision(move: i64) -> bool:
    """Whether a move is half an action: the card is then to be placed, the stack to be slid (ME-TURN-4)."""
    form = form_of(move)
    return form == moves.TAKE or form == moves.TAKE_WITH_MANA or form == moves.MOVE or form == moves.SHIFT


def after_move(board: Board, seat: i64, move: i64) -> Board:
    """Another position, in which the move was made."""
    after = board.copy()
    assert isinstance(after, Board)
    act(after, seat, move, None)
    return after


def compared(now: Board, then: Board, seat: i64) -> JsonObject:
    """The creatures of a seat that are not the same in two positions, and its strengths in both."""
    creatures: JsonObject = {}
    for place in range(PLACES):
        before, after = creature_of(now, seat, place), creature_of(then, seat, place)
        if before != after:
            creatures[moves.PLACE_NAMES[place]] = {"before": before, "after": after}
    return {"creatures": creatures, "strength": {"before": strengths(now, seat), "after": strengths(then, seat)}}


def creature_of(board: Board, seat: i64, place: i64) -> JsonObject | None:
    """A creature as the view shows it, with base and bonus added up; None on a free place."""
    creature = creature_at(seat, place)
    if size_of(board, creature) == 0:
        return None
    written = write_creature(board, seat, creature)
    return {**written, "total": as_number(written["base"]) + as_number(written["bonus"])}


def strengths(board: Board, seat: i64) -> JsonObject:
    """The strength of a seat in each colour, powers included, as a contest of that colour would count it."""
    return {COLOURS[colour]: int(strength_in(board, seat, colour, True)) for colour in range(3)}
