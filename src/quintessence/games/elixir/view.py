"""What a seat sees (EX-HID-1 to EX-HID-7), and what it is told of the decision that is due."""

from quintessence.core.types import Json, JsonObject, Seat
from quintessence.games.elixir.asking import write_ask
from quintessence.games.elixir.board import Board
from quintessence.games.elixir.cards.words import EVENTS, OVER, PHASES
from quintessence.games.elixir.frames import EventFrame
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.hidden.needs import write_needs
from quintessence.games.elixir.table.telling import card_name, seat_list
from quintessence.games.elixir.windows import is_asked
from quintessence.games.elixir.writing import write_board


def shown_to(board: Board, seat: Seat | None) -> JsonObject:
    """The page's keys, written through the eyes of a seat or of a spectator, and what the seat's own spells want."""
    eyes = Eyes(board, seat, False)
    return {**write_board(board, eyes), "needs": write_needs(board, seat, eyes)}


def prompt_of(board: Board, seat: Seat | None) -> JsonObject:
    """The question, or the phase at the end, and whose eyes see it."""
    asked = write_ask(board, Eyes(board, seat, False))
    question = asked if isinstance(asked, dict) else {"kind": PHASES[board.phase]}
    return {**question, "you": seat}


def window_of(board: Board) -> JsonObject | None:
    """The event that is open, with all whom it will ask (EX-SPEC-4).

    Where only those are asked who hold an answer (EX-SPEC-11), nobody knows who comes next: only the first is named.
    """
    if board.phase == OVER or len(board.stack) == 0:
        return None
    event = board.stack[-1]
    if not isinstance(event, EventFrame):
        return None
    seats: list[Json] = [int(event.queue[0])]
    if board.variant.asks_all:
        seats += [int(seat) for seat in event.queue[1:] if is_asked(board, event, seat)]
    about: JsonObject = {
        "by": int(event.actor),
        "at": seat_list(event.subjects),
        "card": card_name(board, event.card),
        "level": int(event.level),
    }
    return {
        "kind": EVENTS[event.event],
        "about": about,
        "turn": int(board.turn),
        "seats": seats,
        "pass": "pass",
    }
