"""A position read from JSON that anybody may have written: everything is checked, each mistake named."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.contract import Game
from quintessence.core.reading import Reader
from quintessence.core.result import Result
from quintessence.core.sheet import Sheet
from quintessence.games.elixir.board import ABSENT, Board, set_counter
from quintessence.games.elixir.cards.checking_effects import COUNTER_NAME, check_effects, check_event, check_filter
from quintessence.games.elixir.cards.compiling import Compiler, item
from quintessence.games.elixir.cards.language import Effect, Filter, Pattern
from quintessence.games.elixir.cards.scope import Lexicon, Tags, scope_of_position
from quintessence.games.elixir.cards.words import (
    ALL_LEVELS,
    DRAFT,
    FORFEIT,
    HIGHEST_COUNT,
    LARGEST_NUMBER,
    LASTING,
    MOST_SEATS,
    NO_CARD,
    NO_WORD,
    NOBODY,
    OVER,
    PHASES,
    REASONS,
    STATUS,
    STATUSES,
    TRIGGER,
    UNTIL,
    level_bits,
)
from quintessence.games.elixir.table.lasting import UNCOUNTED, Lasting
from quintessence.games.elixir.table.zones import BOOKS, DISCARD, FINDS, LAID, PILE, REMOVED, SPELLS, with_card

KEYS: Final = (
    "phase",
    "turn",
    "active",
    "first",
    "direction",
    "anchor",
    "extra",
    "plays",
    "ending",
    "players",
    "pile",
    "discard",
    "books",
    "removed",
    "lasting",
    "stack",
    "ask",
    "result",
)
PLAYER_KEYS: Final = ("finds", "spells", "laid", "counters")
LASTING_KEYS: Final = (
    "kind",
    "is",
    "on",
    "by",
    "card",
    "until",
    "uses",
    "since",
    "n",
    "level",
    "what",
    "as",
    "price",
    "when",
    "do",
    "bind",
)
MOST_CARDS: Final = 1_000


@final
class PositionReader:
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
        return NO_CARD if value.is_null else self.card(value)

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

    def finds(self, value: Reader) -> vec[i64]:
        cards = [] if value.is_null else list(value.items())
        if len(cards) > MOST_CARDS:
            raise value.wrong("list")
        return vec[i64]([self.find(card) for card in cards])

    def spells(self, value: Reader) -> vec[i64]:
        cards = [] if value.is_null else list(value.items())
        if len(cards) > MOST_CARDS:
            raise value.wrong("list")
        return vec[i64]([self.spell(card) for card in cards])

    def levels(self, value: Reader) -> i64:
        if value.is_null:
            return ALL_LEVELS
        return level_bits([level.number(1, 4) for level in value.items()])

    def word(self, value: Reader) -> i64:
        """A card or tag that was named."""
        if value.is_null:
            return NO_WORD
        number = self.board.deck.vocabulary.numbers.get(value.text())
        if number is None:
            raise value.wrong("card")
        return number

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
        return self.compiler.pattern(item(copied(value.value)))

    def bound(self, value: Reader) -> tuple[vec[i64], i64, i64]:
        """Bound words: targets, the seat at hand, what was named."""
        if value.is_null:
            return vec[i64](), NOBODY, NO_WORD
        value.only_keys(("targets", "them", "named"))
        targets = self.targets(value.key("targets"))
        return targets, self.seat_or(value.key("them"), NOBODY), self.word(value.key("named"))

    def targets(self, value: Reader) -> vec[i64]:
        """At most two seats, null where none was to be had."""
        entries = [] if value.is_null else list(value.items())
        if len(entries) > 2:
            raise value.wrong("list")
        return vec[i64]([self.seat_or(entry, NOBODY) for entry in entries])

    # The lasting effects.

    def lasting(self, value: Reader) -> None:
        effects: dict[int, Lasting] = {}
        for name, entry in [] if value.is_null else value.entries():
            if not (name.isascii() and name.isdigit() and len(name) < 7 and str(int(name)) == name and int(name) > 0):
                raise entry.wrong('"1", "2" …')
            effects[int(name)] = self.lasting_effect(int(name), entry)
        if len(effects) > LARGEST_NUMBER:
            raise value.wrong(f"0..{LARGEST_NUMBER}")
        self.board.lasting = [effects[number] for number in sorted(effects)]

    def lasting_effect(self, number: int, entry: Reader) -> Lasting:
        entry.only_keys(LASTING_KEYS)
        kind = LASTING.index(entry.key("kind").word(LASTING))
        by = self.seat(entry.key("by"))
        on = by if kind == TRIGGER else self.seat(entry.key("on"))
        until = UNTIL.index(entry.key("until").word(UNTIL))
        since = entry.key("since").number_or(int(self.board.turn) - 1, 0, HIGHEST_COUNT)
        card = self.card(entry.key("card")) if kind == FORFEIT else self.card_or_none(entry.key("card"))
        effect = Lasting(number, kind, on, by, card, until, since)
        effect.uses = UNCOUNTED if entry.key("uses").is_null else entry.key("uses").number(1, LARGEST_NUMBER)
        if kind == STATUS:
            effect.status = STATUSES.index(entry.key("is").word(STATUSES))
            effect.n = entry.key("n").number_or(1, 0, LARGEST_NUMBER)
            effect.level = self.levels(entry.key("level"))
            effect.what = self.filter(entry.key("what"), "find")
            effect.stands_as = self.filter(entry.key("as"), "ingredient")
        elif kind == TRIGGER:
            effect.pattern = self.pattern(entry.key("when"))
            effect.do = self.effects(entry.key("do"))
            effect.targets, _, effect.named = self.bound(entry.key("bind"))
        else:
            effect.n = entry.key("price").number(0, LARGEST_NUMBER)
        return effect

    # Players and piles.

    def players(self, value: Reader) -> None:
        for name, player in [] if value.is_null else value.entries():
            seat = player.seat_key(name, int(self.board.seats))
            player.only_keys(PLAYER_KEYS)
            self.board.zones[FINDS + seat] = self.finds(player.key("finds"))
            self.board.zones[SPELLS + seat] = self.spells(player.key("spells"))
            self.board.zones[LAID + seat] = self.spells(player.key("laid"))

    def counters_of(self, value: Reader) -> None:
        """After everything that may name a counter has been read."""
        given: list[tuple[int, str, int]] = []
        for name, player in [] if value.is_null else value.entries():
            seat = player.seat_key(name, int(self.board.seats))
            counters = player.key("counters")
            for counter, count in [] if counters.is_null else counters.entries():
                if COUNTER_NAME.fullmatch(counter) is None:
                    raise count.wrong("counter")
                given.append((seat, counter, count.number(0, HIGHEST_COUNT)))
                self.compiler.counter(counter)
        board = self.board
        board.counter_names = self.counters
        board.counters = vec[i64]([ABSENT] * (len(self.counters) * MOST_SEATS)) if given else vec[i64]()
        for seat, counter, number in given:
            set_counter(board, self.counters.index(counter), seat, number)

    def piles(self, position: Reader) -> None:
        zones = self.board.zones
        zones[PILE] = self.finds(position.key("pile"))[::-1]
        zones[DISCARD] = self.finds(position.key("discard"))[::-1]
        zones[REMOVED] = self.spells(position.key("removed"))
        books = position.key("books")
        if books.is_null:
            return
        books.only_keys(("1", "2", "3", "4"))
        for level in range(1, 5):
            stack = self.spells(books.key(str(level)))
            if any(self.board.deck.level[spell] != level for spell in stack):
                raise books.key(str(level)).breaks("EX-SET-3")
            zones[BOOKS + level] = stack[::-1]

    # The moment.

    def moment(self, position: Reader) -> None:
        board = self.board
        board.phase = PHASES.index("main" if position.key("phase").is_null else position.key("phase").word(PHASES))
        board.turn = position.key("turn").number_or(1, 1, HIGHEST_COUNT)
        board.active = self.seat_or(position.key("active"), 0)
        board.first = self.seat_or(position.key("first"), 0 if board.phase == DRAFT else board.active)
        direction = position.key("direction")
        if isinstance(direction.value, bool) or direction.value not in (None, 1, -1):
            raise direction.wrong("1, -1")
        board.direction = direction.number_or(1, -1, 1)
        board.anchor = self.seat_or(position.key("anchor"), board.active)
        extra = position.key("extra")
        turns_due = [] if extra.is_null else list(extra.items())
        if len(turns_due) > LARGEST_NUMBER:
            raise extra.wrong("list")
        board.extra = vec[i64]([self.seat(seat) for seat in turns_due])
        board.plays = position.key("plays").number_or(0, 0, HIGHEST_COUNT)
        board.ending = position.key("ending").flag_or(False)

    def result(self, position: Reader) -> None:
        """A finished game has a result and asks nobody; any other has none."""
        value = position.key("result")
        if self.board.phase != OVER:
            if not value.is_null:
                raise value.wrong("null")
            return
        value.only_keys(("winners", "ranking", "reason"))
        seats = int(self.board.seats)
        winners = [winner.number(0, seats - 1) for winner in value.key("winners").items()]
        ranking = [[seat.number(0, seats - 1) for seat in group.items()] for group in value.key("ranking").items()]
        if sorted(seat for group in ranking for seat in group) != list(range(seats)) or [] in ranking:
            raise value.key("ranking").wrong("seats")
        if sorted(set(winners)) != sorted(winners) or not winners:
            raise value.key("winners").wrong("seats")
        self.board.ended = Result(winners, ranking, value.key("reason").word(REASONS))


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
