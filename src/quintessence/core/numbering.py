"""Moves as small numbers for learning toolkits: compact, one-to-one on legal moves, at most 100,000."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from quintessence.core.grammar import Grammar, arguments_of
from quintessence.core.packing import form_of, pack

MOST_NUMBERS: Final = 100_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbering:
    """A numbering of moves from 0 to `size` - 1; `number` and `move` undo each other on legal moves."""

    size: int

    def number(self, move: i64) -> int:
        raise NotImplementedError

    def move(self, number: int) -> i64:
        raise NotImplementedError


@final
class GrammarNumbering(Numbering):
    """Numbers every move that the grammar can write: right for games whose moves have small domains."""

    def __init__(self, grammar: Grammar) -> None:
        self._grammar = grammar
        self._starts: list[int] = []
        self.size = 0
        for form in grammar.forms:
            self._starts.append(self.size)
            self.size += form.size()
        if self.size > MOST_NUMBERS:
            raise ValueError(f"{self.size} actions: this game needs a numbering of its own")

    def number(self, move: i64) -> int:
        place = form_of(move)
        form = self._grammar.forms[place]
        number = 0
        for part, value in zip(form.arguments, arguments_of(form, move), strict=True):
            if part.domain is not None:
                number = number * (len(part.domain.words) + part.optional) + value + part.optional
        return self._starts[place] + number

    def move(self, number: int) -> i64:
        place = max(p for p, start in enumerate(self._starts) if start <= number)
        form = self._grammar.forms[place]
        rest = number - self._starts[place]
        values: list[int] = []
        for part in reversed(form.arguments):
            if part.domain is None:
                values.append(-1)
                continue
            rest, value = divmod(rest, len(part.domain.words) + part.optional)
            values.append(value - part.optional)
        return pack(place, values[::-1])
