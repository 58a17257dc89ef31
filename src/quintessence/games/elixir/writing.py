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
        "books": {str(level): faces(board, zones[BOOKS + level][::-1], eyes.see_all) for level in range(1, 5)},
        "removed": faces(board, zones[REMOVED], eyes.see_all),
        "lasting": {str(effect.number): write_lasting(board, effect) for effect in board.lasting},
        "stack": [frame.write(board, eyes) for frame in reversed(board.stack)],
        "ask": write_ask(board, eyes),
        "result": None if board.ended is None else board.ended.to_json(),
    }


def write_player(board: Board, seat: i64, eyes: Eyes) -> JsonObject:
    finds, sees_spells = board.finds_of(seat), eyes.sees_spells(seat)
    spells = faces(board, board.spells_of(seat), sees_spells)
    return {
        "finds": board.deck.ids_of(finds) if eyes.sees_finds(seat) else [HIDDEN] * len(finds),
        "spells": spells if sees_spells else [*sorted(map(str, spells))],
        "laid": board.deck.ids_of(board.laid_of(seat)),
        "counters": write_counters(board, seat),
    }


def faces(board: Board, spells: vec[i64], are_seen: bool) -> list[Json]:
    """Spells by their ids, or by their backs, which show their levels."""
    return board.deck.ids_of(spells) if are_seen else [f"{HIDDEN}{board.deck.level[spell]}" for spell in spells]


def write_ask(board: Board, eyes: Eyes) -> Json:
    """The decision that is due, as the page lays out `ask`: always `kind` and `seats`; null at the end."""
    if board.phase == words.OVER:
        return None
    asked = board.stack[-1].question(board, eyes) if board.stack else {"kind": words.PHASES[board.phase]}
    return {"kind": asked.pop("kind"), "seats": [*seats_asked(board)], **asked}


def write_counters(board: Board, seat: i64) -> JsonObject:
    numbers = board.counters[seat :: words.MOST_SEATS]
    return {board.counter_names[place]: int(number) for place, number in enumerate(numbers) if number >= 0}


def write_lasting(board: Board, effect: Lasting) -> JsonObject:
    writer = Writer(board.deck)
    told: JsonObject = {"kind": words.LASTING[effect.kind], **writer.fields(effect, LAYOUTS[effect.kind])}
    if effect.kind == words.STATUS:
        told.update(writer.fields(effect, STATUS_FIELDS.get(words.STATUSES[effect.status], "")))
    elif effect.kind == words.TRIGGER:
        told["bind"] = writer.bound(effect, BOUND_LATER)
    return told
