"""One play of a game: rules, seed, moves so far, position."""

from pathlib import Path
from typing import final

from mypy_extensions import i64

from quintessence.core.canonical import DEEPEST, copied_object, is_too_deep
from quintessence.core.chance import QuickChance, Seed, SeedChance, checked_seed, derived_chance, new_seed
from quintessence.core.contract import Game, State
from quintessence.core.entry import MOVE, RESIGN, SUBSTITUTE, UNDO, RecordEntry
from quintessence.core.errors import BadCall, BadPosition, BadRecord
from quintessence.core.event import Event, Log
from quintessence.core.fair import Fair
from quintessence.core.observation import Observation
from quintessence.core.quoting import shortened
from quintessence.core.record import FORMAT, write_record, write_whole
from quintessence.core.refusal import Refusal, Refused
from quintessence.core.registry import find_game
from quintessence.core.resignation import result_of_resignations, with_resigned_last
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.tally import TallyRow
from quintessence.core.types import JsonObject, Seat
from quintessence.core.undo import Snapshot, may_be_taken_back


@final
class Match:
    """A game that is being played. Words in, events out; every seat sees its own view."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seed: Seed | None = None,
        options: JsonObject | None = None,
        cards: str | None = None,
        start: JsonObject | None = None,
    ) -> None:
        """A new match at the ordinary start of the game, or at the position `start`.

        `game` is a slug or a rulebook; left out, `seats` is the game's default, `seed` is drawn, an option
        has its default. `UnknownGame`, `BadSetting` and `BadPosition` say what is wrong.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.seed: Seed = new_seed() if seed is None else checked_seed(seed)
        self.setting = self.game.setting(seats, options, cards)
        self.start = None if start is None else checked_start(start, self.game, self.setting)
        self.grammar = self.game.grammar(self.setting)
        self.chance = SeedChance(self.seed)
        self.state = self._first_state()
        self.entries: list[RecordEntry] = []
        """What was done, in order: the moves and the entries that are not moves."""
        self.events: list[Event] = []
        """What happened, all-seeing."""
        self.resigned: list[Seat] = []
        """The seats that gave up, the earliest first."""
        self.names: list[str] | None = None
        """What the players are called, for the record."""
        self.fair: Fair | None = None
        """How the seed was made, for the record."""
        self._told: list[list[JsonObject]] = [[] for _ in range(self.setting.seats + 1)]
        """What each seat and, last, the spectators were sent, as far as somebody has asked for it."""
        self._told_to = [0] * (self.setting.seats + 1)
        """Up to which event that is."""
        self._snapshots: list[Snapshot] = []
        self._stopped: State | None = None
        """The position as it is shown once resignations have ended the match."""
        # Where being asked shows what a seat holds, every move may have revealed something.
        self._is_telling = self.game.reveals_hands(self.setting)

    def _first_state(self) -> State:
        if self.start is None:
            return self.game.setup(self.setting, self.chance)
        return self.game.from_json(self.start, self.setting, self.chance)

    @staticmethod
    def from_position(
        game: str | Game,
        position: JsonObject,
        seats: int | None = None,
        seed: Seed | None = None,
        options: JsonObject | None = None,
        cards: str | None = None,
    ) -> "Match":
        """A match that begins at `position`, the JSON of the rulebook page; what it leaves open is drawn."""
        return Match(game, seats, seed, options, cards, position)

    @property
    def to_act(self) -> list[Seat]:
        """The seats that may decide now, ascending; none when the match is over."""
        return [] if self.result is not None else self.state.to_act()

    @property
    def result(self) -> Result | None:
        """How the match ended, None while it runs."""
        ended = self.state.result()
        if ended is not None:
            return with_resigned_last(ended, self.resigned)
        if not self.resigned:
            return None
        return result_of_resignations(self.game.sides(self.setting), self.resigned)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The moves that `seat` may make now, sorted, as words.

        Empty for a seat that is not asked; `seat` may be left out when exactly one is to act. Canonical:
        `play` also accepts the other spellings that the rulebook page allows.
        """
        if self.result is not None:
            return []
        asked = self._seat(seat)
        return sorted([self.grammar.words(move) for move in self.state.legal_moves(asked)])

    def why(self, words: str, seat: Seat | None = None) -> Refusal | None:
        """The rule that forbids these words now, None if they may be played."""
        asked = self._seat(seat)
        self._check_not_resigned()
        return self.game.explain(self.state, asked, words)

    def preview(self, words: str, seat: Seat | None = None) -> JsonObject | None:
        """What a move would make of what `seat` sees, as far as that is certain; None where nothing can be said.

        The game's page says what there is to read. Raises `Refused`, with the rule, when the words may not be played
        now. Nothing changes.
        """
        mover = self._seat(seat)
        return self.state.preview(mover, self._checked(words, mover))

    def play(self, words: str, seat: Seat | None = None, at: int | None = None) -> list[Event]:
        """Plays a move and returns what happened, all-seeing; `told` has what each seat is told of it.

        Raises `Refused`, with the rule, when the words may not be played now: nothing has changed then. `at`
        is the time of the move for the record, in milliseconds since 1970.
        """
        mover = self._seat(seat)
        move = self._checked(words, mover)
        return self._carry_out(mover, move, self.grammar.words(move), at)

    def _checked(self, words: str, mover: Seat) -> i64:
        """The listed form of a move that may be played; raises `Refused` for any other."""
        refusal = self.why(words, mover)
        if refusal is not None:
            raise Refused(refusal, words, self.game)
        return self.game.canonical(self.state, mover, self.grammar.parse(words))

    def redo(self, words: str, seat: Seat, at: int | None = None) -> list[Event]:
        """Plays a move that was checked in this very position before; its words are canonical."""
        return self._carry_out(seat, self.grammar.parse(words), words, at)

    def _carry_out(self, mover: Seat, move: i64, written: str, at: int | None) -> list[Event]:
        before, drawn, log = self.state.to_act(), self.chance.drawn, Log()
        snapshot = Snapshot(self.state.copy(), mover, written, log.events)
        self.state.apply(mover, move, self.chance, log)
        self.entries.append(RecordEntry(MOVE, mover, written, at))
        drew = self.chance.drawn != drawn
        if not self._is_telling and may_be_taken_back(mover, before, self.state.to_act(), log.events, drew):
            self._snapshots.append(snapshot)
        else:
            self._snapshots.clear()
        self._correct_ending(log.events)
        return self._note(log.events)

    def _correct_ending(self, events: list[Event]) -> None:
        """A game that was played on after a resignation ends with the match's result, not with its own."""
        result = self.result
        if self.resigned and result is not None and events and events[-1].kind == "game-over":
            events[-1] = Event("game-over", {**events[-1].fields, **result.to_json()})

    def can_undo(self, seat: Seat | None) -> bool:
        """Whether `seat` may take back the last move: its own, with nothing revealed or drawn by it."""
        return len(self._snapshots) > 0 and self._snapshots[-1].seat == seat and self.result is None

    def undo(self, seat: Seat | None = None) -> list[Event]:
        """Takes back the last move and returns the event that says so; `BadCall` when it may not be."""
        if seat is None and self._snapshots:
            seat = self._snapshots[-1].seat
        if seat is not None:
            self._seat(seat)
        if seat is None or not self.can_undo(seat):
            raise BadCall("no-undo")
        snapshot = self._snapshots.pop()
        self.state = snapshot.state
        self.entries.append(RecordEntry(UNDO, seat))
        return self._note([snapshot.undone()])

    def resign(self, seat: Seat) -> list[Event]:
        """Gives up the game for `seat`.

        With two sides the other wins. With more the game goes on, somebody else moves for the seat, and it
        ranks last; when one side is left, that side wins.
        """
        loser = self._seat(seat)
        self._check_running()
        if loser in self.resigned:
            raise BadCall("resigned-already", {"seat": loser})
        self.resigned.append(loser)
        self.entries.append(RecordEntry(RESIGN, loser))
        self._snapshots.clear()
        events = [Event("resigned", {"seat": loser})]
        result = self.result
        if result is not None:
            events.append(Event("game-over", result.to_json()))
        return self._note(events)

    def substitute(self, seat: Seat, by: str) -> list[Event]:
        """Notes that the bot `by` plays `seat` from now on; the caller asks it for its moves."""
        replaced = self._seat(seat)
        self._check_running()
        self.entries.append(RecordEntry(SUBSTITUTE, replaced, by))
        self._snapshots.clear()
        return self._note([Event("substituted", {"seat": replaced, "by": by})])

    def view(self, seat: Seat | None) -> JsonObject:
        """All that `seat` may know now (None: a spectator): the rulebook page's view and the key `table`."""
        if seat is not None:
            self._seat(seat)
        return {**self.shown(seat), "table": self.at_table(seat)}

    def shown(self, seat: Seat | None) -> JsonObject:
        """The rulebook page's view for `seat`; after resignations with the match's result, not with the game's own."""
        shown, result = self._seen().shown(seat), self.result
        if self.resigned and result is not None and shown.get("result") is not None:
            shown["result"] = result.to_json()
        return shown

    def at_table(self, seat: Seat | None) -> JsonObject:
        """The part `table` of the view: what is asked, who is awaited, and whether `seat` may undo."""
        part = {**self._seen().at_table(seat), "can_undo": self.can_undo(seat)}
        if self.result is not None:
            part["awaited"] = []
        return part

    def tally(self) -> list[TallyRow]:
        """What the game counts now, of the same position as is shown."""
        return self._seen().tally()

    def viewpoint(self, seat: Seat | None) -> int:
        """A number that is the same for all who are `shown` the same now."""
        return self._seen().viewpoint(seat)

    def _seen(self) -> State:
        """The position to be shown: after resignations that ended the match one in which nobody is to act."""
        if not self.resigned or self.state.result() is not None:
            return self.state
        result = self.result
        if result is None:
            return self.state
        if self._stopped is None:
            self._stopped = self.state.stopped(result)
        return self._stopped

    def told(self, seat: Seat | None) -> list[JsonObject]:
        """All that `seat` (None: a spectator) was ever sent, oldest first."""
        place = self.setting.seats if seat is None else self._seat(seat)
        told = self._told[place]
        for event in self.events[self._told_to[place] :]:
            part = event.cut(seat)
            if part is not None:
                # A copy: what the caller changes in it must not show elsewhere.
                told.append(copied_object(part))
        self._told_to[place] = len(self.events)
        return list(told)

    def observe(self, seat: Seat | None = None) -> Observation:
        """What a bot that plays `seat` is handed."""
        asked = self._seat(seat)
        return self.foresee(self.state, asked, self.can_undo(asked))

    def foresee(self, state: State, seat: Seat, can_undo: bool = False) -> Observation:
        """What a bot is handed to decide in advance, in case the match comes to `state`."""
        chance = derived_chance(self.seed, "observe", len(self.entries), seat)
        return Observation(self.game, self.setting, seat, state.sample(seat, chance), self.told(seat), can_undo)

    def position(self) -> JsonObject:
        """The whole position, all-seeing, as the JSON of the rulebook page."""
        return self.state.to_json()

    def record(self) -> str:
        """The whole match as text: what `from_record` replays and `verify` checks."""
        result = self.result
        told: JsonObject = {
            "format": FORMAT,
            "game": self.game.slug,
            "rules": self.game.rules_version,
            **self.setting.to_json(),
            "seed": self.seed,
            "start": self.start,
            "entries": [entry.to_json() for entry in self.entries],
            "result": None if result is None else result.to_json(),
        }
        if self.names is not None:
            told["names"] = list(self.names)
        if self.fair is not None:
            told["fair"] = self.fair.to_json()
        return write_record(told)

    def save(self, path: str | Path) -> None:
        """Writes the record to a file, whole or not at all; its name usually ends in `.quint`."""
        write_whole(Path(path), self.record())

    @staticmethod
    def from_record(text: str) -> "Match":
        """The match of a record, replayed move by move; `BadRecord` says what is wrong with it."""
        from quintessence.core.replay import load_match

        return load_match(text)

    @staticmethod
    def load(path: str | Path) -> "Match":
        """The match that was saved in a file, replayed; `BadRecord` says what is wrong with it."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadRecord("record-not-json") from error
        return Match.from_record(text)

    def copy(self) -> "Match":
        """A match equal to this one that goes its own way."""
        agreed = self.setting
        twin = Match(self.game, agreed.seats, self.seed, agreed.options, agreed.cards, self.start)
        twin.state = self.state.copy()
        twin.chance = self.chance.copy()
        twin.entries = list(self.entries)
        twin.events = list(self.events)
        twin.resigned = list(self.resigned)
        twin.names, twin.fair = self.names, self.fair
        twin._told = [list(told) for told in self._told]
        twin._told_to = list(self._told_to)
        # A snapshot is never changed while it waits, but becomes the position when it is used.
        twin._snapshots = [Snapshot(s.state.copy(), s.seat, s.words, s.events) for s in self._snapshots]
        return twin

    def __eq__(self, other: object) -> bool:
        """Whether both are the same play at the same moment."""
        if not isinstance(other, Match):
            return False
        return self is other or (self.record() == other.record() and self.position() == other.position())

    def __hash__(self) -> int:
        raise TypeError("a match changes as it is played: it cannot be a key")

    def _note(self, events: list[Event]) -> list[Event]:
        """What happened; seats are told when they ask."""
        self.events += events
        return events

    def _seat(self, seat: Seat | None) -> Seat:
        """The seat that is meant: the given one, or the only one to act."""
        if seat is not None:
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.setting.seats:
                raise BadCall("no-such-seat", {"given": seat, "last": self.setting.seats - 1})
            return seat
        asked = self.to_act
        if len(asked) == 1:
            return asked[0]
        if not asked:
            raise BadCall("match-over")
        raise BadCall("several-to-act", {"seats": ", ".join(map(str, asked))})

    def _check_running(self) -> None:
        if self.result is not None:
            raise BadCall("match-over")

    def _check_not_resigned(self) -> None:
        """The rules know no resignation: a position that it ended would still accept moves."""
        if self.state.result() is None:
            self._check_running()

    def __str__(self) -> str:
        """The board as a spectator sees it, in plain text."""
        lines = self.game.draw(self.view(None), self.setting, self.game.messages("en"))
        return "\n".join(["".join([text for _, text in line]).rstrip() for line in lines])

    def __repr__(self) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        changed = {name: value for name, value in self.setting.options.items() if value != defaults[name]}
        options = f", options={changed}" if changed else ""
        now = "over" if self.result is not None else "to act: " + ", ".join(map(str, self.to_act))
        made = f"{len(self.entries)} entries, {now}"
        return f"<Match({self.game.slug!r}, seats={self.setting.seats}, seed={self.seed!r}{options}): {made}>"


def checked_start(position: JsonObject, game: Game, setting: Setting) -> JsonObject:
    """The position as the match keeps it: its own copy. Keys may be left out, but in most games not all of them."""
    if not (position or game.deals_everything()):
        keys = ", ".join(game.setup(setting, QuickChance(0)).to_json())
        raise BadPosition("no-position", {**game.names(), "given": shortened(position), "keys": keys})
    if is_too_deep(position):
        raise BadPosition("too-deep", {"limit": DEEPEST})
    return copied_object(position)
