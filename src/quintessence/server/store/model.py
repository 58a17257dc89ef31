"""What the store keeps besides entries: listings of tables, identities, bot tokens, device links."""

from typing import Literal, NewType

import msgspec

from quintessence.server.clock import Millis
from quintessence.server.words import Wrong

TableId = NewType("TableId", str)
IdentityId = NewType("IdentityId", str)
TokenId = NewType("TokenId", str)

Status = Literal["open", "running", "over", "closed"]
IdentityKind = Literal["guest", "account", "bot"]


class SeatSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as lists show it. `identity` is never sent, and `asked` only to the player of the seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    identity: IdentityId | None = None
    awaited: bool = False
    """Whether it is public that the game waits for this seat."""
    asked: bool = False
    """Whether the game waits for the person on this seat, even in secret: only that person is told."""


class ResultSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, as lists show it: groups of tied seats from first to last."""

    winners: tuple[int, ...] = ()
    ranking: tuple[tuple[int, ...], ...] = ()
    reason: str = ""


class Listing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as lists show it."""

    id: TableId
    game: str
    status: Status
    public: bool
    created: Millis
    changed: Millis
    seats: tuple[SeatSummary, ...] = ()
    opener: IdentityId | None = None
    identities: tuple[IdentityId, ...] = ()
    """The players and the host: the table is in their history. Never sent."""
    since: Millis | None = None
    """Since when the awaited seats are; None while no game is running."""
    clock: str = ""
    spectators: str = ""
    result: ResultSummary | None = None


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which listings are wanted; None means any."""

    public: bool | None = None
    statuses: tuple[Status, ...] | None = None
    game: str | None = None
    identity: IdentityId | None = None


class Place(msgspec.Struct, frozen=True):
    """Where a page of listings ended and the next one begins."""

    changed: Millis
    id: TableId


class Identity(msgspec.Struct, frozen=True, kw_only=True):
    """A guest, an account with a password, or (never stored) a bot with a token."""

    id: IdentityId
    kind: IdentityKind
    name: str
    created: Millis
    password: str | None = None
    """The argon2 hash, None for a guest. Never sent."""
    epoch: int = 0
    """Cookies of another epoch are not valid: a new password and logging out everywhere raise it."""


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A bot token: only the hash of its secret is stored."""

    id: TokenId
    identity: IdentityId
    name: str
    digest: bytes
    created: Millis


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that signs another device in, once: only the hash of its secret is stored."""

    digest: bytes
    identity: IdentityId
    epoch: int
    """The epoch of the identity when the link was made: logging out everywhere ends links, too."""
    expires: Millis


class StoreBusy(Wrong):
    """The queue of writes is full: this write was not stored (`refuse-newest`)."""

    def __init__(self) -> None:
        super().__init__("store-busy", status=503)


class StoreLost(Wrong):
    """The database does not answer: it is not known whether this write was stored."""

    def __init__(self) -> None:
        super().__init__("store-lost", status=503)
