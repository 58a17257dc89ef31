"""The passing of turns, late windows and rounds (ME-RND, ME-LATE)."""

from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import JsonObject

from .board import LAST_ROUND, LATE, TURN, Board, current_contest
from .cards.catalogue import CONTESTS, FIRST_COLOURS
from .cards.geometry import COLOURS
from .cards.stacks import cards_of, creatures_of
from .contests.players import MARKS, MOVED, PLAYER_FIELDS, SHIFTED, has_mark
from .contests.strength import hold_contest
from .ending import finish
from .variant import BOTH_ANNOUNCED, FIRST_ANNOUNCED, NONE_ANNOUNCED


def end_turn(board: Board, log: Log | None) -> None:
    """The turn or window is over: the next seat's, or after the last one the round is (ME-RND-2)."""
    if log is not None:
        log.add("turn-ended", {"seat": board.turn})
    following = (board.turn + 1) % board.variant.seats
    if board.phase == TURN:
        if following != board.alpha:
            board.turn = following
            return
        if not board.variant.late_actions:
            end_round(board, log)
            return
        board.phase = LATE
        # Alpha is asked first, as in the round.
    elif following == board.alpha:
        end_round(board, log)
        return
    open_window(board, following, log)


def open_window(board: Board, seat: i64, log: Log | None) -> None:
    """The first seat from this one on that can still do something gets a window (ME-LATE-2, ME-LATE-4)."""
    while True:
        if has_open_action(board, seat):
            board.turn = seat
            if log is not None:
                log.add("late-started", {"seat": seat})
            return
        seat = (seat + 1) % board.variant.seats
        if seat == board.alpha:
            end_round(board, log)
            return


def has_open_action(board: Board, seat: i64) -> bool:
    """Whether an optional action of this round is unused and possible."""
    if not has_mark(board, seat, MOVED) and cards_of(board, seat) >= 2:
        return True
    return not has_mark(board, seat, SHIFTED) and cards_of(board, seat) > creatures_of(board, seat)


def end_round(board: Board, log: Log | None) -> None:
    """A contest after an even round; then Alpha passes and the contest card is turned or replaced."""
    # ME-RND-4, ME-RND-5, ME-RND-6, ME-RND-7, ME-RND-8
    is_even = board.round & 1 == 0
    if is_even:
        hold_contest(board, log)
        if board.round >= LAST_ROUND:
            finish(board, log)
            return
    board.alpha = (board.alpha + 1) % board.variant.seats
    board.round += 1
    for seat in range(board.variant.seats):
        board.players[seat * PLAYER_FIELDS + MARKS] = 0
    board.turn = board.alpha
    board.phase = TURN
    if log is not None:
        tell_new_round(board, log)


def tell_new_round(board: Board, log: Log) -> None:
    log.add("alpha-passed", {"seat": board.alpha})
    seen = contest_seen(board)
    first, second = [colour.replace("?", "unknown") for colour in seen.split("-")]
    card: JsonObject = {"card": seen, "first": first, "second": second}
    if board.round & 1 == 0:
        log.tell(Event("contest-flipped", card, reveals=board.variant.announced != BOTH_ANNOUNCED))
    else:
        log.tell(Event("contest-shown", card, reveals=board.variant.announced != NONE_ANNOUNCED))
    log.add("round-started", {"round": board.round, "alpha": board.alpha})


def contest_seen(board: Board) -> str:
    """The current contest card as everybody sees it (ME-SEE-3, ME-SEE-4)."""
    card = current_contest(board)
    if board.round & 1 == 0 or board.variant.announced == BOTH_ANNOUNCED:
        return CONTESTS[card]
    if board.variant.announced == FIRST_ANNOUNCED:
        return f"{COLOURS[FIRST_COLOURS[card]]}-?"
    return "?-?"
