"""Reading the files that people name; whatever is wrong with one is said in a sentence."""

import json
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from quintessence import Json, JsonObject
from quintessence.cli.sentences import WrongInput
from quintessence.core.cardset import CardGame, game_of_set
from quintessence.core.registry import games
from quintessence.core.sheet import Fault
from quintessence.core.types import Language

LARGEST_FILE = 50_000_000
"""Bytes. Nothing that we read is larger; somebody has named the wrong file."""

NOT_TEXT = "not-text"
"""The sentence about a file that is there, but of another kind."""


def read_file(path: str) -> str:
    """The text of a file. Pipes and devices are refused: they may never end, and tell no size."""
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


def is_folder(path: str) -> bool:
    """Whether this is a folder that we may look into."""
    try:
        return Path(path).is_dir()
    except OSError:
        return False


def files_below(folder: str, ending: str) -> list[str]:
    """The files in and below a folder whose names end like this, sorted."""
    return sorted(str(file) for file in Path(folder).rglob(f"*{ending}"))


def read_set(file: str) -> tuple[CardGame | None, str, list[Fault]]:
    """The game that a set says it is for, its text and its faults."""
    text = read_file(file)
    found = game_of_set(text, list(games().values()))
    if isinstance(found, Fault):
        return None, text, [found]
    return found, text, found.read_set(text).faults


def sound_set(file: str, language: Language, game: CardGame | None = None) -> tuple[CardGame, str]:
    """The game and the text of a set in which nothing is wrong; else one sentence with the first fault.

    With a `game` it must be a set for that one.
    """
    found, text, faults = read_set(file)
    if game is not None and found is not None and found.slug != game.slug:
        wanted, other = [one.messages(language).text("game-name") for one in (game, found)]
        raise WrongInput("cards-for-another-game", path=file, game=wanted, other=other)
    if found is None or faults:
        raise WrongInput("cards-unsound", sentence=faults[0].message(language, file), others=len(faults) - 1)
    return found, text
