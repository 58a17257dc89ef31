"""What lasts: statuses, triggers and forfeits (EX-LAST-1)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ..cards.language import Effect, Filter, Pattern
from ..cards.words import ALL_LEVELS, NO_WORD

NO_TARGETS: Final = vec[i64]()
UNCOUNTED: Final[i64] = -1
"""In place of `uses`: the effect is not used up."""
UNKEYED: Final[i64] = -1

BORNE: Final = "by: seat!; card: card; until: until!; uses: 1..999; since: tally"
LAYOUTS: Final = (
    f"on: seat!; {BORNE}; status as is: status!",
    f"{BORNE}; pattern as when: pattern!; do: effects!; bind",
    f"on: seat!; {BORNE}; n as price: number!",
)
"""The fields of each kind in a position (`cards.signature`): statuses, triggers, forfeits."""
STATUS_FIELDS: Final = {
    "draw-more": "n: number",
    "discount": "n: number; level: levels",
    "surcharge": "n: number; level: levels",
    "stand-in": "what: filter = find; stands_as as as: filter = ingredient",
}
"""What single statuses have besides."""
BOUND_LATER: Final = "targets: targets; them; named: word"


@final
class Lasting:
    """One lasting effect, never changed: when it is used, another takes its place. A trigger is `on` its owner."""

    def __init__(self, number: i64, kind: i64, on: i64, by: i64, card: i64, until: i64, since: i64) -> None:
        self.number = number
        self.kind = kind
        self.on = on
        self.by = by
        self.card = card
        self.until = until
        self.since = since
        self.uses: i64 = UNCOUNTED
        self.status: i64 = NO_WORD
        self.n: i64 = 1
        """How much a status adds; the price of a forfeit."""
        self.level: i64 = ALL_LEVELS
        self.what: Filter | None = None
        self.stands_as: Filter | None = None
        self.pattern: Pattern | None = None
        self.do: list[Effect] = []
        self.targets = NO_TARGETS
        """The bound words of a trigger: its targets, and the word that was named."""
        self.named: i64 = NO_WORD
        self.key = UNKEYED
        """The number that stands for it (`keys`), once somebody has asked."""

    def used(self) -> "Lasting":
        twin = Lasting(self.number, self.kind, self.on, self.by, self.card, self.until, self.since)
        for name in ("status", "n", "level", "what", "stands_as", "pattern", "do", "targets", "named"):
            setattr(twin, name, getattr(self, name))
        twin.uses = self.uses - 1
        return twin
