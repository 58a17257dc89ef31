"""The reaction window that is open: whom it asks, what they have answered unseen, when it closes.

A window is public (`State.window`), and so is the time at which it closes: it follows from who is asked, from what was
agreed for the table and from the time that seats have asked for, never from a hand. All whom it asks may answer at
once; what a seat answers holds if those before it let the event pass.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.event import Event
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.opening import OrderKind, WindowKind

BOTS_WHILE: Final = 1_200
"""When the answers of bots are played where nobody else is waited for: as long for a bot that has nothing to answer as
for one that thinks. A bot that is not ready by then has passed."""


@final
class Windows:
    """The window that is open now, and what the seats have said about windows."""

    def __init__(self) -> None:
        self.now: JsonObject | None = None
        self.seats: list[Seat] = []
        """The seats that the window asks, in their order: the one whose turn it is first."""
        self.moves: dict[Seat, vec[i64]] = {}
        """What each of them may answer if those before it let the event pass."""
        self.kind: WindowKind = "timed"
        self.opened = Millis(0)
        self.closes = Millis(0)
        """When it closes; a window that waits for people does so later, and never sooner."""
        self.answers: dict[Seat, str] = {}
        """What was answered and is not played yet. Each seat knows its own."""
        self._always: set[Seat] = set()
        self._passing: dict[Seat, Json] = {}
        """The turn in which a seat lets everything pass."""
        self._count = 0

    @property
    def id(self) -> str | None:
        """The name of the open window. It stays the same while seats only let it pass."""
        return None if self.now is None else f"w{self._count}"

    @property
    def pass_words(self) -> str:
        """The words that let the window pass."""
        return "" if self.now is None else str(self.now["pass"])

    def shown(self) -> JsonObject | None:
        """The window as those whom it asks see it."""
        if self.now is None:
            return None
        seats: list[Json] = [*self.seats]
        return {**self.now, "id": self.id, "seats": seats}

    def shown_to_all(self) -> JsonObject | None:
        """The window as everybody sees it: whom it asks, since when and until when; None: as long as it takes."""
        if self.now is None:
            return None
        seats: list[Json] = [*self.seats]
        until = self.closes if self.kind == "timed" else None
        return {"id": self.id, "seats": seats, "since": self.opened, "until": until}

    # What is open.

    def close(self) -> list[Event]:
        """No window is open, or the one that is open is another from now on; tells whose answers are gone."""
        dropped = self.answers
        self.now, self.seats, self.moves, self.answers = None, [], {}, {}
        return [
            Event("answer-dropped", {"seat": seat, "words": words}, only=[seat])
            for seat, words in sorted(dropped.items())
        ]

    def open(self, window: JsonObject, seats: list[Seat], moves: dict[Seat, vec[i64]], at: Millis) -> None:
        """A new window. When it closes is said by `last`."""
        self._count += 1
        self.now, self.seats, self.moves = window, seats, moves
        self.opened = self.closes = at
        self._passing = {seat: turn for seat, turn in self._passing.items() if turn == window["turn"]}

    def last(self, kind: WindowKind, time: int) -> None:
        """How the window that was just opened closes: `time` milliseconds from now at the earliest."""
        self.kind = kind
        self.closes = Millis(self.opened + time)

    def goes_on(self, window: JsonObject, seats: list[Seat]) -> bool:
        """Whether this is the open window after its first seat has let it pass, and nothing else has changed."""
        before = self.now
        return before is not None and seats == self.seats[1:] and is_same(before, window)

    def go_on(self, window: JsonObject, seats: list[Seat], moves: dict[Seat, vec[i64]]) -> None:
        """The first seat has let it pass."""
        self.answers = {seat: words for seat, words in self.answers.items() if seat in seats}
        self.now, self.seats, self.moves = window, seats, moves

    # What seats say.

    def can_answer(self, seat: Seat) -> bool:
        """Whether a seat of the window has more than a pass."""
        return seat in self.moves and len(self.moves[seat]) > 1

    def wants_to_be_asked(self, seat: Seat) -> bool:
        """Whether a person is to be asked: everybody where all are waited for, else who can answer or wants it."""
        if seat in self.answers or seat not in self.moves or seat in self._passing:
            return False
        return self.kind == "patient" or seat in self._always or self.can_answer(seat)

    def order(self, seat: Seat, order: OrderKind, turn: Json) -> None:
        """A standing order, in place of the one before; a pass holds for the turn of this number."""
        if order == "pass":
            self._passing[seat] = turn
            return
        self._passing.pop(seat, None)
        if order == "always":
            self._always.add(seat)
        else:
            self._always.discard(seat)

    def forget(self, seat: Seat) -> None:
        """Somebody else has taken the seat."""
        self.answers.pop(seat, None)
        self._passing.pop(seat, None)
        self._always.discard(seat)

    def order_of(self, seat: Seat, turn: Json) -> OrderKind:
        """What a seat has ordered, as it stands in the turn of this number."""
        if seat in self._passing and self._passing[seat] == turn:
            return "pass"
        return "always" if seat in self._always else "held"


def is_same(window: JsonObject, other: JsonObject) -> bool:
    """Whether two windows ask about the same thing."""
    return all(window[key] == other[key] for key in ("kind", "about", "turn", "pass"))
