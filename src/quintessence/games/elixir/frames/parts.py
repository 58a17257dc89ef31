"""The parts of which frames and lasting effects are made, as JSON: how each is written, how it is read and checked."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.contract import Game
from quintessence.core.reading import Reader
from quintessence.core.sheet import Sheet
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import Board
from quintessence.games.elixir.cards import words
from quintessence.games.elixir.cards.casts import table
from quintessence.games.elixir.cards.checking_effects import check_effects, check_event, check_filter
from quintessence.games.elixir.cards.compiling import Compiler
from quintessence.games.elixir.cards.language import Effect, Filter, Pattern, Wanted
from quintessence.games.elixir.cards.scope import Lexicon, Tags, scope_of_position
from quintessence.games.elixir.table.zones import FINDS, LAID, PILE, PLACES, SPELLS, seat_of, with_card

MOST_CARDS: Final = 1_000
ROWS: Final = {"finds": FINDS, "spells": SPELLS, "laid": LAID}


# Writing.


def write_place(zone: i64) -> list[Json]:
    """A place as `["finds", 0]` or `["discard"]`."""
    if zone < PILE:
        name = "finds" if zone < SPELLS else "spells" if zone < LAID else "laid"
        return [name, int(seat_of(zone))]
    return [PLACES[int(zone)]]


def write_bound(board: Board, targets: vec[i64], them: i64, named: i64) -> JsonObject:
    """The words that are bound: targets, the seat at hand, what was named."""
    bound: JsonObject = {}
    if len(targets) > 0:
        bound["targets"] = write_targets(targets)
    if them != words.NOBODY:
        bound["them"] = int(them)
    if named != words.NO_WORD:
        bound["named"] = board.deck.vocabulary.word(named)
    return bound


def write_wanted(board: Board, wanted: Wanted) -> JsonObject:
    return {
        "what": copied(wanted.what.source),
        "level": [*words.levels_of(wanted.level)],
        "named": board.deck.vocabulary.word(wanted.named),
        "upto": wanted.up_to,
    }


def write_targets(targets: vec[i64]) -> list[Json]:
    """Targets in order, null where none was to be had."""
    return [None if seat == words.NOBODY else int(seat) for seat in targets]


def write_effects(effects: list[Effect]) -> list[Json]:
    return [copied(step.source) for step in effects]


def write_cancelled(how: i64) -> Json:
    return None if how == words.NOT_CANCELLED else words.CANCELLED[how]


# Reading.


def read_cancelled(value: Reader) -> i64:
    return words.NOT_CANCELLED if value.is_null else words.CANCELLED.index(value.word(("stays", "returns")))


def read_step(value: Reader, steps: tuple[str, ...], default: int = 0) -> int:
    step = value.key("step")
    return default if step.is_null else steps.index(step.word(steps))


@final
class PartReader:
    """Reads the parts of a position for one board; counters that its effects name are added to the board's."""

    def __init__(self, board: Board, game: Game) -> None:
        self.board = board
        self.game = game
        vocabulary = board.deck.vocabulary
        self.counters = list(board.counter_names)
        self.compiler = Compiler(vocabulary, self.counters)
        self.words = Lexicon(vocabulary.ids[: vocabulary.finds], Tags(vocabulary.groups))

    # Small things.

    def seat(self, value: Reader) -> i64:
        return value.number(0, int(self.board.seats) - 1)

    def seat_or(self, value: Reader, default: i64) -> i64:
        return default if value.is_null else self.seat(value)

    def seats(self, value: Reader) -> vec[i64]:
        """Different seats, in the order given; none if the key is not there."""
        found = vec[i64]()
        for entry in [] if value.is_null else value.items():
            seat = self.seat(entry)
            if seat in found:
                raise entry.wrong("seats")
            found = with_card(found, seat)
        return found

    def card(self, value: Reader) -> i64:
        name = value.text()
        number = self.board.deck.vocabulary.numbers.get(name, -1)
        if not 0 <= number < self.board.deck.size:
            raise value.wrong("card")
        return number

    def card_or_none(self, value: Reader) -> i64:
        return words.NO_CARD if value.is_null else self.card(value)

    def find(self, value: Reader) -> i64:
        card = self.card(value)
        if card >= self.board.deck.finds:
            raise value.wrong("find")
        return card

    def spell(self, value: Reader) -> i64:
        card = self.card(value)
        if card < self.board.deck.finds:
            raise value.wrong("spell")
        return card

    def cards(self, value: Reader, spells: bool) -> vec[i64]:
        cards = [] if value.is_null else list(value.items())
        if len(cards) > MOST_CARDS:
            raise value.wrong("list")
        return vec[i64]([self.spell(card) if spells else self.find(card) for card in cards])

    def finds(self, value: Reader) -> vec[i64]:
        return self.cards(value, False)

    def spells(self, value: Reader) -> vec[i64]:
        return self.cards(value, True)

    def levels(self, value: Reader) -> i64:
        if value.is_null:
            return words.ALL_LEVELS
        return words.level_bits([level.number(1, 4) for level in value.items()])

    def word(self, value: Reader) -> i64:
        """A card or tag that was named."""
        if value.is_null:
            return words.NO_WORD
        number = self.board.deck.vocabulary.numbers.get(value.text())
        if number is None:
            raise value.wrong("card")
        return number

    def hand_zone(self, value: Reader) -> i64:
        return words.IN_FINDS if value.is_null else words.HAND_ZONES.index(value.word(("finds", "spells")))

    def place(self, value: Reader) -> i64:
        """A place such as `["finds", 0]` or `["discard"]`."""
        parts = list(value.items())
        name = parts[0].text() if parts else ""
        for zone, known in PLACES.items():
            if len(parts) == 1 and name == known:
                return zone
        if len(parts) != 2 or name not in ROWS:
            raise value.wrong('["finds", 0] …')
        return ROWS[name] + self.seat(parts[1])

    # Parts of the card language.

    def filter(self, value: Reader, default: str) -> Filter:
        if value.is_null:
            return self.compiler.filter(default)
        if value.value == []:
            # What is left of the word `named` where nothing was named: it matches nothing.
            return self.compiler.filter([])
        sheet = Sheet(self.game, {"what": value.value})
        check_filter(sheet.root.key("what").under("EX-DECK-9"), scope_of_position(self.words))
        refuse(sheet, value)
        return self.compiler.filter(copied(value.value))

    def wanted(self, value: Reader) -> Wanted:
        what, named = self.filter(value.key("what"), "find"), self.word(value.key("named"))
        return Wanted(what, named, self.levels(value.key("level")), value.key("upto").flag_or(False))

    def effects(self, value: Reader) -> list[Effect]:
        sheet = Sheet(self.game, {"do": value.value})
        check_effects(sheet.root.key("do"), scope_of_position(self.words))
        refuse(sheet, value)
        return self.compiler.effects(copied(value.value))

    def pattern(self, value: Reader) -> Pattern:
        """The event of a trigger that was made: `by` and `at` are words or lists of seats."""
        source = dict(value.object())
        for name in ("by", "at"):
            if isinstance(source.get(name), list):
                self.seats(value.key(name))
                del source[name]
        sheet = Sheet(self.game, {"when": source})
        check_event(sheet.root.key("when").under("EX-DECK-10"), scope_of_position(self.words), False)
        refuse(sheet, value)
        return self.compiler.pattern(table(copied(value.value)))

    def bound(self, value: Reader) -> tuple[vec[i64], i64, i64]:
        """Bound words: targets, the seat at hand, what was named."""
        if value.is_null:
            return vec[i64](), words.NOBODY, words.NO_WORD
        value.only_keys(("targets", "them", "named"))
        targets = self.targets(value.key("targets"))
        return targets, self.seat_or(value.key("them"), words.NOBODY), self.word(value.key("named"))

    def targets(self, value: Reader) -> vec[i64]:
        """At most two seats, null where none was to be had."""
        entries = [] if value.is_null else list(value.items())
        if len(entries) > 2:
            raise value.wrong("list")
        return vec[i64]([self.seat_or(entry, words.NOBODY) for entry in entries])


def refuse(sheet: Sheet, value: Reader) -> None:
    """Raises `BadPosition` if a part of the card language is not well made, with the rule that says so."""
    if sheet.faults:
        fault = sheet.faults[0]
        inner = fault.field.removeprefix(fault.field.split(".")[0].split("[")[0])
        raise Reader(fault.details["given"], value.path + inner).breaks(fault.rule or "EX-DECK-9")


def seat_entries(value: Reader, seats: int) -> list[tuple[int, Reader]]:
    """The entries of an object that has seat numbers as keys."""
    if value.is_null:
        return []
    return [(entry.seat_key(name, seats), entry) for name, entry in value.entries()]
