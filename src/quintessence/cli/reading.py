"""Reading what people name on the command line: files, numbers, options of a game, seats."""

import json
from collections.abc import Sequence
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from quintessence.cli.command import Call, Option
from quintessence.cli.sentences import WrongInput
from quintessence.core.cardset import CardGame
from quintessence.core.contract import Game
from quintessence.core.errors import BadSetting
from quintessence.core.quoting import shortened
from quintessence.core.types import Json, JsonObject

LARGEST_FILE = 50_000_000
"""Bytes. Nothing that we read is larger; somebody has named the wrong file."""

NOT_TEXT = "not-text"
"""The sentence about a file that is there, but of another kind."""

SEED = Option("--seed", "option-seed")
OPTION = Option("--option", "option-option")
CARDS = Option("--cards", "option-cards")
LONGEST_SEED = 200


def read_file(path: str) -> str:
    """The text of a file; what can go wrong with files is said in one sentence.

    Pipes and devices are refused: they may never end, and tell no size.
    """
    try:
        mode = Path(path).stat().st_mode
        if S_ISDIR(mode):
            raise WrongInput("is-a-folder", path=path)
        if not S_ISREG(mode):
            raise WrongInput("no-plain-file", path=path)
        with Path(path).open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise WrongInput("file-too-large", path=path)
        # As text files are read: every end of a line is the same.
        return content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except WrongInput:
        raise
    except FileNotFoundError as error:
        raise WrongInput("no-such-file", path=path) from error
    except UnicodeDecodeError as error:
        raise WrongInput(NOT_TEXT, path=path) from error
    except (OSError, ValueError) as error:
        raise WrongInput("cannot-open", path=path) from error


def is_folder(path: str) -> bool:
    """Whether this is a folder; what nobody may look at is none."""
    try:
        return Path(path).is_dir()
    except OSError:
        return False


def read_json(path: str) -> Json:
    """The JSON value that a file holds."""
    text = read_file(path)
    try:
        value: Json = json.loads(text)
    except json.JSONDecodeError as error:
        raise WrongInput("not-json", path=path, line=error.lineno, column=error.colno) from error
    except (RecursionError, ValueError) as error:
        raise WrongInput("not-json", path=path, line=1, column=1) from error
    return value


def read_object(path: str) -> JsonObject:
    """The JSON object that a file holds."""
    value = read_json(path)
    if not isinstance(value, dict):
        raise WrongInput("not-an-object", path=path)
    return value


def whole_number(call: Call, name: str, text: str, low: int, high: int) -> int:
    """The number that was typed for an option or an argument."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 12 and low <= int(text) <= high:
        return int(text)
    raise WrongInput("bad-number", name=name, given=shortened(text), low=low, high=high)


def seed_of(call: Call) -> int | str | None:
    """The seed that was asked for: any number or word."""
    text = call.value(SEED.name)
    if text is None:
        return None
    if len(text) > LONGEST_SEED:
        raise WrongInput("seed-too-long", most=LONGEST_SEED)
    is_number = text.isascii() and text.isdigit() and len(text) < 16 and text == str(int(text))
    return int(text) if is_number else text


def game_options(call: Call) -> JsonObject:
    """What `--option NAME=VALUE` and `--option NAME=@FILE` say; the game checks the values."""
    options: JsonObject = {}
    for given in call.all_values(OPTION.name):
        name, sign, value = given.partition("=")
        if not sign or not name or not value:
            raise WrongInput("bad-option-form", given=shortened(given))
        options[name] = read_json(value[1:]) if value.startswith("@") else value
    return options


def cards_of(call: Call, game: Game) -> str | None:
    """The text of the set of cards that was asked for, in which nothing is wrong; not every game takes one."""
    from quintessence.cli.cardfile import sound_set

    path = call.value(CARDS.name)
    if path is None:
        return None
    if not isinstance(game, CardGame):
        raise BadSetting("no-cards", {"game": game.slug})
    return sound_set(path, call.screen.language, game)[1]


def names_in(text: str) -> list[str]:
    """The names of a list such as `human, greedy`."""
    return [name.strip() for name in text.split(",")]


def fitting_seats(counts: Sequence[int], wanted: int) -> int:
    """The smallest number of seats of a game that has room for so many players, else its largest."""
    return next((count for count in counts if count >= wanted), counts[-1])
