"""What things are worth, in levels of spells, and what an answer does to what is weighed."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..cards.words import NOBODY, NOT_CANCELLED

# What a step of a card is worth to its player; verbs that have none here promise nothing.
FIND_DRAWN: Final = 0.25
FIND_TAKEN: Final = 0.3
FIND_FETCHED: Final = 0.5
SPELL_GIVEN_AWAY: Final = 1.5
SPELL_LAID: Final = 2.0
TURN_MORE: Final = 1.0
TRADING: Final = 0.25
SMALL: Final = 0.1
# What a step costs its target.
TURN_LOST: Final = 0.6
SPELL_RECALLED: Final = 1.5
SWAP: Final = 0.3
FORFEIT_PUT: Final = 0.02
# What lasts: engines, shackles, forfeits (which cost a program nothing but may have to be bought).
ENGINE: Final = 0.8
SHACKLE: Final = 0.5
UNDER_FORFEIT: Final = 0.02
# What is left to cast; no spell left in hand: only an answer keeps the seat from winning.
LEVEL_LEFT: Final = 1.0
ALMOST_WON: Final = 3.0
# How near a spell is: an ingredient that completes it counts several that do not.
PROGRESS: Final = 0.5
# A find in hand; what it is good for besides paying.
FIND: Final = 0.12
STANDS_FOR_ALL: Final = 0.22
STANDS_FOR_SOME: Final = 0.12
ANSWER: Final = 0.1
PLAYABLE: Final = 0.5
WORTH: Final = 0.04
# A find of a lot, a stall or a hand that nobody has looked at yet.
ANY_FIND: Final = 0.25
# The worth of the others' best bid, such that an equal one wins every other time, and what it brings the auctioneer.
RIVAL_BID: Final = 2.0
PRICE: Final = 0.3
# Drafting: one spell of level 4 and few of level 1 do slightly better.
DRAFTED: Final = vec[float]([0.0, 0.1, 0.25, 0.3, 0.4])
SECOND_FOUR: Final = 0.6
# The lead that makes a game half won.
HALF_WON: Final = 4.0
# A second place is lost too: a seat that can keep another from winning plays on rather than take it.
PLACES_LOST: Final = 0.2


NOWHERE: Final[i64] = -1


@final
class Answer:
    """The answer met last on the way down the stack; there is none while `place` is NOWHERE."""

    def __init__(self) -> None:
        self.place: i64 = NOWHERE
        """Where on the stack that lies which the event is about."""
        self.by: i64 = NOBODY
        self.cancelled: i64 = NOT_CANCELLED
        self.to: i64 = NOBODY
        """Who will take the place of `by`, or get the lot."""

    def begin(self, place: i64, by: i64) -> None:
        """A seat answers what lies at that place, so far without doing anything to it."""
        self.place = place
        self.by = by
        self.cancelled = NOT_CANCELLED
        self.to = NOBODY

    def cancels(self, place: i64) -> bool:
        return self.place == place and self.cancelled != NOT_CANCELLED

    def bearer(self, place: i64, seat: i64) -> i64:
        """Who will be hit in the end by what lies at a place and is aimed at a seat."""
        return self.to if self.place == place and self.by == seat and self.to != NOBODY else seat
