"""The contract: what a game promises, and what everything else may rely on.

A `Game` is a rulebook, a `State` one moment of one play of it. The kit in `quintessence.testing` checks every sentence
of these docstrings, for our games and for yours (`quintessence check-game`).
"""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintessence.core.canonical import canonical_json
from quintessence.core.chance import Chance
from quintessence.core.errors import BadSetting
from quintessence.core.event import Log
from quintessence.core.gallery import Exhibit, Shelf
from quintessence.core.grammar import Grammar
from quintessence.core.keys import key_of_text
from quintessence.core.messages import Messages, core_messages, kept_messages
from quintessence.core.numbering import GrammarNumbering, Numbering
from quintessence.core.options import Option, read_options
from quintessence.core.quoting import shortened
from quintessence.core.refusal import Refusal
from quintessence.core.result import Result
from quintessence.core.setting import Setting
from quintessence.core.tally import TallyRow
from quintessence.core.types import LANGUAGES, Json, JsonObject, Language, Line, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: everything about a game at one moment. Mutable, cheap to copy, deterministic."""

    setting: Setting

    def to_act(self) -> list[Seat]:
        """The seats that may decide now, ascending: one, several at once (offers, races), none at the end.

        Empty exactly when `result` is not None.
        """
        raise NotImplementedError

    def mover(self) -> i64:
        """The first seat to act, -1 if there is none."""
        seats = self.to_act()
        return seats[0] if seats else -1

    def awaited(self) -> list[Seat]:
        """The seats of which everybody knows that they are to act. Games with secret answers name fewer."""
        return self.to_act()

    def legal_moves(self, seat: i64) -> vec[i64]:
        """What `seat` may do now: packed moves in canonical form, none twice.

        Never empty for a seat to act, empty for any other; at most 1000.
        """
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, chance: Chance, log: Log | None = None) -> None:
        """Carries out a legal move. It trusts the move; words go through `Game.explain` first.

        All randomness comes from `chance`. What happens is told to `log`, if there is one, in the order in
        which it happens; the last event of a game is `game-over`.
        """
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        raise NotImplementedError

    def stopped(self, result: Result) -> "State":
        """This position with the game over, as `result` says: nobody is to act, nothing is asked any more.

        It is shown after a resignation: a copy with everything in its place. It is only looked at: nobody plays on from
        it or stores it. By default it looks as before.
        """
        return self.copy()

    def tally(self) -> list[TallyRow]:
        """What is counted now, one number for each seat; the first row is the measure to be drawn over time.

        The rows are the same throughout a game, in the same order, each called `tally-NAME` in the game's texts. A
        function of what a spectator sees: it may be shown to anybody at any time. At least one row.
        """
        return []

    def copy(self) -> "State":
        """A position equal to this one that shares nothing with it that can change."""
        raise NotImplementedError

    def shown(self, seat: Seat | None) -> JsonObject:
        """The keys of the rulebook page's view for `seat` (None: a spectator), built up from what it may see."""
        raise NotImplementedError

    def viewpoint(self, seat: Seat | None) -> int:
        """A number that is the same for all who are `shown` the same now (`seat` None: a spectator).

        What many see is then made only once for all of them. A game in which nothing is hidden gives everybody the
        same number; by default everybody has their own.
        """
        return -1 if seat is None else seat

    def prompt(self, seat: Seat | None) -> JsonObject:
        """What is being asked now, as `seat` may know it: at least `kind`."""
        raise NotImplementedError

    def window(self) -> JsonObject | None:
        """The reaction window that is open, as everybody knows it; None where none is, or the game has no windows.

        `kind`; `about`, what happens if nobody answers; `turn`, the number of the turn; `seats`, those it asks, the
        one asked now first, each only if what comes before changes nothing; `pass`, the words that let it happen.
        """
        return None

    def is_formality(self, seat: i64) -> bool:
        """Whether the one move that `seat` has left is no decision, and nobody would miss being asked for it.

        Never the end of a turn: before that a player looks at the board, or takes something back. Asked only of a seat
        to act with one move, outside windows.
        """
        return False

    def view(self, seat: Seat | None) -> JsonObject:
        """All that `seat` may know: the page's keys, and `table` with the prompt and who is publicly awaited."""
        return {**self.shown(seat), "table": self.at_table(seat)}

    def at_table(self, seat: Seat | None) -> JsonObject:
        """The part `table` of the view."""
        awaited: list[Json] = list(self.awaited())
        return {"prompt": self.prompt(seat), "awaited": awaited}

    def sample(self, seat: Seat | None, chance: Chance) -> "State":
        """A whole position that `seat` cannot tell from this one by its view and its legal moves.

        A function of that view and of `chance`: it carries nothing of the truth that the view does not show.
        """
        raise NotImplementedError

    def preview(self, seat: Seat, move: i64) -> JsonObject | None:
        """What a legal move of `seat` would make of what is in sight; None where nothing can be said beforehand.

        A function of the view of `seat`: it tells nothing of hidden cards, of chance or of what others will decide.
        What it tells then happens. Asking changes nothing.
        """
        return None

    def to_json(self) -> JsonObject:
        """The rulebook page's position, all-seeing; `Game.from_json` reads it back."""
        raise NotImplementedError

    def __repr__(self) -> str:
        now = f"to act: {', '.join(map(str, self.to_act()))}" if self.result() is None else f"{self.result()!r}"
        return f"<{type(self).__name__}, {self.setting.seats} seats, {now}>"

    def values(self) -> list[float]:
        """How good the position is for each seat, from -1 (lost) to 1 (won); a finished game is worth its result."""
        raise NotImplementedError

    def value(self, seat: i64) -> float:
        """The same for one seat. Searches ask for this at every position: a game that is quick makes no list for it."""
        return self.values()[seat]

    def fill_features(self, seat: i64, into: vec[float]) -> None:
        """Writes the features of `seat` into the first places of `into`, in the order of `Game.features`.

        Every place is written, whatever it held; numbers of the size of 1. They may depend on the whole position: a
        search asks for those of samples only.
        """
        raise NotImplementedError

    def is_settled(self) -> bool:
        """Whether nothing is under way that somebody still has to decide: features then say what a position is worth.

        False between a card that asks something and its answer; true at the end.
        """
        return True

    def key(self) -> i64:
        """A number for the whole position: the same for equal positions, different for others but for rare accidents.

        The same in every process. A game that is quick adds up its own fields (`core/keys.py`).
        """
        return key_of_text(canonical_json(self.to_json()))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rulebook: names, seats, options, move words, set-up, refusals."""

    slug: str
    """The name in commands, records and addresses: `elem-master`."""

    rules_version: int
    """Goes up when a rule changes what a record replays to."""

    seat_counts: list[int]
    """The numbers of seats that the game can be played with, ascending."""

    options: list[Option]
    """The variants, as on the rulebook page."""

    def __repr__(self) -> str:
        return f"<Game {self.slug!r}>"

    def default_seats(self) -> int:
        """How many seats a game has where nobody says how many: the fewest that need no option."""
        return self.seat_counts[0]

    def minutes(self) -> tuple[int, int] | None:
        """About how long a game takes, in minutes: a short one, a long one. None where that is not known."""
        return None

    def has_windows(self) -> bool:
        """Whether its positions may have reaction windows (`State.window`)."""
        return False

    def data(self) -> Traversable:
        """The folder with `rules.LANG.ftl` and the game's other data: `data` beside the module of its class."""
        module = type(self).__module__
        return files(module.rpartition(".")[0] or module) / "data"

    def grammar(self, setting: Setting) -> Grammar:
        """The words of this game with these seats, options and cards."""
        raise NotImplementedError

    def numbering(self, setting: Setting) -> Numbering:
        """A compact numbering of moves, at most 100,000; by default every move that the grammar can write."""
        return GrammarNumbering(self.grammar(setting))

    def check(self, setting: Setting) -> None:
        """Raises `BadSetting` where options that are fine alone do not go together."""

    def setup(self, setting: Setting, chance: Chance) -> State:
        """The ordinary start; what the rules leave to chance is drawn from `chance`."""
        raise NotImplementedError

    def from_json(self, position: JsonObject, setting: Setting, chance: Chance) -> State:
        """The position that the page's JSON describes; what it leaves open has its default or is drawn.

        Raises `BadPosition`, naming the key, for anything else.
        """
        raise NotImplementedError

    def deals_everything(self) -> bool:
        """Whether even an empty object is a position to play from, since all that it leaves open is dealt."""
        return False

    def explain(self, state: State, seat: Seat, words: str) -> Refusal | None:
        """Why `seat` may not play these words now: the rule that the page names first, None if they are legal."""
        raise NotImplementedError

    def canonical(self, state: State, seat: Seat, move: i64) -> i64:
        """The listed form of a move that `explain` accepts (a free number stays)."""
        return move

    def features(self, setting: Setting) -> list[str]:
        """What is counted of each seat to tell how good its position is; empty for a game that cannot be weighed so.

        A name is `GROUP` or `GROUP:DETAIL`. Each group has the message `feature-GROUP` with `.gain` and `.loss`: what a
        move does that makes it worth more or less. The weights are data (`data/weights`), fitted by play.
        """
        return []

    def idle(self, state: State, seat: Seat) -> i64:
        """What an absent seat does: the harmless legal move that the page implies, else the first listed."""
        return state.legal_moves(seat)[0]

    def sides(self, setting: Setting) -> list[list[Seat]]:
        """Who plays together; each seat for itself unless the game has teams."""
        return [[seat] for seat in range(setting.seats)]

    def draw(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        """A view as lines of styled text for a terminal."""
        raise NotImplementedError

    def draw_question(self, view: JsonObject, setting: Setting, messages: Messages) -> list[Line]:
        """The part of a drawing that says what is being asked; the whole drawing unless a game parts them."""
        return self.draw(view, setting, messages)

    def called(self, word: str, field: str, event: JsonObject, setting: Setting, messages: Messages) -> str:
        """What a word in a field of an event is called in the reader's language; itself where it has no name.

        Words by which a sentence chooses among its forms stay as they are.
        """
        return word

    def seat_name(self, seat: Seat, setting: Setting, messages: Messages) -> str:
        """What a person calls the seat: White, Black."""
        return core_messages(messages.language).text("seat-name", {"number": seat + 1})

    def calls_by_name(self) -> bool:
        """Whether `seat_name` only stands in for the names of those who sit there, where these are not known.

        White is White for everybody: its pieces are white. A wizard is the person who plays it.
        """
        return False

    def gallery(self) -> list[Shelf]:
        """What can be looked up before a game, in groups: cards, arenas, powers; none by default.

        No two groups are of one kind, and no two things of a group have the same id. Every group has a title and
        every thing a name, in both languages.
        """
        return []

    # What follows is the same for all games.

    def shelf(
        self, kind: str, ids: Sequence[str], prefix: str = "", about: Mapping[str, JsonObject] | None = None
    ) -> Shelf:
        """A group of the gallery whose names are the messages `KIND-ID` (`PREFIX-ID`), and their `.help` the texts."""
        things: list[Exhibit] = []
        for id in ids:
            key = f"{prefix or kind}-{id}"
            names: dict[Language, str] = {}
            texts: dict[Language, str] = {}
            for language in LANGUAGES:
                messages = self.messages(language)
                names[language] = messages.text(key) if key in messages else ""
                help = messages.attribute(key, "help")
                if help is not None:
                    texts[language] = help
            things.append(Exhibit(id, names, texts or None, dict(about[id]) if about is not None else {}))
        return Shelf(kind, things)

    def setting(self, seats: int | None = None, options: JsonObject | None = None, cards: str | None = None) -> Setting:
        """Checked seats, options and cards; `BadSetting` says which is wrong and what is allowed."""
        count = self.default_seats() if seats is None else seats
        if count not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            given = count if isinstance(count, int) else shortened(count)
            raise BadSetting("bad-seats", {**self.names(), "given": given, "allowed": allowed})
        setting = Setting(count, read_options(self.options, options or {}), cards)
        if cards is not None and not self.has_cards():
            raise BadSetting("no-cards", {"game": self.slug})
        self.check(setting)
        return setting

    def names(self) -> dict[str, str | int]:
        """What the game is called, by language, for sentences that name it."""
        texts = {language: self.messages(language) for language in LANGUAGES}
        return {language: m.text("game-name") if "game-name" in m else self.slug for language, m in texts.items()}

    def has_cards(self) -> bool:
        """Whether players can bring a set of cards of their own."""
        return False

    def card_names(self, setting: Setting, messages: Messages) -> dict[str, str]:
        """The cards that somebody can look up, by the words that stand for them, with their names; none by default."""
        return {}

    def draw_card(self, card: str, setting: Setting, messages: Messages) -> list[Line]:
        """One card of `card_names` with all that is on it."""
        raise NotImplementedError

    def reveals_hands(self, setting: Setting) -> bool:
        """Whether an option trades secrecy for speed: being asked then shows what a seat holds."""
        return any(setting.options[option.name] in option.reveals_hands for option in self.options)

    def messages(self, language: Language) -> Messages:
        """Rule texts, refusals and screen terms in one language."""
        return kept_messages(f"game {self.slug}", language, self.data)
