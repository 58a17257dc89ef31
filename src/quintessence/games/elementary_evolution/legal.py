"""The moves that a seat may make: the fast generator. `explain` says the same in words, written apart."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import pack1, pack2

from .board import (
    CONDEMNED,
    OPEN,
    Board,
    can_be_aimed_at,
    can_cascade_with,
    fits,
    hand_of,
    has_unrooted,
    is_guarded,
    is_in,
    is_opponent,
    pile_at,
    quick_state,
    top_frame,
)
from .cards.catalogue import ETHER, KINDS, ethers_in, holds
from .cards.pile import has_free, height_of, rooted_of
from .creatures import tokens
from .creatures.powers import burns_by_phoenix
from .creatures.releases import can_be_given, can_be_prevented
from .decisions import frames
from .moves import (
    AIM_AT,
    CASCADE,
    DISCARD,
    DONE,
    DROP_IN,
    END,
    END_WATCH,
    GIVE,
    INTO_MAIN,
    INTO_QUICK,
    LEAVE,
    MOVE,
    PASS,
    PLAY,
    PREVENT,
    ROOT_PILE,
    SKIP,
    USE,
    USE_AKASHA,
)


def list_moves(board: Board, seat: i64) -> vec[i64]:
    """What the seat that is asked may answer to the topmost decision."""
    frame = top_frame(board)
    kind = frames.kind_of(frame)
    if kind == frames.TURN:
        return list_turn(board, seat)
    if kind == frames.TORNADO:
        return add_discards(board, seat, vec[i64]([DONE], capacity=16))
    if kind in (frames.BLAZE, frames.POWER, frames.WATCH):
        return list_window(board, seat, frame)
    if kind == frames.AIM:
        return list_aims(board, seat)
    if kind == frames.ROOT:
        return list_roots(board, seat)
    if kind == frames.RELEASE:
        return list_release(board, seat, frames.what_of(frame))
    return list_drops(board, seat) if kind == frames.DROP else vec[i64]()


def list_turn(board: Board, seat: i64) -> vec[i64]:
    """EE-TURN-1."""
    moves = vec[i64]([END], capacity=48)
    if board.variant.watching:
        moves = append(moves, END_WATCH)
    hand = hand_of(board, seat)
    for card in range(KINDS):
        if holds(hand, card):
            for pile in range(4):
                if fits(board, seat, card, pile):
                    moves = append(moves, pack2(PLAY, card, pile))
    moves = add_discards(board, seat, moves)
    moves = add_uses(board, seat, frames.TURN, moves)
    for place in range(2):
        ondine = board.ondines[place]
        if ondine != tokens.NOT_SET and ondine & tokens.MOVED == 0 and tokens.ondine_seat(ondine) == seat:
            for pile in range(4):
                if can_be_aimed_at(board, seat, pile):
                    moves = append(moves, pack2(MOVE, place, pile))
    return moves


def add_discards(board: Board, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Each card of the hand into each available discard (EE-TURN-2, EE-DIS-1, EE-DIS-2)."""
    is_open = quick_state(board, seat) == OPEN
    hand = hand_of(board, seat)
    for card in range(KINDS):
        if holds(hand, card):
            if is_open:
                moves = append(moves, pack2(DISCARD, card, INTO_QUICK))
            moves = append(moves, pack2(DISCARD, card, INTO_MAIN))
    return moves


def list_window(board: Board, seat: i64, frame: i64) -> vec[i64]:
    """What a seat could do in a window if it is asked; nothing but PASS if it has nothing to use."""
    # EE-CAS-1, EE-CAS-4, EE-CAS-7, EE-FUS-4
    moves = vec[i64]([PASS], capacity=16)
    kind = frames.kind_of(frame)
    if kind == frames.BLAZE and seat == frames.target_of(frame) and can_be_countered(board, frame):
        hand = hand_of(board, seat)
        for card in range(ETHER):
            if holds(hand, card) and can_cascade_with(board, card):
                for pile in range(4):
                    if fits(board, seat, card, pile):
                        moves = append(moves, pack2(CASCADE, card, pile))
    return add_uses(board, seat, kind, moves)


def can_be_countered(board: Board, frame: i64) -> bool:
    """Whether water stops this Blaze (EE-SIR-5)."""
    return frames.turned_by(frame) == frames.NOBODY or not board.variant.sure_redirection


def add_uses(board: Board, seat: i64, kind: i64, moves: vec[i64]) -> vec[i64]:
    """The powers of all tokens that the seat holds, Akasha's nine copies included (EE-USE-1, EE-AKA-1, EE-AKA-2)."""
    for power in range(tokens.POWERS):
        if board.tokens[power] == seat and is_its_moment(board, seat, power, kind):
            moves = add_power(board, seat, USE + power, power, kind, moves)
    if board.tokens[tokens.AKASHA] == seat:
        for power in range(tokens.POWERS):
            if is_its_moment(board, seat, power, kind):
                moves = add_power(board, seat, USE_AKASHA + power, power, kind, moves)
    return moves


def is_its_moment(board: Board, seat: i64, power: i64, kind: i64) -> bool:
    """Whether a power can be used on top of a decision of that kind (EE-USE-3, EE-USE-5, EE-WW-5, EE-AKA-3)."""
    if kind == frames.POWER or power == tokens.DHYANA:
        return kind == frames.POWER and power == tokens.DHYANA
    if kind == frames.BLAZE:
        is_target = seat == frames.target_of(top_frame(board))
        return power == tokens.SIREN or (is_target and (power in (tokens.GOLEM, tokens.ONDINE)))
    return power != tokens.SIREN and (power != tokens.SYLPH or kind == frames.TURN)


def add_power(board: Board, seat: i64, form: i64, power: i64, kind: i64, moves: vec[i64]) -> vec[i64]:
    """The ways to use a power where it changes something (EE-USE-4)."""
    if power in (tokens.SYLPH, tokens.DHYANA):
        return append(moves, form)
    if power == tokens.GOLEM:
        return append(moves, form) if has_unrooted(board, seat) else moves
    if power == tokens.PHOENIX:
        return append(moves, form) if can_burn_all(board, seat) else moves
    if power == tokens.ONDINE:
        for pile in range(4):
            is_allowed = kind != frames.BLAZE or pile == frames.pile_of(top_frame(board))
            if is_allowed and can_be_aimed_at(board, seat, pile):
                moves = append(moves, pack1(form, pile))
        return moves
    for other in range(board.variant.seats):
        if is_opponent(board, seat, other):
            moves = add_power_on(board, other, form, power, moves)
    return moves


def add_power_on(board: Board, other: i64, form: i64, power: i64, moves: vec[i64]) -> vec[i64]:
    """The powers that are used on an opponent (EE-SIR-4)."""
    if power == tokens.ELF:
        return append(moves, pack1(form, other)) if quick_state(board, other) != CONDEMNED else moves
    if power == tokens.SIREN and other == frames.target_of(top_frame(board)):
        return moves
    for pile in range(4):
        cards = pile_at(board, other, pile)
        if power == tokens.GNOME:
            is_fit = rooted_of(cards) > 0
        elif power == tokens.SALAMANDER:
            is_fit = height_of(cards) > 0 and not has_free(cards)
        else:
            is_fit = has_free(cards) and not is_guarded(board, other, pile)
        if is_fit:
            moves = append(moves, pack2(form, other, pile))
    return moves


def can_burn_all(board: Board, user: i64) -> bool:
    """EE-PHX-2."""
    for seat in range(board.variant.seats):
        if is_in(board, seat):
            for pile in range(4):
                if burns_by_phoenix(board, user, seat, pile):
                    return True
    return False


def list_aims(board: Board, seat: i64) -> vec[i64]:
    """EE-BLZ-2, EE-BLZ-3, EE-OND-3."""
    moves = vec[i64]([SKIP], capacity=16)
    for other in range(board.variant.seats):
        if is_opponent(board, seat, other):
            for pile in range(4):
                if can_be_aimed_at(board, other, pile):
                    moves = append(moves, pack2(AIM_AT, other, pile))
    return moves


def list_roots(board: Board, seat: i64) -> vec[i64]:
    """EE-ROOT-2."""
    moves = vec[i64]([SKIP], capacity=8)
    for pile in range(4):
        if has_free(pile_at(board, seat, pile)):
            moves = append(moves, pack1(ROOT_PILE, pile))
    return moves


def list_release(board: Board, seat: i64, creature: i64) -> vec[i64]:
    """EE-REL-2, EE-REL-3, EE-CEN-1."""
    moves = vec[i64](capacity=8)
    if board.tokens[creature] != tokens.CENTRE:
        moves = append(moves, LEAVE)
    for other in range(board.variant.seats):
        if can_be_given(board, seat, creature, other):
            moves = append(moves, pack1(GIVE, other))
    if can_be_prevented(board, creature) and ethers_in(hand_of(board, seat)) > 0:
        moves = append(moves, PREVENT)
    return moves


def list_drops(board: Board, seat: i64) -> vec[i64]:
    """EE-BURN-1."""
    moves = vec[i64](capacity=2)
    if quick_state(board, seat) == OPEN:
        moves = append(moves, pack1(DROP_IN, INTO_QUICK))
    return append(moves, pack1(DROP_IN, INTO_MAIN))
