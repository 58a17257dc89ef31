"""A table: the fold of its entries.

Every worker that folds the same entries has the same table, the same faces and the same numbers for everybody. A
command changes nothing: it says which entries it would add, or why it may not (`Refused` names a rule of the game,
`Wrong` a sentence of the house, a `Mistake` one of the core).
"""

from collections.abc import Container, Iterable
from typing import final

from quintessence.core.match import Match
from quintessence.core.refusal import Refusal
from quintessence.core.timed import TimedState
from quintessence.core.types import JsonObject, Seat
from quintessence.server.clock import Millis
from quintessence.server.store.contract import IdentityId, Listing, Status, TableId
from quintessence.server.table import (
    again,
    commands,
    commands_absent,
    commands_host,
    commands_play,
    due,
    folding,
    listings,
    replaying,
)
from quintessence.server.table.breaks import pause_or_go_on
from quintessence.server.table.chairs import Chair
from quintessence.server.table.clocks import Clocks
from quintessence.server.table.cutting import cut_for, cut_for_all_hands, cut_for_everybody
from quintessence.server.table.entries import Entry, Opened, decode
from quintessence.server.table.faces import Shared, make_face
from quintessence.server.table.feed import Feed, Recipient, Update, write_events
from quintessence.server.table.happening import Done
from quintessence.server.table.opening import BotPlan, Opening, OrderKind, SeatPlan, stand_in_for
from quintessence.server.table.questions import Question, follow_questions
from quintessence.server.table.races import Races
from quintessence.server.table.taking_back import Takeback
from quintessence.server.table.todo import BotWanted, RaceShow, Todo
from quintessence.server.table.windows import Windows
from quintessence.server.words import Wrong

__all__ = ["BotWanted", "Question", "RaceShow", "Recipient", "Table", "Takeback", "Todo", "Update"]


@final
class Table:
    """One table after some entries."""

    def __init__(self, opened: Opened) -> None:
        self.id: TableId = opened.table
        self.opener: IdentityId | None = opened.opener
        self.opening: Opening = opened.opening
        self.secret = opened.secret
        self.created: Millis = opened.at
        self.changed: Millis = opened.at
        self.told_at: Millis = opened.at
        """When everybody was last told something: what is done in secret changes no list."""
        self.entries: list[Entry] = []
        self.game, self.setting = folding.game_of(opened.opening)
        self.chairs = [Chair(plan) for plan in opened.opening.seats]
        self.closed = False
        self.match: Match | None = None
        self.clocks = Clocks(opened.opening.clock, len(self.chairs))
        self.windows = Windows()
        self.races: Races | None = None
        self.questions = [Question() for _ in self.chairs]
        self.takeback: Takeback | None = None
        self.asked_since: Millis = opened.at
        """Since when those who are to act are asked."""
        self.turn_since: Millis = opened.at
        """The same as far as everybody was told: what is decided in secret does not move it."""
        self.rematch_asked: set[Seat] = set()
        self.rematch_nonces: dict[Seat, str] = {}
        self.rematch_harder = False
        self.rematch_table: TableId | None = None
        self.seating = 0
        """Another number whenever somebody takes or leaves a seat, or may no longer look on."""
        self.shared = Shared(self)
        self._feeds = [Feed() for _ in range(len(self.chairs) + 1)]
        self._legal: dict[Seat, list[str]] = {}

    # The fold.

    @staticmethod
    def fold(entries: Iterable[bytes]) -> "Table":
        """The table after these entries, the first of which opened it; `ValueError` if there is none."""
        return Table.of(decode(stored) for stored in entries)

    @staticmethod
    def of(entries: Iterable[Entry]) -> "Table":
        """The same from entries that are already read."""
        table: Table | None = None
        for entry in entries:
            if table is None:
                if not isinstance(entry, Opened):
                    raise ValueError("the first entry of a table opens it")
                table = Table(entry)
            table.add_entry(entry)
        if table is None:
            raise ValueError("a table has at least one entry")
        return table

    @property
    def number(self) -> int:
        """How many entries were folded."""
        return len(self.entries)

    def add(self, stored: bytes) -> None:
        """Folds one stored entry, which is trusted."""
        self.add_entry(decode(stored))

    def add_entry(self, entry: Entry) -> None:
        """The same for an entry that is already read."""
        self.changed = entry.at
        done = folding.fold_entry(self, entry)
        self.entries.append(entry)
        self._tell(done, entry.at)
        if done.changes_questions:
            self._legal.clear()
            follow_questions(self, done.mover)

    def agree(self, opening: Opening) -> None:
        """From now on this is agreed, for the seats that are there: only before the game has begun."""
        seats = len(self.chairs)
        self.opening = opening
        self.game, self.setting = folding.game_of(opening)
        self.clocks = Clocks(opening.clock, seats)
        self.questions = [Question() for _ in self.chairs]
        self.shared = Shared(self)
        # Until the game begins everybody is told the same: a seat that is new was told what spectators were.
        spectators = self._feeds.pop()
        self._feeds = [*self._feeds[:seats], *[spectators.copy() for _ in range(seats - len(self._feeds))], spectators]

    def _tell(self, done: Done, at: Millis) -> None:
        """Gives each recipient its part; the one who acted is always told at least that its entry stands.

        Spectators who see all hands see every move.
        """
        spectators = len(self.chairs)
        sees_hands = self.opening.spectators == "hands"
        same = cut_for_everybody(done.events)
        same_written = b"" if same is None else write_events(same)
        for place, feed in enumerate(self._feeds):
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
        if all(feed.told_last for feed in self._feeds):
            self.told_at = at

    # What can be asked.

    @property
    def status(self) -> Status:
        """`open` before the start, `running`, `over`, or `closed` for good."""
        if self.closed:
            return "closed"
        if self.match is None:
            return "open"
        return "running" if self.match.result is None else "over"

    def to_act(self) -> list[Seat]:
        """The seats that may decide something now, whoever plays them; in a race those that have not answered.

        In a window the first; `is_asked` says who else is put a question.
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
        """The moves of a seat that is asked, as words."""
        if self.match is None or not self.is_asked(seat):
            return []
        if seat not in self._legal:
            words = self.match.grammar.words
            self._legal[seat] = sorted([words(move) for move in self.questions[seat].moves])
        return self._legal[seat]

    def bot_of(self, seat: Seat) -> BotPlan | None:
        """The bot that plays a seat now, None if a person does."""
        return self.chairs[seat].bot

    @property
    def stand_in(self) -> BotPlan:
        """The bot that plays for those who are gone."""
        return self.opening.stand_in or stand_in_for(self.game)

    def timed_state(self) -> TimedState:
        """The position of a game with races."""
        assert self.match is not None
        state = self.match.state
        assert isinstance(state, TimedState)
        return state

    def seat_of(self, identity: IdentityId | None) -> Seat | None:
        """The seat of an identity."""
        if identity is not None:
            for seat, chair in enumerate(self.chairs):
                if chair.identity == identity:
                    return seat
        return None

    def recipient_of(self, identity: IdentityId | None) -> Recipient:
        """The seat of an identity, or None: it looks on. Refused where nobody may.

        Before the game begins everybody who knows the table may look at it: how else would one sit down.
        """
        seat = self.seat_of(identity)
        if seat is None and self.opening.spectators == "none" and self.match is not None and identity != self.opener:
            raise Wrong("table-no-spectators", 403)
        return seat

    def feed(self, recipient: Recipient) -> Feed:
        """What a recipient was told; a seat that is not there yet, what spectators were."""
        spectators = len(self.chairs)
        return self._feeds[spectators if recipient is None else min(recipient, spectators)]

    def face(self, recipient: Recipient) -> JsonObject:
        """All that a recipient sees. Its parts are kept: do not change them."""
        feed = self.feed(recipient)
        face = feed.kept_face()
        if face is None:
            face = make_face(self, recipient)
            feed.keep_face(face)
        return face.document()

    def count(self, recipient: Recipient) -> int:
        """The recipient's own number now."""
        return self.feed(recipient).number

    def events_after(self, recipient: Recipient, number: int) -> list[JsonObject]:
        """What a recipient was told after one of its numbers."""
        return self.feed(recipient).after(number)

    def update(self, recipient: Recipient) -> Update | None:
        """What the last entry told a recipient, None if nothing; asked once for each entry.

        The patch leads from the face of the number before, if that was made by `face` or `update`; else it puts
        the whole face.
        """
        feed = self.feed(recipient)
        if not feed.told_last:
            return None
        return feed.update(make_face(self, recipient), self.shared)

    def listing(self) -> Listing:
        """The table as lists show it."""
        return listings.listing_of(self)

    def due(self) -> Millis | None:
        """When somebody must look at the table, None if it waits for people only."""
        return due.due_of(self)

    def act(self, now: Millis, thinking: Container[tuple[Seat, int]] = ()) -> Todo:
        """What is to be done now: entries to append, bots to ask, a card to show.

        `thinking` are the seats whose bots are thinking, each with the `prompt` they were asked: not asked again.
        """
        return due.todo_of(self, now, thinking)

    # Commands before the game.

    def invite(self, identity: IdentityId | None, seat: Seat, token: str, now: Millis) -> list[Entry]:
        """The opener, or somebody who sits here, makes an invitation to a seat."""
        return commands.invite(self, identity, seat, token, now)

    def sit(
        self,
        identity: IdentityId,
        name: str,
        now: Millis,
        seat: Seat | None = None,
        token: str | None = None,
        nonce: str | None = None,
    ) -> list[Entry]:
        """Takes a seat: that of the invitation, the given one, or the first that is free."""
        return commands.sit(self, identity, name, now, seat, token, nonce)

    def give_nonce(self, seat: Seat, nonce: str, now: Millis) -> list[Entry]:
        """The player's own word for the shuffle."""
        return commands.give_nonce(self, seat, nonce, now)

    def leave(self, seat: Seat, now: Millis) -> list[Entry]:
        """Gives the seat back before the game begins."""
        return commands.leave(self, seat, now)

    def seat_for(self, identity: IdentityId | None, seat: Seat, plan: SeatPlan, now: Millis) -> list[Entry]:
        """The host says what a seat is for; whoever sits there must look for another."""
        return commands_host.seat_for(self, identity, seat, plan, now)

    def seat_count(self, identity: IdentityId | None, seats: int, now: Millis) -> list[Entry]:
        """The host wants so many seats. Nobody loses theirs: free seats go first, then those of bots."""
        return commands_host.seat_count(self, identity, seats, now)

    def swap(self, identity: IdentityId | None, seat: Seat, other: Seat, now: Millis) -> list[Entry]:
        """The host lets those of two seats change places."""
        return commands_host.swap(self, identity, seat, other, now)

    def set_options(self, identity: IdentityId | None, options: JsonObject, now: Millis) -> list[Entry]:
        """The host chooses the options of the game, all that differ from its defaults."""
        return commands_host.set_options(self, identity, options, now)

    def rename(self, identity: IdentityId, name: str, now: Millis) -> list[Entry]:
        """Somebody is called otherwise from now on; nothing if they do not sit here, or the game is over."""
        return commands_host.rename(self, identity, name, now)

    def start(self, identity: IdentityId | None, now: Millis) -> list[Entry]:
        """Begins the game. Every seat must be taken."""
        return commands.start(self, identity, now)

    def close(self, identity: IdentityId | None, now: Millis) -> list[Entry]:
        """The opener closes a table at which nothing is being played."""
        return commands.close(self, identity, now)

    # Commands of the game.

    def why(self, seat: Seat, words: str) -> Refusal | None:
        """The rule that forbids these words now, None if they may be played."""
        return commands_play.why(self, seat, words)

    def preview(self, seat: Seat, words: str) -> JsonObject | None:
        """What a move would make of what the seat sees; `Refused` if it may not be played now."""
        return commands_play.preview(self, seat, words)

    def play(
        self,
        seat: Seat,
        words: str,
        prompt: int | None,
        now: Millis,
        claim: int | None = None,
        flip: int | None = None,
        elapsed: int | None = None,
        allowance: int = 0,
    ) -> list[Entry]:
        """Plays a move. `prompt` is the id that it answers; None only where the caller has just read the table.

        In a race `claim` is the player's own time, `elapsed` the server's from sending the card to receiving the
        answer (None: from the time at which it was shown), `allowance` what the line may explain. Asking for a
        card only asks: it is shown a random while later.
        """
        return commands_play.play(self, seat, words, prompt, now, claim, flip, elapsed, allowance)

    def bot_played(self, wanted: BotWanted, words: str, now: Millis) -> list[Entry]:
        """The answer of a bot that `act` asked for; a bot that answers nonsense makes the harmless move."""
        return commands_play.bot_played(self, wanted, words, now)

    def show(self, now: Millis, allowances: dict[Seat, int]) -> list[Entry]:
        """Shows the card that `act` wants shown; what the line of each seat that takes part may explain.

        For a seat whose line another worker knows, give the most that the terms allow: its answer brings the
        true allowance, the race only waits for it a little longer. Absent seats are left out.
        """
        return due.show(self, now, allowances)

    def reconsider(self, seat: Seat, now: Millis) -> list[Entry]:
        """Takes the answer to the open window back."""
        return commands_play.reconsider(self, seat, now)

    def order(self, seat: Seat, order: OrderKind, now: Millis) -> list[Entry]:
        """A standing order about windows, in place of the one before."""
        return commands_play.order(self, seat, order, now)

    def more_time(self, seat: Seat, milliseconds: int, now: Millis) -> list[Entry]:
        """Asks that windows that ask this seat last longer; 0: as agreed."""
        return commands_play.more_time(self, seat, milliseconds, now)

    def undo(self, seat: Seat, now: Millis) -> list[Entry]:
        """Takes back the seat's own last move."""
        return commands_play.undo(self, seat, now)

    def ask_takeback(self, seat: Seat, now: Millis) -> list[Entry]:
        """Asks the others to let the seat take its last move back."""
        return commands_play.ask_takeback(self, seat, now)

    def answer_takeback(self, seat: Seat, agree: bool, now: Millis) -> list[Entry]:
        """Agrees to a takeback, or not; the one who asked may answer no, too."""
        return commands_play.answer_takeback(self, seat, agree, now)

    def pause(self, seat: Seat, on: bool, now: Millis) -> list[Entry]:
        """The only person among bots stops a game with races, or lets it go on after a count-down."""
        return pause_or_go_on(self, seat, on, now)

    def resign(self, seat: Seat, now: Millis) -> list[Entry]:
        """Gives the game up."""
        return commands_absent.resign(self, seat, now)

    # Presence.

    def away(self, seat: Seat, now: Millis) -> list[Entry]:
        """The last connection of a seat is gone; nothing if that is known."""
        return commands_absent.away(self, seat, now)

    def here(self, seat: Seat, now: Millis) -> list[Entry]:
        """The player of a seat is connected; takes over from the bot that stood in."""
        return commands_absent.here(self, seat, now)

    def claim(self, by: Seat, seat: Seat, how: str, now: Millis) -> list[Entry]:
        """Claims the seat of somebody who has been away too long: `win`, `bot` or `wait`."""
        return commands_absent.claim(self, by, seat, how, now)

    def take_over(self, identity: IdentityId, name: str, seat: Seat, now: Millis) -> list[Entry]:
        """One who looks on takes the seat of somebody who has been away too long."""
        return commands_absent.take_over(self, identity, name, seat, now)

    # Talk, and what comes after.

    def say(self, seat: Seat | None, name: str, text: str, now: Millis, language: str | None = None) -> list[Entry]:
        """Says something to the table."""
        return commands.say(self, seat, name, text, now, language)

    def rematch(self, seat: Seat, now: Millis, nonce: str | None = None, harder: bool = False) -> list[Entry]:
        """Wants to play again; once all people do, `rematch_wanted` says at which table."""
        return again.rematch(self, seat, now, nonce, harder)

    def harder_bots(self) -> list[BotPlan | None]:
        """For each seat the next stronger bot; empty where there is none, or several people would have to agree."""
        return again.harder_bots(self)

    def rematch_wanted(self) -> TableId | None:
        """The id of the table that is to be made for the rematch, None if not all have agreed, or it is made."""
        return again.rematch_wanted(self)

    def rematch_entries(self, secret: str, now: Millis) -> list[Entry]:
        """The first entries of that table, at which the game has begun. `secret` is freshly drawn."""
        return again.rematch_entries(self, secret, now)

    def rematch_made(self, now: Millis) -> list[Entry]:
        """Notes here that the table for the rematch exists."""
        return again.rematch_made(self, now)

    def record(self) -> str:
        """The record of the game once it is over: what `verify` accepts."""
        return replaying.record_of(self)

    def replay(self, ply: int, viewer: Recipient) -> JsonObject:
        """A finished game after some of its moves, as a viewer saw it, with the whole position."""
        return replaying.replay(self, ply, viewer)

    def face_at(self, recipient: Recipient, number: int) -> JsonObject:
        """The face that a recipient had at one of its own numbers."""
        return replaying.face_at(self, recipient, number)
