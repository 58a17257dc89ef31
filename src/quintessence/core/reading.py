"""Reading JSON that anybody may have written: a mistake is named with its place and what was expected there."""

from collections.abc import Iterator, Sequence
from typing import final

from quintessence.core.errors import BadPosition
from quintessence.core.quoting import shortened
from quintessence.core.result import Result
from quintessence.core.types import Json, JsonObject, RuleId

MOST_ENTRIES = 5000
"""No list or object of any position is longer."""


@final
class Reader:
    """One value of a position and the path that led to it."""

    def __init__(self, value: Json, path: str = "") -> None:
        self.value = value
        self.path = path

    def wrong(self, expected: str) -> BadPosition:
        """The exception for this value: `expected` is a key of the core messages' `expected` list."""
        where = self.path or "."
        return BadPosition("bad-position", {"path": where, "expected": expected, "given": shortened(self.value)})

    def breaks(self, rule: RuleId) -> BadPosition:
        """The exception for a value that has the right form but that a rule forbids."""
        return BadPosition(
            "position-breaks-rule", {"path": self.path or ".", "rule": rule, "given": shortened(self.value)}
        )

    def demand(self, holds: bool, expected: str) -> None:
        """Refuses the value unless the condition holds; `expected` as in `wrong`."""
        if not holds:
            raise self.wrong(expected)

    def forbid(self, broken: bool, rule: RuleId) -> None:
        """Refuses the value where it breaks a rule."""
        if broken:
            raise self.breaks(rule)

    def object(self) -> JsonObject:
        if not isinstance(self.value, dict) or len(self.value) > MOST_ENTRIES:
            raise self.wrong("object")
        return self.value

    def only_keys(self, known: tuple[str, ...]) -> None:
        """Refuses keys that the page does not have: a misspelt key would otherwise be ignored."""
        for name in self.object():
            if name not in known:
                where = f"{self.path}.{name}" if self.path else name
                allowed = ", ".join(known)
                raise BadPosition("unknown-key", {"path": shortened(where), "allowed": allowed})

    def has(self, name: str) -> bool:
        return name in self.object()

    def key(self, name: str) -> "Reader":
        """The value of a key; a key that is not there reads as null."""
        return Reader(self.object().get(name), f"{self.path}.{name}" if self.path else name)

    def entries(self) -> Iterator[tuple[str, "Reader"]]:
        for name, value in self.object().items():
            yield name, Reader(value, f"{self.path}.{name}" if self.path else name)

    def items(self) -> Iterator["Reader"]:
        if not isinstance(self.value, list) or len(self.value) > MOST_ENTRIES:
            raise self.wrong("list")
        for place, value in enumerate(self.value):
            yield Reader(value, f"{self.path}[{place}]")

    def entries_or_none(self) -> list[tuple[str, "Reader"]]:
        """The entries of an object that may be left out."""
        return [] if self.is_null else list(self.entries())

    def items_or_none(self) -> list["Reader"]:
        """The items of a list that may be left out."""
        return [] if self.is_null else list(self.items())

    @property
    def is_null(self) -> bool:
        return self.value is None

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong("text")
        return self.value

    def word(self, allowed: tuple[str, ...]) -> str:
        if not isinstance(self.value, str) or self.value not in allowed:
            raise self.wrong(", ".join(allowed))
        return self.value

    def place_in(self, words: Sequence[str]) -> int:
        """The place of the word in a list of those that are allowed."""
        return words.index(self.word(tuple(words)))

    def key_in(self, name: str, words: Sequence[str]) -> int:
        """The place of the key that led here in a list of those that are allowed."""
        if name not in words:
            raise self.wrong(", ".join(words))
        return words.index(name)

    def seat(self, seats: int) -> int:
        return self.number(0, seats - 1)

    def number(self, low: int, high: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.wrong(f"{low}..{high}")
        return self.value

    def number_or(self, default: int, low: int, high: int) -> int:
        return default if self.is_null else self.number(low, high)

    def flag_or(self, default: bool) -> bool:
        if self.is_null:
            return default
        if not isinstance(self.value, bool):
            raise self.wrong("true, false")
        return self.value

    def seat_key(self, name: str, seats: int) -> int:
        """A seat written as a key: "0", "1"."""
        if not (name.isascii() and name.isdigit() and len(name) == 1 and int(name) < seats):
            raise self.wrong(f'"0".."{seats - 1}"')
        return int(name)

    def result(self, seats: int, reasons: tuple[str, ...]) -> Result:
        """The result of a finished game, where the rest of a position does not tell it; every seat is ranked once."""
        self.only_keys(("winners", "ranking", "reason"))
        winners = [winner.seat(seats) for winner in self.key("winners").items()]
        ranking = [[seat.seat(seats) for seat in group.items()] for group in self.key("ranking").items()]
        if sorted([seat for group in ranking for seat in group]) != list(range(seats)) or not all(ranking):
            raise self.key("ranking").wrong("seats")
        return Result(winners, ranking, self.key("reason").word(reasons))
