"""The ten creatures: their numbers, where their tokens are, and where the two that can guard a card lie."""

from typing import Final

from mypy_extensions import i64

GNOME: Final[i64] = 0
SIREN: Final[i64] = 1
SYLPH: Final[i64] = 2
SALAMANDER: Final[i64] = 3
DHYANA: Final[i64] = 4
GOLEM: Final[i64] = 5
ONDINE: Final[i64] = 6
ELF: Final[i64] = 7
PHOENIX: Final[i64] = 8
AKASHA: Final[i64] = 9
NO_CREATURE: Final[i64] = -1

CREATURES: Final = ("gnome", "siren", "sylph", "salamander", "dhyana", "golem", "ondine", "elf", "phoenix", "akasha")
TOKENS: Final[i64] = 10
POWERS: Final[i64] = 9
"""The creatures that have a power of their own: all but Akasha, who copies one."""

# Where a token is: 0 to 3 is the seat that holds it fresh.
CENTRE: Final[i64] = 4
USED: Final[i64] = 5

# A set Ondine as one number; 0 is one that was never set.
GUARDS: Final = ("ondine", "akasha")
"""The tokens that can lie on a card: Akasha stays as a second Ondine (EE-AKA-4)."""
NOT_SET: Final[i64] = 0
SET: Final[i64] = 1
MOVED: Final[i64] = 2
IDLE: Final[i64] = 4


def make_ondine(seat: i64, pile: i64, level: i64) -> i64:
    """An Ondine that was just laid on a card; it cannot move again in this turn (EE-OND-5)."""
    return SET | MOVED | (seat << 3) | (pile << 5) | (level << 7)


def ondine_seat(ondine: i64) -> i64:
    return (ondine >> 3) & 3


def ondine_pile(ondine: i64) -> i64:
    return (ondine >> 5) & 3


def ondine_level(ondine: i64) -> i64:
    return (ondine >> 7) & 7


def is_idle(ondine: i64) -> bool:
    """Whether its card was burnt and it waits to be set again (EE-OND-7)."""
    return ondine & IDLE != 0


def lifted(ondine: i64) -> i64:
    """The same Ondine without a card."""
    return (ondine & (SET | MOVED | (3 << 3))) | IDLE


def is_on(ondine: i64, seat: i64, pile: i64, level: i64) -> bool:
    """Whether it lies on this very card."""
    if ondine == NOT_SET or is_idle(ondine):
        return False
    return ondine_seat(ondine) == seat and ondine_pile(ondine) == pile and ondine_level(ondine) == level


def guard_token(place: i64) -> i64:
    """The token that lies there when it is the Ondine (0) or Akasha as one (1)."""
    return ONDINE if place == 0 else AKASHA
