"""Reading what is under way and what lasts from JSON: every field is checked by its kind."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.contract import Game
from quintessence.core.reading import Reader
from quintessence.core.sheet import Sheet
from quintessence.core.types import Json, RuleId

from ..board import Board
from ..cards import words
from ..cards.compiling import Compiler
from ..cards.language import Effect, Filter, Pattern, Wanted
from ..cards.scope import Lexicon, scope_of_position
from ..cards.signature import Argument, arguments_in, names_in
from ..moves import GIVE, MOST_OPTIONS
from ..table import paying, zones
from .writer import ANY_SLOT, INGREDIENTS, WANTED

MOST_CARDS: Final = 1_000


@final
class PartReader:
    """Reads the fields of a position: a method for each kind. Counters that effects name are added to `counters`."""

    def __init__(self, board: Board, game: Game, value: Reader) -> None:
        self.board = board
        self.game = game
        self.value = value
        """What is being read: the position, or one frame of it."""
        self.anything = board.deck.vocabulary.anything
        vocabulary = board.deck.vocabulary
        self.counters = list(board.counter_names)
        self.compiler = Compiler(vocabulary, self.counters)
        self.words = Lexicon(vocabulary.groups, vocabulary.ids[: vocabulary.finds])

    def key(self, name: str) -> Reader:
        return self.value.key(name)

    def fill(self, thing: object, layout: str, value: Reader) -> None:
        """Gives a thing the fields of its layout; where one is left out, the attribute keeps its first value."""
        for field in arguments_in(layout):
            told = value.key(field.name)
            if field.kind and (field.is_required or not told.is_null):
                setattr(thing, field.attribute, self.read(field, told))

    def bound(self, thing: object, layout: str, value: Reader) -> None:
        """Gives a thing the words that are bound, if there are any."""
        if not value.is_null:
            value.only_keys(names_in(layout))
            self.fill(thing, layout, value)

    def read(self, field: Argument, value: Reader) -> Any:
        if field.words:
            return value.place_in(field.words)
        low, dots, high = field.kind.partition("..")
        return value.number(int(low), int(high)) if dots else getattr(self, field.kind)(value)

    # Small things.

    def flag(self, value: Reader) -> bool:
        return value.flag_or(False)

    def seat(self, value: Reader) -> i64:
        return value.seat(int(self.board.seats))

    def direction(self, value: Reader) -> i64:
        value.demand(not isinstance(value.value, bool) and value.value in (1, -1), "1, -1")
        return value.number(-1, 1)

    def extra(self, value: Reader) -> vec[i64]:
        seats = self.parties(value)
        value.demand(len(seats) <= words.LARGEST_NUMBER, "list")
        return seats

    def seats(self, value: Reader) -> vec[i64]:
        """Different seats, in the order given; none if the key is not there."""
        found = vec[i64]()
        for entry in value.items_or_none():
            seat = self.seat(entry)
            entry.demand(seat not in found, "seats")
            found = zones.with_card(found, seat)
        return found

    def parties(self, value: Reader) -> vec[i64]:
        """Seats of which one may be there twice."""
        return vec[i64]([self.seat(seat) for seat in value.items()])

    def triggers(self, value: Reader) -> vec[i64]:
        return vec[i64]([number.number(1, words.HIGHEST_COUNT) for number in value.items()])

    def by_seat(self, value: Reader) -> list[tuple[int, Reader]]:
        """The entries of an object that has seats as keys."""
        return [(entry.seat_key(name, int(self.board.seats)), entry) for name, entry in value.entries_or_none()]

    def picker(self, value: Reader) -> i64:
        """Who picks the cards that are taken, or chance."""
        return words.PICKS.index(value.word(("random", "giver", "taker")))

    def purpose(self, value: Reader) -> i64:
        """The form of the moves by which cards are picked."""
        return GIVE + value.place_in(("give", "take", "drop", "recall", "lay", "copy"))

    def trading(self, value: Reader) -> bool:
        return value.word(("pass", "trade")) == "trade"

    def bits(self, value: Reader) -> i64:
        """A set of seats."""
        return zones.bits_of(self.seats(value))

    def options(self, value: Reader) -> i64:
        """A set of options, which are counted from 1."""
        return zones.bits_of(vec[i64]([option.number(1, MOST_OPTIONS) for option in value.items()]))

    def group(self, value: Reader) -> i64:
        return value.place_in((INGREDIENTS, *self.board.deck.vocabulary.group_names)) + words.NO_WORD

    def card(self, value: Reader) -> i64:
        number = self.board.deck.vocabulary.numbers.get(value.text(), -1)
        value.demand(0 <= number < self.board.deck.size, "card")
        return number

    def find(self, value: Reader, spell: bool = False) -> i64:
        card = self.card(value)
        value.demand((card >= self.board.deck.finds) == spell, "spell" if spell else "find")
        return card

    def cards(self, value: Reader, spells: bool) -> vec[i64]:
        cards = value.items_or_none()
        value.demand(len(cards) <= MOST_CARDS, "list")
        return vec[i64]([self.find(card, spells) for card in cards])

    def finds(self, value: Reader) -> vec[i64]:
        return self.cards(value, False)

    def spells(self, value: Reader) -> vec[i64]:
        return self.cards(value, True)

    def slots(self, value: Reader) -> vec[i64]:
        slots = vec[i64]([paying.ANY_FIND if slot.value == ANY_SLOT else self.find(slot) for slot in value.items()])
        value.forbid(any(slot != paying.ANY_FIND for slot in slots[paying.MOST_HELD :]), "EX-DECK-5")
        return slots

    def levels(self, value: Reader) -> i64:
        return zones.bits_of(vec[i64]([level.number(1, 4) for level in value.items()]))

    def word(self, value: Reader) -> i64:
        """A card or tag that was named."""
        number = self.board.deck.vocabulary.numbers.get(value.text(), -1)
        value.demand(number >= 0, "card")
        return number

    def place(self, value: Reader) -> i64:
        """A place such as `["finds", 0]` or `["discard"]`."""
        parts = list(value.items())
        name = parts[0].text() if parts else ""
        for zone, known in zones.PLACES.items():
            if len(parts) == 1 and name == known:
                return zone
        value.demand(len(parts) == 2 and name in zones.ROWS, '["finds", 0] …')
        return zones.ROWS.index(name) * zones.SPELLS + self.seat(parts[1])

    def targets(self, value: Reader) -> vec[i64]:
        """At most two seats, null where none was to be had."""
        entries = list(value.items())
        value.demand(len(entries) <= 2, "list")
        return vec[i64]([words.NOBODY if entry.is_null else self.seat(entry) for entry in entries])

    # Parts of the card language.

    def filter(self, value: Reader) -> Filter:
        if value.value == []:
            # What is left of the word `named` where nothing was named: it matches nothing.
            return self.compiler.filter([])
        self.check("filter", value.value, "EX-DECK-9", value)
        return self.compiler.filter(copied(value.value))

    def wanted(self) -> Wanted:
        """Which cards are wanted: keys of the frame itself."""
        wanted = Wanted(self.board.deck.vocabulary.any_find)
        self.fill(wanted, WANTED, self.value)
        return wanted

    def effects(self, value: Reader) -> list[Effect]:
        self.check("effects", value.value, "EX-DECK-9", value)
        return self.compiler.effects(copied(value.value))

    def pattern(self, value: Reader) -> Pattern:
        """The event of a trigger that was made: `by` and `at` are words or lists of seats."""
        source = dict(value.object())
        for name in ("by", "at"):
            if isinstance(source.get(name), list):
                self.seats(value.key(name))
                del source[name]
        self.check("when", source, "EX-DECK-10", value)
        return self.compiler.pattern(copied(value.value))

    def check(self, kind: str, source: Json, rule: RuleId, value: Reader) -> None:
        """Refuses a part of the card language that is not well made, with the rule that says so."""
        sheet = Sheet(self.game, {kind: source})
        getattr(scope_of_position(self.words), kind)(sheet.root.key(kind).under(rule))
        if sheet.faults:
            fault = sheet.faults[0]
            inner = Reader(fault.details["given"], value.path + fault.field.removeprefix(kind))
            raise inner.breaks(fault.rule or "EX-DECK-9")
