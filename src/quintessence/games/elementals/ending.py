"""Who leaves, when the game stops, who has won (EL-END, EL-OUT, EL-CNT)."""

from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.result import Result

from .board import NOBODY, OVER, UNANSWERED, Board, is_in, packs_with_cards
from .cards.box import pack_of


def leave(board: Board, seat: i64) -> None:
    """The seat is out of the game; it flips for no mistake any more (EL-ERR-5, EL-OUT-5)."""
    board.out[seat] = max(board.out) + 1
    if board.then == seat:
        board.then = NOBODY


def leave_without_card(board: Board, seat: i64, log: Log | None) -> None:
    """EL-OUT-1."""
    leave(board, seat)
    if log is not None:
        log.add("player-left", {"seat": seat, "reason": "no-card"})
    stop_if_two_left(board, log)


def stop_if_two_left(board: Board, log: Log | None) -> None:
    """EL-OUT-3."""
    if board.variant.players_leave and packs_with_cards(board) <= 2:
        finish(board, "two-left", log)


def stop_if_settled(board: Board, log: Log | None) -> None:
    """What is looked at when a card has been placed or put back and when a race has been judged (EL-END-5)."""
    stop_if_two_left(board, log)
    limit = board.variant.flip_limit
    if board.phase != OVER and limit > 0 and board.flips >= limit:
        finish(board, "flip-limit", log)


def finish(board: Board, reason: str, log: Log | None) -> None:
    """The game is over; packs are counted."""
    clear_race(board)
    board.then = NOBODY
    board.phase = OVER
    ranking = ranking_of(board)
    board.ended = Result(list(ranking[0]), ranking, reason)
    if log is not None:
        log.add("game-over", board.ended.to_json())


def clear_race(board: Board) -> None:
    for seat in range(board.variant.seats):
        board.answers[seat] = UNANSWERED
        board.ties[seat] = NOBODY
    board.waiting = 0
    board.turned = 0


def ranking_of(board: Board) -> list[list[int]]:
    """By cards in the pack, then those who have left, the last to leave first (EL-CNT-1, EL-CNT-2, EL-CNT-3)."""
    seats = range(board.variant.seats)
    left = [seat for seat in seats if is_in(board, seat)]
    counts = sorted({int(board.zones.count(pack_of(seat))) for seat in left}, reverse=True)
    ranking = [[seat for seat in left if board.zones.count(pack_of(seat)) == count] for count in counts]
    gone = sorted([(int(board.out[seat]), seat) for seat in seats if not is_in(board, seat)], reverse=True)
    return ranking + [[seat] for _, seat in gone]
