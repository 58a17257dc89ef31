"""What a seat sees. Hidden are the armies of a free start, the pile of events and cards laid face down by a Quake."""

from quintessence.core.types import Json, JsonObject, Seat

from .board import PHASES, PLACE, Board
from .tokens.changes import tokens_put
from .tokens.elements import COLOURS
from .writing import write_army, write_card_part, write_open_part, write_pending, write_reserve


def shown_to(board: Board, seat: Seat | None) -> JsonObject:
    """The page's keys. While armies are put a seat sees its own and how many tokens the others have put (EM-INV-8)."""
    armies: JsonObject = {}
    reserve: JsonObject = {}
    for other in range(board.variant.seats):
        is_open = board.phase != PLACE or other == seat
        if is_open:
            reserve[COLOURS[other]] = write_reserve(board, other)
        if board.phase == PLACE:
            tokens: Json = int(tokens_put(board, other))
            armies[str(other)] = write_army(board, other) if is_open else tokens
    return {**write_open_part(board), **write_card_part(board, False), "armies": armies, "reserve": reserve}


def prompt_of(board: Board, seat: Seat | None) -> JsonObject:
    """The phase, or the decision that is pending."""
    pending = write_pending(board)
    return pending if isinstance(pending, dict) else {"kind": PHASES[board.phase]}
