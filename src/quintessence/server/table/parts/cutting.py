"""What each recipient is told of the events of an entry."""

from collections.abc import Iterable
from typing import Final

from quintessence.core.event import Event
from quintessence.core.types import Json, JsonObject, Seat

OF_ONE_SEAT: Final = ("answer-given", "answer-back", "answer-dropped", "ordered", "answer-taken", "next-asked")
"""Events of a seat's own comfort: not even those who see all hands are told."""


def cut_for_everybody(events: list[Event]) -> list[JsonObject] | None:
    """What all are told, where all are told the same; None where somebody is told more or less."""
    told: list[JsonObject] = []
    for event in events:
        if event.only is not None or event.private:
            return None
        told.append({"kind": event.kind, **event.fields})
    return told


def cut_for(events: list[Event], seat: Seat | None) -> list[JsonObject]:
    """What a seat is told, or the spectators."""
    told: list[JsonObject] = []
    for event in events:
        cut = event.cut(seat)
        if cut is not None:
            told.append(cut)
    return told


def cut_for_all_hands(events: list[Event]) -> list[JsonObject]:
    """The same for spectators who see all hands: with what single seats were told."""
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
