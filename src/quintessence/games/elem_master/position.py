"""Position and JSON, as the rulebook page lays it out."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.reading import Reader
from quintessence.core.result import Result
from quintessence.core.types import Json, JsonObject
from quintessence.games.elem_master.arenas import arena_of
from quintessence.games.elem_master.board import (
    ARMY,
    NO_CARD,
    OVER,
    PHASES,
    PICK,
    PLACE,
    PLAY,
    TURN_POINTS,
    Board,
    has_left,
    in_reserve,
    is_in,
    speciality_of,
    tokens_put,
)
from quintessence.games.elem_master.card_position import CARD_KEYS, entries_of, read_card_part, write_card_part
from quintessence.games.elem_master.cells import NOWHERE
from quintessence.games.elem_master.stack import (
    COLOURS,
    ELEMENTS,
    HIGHEST,
    IMMOBILISED,
    PLAYED,
    ROOTED,
    TOKENS_EACH,
    VOID,
    element_of,
    level_of,
    make_stack,
    owner_of,
)
from quintessence.games.elem_master.terrain import TERRAINS

REASONS = ("elimination", "all-eliminated", "no-fire", "quiet-limit", "round-limit")
STACK_FORM = "w|b|u|r:earth|fire|water|air:1..3, x z j, @earth|fire|water|air"
STANDARD_BLOCKS = ["forest", "savanna", "marsh", "mountain"]


STACKS: Final[dict[int, str]] = {}
"""How stacks are written, as far as they were met: there are a few hundred."""


def write_position(board: Board) -> JsonObject:
    """The whole position, all-seeing."""
    armies: JsonObject = {}
    if board.phase == PLACE:
        armies = {str(seat): write_army(board, seat) for seat in range(board.rules.seats)}
    return {
        **write_open_part(board),
        **write_card_part(board, True),
        "armies": armies,
        "reserve": {COLOURS[seat]: write_reserve(board, seat) for seat in range(board.rules.seats)},
    }


def write_open_part(board: Board) -> JsonObject:
    """What everybody may see in every phase."""
    names = board.rules.plain.names
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
    names = board.rules.plain.names
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
    names = board.rules.plain.names
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
        members: list[Json] = [seat for seat in range(board.rules.seats) if board.out[seat] == group]
        groups.append(members)
    return groups


KEYS = (
    "board",
    "cells",
    "phase",
    "first",
    "turn",
    "ap",
    "round",
    "quiet",
    "hit",
    "free",
    "out",
    *CARD_KEYS,
    "armies",
    "reserve",
    "result",
)


def read_blocks(position: Reader) -> list[str]:
    """The four terrain blocks of a position, or the ones that the page gives as default."""
    terrain = position.key("board").key("terrain") if position.has("board") else Reader(None)
    if terrain.is_null:
        return STANDARD_BLOCKS
    blocks = [block.word(tuple(TERRAINS)) for block in terrain.items()]
    if len(blocks) != 4:
        raise terrain.wrong("[4]")
    return blocks


def read_position(board: Board, position: Reader) -> None:
    """Fills a blank board from JSON; its ground was read before it was made."""
    position.only_keys(KEYS)
    names = {name: cell for cell, name in enumerate(board.rules.plain.names)}
    if position.has("board"):
        position.key("board").only_keys(("terrain", "voids", "void_stock"))
    seats = int(board.rules.seats)
    read_voids(board, position.key("board") if position.has("board") else Reader({}), names)
    phase = "play" if position.key("phase").is_null else position.key("phase").word(PHASES)
    board.phase = PHASES.index(phase)
    board.first = position.key("first").number_or(0, 0, seats - 1)
    board.turn = position.key("turn").number_or(int(board.first), 0, seats - 1)
    board.points = position.key("ap").number_or(TURN_POINTS, 0, 99)
    board.round = position.key("round").number_or(1, 1, 9999)
    board.quiet = position.key("quiet").number_or(0, 0, 9999)
    board.hit = position.key("hit").flag_or(False)
    read_out(board, position.key("out"))
    for name, value in entries_of(position.key("cells")):
        put_stack(board, cell_of(name, value, names), read_stack(board, value), value)
    if board.phase == PLACE:
        read_armies(board, position, names)
    read_card_part(board, position, names)
    read_free(board, position.key("free"), names)
    check_moment(board, position)


def read_voids(board: Board, layout: Reader, names: dict[str, int]) -> None:
    arena = arena_of(board.rules.setting)
    voids = layout.key("voids")
    cells = arena.voids if voids.is_null else [cell_of(void.text(), void, names) for void in voids.items()]
    for cell in cells:
        board.cells[cell] = VOID
    board.void_stock = layout.key("void_stock").number_or(24 - arena.singles, 0, 24)


def cell_of(name: str, reader: Reader, names: dict[str, int]) -> int:
    if name not in names:
        raise reader.wrong(f"a1..{list(names)[-1]}")
    return names[name]


def read_stack(board: Board, value: Reader) -> i64:
    """`COLOUR:ELEMENT:LEVEL` and marks."""
    parts = value.text().split(":")
    colours = COLOURS[: board.rules.seats]
    if len(parts) != 3 or parts[0] not in colours or parts[1] not in ELEMENTS:
        raise value.wrong(STACK_FORM)
    parts[2], _, acting = parts[2].partition("@")
    level, marks = parts[2][:1], parts[2][1:]
    if acting and (acting not in ELEMENTS or acting == parts[1]):
        raise value.wrong(STACK_FORM)
    if level not in ("1", "2", "3", "4", "5", "6") or marks not in ("", "x", "z", "j", "xz", "xj", "zj", "xzj"):
        raise value.wrong(STACK_FORM)
    stack = make_stack(COLOURS.index(parts[0]), ELEMENTS.index(parts[1]), int(level))
    for mark, bit in (("x", PLAYED), ("z", IMMOBILISED), ("j", ROOTED)):
        if mark in marks:
            stack |= bit
    return stack | ((ELEMENTS.index(acting) + 1) << 11) if acting else stack


def put_stack(board: Board, cell: int, stack: i64, value: Reader) -> None:
    """Lays a stack of a position on its cell, within what the box and the cell allow."""
    if board.cells[cell] == VOID:
        raise value.breaks("EM-BAS-8")
    if level_of(stack) > HIGHEST and ELEMENTS[element_of(stack)] != "air":
        raise value.wrong(STACK_FORM)
    place = owner_of(stack) * 4 + element_of(stack)
    if board.tokens[place] + level_of(stack) > TOKENS_EACH:
        raise value.breaks("EM-BAS-6")
    if not is_in(board, owner_of(stack)) and board.phase != OVER:
        raise value.breaks("EM-FOU-4")
    board.cells[cell] = stack
    board.tokens[place] += level_of(stack)


def read_out(board: Board, out: Reader) -> None:
    if out.is_null:
        return
    for number, group in enumerate(out.items()):
        for member in group.items():
            seat = member.number(0, int(board.rules.seats) - 1)
            if board.out[seat] != 0:
                raise member.wrong("seats")
            board.out[seat] = number + 1


def read_armies(board: Board, position: Reader, names: dict[str, int]) -> None:
    for name, army in entries_of(position.key("armies")):
        seat = army.seat_key(name, int(board.rules.seats))
        home = [int(cell) for cell in board.rules.plain.home[seat]]
        for cell_name, value in army.entries():
            cell = cell_of(cell_name, value, names)
            if cell not in home:
                raise value.breaks("EM-INV-3")
            put_stack(board, cell, read_stack(board, Reader(f"{COLOURS[seat]}:{value.text()}", value.path)), value)
        if tokens_put(board, seat) > ARMY:
            raise army.breaks("EM-INV-2")


def read_free(board: Board, free: Reader, names: dict[str, int]) -> None:
    if free.is_null:
        return
    free.only_keys(("at", "steps"))
    cell = cell_of(free.key("at").text(), free.key("at"), names)
    if level_of(board.cells[cell]) == 0 or owner_of(board.cells[cell]) != board.turn:
        raise free.breaks("EM-BAS-9")
    board.free_at = cell
    board.free_steps = free.key("steps").number(1, 3)


def read_result(result: Reader, seats: int) -> Result:
    """The result of a finished game; it cannot be told from the board alone."""
    if result.is_null:
        raise result.wrong("object")
    result.only_keys(("winners", "ranking", "reason"))
    winners = [winner.number(0, seats - 1) for winner in result.key("winners").items()]
    ranking = [[seat.number(0, seats - 1) for seat in group.items()] for group in result.key("ranking").items()]
    if sorted(seat for group in ranking for seat in group) != list(range(seats)):
        raise result.key("ranking").wrong("seats")
    return Result(winners, ranking, result.key("reason").word(REASONS))


def check_moment(board: Board, position: Reader) -> None:
    """What no play could lead to, and the engine would stumble over."""
    if board.pending is not None and board.phase != PLAY:
        raise position.key("pending").wrong("null")
    if board.phase == OVER:
        board.ended = read_result(position.key("result"), int(board.rules.seats))
        return
    if not is_in(board, board.turn):
        raise position.key("turn").breaks("EM-FOU-5")
    if board.phase in (PICK, PLACE) and position.has("cells") and position.key("cells").value:
        raise position.key("cells").wrong("null")
    if board.phase == PICK and speciality_of(board, board.turn) != NO_CARD:
        raise position.key("turn").breaks("EM-SPE-1")
    if board.phase == PLACE and all(tokens_put(board, seat) == ARMY for seat in range(board.rules.seats)):
        raise position.key("armies").breaks("EM-INV-7")
