"""A seat of a table: who may take it, who sits there, who plays it."""

from dataclasses import dataclass, field

from quintessence.core.types import JsonObject
from quintessence.server.clock import Millis
from quintessence.server.store.model import IdentityId, SeatSummary
from quintessence.server.table.opening import BotPlan, SeatPlan


@dataclass(slots=True)
class Chair:
    """One seat. An absent person keeps it while a stand-in plays."""

    plan: SeatPlan
    hashes: list[str] = field(default_factory=list)
    """The invitations to it, as hashes."""
    identity: IdentityId | None = None
    name: str | None = None
    nonce: str | None = None
    away_since: Millis | None = None
    stand_in: BotPlan | None = None
    more_time: int = 0
    """How long windows stay open at least when they ask this seat, in milliseconds."""

    @property
    def bot(self) -> BotPlan | None:
        """The bot that plays the seat now."""
        return self.plan.bot if self.plan.kind == "bot" else self.stand_in

    @property
    def is_taken(self) -> bool:
        return self.plan.kind == "bot" or self.identity is not None

    @property
    def called(self) -> str:
        """The name of its player."""
        bot = self.bot
        if self.name is not None:
            return self.name
        return "" if bot is None else bot.name

    def empty(self) -> None:
        """Frees the seat."""
        self.identity = self.name = self.nonce = self.away_since = None
        self.more_time = 0

    def shown(self, resigned: bool, clock: int | None, clock_runs: bool) -> JsonObject:
        """The seat as everybody sees it."""
        kind = "person" if self.identity is not None else self.plan.kind
        bot = self.bot
        return {
            "kind": kind,
            "name": self.name,
            "bot": None if bot is None else bot.name,
            "level": None if bot is None else bot.level,
            "away": self.away_since is not None,
            "resigned": resigned,
            "clock": clock,
            "clock_runs": clock_runs,
            "nonce": self.nonce is not None,
            "more_time": self.more_time,
        }

    def summary(self, awaited: bool, asked: bool) -> SeatSummary:
        """The seat as lists show it."""
        if self.plan.kind == "bot":
            level = None if self.plan.bot is None else self.plan.bot.level
            return SeatSummary("bot", self.called, "" if level is None else str(level), None, awaited)
        if self.identity is None:
            return SeatSummary("open")
        return SeatSummary("person", self.called, "", self.identity, awaited, asked)
