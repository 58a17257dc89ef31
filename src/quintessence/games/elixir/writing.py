"""A position as JSON, as the rulebook page lays it out, seen through somebody's eyes."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from .board import Board
from .cards import words
from .frames.writer import MOMENT, Writer
from .hidden.eyes import HIDDEN, Eyes
from .legal import seats_asked
from .table.lasting import BOUND_LATER, LAYOUTS, STATUS_FIELDS, Lasting
from .table.zones import BOOKS, DISCARD, PILE, REMOVED


def write_board(board: Board, eyes: Eyes) -> JsonObject:
    """All keys of the page; what these eyes do not see is written by its back."""
    zones = board.zones
    return {
        **Writer(board.deck).fields(board, MOMENT),
        "players": {str(seat): write_player(board, seat, eyes) for seat in range(board.seats)},
        "pile": board.deck.ids_of(zones[PILE][::-1]) if eyes.see_all else [HIDDEN] * len(zones[PILE]),
        "discard": board.deck.ids_of(zones[DISCARD][::-1]),
        "books": {str(level): write_stack(board, zones[BOOKS + level][::-1], eyes) for level in range(1, 5)},
        "removed": write_stack(board, zones[REMOVED], eyes),
        "lasting": {str(effect.number): write_lasting(board, effect) for effect in board.lasting},
        "stack": [frame.write(board, eyes) for frame in reversed(board.stack)],
        "ask": write_ask(board, eyes),
        "result": None if board.ended is None else board.ended.to_json(),
    }


def write_player(board: Board, seat: i64, eyes: Eyes) -> JsonObject:
    finds, spells = board.finds_of(seat), board.spells_of(seat)
    return {
        "finds": board.deck.ids_of(finds) if eyes.sees_finds(seat) else [HIDDEN] * len(finds),
        "spells": board.deck.ids_of(spells) if eyes.sees_spells(seat) else [*sorted(backs(board, spells))],
        "laid": board.deck.ids_of(board.laid_of(seat)),
        "counters": write_counters(board, seat),
    }


def write_stack(board: Board, spells: vec[i64], eyes: Eyes) -> list[Json]:
    """A face-down stack of spells."""
    return board.deck.ids_of(spells) if eyes.see_all else [*backs(board, spells)]


def backs(board: Board, spells: vec[i64]) -> list[str]:
    """Spells by their backs, which show their levels."""
    return [f"{HIDDEN}{board.deck.level[spell]}" for spell in spells]


def write_ask(board: Board, eyes: Eyes) -> Json:
    """The decision that is due, as the page lays out `ask`: always `kind` and `seats`; null at the end."""
    if board.phase == words.OVER:
        return None
    seats: list[Json] = [*seats_asked(board)]
    if board.phase == words.DRAFT:
        return {"kind": "draft", "seats": seats}
    if len(board.stack) == 0:
        return {"kind": "main", "seats": seats}
    asked = board.stack[-1].question(board, eyes)
    return {"kind": asked.pop("kind"), "seats": seats, **asked}


def write_counters(board: Board, seat: i64) -> JsonObject:
    counters: JsonObject = {}
    if len(board.counters) > 0:
        for number, name in enumerate(board.counter_names):
            value = board.counters[number * words.MOST_SEATS + seat]
            if value >= 0:
                counters[name] = int(value)
    return counters


def write_lasting(board: Board, effect: Lasting) -> JsonObject:
    writer = Writer(board.deck)
    told: JsonObject = {"kind": words.LASTING[effect.kind], **writer.fields(effect, LAYOUTS[effect.kind])}
    if effect.kind == words.STATUS:
        told.update(writer.fields(effect, STATUS_FIELDS.get(words.STATUSES[effect.status], "")))
    elif effect.kind == words.TRIGGER:
        told["bind"] = writer.bound(effect, BOUND_LATER)
    return told
