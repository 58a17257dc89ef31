"""What a seat sees: all areas and its own hand; of other hands and of every draw pile only the size."""

from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject, Seat

from .board import Board
from .cards.zones import DRAW, cards_in_hand, zone_size
from .decisions.frames import BLAZE, KIND_NAMES, POWER, WATCH, kind_of, top_frame
from .writing import write_area, write_frame, write_hand, write_open_part


def shown_to(board: Board, seat: Seat | None) -> JsonObject:
    """The page's keys for `seat`, None for a spectator."""
    mages: JsonObject = {}
    for other in range(board.variant.seats):
        mages[str(other)] = {
            "hand": hand_shown(board, other, other == seat),
            "draw": zone_size(board, other, DRAW),
            **write_area(board, other),
        }
    return {**write_open_part(board), "mages": mages}


def hand_shown(board: Board, seat: i64, is_own: bool) -> Json:
    if is_own:
        return write_hand(board, seat)
    return int(cards_in_hand(board, seat))


def prompt_of(board: Board) -> JsonObject:
    """What the topmost decision is about; everybody may know it."""
    if board.ended is not None:
        return {"kind": "over"}
    return {"kind": KIND_NAMES[kind_of(top_frame(board))]}


def window_of(board: Board) -> JsonObject | None:
    """The Blaze, power or watch window that is open, with all whom it will ask (EE-BW-2, EE-PW-2, EE-WW-4)."""
    if board.ended is not None:
        return None
    frame = top_frame(board)
    kind = kind_of(frame)
    if kind != BLAZE and kind != POWER and kind != WATCH:
        return None
    told = write_frame(frame)
    about: JsonObject = {key: value for key, value in told.items() if key not in ("kind", "ask")}
    return {"kind": told["kind"], "about": about, "turn": board.turn, "seats": told["ask"], "pass": "pass"}
