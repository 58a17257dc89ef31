"""Reaction windows without waiting: early answers, standing orders, and passes that look like thinking.

A window is public (`State.window`): every seat that it will ask sees it at once and may let it pass early. Such a
pass is played when the seat's turn comes, after the same random while as the pass of a seat that can do nothing
else: how long it takes follows from the table's secret and the number of the question, never from a hand.
"""

from dataclasses import dataclass
from typing import Literal

from quintessence.core.event import Event
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.table.draws import draw_between

SHORTEST_WHILE = 600
LONGEST_WHILE = 2_400


@dataclass(slots=True)
class Order:
    """A standing order of a seat: windows of this kind are let pass, in one turn (its number) or in all."""

    number: int
    seat: Seat
    trigger: str
    words: str
    until: Literal["turn", "game"]
    turn: Json

    def shown(self) -> JsonObject:
        return {"order": self.number, "trigger": self.trigger, "words": self.words, "until": self.until}


def seats_of(window: JsonObject | None) -> list[Seat]:
    """The seats that a window asks."""
    told = [] if window is None else window["seats"]
    assert isinstance(told, list)
    return [seat for seat in told if isinstance(seat, int)]


class Windows:
    """The window that is open now, and what the seats have said about windows beforehand."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self.now: JsonObject | None = None
        self.seats: list[Seat] = []
        """The seats that the window asks, the one asked now first."""
        self.asked_since = Millis(0)
        """Since when the first seat of the window is asked."""
        self.early: dict[Seat, str] = {}
        self.orders: list[Order] = []
        self._opened = 0
        self._questions = 0
        self._ordered = 0

    @property
    def id(self) -> str | None:
        """The name of the open window. It stays the same while seats only let it pass."""
        return None if self.now is None else f"w{self._opened}"

    @property
    def pass_words(self) -> str:
        """The words that let the window pass."""
        return "" if self.now is None else str(self.now["pass"])

    def shown(self) -> JsonObject | None:
        """The window as everybody may know it."""
        return None if self.now is None else {"id": self.id, **self.now}

    def follow(self, window: JsonObject | None, words: str | None, at: Millis) -> list[Event]:
        """What is open after a move with these words (None: after anything else); tells whose early answer is gone.

        It is the same window if its first seat let it pass and nothing changed but that.
        """
        if window is None and self.now is None:
            return []
        if words is None and window == self.now:
            return []
        goes_on = self._goes_on(window, words)
        self.now, self.seats = window, seats_of(window)
        self._questions += 1
        self.asked_since = at
        if goes_on:
            self.early = {seat: early for seat, early in self.early.items() if seat in self.seats}
            return []
        self._opened += 1
        dropped, self.early = self.early, {}
        self.orders = [order for order in self.orders if not self._is_past(order)]
        return [
            Event("early-dropped", {"seat": seat, "words": early}, only=[seat])
            for seat, early in sorted(dropped.items())
        ]

    def _goes_on(self, window: JsonObject | None, words: str | None) -> bool:
        before = self.now
        if before is None or window is None or words != self.pass_words:
            return False
        same = all(before[key] == window[key] for key in ("kind", "about", "turn", "pass"))
        seats = before["seats"]
        assert isinstance(seats, list)
        return same and window["seats"] == seats[1:]

    def _is_past(self, order: Order) -> bool:
        return order.until == "turn" and self.now is not None and self.now["turn"] != order.turn

    def give(self, seat: Seat, words: str) -> None:
        """An early answer to the open window."""
        self.early[seat] = words

    def order(self, seat: Seat, trigger: str, words: str, until: Literal["turn", "game"], turn: Json) -> Order:
        """A new standing order; `turn` is the number of the turn in which it was given."""
        self._ordered += 1
        made = Order(self._ordered, seat, trigger, words, until, turn)
        self.orders.append(made)
        return made

    def order_for(self, seat: Seat) -> Order | None:
        """The standing order by which a seat lets the open window pass."""
        if self.now is None:
            return None
        kind = self.now["kind"]
        return next((order for order in self.orders if order.seat == seat and order.trigger in (kind, "any")), None)

    def while_of(self, seat: Seat, at_once: bool) -> Millis:
        """When a pass of the seat that is asked now is played if it needs no thought."""
        if at_once:
            return self.asked_since
        drawn = draw_between(self._secret, SHORTEST_WHILE, LONGEST_WHILE, "while", self._questions, seat)
        return Millis(self.asked_since + drawn)
