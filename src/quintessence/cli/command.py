"""A command of the command line, as it is declared, and one call of it, as it was typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quintessence.cli.screen import Screen


@dataclass(frozen=True)
class Argument:
    """A word after the command. `key` names its message: the word that stands for it, and `.help`."""

    name: str
    key: str
    is_required: bool = True
    is_repeated: bool = False


@dataclass(frozen=True)
class Option:
    """`--name VALUE`, or a bare `--name`. `key` names its message: the value's word (if any) and `.help`."""

    name: str
    key: str
    takes_value: bool = True


@dataclass(frozen=True)
class Command:
    """What a command takes and does; `command-NAME` has its summary, `.usage`, `.about` and `.examples`."""

    name: str
    run: Callable[[Call], int]
    arguments: tuple[Argument, ...] = ()
    options: tuple[Option, ...] = ()


@dataclass
class Call:
    """One call of a command: where to write, and what was typed."""

    command: Command
    screen: Screen
    words: dict[str, list[str]] = field(default_factory=dict)
    values: dict[str, list[str]] = field(default_factory=dict)

    def argument(self, name: str) -> str | None:
        """The word given for an argument, None if it was left out."""
        given = self.words.get(name)
        return given[0] if given else None

    def arguments(self, name: str) -> list[str]:
        """All words given for an argument that may be repeated."""
        return self.words.get(name, [])

    def required(self, name: str) -> str:
        """The word given for an argument that must be there; reading the call has made sure of it."""
        return self.words[name][0]

    def has(self, option: str) -> bool:
        """Whether an option was given."""
        return option in self.values

    def value(self, option: str) -> str | None:
        """The value of an option, the last one if it was given twice, None if it was left out."""
        given = self.values.get(option)
        return given[-1] if given else None

    def all_values(self, option: str) -> list[str]:
        """Every value of an option that may be repeated."""
        return self.values.get(option, [])
