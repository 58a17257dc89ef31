"""The documents that HTTP requests send and get back, one struct each."""

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
    """Why something was not done: `code` names the reason, `arguments` are its details, `text` says it."""

    code: str
    arguments: dict[str, str | int]
    text: Texts
    retry_after: int | None = None
    """After too many requests: the seconds to wait."""


# Who you are.


class Me(Struct):
    """An identity: a guest, an account with a password, or a bot.

    `named` is false for a guest whose name was made up by the server.
    """

    id: str
    name: str
    kind: Literal["guest", "account", "bot"]
    named: bool = True


class Session(Struct):
    """Who you are according to your cookie; null without one."""

    me: Me | None


class Rename(Struct, forbid_unknown_fields=True):
    """Your new name, as others see it."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class NewGuest(Struct, forbid_unknown_fields=True):
    """A guest with this name; without one the server makes one up, in this language."""

    name: Name | None = None
    language: Literal["en", "fr"] = "en"


class NewPassword(Struct, forbid_unknown_fields=True):
    """The old password of an account, and the new one."""

    old: Password
    new: Password


class LinkMade(Struct):
    """A link that signs you in on another device, once, until `expires`. It is shown only now."""

    token: str
    path: str
    expires: int


class Link(Struct, forbid_unknown_fields=True):
    """The secret of such a link: the part after its #."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class LinkAbout(Struct):
    """Whom a link signs in; `already`: this device is already signed in as that person."""

    name: str
    kind: Literal["guest", "account", "bot"]
    already: bool


class Invite(Struct, forbid_unknown_fields=True):
    """The seat to invite somebody to."""

    seat: Place


class NewToken(Struct, forbid_unknown_fields=True):
    """The name of the bot."""

    label: Name


class TokenMade(Struct):
    """A new bot token. It is shown only now: the server keeps just its hash."""

    id: str
    label: str
    token: str


class TokenAbout(Struct):
    """A bot token as its owner sees it later, without the secret."""

    id: str
    label: str
    created: int


# Tables.


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who may take a seat: anybody (`open`), a person with its link (`invited`), or a bot of some level."""

    kind: Literal["open", "invited", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=60)] | None = None
    level: Annotated[int, Meta(ge=1, le=5)] | None = None


class ClockPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: no limit, seconds per move, Fischer (a total and an increment), or days per move."""

    kind: Literal["none", "move", "fischer", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=86_400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3_600)] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None


class WindowPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """When reaction windows close, in games that have them.

    `timed`: after so many seconds, no matter who holds an answer; no answer is a pass. `patient`: when everybody asked
    has answered; always so with days per move. `able`: the same, but only players who hold an answer are asked, and
    everybody sees who they are. A person alone against bots is asked only with an answer in hand, and has all the time.
    """

    kind: Literal["timed", "patient", "able"] = "timed"
    seconds: Annotated[int, Meta(ge=2, le=60)] = 6


class AbsencePlan(Struct, frozen=True, forbid_unknown_fields=True):
    """What happens to a seat when its player has been away for `after` seconds."""

    rule: Literal["wait", "pass", "bot", "forfeit", "claim"] = "claim"
    after: Annotated[int, Meta(ge=5, le=2_592_000)] = 120


class Sitter(Struct, forbid_unknown_fields=True):
    """One of several people at one device: seat and name."""

    seat: Place
    name: Name


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. By default it has the fewest seats, all open, with you on the first, and the default options."""

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
    """The seat that you take; null for none."""
    here: Annotated[list[Sitter], Meta(max_length=16)] = []
    """Several people at your device, in place of `sit`. The first is you; the others make requests with `as=1`, `as=2`
    … in the order of this list."""
    nonce: Nonce | None = None
    position: JsonObject | None = None


class Import(Struct, forbid_unknown_fields=True):
    """A record to look through or play on, or a scenario to play from."""

    record: Annotated[str, Meta(max_length=2_000_000)] | None = None
    scenario: JsonObject | None = None
    public: bool = False
    sit: Place | None = None


class Invitation(Struct):
    """A link to a seat. The first person who opens it gets the seat."""

    seat: int
    token: str
    path: str


class TableMade(Struct):
    """The new table, and a link for each free seat."""

    id: str
    path: str
    socket: str
    commitment: str | None
    invitations: list[Invitation]


class SeatAbout(Struct):
    """A seat, as lists show it."""

    kind: Literal["open", "person", "bot"]
    name: str
    level: str


class TableAbout(Struct):
    """A table, as lists show it. `mine`: you opened it or sit at it; `seat`: your seat.

    `waits`: the game cannot go on before you act. `awaited`: the seats that are publicly known to act next, `since`
    when. `here`: several people play on your device.
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
    """Some tables, the latest first; send `before` to get the next page; null if there is none."""

    tables: list[TableAbout]
    before: str | None


class Opponent(Struct):
    """Your next opponent at a game. `first`: you have not finished a game of it against bots yet."""

    game: str
    bot: str
    level: int | None
    first: bool


class TableNow(Struct):
    """A table as you see it: the same `face` that its socket sends."""

    id: str
    number: int
    seat: int | None
    face: JsonObject


class Told(Struct):
    """All events that you were told at a table: those of your number 1, of your number 2 …"""

    number: int
    told: list[list[JsonObject]]


class Sitting(Struct, forbid_unknown_fields=True):
    """The seat to take: an open one, the one of an invitation, or any.

    `as` (from 1) stands for another person at the same device, called `name`.
    """

    seat: Place | None = None
    invitation: Token | None = None
    nonce: Nonce | None = None
    speaker: Annotated[int, Meta(ge=1, le=15)] | None = field(default=None, name="as")
    name: Name | None = None


class Seated(Struct):
    """The seat that you have now."""

    seat: int


class Done(Struct):
    """It was done."""

    done: bool = True


class Again(Struct, forbid_unknown_fields=True):
    """A rematch: with your own word for the shuffle, or (alone against bots) against stronger or weaker ones."""

    nonce: Nonce | None = None
    harder: bool = False
    easier: bool = False


class RematchMade(Struct):
    """The table of the rematch, once everybody has agreed; null until then."""

    table: str | None


class ReplayStep(Struct):
    """A finished game after `ply` of its `plies` steps: what was done, what happened, and the position."""

    ply: int
    plies: int
    entry: JsonObject | None
    events: list[JsonObject]
    view: JsonObject
    position: JsonObject
    to_act: list[int]
    result: Json
    scenario: JsonObject
    """The position as a scenario: to save, to share and to play from."""


class TallyAbout(Struct):
    """Something that a game counts, with a number for each seat; the text `tally-NAME` of the game says what it is.

    `fewer`: less is better.
    """

    name: str
    numbers: list[int]
    fewer: bool


class Course(Struct):
    """The first of the counts over time: how many each seat had after so many steps."""

    plies: list[int]
    numbers: list[list[int]]
    """For each seat, one number for each of `plies`."""


class Ending(Struct):
    """How a game ended: the result, the teams, the final counts, and one of them over time."""

    result: JsonObject
    sides: list[list[int]]
    tally: list[TallyAbout]
    course: Course
    harder: list[SeatPlan | None]
    """For each seat the next stronger bot; empty if there is none, or if several people play."""
    easier: list[SeatPlan | None]
    """The same for the next weaker bot."""


class AdviceReason(Struct):
    """Something that the moves change: a group of the game's features, which its texts name `feature-GROUP`.

    `gain`: there is more of it; else less. `ours`: on the side that moves; else on that of its strongest opponent.
    """

    group: str
    gain: bool
    ours: bool


class AdviceLine(Struct):
    """Moves for the rest of your turn, your chance of winning after them (0 to 1), and why, also as a sentence.

    `certain`: the game ends so. Without reasons the sentence is empty.
    """

    moves: list[str]
    chance: float
    certain: bool
    reasons: list[AdviceReason]
    sentence: Texts


class Advice(Struct):
    """What you could do, the best first, at most three lines; the answer to the question `prompt` of your seat."""

    prompt: int
    lines: list[AdviceLine]


class Health(Struct):
    """Whether the server works, and its version."""

    status: Literal["ok", "stopping"]
    version: str
    store: str
    tables: int
    sockets: int


class House(Struct):
    """Who can reach this server, and the addresses to send to friends.

    `reach`: everybody who knows one of the addresses given with `--address`, the others in the same `network`, or only
    this `machine`; then `command` is what its host types to change that. Network addresses are told only to a browser
    on this machine: any other came by an address that works.
    """

    reach: Literal["address", "network", "machine"]
    addresses: list[str]
    command: str | None = None
