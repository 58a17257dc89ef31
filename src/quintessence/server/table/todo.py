"""What a table wants done by whoever watches it."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import BotPlan


class Appointment(NamedTuple):
    """A time, and what is to be done then if nobody does anything before."""

    due: Millis
    make: Callable[[Millis], list[Entry]]


class BotWanted(msgspec.Struct, frozen=True):
    """A bot to ask: what it is handed, and which question of which seat it answers (`prompt`).

    `seed` is drawn anew for each question; a bot that takes a seed should be made with it.
    """

    seat: Seat
    prompt: int
    bot: BotPlan
    observation: JsonObject
    seed: str


class RaceShow(msgspec.Struct, frozen=True):
    """A card is to be shown now: call `racing.show` with what the lines of these seats may explain.

    Before the first card the line of everybody who is connected should be measured (EL-NET-4).
    """

    seats: list[Seat]
    is_first: bool


class Todo(msgspec.Struct, frozen=True):
    """What is to be done now. Append `entries` and look again; ask `bots` meanwhile, all at once.

    `next` is when there will be something else to do, however long the bots think.
    """

    entries: list[Entry] = []
    bots: list[BotWanted] = []
    show: RaceShow | None = None
    next: Millis | None = None
