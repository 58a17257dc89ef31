"""What the quarters of the board are made of, read from `data/terrain.toml`."""

import tomllib
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..tokens.stack import ELEMENTS
from .cells import Plain

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
