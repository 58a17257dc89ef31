"""The face of a table: all that a recipient sees, one document that updates patch."""

from typing import Literal

from msgspec import Struct

from quintessence.server.jsons import JsonObject


class SeatPart(Struct):
    """A seat as everybody sees it. `clock` is what it has left, in milliseconds, at the face's `table.at`."""

    kind: Literal["open", "invited", "person", "bot"]
    name: str | None
    bot: str | None = None
    level: int | None = None
    away: bool = False
    resigned: bool = False
    clock: int | None = None
    clock_runs: bool = False
    nonce: bool = False
    more_time: int = 0
    """How long reaction windows that ask this seat last at least, in milliseconds; 0: as agreed for the table."""


class WindowPart(Struct):
    """The reaction window that is open, as everybody sees it: whom it asks, since when, and when it closes.

    `until` is None where it waits for those whom it asks.
    """

    id: str
    seats: list[int]
    since: int
    until: int | None


class TablePart(Struct):
    """The table as everybody sees it."""

    id: str
    game: str
    rules_version: int
    options: JsonObject
    own_cards: bool
    seats: list[SeatPart]
    status: Literal["open", "running", "over", "closed"]
    opener: int | None
    clock: JsonObject
    absence: JsonObject
    spectators: Literal["none", "table", "hands"]
    public: bool
    windows: JsonObject | None
    """How reaction windows close among people: `kind` (`timed`, `patient`, `able`) and `time`, in milliseconds."""
    race: JsonObject
    card_asked: bool
    commitment: str | None
    secret: str | None = None
    takeback: JsonObject | None = None
    pause: JsonObject | None = None
    rematch: JsonObject | None = None
    window: WindowPart | None = None
    at: int = 0


class PromptPart(Struct):
    """What the recipient may do now. A move quotes `id`.

    `window` is a reaction window that asks this seat, whether or not it is put a question (`to_act`); `answer` is what
    it has answered there and can still take back; `order` its standing order about windows.
    """

    id: int
    to_act: bool
    legal: list[str]
    can_undo: bool = False
    window: JsonObject | None = None
    answer: str | None = None
    order: Literal["held", "always", "pass"] | None = None
    race: JsonObject | None = None


class FaceDocument(Struct):
    """All that a recipient sees: table, view (None before the start), prompt (None for spectators), result."""

    table: TablePart
    view: JsonObject | None
    prompt: PromptPart | None
    result: JsonObject | None = None
    hands: list[JsonObject] | None = None
    """What each seat sees, for spectators of a table that shows hands."""
