"""Which part of the events of an entry each recipient is told."""

from collections.abc import Iterable
from typing import Final

from quintessence.core.event import Event
from quintessence.core.types import Json, JsonObject, Seat

OF_ONE_SEAT: Final = ("answer-given", "answer-back", "answer-dropped", "ordered", "answer-taken", "next-asked")
"""Events for one seat alone: not even spectators who see hands are told."""


def cut_for_everybody(events: list[Event]) -> list[JsonObject] | None:
    """What everybody is told, if all are told the same; otherwise None."""
    told: list[JsonObject] = []
    for event in events:
        if event.only is not None or event.private:
            return None
        told.append({"kind": event.kind, **event.fields})
    return told


def cut_for(events: list[Event], seat: Seat | None) -> list[JsonObject]:
    """What a seat (or None: the spectators) is told."""
    told: list[JsonObject] = []
    for event in events:
        cut = event.cut(seat)
        if cut is not None:
            told.append(cut)
    return told


def cut_for_all_hands(events: list[Event]) -> list[JsonObject]:
    """The same for spectators who see hands, including what single seats are told."""
    told: list[JsonObject] = []
    for event in events:
        cut = event.cut(None) if event.kind in OF_ONE_SEAT else cut_whole(event)
        if cut is not None:
            told.append(cut)
    return told


def cut_whole(event: Event) -> JsonObject:
    told: JsonObject = {"kind": event.kind, **event.fields}
    private: JsonObject = {str(seat): fields for seat, fields in event.private.items()}
    only: Iterable[Json] | None = event.only
    if private:
        told["private"] = private
    if only is not None:
        told["only"] = list(only)
    return told
