"""A position as JSON, as the rulebook page lays it out, seen through somebody's eyes."""

from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.asking import write_ask
from quintessence.games.elixir.board import Board, is_counted, laid_of
from quintessence.games.elixir.cards.words import (
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
from quintessence.games.elixir.hidden.eyes import Eyes
from quintessence.games.elixir.table.lasting import Lasting
from quintessence.games.elixir.table.telling import card_name, card_names, seat_list
from quintessence.games.elixir.table.zones import BOOKS, DISCARD, PILE, REMOVED
from quintessence.games.elixir.writing_frames import write_bound, write_frame


def write_board(board: Board, eyes: Eyes) -> JsonObject:
    """All keys of the page; what these eyes do not see is written by its back."""
    zones = board.zones
    return {
        "phase": PHASES[board.phase],
        "turn": int(board.turn),
        "active": int(board.active),
        "first": int(board.first),
        "direction": int(board.direction),
        "anchor": int(board.anchor),
        "extra": seat_list(board.extra),
        "plays": int(board.plays),
        "ending": board.ending,
        "players": {str(seat): write_player(board, seat, eyes) for seat in range(board.seats)},
        "pile": eyes.pile(zones[PILE]),
        "discard": card_names(board, zones[DISCARD][::-1]),
        "books": {str(level): eyes.stack(zones[BOOKS + level][::-1]) for level in range(1, 5)},
        "removed": eyes.stack(zones[REMOVED]),
        "lasting": {str(effect.number): write_lasting(board, effect) for effect in board.lasting},
        "stack": [write_frame(board, frame, eyes) for frame in reversed(board.stack)],
        "ask": write_ask(board, eyes),
        "result": None if board.ended is None else board.ended.to_json(),
    }


def write_player(board: Board, seat: i64, eyes: Eyes) -> JsonObject:
    return {
        "finds": eyes.finds(seat),
        "spells": eyes.spells(seat),
        "laid": card_names(board, laid_of(board, seat)),
        "counters": write_counters(board, seat),
    }


def write_counters(board: Board, seat: i64) -> JsonObject:
    counters: JsonObject = {}
    if len(board.counters) > 0:
        for number, name in enumerate(board.counter_names):
            value = board.counters[number * MOST_SEATS + seat]
            if value >= 0:
                counters[name] = int(value)
    return counters


def write_lasting(board: Board, effect: Lasting) -> JsonObject:
    told: JsonObject = {"kind": LASTING[effect.kind]}
    if effect.kind == STATUS:
        told["is"] = STATUSES[effect.status]
    if effect.kind != TRIGGER:
        told["on"] = int(effect.on)
    told["by"] = int(effect.by)
    told["card"] = card_name(board, effect.card)
    told["until"] = UNTIL[effect.until]
    told["uses"] = int(effect.uses) if is_counted(effect) else None
    told["since"] = int(effect.since)
    if effect.kind == STATUS:
        told.update(write_status_arguments(effect))
    elif effect.kind == TRIGGER:
        told.update(write_trigger(board, effect))
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


def write_trigger(board: Board, effect: Lasting) -> JsonObject:
    pattern = effect.pattern
    assert pattern is not None
    do: list[Json] = [copied(step.source) for step in effect.do]
    bound = write_bound(board, effect.targets, NOBODY, effect.named)
    return {"when": copied(pattern.source), "do": do, "bind": bound}
