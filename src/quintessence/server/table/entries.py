"""Everything that changes a table, one struct each: stored once, as JSON, and never changed.

`at` is the time at which the entry was made, in milliseconds since 1970. Entries are facts: a command checks what
may be done, the fold of `folding.py` only carries out what was stored.
"""

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec

from quintessence.server.clock import Millis
from quintessence.server.store.contract import IdentityId, TableId
from quintessence.server.table.opening import BotPlan, Opening, OrderKind, SeatPlan

if TYPE_CHECKING:
    from quintessence.core.types import JsonObject
else:  # msgspec knows no recursive types: any JSON is any JSON
    JsonObject = dict[str, Any]

How: TypeAlias = Literal["person", "bot", "silent", "alone", "idle", "race"]
"""Whose decision a move was: `silent` is the pass of somebody who did not answer a window or was not asked in it,
`alone` the only move that one alone among bots had. Only the house knows it; nobody at the table is told."""


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
    """The seat is free again: its player has left it, or the host has freed it."""

    seat: int
    freed: bool = False


class Renamed(Entry, frozen=True, tag="renamed"):
    """The player of a seat is called otherwise from now on."""

    seat: int
    name: str


class Arranged(Entry, frozen=True, tag="arranged"):
    """The host has set the seats anew: what each is for, and from which seat its player comes, None: from none.

    Whoever sits there comes with everything: name, word for the shuffle, invitations, handicap.
    """

    seats: list[SeatPlan]
    come_from: list[int | None]


class Agreed(Entry, frozen=True, tag="agreed"):
    """The host has chosen other options of the game."""

    options: JsonObject


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


class Answered(Entry, frozen=True, tag="answered"):
    """An answer to the open window, played when the window closes; nobody else is told."""

    seat: int
    words: str
    window: str


class Reconsidered(Entry, frozen=True, tag="reconsidered"):
    """The seat takes its answer back before the window closes."""

    seat: int


class Ordered(Entry, frozen=True, tag="ordered"):
    """A standing order about windows, in place of the one before; `pass` holds until the turn is over."""

    seat: int
    order: OrderKind


class MoreTime(Entry, frozen=True, tag="more-time"):
    """Windows that ask this seat last at least so many milliseconds from now on; 0: as agreed for the table."""

    seat: int
    time: int


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


class Paused(Entry, frozen=True, tag="paused"):
    """The only person at the table wants a break, or is gone: no further card is shown."""

    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The break is over."""

    seat: int


# Talk, and what comes after.


class Said(Entry, frozen=True, tag="said"):
    """Something said to the table; by a spectator if there is no seat."""

    seat: int | None
    name: str
    text: str
    language: str | None = None


class RematchAsked(Entry, frozen=True, tag="rematch-asked"):
    """A seat wants to play again, or agrees to it, perhaps with a word for the shuffle; or against stronger bots."""

    seat: int
    nonce: str | None = None
    harder: bool = False


class RematchMade(Entry, frozen=True, tag="rematch-made"):
    """The table at which the same people play again."""

    table: TableId


AnyEntry: TypeAlias = (
    Opened
    | Invited
    | Sat
    | Nonced
    | Left
    | Renamed
    | Arranged
    | Agreed
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
    | Answered
    | Reconsidered
    | Ordered
    | MoreTime
    | CardAsked
    | Shown
    | RaceAnswered
    | NextAsked
    | Paused
    | Resumed
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
