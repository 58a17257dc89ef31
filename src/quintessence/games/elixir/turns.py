"""The start and the end of a turn, and whose turn comes next."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log

from .board import Board, Frame
from .cards.words import DRAW_MORE, NO_CARD, NO_DRAW, ON_TURN_END, ON_TURN_START, SKIP
from .ending import finish_by_limit
from .frames.announced import judge
from .frames.event import EventFrame, take_place
from .frames.pick import PickFrame
from .moves import DROP
from .table import enduring, piles, telling, zones
from .table.lasting import Lasting

ANY_LEVEL: Final[i64] = 1
"""`draw-more` knows no levels: it holds for all of them."""

START_EXPIRE: Final[i64] = 0
START_DRAW: Final[i64] = 1
END_EVENT: Final[i64] = 0
END_LIMIT: Final[i64] = 1
END_EXPIRE: Final[i64] = 2
END_DONE: Final[i64] = 3


class TurnFrame(Frame):
    """The start or the end of a turn: nothing else lies below it."""

    def __init__(self, step: i64 = 0) -> None:
        self.step = step

    def stands_on(self, below: Frame | None) -> bool:
        return below is None


@final
class StartFrame(TurnFrame):
    """The start of a turn: what ends now ends; then a skip, or draw and event (EX-TURN-2, EX-TURN-7, EX-TURN-8)."""

    name = "turn-start"
    layout = "step: expire / draw"

    def copy(self) -> Frame:
        return StartFrame(self.step)

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        if self.step == START_EXPIRE:
            self.step = START_DRAW
            expire(board, True, log)
            return True
        board.stack.pop()
        if enduring.use_oldest(board, board.active, SKIP, log):
            telling.tell_turn(board, log, "turn-skipped")
            board.stack.append(EndFrame(END_EXPIRE))
            return True
        draw_for_turn(board, chance, log)
        take_place(board, turn_event(board, ON_TURN_START))
        return True


@final
class EndFrame(TurnFrame):
    """The end of a turn: the event, the hand limit, what ends now, the next turn (EX-TURN-9)."""

    name = "turn-end"
    layout = "step: event / limit / expire / done"

    def copy(self) -> Frame:
        return EndFrame(self.step)

    def go_on(self, board: Board, chance: Chance, log: Log | None) -> bool:
        if self.step == END_EVENT:
            self.step = END_LIMIT
            take_place(board, turn_event(board, ON_TURN_END))
        elif self.step == END_LIMIT:
            self.step = END_EXPIRE
            apply_hand_limit(board)
        elif self.step == END_EXPIRE:
            self.step = END_DONE
            telling.tell_turn(board, log, "turn-ended")
            expire(board, False, log)
        else:
            board.stack.pop()
            limit = board.variant.round_limit
            if limit > 0 and board.turn >= limit * board.seats:
                finish_by_limit(board, log)
            else:
                pass_turn(board, log)
        return True

    def is_subject(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> bool:
        return event == ON_TURN_END and self.step == END_LIMIT


def start_turn(board: Board, log: Log | None) -> None:
    board.plays = 0
    board.ending = False
    board.stack.append(StartFrame())
    telling.tell_turn(board, log, "turn-started")


def end_turn(board: Board) -> None:
    """The turn in progress ends: by `next`, or by a card (EX-TURN-4)."""
    board.stack.append(EndFrame())


def draw_for_turn(board: Board, chance: Chance, log: Log | None) -> None:
    """One find, and more by `draw-more`; none at all by `no-draw` (EX-STAT-5, EX-STAT-6)."""
    seat = board.active
    if enduring.use_oldest(board, seat, NO_DRAW, log):
        return
    count = 1 + board.status_total(seat, DRAW_MORE, ANY_LEVEL)
    enduring.use_all(board, seat, DRAW_MORE, ANY_LEVEL, log)
    piles.draw_finds(board, seat, count, chance, log)


def turn_event(board: Board, event: i64) -> EventFrame:
    """EX-EV-7, EX-EV-8"""
    return EventFrame(event, board.active, vec[i64]([board.active]), NO_CARD)


def apply_hand_limit(board: Board) -> None:
    """A player with too many finds discards down to the limit (EX-LIM-3)."""
    limit = board.variant.hand_limit
    excess = len(board.finds_of(board.active)) - limit
    if limit > 0 and excess > 0:
        zone = zones.FINDS + board.active
        anything = board.deck.vocabulary.anything
        board.stack.append(PickFrame(board.active, DROP, zone, zones.DISCARD, excess, anything))


def expire(board: Board, at_start: bool, log: Log | None) -> None:
    """Ends the lasting effects that end now, the oldest first; forfeits may be judged."""
    ended: list[Lasting] = []
    for effect in board.lasting[:]:
        if enduring.ends_now(board, effect, at_start):
            enduring.end_lasting(board, effect, log)
            ended.append(effect)
    judge(board, ended)


def pass_turn(board: Board, log: Log | None) -> None:
    """The next turn: the first extra turn due, else the next in order (EX-TURN-1, EX-TURN-5, EX-TURN-6)."""
    if len(board.extra) > 0:
        board.active = board.extra[0]
        board.extra = board.extra[1:]
    else:
        board.active = board.neighbour(board.anchor, board.direction)
        board.anchor = board.active
    board.turn += 1
    start_turn(board, log)
