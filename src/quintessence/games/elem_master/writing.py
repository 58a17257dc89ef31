"""A position as JSON, as the rulebook page lays it out; `reading` goes the other way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.types import Json, JsonObject

from .actions.pending import BY_EVENT, BY_PRIEST
from .board import NO_CARD, PHASES, PLACE, Board
from .events.card import ALL
from .events.flow import effect_name, of_seat
from .notation.forms import CHOOSE_CARD
from .specialities.every import POWERS
from .terrain.cells import NOWHERE
from .tokens.changes import aside_of, has_left, in_reserve
from .tokens.elements import COLOURS, ELEMENTS
from .tokens.stack import IMMOBILISED, PLAYED, ROOTED, VOID, element_of, level_of, owner_of

STACKS: Final[dict[int, str]] = {}
"""How stacks are written, as far as they were met: there are a few hundred."""


def write_position(board: Board) -> JsonObject:
    """The whole position, all-seeing."""
    armies: JsonObject = {}
    if board.phase == PLACE:
        armies = {str(seat): write_army(board, seat) for seat in range(board.variant.seats)}
    return {
        **write_open_part(board),
        **write_card_part(board, True),
        "armies": armies,
        "reserve": {COLOURS[seat]: write_reserve(board, seat) for seat in range(board.variant.seats)},
    }


def write_open_part(board: Board) -> JsonObject:
    """What everybody may see in every phase."""
    names = board.variant.plain.names
    free: Json = None
    if board.free_at != NOWHERE:
        free = {"at": names[board.free_at], "steps": board.free_steps}
    return {
        "board": {
            "terrain": [*board.ground.blocks],
            "voids": [names[cell] for cell in range(len(names)) if board.cells[cell] == VOID],
            "void_stock": board.void_stock,
        },
        "cells": {} if board.phase == PLACE else write_cells(board),
        "phase": PHASES[board.phase],
        "first": board.first,
        "turn": board.turn,
        "ap": board.points,
        "round": board.round,
        "quiet": board.quiet,
        "hit": board.hit,
        "free": free,
        "out": write_out(board),
        "result": None if board.ended is None else board.ended.to_json(),
    }


def write_cells(board: Board) -> JsonObject:
    names = board.variant.plain.names
    return {
        names[cell]: write_stack(board.cells[cell]) for cell in range(len(names)) if level_of(board.cells[cell]) != 0
    }


def write_stack(stack: i64) -> str:
    """`w:earth:2`, followed by its marks."""
    known = STACKS.get(stack)
    if known is None:
        known = STACKS[stack] = spell_stack(stack)
    return known


def spell_stack(stack: i64) -> str:
    marks = ("x" if stack & PLAYED else "") + ("z" if stack & IMMOBILISED else "") + ("j" if stack & ROOTED else "")
    acting = (stack >> 11) & 7
    mask = f"@{ELEMENTS[acting - 1]}" if acting > 0 else ""
    return f"{COLOURS[owner_of(stack)]}:{ELEMENTS[element_of(stack)]}:{level_of(stack)}{marks}{mask}"


def write_army(board: Board, seat: i64) -> JsonObject:
    """What a seat has put so far in a free start."""
    names = board.variant.plain.names
    army: JsonObject = {}
    for cell in range(len(names)):
        stack = board.cells[cell]
        if level_of(stack) != 0 and owner_of(stack) == seat:
            army[names[cell]] = f"{ELEMENTS[element_of(stack)]}:{level_of(stack)}"
    return army


def write_reserve(board: Board, seat: i64) -> JsonObject:
    """The tokens of a seat in reserve; those of an eliminated seat have left the game with it."""
    gone = has_left(board, seat)
    return {ELEMENTS[element]: 0 if gone else in_reserve(board, seat, element) for element in range(4)}


def write_out(board: Board) -> list[Json]:
    groups: list[Json] = []
    for group in range(1, max(board.out) + 1):
        members: list[Json] = [seat for seat in range(board.variant.seats) if board.out[seat] == group]
        groups.append(members)
    return groups


def write_card_part(board: Board, shows_hidden: bool) -> JsonObject:
    """All keys that speak of cards; face-down cards and the pile as lists or, to players, as numbers."""
    seats = range(board.variant.seats)
    specialities: JsonObject = {
        str(seat): POWERS[board.specialities[seat]].name for seat in seats if board.specialities[seat] != NO_CARD
    }
    aside: JsonObject = {str(seat): int(aside_of(board, seat)) for seat in seats if aside_of(board, seat) > 0}
    spent: list[Json] = [seat for seat in seats if board.spent & (1 << seat) != 0]
    now: list[Json] = [effect_name(effect) for effect in board.cards.now]
    return {
        "specialities": specialities,
        "spent": spent,
        "aside": aside,
        "events": write_events(board, shows_hidden),
        "now": now,
        "next": write_waiting(board),
        "pending": write_pending(board),
    }


def write_events(board: Board, shows_hidden: bool) -> JsonObject:
    cards = board.cards
    deck: Json = names_of(cards.deck) if shows_hidden else len(cards.deck)
    return {
        "row": names_of(cards.row),
        "face_down": write_face_down(board, shows_hidden),
        "deck": deck,
        "held": write_by_seat(board, cards.held),
        "used": write_by_seat(board, cards.used),
        "discard": names_of(cards.discard),
    }


def names_of(cards: vec[i64]) -> list[Json]:
    return [ALL[card].name for card in cards]


def write_by_seat(board: Board, cards: vec[i64]) -> JsonObject:
    """A seat with nothing has no key."""
    return {
        str(seat): names_of(of_seat(cards, seat))
        for seat in range(board.variant.seats)
        if len(of_seat(cards, seat)) > 0
    }


def write_face_down(board: Board, shows_hidden: bool) -> list[Json]:
    """One entry for each seat that has laid cards, in the order in which they were laid."""
    laid: list[int] = []
    for entry in board.cards.face_down:
        if int(entry >> 6) not in laid:
            laid.append(int(entry >> 6))
    groups: list[Json] = []
    for seat in laid:
        cards = of_seat(board.cards.face_down, seat)
        shown: Json = names_of(cards) if shows_hidden else len(cards)
        groups.append({"by": seat, "cards": shown})
    return groups


def write_waiting(board: Board) -> JsonObject:
    waiting: dict[str, list[Json]] = {}
    for entry in board.cards.waiting:
        waiting.setdefault(str(entry >> 8), []).append(effect_name(entry & 255))
    return {seat: waiting[seat] for seat in sorted(waiting)}


def write_pending(board: Board) -> Json:
    pending = board.pending
    if pending is None:
        return None
    names = board.variant.plain.names
    if pending.kind == BY_EVENT:
        card = ALL[pending.card]
        is_card = card.choice_form(board) == CHOOSE_CARD
        chosen: list[Json] = [ALL[entry].name if is_card else names[entry] for entry in pending.chosen]
        return {"kind": "event", "card": card.name, "chosen": chosen}
    if pending.kind == BY_PRIEST:
        return {"kind": "priest", "at": [names[cell] for cell in pending.chosen]}
    power = POWERS[pending.card]
    known: JsonObject = {
        "at": None if pending.at == NOWHERE else names[pending.at],
        "left": int(pending.left),
        "steps": int(pending.left),
        "placed": int(pending.placed),
        "moved": pending.moved,
    }
    return {"kind": "power", "power": power.name, **{key: known[key] for key in power.keys}}
