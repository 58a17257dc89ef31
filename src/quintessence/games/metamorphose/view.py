"""What everybody sees: all but the decks and the contest pile."""

from quintessence.core.types import Json, JsonObject, Seat

from .board import LATE, NOTHING_OPEN, OVER, PHASES, SHIFTING, Board
from .cards.catalogue import LEVELS
from .cards.market import cards_left
from .turns import contest_seen
from .writing import write_open_part


def shown_to_all(board: Board) -> JsonObject:
    """The page's keys: decks as numbers, the contest pile as backs under the current card."""
    # ME-SEE-1, ME-SEE-2, ME-SEE-3, ME-SEE-4, ME-SEE-5
    contests: list[Json] = []
    if board.phase != OVER:
        beneath: list[Json] = ["hidden"] * (len(board.piles.contests) - int(board.scored) - 1)
        contests = [contest_seen(board), *beneath]
    decks: JsonObject = {str(level + 1): cards_left(board, level) for level in range(LEVELS)}
    return {**write_open_part(board), "contests": contests, "decks": decks}


def prompt_of(board: Board, seat: Seat | None) -> JsonObject:
    """The decision that is open; `seat` is whose view this is, so that a screen shows that play area large."""
    kind = PHASES[board.phase]
    if board.pending == SHIFTING:
        kind = "shift"
    elif board.pending != NOTHING_OPEN:
        kind = "place"
    return {"kind": kind, "late": board.phase == LATE, "seat": seat}
