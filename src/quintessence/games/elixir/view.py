"""What a seat sees (EX-HID-1 to EX-HID-7), and what it is told of the decision that is due."""

from quintessence.core.types import JsonObject, Seat
from quintessence.games.elixir.asking import write_ask
from quintessence.games.elixir.eyes import Eyes
from quintessence.games.elixir.table import Table
from quintessence.games.elixir.words import PHASES
from quintessence.games.elixir.writing import write_table


def shown_to(table: Table, seat: Seat | None) -> JsonObject:
    """The page's keys, written through the eyes of a seat or of a spectator."""
    return write_table(table, Eyes(table, seat, False))


def prompt_of(table: Table, seat: Seat | None) -> JsonObject:
    """The question, or the phase at the end, and whose eyes see it."""
    asked = write_ask(table, Eyes(table, seat, False))
    question = asked if isinstance(asked, dict) else {"kind": PHASES[table.phase]}
    return {**question, "you": seat}
