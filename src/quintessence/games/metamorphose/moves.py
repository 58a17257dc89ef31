"""The grammar: move words and their packed forms."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.grammar import Domain, Form, Grammar, argument, literal

END: Final[i64] = 0
TAKE: Final[i64] = 1
TAKE_WITH_MANA: Final[i64] = 2
PLACE_NEW: Final[i64] = 3
PLACE_ON: Final[i64] = 4
PLACE_UNDER: Final[i64] = 5
PLACE_INTO: Final[i64] = 6
MOVE: Final[i64] = 7
SHIFT: Final[i64] = 8
SLIDE: Final[i64] = 9
SLIDE_ALL: Final[i64] = 10
DONE: Final[i64] = 11

SPOT_NAMES: Final = (
    *("1a", "1b", "1c", "1d"),
    *("2a", "2b", "2c", "2d"),
    *("3a", "3b", "3c", "3d"),
    *("deck-1", "deck-2", "deck-3"),
)
PLACE_NAMES: Final = ("c1", "c2", "c3", "c4", "c5", "c6")
DEEPEST: Final = 99
TOKENS: Final = ("3", "5")
OFFSET_NAMES: Final = ("up-2", "up-1", "level", "down-1", "down-2")
"""The words for offsets -2 to 2."""

SPOT: Final = Domain("spot", SPOT_NAMES)
PLACE: Final = Domain("place", PLACE_NAMES)
DEPTH: Final = Domain("depth", [str(depth) for depth in range(1, DEEPEST + 1)])
TOKEN: Final = Domain("token", TOKENS)
WHERE: Final = Domain("where", OFFSET_NAMES)

GRAMMAR: Final = Grammar(
    [
        Form("end"),
        Form("take", argument("spot", SPOT)),
        Form("take", argument("spot", SPOT), literal("mana"), argument("c", PLACE), argument("v", TOKEN)),
        Form("place", literal("new")),
        Form("place", literal("on"), argument("c", PLACE)),
        Form("place", literal("under"), argument("c", PLACE)),
        Form("place", literal("into"), argument("c", PLACE), argument("d", DEPTH)),
        Form("move", argument("c", PLACE), argument("d", DEPTH)),
        Form("shift", argument("c", PLACE)),
        Form("slide", argument("d", DEPTH), argument("where", WHERE)),
        Form("slide", literal("all"), argument("where", WHERE)),
        Form("done"),
    ]
)
