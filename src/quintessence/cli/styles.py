"""What the style names of drawings look like: one table for rich and for prompt_toolkit.

A style is a few words separated by blanks (`fire seat-0 mark`); later words win over earlier ones, and words
that are not listed here are plain. Letters are of middle brightness, to be read on dark and on light ground.
"""

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Look:
    """A colour for the letters, its name among the basic eight, a ground behind them, and attributes."""

    letters: str = ""
    basic: str = ""
    ground: str = ""
    attributes: tuple[str, ...] = ()


LOOKS = {
    "earth": Look("#62a044", "green"),
    "fire": Look("#e2592b", "red"),
    "water": Look("#3a8fdc", "blue"),
    "air": Look("#a97ad6", "magenta"),
    "purple": Look("#a36be0", "magenta"),
    "orange": Look("#dd7a1e", "yellow"),
    "void": Look("#5f5f5f"),
    "seat-0": Look("#b8911f", "yellow"),
    "seat-1": Look("#2a9d94", "cyan"),
    "seat-2": Look("#5f82ea", "blue"),
    "seat-3": Look("#d9567a", "red"),
    "red": Look("#d9452b", "red"),
    "blue": Look("#3a8fdc", "blue"),
    "green": Look("#459a45", "green"),
    "yellow": Look("#b8911f", "yellow"),
    "violet": Look("#a97ad6", "magenta"),
    "white": Look("#8f8f8f"),
    "mark": Look("#d9567a", "magenta", attributes=("bold",)),
    "good": Look("#459a45", "green", attributes=("bold",)),
    "bad": Look("#d9452b", "red"),
    "dim": Look(attributes=("dim",)),
    "bold": Look(attributes=("bold",)),
    "underline": Look(attributes=("underline",)),
    "italic": Look(attributes=("italic",)),
    "reverse": Look(attributes=("reverse",)),
    # Grounds are dark enough for the letters of any element. Terminals with fewer colours go without them.
    "terrain-forest": Look("#5f9a5f", "green", "#16301a"),
    "terrain-savanna": Look("#b08a50", "yellow", "#3a290d"),
    "terrain-marsh": Look("#4f90a8", "cyan", "#0e2d3a"),
    "terrain-mountain": Look("#9080a8", "", "#2c2638"),
    "terrain-volcano": Look("#c07060", "red", "#3c1610"),
    "terrain-glacier": Look("#7fa0c8", "blue", "#1a3450"),
    "terrain-steppe": Look("#98984f", "yellow", "#333612"),
    "terrain-mangrove": Look("#549884", "cyan", "#0f332d"),
    "terrain-desert": Look("#b09c58", "yellow", "#443a17"),
    "terrain-canyon": Look("#b07a55", "red", "#3f2213"),
    "terrain-jungle": Look("#509a68", "green", "#0a331b"),
    "terrain-tundra": Look("#8096a0", "", "#242f36"),
}


@cache
def look_of(style: str) -> Look:
    """The looks of all words of a style put together."""
    together = Look()
    for word in style.split():
        look = LOOKS.get(word, Look())
        together = Look(
            look.letters or together.letters,
            look.basic if look.letters else together.basic,
            look.ground or together.ground,
            (*together.attributes, *look.attributes),
        )
    return together


@cache
def rich_style(style: str, colours: str | None) -> str:
    """A style as rich writes it, `bold #e2592b on #16301a`; `colours` is `truecolor`, `256` or less."""
    look = look_of(style)
    letters = look.letters if colours in ("truecolor", "256") else look.basic
    ground = f"on {look.ground}" if look.ground and colours == "truecolor" else ""
    return " ".join(part for part in (*look.attributes, letters, ground) if part)


@cache
def prompt_style(style: str) -> str:
    """A style as prompt_toolkit writes it, `bold fg:#e2592b`; it finds the nearest colour that there is."""
    look = look_of(style)
    letters = f"fg:{look.letters}" if look.letters else ""
    return " ".join(part for part in (*look.attributes, letters) if part)
