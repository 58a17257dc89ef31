"""What a table needs the worker that watches it to do."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import BotPlan


class Appointment(NamedTuple):
    """A time, and what to do then if nobody has acted before."""

    due: Millis
    make: Callable[[Millis], list[Entry]]


class BotWanted(msgspec.Struct, frozen=True):
    """A bot to ask: its observation, and which question of which seat it answers (`prompt`).

    `seed` is different for each question; a bot that is made for it and has such a setting should be made with it.
    """

    seat: Seat
    prompt: int
    bot: BotPlan
    observation: JsonObject
    seed: str


class RaceShow(msgspec.Struct, frozen=True):
    """A card must be shown now: call `racing.show` with the allowances of these seats.

    Before the first card the lines of all connected players should be measured (EL-NET-4).
    """

    seats: list[Seat]
    is_first: bool


class Todo(msgspec.Struct, frozen=True):
    """What to do now. Append `entries` and look again; meanwhile ask `bots`, all at once.

    `next` is when there will be something else to do, no matter how long the bots think.
    """

    entries: list[Entry] = []
    bots: list[BotWanted] = []
    show: RaceShow | None = None
    next: Millis | None = None
