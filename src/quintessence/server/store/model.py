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
    """A seat as lists show it. Doors send neither `identity` nor, but to the one who sits there, `asked`."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""
    identity: IdentityId | None = None
    awaited: bool = False
    """Whether everybody knows that the game goes on when this seat has done something."""
    asked: bool = False
    """Whether the table waits for the person on this seat: what is decided in secret is known to that one only."""


class ResultSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended, as lists show it: groups of tied seats from first to last."""

    winners: tuple[int, ...] = ()
    ranking: tuple[tuple[int, ...], ...] = ()
    reason: str = ""


class Listing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as lists show it: never anything that a stranger may not know."""

    id: TableId
    game: str
    status: Status
    public: bool
    created: Millis
    changed: Millis
    seats: tuple[SeatSummary, ...] = ()
    opener: IdentityId | None = None
    identities: tuple[IdentityId, ...] = ()
    """Who sits there or has opened it: the table is in their history. Doors do not send it."""
    since: Millis | None = None
    """Since when those who are awaited are; None while no game is played."""
    clock: str = ""
    spectators: str = ""
    result: ResultSummary | None = None


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """Which listings are asked for; what is None is not looked at."""

    public: bool | None = None
    statuses: tuple[Status, ...] | None = None
    game: str | None = None
    identity: IdentityId | None = None


class Place(msgspec.Struct, frozen=True):
    """Where a page of listings ended; the next one begins after it."""

    changed: Millis
    id: TableId


class Identity(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody: a guest, an account with a name of its own and a password, or (never stored) a bot with a token."""

    id: IdentityId
    kind: IdentityKind
    name: str
    created: Millis
    password: str | None = None
    """The argon2 hash, None for a guest. Never sent."""
    epoch: int = 0
    """Cookies of another epoch are void: it is raised by a new password and by logging out everywhere."""


class Token(msgspec.Struct, frozen=True, kw_only=True):
    """A bot token: only the hash of its secret is stored."""

    id: TokenId
    identity: IdentityId
    name: str
    digest: bytes
    created: Millis


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """What makes another device be the same person, once and soon: only the hash of its secret is stored."""

    digest: bytes
    identity: IdentityId
    epoch: int
    """That of the identity when the link was made: logging out everywhere voids links, too."""
    expires: Millis


class StoreBusy(Wrong):
    """The queue of writes is full: this write was not stored (`refuse-newest`)."""

    def __init__(self) -> None:
        super().__init__("store-busy", status=503)


class StoreLost(Wrong):
    """The database does not answer: whether this write was stored is not known."""

    def __init__(self) -> None:
        super().__init__("store-lost", status=503)
