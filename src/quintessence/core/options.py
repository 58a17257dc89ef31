"""Variants of a game, declared with their types; a value is accepted as JSON or as text."""

from collections.abc import Sequence
from typing import Final, final

from quintessence.core.errors import BadSetting
from quintessence.core.quoting import shortened as shortened  # noqa: PLC0414 - games quote with it, too
from quintessence.core.types import Json, JsonObject

SWITCHES: Final = (("on", "off"), ("yes", "no"))
"""The words for which true and false stand too."""


@final
class Option:
    """One option: words it may be, a range of whole numbers, true and false, or free data.

    `read` takes what a person, a file or the wire gives and returns the form that the rulebook page uses.
    `reveals_hands` lists the values that trade secrecy for speed: whether a seat is asked then follows from
    what it holds.
    """

    def __init__(
        self,
        name: str,
        default: Json,
        *,
        words: Sequence[str] = (),
        low: int = 0,
        high: int = -1,
        is_flag: bool = False,
        is_data: bool = False,
        reveals_hands: Sequence[Json] = (),
        numbers: Sequence[int] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.words = list(words)
        self.low = low
        self.high = high
        self.is_flag = is_flag
        self.is_data = is_data
        self.reveals_hands = list(reveals_hands)
        self.numbers = list(numbers)
        """The only numbers of the range that are allowed; empty if all are."""

    def __repr__(self) -> str:
        return f"<Option {self.name!r}, default {self.default!r}>"

    def read(self, raw: Json) -> Json:
        """The value that `raw` means; the refusal lists the allowed values."""
        if self.is_data:
            return raw
        if self.is_flag:
            if isinstance(raw, bool):
                return raw
            if raw in ("true", "false"):
                return raw == "true"
        elif isinstance(raw, bool):
            for yes, no in SWITCHES:
                if yes in self.words and no in self.words:
                    return yes if raw else no
        elif isinstance(raw, str) and raw in self.words:
            return raw
        elif isinstance(raw, int | str):
            text = str(raw)
            if text in self.words:
                return text
            if text.isascii() and text.isdigit() and len(text) < 10 and self.takes(int(text)):
                return int(text)
        raise BadSetting("bad-option-value", option=self.name, given=shortened(raw), allowed=self.allowed())

    def takes(self, value: int) -> bool:
        """Whether a number is allowed."""
        return self.low <= value <= self.high and (len(self.numbers) == 0 or value in self.numbers)

    def allowed(self) -> str:
        """The values, as a person would list them."""
        if self.is_flag:
            return "true, false"
        numbers = [f"{self.low}..{self.high}"] if self.high >= self.low else []
        if self.numbers:
            numbers = [str(number) for number in self.numbers]
        return ", ".join(self.words + numbers)


def choice(name: str, *words: str, default: str | None = None, reveals_hands: list[Json] | None = None) -> Option:
    """One of some words; the first is the default unless another is named."""
    return Option(name, words[0] if default is None else default, words=words, reveals_hands=reveals_hands or [])


def number(name: str, low: int, high: int, default: int) -> Option:
    """A whole number in a range."""
    return Option(name, default, low=low, high=high)


def one_number(name: str, *numbers: int) -> Option:
    """One of some whole numbers, ascending; the first is the default."""
    return Option(name, numbers[0], low=numbers[0], high=numbers[-1], numbers=numbers)


def word_or_number(name: str, words: list[str], low: int, high: int, default: Json) -> Option:
    """A word, or a whole number in a range."""
    return Option(name, default, words=words, low=low, high=high)


def flag(name: str, default: bool, reveals_hands: list[Json] | None = None) -> Option:
    """True or false."""
    return Option(name, default, is_flag=True, reveals_hands=reveals_hands or [])


def data(name: str, default: Json) -> Option:
    """Any JSON; the game checks it."""
    return Option(name, default, is_data=True)


def read_options(declared: list[Option], given: JsonObject) -> JsonObject:
    """Every option of the game with its value: what was given, checked, and the defaults."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise BadSetting("unknown-option", option=shortened(name), allowed=", ".join(known) or "-")
    return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in declared}
