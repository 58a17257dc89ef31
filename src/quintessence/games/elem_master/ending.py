"""Who is out, when the game stops, who has won (EM-END)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.event import Log
from quintessence.core.result import Result

from .board import OVER, Board, is_in
from .events.flow import forget_seat
from .tokens.changes import aside_of, set_aside
from .tokens.elements import AIR, EARTH, FIRE, WATER
from .tokens.stack import EMPTY, level_of, owner_of


def check_end(board: Board, log: Log | None) -> None:
    """After a completed action: eliminations, the removal of what is left of them, the last Fire (EM-END-7)."""
    if somebody_fell(board):
        eliminate(board, without_earth(board), log)
    if board.phase != OVER:
        check_fire(board, log)


def somebody_fell(board: Board) -> bool:
    """Whether anybody is `without_earth`: asked after every action."""
    out = board.out
    tokens = board.tokens
    for seat in range(len(out)):
        if tokens[seat * 4 + EARTH] == 0 and out[seat] == 0:
            return True
    return False


def without_earth(board: Board) -> vec[i64]:
    """The seats in the game that have no Earth on the board (EM-END-1)."""
    fallen = vec[i64]()
    for seat in range(board.variant.seats):
        if board.out[seat] == 0 and board.tokens[seat * 4 + EARTH] == 0:
            fallen = append(fallen, seat)
    return fallen


def eliminate(board: Board, fallen: vec[i64], log: Log | None) -> None:
    """EM-END-3."""
    group = max(board.out) + 1
    out = board.out[:]
    board.out = out
    for seat in fallen:
        out[seat] = group
        if log is not None:
            log.add("eliminated", {"seat": seat})
    sides = sides_left(board)
    if sides == 0:
        finish(board, "all-eliminated", log)
    elif sides == 1:
        finish(board, "elimination", log)
    else:
        for seat in fallen:
            remove_army(board, seat)


def sides_left(board: Board) -> int:
    return len({board.variant.side_of(seat) for seat in range(board.variant.seats) if is_in(board, seat)})


def remove_army(board: Board, seat: i64) -> None:
    """All tokens of an eliminated seat, and its cards, leave the board and the game (EM-FOU-4)."""
    for cell in range(len(board.cells)):
        stack = board.cells[cell]
        if level_of(stack) != 0 and owner_of(stack) == seat:
            board.cells[cell] = EMPTY
    for element in range(4):
        board.tokens[seat * 4 + element] = 0
    set_aside(board, seat, -aside_of(board, seat))
    forget_seat(board, seat)


def check_fire(board: Board, log: Log | None) -> None:
    """When no Fire is on the board the game stops at once (EM-END-4)."""
    tokens = board.tokens
    for place in range(FIRE, len(tokens), 4):
        if tokens[place] != 0:
            return
    finish(board, "no-fire", log)


def finish(board: Board, reason: str, log: Log | None) -> None:
    """The game is over; `reason` decides how the seats are ranked (EM-END-6, EM-END-12)."""
    ranking = team_ranking(board, reason) if board.variant.teams else seat_ranking(board, reason)
    best = ranking[0]
    is_drawn = reason == "all-eliminated" or len({board.variant.side_of(seat) for seat in best}) > 1
    board.phase = OVER
    board.ended = Result([] if is_drawn else list(best), ranking, reason)
    if log is not None:
        log.add("game-over", board.ended.to_json())


def seat_ranking(board: Board, reason: str) -> list[list[int]]:
    """The seats in the game by their count, then the eliminated, the last first (EM-END-10)."""
    seats = range(board.variant.seats)
    left = [seat for seat in seats if is_in(board, seat)]
    counts = sorted({army_count(board, [seat]) for seat in left}, reverse=True)
    ranking = [[seat for seat in left if army_count(board, [seat]) == count] for count in counts]
    groups = sorted({int(board.out[seat]) for seat in seats if not is_in(board, seat)}, reverse=True)
    return ranking + [[seat for seat in seats if board.out[seat] == group] for group in groups]


def team_ranking(board: Board, reason: str) -> list[list[int]]:
    """Partners share a place; their tokens are added (EM-END-11)."""
    teams = [[0, 2], [1, 3]]
    if reason == "all-eliminated":
        return [[0, 1, 2, 3]]
    if reason == "elimination":
        return teams if is_in(board, 0) or is_in(board, 2) else teams[::-1]
    counts = [army_count(board, team) for team in teams]
    if counts[0] == counts[1]:
        return [[0, 1, 2, 3]]
    return teams if counts[0] > counts[1] else teams[::-1]


def army_count(board: Board, seats: list[int]) -> tuple[int, int, int]:
    """Earth, then Water, then Air tokens on the board (EM-END-5)."""
    return (
        sum(board.tokens[seat * 4 + EARTH] for seat in seats),
        sum(board.tokens[seat * 4 + WATER] for seat in seats),
        sum(board.tokens[seat * 4 + AIR] for seat in seats),
    )
