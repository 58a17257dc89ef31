"""Every message of a table's WebSocket, one struct each, with an example of each.

A frame is one JSON object; `type` says which struct it is. What a client sends may carry an `id`, any number of
its own: the answer (`accepted`, `refused`, `reason`, `previews`) quotes it. A text for people is always in both
languages.
`python -m quintessence.server.typescript` writes the same structs as TypeScript.
"""

from functools import reduce
from operator import or_
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from quintessence.server.jsons import Json, JsonObject
from quintessence.server.words import Texts

MOST_PREVIEWS: Final = 200
"""Moves that can be previewed with one message."""
LARGEST_FRAME: Final = 16_384
"""Bytes of a frame that a client sends; a longer one closes the connection."""

Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Words: TypeAlias = Annotated[str, Meta(max_length=200)]
PreviewedWords: TypeAlias = Annotated[list[Words], Meta(max_length=MOST_PREVIEWS)]
Nonce: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Token: TypeAlias = Annotated[str, Meta(max_length=100)]
Patch: TypeAlias = list[Json]
"""`core.patch`: a list of `[path, value]` (put) and `[path]` (take away)."""
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


# What a client sends.


class Command(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What all commands have: the client's own number, which the answer quotes."""

    id: Number | None = None


class Play(Command, tag="play"):
    """Plays a move for the seat. `prompt` is the id of the prompt that it answers.

    In a race `claim` is the device's own time from painting the card to the press, in milliseconds, and `flip`
    the number of the card (`view.flips`) that was on the screen.
    """

    words: Words
    prompt: Number
    claim: Number | None = None
    flip: Number | None = None


class Reconsider(Command, tag="reconsider"):
    """Takes the answer to a reaction window back while the window is open."""


class Order(Command, tag="order"):
    """A standing order about reaction windows, in place of the one before; nobody else is told.

    `held`: ask only when the seat holds an answer. `always`: ask in any case. `pass`: let everything pass until this
    turn is over.
    """

    order: Literal["held", "always", "pass"]


class MoreTime(Command, tag="more-time"):
    """Asks that reaction windows that ask this seat last at least so many seconds; 0: as agreed for the table.

    Everybody sees it, and it holds from the next window on.
    """

    seconds: Annotated[int, Meta(ge=0, le=60)]


class Undo(Command, tag="undo"):
    """Takes back the seat's own last move, where nothing was revealed or drawn by it."""


class Takeback(Command, tag="takeback"):
    """Asks the others to let the seat take back its last move."""


class TakebackAnswer(Command, tag="takeback-answer"):
    """Answers such a question."""

    agree: bool


class Pause(Command, tag="pause"):
    """Stops a game with races, or (`on` false) lets it go on. Only for the one person at a table of bots."""

    on: bool


class Resign(Command, tag="resign"):
    """Gives up the game."""


class Claim(Command, tag="claim"):
    """Claims the seat of a player who was away too long.

    The others may have the win, a bot in that place, or give more time; one who looks on may `take` the seat.
    """

    seat: Place
    how: Literal["win", "bot", "wait", "take"]


class Say(Command, tag="say"):
    """Says something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    language: Literal["en", "fr"] | None = None


class Why(Command, tag="why"):
    """Asks why some words may not be played, without playing them."""

    words: Words


class Preview(Command, tag="preview"):
    """Asks what legal moves would make of what the seat sees, without playing them."""

    words: PreviewedWords


class Sit(Command, tag="sit"):
    """Takes a seat: an open one, the one that an invitation is for, or any (no seat named)."""

    seat: Place | None = None
    invitation: Token | None = None
    nonce: Nonce | None = None


class Leave(Command, tag="leave"):
    """Gives the seat back, before the game has begun."""


class NonceGiven(Command, tag="nonce"):
    """The player's own word for the shuffle, before the game has begun."""

    nonce: Nonce


class SeatFor(Command, tag="seat-for"):
    """The host says before the game what a seat is for: anybody, whoever brings its invitation, a bot of some level.

    Whoever sits there must look for another seat.
    """

    seat: Place
    kind: Literal["open", "invited", "bot"]
    bot: Annotated[str, Meta(max_length=60)] | None = None
    level: Annotated[int, Meta(ge=1, le=5)] | None = None


class SeatCount(Command, tag="seat-count"):
    """The host wants so many seats before the game. Nobody loses theirs: free seats go first, then those of bots."""

    seats: Annotated[int, Meta(ge=1, le=16)]


class Swap(Command, tag="swap"):
    """The host lets those of two seats change places before the game; a seat at which nobody sits counts, too."""

    seat: Place
    other: Place


class Options(Command, tag="options"):
    """The host chooses the options of the game before it begins: all that differ from its defaults."""

    options: JsonObject


class Start(Command, tag="start"):
    """Begins the game; seats that are still open are filled as the table was set up."""


class Rematch(Command, tag="rematch"):
    """Asks for another game with the same people, or agrees to it; it begins when all have agreed.

    `nonce` is the player's own word for its shuffle. `harder`: against the next stronger bots, where one person sits.
    """

    nonce: Nonce | None = None
    harder: bool = False


class Sync(Command, tag="sync"):
    """Asks for the whole face again."""


class Pong(Struct, tag="pong", tag_field="type", forbid_unknown_fields=True):
    """Answers a ping at once. `received` and `sent` are the device's clock in milliseconds, for count-downs only."""

    ping: Number
    received: float | None = None
    sent: float | None = None


ClientMessage: TypeAlias = Command | Pong
CLIENT_MESSAGES: Final[tuple[type[Struct], ...]] = (*Command.__subclasses__(), Pong)
"""Every class above that is a `Command`, in that order, and `Pong`."""


# What the server sends.


class Face(Struct, tag="face", tag_field="type"):
    """All that this recipient sees. `missed` are the events after the number that it came back with.

    `seat` is its own, None for a spectator. `host`: it has opened the table and may change it before the game.
    """

    number: int
    seat: int | None
    face: JsonObject
    missed: list[JsonObject]
    at: int
    host: bool = False


class Update(Struct, tag="update", tag_field="type"):
    """What one entry of the table told this recipient: number, events, and the patch from face to face."""

    number: int
    events: list[JsonObject]
    patch: Patch
    at: int


class Accepted(Struct, tag="accepted", tag_field="type"):
    """The command with this id was stored. The updates that it caused come before this message."""

    id: int | None


class Refusal(Struct, tag="refused", tag_field="type"):
    """The command changed nothing. `code` names the sentence, `rule` the rule of the game, if one forbids it."""

    id: int | None
    code: str
    arguments: dict[str, str | int]
    text: Texts
    rule: str | None = None
    kind: str | None = None
    possible: list[str] | None = None
    retry_after: int | None = None


class Reason(Struct, tag="reason", tag_field="type"):
    """Answers `why`: the rule that forbids the words, or None if they may be played."""

    id: int | None
    words: str
    rule: str | None
    text: Texts | None


class Previews(Struct, tag="previews", tag_field="type"):
    """Answers `preview`: what each of the moves would change, as the game's page says; None where none can say."""

    id: int | None
    previews: list[JsonObject | None]


class Present(Struct):
    """One who is connected: a seat, or (None) the number of spectators."""

    seat: int
    here: bool
    round_trip: int | None = None
    slow: bool = False
    """In games with races: whether the line loses its player time (EL-NET-14)."""


class Presence(Struct, tag="presence", tag_field="type"):
    """Who is connected now, by seat, and how many look on."""

    seats: list[Present]
    spectators: int


class Ping(Struct, tag="ping", tag_field="type"):
    """To be answered with a pong at once. `round_trip` and `jitter` are what the server has measured so far.

    `offset` is what must be added to the device's clock (as it stands in its pongs) to have the server's: for
    count-downs, never for a ruling.
    """

    ping: int
    at: int
    round_trip: int | None = None
    jitter: int | None = None
    offset: float | None = None


class Notice(Struct, tag="notice", tag_field="type"):
    """Something for this connection alone: the line is slow, the server stops soon."""

    code: str
    arguments: dict[str, str | int]
    text: Texts


class Closing(Struct, tag="closing", tag_field="type"):
    """The last message before the server closes the connection. Come back unless `final`."""

    code: str
    text: Texts
    final: bool


ServerMessage: TypeAlias = Face | Update | Accepted | Refusal | Reason | Previews | Presence | Ping | Notice | Closing

ANY_CLIENT_MESSAGE: Any = reduce(or_, CLIENT_MESSAGES)
_command_decoder: Final = msgspec.json.Decoder(ANY_CLIENT_MESSAGE)
_encoder: Final = msgspec.json.Encoder()
_update_decoder: Final = msgspec.json.Decoder(Update)


def read_message(frame: str | bytes) -> ClientMessage:
    """The message of a frame; `msgspec.MsgspecError` where it is none."""
    message: ClientMessage = _command_decoder.decode(frame)
    return message


def write_message(message: ServerMessage) -> bytes:
    """The message as it travels."""
    return _encoder.encode(message)


def read_update(encoded: bytes) -> Update:
    """An update that was written before."""
    return _update_decoder.decode(encoded)
