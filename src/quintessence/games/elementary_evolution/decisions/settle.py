"""Carries out what leaves no choice until somebody must be asked (EE-ASK-3)."""

from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log

from ..board import Board, has_unrooted
from ..cards.zones import cards_in_hand
from ..creatures.powers import take_effect
from ..creatures.releases import settle_release
from ..effects.placing import come_through, end_tornado, fail, has_blaze_target, has_failed, settle_drop
from ..legal import can_be_countered, list_window
from ..turns import refill
from . import frames
from .mages import watch_asks


def settle(board: Board, chance: Chance, log: Log | None) -> None:
    """Goes on until the topmost decision is one that somebody must make, or nothing is pending."""
    frame = frames.top_frame(board)
    while frames.kind_of(frame) != frames.TURN and settle_frame(board, frame, chance, log):
        frame = frames.top_frame(board)


def settle_frame(board: Board, frame: i64, chance: Chance, log: Log | None) -> bool:
    """Moves the topmost decision on by one step; False if its seat must be asked."""
    kind = frames.kind_of(frame)
    if kind == frames.BLAZE:
        return settle_blaze(board, frame, log)
    if kind == frames.POWER:
        return settle_power(board, frame, chance, log)
    if kind == frames.WATCH:
        return settle_watch(board, frame)
    if kind == frames.RELEASE:
        return settle_release(board, frame, log)
    if kind == frames.DROP:
        return settle_drop(board, frame, log)
    if kind == frames.REFILL:
        refill(board, chance, log)
        return True
    return settle_effect(board, kind, frame, chance, log)


def settle_effect(board: Board, kind: i64, frame: i64, chance: Chance, log: Log | None) -> bool:
    """An effect with nothing to act upon is dropped; a Tornado ends with the hand (EE-EFF-5, EE-TOR-5)."""
    seat = frames.seat_of(frame)
    if kind == frames.TORNADO and cards_in_hand(board, seat) > 0:
        return False
    if kind == frames.AIM and has_blaze_target(board, seat):
        return False
    if kind == frames.ROOT and has_unrooted(board, seat):
        return False
    frames.drop_top(board)
    if kind == frames.TORNADO and frames.what_of(frame) > 0:
        end_tornado(board, seat, frames.what_of(frame), chance, log)
    return True


def settle_blaze(board: Board, frame: i64, log: Log | None) -> bool:
    """EE-BW-3, EE-BW-6, EE-BW-7, EE-BLZ-5."""
    if has_failed(board, frame):
        fail(board, frame, log)
        return True
    seat = frames.first_asked(frame)
    if seat == frames.NOBODY:
        come_through(board, frame, log)
        return True
    return not is_asked_anyway(board, frame, seat) and is_struck_off(board, frame, seat)


def is_asked_anyway(board: Board, frame: i64, seat: i64) -> bool:
    """Whether the target is asked so that being asked tells nothing of the hand (EE-BW-8)."""
    if not board.variant.always_ask or seat != frames.target_of(frame):
        return False
    return cards_in_hand(board, seat) > 0 and can_be_countered(board, frame)


def is_struck_off(board: Board, frame: i64, seat: i64) -> bool:
    """Goes on to the next seat if this one could do no more than pass in this window; False if it must be asked."""
    if len(list_window(board, seat, frame)) > 1:
        return False
    frames.put_top(board, frames.struck_off(frame))
    return True


def settle_power(board: Board, frame: i64, chance: Chance, log: Log | None) -> bool:
    """EE-PW-3, EE-PW-5."""
    seat = frames.first_asked(frame)
    if seat == frames.NOBODY:
        take_effect(board, frame, chance, log)
        return True
    return is_struck_off(board, frame, seat)


def settle_watch(board: Board, frame: i64) -> bool:
    """EE-WW-4, EE-WW-6, EE-WW-7."""
    if frame & frames.OPENED == 0:
        frames.put_top(board, frames.with_ask(frame | frames.OPENED, watch_asks(board)))
        return True
    seat = frames.first_asked(frame)
    if seat == frames.NOBODY:
        frames.drop_top(board)
        return True
    return is_struck_off(board, frame, seat)
