"""A table in plain text: words in, sentences and the board out. `websocat` is enough to play.

move c2 c3          plays a move
/undo /resign /start /leave /rematch /takeback /agree /refuse /sit 1 /say hello /why move c2 c9 /help
"""

from typing import Final, final

from msgspec import Struct

from quintessence.core.types import Json, JsonObject, Language
from quintessence.server import protocol
from quintessence.server.api.member import SocketMember
from quintessence.server.api.telling import board, told
from quintessence.server.numbers import whole_number
from quintessence.server.table import showing
from quintessence.server.words import Wrong, server_messages

MOST_MOVES: Final = 60
PICTURED: Final = ("view", "prompt", "result")
"""The parts of a face that the picture shows."""


class Words(Struct, frozen=True):
    """A typed move: it answers the question that is open now."""

    words: str
    id: int | None = None


class Help(Struct, frozen=True):
    """Asks what can be typed."""

    id: int | None = None


Typed = Words | Help | protocol.ClientMessage

PLAIN_COMMANDS: Final[dict[str, protocol.ClientMessage | Help]] = {
    "undo": protocol.Undo(),
    "takeback": protocol.Takeback(),
    "agree": protocol.TakebackAnswer(agree=True),
    "refuse": protocol.TakebackAnswer(agree=False),
    "pause": protocol.Pause(on=True),
    "resume": protocol.Pause(on=False),
    "resign": protocol.Resign(),
    "leave": protocol.Leave(),
    "start": protocol.Start(),
    "rematch": protocol.Rematch(),
    "look": protocol.Sync(),
    "help": Help(),
}


def read_line(text: str) -> Typed:
    """The meaning of a typed line; `Wrong` says what can be typed."""
    line = " ".join(text.split())
    if not line.startswith("/"):
        if not line or len(line) > 200:
            raise Wrong("plain-empty")
        return Words(line)
    verb, _, rest = line[1:].partition(" ")
    if verb in PLAIN_COMMANDS and not rest:
        return PLAIN_COMMANDS[verb]
    seat = whole_number(rest, 2)
    if verb == "sit" and (not rest or seat is not None):
        return protocol.Sit(seat=seat)
    if verb == "say" and 0 < len(rest) <= 500:
        return protocol.Say(text=rest)
    if verb == "why" and 0 < len(rest) <= 200:
        return protocol.Why(words=rest)
    raise Wrong("plain-unknown", known=", ".join(f"/{name}" for name in sorted({*PLAIN_COMMANDS, "sit", "say", "why"})))


def changes_picture(patch: protocol.Patch) -> bool:
    """Whether an update changes the picture: not if somebody only spoke, came or went."""
    places = [step[0] for step in patch if isinstance(step, list)]
    return any(isinstance(path, list) and (not path or path[0] in PICTURED) for path in places)


@final
class PlainWriter:
    """Writes messages as sentences in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def write(self, message: protocol.ServerMessage, encoded: bytes | None, member: SocketMember) -> bytes | None:
        lines = self._lines(message, member)
        return "\n".join(lines).encode() if lines else None

    def _lines(self, message: protocol.ServerMessage, member: SocketMember) -> list[str]:
        if isinstance(message, protocol.Face):
            return [*self._told(message.missed, member), *self._picture(message.face, member)]
        if isinstance(message, protocol.Update):
            live = member.live
            if live is None or not changes_picture(message.patch):
                return self._told(message.events, member)
            return [
                *self._told(message.events, member),
                *self._picture(showing.face(live.table, member.recipient), member),
            ]
        if isinstance(message, protocol.Refusal | protocol.Notice | protocol.Closing):
            return [message.text.of(self._language)]
        if isinstance(message, protocol.Reason):
            return [self._text("plain-allowed") if message.text is None else message.text.of(self._language)]
        return []

    def _told(self, events: list[JsonObject], member: SocketMember) -> list[str]:
        if member.live is None:
            return []
        return told(events, member.live.table, self._language)

    def _picture(self, face: JsonObject, member: SocketMember) -> list[str]:
        """The board, and what the seat may do now."""
        live = member.live
        view, prompt = face["view"], face["prompt"]
        if live is None or not isinstance(view, dict):
            return [self._text("plain-waiting")]
        lines = board(view, live.table, self._language)
        if face["result"] is not None:
            return [*lines, self._text("plain-over")]
        if isinstance(prompt, dict) and prompt["to_act"]:
            return [*lines, self._moves(prompt["legal"])]
        return lines

    def _moves(self, legal: Json) -> str:
        moves = [str(words) for words in legal] if isinstance(legal, list) else []
        shown = ", ".join(moves[:MOST_MOVES]) + (", …" if len(moves) > MOST_MOVES else "")
        return self._text("plain-moves", {"count": len(moves), "moves": shown})

    def _text(self, key: str, details: dict[str, str | int] | None = None) -> str:
        return server_messages(self._language).text(key, details)
