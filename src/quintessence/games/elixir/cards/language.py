"""The card language once it has been read: seats, amounts, conditions, filters, events, effects.

All of it is made when a set is loaded (`compiling`) and never changed; every part keeps the JSON it was made
from, since positions write effects that are still to be done. What the parts mean at a moment of a game is
worked out in `reckoning`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from . import words
from .words import ALL_LEVELS, NO_WORD

NUMBER: Final[i64] = 0
MOVED: Final[i64] = 1
SEAT_COUNT: Final[i64] = 2
MEASURED: Final[i64] = 3
EVERYTHING: Final[i64] = 4

SEVERAL: Final[i64] = 2
"""Stands, roughly, for an amount that only the game tells."""
MANY: Final[i64] = 5
"""More than this is not worth more."""

# Conditions (EX-LANG-8, EX-LANG-9).
HAS: Final[i64] = 0
MORE: Final[i64] = 1
REACTING: Final[i64] = 2
MOVED_SOME: Final[i64] = 3
IS: Final[i64] = 4
TURN: Final[i64] = 5
NOT: Final[i64] = 6
EVERY: Final[i64] = 7
SOME: Final[i64] = 8
CONDITIONS: Final = ("has", "more", "reacting", "moved", "is", "turn", "not", "all", "any")

# Who the actor or a subject of an event must be, seen from the holder of the card.
ANYBODY: Final[i64] = 0
HOLDER: Final[i64] = 1
NOT_HOLDER: Final[i64] = 2
LISTED: Final[i64] = 3
WHO_WORDS: Final = ("any", "you", "other")


@final
class Filter:
    """Which finds are meant (EX-LANG-7): `fits` has a 1 for each kind of find that matches.

    With `named`, what the verb `name` has named matches too.
    """

    def __init__(self, fits: vec[i64], named: bool, source: Json) -> None:
        self.fits = fits
        self.named = named
        self.source = source


@final
class Wanted:
    """Which cards somebody picks or takes: finds that match, or spells of some levels; and whether fewer will do."""

    def __init__(self, what: Filter, named: i64 = NO_WORD, level: i64 = ALL_LEVELS, up_to: bool = False) -> None:
        self.what = what
        self.named = named
        self.level = level
        self.up_to = up_to


@final
class Measure:
    """Something that is counted for a seat (EX-LANG-5); `counter` is the number of a counter's name."""

    def __init__(self, kind: i64, counter: i64) -> None:
        self.kind = kind
        self.counter = counter


@final
class SeatSet:
    """A word for seats, several of them, or a narrowed set (EX-LANG-1, EX-LANG-3)."""

    def __init__(self, word: i64) -> None:
        self.word = word
        self.parts: list[SeatSet] = []
        self.among: SeatSet | None = None
        self.without: SeatSet | None = None
        self.condition: Condition | None = None
        self.most: Measure | None = None
        self.fewest: Measure | None = None


@final
class Amount:
    """A number, or what it is worked out from (EX-LANG-5, EX-LANG-6)."""

    def __init__(self, kind: i64, number: i64) -> None:
        self.kind = kind
        self.number = number
        """The number itself; of a measure, what is added to it."""
        self.measure: Measure | None = None
        self.who: SeatSet | None = None
        self.half: i64 = 0
        """1 rounds a half up, -1 down, 0 leaves the whole."""


@final
class Condition:
    """Something that holds or does not hold (EX-LANG-8)."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.seats: SeatSet | None = None
        self.others: SeatSet | None = None
        self.what: Filter | None = None
        self.amount: Amount | None = None
        self.other: Amount | None = None
        self.expected = True
        self.parts: list[Condition] = []


@final
class Pattern:
    """An event that a special card answers, or a trigger (`when`).

    `by` and `at` say who the actor and a subject must be; for LISTED `by_seats` and `at_seats` hold the bits
    of the seats. In a trigger that is not made yet they may be words for seats: `by_words`, `at_words`.
    """

    def __init__(self, event: i64) -> None:
        self.event = event
        self.by: i64 = ANYBODY
        self.at: i64 = ANYBODY
        self.by_seats: i64 = 0
        self.at_seats: i64 = 0
        self.by_words: SeatSet | None = None
        self.at_words: SeatSet | None = None
        self.level: i64 = ALL_LEVELS
        self.last = False
        self.source: JsonObject = {}


@final
class Choice:
    """One option of the verb `choose`."""

    def __init__(self, do: "list[Effect]", condition: Condition | None, text: JsonObject) -> None:
        self.do = do
        self.condition = condition
        self.text = text


@final
class Effect:
    """One step of an effect: a verb with its arguments, each in the field of its meaning.

    `seats` is the first set of seats that the verb's signature lists, `other_seats` the second, if it has one.
    """

    def __init__(self, verb: i64, seats: SeatSet, amount: Amount, what: Filter, source: JsonObject) -> None:
        self.verb = verb
        """The number of the verb, its place in `VERBS`."""
        self.seats = seats
        self.other_seats = seats
        self.amount = amount
        """`n`, `price`, `lot`, `max`, what a counter is set to or changed by."""
        self.what = what
        self.source = source
        self.stands_as = what
        self.level: i64 = ALL_LEVELS
        self.pick: i64 = words.BY_OWNER
        self.other_pick: i64 = words.BY_OWNER
        self.zone: i64 = words.IN_FINDS
        self.up_to = False
        self.fetched_from: i64 = words.FROM_DISCARD
        self.look: i64 = 0
        self.rest: i64 = words.TO_BOTTOM
        self.clockwise = True
        self.status: i64 = NO_WORD
        self.until: i64 = words.TURN_ENDS
        self.uses: i64 = 0
        self.kinds: i64 = 0
        """Bits of the kinds of lasting effects that `dispel` ends."""
        self.cancelled: i64 = words.NOT_CANCELLED
        self.with_effect = False
        self.pattern: Pattern | None = None
        self.condition: Condition | None = None
        self.do: list[Effect] = []
        """`do`, or `then`."""
        self.otherwise: list[Effect] = []
        self.choices: list[Choice] = []
        self.group: i64 = NO_WORD
        """The tag group that `name` speaks of, NO_WORD for ingredients."""
        self.counter: i64 = NO_WORD
        self.adds = False

    def rough_count(self) -> float:
        """How many cards the step is about, as far as its card tells."""
        amount = self.amount
        return float(min(amount.number, MANY) if amount.kind == NUMBER else SEVERAL)
