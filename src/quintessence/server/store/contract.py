"""The contract of a store: where tables and identities live, and how workers hear of each other.

A table is the list of its entries, numbered 1, 2, 3 … without gaps. What is stored is never changed. The store
knows nothing of games: an entry is bytes, a listing is what lists show.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Literal, NewType

import msgspec

from quintessence.server.clock import Millis
from quintessence.server.words import Wrong

TableId = NewType("TableId", str)
IdentityId = NewType("IdentityId", str)
TokenId = NewType("TokenId", str)

Status = Literal["open", "running", "over", "closed"]
IdentityKind = Literal["guest", "account", "bot"]

NewsCall = Callable[[TableId, int], None]
GapCall = Callable[[], None]
PublishedCall = Callable[[str, bytes], None]

MOST_PUBLISHED = 4096
"""Bytes that one `publish` may carry."""


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


class Store(ABC):
    """Where everything lives. All methods belong to one event loop."""

    @abstractmethod
    async def open(self) -> None:
        """Connects, brings the schema up to date (any number of workers may start at once), begins to listen."""

    @abstractmethod
    async def close(self) -> None:
        """Commits what is queued, then closes. Closing twice is harmless."""

    @abstractmethod
    async def ready(self) -> None:
        """Returns when the database answers; raises `StoreLost` when it does not. For `/health`."""

    @abstractmethod
    def queued(self) -> int:
        """How many writes wait to be committed now."""

    # Tables

    @abstractmethod
    async def create(self, table: TableId, listing: Listing, entries: Sequence[bytes], due: Millis | None) -> None:
        """Stores a new table with its first entries. A known `table` is a `ValueError`."""

    @abstractmethod
    async def append(
        self, table: TableId, number: int, entries: Sequence[bytes], due: Millis | None, listing: Listing | None
    ) -> bool:
        """Stores `entries` as `number`, `number + 1`, … and when the table wants to be looked at next.

        True: committed. False: another was quicker (or the table is unknown), nothing was stored. `listing`
        replaces the stored one unless it is None. Raises `StoreBusy` or `StoreLost`.
        """

    @abstractmethod
    async def entries(self, table: TableId, after: int = 0) -> list[bytes]:
        """What is committed after number `after`, in order; empty for an unknown table."""

    @abstractmethod
    async def exists(self, table: TableId) -> bool:
        """Whether there is such a table."""

    @abstractmethod
    async def listing(self, table: TableId) -> Listing | None:
        """The stored listing of one table."""

    @abstractmethod
    async def listings(self, wanted: Wanted, before: Place | None = None, most: int = 50) -> list[Listing]:
        """The latest changed first, at most `most`, after the place where the page before ended."""

    @abstractmethod
    async def settle(self, table: TableId, number: int, due: Millis | None, listing: Listing | None) -> bool:
        """Stores when the table wants to be looked at next, and its listing unless that is None, without an entry.

        False, and nothing is stored, if the last entry of the table is not `number`.
        """

    @abstractmethod
    async def claim_due(self, now: Millis, lease: Millis, most: int) -> list[TableId]:
        """Tables whose time has come, at most `most` and those that wait longest; each is moved on to `now + lease`.

        Two workers never get the same table for the same time; if the one that got it dies, another gets it
        after the lease.
        """

    @abstractmethod
    async def next_due(self) -> Millis | None:
        """When the next table wants to be looked at; None if none does."""

    # Hearing of each other

    @abstractmethod
    def on_news(self, call: NewsCall) -> None:
        """Calls `call(table, number)` in the loop when a table has entries up to `number`, from any worker.

        Own appends are told too, before `append` returns or just after. News may be lost: see `on_gap`.
        """

    @abstractmethod
    def on_gap(self, call: GapCall) -> None:
        """Calls `call()` in the loop when news may have been lost: look again at every table that matters."""

    @abstractmethod
    async def publish(self, topic: str, payload: bytes) -> None:
        """Tells all workers (this one too) something that is not stored and may be lost: presence."""

    @abstractmethod
    def on_published(self, call: PublishedCall) -> None:
        """Calls `call(topic, payload)` in the loop for everything that is published by any worker."""

    # Identities

    @abstractmethod
    async def create_identity(self, identity: Identity) -> bool:
        """Stores a new identity; False if it is an account and its name is taken."""

    @abstractmethod
    async def identity(self, identity: IdentityId) -> Identity | None:
        """The identity with this id."""

    @abstractmethod
    async def account(self, name: str) -> Identity | None:
        """The account of this name; capitals, accents and blanks make no difference."""

    @abstractmethod
    async def rename_guest(self, identity: IdentityId, name: str) -> None:
        """Gives a guest another name. An account keeps its own."""

    @abstractmethod
    async def set_password(self, identity: IdentityId, name: str, password: str) -> bool:
        """Gives a hash of a password, and with it the name: a guest becomes an account. Raises the epoch.

        False if the name belongs to another account.
        """

    @abstractmethod
    async def end_sessions(self, identity: IdentityId) -> None:
        """Raises the epoch: every cookie of this identity is void."""

    @abstractmethod
    async def add_token(self, token: Token) -> None:
        """Stores a bot token."""

    @abstractmethod
    async def token(self, digest: bytes) -> Token | None:
        """The bot token with this hash."""

    @abstractmethod
    async def tokens(self, identity: IdentityId) -> list[Token]:
        """The bot tokens of an identity, oldest first."""

    @abstractmethod
    async def drop_token(self, identity: IdentityId, token: TokenId) -> bool:
        """Removes a bot token of this identity; False if it has no such token."""

    @abstractmethod
    async def put_device_link(self, link: DeviceLink, now: Millis) -> None:
        """Stores a link in place of every other one of this identity; those whose time is up are forgotten."""

    @abstractmethod
    async def device_link(self, digest: bytes) -> DeviceLink | None:
        """The link with this hash, whether its time is up or not."""

    @abstractmethod
    async def take_device_link(self, digest: bytes) -> DeviceLink | None:
        """The same, and forgets it: of two who take it at once one gets it."""
