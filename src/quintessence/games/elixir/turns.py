"""The start and the end of a turn, and whose turn comes next (EX-TURN-5 to EX-TURN-9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log
from quintessence.games.elixir.board import Board, finds_of, lasting_at, neighbour, status_total
from quintessence.games.elixir.cards.words import DRAW_MORE, NO_CARD, NO_DRAW, ON_TURN_END, ON_TURN_START, SKIP
from quintessence.games.elixir.ending import finish_by_limit
from quintessence.games.elixir.forfeits import judge
from quintessence.games.elixir.frames import (
    DROP_WORD,
    END_DONE,
    END_EVENT,
    END_EXPIRE,
    END_LIMIT,
    START_DRAW,
    START_EXPIRE,
    EventFrame,
    PickFrame,
)
from quintessence.games.elixir.questions import EndFrame, StartFrame
from quintessence.games.elixir.table.enduring import end_lasting, ends_at_end, ends_at_start, use_all, use_oldest
from quintessence.games.elixir.table.lasting import Lasting
from quintessence.games.elixir.table.piles import draw_finds
from quintessence.games.elixir.table.telling import tell_turn
from quintessence.games.elixir.table.zones import DISCARD, FINDS
from quintessence.games.elixir.windows import take_place

ANY_LEVEL: Final[i64] = 1
"""`draw-more` knows no levels: it holds for all of them."""


def start_turn(board: Board, log: Log | None) -> None:
    """A turn begins for the active player."""
    board.plays = 0
    board.ending = False
    board.stack.append(StartFrame())
    tell_turn(board, log, "turn-started")


def go_on_with_start(board: Board, frame: StartFrame, chance: Chance, log: Log | None) -> None:
    """What ends now ends; then a skip, or the draw and the event (EX-TURN-8)."""
    if frame.step == START_EXPIRE:
        frame.step = START_DRAW
        expire(board, True, log)
        return
    board.stack.pop()
    if use_oldest(board, board.active, SKIP, log):
        tell_turn(board, log, "turn-skipped")
        end = EndFrame()
        end.step = END_EXPIRE
        board.stack.append(end)
        return
    draw_for_turn(board, chance, log)
    take_place(board, turn_event(board, ON_TURN_START))


def draw_for_turn(board: Board, chance: Chance, log: Log | None) -> None:
    """One find, and more by `draw-more`; none at all by `no-draw` (EX-STAT-5, EX-STAT-6)."""
    seat = board.active
    if use_oldest(board, seat, NO_DRAW, log):
        return
    count = 1 + status_total(board, seat, DRAW_MORE, ANY_LEVEL)
    use_all(board, seat, DRAW_MORE, ANY_LEVEL, log)
    draw_finds(board, seat, count, chance, log)


def turn_event(board: Board, event: i64) -> EventFrame:
    return EventFrame(event, board.active, vec[i64]([board.active]), NO_CARD)


def end_turn(board: Board) -> None:
    """The turn in progress ends: by `next`, or by a card."""
    board.stack.append(EndFrame())


def go_on_with_end(board: Board, frame: EndFrame, log: Log | None) -> None:
    """The event, the hand limit, what ends now, the next turn (EX-TURN-9)."""
    if frame.step == END_EVENT:
        frame.step = END_LIMIT
        take_place(board, turn_event(board, ON_TURN_END))
    elif frame.step == END_LIMIT:
        frame.step = END_EXPIRE
        apply_hand_limit(board)
    elif frame.step == END_EXPIRE:
        frame.step = END_DONE
        tell_turn(board, log, "turn-ended")
        expire(board, False, log)
    else:
        board.stack.pop()
        limit = board.variant.round_limit
        if limit > 0 and board.turn >= limit * board.seats:
            finish_by_limit(board, log)
        else:
            pass_turn(board, log)


def apply_hand_limit(board: Board) -> None:
    """Whoever has too many finds discards down to the limit (EX-LIM-3)."""
    limit = board.variant.hand_limit
    excess = len(finds_of(board, board.active)) - limit
    if limit > 0 and excess > 0:
        zone = FINDS + board.active
        anything = board.deck.vocabulary.any_find
        board.stack.append(PickFrame(board.active, DROP_WORD, zone, DISCARD, excess, anything))


def expire(board: Board, at_start: bool, log: Log | None) -> None:
    """Ends the lasting effects that end now, the oldest first; forfeits may be judged."""
    ended: list[Lasting] = []
    for effect in board.lasting[:]:
        if ends_at_start(board, effect) if at_start else ends_at_end(board, effect):
            end_lasting(board, lasting_at(board, effect.number), log)
            ended.append(effect)
    judge(board, ended)


def pass_turn(board: Board, log: Log | None) -> None:
    """The next turn: the first extra turn due, else the next in order (EX-TURN-5, EX-TURN-6)."""
    if len(board.extra) > 0:
        board.active = board.extra[0]
        board.extra = board.extra[1:]
    else:
        board.active = neighbour(board, board.anchor, board.direction)
        board.anchor = board.active
    board.turn += 1
    start_turn(board, log)
