"""The card language once it has been read: seats, amounts, conditions, filters, events, effects.

All of it is made when a set is loaded (`compiling`) and never changed; effects keep the JSON they were made from, since
positions write those still to be done. What the parts mean at a moment of a game is worked out in `step`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from . import words
from .words import ALL_LEVELS, NO_WORD

# Amounts (EX-LANG-5).
NUMBER: Final[i64] = 0
MOVED: Final[i64] = 1
SEAT_COUNT: Final[i64] = 2
EVERYTHING: Final[i64] = 3
MEASURED: Final[i64] = 4
AMOUNT_WORDS: Final = ("", "moved", "seats", "all")
AMOUNT: Final = "measure as of: measure!; who: seats = you; half: up / down; number as plus: -99..99"
WHOLE: Final[i64] = -1
ROUNDED_UP: Final[i64] = 0

SEVERAL: Final[i64] = 2
"""Stands, roughly, for an amount that only the game tells."""
MANY: Final[i64] = 5
"""More than this is not worth more."""

# Conditions (EX-LANG-8, EX-LANG-9).
MORE: Final[i64] = 1
REACTING: Final[i64] = 2
MOVED_SOME: Final[i64] = 3
IS: Final[i64] = 4
EVERY: Final[i64] = 7
CONDITION: Final = (
    "holding as has: holding; amounts as more: two_amounts; expected as reacting: flag; least as moved: 0..99; "
    "sets as is: two_seats; active as turn: seats; denied as not: condition; parts as all: conditions; "
    "parts as any: conditions"
)
LISTS: Final = {"two_amounts": ("amount", 2, 2), "two_seats": ("seats", 2, 2), "conditions": ("condition", 1, 50)}
"""Kinds that are lists of others: of which kind, how few, how many."""
HOLDING: Final = "seats as who: seats = you; what: filter = find; amount as n: amount = 1"

# Who the actor or a subject of an event must be, seen from the holder of the card.
ANYBODY: Final[i64] = 0
HOLDER: Final[i64] = 1
LISTED: Final[i64] = 3
WHO_WORDS: Final = ("any", "you", "other")
EVENT: Final = "event as on: event!; by: party = any; at: party = any; level: levels; last: flag"

NARROWED: Final = "among: seats!; without as except: seats; condition as if: narrowing; most: measure; fewest: measure"
OPTION: Final = "fr: sentence!; en: sentence!; do: effects!; condition as if: condition"


@final
class Filter:
    """Which finds are meant (EX-LANG-7): `fits` has a 1 for each; with `named` also what the verb `name` has named."""

    def __init__(self, fits: vec[i64], named: bool, source: Json) -> None:
        self.fits = fits
        self.named = named
        self.source = source


@final
class Wanted:
    """Which cards somebody picks or takes: finds that match, or spells of some levels; and whether fewer are enough."""

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
        self.half = WHOLE
        """ROUNDED_UP, the place behind it for down, or WHOLE."""


@final
class Holding:
    """So many matching finds in each of some hands."""

    def __init__(self, seats: SeatSet, what: Filter, amount: Amount) -> None:
        self.seats = seats
        self.what = what
        self.amount = amount


@final
class Condition:
    """Something that holds or does not hold (EX-LANG-8); what it asks is in the field of its kind."""

    def __init__(self, kind: i64) -> None:
        self.kind = kind
        self.holding: Holding | None = None
        self.amounts: list[Amount] = []
        self.expected = True
        self.least: i64 = 0
        self.sets: list[SeatSet] = []
        self.active: SeatSet | None = None
        self.denied: Condition | None = None
        self.parts: list[Condition] = []


@final
class Party:
    """Who the actor, or a subject, of an event must be; LISTED: bits of seats, or `words` in a trigger to be made."""

    def __init__(self, kind: i64, seats: i64 = 0, words: SeatSet | None = None) -> None:
        self.kind = kind
        self.seats = seats
        self.words = words

    def includes(self, seats: i64, holder: i64) -> bool:
        """Whether this asks for one of some seats, on a card of `holder`."""
        if self.kind == ANYBODY:
            return True
        if self.kind == LISTED:
            return seats & self.seats != 0
        own = seats & (i64(1) << holder)
        return own != 0 if self.kind == HOLDER else seats != own

    def is_nobody(self) -> bool:
        """Whether its words mean no seat (EX-LANG-4)."""
        return self.kind == LISTED and self.seats == 0


@final
class Pattern:
    """An event that a special card answers, or a trigger (`when`)."""

    def __init__(self, event: i64, by: Party, at: Party, source: JsonObject) -> None:
        self.event = event
        self.by = by
        self.at = at
        self.source = source
        self.level = ALL_LEVELS
        self.last = False


@final
class Choice:
    """One option of the verb `choose`."""

    def __init__(self, text: JsonObject) -> None:
        self.do: list[Effect] = []
        self.condition: Condition | None = None
        self.text = text


@final
class Effect:
    """One step of an effect: a verb with its arguments, each in the attribute that the verb's signature names."""

    def __init__(self, verb: i64, who: SeatSet, n: Amount, what: Filter, source: JsonObject) -> None:
        self.verb = verb
        """The number of the verb, its place in `VERBS`."""
        self.who = who
        self.other = who
        """The second set of seats of verbs that have two."""
        self.n = n
        self.what = what
        self.source = source
        self.stands_as = what
        self.level: i64 = ALL_LEVELS
        self.pick: i64 = words.BY_OWNER
        self.other_pick: i64 = words.BY_OWNER
        self.zone: i64 = words.IN_FINDS
        self.upto = False
        self.fetched_from: i64 = words.FROM_DISCARD
        self.look: i64 = 0
        self.rest: i64 = words.TO_BOTTOM
        self.side: i64 = 0
        """0 for the left, 1 for the right."""
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
        self.text: JsonObject = {}

    def rough_count(self) -> float:
        """How many cards the step is about, as far as its card tells."""
        return float(min(self.n.number, MANY) if self.n.kind == NUMBER else SEVERAL)
