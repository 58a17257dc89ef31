"""Where shuffles come from: an argument of what happens, never part of a position.

`SeedChance` is what a match draws from: SHA-256 in counter mode over the bytes of its seed, so that cards
already seen say nothing of those to come. `QuickChance` is for playouts: a fast 32-bit
generator.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintessence.core.errors import BadSetting
from quintessence.core.quoting import shortened

Seed = int | str

MASK: Final[i64] = 0xFFFFFFFF
LONGEST_SEED: Final = 1000


class Chance:
    """A stream of random numbers; `drawn` counts how many were taken."""

    def __init__(self) -> None:
        self.drawn: i64 = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        raise NotImplementedError

    def below(self, bound: i64) -> i64:
        """A number from 0 to `bound` - 1, each as likely as any other; `bound` is from 1 to 2^31."""
        raise NotImplementedError

    def shuffle(self, items: vec[i64]) -> None:
        """Puts `items` in random order, in place; every order is equally likely."""
        place: i64 = len(items) - 1
        while place > 0:
            other = self.below(place + 1)
            kept = items[place]
            items[place] = items[other]
            items[other] = kept
            place -= 1


@final
class SeedChance(Chance):
    """The draws of one match: the same seed gives the same draws on every machine."""

    def __init__(self, seed: Seed) -> None:
        super().__init__()
        self._seed = seed_bytes(seed)
        self._block = b""
        self._next: i64 = 0
        self._blocks = 0

    def copy(self) -> "SeedChance":
        """A stream that goes on from here without moving this one."""
        twin = SeedChance("")
        twin._seed, twin._block, twin._next, twin._blocks = self._seed, self._block, self._next, self._blocks
        twin.drawn = self.drawn
        return twin

    def word(self) -> i64:
        if self._next >= len(self._block):
            self._block = sha256(self._seed + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._next = 0
        start = self._next
        self._next += 4
        self.drawn += 1
        return int.from_bytes(self._block[start : start + 4], "big")

    def below(self, bound: i64) -> i64:
        # Words above the largest multiple of `bound` are thrown away: no number is favoured.
        limit = (MASK + 1) - (MASK + 1) % bound
        drawn = self.word()
        while drawn >= limit:
            drawn = self.word()
        return drawn % bound


@final
class QuickChance(Chance):
    """Fast draws for playouts and samples; 32 bits of state, masked at each step."""

    def __init__(self, seed: i64) -> None:
        super().__init__()
        # Neighbouring seeds must not start neighbouring streams, and the state must not be 0.
        mixed: i64 = (seed ^ (seed >> 32)) & MASK
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & MASK
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & MASK
        mixed ^= mixed >> 16
        self._state: i64 = mixed if mixed != 0 else 0x9E3779B9

    def word(self) -> i64:
        state = self._state
        state ^= (state << 13) & MASK
        state ^= state >> 17
        state ^= (state << 5) & MASK
        self._state = state
        self.drawn += 1
        return state

    def below(self, bound: i64) -> i64:
        return (self.word() * bound) >> 32


def new_seed() -> str:
    """128 random bits: nobody can guess the shuffles of a match that has this seed."""
    from secrets import token_hex

    return token_hex(16)


def checked_seed(seed: Seed) -> Seed:
    """The seed itself: any text or whole number of a sensible length."""
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadSetting("bad-seed", {"given": shortened(seed)})
    length = seed.bit_length() if isinstance(seed, int) else len(seed)
    if length > LONGEST_SEED:
        raise BadSetting("long-seed", {"limit": LONGEST_SEED})
    return seed


def seed_bytes(seed: Seed) -> bytes:
    """The bytes that a seed stands for: its text; 7 and "7" are the same seed."""
    return str(seed).encode("utf-8")


def derived_chance(seed: Seed, *purpose: str | int) -> QuickChance:
    """A quick stream of its own for one purpose of one match, which tells nothing of the match's draws."""
    text = "/".join([str(seed), *map(str, purpose)])
    return QuickChance(int.from_bytes(sha256(text.encode("utf-8")).digest()[:4], "big"))
