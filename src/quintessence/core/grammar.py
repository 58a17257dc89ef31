"""Words and packed moves: each game lists the forms of its moves, everything else follows from the list."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, final

from mypy_extensions import i64

from quintessence.core.packing import LARGEST_DOMAIN, MOST_ARGUMENTS, MOST_FORMS, NO_MOVE, argument_at, form_of, pack

LINES_KEPT: Final = 20_000
"""Lines that a grammar remembers: the same moves are listed again and again."""
LONGEST_LINE: Final = 200
"""No move of any game is longer; longer lines are not parsed."""


@final
class Domain:
    """The words that an argument may be, in the order of their numbers."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        if len(words) > LARGEST_DOMAIN:
            raise ValueError(f"domain {name}: more than {LARGEST_DOMAIN} words")
        self.name = name
        self.words = list(words)
        self.numbers = {word: number for number, word in enumerate(words)}


@final
class Part:
    """One place of a form after its verb: a literal word or an argument."""

    def __init__(self, name: str, domain: Domain | None, optional: bool, low: int, high: int) -> None:
        self.name = name
        self.domain = domain
        self.optional = optional
        self.low = low
        self.high = high

    @property
    def is_literal(self) -> bool:
        return self.domain is None and self.high < self.low

    @property
    def is_free(self) -> bool:
        return self.domain is None and self.high >= self.low

    def read(self, word: str) -> int | None:
        """The number of the word in this place, None if it does not fit."""
        if self.domain is not None:
            return self.domain.numbers.get(word)
        if self.is_literal:
            return 0 if word == self.name else None
        if not word.isascii() or not word.isdigit() or (len(word) > 1 and word[0] == "0") or len(word) > 12:
            return None
        number = int(word)
        return number - self.low if self.low <= number <= self.high else None

    def write(self, number: int) -> str:
        return self.domain.words[number] if self.domain is not None else str(number + self.low)


def argument(name: str, domain: Domain) -> Part:
    """A word that must be given."""
    return Part(name, domain, False, 0, -1)


def optional(name: str, domain: Domain) -> Part:
    """A word that may be left out; only further optional words may follow."""
    return Part(name, domain, True, 0, -1)


def free(name: str, low: int, high: int) -> Part:
    """A whole number that may be left out: accepted and stored, never listed. It stands last."""
    return Part(name, None, True, low, high)


def literal(word: str) -> Part:
    """A fixed word of the line."""
    return Part(word, None, False, 0, -1)


@final
class Form:
    """One way to write a move: a verb and what follows it."""

    def __init__(self, verb: str, *parts: Part) -> None:
        self.verb = verb
        self.parts = list(parts)
        self.arguments = [part for part in parts if not part.is_literal]
        if len(self.arguments) > MOST_ARGUMENTS:
            raise ValueError(f"{verb}: more than {MOST_ARGUMENTS} arguments")
        if any(part.is_free for part in self.parts[:-1]):
            raise ValueError(f"{verb}: a free number stands last")

    def __str__(self) -> str:
        names = [part.name if part.is_literal else part.name.upper() for part in self.parts]
        shown = [f"[{n}]" if part.optional else n for n, part in zip(names, self.parts, strict=True)]
        return " ".join([self.verb, *shown])

    def size(self) -> int:
        """How many moves of this form can be written, free numbers left out."""
        total = 1
        for part in self.arguments:
            if part.domain is not None:
                total *= len(part.domain.words) + part.optional
        return total


@final
class Grammar:
    """The forms of a game's moves. The number of a form is its place in the list."""

    def __init__(self, forms: Sequence[Form]) -> None:
        if len(forms) > MOST_FORMS:
            raise ValueError(f"more than {MOST_FORMS} forms")
        self.forms = list(forms)
        self._lines: dict[int, str] = {}
        """The lines of the moves that were written last."""
        self._by_verb: dict[str, list[tuple[int, Form]]] = {}
        for number, form in enumerate(self.forms):
            self._by_verb.setdefault(form.verb, []).append((number, form))

    def verbs(self) -> list[str]:
        """The first words of all moves, each once, in the order of the forms."""
        return list(self._by_verb)

    def knows(self, words: str) -> bool:
        """Whether the line begins with a verb of this game."""
        return words[:LONGEST_LINE].split(" ", 1)[0] in self._by_verb

    def parse(self, words: str) -> i64:
        """The packed move that the line says, NO_MOVE if it is none.

        Strict: single blanks, lower case, as the rulebook pages write moves.
        """
        if len(words) > LONGEST_LINE:
            return NO_MOVE
        verb, *rest = words.split(" ")
        for number, form in self._by_verb.get(verb, []):
            move = read_form(number, form, rest)
            if move != NO_MOVE:
                return move
        return NO_MOVE

    def words(self, move: i64) -> str:
        """The line that says a packed move."""
        line = self._lines.get(move)
        if line is None:
            if len(self._lines) >= LINES_KEPT:
                self._lines.clear()
            line = self._lines[move] = self._write(move)
        return line

    def _write(self, move: i64) -> str:
        form = self.forms[form_of(move)]
        numbers = iter(arguments_of(form, move))
        line = [form.verb]
        for part in form.parts:
            if part.is_literal:
                line.append(part.name)
                continue
            number = next(numbers)
            if number >= 0:
                line.append(part.write(number))
        return " ".join(line)

    def mutations(self, move: i64) -> Iterator[i64]:
        """The moves that differ from this one in exactly one argument; free numbers stay as they are."""
        number = form_of(move)
        form = self.forms[number]
        given = arguments_of(form, move)
        for place, part in enumerate(form.arguments):
            if part.domain is None:
                continue
            for other in range(-1 if part.optional else 0, len(part.domain.words)):
                changed = [*given[:place], other, *given[place + 1 :]]
                if other != given[place] and no_gap(form, changed):
                    yield pack(number, changed)

    def every(self, number: int) -> Iterator[i64]:
        """All moves of one form, free numbers left out."""
        form = self.forms[number]
        ranges = [
            range(-1, 0) if part.domain is None else range(-1 if part.optional else 0, len(part.domain.words))
            for part in form.arguments
        ]
        for chosen in product(*ranges):
            if no_gap(form, list(chosen)):
                yield pack(number, list(chosen))


def read_form(number: int, form: Form, words: list[str]) -> i64:
    numbers: list[int] = []
    place = 0
    for part in form.parts:
        if place == len(words):
            if not part.optional:
                return NO_MOVE
            numbers.append(-1)
            continue
        value = part.read(words[place])
        if value is None:
            return NO_MOVE
        if not part.is_literal:
            numbers.append(value)
        place += 1
    return pack(number, numbers) if place == len(words) else NO_MOVE


def arguments_of(form: Form, move: i64) -> list[int]:
    """The arguments of a packed move as numbers, -1 for one that was left out."""
    return [argument_at(move, place, part.is_free) for place, part in enumerate(form.arguments)]


def no_gap(form: Form, arguments: list[int]) -> bool:
    """Whether no argument is given after one that is left out."""
    missing = False
    for value in arguments:
        if value < 0:
            missing = True
        elif missing:
            return False
    return True
