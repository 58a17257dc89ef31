"""Everything that changes a table, one struct each: stored once, as JSON, and never changed.

`at` is the time at which the entry was made, in milliseconds since 1970. Entries are facts: a command checks what
may be done, the fold of `folding.py` only carries out what was stored.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from quintessence.server.clock import Millis
from quintessence.server.store.contract import IdentityId, TableId
from quintessence.server.table.opening import BotPlan, Opening

How: TypeAlias = Literal["person", "bot", "early", "order", "alone", "idle", "race"]
"""Whose decision a move was: `alone` is a pass of a seat that could do nothing else. Only records of the house
know it; nobody at the table is told."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True):
    """What all entries have."""

    at: Millis


# Before the game.


class Opened(Entry, frozen=True, tag="opened"):
    """The table and all that was agreed. `secret` fixes the shuffle: nobody is told it before the end."""

    table: TableId
    opener: IdentityId | None
    opening: Opening
    secret: str


class Invited(Entry, frozen=True, tag="invited"):
    """Whoever brings the token with this hash may take the seat."""

    seat: int
    hash: str


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a seat, perhaps with a word for the shuffle."""

    seat: int
    identity: IdentityId
    name: str
    nonce: str | None = None


class Nonced(Entry, frozen=True, tag="nonced"):
    """The player of a seat gave a word for the shuffle."""

    seat: int
    nonce: str


class Left(Entry, frozen=True, tag="left"):
    """The seat is free again."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game begins with this seed."""

    seed: str | int


class Closed(Entry, frozen=True, tag="closed"):
    """Nothing happens at this table any more."""

    seat: int | None = None


# The game.


class Moved(Entry, frozen=True, tag="moved"):
    """A move in canonical words."""

    seat: int
    words: str
    how: How = "person"


class Undone(Entry, frozen=True, tag="undone"):
    """The last move was taken back by the seat that made it."""

    seat: int


class TakebackAsked(Entry, frozen=True, tag="takeback-asked"):
    """A seat asks the others to let it take its last move back."""

    seat: int


class TakebackAnswered(Entry, frozen=True, tag="takeback-answered"):
    """A seat agrees or not; with the last one who agrees the move is taken back."""

    seat: int
    agree: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gave up, or lost by its flag or its absence."""

    seat: int
    why: Literal["resigned", "flag", "absent", "claimed"] = "resigned"


class Substituted(Entry, frozen=True, tag="substituted"):
    """A bot plays the seat from now on."""

    seat: int
    bot: BotPlan
    why: Literal["resigned", "flag", "absent", "claimed"] = "claimed"


class Returned(Entry, frozen=True, tag="returned"):
    """The player of a seat plays it again, in place of the bot."""

    seat: int


class Flagged(Entry, frozen=True, tag="flagged"):
    """The time of a seat was up. What follows from it are entries of their own."""

    seat: int


class Away(Entry, frozen=True, tag="away"):
    """The player of a seat is no longer connected."""

    seat: int


class Here(Entry, frozen=True, tag="here"):
    """The player of a seat is connected again."""

    seat: int


class Claimed(Entry, frozen=True, tag="claimed"):
    """Somebody took over the seat of a player who was away too long, or the others gave that player more time."""

    seat: int
    how: Literal["take", "wait"]
    by: int | None = None
    identity: IdentityId | None = None
    name: str | None = None


# Windows.


class EarlyGiven(Entry, frozen=True, tag="early-given"):
    """An answer to a window before the seat's turn in it; a bot's, ready before it is played."""

    seat: int
    words: str
    window: str


class EarlyDropped(Entry, frozen=True, tag="early-dropped"):
    """The seat takes its early answer back."""

    seat: int


class Ordered(Entry, frozen=True, tag="ordered"):
    """A standing order: such windows are answered with these words, until the turn or the game is over."""

    seat: int
    trigger: str
    words: str
    until: Literal["turn", "game"]


class OrderDropped(Entry, frozen=True, tag="order-dropped"):
    """The seat takes a standing order back."""

    seat: int
    order: int


# Races.


class CardAsked(Entry, frozen=True, tag="card-asked"):
    """The seat in turn wants its card turned; it is shown a random while later."""

    seat: int
    late: bool = False
    """Whether nobody asked in time and the table did it for the seat."""


class Shown(Entry, frozen=True, tag="shown"):
    """The card is turned: the move, and what the line of each seat may explain if a race is open now."""

    seat: int
    words: str
    allowances: dict[int, int]


class RaceAnswered(Entry, frozen=True, tag="race-answered"):
    """An answer to the open race, without its time: the player's claim and what the server has measured."""

    seat: int
    words: str
    claim: int
    elapsed: int
    allowance: int
    by_bot: bool = False


class NextAsked(Entry, frozen=True, tag="next-asked"):
    """While a race is open, the seat that would turn the next card asks for it."""

    seat: int


# Talk, and what comes after.


class Said(Entry, frozen=True, tag="said"):
    """Something said to the table; by a spectator if there is no seat."""

    seat: int | None
    name: str
    text: str
    language: str | None = None


class RematchAsked(Entry, frozen=True, tag="rematch-asked"):
    """A seat wants to play again, or agrees to it."""

    seat: int


class RematchMade(Entry, frozen=True, tag="rematch-made"):
    """The table at which the same people play again."""

    table: TableId


AnyEntry: TypeAlias = (
    Opened
    | Invited
    | Sat
    | Nonced
    | Left
    | Started
    | Closed
    | Moved
    | Undone
    | TakebackAsked
    | TakebackAnswered
    | Resigned
    | Substituted
    | Returned
    | Flagged
    | Away
    | Here
    | Claimed
    | EarlyGiven
    | EarlyDropped
    | Ordered
    | OrderDropped
    | CardAsked
    | Shown
    | RaceAnswered
    | NextAsked
    | Said
    | RematchAsked
    | RematchMade
)

_decoder: Final = msgspec.json.Decoder(AnyEntry)
_encoder: Final = msgspec.json.Encoder()


def decode(stored: bytes) -> AnyEntry:
    """The entry that was stored."""
    entry: AnyEntry = _decoder.decode(stored)
    return entry


def encode(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return _encoder.encode(entry)
