"""What happened, as everybody or one seat is told it."""

from collections.abc import Mapping
from typing import final

from quintessence.core.types import Json, JsonObject, Seat


@final
class Event:
    """One thing that happened while a move was carried out.

    `fields` are told to all who are sent the event: everybody, or the seats of `only`. `private` holds what
    single seats are told on top. `random` says that something was drawn, `reveals` that somebody
    learnt something that was hidden: an undo goes back before neither.
    """

    def __init__(
        self,
        kind: str,
        fields: Mapping[str, Json],
        private: Mapping[Seat, Mapping[str, Json]] | None = None,
        only: list[Seat] | None = None,
        random: bool = False,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.fields: JsonObject = dict(fields)
        self.private: dict[Seat, JsonObject] = {s: dict(f) for s, f in (private or {}).items()}
        self.only = only
        self.random = random
        self.reveals = reveals

    def cut(self, seat: Seat | None) -> JsonObject | None:
        """What `seat` (None: a spectator) is sent of this event; None if it is sent nothing."""
        if self.only is not None and seat not in self.only:
            return None
        told: JsonObject = {"kind": self.kind, **self.fields}
        if seat is not None and seat in self.private:
            told.update(self.private[seat])
        return told

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"Event({self.kind}: {fields})" if fields else f"Event({self.kind})"


@final
class Log:
    """Collects the events of a move when somebody watches."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: str, fields: Mapping[str, Json]) -> None:
        """A public event in which nothing was drawn or revealed."""
        self.events.append(Event(kind, fields))

    def tell(self, event: Event) -> None:
        """Any other event."""
        self.events.append(event)
