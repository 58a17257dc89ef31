"""What the people of a table agree on: that a move is taken back, that they play again."""

from dataclasses import dataclass, field

from quintessence.core.types import Json, JsonObject, Seat
from quintessence.server.store.model import TableId


@dataclass(slots=True)
class Takeback:
    """A seat would like to take its last move back; who has agreed so far, and who must."""

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
    """Who would like to play again, and the table at which they do."""

    asked: set[Seat] = field(default_factory=set)
    nonces: dict[Seat, str] = field(default_factory=dict)
    """The words for the shuffle of the next game."""
    harder: bool = False
    table: TableId | None = None

    def shown(self) -> JsonObject | None:
        if not self.asked and self.table is None:
            return None
        agreed: list[Json] = [*sorted(self.asked)]
        return {"agreed": agreed, "table": self.table}
