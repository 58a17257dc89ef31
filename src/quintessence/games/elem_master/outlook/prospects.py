"""The turn, the end of the game that comes nearer, cards and powers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..board import FLOOD, FOG, HEATWAVE, HURRICANE, MUDSLIDE, NO_CARD, PLAY, RAINBOW, STORM, Board, is_in
from ..events.flow import EVENT_COST, MOST_EVENTS, events_left
from ..tokens.changes import MOST_ASIDE, aside_of
from ..tokens.elements import AIR, EARTH, FIRE, WATER
from . import places

GENIE: Final[i64] = 10
LAST_ROUNDS: Final[i64] = 10
"""How long before the limit of rounds a lead begins to count for more."""
BASE: Final[i64] = 32
"""More tokens of an element than a side has: it lets Earth, Water and Air be compared as one number (EM-END-5)."""
NOBODY: Final[i64] = -1


def fill_tempo(board: Board, seat: i64, into: vec[float]) -> None:
    """Whose turn it is and what is left of it."""
    if board.turn == seat and board.phase == PLAY:
        into[places.TURN] = 1.0
        into[places.POINTS] = float(board.points) / 3.0


def fill_ending(board: Board, seat: i64, into: vec[float]) -> None:
    """Who would win if it were counted now, and how soon that may be (EM-END-4, EM-END-5, EM-END-8, EM-END-9)."""
    variant = board.variant
    own_side = variant.side_of(seat)
    own = counted(board, own_side)
    strongest = NOBODY
    for side in range(variant.sides):
        if side != own_side:
            strongest = max(strongest, counted(board, side))
    ahead = 1.0 if own > strongest else (-1.0 if own < strongest else 0.0)
    into[places.AHEAD] = ahead
    if strongest != NOBODY:
        into[places.LEAD] = float(own // (BASE * BASE) - strongest // (BASE * BASE)) / 6.0
    rounds_left = variant.round_limit - board.round
    if rounds_left < LAST_ROUNDS:
        into[places.LAST_ROUNDS] = ahead * (1.0 - float(rounds_left) / float(LAST_ROUNDS))
    into[places.QUIET] = ahead * quietness(board)
    fire = all_fire(board)
    if fire > 0:
        into[places.LAST_FIRE] = ahead / float(fire)


def counted(board: Board, side: i64) -> i64:
    """What a side would count, its seats together, as one number; NOBODY if none of them is in the game."""
    variant = board.variant
    tokens = board.tokens
    total = NOBODY
    seat = side
    while seat < variant.seats:
        if is_in(board, seat):
            start = seat * 4
            own = (tokens[start + EARTH] * BASE + tokens[start + WATER]) * BASE + tokens[start + AIR]
            total = own if total == NOBODY else total + own
        seat += variant.sides
    return total


def quietness(board: Board) -> float:
    """0 until half of the quiet turns that end the game have passed, then up to 1."""
    limit = board.variant.quiet_limit
    if limit == 0:
        return 0.0
    left: i64 = 0
    for seat in range(board.variant.seats):
        if is_in(board, seat):
            left += 1
    passed = 2.0 * float(board.quiet) / float(limit * left) - 1.0
    return passed if passed > 0.0 else 0.0


def all_fire(board: Board) -> i64:
    """The Fire tokens on the board."""
    tokens = board.tokens
    fire: i64 = 0
    for place in range(FIRE, len(tokens), 4):
        fire += tokens[place]
    return fire


def fill_cards(board: Board, seat: i64, into: vec[float]) -> None:
    """Events that the seat may still trigger, and what holds or will hold in its turn."""
    cards = board.cards
    if len(cards.row) > 0 or len(cards.held) > 0:
        left = events_left(board, seat)
        into[places.EVENTS_LEFT] = float(left) / float(MOST_EVENTS)
        if left > 0 and board.turn == seat and board.points >= EVENT_COST:
            into[places.EVENT_PAYABLE] = 1.0
    if board.turn == seat:
        fill_effects(board.now, into)
    for entry in cards.waiting:
        if entry >> 8 == seat:
            fill_effects(entry & 255, into)


def fill_effects(effects: i64, into: vec[float]) -> None:
    """Effects, as bits, that hold in a turn of the seat."""
    if effects & FOG != 0:
        into[places.FOG_COMES] = 1.0
    if effects & (STORM | HURRICANE) != 0:
        into[places.WINDS_COME] = 1.0
    if effects & FLOOD != 0:
        into[places.FLOOD_COMES] = 1.0
    if effects & HEATWAVE != 0:
        into[places.HEATWAVE_COMES] = 1.0
    if effects & MUDSLIDE != 0:
        into[places.MUDSLIDE_COMES] = 1.0
    if effects & RAINBOW != 0:
        into[places.RAINBOW_COMES] = 1.0


def fill_speciality(board: Board, seat: i64, into: vec[float]) -> None:
    """The card of the seat; a Genie only until it is called (EM-GENIE-2)."""
    speciality = board.specialities[seat]
    if speciality != NO_CARD and (speciality != GENIE or board.spent & (1 << seat) == 0):
        into[places.SPECIALITY + speciality] = 1.0
    into[places.ASIDE] = float(aside_of(board, seat)) / float(MOST_ASIDE)
