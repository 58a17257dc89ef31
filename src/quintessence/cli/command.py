"""A command of the command line: what it takes, and one call of it with what was typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from secrets import randbelow

from quintessence import BadSetting, Game, JsonObject
from quintessence.cli.files import read_json, sound_set
from quintessence.cli.screen import Screen
from quintessence.cli.sentences import WrongInput
from quintessence.core.cardset import CardGame
from quintessence.core.quoting import shortened
from quintessence.core.registry import find_game

LONGEST_SEED = 200
NEW_SEEDS = 1_000_000
"""A seed of six digits is easily told to somebody else; nobody stakes money on a game in a terminal."""


@dataclass(frozen=True)
class Argument:
    """A word after the command. Its message has a placeholder and `.help`: `argument-NAME`, unless a `key` is given."""

    name: str
    key: str = ""
    is_required: bool = True
    is_repeated: bool = False

    @property
    def message(self) -> str:
        return self.key or f"argument-{self.name}"


@dataclass(frozen=True)
class Option:
    """`--name VALUE`, or a bare `--name`. Its message has the same parts: `option-NAME`, unless a `key` is given."""

    name: str
    key: str = ""
    takes_value: bool = True

    @property
    def message(self) -> str:
        return self.key or f"option-{self.name.removeprefix('--')}"


SEED = Option("--seed")
OPTION = Option("--option")
CARDS = Option("--cards")
SEAT_COUNT = Option("--seats", "option-seat-count")
MOST_SEATS = 20


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

    screen: Screen
    words: dict[str, list[str]] = field(default_factory=dict)
    values: dict[str, list[str]] = field(default_factory=dict)

    def argument(self, name: str) -> str | None:
        """The word given for an argument, None if it was left out."""
        given = self.words.get(name)
        return given[0] if given else None

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

    def number(self, option: str, low: int, high: int) -> int | None:
        """The whole number given for an option, None if it was left out."""
        text = self.value(option)
        return None if text is None else whole_number(option, text, low, high)

    def seat_count(self) -> int | None:
        return self.number(SEAT_COUNT.name, 1, MOST_SEATS)

    def game(self) -> Game:
        """The game that was named."""
        return find_game(self.required("game").lower())

    def seed(self) -> int | str:
        """The seed that was asked for, any number or word, else a new one."""
        text = self.value(SEED.name)
        if text is None:
            return randbelow(NEW_SEEDS)
        if len(text) > LONGEST_SEED:
            raise WrongInput("seed-too-long", most=LONGEST_SEED)
        is_number = text.isascii() and text.isdigit() and len(text) < 16 and text == str(int(text))
        return int(text) if is_number else text

    def game_options(self) -> JsonObject:
        """What `--option NAME=VALUE` and `--option NAME=@FILE` say; the game checks the values."""
        options: JsonObject = {}
        for given in self.values.get(OPTION.name, []):
            name, sign, value = given.partition("=")
            if not sign or not name or not value:
                raise WrongInput("bad-option-form", given=shortened(given))
            options[name] = read_json(value[1:]) if value.startswith("@") else value
        return options

    def cards(self, game: Game) -> str | None:
        """The text of the set of cards that was asked for, in which nothing is wrong; not every game takes one."""
        path = self.value(CARDS.name)
        if path is None:
            return None
        if not isinstance(game, CardGame):
            raise BadSetting("no-cards", {"game": game.slug})
        return sound_set(path, self.screen.language, game)[1]


def whole_number(name: str, text: str, low: int, high: int) -> int:
    """The number that was typed for `name`."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 12 and low <= int(text) <= high:
        return int(text)
    raise WrongInput("bad-number", name=name, given=shortened(text), low=low, high=high)


def names_in(text: str) -> list[str]:
    """The names of a list such as `human, greedy`."""
    return [name.strip() for name in text.split(",")]
