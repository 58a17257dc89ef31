"""A table: what the fold of its entries holds, and what can be asked of it.

Every worker that folds the same entries gets the same table, the same faces and the same numbers. What happens at a
table is in `topics`: a command changes nothing, it returns the entries to add or raises the reason why not (`Refused`
names a rule of the game, `Wrong` a sentence of the server, a `Mistake` one of the core).
"""

from typing import final

from quintessence.core.fair import commit
from quintessence.core.match import Match
from quintessence.core.racing import timed_state
from quintessence.core.timed import TimedState
from quintessence.core.types import Seat
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId, Status, TableId
from quintessence.server.table.entry import Entry
from quintessence.server.table.opening import BotPlan, Opening, game_of, stand_in_for
from quintessence.server.table.parts.agreements import Rematch, Takeback
from quintessence.server.table.parts.chairs import Chair
from quintessence.server.table.parts.clocks import Clocks
from quintessence.server.table.parts.cutting import cut_for, cut_for_all_hands, cut_for_everybody
from quintessence.server.table.parts.done import Done
from quintessence.server.table.parts.faces import Shared
from quintessence.server.table.parts.feed import Feed, Recipient, write_events
from quintessence.server.table.parts.questions import Question
from quintessence.server.table.parts.races import Races
from quintessence.server.table.parts.windows import Windows
from quintessence.server.words import Wrong


@final
class Table:
    """One table after some entries."""

    def __init__(
        self, table: TableId, opening: Opening, opener: IdentityId | None, secret: str, created: Millis
    ) -> None:
        self.id = table
        self.opener = opener
        self.opening = opening
        self.secret = secret
        self.created = self.changed = created
        self.told_at = created
        """When everybody was last told something: secret actions change no list."""
        self.entries: list[Entry] = []
        self.game, self.setting = game_of(opening)
        self.chairs = [Chair(plan) for plan in opening.seats]
        self.closed = False
        self.match: Match | None = None
        self.clocks = Clocks(opening.clock, len(self.chairs))
        self.windows = Windows()
        self.races: Races | None = None
        self.questions = [Question() for _ in self.chairs]
        self.takeback: Takeback | None = None
        self.rematch = Rematch()
        self.talk = 0
        """How many chat messages there were."""
        self.asked_since = created
        """Since when the present questions are open."""
        self.turn_since = created
        """The same as far as everybody knows: secret decisions do not change it."""
        self.seating = 0
        """Changes whenever somebody takes or leaves a seat, or may no longer watch."""
        self.shared = Shared()
        self.feeds = [Feed() for _ in range(len(self.chairs) + 1)]
        """The feed of each seat, and last that of the spectators."""
        self._legal: dict[Seat, list[str]] = {}

    def agree(self, opening: Opening) -> None:
        """Replaces what is agreed, for the present seats; only before the game."""
        seats = len(self.chairs)
        self.opening = opening
        self.game, self.setting = game_of(opening)
        self.clocks = Clocks(opening.clock, seats)
        self.questions = [Question() for _ in self.chairs]
        self.shared = Shared()
        # Before the game everybody is told the same: a new seat gets the feed of the spectators.
        spectators = self.feeds.pop()
        self.feeds = [*self.feeds[:seats], *[spectators.copy() for _ in range(seats - len(self.feeds))], spectators]

    def tell(self, done: Done, at: Millis) -> None:
        """Tells each recipient its part. The seat that acted always gets a number, even if nothing else is told.

        Spectators who see hands get one for every move.
        """
        spectators = len(self.chairs)
        sees_hands = self.opening.spectators == "hands"
        same = cut_for_everybody(done.events)
        same_written = b"" if same is None else write_events(same)
        for place, feed in enumerate(self.feeds):
            if same is not None:
                told = same
            elif place == spectators and sees_hands:
                told = cut_for_all_hands(done.events)
            else:
                told = cut_for(done.events, None if place == spectators else place)
            sees_move = place == spectators and sees_hands and done.mover is not None
            feed.told_last = len(told) > 0 or place == done.actor or sees_move
            if feed.told_last:
                feed.tell(told, write_events(told) if same is None else same_written, at)
        if all(feed.told_last for feed in self.feeds):
            self.told_at = at

    # What can be asked.

    @property
    def number(self) -> int:
        """How many entries were folded."""
        return len(self.entries)

    @property
    def status(self) -> Status:
        """`open` before the game, `running`, `over`, or `closed`."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "running" if self.match.result is None else "over"

    def to_act(self) -> list[Seat]:
        """The seats that may decide something now, of people and bots; in a race those that have not answered.

        In a window only the first; `is_asked` says who else is asked.
        """
        if self.match is None or self.closed:
            return []
        races, asked = self.races, self.match.to_act
        if races is None or races.shown_at is None:
            return asked
        return [seat for seat in asked if not races.has_answered(seat)]

    def is_asked(self, seat: Seat) -> bool:
        """Whether the person on this seat may decide something now."""
        question = self.questions[seat]
        return question.is_asked and not question.is_bot

    def legal(self, seat: Seat) -> list[str]:
        """The legal moves of a seat that is asked, as words."""
        if self.match is None or not self.is_asked(seat):
            return []
        if seat not in self._legal:
            words = self.match.grammar.words
            self._legal[seat] = sorted([words(move) for move in self.questions[seat].moves])
        return self._legal[seat]

    def forget_legal(self) -> None:
        """The questions have changed."""
        self._legal.clear()

    @property
    def commitment(self) -> str | None:
        """What fixes the shuffle before anybody has sat down; None for a record, whose shuffles are known."""
        return commit(self.secret) if self.opening.record is None else None

    @property
    def stand_in(self) -> BotPlan:
        """The bot that plays for absent players."""
        return self.opening.stand_in or stand_in_for(self.game)

    @property
    def begun(self) -> Match:
        """The match of a game that has begun."""
        assert self.match is not None
        return self.match

    @property
    def run_races(self) -> Races:
        """The races of a game that has begun."""
        assert self.races is not None
        return self.races

    def timed_state(self) -> TimedState:
        """The position of a game with races."""
        return timed_state(self.begun)

    def seat_of(self, identity: IdentityId | None) -> Seat | None:
        """The seat of an identity."""
        if identity is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.identity == identity:
                    return seat
        return None

    def recipient_of(self, identity: IdentityId | None) -> Recipient:
        """The seat of an identity, or None for a spectator; `Wrong` if spectators are not allowed.

        Before the game everybody who knows the table may see it: otherwise nobody could sit down.
        """
        seat = self.seat_of(identity)
        if seat is None and self.opening.spectators == "none" and self.match is not None and identity != self.opener:
            raise Wrong("table-no-spectators", 403)
        return seat

    def feed(self, recipient: Recipient) -> Feed:
        """The feed of a recipient; for a seat that does not exist yet, that of the spectators."""
        spectators = len(self.chairs)
        return self.feeds[spectators if recipient is None else min(recipient, spectators)]

    def people(self) -> list[Seat]:
        """The seats of people, even if a bot plays for them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.identity is not None]

    def can_pause(self, seat: Seat) -> bool:
        """Whether the player of this seat is the only person at a table with races (EL-NET-21)."""
        return self.races is not None and self.people() == [seat]

    def count(self, recipient: Recipient) -> int:
        """The present number of a recipient."""
        return self.feed(recipient).number

    def numbers(self) -> list[int]:
        """The present number of each seat."""
        return [feed.number for feed in self.feeds[:-1]]
