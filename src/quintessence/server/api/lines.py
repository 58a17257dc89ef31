"""Bots over the network: the lines of `quintessence.bots.lines` on a WebSocket, with a bot token.

    connect /api/tables/ID/bot with the header `Authorization: Bearer qbot_…`
    server: quintessence 1
    bot:    ready NAME
    server: game SLUG seats N seat S, option …, event …, view …, legal …, choose        (as to a program)
    bot:    move WORDS
    server: refused RULE TEXT, then choose again                                        (only over the network)
    server: quit                                                                        (the game is over)

A bot without a seat takes that of `?invitation=TOKEN`, of `?seat=N`, or the first open one. Lines of one block come in
one frame, with line feeds between them.
"""

from collections.abc import Iterator
from typing import Final, final

from litestar import websocket

from quintessence.bots.lines import VERSION, after_word, opening, written
from quintessence.core.match import Match
from quintessence.core.types import Seat
from quintessence.server.api.member import SocketMember
from quintessence.server.api.sitting import Sitting
from quintessence.server.api.socket import Socket, connected, converse, let_in
from quintessence.server.numbers import whole_number
from quintessence.server.protocol import Closing, Face, Play, Refusal, ServerMessage, Update
from quintessence.server.services import Services
from quintessence.server.store.model import TableId
from quintessence.server.table.table import Table
from quintessence.server.table.topics import seating
from quintessence.server.words import Wrong

LONGEST_ANSWER: Final = 1_000
NOT_ASKED: Final = -1


@final
class LinesWriter:
    """Tells a bot what its seat is told, and asks it when its seat is asked."""

    def __init__(self) -> None:
        self.is_ready = False
        self.asked = NOT_ASKED
        """The id of the last prompt that the bot was told."""
        self._begun = False
        self._told = 0

    def write(self, message: ServerMessage, encoded: bytes | None, member: SocketMember) -> bytes | None:
        lines = list(self._lines(message, member))
        return "".join(line + "\n" for line in lines).encode() if lines else None

    def _lines(self, message: ServerMessage, member: SocketMember) -> Iterator[str]:
        if isinstance(message, Refusal):
            yield f"refused {message.rule or message.code} {message.text.en}"
            self.asked = NOT_ASKED
            yield from self.question(member)
        elif isinstance(message, Closing):
            yield f"closing {message.code} {message.text.en}"
            yield "quit"
        elif isinstance(message, Face | Update) and self.is_ready:
            yield from self.question(member)

    def question(self, member: SocketMember) -> Iterator[str]:
        """What is new, and the question, if the bot does not know it yet."""
        live, seat = member.live, member.recipient
        match = None if live is None else live.table.match
        if live is None or match is None or seat is None:
            return
        if match.result is not None:
            yield from self._news(match, seat)
            yield "result " + written(match.result.to_json())
            yield "quit"
            return
        prompt = live.table.questions[seat].id
        if live.table.is_asked(seat) and prompt != self.asked:
            self.asked = prompt
            yield from self._news(match, seat)
            yield "view " + written(match.view(seat))
            yield from (f"legal {words}" for words in live.table.legal(seat))
            yield "choose"

    def _news(self, match: Match, seat: Seat) -> Iterator[str]:
        if not self._begun:
            self._begun = True
            yield from opening(match.observe(seat))
        told = match.told(seat)
        yield from ("event " + written(event) for event in told[self._told :])
        self._told = len(told)


@websocket("/api/tables/{table_id:str}/bot")
async def bot_socket(socket: Socket, table_id: str) -> None:
    """Serves one bot at one table until the game is over."""
    writer = LinesWriter()
    async with connected(socket, writer) as (services, member, sitting):
        await let_in(services, socket, member)
        await take_seat(services, socket, member, TableId(table_id))
        member.outbox.put(f"quintessence {VERSION}\n".encode())
        await sitting.begin(TableId(table_id), None)
        await converse(read_lines(socket, sitting, member, writer), member)


async def take_seat(services: Services, socket: Socket, member: SocketMember, table_id: TableId) -> None:
    """Seats a bot that has no seat yet. `Wrong` for anybody who is not a bot."""
    who = member.who
    if who is None or who.kind != "bot":
        raise Wrong("bot-token-needed", 401)
    if (await services.hub.at(table_id)).table.seat_of(who.id) is not None:
        return
    seat = whole_number(socket.query_params.get("seat", ""), 2)
    invitation = socket.query_params.get("invitation")
    await services.hub.do(
        table_id, lambda table, now: seating.sit(table, who.id, who.name, now, seat, invitation, None)
    )


async def read_lines(socket: Socket, sitting: Sitting, member: SocketMember, writer: LinesWriter) -> None:
    """Reads answers until the game is over or the bot disconnects."""
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        received = member.heard()
        frame = message.get("text") or (message.get("bytes") or b"").decode("utf-8", "replace")
        for line in frame.splitlines()[:10]:
            await hear_line(line[:LONGEST_ANSWER], sitting, member, writer, received)
        table = None if member.live is None else member.live.table
        if table is not None and table.status in ("over", "closed"):
            return


async def hear_line(line: str, sitting: Sitting, member: SocketMember, writer: LinesWriter, received: float) -> None:
    if after_word("ready", line) and not writer.is_ready:
        writer.is_ready = True
        lines = "".join(line + "\n" for line in writer.question(member))
        if lines:
            member.outbox.put(lines.encode())
        return
    words = after_word("move", line)
    if not words or writer.asked == NOT_ASKED:
        return
    assert member.live is not None
    bare, claim = timed_words(member.live.table, words)
    await sitting.carry_out(Play(words=bare[:200], prompt=writer.asked, claim=claim), received)


def timed_words(table: Table, words: str) -> tuple[str, int | None]:
    """In a race, the time at the end of an answer is the bot's claim, accepted as far as its line explains it."""
    bare, _, last = words.rpartition(" ")
    claim = whole_number(last, LONGEST_ANSWER) if table.races is not None and table.races.shown_at is not None else None
    return (words, None) if claim is None else (bare, claim)
