"""The board as a plain of cells: neighbours, distance two, quarters, how each seat sees it, and its ground.

A cell is a number: column times size plus row, so that numbers ascend as the page wants cells listed (column, then
row). Tables are made once for each size and shared by all positions.
"""

import tomllib
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..tokens.elements import ELEMENTS

NOWHERE: Final[i64] = -1

NORTH: Final[i64] = 0
EAST: Final[i64] = 2
SOUTH: Final[i64] = 4
WEST: Final[i64] = 6
DIRECTIONS: Final[i64] = 8
COLUMN_STEPS: Final = (0, 1, 1, 1, 0, -1, -1, -1)
ROW_STEPS: Final = (1, 1, 0, -1, -1, -1, 0, 1)

FACING: Final = {2: (SOUTH, NORTH), 4: (SOUTH, WEST, NORTH, EAST)}
"""The side of the board at which each seat sits (EM-SET-1)."""

HOME_LINES: Final = 2
HOME_WIDTH: Final = 6


@final
class Vicinity:
    """For each cell those that lie somehow about it, without gaps for what would lie over the edge.

    Those of `cell` are `cells[start[cell]]` up to, not with, `cells[start[cell + 1]]`.
    """

    def __init__(self, size: int, offsets: list[tuple[int, int]]) -> None:
        cells: list[int] = []
        start = [0]
        for cell in range(size * size):
            about = [neighbour(size, cell, across, up) for across, up in offsets]
            cells += [other for other in about if other >= 0]
            start.append(len(cells))
        self.cells = vec[i64](cells)
        self.start = vec[i64](start)


@final
class Plain:
    """The geometry of a board for 2 or 4 seats (EM-BAS-1, EM-FOU-1)."""

    def __init__(self, seats: int) -> None:
        size = 6 if seats == 2 else 10
        self.seats: i64 = seats
        self.size: i64 = size
        self.count: i64 = size * size
        self.names = [f"{'abcdefghij'[column]}{row + 1}" for column in range(size) for row in range(size)]
        self.step = vec[i64](
            [
                neighbour(size, cell, COLUMN_STEPS[direction], ROW_STEPS[direction])
                for cell in range(size * size)
                for direction in range(8)
            ]
        )
        """`step[cell * 8 + direction]`: the next cell that way, NOWHERE over the edge."""
        self.near = Vicinity(size, [*zip(COLUMN_STEPS, ROW_STEPS, strict=True)])
        """The neighbours of each cell, direction after direction (EM-BAS-2)."""
        farther = [(across, up) for across in range(-2, 3) for up in range(-2, 3) if max(abs(across), abs(up)) == 2]
        self.ring = vec[i64]([neighbour(size, cell, *offset) for cell in range(size * size) for offset in farther])
        """`ring[cell * 16 + n]`: the cells at distance two, NOWHERE over the edge (EM-TUN-2)."""
        self.two_away = Vicinity(size, farther)
        """The same without the edge."""
        self.distances = vec[i64]([distance(size, one, other) for one in range(size**2) for other in range(size**2)])
        """`distances[cell * count + other]` (EM-BAS-3)."""
        self.nearness = vec[float]([(size - apart) / size for apart in range(size + 1)])
        """For each distance, 1 where there is none and 0 where it is as long as the board."""
        self.farness = vec[float]([apart / size for apart in range(size + 1)])
        """The other way round."""
        self.centrality = vec[float]([centrality(size, cell) for cell in range(size * size)])
        """For each cell, 1 in the middle and 0 at the edge."""
        self.quarter = vec[i64](
            [(cell // size >= size // 2) + 2 * (cell % size >= size // 2) for cell in range(size * size)]
        )
        """Which terrain block a cell lies in: south-west, south-east, north-west, north-east."""
        self.home_order = [vec[i64](home_order(size, side)) for side in FACING[seats]]
        """For each seat all cells, line by line from its own first line (EM-BAS-12)."""
        self.home = [vec[i64](home_cells(size, side)) for side in FACING[seats]]
        """For each seat its twelve home cells, front line after back line, from its left (EM-BAS-14)."""

    def direction(self, source: i64, target: i64) -> i64:
        """The direction in which `target` touches `source`, NOWHERE if it does not (EM-BAS-2)."""
        for direction in range(DIRECTIONS):
            if self.step[source * 8 + direction] == target:
                return direction
        return NOWHERE


def distance(size: i64, one: i64, other: i64) -> i64:
    """How many steps lie between two cells: the larger of column and row difference (EM-BAS-3)."""
    across = one // size - other // size
    up = one % size - other % size
    return max(across if across > 0 else -across, up if up > 0 else -up)


def centrality(size: int, cell: int) -> float:
    """How near the middle a cell lies, from 0 to 1."""
    column, row = cell // size, cell % size
    return min(column, size - 1 - column, row, size - 1 - row) / (size // 2 - 1)


def neighbour(size: int, cell: int, across: int, up: int) -> int:
    column, row = cell // size + across, cell % size + up
    return column * size + row if 0 <= column < size and 0 <= row < size else -1


def home_order(size: int, side: int) -> list[int]:
    """All cells as a seat at that side reads them: lines outwards, each from its left to its right."""
    forwards, backwards = list(range(size)), list(range(size - 1, -1, -1))
    if side == SOUTH:
        return [column * size + row for row in forwards for column in forwards]
    if side == NORTH:
        return [column * size + row for row in backwards for column in backwards]
    if side == WEST:
        return [column * size + row for column in forwards for row in backwards]
    return [column * size + row for column in backwards for row in forwards]


def home_cells(size: int, side: int) -> list[int]:
    """The six middle cells of a seat's first two lines, in its home order."""
    order = home_order(size, side)
    margin = (size - HOME_WIDTH) // 2
    return [order[line * size + place] for line in range(HOME_LINES) for place in range(margin, margin + HOME_WIDTH)]


PLAINS: Final = {2: Plain(2), 4: Plain(4)}

# What a cell's ground does, as bits beside one bit for each element that it favours.
DESERT: Final[i64] = 16
CANYON: Final[i64] = 32
JUNGLE: Final[i64] = 64
TUNDRA: Final[i64] = 128
BARREN: Final[i64] = 256

FAMILIES: Final = ("standard", "advantageous", "difficult")
MIXES: Final = ("standard-advantageous", "standard-difficult", "advantageous-difficult")

EFFECTS: Final[dict[str, int]] = {
    "water-loses-on-entry": 16,
    "air-one-step": 32,
    "growth-roots": 64,
    "no-gain-from-interaction": 128,
    "nothing-grows": 256,
}


@final
class Terrain:
    """One kind of terrain: its class, its two letters in the one-line text, and what it does (EM-TER-3)."""

    def __init__(self, name: str, family: str, letters: str, grows: list[str], effects: list[str]) -> None:
        self.name = name
        self.family = family
        self.letters = letters
        self.grows = grows
        self.bits = sum(1 << ELEMENTS.index(element) for element in grows) | sum(EFFECTS[e] for e in effects)


def read_terrains() -> dict[str, Terrain]:
    text = (files("quintessence.games.elem_master") / "data" / "terrain.toml").read_text(encoding="utf-8")
    return {
        name: Terrain(name, entry["class"], entry["letters"], entry["grows"], entry["effects"])
        for name, entry in tomllib.loads(text).items()
    }


TERRAINS: Final = read_terrains()


@final
class Ground:
    """The four terrain blocks of one game. They never change, so all its positions share them."""

    def __init__(self, plain: Plain, blocks: list[str]) -> None:
        self.blocks = blocks
        self.at = vec[i64]([TERRAINS[blocks[plain.quarter[cell]]].bits for cell in range(plain.count)])
        """For each cell the bits of its terrain."""
