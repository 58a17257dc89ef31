"""The passing of turns, and the free start that comes before the first one."""

from mypy_extensions import i64

from quintessence.core.event import Event, Log
from quintessence.core.types import Json, JsonObject

from .actions.acting import give_up_steps
from .board import OVER, PLAY, Board, cell_name, is_in
from .ending import check_fire, finish
from .events.flow import drop_effects, effect_name, take_effects, turn_up
from .tokens.changes import ARMY, tokens_put
from .tokens.elements import ELEMENTS
from .tokens.stack import ACTING, EMPTY, IMMOBILISED, MARKS, ROOTED, level_of, make_stack, owner_of
from .writing import write_army


def put(board: Board, seat: i64, element: i64, cell: i64, log: Log | None) -> None:
    """One token of a free start; the armies are revealed when every seat has put twelve (EM-INV-2, EM-INV-7)."""
    stack = board.cells[cell]
    board.cells[cell] = make_stack(seat, element, 1) if stack == EMPTY else stack + 1
    board.tokens[seat * 4 + element] += 1
    if log is not None:
        private = {int(seat): {"element": ELEMENTS[element], "cell": cell_name(board, cell)}}
        log.tell(Event("token-put", {"seat": seat}, private))
    for other in range(board.variant.seats):
        if tokens_put(board, other) < ARMY:
            return
    board.phase = PLAY
    if log is not None:
        armies: JsonObject = {str(other): write_army(board, other) for other in range(board.variant.seats)}
        log.tell(Event("armies-revealed", {"armies": armies}, reveals=True))
    check_fire(board, log)
    if board.phase != OVER:
        start_turn(board, board.first, log)


def start_turn(board: Board, seat: i64, log: Log | None) -> None:
    """Waiting effects become active, points are set, cards laid face down are turned up (EM-TUR-11)."""
    board.turn = seat
    take_effects(board, seat)
    if log is not None:
        effects: list[Json] = [effect_name(effect) for effect in board.cards.now]
        log.add("turn-started", {"seat": seat, "ap": board.points, "effects": effects})
    turn_up(board, seat, log)


def end_turn(board: Board, log: Log | None) -> None:
    """Marks are removed, the limits are checked, the next seat in the game has its turn."""
    # EM-TUR-8, EM-TUR-9, EM-END-9, EM-FOU-2
    if log is not None:
        log.add("turn-ended", {"seat": board.turn})
    give_up_steps(board)
    settle_marks(board, board.turn)
    drop_effects(board)
    board.quiet = 0 if board.hit else board.quiet + 1
    board.hit = False
    if quiet_limit_reached(board):
        finish(board, "quiet-limit", log)
        return
    seats = board.variant.seats
    following = board.turn
    round_over = False
    while True:
        following = (following + 1) % seats
        round_over = round_over or following == board.first
        if is_in(board, following):
            break
    if round_over:
        if board.round >= board.variant.round_limit:
            finish(board, "round-limit", log)
            return
        board.round += 1
    start_turn(board, following, log)


def quiet_limit_reached(board: Board) -> bool:
    """EM-END-8."""
    limit = board.variant.quiet_limit
    if limit == 0:
        return False
    left: i64 = 0
    for seat in range(board.variant.seats):
        if is_in(board, seat):
            left += 1
    return board.quiet >= limit * left


def settle_marks(board: Board, seat: i64) -> None:
    """The end of a seat's turn: what was played or immobilised is free, what was rooted is held."""
    # EM-TUR-8, EM-IMM-2
    cells = board.cells
    for cell in range(len(cells)):
        stack = cells[cell]
        if stack & (MARKS | ACTING) != 0 and level_of(stack) != 0:
            stack &= ~ACTING
            if owner_of(stack) == seat:
                held = stack & ROOTED != 0
                stack &= ~MARKS
                if held:
                    stack |= IMMOBILISED
            cells[cell] = stack
