"""Limits on requests: a bucket of permits for each identity and each address, refilled steadily.

Each worker counts its own requests; with several workers the limit is so many times higher.
"""

from collections import OrderedDict
from typing import Final, Literal, final

import msgspec

from quintessence.server.clock import Clock
from quintessence.server.settings import Settings
from quintessence.server.words import Wrong

Kind = Literal["request", "session", "login", "table", "upload", "socket", "message", "chat", "advice"]

MOST_BUCKETS: Final = 100_000
"""The least recently used bucket is forgotten first; its owner then starts with a full one."""


class Rate(msgspec.Struct, frozen=True):
    """At most `burst` at once, and `per_second` in the long run."""

    burst: float
    per_second: float


RATES: Final[dict[Kind, tuple[Rate, Rate]]] = {
    "request": (Rate(120, 20), Rate(600, 100)),
    "session": (Rate(10, 10 / 60), Rate(60, 30 / 60)),
    "login": (Rate(10, 6 / 60), Rate(30, 20 / 60)),
    "table": (Rate(20, 10 / 60), Rate(100, 60 / 60)),
    "upload": (Rate(20, 10 / 60), Rate(60, 30 / 60)),
    "socket": (Rate(30, 1), Rate(300, 20)),
    "message": (Rate(60, 20), Rate(1000, 400)),
    "chat": (Rate(8, 1), Rate(100, 20)),
    "advice": (Rate(10, 20 / 60), Rate(60, 120 / 60)),
}
"""Of an identity, and of an address. The second is wider: a club or a school has one address."""


class Bucket:
    """The permits that are left, and when they were last counted (seconds)."""

    __slots__ = ("left", "seen")

    def __init__(self, left: float, seen: float) -> None:
        self.left = left
        self.seen = seen


@final
class Limits:
    """Counts requests and refuses those above the limit."""

    def __init__(self, settings: Settings, clock: Clock, most: int = MOST_BUCKETS) -> None:
        self._is_on = settings.limits
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[Kind, str], Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, kind: Kind, *, address: str | None = None, identity: str | None = None) -> None:
        """Uses up one permit of the identity and one of the address; `Wrong` (429) if either has none left.

        A refused request uses up nothing. `retry_after` says when there is a permit again.
        """
        if not self._is_on:
            return
        owners = (("i", identity), ("a", address))
        asked = [
            (self._bucket(kind, f"{mark} {owner}", rate), rate)
            for (mark, owner), rate in zip(owners, RATES[kind])
            if owner is not None
        ]
        wait = max((missing(bucket, rate) for bucket, rate in asked), default=0.0)
        if wait > 0:
            seconds = max(1, round(wait + 0.5))
            raise Wrong("limit-reached", status=429, retry_after=wait, seconds=seconds)
        for bucket, _ in asked:
            bucket.left -= 1

    def _bucket(self, kind: Kind, who: str, rate: Rate) -> Bucket:
        now = self._clock.monotonic()
        key = (kind, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate.burst, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
            bucket.left = min(rate.burst, bucket.left + (now - bucket.seen) * rate.per_second)
            bucket.seen = now
        return bucket


def missing(bucket: Bucket, rate: Rate) -> float:
    """Seconds until the bucket holds a permit."""
    return max(0.0, (1 - bucket.left) / rate.per_second)
