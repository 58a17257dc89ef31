"""Fire on its way and what it burns (EE-BLZ, EE-BW, EE-BURN)."""

from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject

from ..board import OPEN, Board, can_be_aimed_at, drop_top, is_opponent, pile_at, push, put_pile, put_top, quick_state
from ..cards.catalogue import CARD_NAMES, ELEMENTS
from ..cards.discards import drop
from ..cards.pile import height_of, top_of, without_top
from ..creatures.tokens import GUARDS, is_on, lifted
from ..decisions import frames
from ..decisions.windows import blaze_asks
from ..moves import INTO_MAIN


def has_blaze_target(board: Board, seat: i64) -> bool:
    """Whether some opponent has a free card that is not guarded (EE-BLZ-6)."""
    for other in range(board.variant.seats):
        if is_opponent(board, seat, other):
            for pile in range(4):
                if can_be_aimed_at(board, other, pile):
                    return True
    return False


def declare(board: Board, seat: i64, target: i64, pile: i64, log: Log | None) -> None:
    """The Blaze is aimed and its window opens (EE-BLZ-1, EE-BLZ-4)."""
    frame = frames.blaze_frame(seat, target, pile, frames.NOBODY)
    put_top(board, frames.with_ask(frame, blaze_asks(board, seat, target, frames.NOBODY)))
    tell_aim(board, "blaze-declared", seat, target, pile, log)


def redirect(board: Board, frame: i64, seat: i64, target: i64, pile: i64, log: Log | None) -> None:
    """The Siren: the same Blaze, another card, a new window (EE-SIR-6, EE-BW-1)."""
    maker = frames.seat_of(frame)
    turned = frames.blaze_frame(maker, target, pile, seat)
    put_top(board, frames.with_ask(turned, blaze_asks(board, maker, target, seat)))
    tell_aim(board, "blaze-redirected", seat, target, pile, log)


def tell_aim(board: Board, kind: str, seat: i64, target: i64, pile: i64, log: Log | None) -> None:
    """With `always-ask` off, whether the target is asked then shows whether a card in hand could counter."""
    if log is not None:
        told: JsonObject = {"seat": seat, "target": target, "pile": ELEMENTS[pile]}
        log.tell(Event(kind, told, reveals=not board.variant.always_ask))


def has_failed(board: Board, frame: i64) -> bool:
    """Whether the card aimed at was rooted or guarded meanwhile (EE-BLZ-5, EE-GOL-3)."""
    return not can_be_aimed_at(board, frames.target_of(frame), frames.pile_of(frame))


def fail(board: Board, frame: i64, log: Log | None) -> None:
    drop_top(board)
    if log is not None:
        log.add("blaze-failed", {"seat": frames.seat_of(frame)})


def come_through(board: Board, frame: i64, log: Log | None) -> None:
    """Nobody is left to ask: the card is burnt (EE-BW-6)."""
    drop_top(board)
    push(board, burn(board, frames.target_of(frame), frames.pile_of(frame), log))


def burn(board: Board, seat: i64, pile: i64, log: Log | None) -> i64:
    """Takes the top card off a pile and returns the frame that asks for its discard (EE-BURN-1)."""
    cards = pile_at(board, seat, pile)
    card = top_of(cards)
    put_pile(board, seat, pile, without_top(cards))
    if log is not None:
        log.add("card-burnt", {"seat": seat, "card": CARD_NAMES[card], "pile": ELEMENTS[pile]})
    for place in range(2):
        if is_on(board.ondines[place], seat, pile, height_of(cards) - 1):
            board.ondines[place] = lifted(board.ondines[place])
            if log is not None:
                log.add("ondine-lifted", {"seat": seat, "token": GUARDS[place]})
    return frames.make_frame(frames.DROP, seat, card)


def settle_drop(board: Board, frame: i64, log: Log | None) -> bool:
    """Puts a burnt card in the main discard if that is the only one; else its owner is asked (EE-BURN-2)."""
    seat = frames.seat_of(frame)
    if quick_state(board, seat) == OPEN:
        return False
    drop_top(board)
    drop(board, seat, frames.what_of(frame), INTO_MAIN, log)
    return True
