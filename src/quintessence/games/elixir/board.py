"""The data of a position, what is being resolved in it, and the small questions that everything else asks of it."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quintessence.core.chance import Chance
from quintessence.core.contract import State
from quintessence.core.event import Log
from quintessence.core.refusal import Refusal
from quintessence.core.result import Result
from quintessence.core.types import JsonObject

from .cards import words
from .cards.language import Effect, Filter, Wanted
from .frames.writer import Writer
from .hidden.eyes import Demands, Eyes
from .table import zones
from .table.lasting import Lasting
from .variant import Variant
from .worth.weights import Answer

if TYPE_CHECKING:
    from .frames.reader import PartReader
    from .hidden.unseen import Unseen

NO_CARDS: Final = vec[i64]()
NO_EVENT: Final[i64] = -1
ABSENT: Final[i64] = -1
"""A counter that a seat does not have."""


class Frame:
    """Something that is being resolved: who is asked, what they may say, what follows, how it is written.

    The last frame of a stack is the one at work; those before it wait. A frame belongs to one position and is
    changed as it goes on; lists inside it are replaced, never changed, so that a copy of a frame is cheap.

    To add one: a class in a file of `frames`, and its row in `reading`. Every frame has a name, a layout, `copy`
    and `go_on`; one that asks somebody has `asked`, `moves`, `answer`, `first_words`, `refuse` and `question` too. The
    others are there for frames of which they say something.
    """

    name: ClassVar[str] = ""
    """Its word in a position."""
    layout: ClassVar[str] = ""
    """Its fields there, as a signature (`cards.signature`)."""

    asking: ClassVar[str] = ""
    """The kind of its question, and which of its fields the question tells."""
    answers: ClassVar[str] = ""
    """The first words of the moves that it asks for, with a colon if something is named behind them."""

    def copy(self) -> "Frame":
        """Itself, if it never changes."""
        return self

    def go_on(self, board: "Board", chance: Chance, log: Log | None) -> bool:
        """Does what comes next without asking. False if somebody is asked."""
        return False

    # The question.

    def asked(self, board: "Board") -> i64:
        """The first seat that is asked; a frame that asks several has `asks` instead."""
        for seat in range(board.seats):
            if self.asks(board, seat):
                return seat
        return words.NOBODY

    def asks(self, board: "Board", seat: i64) -> bool:
        return seat >= 0 and seat == self.asked(board)

    def moves(self, board: "Board", seat: i64) -> vec[i64]:
        """What a seat that is asked may do."""
        raise NotImplementedError

    def answer(self, board: "Board", seat: i64, move: i64, chance: Chance, log: Log | None) -> None:
        """Carries out a legal move of a seat that is asked."""
        raise NotImplementedError

    def first_words(self, with_argument: bool) -> tuple[str, ...]:
        """The first words of the moves that are asked for, of those with an argument or of those without."""
        return tuple([word.rstrip(":") for word in self.answers.split() if word.endswith(":") == with_argument])

    def refuse(self, board: "Board", seat: i64, verb: str, argument: str) -> Refusal | None:
        """Why a seat that is asked may not say this; the verb is one that is asked for."""
        return None

    def question(self, board: "Board", eyes: Eyes) -> JsonObject:
        """What is asked, as the page lays out `ask`: `kind` first."""
        kind, *names = self.asking.split()
        told = self.write(board, eyes)
        return {"kind": kind, **{name: told[name] for name in names}}

    def open_window(self, board: "Board") -> JsonObject | None:
        """The window in which special cards may be played, None where it is none."""
        return None

    # Writing, and reading: whether what was read can stand where it stands.

    def write(self, board: "Board", eyes: Eyes) -> JsonObject:
        """This frame as JSON; hidden choices and cards looked at are written only for those who see them."""
        return {"frame": self.name, **Writer(board.deck).fields(self, self.layout)}

    def complete(self, reader: "PartReader") -> None:
        """Reads what the layout leaves to the frame; raises `BadPosition` where its fields do not go together."""

    def stands_on(self, below: "Frame | None") -> bool:
        """Whether this frame can lie on another, or at the bottom."""
        return True

    def is_subject(self, event: i64, actor: i64, subjects: vec[i64], card: i64) -> bool:
        """Whether such an event can be about this."""
        return False

    # What other frames and the verbs do to it.

    def cancel(self, how: i64) -> None:
        """The event about this frame was cancelled, in one of the ways of `words.CANCELLED`."""

    def redirect(self, source: i64, to: i64) -> None:
        """The event about this frame now concerns another seat."""

    def parties(self, word: i64) -> i64:
        """The bits of the actor or of the subjects, if this is an open event; else NO_EVENT."""
        return NO_EVENT

    def forget_paid(self) -> None:
        """The discard pile was shuffled: what was used for a spell lies there no more (EX-VERB-7)."""

    def triggers_here(self) -> vec[i64]:
        """The numbers of the triggers that wait or are carried out here (EX-ORD-3)."""
        return NO_CARDS

    # Samples: what this frame tells of hidden cards, and what it hides itself; then what it is worth while under way.

    def demand(self, board: "Board", unseen: "Unseen", demands: Demands) -> None:
        """Adds what hidden places must hold for this to be asked."""

    def deal_choices(self, board: "Board", eyes: Eyes, chance: Chance) -> None:
        """Makes up what others may have chosen in secret, once the hands have been dealt anew."""

    def cards_hidden_from(self, eyes: Eyes) -> vec[i64]:
        """Cards that lie here and that these eyes do not see."""
        return NO_CARDS

    def weigh(self, board: "Board", place: i64, answer: Answer, strengths: vec[float]) -> None:
        """Adds what this brings and costs each seat; `answer` is the nearest answer above on the stack."""

    def hope(self, board: "Board", seat: i64) -> float:
        """What a seat that chooses here may hope for."""
        return 0.0

    def with_finds_due(self, seat: i64, finds: vec[i64]) -> vec[i64]:
        """These finds of a seat with those that it is sure to get from here."""
        return finds


class Doing(Frame):
    """A list of effects under way: `todo` from `place` on is still to be done."""

    def __init__(self, card: i64, by: i64, todo: list[Effect], targets: vec[i64], window: bool) -> None:
        self.card = card
        self.by = by
        self.todo = todo
        self.place: i64 = 0
        self.targets = targets
        self.them: i64 = words.NOBODY
        self.named: i64 = words.NO_WORD
        self.moved: i64 = 0
        """Cards moved by the step before, and then by the step under way (EX-LANG-6)."""
        self.before: i64 = 0
        """What `moved` was when the step under way began: what the word `moved` means in it."""
        self.total: i64 = 0
        """Cards moved by all steps so far."""
        self.window = window
        self.child = False
        """Whether this is a part of an `if` or a `choose`, which are no steps of their own."""
        self.source: i64 = words.NO_CARD
        self.trigger: i64 = 0
        """The number of the lasting effect that it came from, 0 if from none."""


class Board(State):
    """Everything about a game at one moment."""

    def __init__(self, variant: Variant, zones: vec[vec[i64]]) -> None:
        self.setting = variant.setting
        self.variant = variant
        self.deck = variant.deck
        self.seats = variant.seats
        self.zones = zones
        self.phase: i64 = words.MAIN
        self.turn: i64 = 1
        self.active: i64 = 0
        self.first: i64 = 0
        self.direction: i64 = 1
        self.anchor: i64 = 0
        self.extra = vec[i64]()
        """Extra turns due, the first one first; replaced, never changed."""
        self.plays: i64 = 0
        self.ending = False
        self.stack: list[Frame] = []
        """What is being resolved; the last one is at work."""
        self.lasting: list[Lasting] = []
        """What lasts, by its number, the oldest first."""
        self.counter_names = variant.deck.vocabulary.counters
        """Shared, never changed."""
        self.counters = vec[i64]()
        """`counters[name * 8 + seat]`, ABSENT where a seat has none; empty while nobody has any."""
        self.ended: Result | None = None

    def copy_moment(self, twin: "Board") -> None:
        """Gives `twin` all but the cards."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.active = self.active
        twin.first = self.first
        twin.direction = self.direction
        twin.anchor = self.anchor
        twin.extra = self.extra
        twin.plays = self.plays
        twin.ending = self.ending
        for frame in self.stack:
            twin.stack.append(frame.copy())
        twin.lasting = self.lasting[:]
        twin.counter_names = self.counter_names
        twin.counters = self.counters[:]
        twin.ended = self.ended

    # Cards.

    def finds_of(self, seat: i64) -> vec[i64]:
        return self.zones[zones.FINDS + seat]

    def spells_of(self, seat: i64) -> vec[i64]:
        return self.zones[zones.SPELLS + seat]

    def laid_of(self, seat: i64) -> vec[i64]:
        return self.zones[zones.LAID + seat]

    def hand_of(self, zone: i64, seat: i64) -> vec[i64]:
        """A seat's finds, or with `zone` IN_SPELLS its spells."""
        return self.zones[zone * zones.SPELLS + seat]

    def lay_on(self, zone: i64, card: i64) -> None:
        """Puts a card at the end of a hand, on top of a pile."""
        self.zones[zone] = zones.with_card(self.zones[zone], card)

    def remove_card(self, zone: i64, card: i64) -> None:
        """Takes a card out of a hand (its first copy) or a pile (the copy nearest to the top)."""
        cards = self.zones[zone]
        place = zones.first_place(cards, card) if zone < zones.PILE else zones.last_place(cards, card)
        if place >= 0:
            self.zones[zone] = zones.without_place(cards, place)

    def matches(self, card: i64, what: Filter, named: i64) -> bool:
        """Whether a find is of the kind that a filter means (EX-LANG-7)."""
        if what.fits[card] == 1:
            return True
        return what.named and named != words.NO_WORD and self.deck.vocabulary.tables[named][card] == 1

    def matching(self, cards: vec[i64], what: Filter, named: i64) -> vec[i64]:
        """Those of some finds that match, in their order."""
        found = vec[i64](capacity=len(cards))
        for card in cards:
            if self.matches(card, what, named):
                found = append(found, card)
        return found

    def wanted(self, cards: vec[i64], wanted: Wanted) -> vec[i64]:
        return self.matching(cards, wanted.what, wanted.named)

    def of_levels(self, spells: vec[i64], level: i64) -> vec[i64]:
        """Those of some spells that are of these levels, in their order."""
        found = vec[i64](capacity=len(spells))
        for spell in spells:
            if level >> self.deck.level[spell] & 1 == 1:
                found = append(found, spell)
        return found

    def levels_left(self, seat: i64) -> i64:
        """The sum of the levels of a seat's spells in hand."""
        total: i64 = 0
        level = self.deck.level
        for spell in self.spells_of(seat):
            total += level[spell]
        return total

    # Seats.

    def in_turn_order(self, bits: i64) -> vec[i64]:
        """The seats of a set, from the player whose turn it is in the direction of play."""
        seats = vec[i64](capacity=words.MOST_SEATS)
        seat = self.active
        for _ in range(self.seats):
            if bits >> seat & 1 == 1:
                seats = append(seats, seat)
            seat = self.neighbour(seat, self.direction)
        return seats

    def first_in_turn_order(self, bits: i64) -> i64:
        """The first seat of a set in turn order, NOBODY if it is empty."""
        seats = self.in_turn_order(bits)
        return seats[0] if len(seats) > 0 else words.NOBODY

    def neighbour(self, seat: i64, direction: i64) -> i64:
        """The seat beside another: clockwise with direction 1 (EX-SET-2)."""
        beside = seat + direction
        if beside == self.seats:
            return 0
        return beside if beside >= 0 else self.seats - 1

    def all_seats(self) -> i64:
        return (i64(1) << self.seats) - 1

    # What lasts.

    def has_status(self, seat: i64, status: i64) -> bool:
        for effect in self.lasting:
            if effect.on == seat and effect.status == status:
                return True
        return False

    def status_total(self, seat: i64, status: i64, level: i64) -> i64:
        """The sum of a status that has a number, for spells of that level (EX-LAST-6)."""
        total: i64 = 0
        for effect in self.lasting:
            if effect.on == seat and effect.status == status and effect.level >> level & 1 == 1:
                total += effect.n
        return min(total, words.LARGEST_NUMBER)

    def lasting_at(self, number: i64) -> i64:
        """The place of the lasting effect with a number, -1 if it has ended."""
        for place in range(len(self.lasting)):
            if self.lasting[place].number == number:
                return place
        return -1

    # Counters.

    def counter_of(self, counter: i64, seat: i64) -> i64:
        """The value of a seat's counter; 0 if it has none."""
        place = counter * words.MOST_SEATS + seat
        return max(i64(0), self.counters[place]) if place < len(self.counters) else 0

    def set_counter(self, counter: i64, seat: i64, value: i64) -> None:
        if len(self.counters) == 0:
            self.counters = vec[i64]([ABSENT] * (len(self.counter_names) * words.MOST_SEATS))
        self.counters[counter * words.MOST_SEATS + seat] = max(i64(0), min(value, words.HIGHEST_COUNT))

    # The stack.

    def list_at_work(self) -> Doing | None:
        """The list of effects nearest to the top of the stack."""
        for frame in reversed(self.stack):
            if isinstance(frame, Doing):
                return frame
        return None

    def parties(self, word: i64) -> i64:
        """The bits of the actor or of the subjects of the innermost open event."""
        for frame in reversed(self.stack):
            bits = frame.parties(word)
            if bits != NO_EVENT:
                return bits
        return 0

    def count_moved(self, cards: i64) -> None:
        """Counts cards that the step at work moved, drew or discarded (EX-LANG-6)."""
        frame = self.list_at_work()
        if frame is not None:
            frame.moved += cards
            frame.total += cards


def bit(seat: i64) -> i64:
    """The set of one seat; empty for NOBODY."""
    return 0 if seat < 0 else i64(1) << seat
