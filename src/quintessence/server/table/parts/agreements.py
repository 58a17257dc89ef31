"""What the people of a table agree on: to take back a move, to play again."""

from dataclasses import dataclass, field

from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.store.model import TableId


@dataclass(slots=True)
class Takeback:
    """A seat asks to take back its last move: who must agree, and who has agreed."""

    seat: Seat
    needed: list[Seat]
    agreed: list[Seat] = field(default_factory=list)

    def waits_for(self, seat: Seat) -> bool:
        return seat in self.needed and seat not in self.agreed

    def shown(self) -> JsonObject:
        needed: list[Json] = [*self.needed]
        agreed: list[Json] = [*self.agreed]
        return {"seat": self.seat, "needed": needed, "agreed": agreed}


@dataclass(slots=True)
class Rematch:
    """Who wants to play again, and at which table."""

    asked: set[Seat] = field(default_factory=set)
    nonces: dict[Seat, str] = field(default_factory=dict)
    """The players' words for the shuffle of the next game."""
    harder: bool = False
    easier: bool = False
    table: TableId | None = None

    def shown(self) -> JsonObject | None:
        if not self.asked and self.table is None:
            return None
        agreed: list[Json] = [*sorted(self.asked)]
        return {"agreed": agreed, "table": self.table}
