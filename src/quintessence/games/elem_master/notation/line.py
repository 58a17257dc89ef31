"""A position as one line of text, for logs, books of positions and chat: base game and arenas only.

Rows from the top, then terrain, colour on turn, action points and round:
`1,bE2,2,bE1,1/.../1,wE1,2,wE2,1 fo-sa-ma-mo w 3 1`.
"""

from quintessence.core.errors import BadPosition
from quintessence.core.options import shortened
from quintessence.core.types import Json, JsonObject

from ..board import Board
from ..terrain.cells import TERRAINS
from ..tokens.elements import COLOURS, ELEMENTS
from ..tokens.stack import VOID, level_of
from ..writing import write_stack

LETTERS = "EFWA"


def write_line(board: Board) -> str:
    """The line of a position; cards, effects and limits are left out."""
    size = int(board.variant.plain.size)
    rows = "/".join(write_row(board, row, size) for row in range(size - 1, -1, -1))
    terrain = "-".join(TERRAINS[block].letters for block in board.ground.blocks)
    return f"{rows} {terrain} {COLOURS[board.turn]} {board.points} {board.round}"


def write_row(board: Board, row: int, size: int) -> str:
    entries: list[str] = []
    empty = 0
    for column in range(size):
        stack = board.cells[column * size + row]
        if level_of(stack) == 0 and stack != VOID:
            empty += 1
            continue
        if empty:
            entries.append(str(empty))
            empty = 0
        entries.append("#" if stack == VOID else short_stack(write_stack(stack)))
    return ",".join([*entries, str(empty)] if empty else entries)


def short_stack(stack: str) -> str:
    """`w:earth:2x` as `wE2x`."""
    colour, element, rest = stack.split(":")
    return f"{colour}{LETTERS[ELEMENTS.index(element)]}{rest.split('@')[0]}"


def read_line(text: str) -> JsonObject:
    """The position's JSON that a line stands for; `BadPosition` if it is none."""
    parts = text.split(" ")
    if len(parts) != 5 or parts[2] not in COLOURS or not (parts[3].isdigit() and parts[4].isdigit()):
        raise wrong("line", text)
    rows = parts[0].split("/")
    cells: JsonObject = {}
    voids: list[Json] = []
    for place, row in enumerate(rows):
        read_row(row, len(rows) - place, len(rows), cells, voids)
    blocks = {terrain.letters: name for name, terrain in TERRAINS.items()}
    terrain: list[Json] = []
    for letters in parts[1].split("-"):
        if letters not in blocks:
            raise wrong("terrain", letters)
        terrain.append(blocks[letters])
    return {
        "board": {"terrain": terrain, "voids": voids},
        "cells": cells,
        "turn": COLOURS.index(parts[2]),
        "ap": int(parts[3]),
        "round": int(parts[4]),
    }


def read_row(row: str, number: int, size: int, cells: JsonObject, voids: list[Json]) -> None:
    column = 0
    for entry in row.split(","):
        if entry.isascii() and entry.isdigit():
            column += min(int(entry), size + 1)
            continue
        if column >= size or size not in (6, 10):
            raise wrong("line", row)
        name = f"{'abcdefghij'[column]}{number}"
        if entry == "#":
            voids.append(name)
        elif len(entry) >= 3 and entry[1] in LETTERS:
            cells[name] = f"{entry[0]}:{ELEMENTS[LETTERS.index(entry[1])]}:{entry[2:]}"
        else:
            raise wrong(name, entry)
        column += 1
    if column != size:
        raise wrong(f"row {number}", row)


def wrong(path: str, given: str) -> BadPosition:
    example = "1,bE2,2,bE1,1/…/1,wE1,2,wE2,1 fo-sa-ma-mo w 3 1"
    return BadPosition("bad-position", {"path": path, "expected": example, "given": shortened(given)})
