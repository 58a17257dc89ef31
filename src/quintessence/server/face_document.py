"""The face of a table: all that a recipient sees, as one document, which updates change."""

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
    """How long reaction windows stay open at least when they ask this seat, in milliseconds; 0: as agreed."""


class WindowPart(Struct):
    """The open reaction window, as everybody sees it: the seats that it asks, when it opened, when it closes.

    `until` is null if it waits for their answers.
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
    """How reaction windows close: `kind` (`timed`, `patient`, `able`) and `time`, in milliseconds."""
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
    """What you may do now. A move carries `id`.

    `window` is an open reaction window that asks this seat, even if it need not decide now (`to_act`); `answer` is its
    answer, which can still be taken back; `order` says when it is asked.
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
    """All that you see: table, view (null before the start), prompt (null for spectators), result."""

    table: TablePart
    view: JsonObject | None
    prompt: PromptPart | None
    result: JsonObject | None = None
    hands: list[JsonObject] | None = None
    """The view of each seat, for spectators of a table that shows hands."""
