"""One connection at a table: its messages are carried out and answered.

The same for JSON, for plain text and for bots over the network.
"""

from typing import Final, final

import msgspec

from quintessence.core.errors import Mistake
from quintessence.core.quoting import shortened
from quintessence.core.refusal import Refused
from quintessence.core.typed import MOST_SHOWN, Meanings, normalised
from quintessence.core.types import Seat
from quintessence.server import hub, protocol
from quintessence.server.api import plain
from quintessence.server.api.member import SocketMember
from quintessence.server.api.refusing import notice, refusal_of
from quintessence.server.api.tables import make_rematch
from quintessence.server.clock import Millis
from quintessence.server.limits import Kind
from quintessence.server.live import Live
from quintessence.server.services import Services
from quintessence.server.store.model import TableId
from quintessence.server.table.checks import running_for
from quintessence.server.table.entry import Entry
from quintessence.server.table.folding import entries_of
from quintessence.server.table.sender import Sender
from quintessence.server.table.table import Table
from quintessence.server.table.topics import playing
from quintessence.server.table.topics.racing import Press
from quintessence.server.words import Wrong, reason_of, texts_of

Doable = protocol.Command | plain.Words | plain.Help
MOVES: Final = (protocol.Play, plain.Words)
NAMED: Final = (protocol.Sit, protocol.Say, protocol.Claim)
"""What is done under a name, which may have changed since the connection was opened."""


@final
class Sitting:
    """A member at a table, from the first frame to the last."""

    def __init__(self, services: Services, member: SocketMember, address: str) -> None:
        self._services = services
        self._member = member
        self._address = address
        self._live: Live | None = None

    async def begin(self, table: TableId, last: int | None) -> None:
        """Joins the table; `Wrong` if there is none, or if spectators are not allowed."""
        member = self._member
        live = self._live = await self._services.hub.join(table, member, last)
        member.on_measured = self._measured
        member.begin_pings()
        self._services.attendance.joined(live, member)

    def end(self) -> None:
        """Leaves the table; the seat stays taken."""
        self._member.end_pings()
        if self._live is not None:
            self._live.part(self._member)
            self._services.attendance.parted(self._live, self._member)

    async def hear(self, frame: str | bytes) -> None:
        """Carries out what a frame says and answers it."""
        member = self._member
        received = member.heard()
        if len(frame) > protocol.LARGEST_FRAME:
            member.dismiss("too-large", False)
            return
        try:
            message = self._read(frame)
        except Wrong as wrong:
            member.tell(refusal_of(None, wrong))
            return
        if isinstance(message, protocol.Pong):
            member.pong(message, received)
        else:
            await self.carry_out(message, received)

    async def carry_out(self, message: Doable, received: float) -> None:
        """Does what a message asks, and tells the member whether it worked."""
        kind: Kind = "chat" if isinstance(message, protocol.Say) else "message"
        try:
            self._services.limits.take(kind, address=self._address, identity=self._member.owner)
            await self._do(message, received)
        except Mistake as trouble:
            refusal = refusal_of(message.id, trouble, self._own_moves() if isinstance(trouble, Refused) else None)
            self._services.metrics.refusals.labels(refusal.code).inc()
            self._member.tell(refusal)

    def _read(self, frame: str | bytes) -> protocol.ClientMessage | plain.Typed:
        text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
        if not text.lstrip().startswith("{"):
            return plain.read_line(text)
        try:
            return protocol.read_message(frame)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise Wrong("not-a-message", problem=shortened(str(error))) from error

    async def _do(self, message: Doable, received: float) -> None:
        member, live = self._member, self._live
        assert live is not None
        if isinstance(message, protocol.Sync):
            member.show_face()
        elif isinstance(message, protocol.Why):
            self._explain(live, message)
        elif isinstance(message, protocol.Preview):
            self._foretell(live, message)
        elif isinstance(message, plain.Help):
            member.tell(notice("plain-help"))
        else:
            if isinstance(message, protocol.SeatFor) and message.kind == "bot" and not self._services.bots.can_think:
                raise Wrong("no-bots-here", 409)
            if isinstance(message, NAMED):
                await self._know_again()
            sender = Sender(member.who, member.elapsed(received), member.allowance())
            await self._services.hub.do(live.id, command_of(message, sender))
            member.tell(protocol.Accepted(message.id))
            if isinstance(message, MOVES):
                self._services.metrics.count_move(live.table.game.slug)
            self._services.metrics.told.observe(self._services.clock.monotonic() - received)
            if isinstance(message, protocol.Rematch):
                await make_rematch(self._services.hub, live)

    async def _know_again(self) -> None:
        """A spectator speaks and sits down under the present name."""
        member = self._member
        if member.who is not None and member.recipient is None:
            member.who = await self._services.store.identity(member.who.id) or member.who

    def _explain(self, live: Live, message: protocol.Why) -> None:
        """Answers `why` with the rule, without playing anything."""
        seat = Sender(self._member.who).seat(live.table)
        refusal = playing.why(live.table, seat, message.words)
        answer = protocol.Reason(message.id, message.words, None, None)
        if refusal is not None:
            refused = Refused(refusal, message.words, live.table.game)
            answer.rule, answer.text, answer.reason = refused.rule, texts_of(refused), reason_of(refused)
        self._member.tell(answer)

    def _foretell(self, live: Live, message: protocol.Preview) -> None:
        """Answers `preview` with what the moves would change, without playing anything."""
        seat = Sender(self._member.who).seat(live.table)
        self._member.tell(
            protocol.Previews(message.id, [playing.preview(live.table, seat, words) for words in message.words])
        )

    def _own_moves(self) -> list[str]:
        seat = self._member.recipient
        return [] if self._live is None or seat is None else self._live.table.legal(seat)

    def _measured(self) -> None:
        """In games with races all workers must know the line; a player with a slow one is told (EL-NET-14)."""
        live, member = self._live, self._member
        if live is None or member.terms is None:
            return
        self._services.attendance.changed(live)
        if member.line.is_slow and not member.is_slow_told:
            member.is_slow_told = True
            details: dict[str, str | int] = {"trip": member.line.round_trip, "jitter": member.line.jitter}
            member.tell(notice("line-slow", details))


def command_of(message: protocol.Command | plain.Words, sender: Sender) -> hub.Command:
    """What a message does to a table; a typed move answers the question that is open when it arrives."""
    if isinstance(message, plain.Words):
        typed, press = message.words, Press(elapsed=sender.elapsed, allowance=sender.allowance)
        return lambda table, now: play_typed(table, sender.seat(table), typed, now, press)
    return lambda table, now: entries_of(table, message, sender, now)


def play_typed(table: Table, seat: Seat, typed: str, now: Millis, press: Press) -> list[Entry]:
    """Plays a typed move, understood as in the terminal."""
    match, line = running_for(table, seat), normalised(typed)
    words = Meanings(table.game, table.setting).understood(
        line, table.legal(seat), match.grammar, lambda words: playing.why(table, seat, words) is None
    )
    if len(words) > 1:
        raise Wrong("plain-ambiguous", 409, given=shortened(line), moves=", ".join(words[:MOST_SHOWN]))
    return playing.play(table, seat, words[0], None, now, press)
