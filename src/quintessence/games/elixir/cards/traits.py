"""What the cards of a deck are good for, by their numbers: worked out once, since searches ask at every position."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

# What a transaction opens.
NO_TRADE: Final[i64] = 0
MARKET_DAY: Final[i64] = 1
FLEA_MARKET: Final[i64] = 2
AUCTION: Final[i64] = 3


@final
class Traits:
    """For each card a number of each kind. Filled by `judging`, then never changed."""

    def __init__(self, size: i64) -> None:
        nothing: list[float] = [0.0] * int(size)
        none: list[int] = [0] * int(size)
        self.promise = vec[float](nothing)
        """The rough worth of its effect for its player, on their own turn."""
        self.threat = vec[float](nothing)
        """What its effect costs a target, or those whom it shackles or robs."""
        self.finds = vec[float](nothing)
        """How many finds it brings its player."""
        self.breadth = vec[i64](none)
        """How many ingredients a find stands for."""
        self.trade = vec[i64](none)
        self.fetches = vec[i64](none)
        """1 if it takes finds out of the discard pile."""
        self.mixes = vec[i64](none)
        """1 if spells change hands by it."""
        self.hastens = vec[i64](none)
        """1 if its player has a turn more, or others one less."""
        self.lasts = vec[i64](none)
        """1 if something lasts after it."""
        self.answers = vec[i64](none)
        """The bits of the events that it may answer."""
        self.stops = vec[i64](none)
        """The bits of those that it cancels or turns away."""
        self.recasts = vec[i64](none)
        """1 if it makes others cast a spell again."""
