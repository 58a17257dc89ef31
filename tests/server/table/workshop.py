"""A table without a server: entries are stored in a list, the time is what the test says."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random

import pytest

from quintessence.core.refusal import Refused
from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId, TableId
from quintessence.server.table import folding, showing
from quintessence.server.table.due import due_of, todo_of
from quintessence.server.table.entry import Entry, encode
from quintessence.server.table.opening import Opening, OrderKind, SeatPlan
from quintessence.server.table.parts.feed import Recipient
from quintessence.server.table.showing import make_face
from quintessence.server.table.table import Table
from quintessence.server.table.topics import (
    absence,
    again,
    breaks,
    playing,
    racing,
    reactions,
    seating,
    taking_back,
    talk,
)
from quintessence.server.table.topics.racing import Press
from quintessence.server.table.topics.seating import open_table
from quintessence.server.words import Wrong
from tests.core.patching import patched

START = 1_700_000_000_000
SECRET = "5f0c9a7e5f0c9a7e5f0c9a7e5f0c9a7e"
GAMES = {"elem-master": 2, "elementals": 3, "elementary-evolution": 3, "elixir": 3, "metamorphose": 3}
"""Every game, with a number of seats that makes it interesting."""


ORDERS: list[OrderKind] = ["held", "always", "pass"]


def plain(game: str, seats: int = 0, **agreed: object) -> Opening:
    """A table for people, with everything else as it usually is."""
    plans = [SeatPlan() for _ in range(seats or GAMES[game])]
    return Opening(game=game, seats=plans, **agreed)  # type: ignore[arg-type]


def identity(seat: Seat) -> IdentityId:
    return IdentityId(f"identity-{seat}")


class Workshop:
    """One table and its stored entries, with a check of the promises about faces at each of them."""

    def __init__(self, opening: Opening, secret: str = SECRET, checks: bool = True) -> None:
        self.now = START
        self.checks = checks
        first = open_table(TableId("table-1"), opening, identity(0), secret, Millis(START))
        self.stored = [encode(entry) for entry in first]
        self.table = folding.fold(self.stored)
        self.recipients: list[Recipient] = [*range(len(opening.seats)), None]
        self.faces = {recipient: showing.face(self.table, recipient) for recipient in self.recipients}
        self.numbers = {recipient: self.table.count(recipient) for recipient in self.recipients}
        self.sent: dict[Recipient, list[JsonObject]] = {recipient: [] for recipient in self.recipients}
        """All events that each recipient was sent."""

    @staticmethod
    def begun(opening: Opening, secret: str = SECRET, checks: bool = True) -> "Workshop":
        """A table at which everybody sits and the game has begun."""
        shop = Workshop(opening, secret, checks)
        for seat, plan in enumerate(opening.seats):
            if plan.kind != "bot":
                shop.put(
                    seating.sit(shop.table, identity(seat), f"P{seat}", shop.time, seat=seat, nonce=f"nonce {seat}")
                )
        shop.put(seating.start(shop.table, identity(0), shop.time))
        return shop

    @property
    def time(self) -> Millis:
        return Millis(self.now)

    def put(self, entries: Sequence[Entry]) -> None:
        """Stores entries, folds them, and looks at what everybody is told."""
        for entry in entries:
            self.stored.append(encode(entry))
            folding.add(self.table, self.stored[-1])
            if self.checks:
                self.look()

    def look(self) -> None:
        self.follow_seats()
        for recipient in self.recipients:
            update = showing.update(self.table, recipient)
            now = make_face(self.table, recipient).document()
            if self.table.match is not None:
                assert now["view"] == view_of(self.table, recipient), "a view was shared that is another's"
            if update is None:
                assert now == self.faces[recipient], "a face changed, and nobody was told"
                assert self.table.count(recipient) == self.numbers[recipient]
                continue
            assert update.number == self.numbers[recipient] + 1
            assert patched(self.faces[recipient], update.patch) == now
            self.sent[recipient] += update.events
            self.faces[recipient] = showing.face(self.table, recipient)
            self.numbers[recipient] = update.number

    def follow_seats(self) -> None:
        """The host may have changed how many seats there are: a new one was told what spectators were."""
        self.recipients = [*range(len(self.table.chairs)), None]
        for recipient in self.recipients:
            if recipient not in self.faces:
                self.faces[recipient] = self.faces[None]
                self.numbers[recipient] = self.numbers[None]
                self.sent[recipient] = list(self.sent[None])
        for gone in [recipient for recipient in self.faces if recipient not in self.recipients]:
            del self.faces[gone], self.numbers[gone], self.sent[gone]

    def wait(self, milliseconds: int) -> None:
        """Lets time pass; the table keeps its appointments on the way, each at its time."""
        until = self.now + milliseconds
        while (due := due_of(self.table)) is not None and due <= until and self.table.status != "closed":
            self.now = max(self.now, due)
            if not self.keep():
                break
        self.now = until

    def keep(self) -> bool:
        """Does what is to be done now; bots make the harmless move. False if nothing was."""
        todo = todo_of(self.table, self.time)
        if todo.show is not None:
            self.put(racing.show(self.table, self.time, dict.fromkeys(todo.show.seats, 100)))
        self.put(todo.entries)
        for wanted in todo.bots:
            self.put(playing.bot_played(self.table, wanted, "", self.time))
        return bool(todo.show or todo.entries or todo.bots)

    def play(self, seat: Seat, words: str, **details: int) -> None:
        self.put(playing.play(self.table, seat, words, self.table.questions[seat].id, self.time, Press(**details)))

    def asked(self) -> list[Seat]:
        return [seat for seat in range(len(self.table.chairs)) if self.table.is_asked(seat)]

    def step(self, luck: Random) -> None:
        """One random thing that somebody does, or that time does."""
        self.now += luck.choice([0, 1, 40, 300, 900, 2_500])
        if luck.random() < 0.5 and self.keep():
            return
        asked = self.asked()
        if asked and luck.random() < 0.85:
            seat = luck.choice(asked)
            self.attempt(lambda: self.play(seat, luck.choice(self.table.legal(seat))))
        else:
            self.attempt(lambda: self.do_anything(luck))

    def attempt(self, command: Callable[[], None]) -> None:
        """A command that may be refused, in the words of both languages."""
        try:
            command()
        except (Wrong, Refused) as no:
            said = {no.message("fr"), no.message("en")}
        else:
            return
        assert len(said) == 2

    def do_anything(self, luck: Random) -> None:
        table, now = self.table, self.time
        seat, other = luck.choice(self.recipients[:-1]), luck.choice(self.recipients[:-1])
        assert seat is not None and other is not None
        commands: list[Callable[[], list[Entry]]] = [
            lambda: talk.say(table, seat, "P", luck.choice(["bonjour", "hello", "  "]), now, "fr"),
            lambda: taking_back.undo(table, seat, now),
            lambda: taking_back.ask_takeback(table, seat, now),
            lambda: taking_back.answer_takeback(table, seat, luck.random() < 0.8, now),
            lambda: reactions.reconsider(table, seat, now),
            lambda: reactions.order(table, seat, luck.choice(ORDERS), now),
            lambda: reactions.more_time(table, seat, luck.choice([0, 20_000, 60_000, 61_000]), now),
            lambda: absence.away(table, seat, now),
            lambda: absence.here(table, seat, now),
            lambda: absence.claim(table, seat, other, luck.choice(["bot", "wait"]), Millis(now + 200_000)),
            lambda: playing.play(
                table, seat, luck.choice(["pass", "flip", "nonsense", "end"]), None, now, Press(allowance=50)
            ),
            lambda: breaks.pause(table, seat, luck.random() < 0.3, now),
            lambda: again.rematch(table, seat, now),
        ]
        self.put(luck.choice(commands)())


def view_of(table: Table, recipient: Recipient) -> JsonObject:
    """What a recipient sees of the game, made for it alone; all whom a window asks are awaited."""
    assert table.match is not None
    view = table.match.view(recipient)
    if table.windows.now is not None and table.status == "running":
        asked = view["table"]
        assert isinstance(asked, dict)
        asked["awaited"] = [*sorted(table.windows.seats)]
    return view


@contextmanager
def refused(key: str) -> Iterator[None]:
    """What stands inside is refused with this sentence of the house."""
    with pytest.raises(Wrong) as caught:
        yield
    assert caught.value.key == key


def find(document: Json, wanted: str) -> bool:
    """Whether a text occurs anywhere in a document, as a key or a value."""
    if isinstance(document, dict):
        return any(wanted == key or find(value, wanted) for key, value in document.items())
    if isinstance(document, list):
        return any(find(value, wanted) for value in document)
    return document == wanted
