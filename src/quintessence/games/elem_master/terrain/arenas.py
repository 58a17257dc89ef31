"""Arenas: layouts of voids with the army that stands ready in each, read from `data/arenas.toml`."""

import tomllib
from importlib.resources import files
from typing import Final, final

from quintessence.core.chance import Chance
from quintessence.core.setting import Setting

from ..tokens.elements import TOKENS_EACH
from ..tokens.stack import make_stack
from .cells import PLAINS

LETTERS: Final = "EFWA"
SINGLES: Final = 24
"""Single void blocks in the box."""


DOUBLES: Final = 5
"""Void blocks of 2x2 cells in the box."""
ARMY_TOKENS: Final = 12


@final
class Arena:
    """One layout. `army` gives, for a seat's home cells in their order, element and level or nothing (EM-ARE-3)."""

    def __init__(
        self, name: str, seats: int, is_card: bool, doubles: int, singles: int, voids: list[str], army: list[str]
    ) -> None:
        self.name = name
        self.seats = seats
        self.is_card = is_card
        self.doubles = doubles
        self.singles = singles
        cells = PLAINS[seats].names
        self.voids = sorted(cells.index(void) for void in voids)
        self.army = army

    def stacks_of(self, seat: int) -> list[tuple[int, int]]:
        """The cells and stacks of a seat's standard start, turned to face its side (EM-INV-1)."""
        home = PLAINS[self.seats].home[seat]
        return [
            (int(cell), int(make_stack(seat, LETTERS.index(token[0]), int(token[1]))))
            for cell, token in zip(home, self.army, strict=True)
            if token != "--"
        ]


def problem_of(arena: Arena) -> str | None:
    """What is wrong with a layout, None if nothing is: blocks of the box, symmetry, armies, nobody walled in."""
    plain = PLAINS[arena.seats]
    if not (0 <= arena.doubles <= DOUBLES and 0 <= arena.singles <= SINGLES):
        return "needs more void blocks than the box has"
    if arena.doubles * 4 + arena.singles != len(arena.voids) or len(set(arena.voids)) != len(arena.voids):
        return "does not use just the void blocks that it names"
    turned = sorted(int(turn(cell, int(plain.size), arena.seats)) for cell in arena.voids)
    if turned != arena.voids:
        return "does not look the same from every seat"
    tokens = [LETTERS.index(token[0]) for token in arena.army if token != "--" for _ in range(int(token[1]))]
    if len(tokens) != ARMY_TOKENS or any(tokens.count(element) > TOKENS_EACH for element in range(4)):
        return "has an army that is not twelve tokens of the box"
    if any(cell in arena.voids for seat in range(arena.seats) for cell, _ in arena.stacks_of(seat)):
        return "has an army that stands on a void"
    return None if is_connected(arena) else "walls somebody in"


def turn(cell: int, size: int, seats: int) -> int:
    """Where a cell comes to lie when the board is turned to the next seat: by half a turn, or by a quarter."""
    column, row = cell // size, cell % size
    return (size - 1 - column) * size + size - 1 - row if seats == 2 else row * size + size - 1 - column


def is_connected(arena: Arena) -> bool:
    """Whether every cell in play can be reached from every other."""
    plain = PLAINS[arena.seats]
    unreached = set(range(plain.count)) - set(arena.voids)
    reached = [unreached.pop()]
    for cell in reached:
        for near in plain.step[cell * 8 : cell * 8 + 8]:
            if near in unreached:
                unreached.remove(int(near))
                reached.append(int(near))
    return not unreached


def read_arenas(text: str) -> dict[int, dict[str, Arena]]:
    """The arenas of a file for each number of seats; a layout that cannot be played is a `ValueError`."""
    arenas: dict[int, dict[str, Arena]] = {seats: {} for seats in PLAINS}
    for entry in tomllib.loads(text)["arena"]:
        army = entry["back"].split() + entry["front"].split()
        doubles, singles = entry["doubles"], entry["singles"]
        arena = Arena(entry["id"], entry["seats"], entry["card"], doubles, singles, entry["voids"], army)
        problem = problem_of(arena)
        if problem is not None:
            raise ValueError(f"arena {arena.name} for {arena.seats} {problem}")
        arenas[arena.seats][arena.name] = arena
    return arenas


ARENAS: Final = read_arenas(
    (files("quintessence.games.elem_master") / "data" / "arenas.toml").read_text(encoding="utf-8")
)


def arena_of(setting: Setting) -> Arena:
    """The arena that the option names; the standard one where a card is drawn, since no position says which."""
    name = setting.word("arena")
    return ARENAS[setting.seats]["standard" if name == "random" else name]


def arena_with(setting: Setting, voids: list[int]) -> Arena:
    """The arena that is laid on the board, known by its voids; the option's where no card has just these."""
    for arena in ARENAS[setting.seats].values():
        if arena.voids == voids:
            return arena
    return arena_of(setting)


def draw_arena(setting: Setting, chance: Chance) -> Arena:
    """The arena of a new game: the one named, or a card at random (EM-ARE-1, EM-SET-3)."""
    if setting.word("arena") != "random":
        return arena_of(setting)
    cards = [arena for arena in ARENAS[setting.seats].values() if arena.is_card]
    return cards[chance.below(len(cards))]
