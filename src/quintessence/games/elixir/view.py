"""What a seat sees (EX-HID-1 to EX-HID-7), and what it is told of the decision that is due."""

from quintessence.core.types import Json, JsonObject, Seat
from quintessence.games.elixir.asking import write_ask
from quintessence.games.elixir.eyes import Eyes
from quintessence.games.elixir.frames import EventFrame
from quintessence.games.elixir.needs import write_needs
from quintessence.games.elixir.table import Table
from quintessence.games.elixir.telling import card_name, seat_list
from quintessence.games.elixir.windows import is_asked
from quintessence.games.elixir.words import EVENTS, OVER, PHASES
from quintessence.games.elixir.writing import write_table


def shown_to(table: Table, seat: Seat | None) -> JsonObject:
    """The page's keys, written through the eyes of a seat or of a spectator, and what the seat's own spells want."""
    eyes = Eyes(table, seat, False)
    return {**write_table(table, eyes), "needs": write_needs(table, seat, eyes)}


def prompt_of(table: Table, seat: Seat | None) -> JsonObject:
    """The question, or the phase at the end, and whose eyes see it."""
    asked = write_ask(table, Eyes(table, seat, False))
    question = asked if isinstance(asked, dict) else {"kind": PHASES[table.phase]}
    return {**question, "you": seat}


def window_of(table: Table) -> JsonObject | None:
    """The event that is open, with all whom it will ask (EX-SPEC-4).

    Where only those are asked who hold an answer (EX-SPEC-11), nobody knows who comes next: only the first is named.
    """
    if table.phase == OVER or len(table.stack) == 0:
        return None
    event = table.stack[-1]
    if not isinstance(event, EventFrame):
        return None
    seats: list[Json] = [int(event.queue[0])]
    if table.rules.asks_all:
        seats += [int(seat) for seat in event.queue[1:] if is_asked(table, event, seat)]
    about: JsonObject = {
        "by": int(event.actor),
        "at": seat_list(event.subjects),
        "card": card_name(table, event.card),
        "level": int(event.level),
    }
    return {
        "kind": EVENTS[event.event],
        "about": about,
        "turn": int(table.turn),
        "seats": seats,
        "pass": "pass",
    }
