"""Every message of a table's WebSocket, one struct each.

A frame is one JSON object; `type` says which struct it is. A client may send an `id`, any number: the answer
(`accepted`, `refused`, `reason`, `previews`) repeats it. A text for people is always in both languages.
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
"""How many moves one message can preview."""
LARGEST_FRAME: Final = 16_384
"""The most bytes in a frame from a client; a longer one closes the connection."""

Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Words: TypeAlias = Annotated[str, Meta(max_length=200)]
PreviewedWords: TypeAlias = Annotated[list[Words], Meta(max_length=MOST_PREVIEWS)]
Nonce: TypeAlias = Annotated[str, Meta(min_length=1, max_length=100)]
Token: TypeAlias = Annotated[str, Meta(max_length=100)]
Patch: TypeAlias = list[Json]
"""`core.patch`: a list of `[path, value]` (set) and `[path]` (remove)."""
Place: TypeAlias = Annotated[int, Meta(ge=0, le=15)]


# What a client sends.


class Command(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What all commands have: a number chosen by the client, which the answer repeats."""

    id: Number | None = None


class Play(Command, tag="play"):
    """Plays a move. `prompt` is the id of the prompt that it answers.

    In a race, `claim` is the time from painting the card to the press, in milliseconds, as the device measured it, and
    `flip` is the number of the card on the screen (`view.flips`).
    """

    words: Words
    prompt: Number
    claim: Number | None = None
    flip: Number | None = None


class Reconsider(Command, tag="reconsider"):
    """Takes back an answer to a reaction window that is still open."""


class Order(Command, tag="order"):
    """Sets when this seat is asked in reaction windows. Nobody else is told.

    `held`: only when it holds an answer. `always`: every time. `pass`: not at all until this turn ends.
    """

    order: Literal["held", "always", "pass"]


class MoreTime(Command, tag="more-time"):
    """Sets the shortest time that reaction windows stay open when they ask this seat, in seconds.

    0 means the time agreed for the table. Everybody sees it, and it applies from the next window on.
    """

    seconds: Annotated[int, Meta(ge=0, le=60)]


class Undo(Command, tag="undo"):
    """Takes back your own last move, if it revealed and drew nothing."""


class Takeback(Command, tag="takeback"):
    """Asks the others to let you take back your last move."""


class TakebackAnswer(Command, tag="takeback-answer"):
    """Answers another player who asks to take back a move."""

    agree: bool


class Pause(Command, tag="pause"):
    """Pauses a game with races, or resumes it (`on` false). Only for a person who plays alone against bots."""

    on: bool


class Resign(Command, tag="resign"):
    """Resigns the game."""


class Claim(Command, tag="claim"):
    """Claims the seat of a player who has been away too long.

    The other players can claim the win, a bot for that seat, or wait longer; a spectator can `take` the seat.
    """

    seat: Place
    how: Literal["win", "bot", "wait", "take"]


class Say(Command, tag="say"):
    """Sends a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    language: Literal["en", "fr"] | None = None


class Why(Command, tag="why"):
    """Asks why a move is not allowed, without playing it."""

    words: Words


class Preview(Command, tag="preview"):
    """Asks what legal moves (at most 200) would change, without playing them. One illegal move refuses them all."""

    words: PreviewedWords


class Sit(Command, tag="sit"):
    """Takes a seat: an open one, the one of an invitation, or (without `seat`) the first open one."""

    seat: Place | None = None
    invitation: Token | None = None
    nonce: Nonce | None = None


class Leave(Command, tag="leave"):
    """Leaves the seat before the game has begun."""


class NonceGiven(Command, tag="nonce"):
    """Adds the player's own word to the shuffle, before the game has begun."""

    nonce: Nonce


class SeatFor(Command, tag="seat-for"):
    """The host sets who may take a seat before the game: anybody (`open`), an invited person, or a bot.

    A person who sits there loses the seat.
    """

    seat: Place
    kind: Literal["open", "invited", "bot"]
    bot: Annotated[str, Meta(max_length=60)] | None = None
    level: Annotated[int, Meta(ge=1, le=5)] | None = None


class SeatCount(Command, tag="seat-count"):
    """The host sets the number of seats before the game. Free seats are removed first, then those of bots."""

    seats: Annotated[int, Meta(ge=1, le=16)]


class Swap(Command, tag="swap"):
    """The host swaps two seats before the game. Either may be free."""

    seat: Place
    other: Place


class Options(Command, tag="options"):
    """The host sets the options of the game before it begins: all that differ from the defaults."""

    options: JsonObject


class Start(Command, tag="start"):
    """Starts the game. Every seat must be taken."""


class Rematch(Command, tag="rematch"):
    """Asks for another game with the same people, or agrees to it; it begins when all have agreed.

    `nonce` is the player's own word for its shuffle. One person alone with bots keeps the seat and may ask for the next
    stronger bots with `harder`, for the next weaker ones with `easier`; among people everybody moves on by one seat.
    """

    nonce: Nonce | None = None
    harder: bool = False
    easier: bool = False


class Sync(Command, tag="sync"):
    """Asks for the whole `face` again."""


class Pong(Struct, tag="pong", tag_field="type", forbid_unknown_fields=True):
    """Answers a ping at once. `received` and `sent` are the device's clock in milliseconds, for countdowns."""

    ping: Number
    received: float | None = None
    sent: float | None = None


ClientMessage: TypeAlias = Command | Pong
CLIENT_MESSAGES: Final[tuple[type[Struct], ...]] = (*Command.__subclasses__(), Pong)
"""Every class above that is a `Command`, in that order, and `Pong`."""


# What the server sends.


class Face(Struct, tag="face", tag_field="type"):
    """All that you see. `missed` are the events since the number with which you came back.

    `seat` is your own, null for a spectator. `host`: you opened the table and can change it before the game.
    """

    number: int
    seat: int | None
    face: JsonObject
    missed: list[JsonObject]
    at: int
    host: bool = False


class Update(Struct, tag="update", tag_field="type"):
    """What has just happened: your next number, the events, and the patch that changes your face."""

    number: int
    events: list[JsonObject]
    patch: Patch
    at: int


class Accepted(Struct, tag="accepted", tag_field="type"):
    """The command with this id is stored. Its updates come before this message."""

    id: int | None


class Refusal(Struct, tag="refused", tag_field="type"):
    """The command changed nothing. `code` names the reason, `rule` the rule of the game, if one forbids it; `reason` is
    what the rule says, without the words and the rule."""

    id: int | None
    code: str
    arguments: dict[str, str | int]
    text: Texts
    rule: str | None = None
    kind: str | None = None
    possible: list[str] | None = None
    retry_after: int | None = None
    reason: Texts | None = None


class Reason(Struct, tag="reason", tag_field="type"):
    """Answers `why`: the rule that forbids the move, or null if it is allowed; `reason` is what that rule says."""

    id: int | None
    words: str
    rule: str | None
    text: Texts | None
    reason: Texts | None = None


class Previews(Struct, tag="previews", tag_field="type"):
    """Answers `preview`: what each move would change, as the page of the game says; null where that is not known."""

    id: int | None
    previews: list[JsonObject | None]


class Present(Struct):
    """Whether the player of a seat is connected, and how good the connection is."""

    seat: int
    here: bool
    round_trip: int | None = None
    slow: bool = False
    """In games with races: whether the connection costs its player time (EL-NET-14)."""


class Presence(Struct, tag="presence", tag_field="type"):
    """Who is connected now, by seat, and the number of spectators."""

    seats: list[Present]
    spectators: int


class Ping(Struct, tag="ping", tag_field="type"):
    """Answer it with a pong at once. `round_trip` and `jitter` are what the server has measured so far.

    Add `offset` to the device's clock (as sent in its pongs) to get the server's: for countdowns, never for a ruling.
    """

    ping: int
    at: int
    round_trip: int | None = None
    jitter: int | None = None
    offset: float | None = None


class Notice(Struct, tag="notice", tag_field="type"):
    """Something for this connection alone: it is slow, or the server stops soon."""

    code: str
    arguments: dict[str, str | int]
    text: Texts


class Closing(Struct, tag="closing", tag_field="type"):
    """The last message before the server closes the connection. Connect again unless `final`."""

    code: str
    text: Texts
    final: bool


ServerMessage: TypeAlias = Face | Update | Accepted | Refusal | Reason | Previews | Presence | Ping | Notice | Closing

ANY_CLIENT_MESSAGE: Any = reduce(or_, CLIENT_MESSAGES)
_command_decoder: Final = msgspec.json.Decoder(ANY_CLIENT_MESSAGE)
_encoder: Final = msgspec.json.Encoder()
_update_decoder: Final = msgspec.json.Decoder(Update)


def read_message(frame: str | bytes) -> ClientMessage:
    """The message in a frame; `msgspec.MsgspecError` if there is none."""
    message: ClientMessage = _command_decoder.decode(frame)
    return message


def write_message(message: ServerMessage) -> bytes:
    """The message as it is sent."""
    return _encoder.encode(message)


def read_update(encoded: bytes) -> Update:
    """Reads an update that `write_message` wrote."""
    return _update_decoder.decode(encoded)
