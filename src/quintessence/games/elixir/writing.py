"""A position as JSON, as the rulebook page lays it out, seen through somebody's eyes."""

from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.asking import write_ask
from quintessence.games.elixir.eyes import Eyes
from quintessence.games.elixir.lasting import Lasting
from quintessence.games.elixir.table import Table, is_counted, laid_of
from quintessence.games.elixir.telling import card_name, card_names, seat_list
from quintessence.games.elixir.words import (
    DISCOUNT,
    DRAW_MORE,
    LASTING,
    MOST_SEATS,
    NOBODY,
    PHASES,
    STAND_IN,
    STATUS,
    STATUSES,
    SURCHARGE,
    TRIGGER,
    UNTIL,
    levels_of,
)
from quintessence.games.elixir.writing_frames import write_bound, write_frame
from quintessence.games.elixir.zones import BOOKS, DISCARD, PILE, REMOVED


def write_table(table: Table, eyes: Eyes) -> JsonObject:
    """All keys of the page; what these eyes do not see is written by its back."""
    zones = table.zones
    return {
        "phase": PHASES[table.phase],
        "turn": int(table.turn),
        "active": int(table.active),
        "first": int(table.first),
        "direction": int(table.direction),
        "anchor": int(table.anchor),
        "extra": seat_list(table.extra),
        "plays": int(table.plays),
        "ending": table.ending,
        "players": {str(seat): write_player(table, seat, eyes) for seat in range(table.seats)},
        "pile": eyes.pile(zones[PILE]),
        "discard": card_names(table, zones[DISCARD][::-1]),
        "books": {str(level): eyes.stack(zones[BOOKS + level][::-1]) for level in range(1, 5)},
        "removed": eyes.stack(zones[REMOVED]),
        "lasting": {str(effect.number): write_lasting(table, effect) for effect in table.lasting},
        "stack": [write_frame(table, frame, eyes) for frame in reversed(table.stack)],
        "ask": write_ask(table, eyes),
        "result": None if table.ended is None else table.ended.to_json(),
    }


def write_player(table: Table, seat: i64, eyes: Eyes) -> JsonObject:
    return {
        "finds": eyes.finds(seat),
        "spells": eyes.spells(seat),
        "laid": card_names(table, laid_of(table, seat)),
        "counters": write_counters(table, seat),
    }


def write_counters(table: Table, seat: i64) -> JsonObject:
    counters: JsonObject = {}
    if len(table.counters) > 0:
        for number, name in enumerate(table.counter_names):
            value = table.counters[number * MOST_SEATS + seat]
            if value >= 0:
                counters[name] = int(value)
    return counters


def write_lasting(table: Table, effect: Lasting) -> JsonObject:
    told: JsonObject = {"kind": LASTING[effect.kind]}
    if effect.kind == STATUS:
        told["is"] = STATUSES[effect.status]
    if effect.kind != TRIGGER:
        told["on"] = int(effect.on)
    told["by"] = int(effect.by)
    told["card"] = card_name(table, effect.card)
    told["until"] = UNTIL[effect.until]
    told["uses"] = int(effect.uses) if is_counted(effect) else None
    told["since"] = int(effect.since)
    if effect.kind == STATUS:
        told.update(write_status_arguments(effect))
    elif effect.kind == TRIGGER:
        told.update(write_trigger(table, effect))
    else:
        told["price"] = int(effect.n)
    return told


def write_status_arguments(effect: Lasting) -> JsonObject:
    """Only what this status uses."""
    told: JsonObject = {}
    if effect.status in (DRAW_MORE, DISCOUNT, SURCHARGE):
        told["n"] = int(effect.n)
    if effect.status in (DISCOUNT, SURCHARGE):
        told["level"] = [*levels_of(effect.level)]
    if effect.status == STAND_IN and effect.what is not None and effect.stands_as is not None:
        told["what"] = copied(effect.what.source)
        told["as"] = copied(effect.stands_as.source)
    return told


def write_trigger(table: Table, effect: Lasting) -> JsonObject:
    pattern = effect.pattern
    assert pattern is not None
    do: list[Json] = [copied(step.source) for step in effect.do]
    bound = write_bound(table, effect.targets, NOBODY, effect.named)
    return {"when": copied(pattern.source), "do": do, "bind": bound}
