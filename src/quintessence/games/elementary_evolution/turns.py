"""The passing of turns, and the mages who leave the game when they have completed."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.event import Log

from .board import MAGE, PLACE, WATCHING, Board
from .cards.zones import cards_to_draw, draw_cards
from .creatures import tokens
from .decisions.frames import NO_ASK, REFILL, WATCH, drop_top, push
from .decisions.mages import mages_left, next_in_game, watch_asks
from .ending import finish


def end(board: Board, seat: i64, watching: bool, log: Log | None) -> None:
    """The mage has done; who watches is asked before the hand is filled up (EE-TURN-5, EE-WW-2, EE-WW-3)."""
    if watching:
        board.mages[seat * MAGE + WATCHING] = 1
        if log is not None:
            log.add("watch-set", {"seat": seat})
    push(board, REFILL)
    if watch_asks(board) != NO_ASK:
        push(board, WATCH)


def refill(board: Board, chance: Chance, log: Log | None) -> None:
    """The hand is filled up, and the turn is over (EE-TURN-7)."""
    drop_top(board)
    draw_cards(board, board.active, cards_to_draw(board, board.active), chance, log)
    end_turn(board, log)


def end_turn(board: Board, log: Log | None) -> None:
    """The turn is over: the limit is checked, then the next one begins (EE-END-7, EE-TURN-6, EE-SYL-2)."""
    if log is not None:
        log.add("turn-ended", {"seat": board.active})
    if 0 < board.variant.turn_limit <= board.turn:
        finish(board, "turn-limit", log)
        return
    board.turn += 1
    if board.extra > 0:
        board.extra -= 1
        start_turn(board, board.active, log)
    else:
        start_turn(board, next_in_game(board, board.active), log)


def start_turn(board: Board, seat: i64, log: Log | None) -> None:
    """Watching ends, and the mage's Ondines may move again (EE-WW-8, EE-OND-4)."""
    board.active = seat
    board.mages[seat * MAGE + WATCHING] = 0
    for place in range(2):
        if board.ondines[place] != tokens.NOT_SET and tokens.ondine_seat(board.ondines[place]) == seat:
            board.ondines[place] &= ~tokens.MOVED
    if log is not None:
        log.add("turn-started", {"seat": seat, "turn": board.turn})


def finish_mage(board: Board, seat: i64, log: Log | None) -> None:
    """Four complete piles: the game is over or goes on without the mage (EE-END-3, EE-END-4)."""
    left = mages_left(board)
    board.mages[seat * MAGE + PLACE] = board.variant.seats - left + 1
    if log is not None:
        log.add("mage-finished", {"seat": seat, "place": board.mages[seat * MAGE + PLACE]})
    if not board.variant.play_on:
        finish(board, "ultimates", log)
        return
    take_leave(board, seat, log)
    if left == 2:
        finish(board, "ranked", log)
    elif seat == board.active:
        # Whatever was still open belonged to that turn, which is over.
        board.stack = vec[i64]()
        board.extra = 0
        end_turn(board, log)


def take_leave(board: Board, seat: i64, log: Log | None) -> None:
    """Fresh tokens go back to the centre, Ondines out of the game (EE-END-5)."""
    board.mages[seat * MAGE + WATCHING] = 0
    for creature in range(tokens.TOKENS):
        if board.tokens[creature] == seat:
            board.tokens[creature] = tokens.CENTRE
            if log is not None:
                log.add("creature-returned", {"creature": tokens.CREATURES[creature]})
    for place in range(2):
        if board.ondines[place] != tokens.NOT_SET and tokens.ondine_seat(board.ondines[place]) == seat:
            board.ondines[place] = tokens.NOT_SET
