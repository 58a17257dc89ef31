"""Why words are refused: every check in the order that the page fixes, written apart from `legal`."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.packing import first_of, form_of, second_of
from quintessence.core.refusal import NOT_A_MOVE, NOT_YOURS, Refusal

from . import moves
from .board import Board, is_guarded, pile_at
from .cards.catalogue import ETHER, WATER, element_of, ethers_in, holds, level_of
from .cards.pile import COMPLETE, EMPTY, has_free, height_of, rooted_of
from .cards.zones import CLOSED, CONDEMNED, hand_of, quick_state
from .creatures import tokens
from .creatures.powers import burns_by_phoenix
from .decisions import frames
from .decisions.mages import is_opponent

ANSWERS: Final = {
    "play": ("turn",),
    "discard": ("turn", "tornado"),
    "use": ("turn", "blaze", "power", "watch"),
    "move": ("turn",),
    "end": ("turn",),
    "done": ("tornado",),
    "blaze": ("aim",),
    "root": ("root",),
    "skip": ("aim", "root"),
    "cascade": ("blaze",),
    "pass": ("blaze", "power", "watch"),
    "give": ("release",),
    "prevent": ("release",),
    "leave": ("release",),
    "drop": ("drop",),
}
"""On top of which decision each verb is accepted (EE-ASK-2)."""


def explain_words(board: Board, seat: int, words: str, mover: i64) -> Refusal | None:
    """None if the seat may play these words, else the first rule in the page's order (EE-ASK-6)."""
    if board.ended is not None:
        return Refusal("EE-END-9")
    move = moves.GRAMMAR.parse(words)
    if move < 0:
        return Refusal("EE-ASK-5", NOT_A_MOVE)
    if seat != mover:
        return Refusal("EE-ASK-1", NOT_YOURS)
    if (
        frames.KIND_NAMES[frames.kind_of(frames.top_frame(board))]
        not in ANSWERS[moves.GRAMMAR.forms[form_of(move)].verb]
    ):
        return Refusal("EE-ASK-2")
    rule = broken_rule(board, seat, move)
    return None if rule is None else Refusal(rule)


def broken_rule(board: Board, seat: i64, move: i64) -> str | None:
    """The first of the move's own rules that forbids it."""
    form, first, second = form_of(move), first_of(move), second_of(move)
    if moves.is_use(form):
        return explain_use(board, seat, move)
    if form == moves.PLAY:
        return explain_play(board, seat, first, second)
    if form == moves.DISCARD:
        return explain_discard(board, seat, first, second)
    if form == moves.MOVE:
        return explain_ondine_move(board, seat, first, second)
    if form == moves.CASCADE:
        return explain_cascade(board, seat, first, second)
    if form == moves.AIM_AT:
        return "EE-BLZ-2" if not is_opponent(board, seat, first) else explain_aim(board, first, second)
    if form == moves.ROOT_PILE:
        return None if has_free(pile_at(board, seat, first)) else "EE-ROOT-2"
    if form in (moves.GIVE, moves.PREVENT, moves.LEAVE):
        return explain_release(board, seat, form, first)
    return "EE-WW-1" if form == moves.END_WATCH and not board.variant.watching else None


def explain_play(board: Board, seat: i64, card: i64, pile: i64) -> str | None:
    if not holds(hand_of(board, seat), card):
        return "EE-TURN-4"
    if card != ETHER:
        return explain_fit(board, seat, card, pile)
    height = height_of(pile_at(board, seat, pile))
    if height == 0:
        return "EE-JOK-2"
    if height == COMPLETE - 1:
        return "EE-JOK-3"
    return "EE-PILE-3" if height == COMPLETE else None


def explain_fit(board: Board, seat: i64, card: i64, pile: i64) -> str | None:
    """Where an elemental may lie."""
    is_elsewhere = element_of(card) != pile
    if is_elsewhere and not board.variant.fusion:
        return "EE-PILE-2"
    if is_elsewhere and level_of(card) == 0:
        return "EE-FUS-2"
    return None if height_of(pile_at(board, seat, pile)) == level_of(card) else "EE-PILE-3"


def explain_discard(board: Board, seat: i64, card: i64, where: i64) -> str | None:
    if not holds(hand_of(board, seat), card):
        return "EE-TURN-4"
    state = quick_state(board, seat)
    if where == moves.INTO_QUICK and state == CLOSED:
        return "EE-DIS-7"
    return "EE-ELF-3" if where == moves.INTO_QUICK and state == CONDEMNED else None


def explain_ondine_move(board: Board, seat: i64, place: i64, pile: i64) -> str | None:
    ondine = board.ondines[place]
    if ondine == tokens.NOT_SET or tokens.ondine_seat(ondine) != seat:
        return "EE-OND-4"
    if ondine & tokens.MOVED != 0:
        return "EE-OND-5"
    return explain_ondine_place(board, seat, pile)


def explain_ondine_place(board: Board, seat: i64, pile: i64) -> str | None:
    if not has_free(pile_at(board, seat, pile)):
        return "EE-OND-1"
    return "EE-OND-2" if is_guarded(board, seat, pile) else None


def explain_aim(board: Board, target: i64, pile: i64) -> str | None:
    """Whether a Blaze can be aimed or redirected at the top card of a pile."""
    if not has_free(pile_at(board, target, pile)):
        return "EE-BLZ-3"
    return "EE-OND-3" if is_guarded(board, target, pile) else None


def explain_cascade(board: Board, seat: i64, card: i64, pile: i64) -> str | None:
    frame = frames.top_frame(board)
    if seat != frames.target_of(frame):
        return "EE-CAS-2"
    if board.variant.sure_redirection and frames.turned_by(frame) != frames.NOBODY:
        return "EE-SIR-5"
    if card == ETHER or element_of(card) != WATER:
        return "EE-CAS-3"
    if not holds(hand_of(board, seat), card):
        return "EE-TURN-4"
    if level_of(card) == 0 and not board.variant.egg_effects:
        return "EE-EFF-2"
    return explain_fit(board, seat, card, pile)


def explain_release(board: Board, seat: i64, form: i64, other: i64) -> str | None:
    creature = frames.what_of(frames.top_frame(board))
    holder = board.tokens[creature]
    if form == moves.GIVE:
        return None if is_opponent(board, seat, other) and other != holder else "EE-REL-6"
    if form == moves.LEAVE:
        return "EE-REL-2" if holder == tokens.CENTRE else None
    if holder != tokens.CENTRE or creature in (tokens.DHYANA, tokens.AKASHA):
        return "EE-CEN-3"
    return None if ethers_in(hand_of(board, seat)) > 0 else "EE-CEN-2"


def explain_use(board: Board, seat: i64, move: i64) -> str | None:
    """The token, then the moment, then the creature's own rules."""
    form = form_of(move)
    token, power = moves.token_used(form), moves.power_used(form)
    if board.tokens[token] == tokens.USED:
        return "EE-USE-2"
    if board.tokens[token] != seat:
        return "EE-USE-1"
    target, pile = moves.target_named(move, power), moves.pile_named(move, power)
    return explain_moment(board, seat, power, pile) or explain_power(board, seat, power, target, pile)


def explain_moment(board: Board, seat: i64, power: i64, pile: i64) -> str | None:
    """Whether the power can be used on top of what is pending (EE-USE-3)."""
    frame = frames.top_frame(board)
    kind = frames.kind_of(frame)
    if power == tokens.SYLPH and kind != frames.TURN:
        return "EE-SYL-1"
    if power == tokens.SIREN and kind != frames.BLAZE:
        return "EE-SIR-1"
    if power == tokens.DHYANA and kind != frames.POWER:
        return "EE-DHY-1"
    if kind == frames.POWER and power != tokens.DHYANA:
        return "EE-PW-3"
    if kind == frames.BLAZE and power != tokens.SIREN:
        is_defence = power == tokens.GOLEM or (power == tokens.ONDINE and pile == frames.pile_of(frame))
        if not is_defence or seat != frames.target_of(frame):
            return "EE-BW-4"
    return None


def explain_power(board: Board, seat: i64, power: i64, target: i64, pile: i64) -> str | None:
    """The creature's own rules: whom it may be used on, and that it changes something (EE-USE-4)."""
    if power == tokens.GNOME:
        if not is_opponent(board, seat, target):
            return "EE-GNO-1"
        return None if rooted_of(pile_at(board, target, pile)) > 0 else "EE-GNO-2"
    if power == tokens.SIREN:
        return explain_siren(board, seat, target, pile)
    if power == tokens.SALAMANDER:
        if not is_opponent(board, seat, target):
            return "EE-SAL-1"
        cards = pile_at(board, target, pile)
        return "EE-SAL-2" if cards == EMPTY or has_free(cards) else None
    if power == tokens.GOLEM:
        return None if any(has_free(pile_at(board, seat, own)) for own in range(4)) else "EE-GOL-2"
    if power == tokens.ONDINE:
        return explain_ondine_place(board, seat, pile)
    if power == tokens.ELF:
        if not is_opponent(board, seat, target):
            return "EE-ELF-1"
        return "EE-ELF-2" if quick_state(board, target) == CONDEMNED else None
    if power == tokens.PHOENIX:
        return None if has_phoenix_prey(board, seat) else "EE-PHX-2"
    return None


def explain_siren(board: Board, seat: i64, target: i64, pile: i64) -> str | None:
    if not is_opponent(board, seat, target):
        return "EE-SIR-2"
    if target == frames.target_of(frames.top_frame(board)):
        return "EE-SIR-3"
    return explain_aim(board, target, pile)


def has_phoenix_prey(board: Board, user: i64) -> bool:
    seats = [user, *(seat for seat in range(board.variant.seats) if is_opponent(board, user, seat))]
    return any(burns_by_phoenix(board, user, seat, pile) for seat in seats for pile in range(4))
