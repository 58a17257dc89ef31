"""The documents that the HTTP doors take and give, one struct each."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from quintessence.server.api.bodies_games import CardText
from quintessence.server.jsons import Json, JsonObject
from quintessence.server.protocol import Nonce, Place, Token
from quintessence.server.words import Texts

Name = Annotated[str, Meta(min_length=1, max_length=100, examples=["Ada"])]
Password = Annotated[str, Meta(min_length=1, max_length=200, examples=["correct horse battery"])]
Slug = Annotated[str, Meta(max_length=60, examples=["elem-master"])]


class Problem(Struct):
    """Why something was not done: `code` names the sentence, `arguments` fill it, `text` is the sentence."""

    code: str
    arguments: dict[str, str | int]
    text: Texts
    retry_after: int | None = None
    """Seconds after which it may be asked again, where it was asked too often."""


# Who you are.


class Me(Struct):
    """An identity: a guest, or an account once it has a name and a password.

    `named`: the name is one's own; else the house gave it to somebody whom nobody has asked yet.
    """

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    named: bool = True


class Session(Struct):
    """Who the cookie says you are; None without one."""

    me: Me | None


class Rename(Struct, forbid_unknown_fields=True):
    """The name that others see."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class NewGuest(Struct, forbid_unknown_fields=True):
    """A guest under this name, or one of ours."""

    name: Name | None = None
    language: Literal["en", "fr"] = "en"


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password of an account, and the one that replaces it."""

    old: Password
    new: Password


class LinkMade(Struct):
    """A link that makes another device be you: for one use, until `expires`. It is shown once."""

    token: str
    path: str
    expires: int


class Link(Struct, forbid_unknown_fields=True):
    """The secret of such a link, which stands behind its #."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class LinkAbout(Struct):
    """Whom a link would make of the device that opens it; `already`: it is that one."""

    name: str
    kind: Literal["guest", "account", "bot"]
    already: bool


class Invite(Struct, forbid_unknown_fields=True):
    """The seat that the link is for."""

    seat: Place


class NewToken(Struct, forbid_unknown_fields=True):
    """What the token's owner calls it."""

    label: Name


class TokenMade(Struct):
    """A bot token. It is shown once: only its hash is kept."""

    id: str
    label: str
    token: str


class TokenAbout(Struct):
    """A bot token as its owner sees it later."""

    id: str
    label: str
    created: int


# Tables.


class SeatPlan(Struct, forbid_unknown_fields=True):
    """What a seat is for: somebody (open to all, or to those with its link), or a bot of some level."""

    kind: Literal["open", "invited", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=60)] | None = None
    level: Annotated[int, Meta(ge=1, le=5)] | None = None


class ClockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think: not limited, so many seconds per move, Fischer, or days per move."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3_600)] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None


class WindowPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How reaction windows close among people, in games that have them.

    `timed`: after so many seconds, whatever anybody holds; silence passes. `patient`: when all whom it asks have
    answered, as always with days per move. `able`: the same, but only those are asked who hold an answer, and everybody
    sees who that is. One person alone among bots is never asked without an answer in hand, and never hurried.
    """

    kind: Literal["timed", "patient", "able"] = "timed"
    seconds: Annotated[int, Meta(ge=2, le=60)] = 6


class AbsencePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to a seat whose player has been away for so many seconds."""

    rule: Literal["wait", "pass", "bot", "forfeit", "claim"] = "claim"
    after: Annotated[int, Meta(ge=5, le=2_592_000)] = 120


class Sitter(Struct, forbid_unknown_fields=True):
    """One of several people at one device: where they sit and what they are called."""

    seat: Place
    name: Name


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. Left out: the fewest seats, all open, the opener on the first; the game's defaults."""

    game: Slug
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    options: JsonObject = {}
    cards: CardText | None = None
    clock: ClockPlan = ClockPlan()
    absence: AbsencePlan = AbsencePlan()
    spectators: Literal["none", "table", "hands"] = "table"
    public: bool = False
    window: WindowPlan = WindowPlan()
    race: JsonObject = {}
    sit: Place | None = 0
    """The seat that the opener takes; None: none."""
    here: Annotated[list[Sitter], Meta(max_length=16)] = []
    """Several people at the opener's device, in place of `sit`. The first is the opener; the others speak with
    `as=1`, `as=2` … in the order of this list."""
    nonce: Nonce | None = None
    position: JsonObject | None = None


class Import(Struct, forbid_unknown_fields=True):
    """A record to be looked through or played on, or a scenario whose position is to be played."""

    record: Annotated[str, Meta(max_length=2_000_000)] | None = None
    scenario: JsonObject | None = None
    public: bool = False
    sit: Place | None = None


class Invitation(Struct):
    """The link that gives a seat to whoever opens it first."""

    seat: int
    token: str
    path: str


class TableMade(Struct):
    """A table that was opened, and the links of its seats."""

    id: str
    path: str
    socket: str
    commitment: str | None
    invitations: list[Invitation]


class SeatAbout(Struct):
    """A seat as lists show it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str


class TableAbout(Struct):
    """A table as lists show it. `mine`: the asking one sits there or has opened it; `seat`: where.

    `waits`: it stands still until the asking one does something. `awaited`: the seats of which everybody knows that
    they are to act, `since` when. `here`: several people play on the asking one's device.
    """

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    public: bool
    created: int
    changed: int
    seats: list[SeatAbout]
    clock: str
    spectators: str
    mine: bool
    seat: int | None = None
    waits: bool = False
    here: bool = False
    awaited: list[int] = []
    since: int | None = None
    winners: list[int] | None = None
    reason: str | None = None


class Tables(Struct):
    """Some tables, the newest first; `before` asks for the next page, None: there is none."""

    tables: list[TableAbout]
    before: str | None


class Opponent(Struct):
    """The bot that somebody meets next at a game. `first`: they have not played one of it to its end against bots."""

    game: str
    bot: str
    level: int | None
    first: bool


class TableNow(Struct):
    """A table as the asking one sees it now: the same document that its socket would send."""

    id: str
    number: int
    seat: int | None
    face: JsonObject


class Told(Struct):
    """All that the asking one was ever told at a table: the events of its number 1, of its number 2 …"""

    number: int
    told: list[list[JsonObject]]


class Sitting(Struct, forbid_unknown_fields=True):
    """Which seat to take: an open one, the one of an invitation, or any.

    `as` (from 1) is somebody else at the same device, called `name`.
    """

    seat: Place | None = None
    invitation: Token | None = None
    nonce: Nonce | None = None
    speaker: Annotated[int, Meta(ge=1, le=15)] | None = field(default=None, name="as")
    name: Name | None = None


class Seated(Struct):
    """The seat that is now taken."""

    seat: int


class Done(Struct):
    """It was done."""

    done: bool = True


class Again(Struct, forbid_unknown_fields=True):
    """How to play again: with a word of one's own for the shuffle; alone with bots, against the next stronger ones."""

    nonce: Nonce | None = None
    harder: bool = False


class RematchMade(Struct):
    """The rematch: its table once everybody has agreed, None until then."""

    table: str | None


class ReplayStep(Struct):
    """A finished game after `ply` of its `plies` entries: what was done, what happened, what it looks like."""

    ply: int
    plies: int
    entry: JsonObject | None
    events: list[JsonObject]
    view: JsonObject
    position: JsonObject
    to_act: list[int]
    result: Json
    scenario: JsonObject
    """The position as a scenario that can be saved, shared and played from."""


class TallyAbout(Struct):
    """One thing that a game counts, with a number for each seat; `tally-NAME` in the game's texts says what it is.

    `fewer`: fewer are better.
    """

    name: str
    numbers: list[int]
    fewer: bool


class Course(Struct):
    """The first thing that a game counts over time: after `plies` of its entries each seat had so many of it."""

    plies: list[int]
    numbers: list[list[int]]
    """For each seat one number for each of `plies`."""


class Ending(Struct):
    """How a finished game ended: the result, who played together, what was counted, and how it came to that."""

    result: JsonObject
    sides: list[list[int]]
    tally: list[TallyAbout]
    course: Course
    harder: list[SeatPlan | None]
    """For each seat the next stronger bot; empty where there is none, or where several people would have to agree."""


class Health(Struct):
    """Whether the server is well, and of which version it is."""

    status: Literal["ok", "stopping"]
    version: str
    store: str
    tables: int
    sockets: int


class House(Struct):
    """Who can come to this server, and by which addresses: what friends are sent.

    `reach`: whoever knows one of the `--address`es, the others in the `network`, or this `machine` only; then
    `command` is what its host types to change that. The addresses of its interfaces are told to this machine only:
    whoever has come by another address is better served with that one.
    """

    reach: Literal["address", "network", "machine"]
    addresses: list[str]
    command: str | None = None
