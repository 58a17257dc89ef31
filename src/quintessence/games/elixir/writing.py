"""A position as JSON, as the rulebook page lays it out, seen through somebody's eyes."""

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.canonical import copied
from quintessence.core.types import Json, JsonObject
from quintessence.games.elixir.board import Board, is_counted
from quintessence.games.elixir.cards import words
from quintessence.games.elixir.frames.parts import write_bound, write_effects
from quintessence.games.elixir.hidden.eyes import HIDDEN, Eyes
from quintessence.games.elixir.legal import seats_asked
from quintessence.games.elixir.table.lasting import Lasting
from quintessence.games.elixir.table.telling import card_name, card_names, seat_list
from quintessence.games.elixir.table.zones import BOOKS, DISCARD, PILE, REMOVED


def write_board(board: Board, eyes: Eyes) -> JsonObject:
    """All keys of the page; what these eyes do not see is written by its back."""
    zones = board.zones
    return {
        "phase": words.PHASES[board.phase],
        "turn": int(board.turn),
        "active": int(board.active),
        "first": int(board.first),
        "direction": int(board.direction),
        "anchor": int(board.anchor),
        "extra": seat_list(board.extra),
        "plays": int(board.plays),
        "ending": board.ending,
        "players": {str(seat): write_player(board, seat, eyes) for seat in range(board.seats)},
        "pile": card_names(board, zones[PILE][::-1]) if eyes.see_all else [HIDDEN] * len(zones[PILE]),
        "discard": card_names(board, zones[DISCARD][::-1]),
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
        "finds": card_names(board, finds) if eyes.sees_finds(seat) else [HIDDEN] * len(finds),
        "spells": card_names(board, spells) if eyes.sees_spells(seat) else [*sorted(backs(board, spells))],
        "laid": card_names(board, board.laid_of(seat)),
        "counters": write_counters(board, seat),
    }


def write_stack(board: Board, spells: vec[i64], eyes: Eyes) -> list[Json]:
    """A face-down stack of spells."""
    return card_names(board, spells) if eyes.see_all else [*backs(board, spells)]


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
    told: JsonObject = {"kind": words.LASTING[effect.kind]}
    if effect.kind == words.STATUS:
        told["is"] = words.STATUSES[effect.status]
    if effect.kind != words.TRIGGER:
        told["on"] = int(effect.on)
    told["by"] = int(effect.by)
    told["card"] = card_name(board, effect.card)
    told["until"] = words.UNTIL[effect.until]
    told["uses"] = int(effect.uses) if is_counted(effect) else None
    told["since"] = int(effect.since)
    if effect.kind == words.STATUS:
        told.update(write_status_arguments(effect))
    elif effect.kind == words.TRIGGER:
        told.update(write_trigger(board, effect))
    else:
        told["price"] = int(effect.n)
    return told


def write_status_arguments(effect: Lasting) -> JsonObject:
    """Only what this status uses."""
    told: JsonObject = {}
    if effect.status in (words.DRAW_MORE, words.DISCOUNT, words.SURCHARGE):
        told["n"] = int(effect.n)
    if effect.status in (words.DISCOUNT, words.SURCHARGE):
        told["level"] = [*words.levels_of(effect.level)]
    if effect.status == words.STAND_IN and effect.what is not None and effect.stands_as is not None:
        told["what"] = copied(effect.what.source)
        told["as"] = copied(effect.stands_as.source)
    return told


def write_trigger(board: Board, effect: Lasting) -> JsonObject:
    pattern = effect.pattern
    assert pattern is not None
    bound = write_bound(board, effect.targets, words.NOBODY, effect.named)
    return {"when": copied(pattern.source), "do": write_effects(effect.do), "bind": bound}
