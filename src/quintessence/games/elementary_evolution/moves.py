"""The grammar: move words and their packed forms. It is the same for every number of seats."""

from typing import Final

from mypy_extensions import i64

from quintessence.core.grammar import Domain, Form, Grammar, Part, argument, literal
from quintessence.core.packing import first_of, pack1, pack2, second_of

from .cards.catalogue import CARD_NAMES, ELEMENTS
from .creatures import tokens
from .decisions.frames import NO_PILE, NOBODY

PLAY: Final[i64] = 0
DISCARD: Final[i64] = 1
USE: Final[i64] = 2
"""`use gnome`; the eight other creatures follow in their order."""
USE_AKASHA: Final[i64] = 11
"""`use akasha gnome`; the eight other copies follow."""
MOVE: Final[i64] = 20
END: Final[i64] = 21
END_WATCH: Final[i64] = 22
DONE: Final[i64] = 23
AIM_AT: Final[i64] = 24
ROOT_PILE: Final[i64] = 25
SKIP: Final[i64] = 26
CASCADE: Final[i64] = 27
PASS: Final[i64] = 28
GIVE: Final[i64] = 29
PREVENT: Final[i64] = 30
LEAVE: Final[i64] = 31
DROP_IN: Final[i64] = 32

MOST_SEATS: Final = 4
WHERE: Final = ("quick", "main")
INTO_QUICK: Final[i64] = 0
INTO_MAIN: Final[i64] = 1


def choices_of(creature: str, seat: Domain, pile: Domain) -> list[Part]:
    """What the user of a creature chooses, in the order of the words."""
    if creature in ("gnome", "siren", "salamander"):
        return [argument("seat", seat), argument("pile", pile)]
    if creature == "ondine":
        return [argument("pile", pile)]
    return [argument("seat", seat)] if creature == "elf" else []


def make_grammar() -> Grammar:
    card = Domain("card", CARD_NAMES)
    pile = Domain("pile", ELEMENTS)
    seat = Domain("seat", [str(number) for number in range(MOST_SEATS)])
    where = Domain("where", WHERE)
    powers = tokens.CREATURES[:-1]
    return Grammar(
        [
            Form("play", argument("card", card), argument("pile", pile)),
            Form("discard", argument("card", card), argument("where", where)),
            *(Form("use", literal(name), *choices_of(name, seat, pile)) for name in powers),
            *(Form("use", literal("akasha"), literal(name), *choices_of(name, seat, pile)) for name in powers),
            Form("move", argument("ondine", Domain("ondine", tokens.GUARDS)), argument("pile", pile)),
            Form("end"),
            Form("end", literal("watch")),
            Form("done"),
            Form("blaze", argument("seat", seat), argument("pile", pile)),
            Form("root", argument("pile", pile)),
            Form("skip"),
            Form("cascade", argument("card", card), argument("pile", pile)),
            Form("pass"),
            Form("give", argument("seat", seat)),
            Form("prevent"),
            Form("leave"),
            Form("drop", argument("where", where)),
        ]
    )


GRAMMAR: Final = make_grammar()


def is_use(form: i64) -> bool:
    return USE <= form < MOVE


def token_used(form: i64) -> i64:
    """The token that a use turns over, NO_CREATURE if the form is no use."""
    if not is_use(form):
        return tokens.NO_CREATURE
    return tokens.AKASHA if form >= USE_AKASHA else form - USE


def power_used(form: i64) -> i64:
    """The creature whose power a use has: the token's own, or the one that Akasha copies."""
    return form - USE_AKASHA if form >= USE_AKASHA else form - USE


def use_move(token: i64, power: i64, target: i64, pile: i64) -> i64:
    """The move that uses a token with these choices; the inverse of reading its arguments."""
    form = (USE_AKASHA if token == tokens.AKASHA else USE) + power
    if target != NOBODY:
        return pack2(form, target, pile) if pile != NO_PILE else pack1(form, target)
    return pack1(form, pile) if pile != NO_PILE else form


def target_named(move: i64, power: i64) -> i64:
    """The seat that a use names, NOBODY if its power needs none."""
    return NOBODY if power == tokens.ONDINE else first_of(move)


def pile_named(move: i64, power: i64) -> i64:
    """The pile that a use names, NO_PILE if its power needs none."""
    if power == tokens.ELF:
        return NO_PILE
    return first_of(move) if power == tokens.ONDINE else second_of(move)
