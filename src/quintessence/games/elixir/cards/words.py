"""The closed sets of words of the card language and of positions; a word has the number of its place in its list."""

from typing import Final

from mypy_extensions import i64


def names(line: str) -> tuple[str, ...]:
    return tuple(line.split())


MOST_SEATS: Final = 8
LARGEST_NUMBER: Final[i64] = 999
"""No step moves more cards, makes more turns or uses; no more effects last and extra turns are due at once."""
HIGHEST_COUNT: Final[i64] = 1_000_000
"""Counters do not go higher, nor do turns."""
LARGEST_GIVEN: Final = 99
"""No number on a card is larger."""
NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1
NO_WORD: Final[i64] = -1
ALL_LEVELS: Final[i64] = 0b11110
"""A set of levels has the bit of each of them."""

# Kinds of cards. Everything below SPELL is a find.
INGREDIENT: Final[i64] = 0
MAGIC: Final[i64] = 1
MUNDANE: Final[i64] = 2
TRANSACTION: Final[i64] = 3
SPELL: Final[i64] = 4
KINDS: Final = ("ingredient", "magic", "mundane", "transaction", "spell")

# Events. The first three are named after what is played.
ON_SPELL: Final[i64] = 0
ON_OBJECT: Final[i64] = 1
ON_TRANSACTION: Final[i64] = 2
ON_TAKE: Final[i64] = 3
ON_FORFEIT: Final[i64] = 4
ON_LOT: Final[i64] = 5
ON_TURN_START: Final[i64] = 6
ON_TURN_END: Final[i64] = 7
EVENTS: Final = ("spell", "object", "transaction", "take", "forfeit", "lot", "turn-start", "turn-end")

# Statuses, in the order of their rules.
NO_CAST: Final[i64] = 0
NO_OBJECTS: Final[i64] = 1
NO_TRANSACTIONS: Final[i64] = 2
NO_REACT: Final[i64] = 3
NO_DRAW: Final[i64] = 4
DRAW_MORE: Final[i64] = 5
SKIP: Final[i64] = 6
VEILED: Final[i64] = 7
WARDED: Final[i64] = 8
OPEN_FINDS: Final[i64] = 9
OPEN_SPELLS: Final[i64] = 10
DISCOUNT: Final[i64] = 11
SURCHARGE: Final[i64] = 12
STAND_IN: Final[i64] = 13
STATUSES: Final = names(
    "no-cast no-objects no-transactions no-react no-draw draw-more skip "
    "veiled warded open-finds open-spells discount surcharge stand-in"
)

# Ends of lasting effects (EX-LAST-2, EX-LAST-3, EX-LAST-4).
TURN_ENDS: Final[i64] = 0
YOUR_TURN: Final[i64] = 1
YOUR_TURN_END: Final[i64] = 2
THEIR_TURN: Final[i64] = 3
THEIR_TURN_END: Final[i64] = 4
WHILE_LAID: Final[i64] = 5
FOR_GOOD: Final[i64] = 6
UNTIL: Final = ("turn-end", "your-turn", "your-turn-end", "their-turn", "their-turn-end", "laid", "game")

# Kinds of lasting effects.
STATUS: Final[i64] = 0
TRIGGER: Final[i64] = 1
FORFEIT: Final[i64] = 2
LASTING: Final = ("status", "trigger", "forfeit")

# How a cancelled event leaves its spell (EX-VERB-19).
NOT_CANCELLED: Final[i64] = -1
RETURNS: Final[i64] = 1
CANCELLED: Final = ("stays", "returns")

# Phases.
DRAFT: Final[i64] = 0
MAIN: Final[i64] = 1
OVER: Final[i64] = 2
PHASES: Final = ("draft", "main", "over")
REASONS: Final = ("no-spells", "round-limit")

# Words for seats (EX-LANG-1); the last two stand for a list and for a narrowed set.
YOU: Final[i64] = 0
TARGET: Final[i64] = 1
TARGET2: Final[i64] = 2
LEFT: Final[i64] = 3
RIGHT: Final[i64] = 4
OTHERS: Final[i64] = 5
ALL: Final[i64] = 6
ACTIVE: Final[i64] = 7
ACTOR: Final[i64] = 8
SUBJECT: Final[i64] = 9
THEM: Final[i64] = 10
SEVERAL: Final[i64] = 11
NARROWED: Final[i64] = 12
SEAT_WORDS: Final = names("you target target2 left right others all active actor subject them")

# Measures (EX-LANG-5).
OF_FINDS: Final[i64] = 0
OF_SPELLS: Final[i64] = 1
OF_LEVELS: Final[i64] = 2
OF_LAID: Final[i64] = 3
OF_COUNTER: Final[i64] = 4
MEASURES: Final = ("finds", "spells", "levels", "laid")
COUNTER_PREFIX: Final = "counter:"

# Who chooses, by the words of the verbs: owner, you, random, giver, taker, last.
BY_OWNER: Final[i64] = 0
BY_YOU: Final[i64] = 1
AT_RANDOM: Final[i64] = 2
BY_GIVER: Final[i64] = 3
THE_LAST: Final[i64] = 5
PICKS: Final = ("owner", "you", "random", "giver", "taker", "last")

# Where `fetch` takes from, and where what it leaves goes.
FROM_DISCARD: Final[i64] = 0
FROM_PAYMENT: Final[i64] = 3
FETCH_FROM: Final = ("discard", "pile", "top", "payment")
TO_BOTTOM: Final[i64] = 0
TO_DISCARD: Final[i64] = 1
TO_TOP: Final[i64] = 2
RESTS: Final = ("bottom", "discard", "top")

# Zones that a verb speaks of.
IN_FINDS: Final[i64] = 0
IN_SPELLS: Final[i64] = 1
IN_BOTH: Final[i64] = 2
HAND_ZONES: Final = ("finds", "spells", "both")

FILTER_WORDS: Final = ("find", "ingredient", "object", "magic", "mundane", "transaction", "special", "named")
TARGET_WORDS: Final = ("other", "any")

RESERVED: Final = frozenset(
    (*FILTER_WORDS, *SEAT_WORDS, *MEASURES, *UNTIL, *EVENTS, *TARGET_WORDS, *PICKS, "main", "moved", "seats")
)
"""Words of the grammar that no card and no tag may have for an id (EX-DECK-2)."""
