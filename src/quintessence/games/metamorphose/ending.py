"""How the game ends: the ranking by points (ME-END)."""

from quintessence.core.event import Log
from quintessence.core.result import Result
from quintessence.core.types import Json

from .board import OVER, Board
from .contests.players import points_of


def finish(board: Board, log: Log | None) -> None:
    """The game is over after the sixth contest (ME-END-1)."""
    board.phase = OVER
    board.ended = result_of(board)
    if log is not None:
        ended = board.ended.to_json()
        points: list[Json] = [int(points_of(board, seat)) for seat in range(board.variant.seats)]
        fields = {name: ended[name] for name in ("winners", "ranking", "reason")}
        log.add("game-over", {**fields, "points": points})


def result_of(board: Board) -> Result:
    """The seats by their points; equal points share a rank, and the first rank the victory (ME-END-2, ME-END-3)."""
    points = [int(points_of(board, seat)) for seat in range(board.variant.seats)]
    ranking = [[seat for seat, own in enumerate(points) if own == value] for value in sorted(set(points), reverse=True)]
    return Result(list(ranking[0]), ranking, "points", points)
