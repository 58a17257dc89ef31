"""The grammar: move words and their packed forms (EL-MOVE-1)."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.grammar import Domain, Form, Grammar, argument, free
from quintessence.core.packing import SECOND, first_of

from .cards.box import CARD_IDS

FLIP: Final[i64] = 0
SUMMON: Final[i64] = 1
PASS: Final[i64] = 2
SLAP: Final[i64] = 3
BOOK: Final[i64] = 4

LATEST: Final = 99_999
UNTIMED: Final[i64] = -1

CARD: Final = Domain("card", CARD_IDS)
GRAMMAR: Final = Grammar(
    [
        Form("flip"),
        Form("summon"),
        Form("pass"),
        Form("slap", argument("card", CARD), free("ms", 0, LATEST)),
        Form("book", argument("card", CARD), free("ms", 0, LATEST)),
    ]
)

CARD_BITS: Final[i64] = (1 << 17) - 1


def card_of(move: i64) -> i64:
    """The card that a slap or a book is on."""
    return first_of(move)


def time_of(move: i64) -> i64:
    """The milliseconds that an answer carries, UNTIMED if it carries none."""
    return (move >> SECOND) - 1


def with_time(answer: i64, time: i64) -> i64:
    """The same answer with this time."""
    return (answer & CARD_BITS) | ((time + 1) << SECOND)
