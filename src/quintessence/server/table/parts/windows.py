"""The open reaction window: whom it asks, their hidden answers, when it closes.

A window is public (`State.window`), and so is the time when it closes: it depends on who is asked, on what was agreed
for the table and on the time that seats have asked for, never on a hand. Everybody whom it asks can answer at once; an
answer takes effect if the seats before it pass.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Event
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.opening import OrderKind, WindowKind

BOTS_WHILE: Final = 1_200
"""When the answers of bots are played if no person is awaited: the same time whether a bot has an answer or not. A bot
that is not ready by then passes."""


@final
class Windows:
    """The open window, and when seats want to be asked."""

    def __init__(self) -> None:
        self.now: JsonObject | None = None
        self.seats: list[Seat] = []
        """The seats that the window asks, in their order."""
        self.moves: dict[Seat, vec[i64]] = {}
        """What each of them can answer if those before it pass."""
        self.kind: WindowKind = "timed"
        self.opened = Millis(0)
        self.closes = Millis(0)
        """When it closes at the earliest; a window that waits for people may close later."""
        self.answers: dict[Seat, str] = {}
        """Answers that are not played yet. Each seat knows only its own."""
        self._always: set[Seat] = set()
        self._passing: dict[Seat, Json] = {}
        """The turn in which a seat passes every window."""
        self._count = 0

    @property
    def id(self) -> str | None:
        """The name of the open window. It stays the same while seats only pass."""
        return None if self.now is None else f"w{self._count}"

    @property
    def pass_words(self) -> str:
        """The move that passes."""
        return "" if self.now is None else str(self.now["pass"])

    def shown(self) -> JsonObject | None:
        """The window as the seats that it asks see it."""
        if self.now is None:
            return None
        seats: list[Json] = [*self.seats]
        return {**self.now, "id": self.id, "seats": seats}

    def shown_to_all(self) -> JsonObject | None:
        """The window as everybody sees it: whom it asks, since when and until when (None: no limit)."""
        if self.now is None:
            return None
        seats: list[Json] = [*self.seats]
        until = self.closes if self.kind == "timed" else None
        return {"id": self.id, "seats": seats, "since": self.opened, "until": until}

    # What is open.

    def close(self) -> list[Event]:
        """Closes the window; returns events about dropped answers."""
        dropped = self.answers
        self.now, self.seats, self.moves, self.answers = None, [], {}, {}
        return [
            Event("answer-dropped", {"seat": seat, "words": words}, only=[seat])
            for seat, words in sorted(dropped.items())
        ]

    def open(self, window: JsonObject, seats: list[Seat], moves: dict[Seat, vec[i64]], at: Millis) -> None:
        """Opens a window; `last` then sets when it closes."""
        self._count += 1
        self.now, self.seats, self.moves = window, seats, moves
        self.opened = self.closes = at
        self._passing = {seat: turn for seat, turn in self._passing.items() if turn == window["turn"]}

    def last(self, kind: WindowKind, time: int) -> None:
        """Sets how the new window closes: after `time` milliseconds at the earliest."""
        self.kind = kind
        self.closes = Millis(self.opened + time)

    def goes_on(self, window: JsonObject, seats: list[Seat]) -> bool:
        """Whether this is the open window after its first seat has passed, with nothing else changed."""
        before = self.now
        return before is not None and seats == self.seats[1:] and is_same(before, window)

    def go_on(self, window: JsonObject, seats: list[Seat], moves: dict[Seat, vec[i64]]) -> None:
        """The first seat has passed."""
        self.answers = {seat: words for seat, words in self.answers.items() if seat in seats}
        self.now, self.seats, self.moves = window, seats, moves

    # Answers and orders.

    def can_answer(self, seat: Seat) -> bool:
        """Whether a seat of the window can do more than pass."""
        return seat in self.moves and len(self.moves[seat]) > 1

    def wants_to_be_asked(self, seat: Seat) -> bool:
        """Whether a person must be asked: in a patient window always, else with an answer in hand or if they want
        it."""
        if seat in self.answers or seat not in self.moves or seat in self._passing:
            return False
        return self.kind == "patient" or seat in self._always or self.can_answer(seat)

    def order(self, seat: Seat, order: OrderKind, turn: Json) -> None:
        """Sets when a seat is asked; `pass` holds for this turn."""
        if order == "pass":
            self._passing[seat] = turn
            return
        self._passing.pop(seat, None)
        if order == "always":
            self._always.add(seat)
        else:
            self._always.discard(seat)

    def forget(self, seat: Seat) -> None:
        """Forgets the answers and orders of a seat that has a new player."""
        self.answers.pop(seat, None)
        self._passing.pop(seat, None)
        self._always.discard(seat)

    def order_of(self, seat: Seat, turn: Json) -> OrderKind:
        """When a seat is asked, in this turn."""
        if seat in self._passing and self._passing[seat] == turn:
            return "pass"
        return "always" if seat in self._always else "held"


def is_same(window: JsonObject, other: JsonObject) -> bool:
    """Whether two windows ask about the same thing."""
    return all(window[key] == other[key] for key in ("kind", "about", "turn", "pass"))
