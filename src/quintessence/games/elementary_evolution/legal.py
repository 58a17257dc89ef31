"""The moves that a seat may make: the fast generator. `explain` says the same in words, written apart."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.packing import pack1, pack2

from . import moves
from .board import Board, can_be_aimed_at, can_cascade_with, fits, has_unrooted, is_guarded, pile_at
from .cards.catalogue import ETHER, KINDS, ethers_in, holds
from .cards.pile import has_free, height_of, rooted_of
from .cards.zones import CONDEMNED, OPEN, hand_of, quick_state
from .creatures import tokens
from .creatures.powers import burns_by_phoenix
from .creatures.releases import can_be_given, can_be_prevented
from .decisions import frames
from .decisions.mages import is_in, is_opponent


def list_moves(board: Board, seat: i64) -> vec[i64]:
    """What the seat that is asked may answer to the topmost decision."""
    frame = frames.top_frame(board)
    kind = frames.kind_of(frame)
    if kind == frames.TURN:
        return list_turn(board, seat)
    if kind == frames.TORNADO:
        return add_discards(board, seat, vec[i64]([moves.DONE], capacity=16))
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
    found = vec[i64]([moves.END], capacity=48)
    if board.variant.watching:
        found = append(found, moves.END_WATCH)
    hand = hand_of(board, seat)
    for card in range(KINDS):
        if holds(hand, card):
            for pile in range(4):
                if fits(board, seat, card, pile):
                    found = append(found, pack2(moves.PLAY, card, pile))
    found = add_discards(board, seat, found)
    found = add_uses(board, seat, frames.TURN, found)
    for place in range(2):
        ondine = board.ondines[place]
        if ondine != tokens.NOT_SET and ondine & tokens.MOVED == 0 and tokens.ondine_seat(ondine) == seat:
            for pile in range(4):
                if can_be_aimed_at(board, seat, pile):
                    found = append(found, pack2(moves.MOVE, place, pile))
    return found


def add_discards(board: Board, seat: i64, found: vec[i64]) -> vec[i64]:
    """Each card of the hand into each available discard (EE-TURN-2, EE-DIS-1, EE-DIS-2)."""
    is_open = quick_state(board, seat) == OPEN
    hand = hand_of(board, seat)
    for card in range(KINDS):
        if holds(hand, card):
            if is_open:
                found = append(found, pack2(moves.DISCARD, card, moves.INTO_QUICK))
            found = append(found, pack2(moves.DISCARD, card, moves.INTO_MAIN))
    return found


def list_window(board: Board, seat: i64, frame: i64) -> vec[i64]:
    """What a seat could do in a window if it is asked; nothing but PASS if it has nothing to use."""
    # EE-CAS-1, EE-CAS-4, EE-CAS-7, EE-FUS-4
    found = vec[i64]([moves.PASS], capacity=16)
    kind = frames.kind_of(frame)
    if kind == frames.BLAZE and seat == frames.target_of(frame) and can_be_countered(board, frame):
        hand = hand_of(board, seat)
        for card in range(ETHER):
            if holds(hand, card) and can_cascade_with(board, card):
                for pile in range(4):
                    if fits(board, seat, card, pile):
                        found = append(found, pack2(moves.CASCADE, card, pile))
    return add_uses(board, seat, kind, found)


def can_be_countered(board: Board, frame: i64) -> bool:
    """Whether water stops this Blaze (EE-SIR-5)."""
    return frames.turned_by(frame) == frames.NOBODY or not board.variant.sure_redirection


def add_uses(board: Board, seat: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    """The powers of all tokens that the seat holds, Akasha's nine copies included (EE-USE-1, EE-AKA-1, EE-AKA-2)."""
    for power in range(tokens.POWERS):
        if board.tokens[power] == seat and is_its_moment(board, seat, power, kind):
            found = add_power(board, seat, moves.USE + power, power, kind, found)
    if board.tokens[tokens.AKASHA] == seat:
        for power in range(tokens.POWERS):
            if is_its_moment(board, seat, power, kind):
                found = add_power(board, seat, moves.USE_AKASHA + power, power, kind, found)
    return found


def is_its_moment(board: Board, seat: i64, power: i64, kind: i64) -> bool:
    """Whether a power can be used on top of a decision of that kind (EE-USE-3, EE-USE-5, EE-WW-5, EE-AKA-3)."""
    if kind == frames.POWER or power == tokens.DHYANA:
        return kind == frames.POWER and power == tokens.DHYANA
    if kind == frames.BLAZE:
        is_target = seat == frames.target_of(frames.top_frame(board))
        return power == tokens.SIREN or (is_target and (power in (tokens.GOLEM, tokens.ONDINE)))
    return power != tokens.SIREN and (power != tokens.SYLPH or kind == frames.TURN)


def add_power(board: Board, seat: i64, form: i64, power: i64, kind: i64, found: vec[i64]) -> vec[i64]:
    """The ways to use a power where it changes something (EE-USE-4)."""
    if power in (tokens.SYLPH, tokens.DHYANA):
        return append(found, form)
    if power == tokens.GOLEM:
        return append(found, form) if has_unrooted(board, seat) else found
    if power == tokens.PHOENIX:
        return append(found, form) if can_burn_all(board, seat) else found
    if power == tokens.ONDINE:
        for pile in range(4):
            is_allowed = kind != frames.BLAZE or pile == frames.pile_of(frames.top_frame(board))
            if is_allowed and can_be_aimed_at(board, seat, pile):
                found = append(found, pack1(form, pile))
        return found
    for other in range(board.variant.seats):
        if is_opponent(board, seat, other):
            found = add_power_on(board, other, form, power, found)
    return found


def add_power_on(board: Board, other: i64, form: i64, power: i64, found: vec[i64]) -> vec[i64]:
    """The powers that are used on an opponent (EE-SIR-4)."""
    if power == tokens.ELF:
        return append(found, pack1(form, other)) if quick_state(board, other) != CONDEMNED else found
    if power == tokens.SIREN and other == frames.target_of(frames.top_frame(board)):
        return found
    for pile in range(4):
        cards = pile_at(board, other, pile)
        if power == tokens.GNOME:
            is_fit = rooted_of(cards) > 0
        elif power == tokens.SALAMANDER:
            is_fit = height_of(cards) > 0 and not has_free(cards)
        else:
            is_fit = has_free(cards) and not is_guarded(board, other, pile)
        if is_fit:
            found = append(found, pack2(form, other, pile))
    return found


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
    found = vec[i64]([moves.SKIP], capacity=16)
    for other in range(board.variant.seats):
        if is_opponent(board, seat, other):
            for pile in range(4):
                if can_be_aimed_at(board, other, pile):
                    found = append(found, pack2(moves.AIM_AT, other, pile))
    return found


def list_roots(board: Board, seat: i64) -> vec[i64]:
    """EE-ROOT-2."""
    found = vec[i64]([moves.SKIP], capacity=8)
    for pile in range(4):
        if has_free(pile_at(board, seat, pile)):
            found = append(found, pack1(moves.ROOT_PILE, pile))
    return found


def list_release(board: Board, seat: i64, creature: i64) -> vec[i64]:
    """EE-REL-2, EE-REL-3, EE-CEN-1."""
    found = vec[i64](capacity=8)
    if board.tokens[creature] != tokens.CENTRE:
        found = append(found, moves.LEAVE)
    for other in range(board.variant.seats):
        if can_be_given(board, seat, creature, other):
            found = append(found, pack1(moves.GIVE, other))
    if can_be_prevented(board, creature) and ethers_in(hand_of(board, seat)) > 0:
        found = append(found, moves.PREVENT)
    return found


def list_drops(board: Board, seat: i64) -> vec[i64]:
    """EE-BURN-1."""
    found = vec[i64](capacity=2)
    if quick_state(board, seat) == OPEN:
        found = append(found, pack1(moves.DROP_IN, moves.INTO_QUICK))
    return append(found, pack1(moves.DROP_IN, moves.INTO_MAIN))
