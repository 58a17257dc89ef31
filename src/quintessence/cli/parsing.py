"""From the words of a shell to a call of a command.

argparse finds the options among the words; what they must be is checked here, so that each thing that can be
wrong has its own sentence in the reader's language.
"""

from argparse import ArgumentError, ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Final, NoReturn

from quintessence.cli.command import Command, Option
from quintessence.cli.language import OPTION as LANGUAGE_OPTION
from quintessence.cli.language import language_of
from quintessence.cli.sentences import WrongInput, cli_messages, unknown
from quintessence.core.quoting import shortened
from quintessence.core.types import LANGUAGES, Language

COMMON: Final = (
    Option(LANGUAGE_OPTION),
    Option("--no-color", takes_value=False),
    Option("--help", takes_value=False),
)
"""What every command takes."""

VERSION: Final = Option("--version", takes_value=False)
"""What `quintessence` takes without a command."""

NOTHING: Final = "\0"
"""Stands for a value that was left out; no shell can pass it."""


class Parser(ArgumentParser):
    """Finds options and words; never prints, never exits."""

    def __init__(self, options: Sequence[Option]) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False)
        for option in options:
            names = [option.name, "-h"] if option.name == "--help" else [option.name]
            if option.takes_value:
                self.add_argument(*names, dest=option.name, action="append", nargs="?", const=NOTHING)
            else:
                self.add_argument(*names, dest=option.name, action="store_true")
        self.add_argument("words", nargs="*")

    def error(self, message: str) -> NoReturn:
        raise WrongInput("cannot-read", given=shortened(message))


def split_command(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The first word that is no option, and everything else."""
    rest = list(arguments)
    place = 0
    while place < len(rest):
        word = rest[place]
        if not word.startswith("-"):
            return word, rest[:place] + rest[place + 1 :]
        place += 2 if word == LANGUAGE_OPTION else 1
    return None, rest


def read_call(
    command: Command, arguments: Sequence[str], language: Language
) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The words by argument and the values by option (a bare option has none)."""
    options = (*command.options, *COMMON)
    parser = Parser(options)
    try:
        found, unlisted = parser.parse_known_intermixed_args(list(arguments))
    except ArgumentError as error:
        # The only thing that argparse itself still refuses: `--json=yes`.
        raise WrongInput("takes-no-value", option=str(error.argument_name)) from error
    if unlisted:
        given, known = unlisted[0].split("=")[0], [option.name for option in options]
        raise unknown("unknown-flag", "unknown-flag-near", given, known, command=command.name)
    values = read_values(command, found, options)
    if "--help" in values:
        return {}, values
    for asked in values.get(LANGUAGE_OPTION, []):
        if language_of(asked) is None:
            raise WrongInput("bad-language", given=shortened(asked), allowed=", ".join(LANGUAGES))
    return read_words(command, found.words, language), values


def read_values(command: Command, found: Namespace, options: Sequence[Option]) -> dict[str, list[str]]:
    values: dict[str, list[str]] = {}
    for option in options:
        given = getattr(found, option.name)
        if option.takes_value and given is not None:
            if NOTHING in given or "" in given:
                raise WrongInput("needs-value", option=option.name, command=command.name)
            values[option.name] = given
        elif not option.takes_value and given:
            values[option.name] = []
    return values


def read_words(command: Command, given: list[str], language: Language) -> dict[str, list[str]]:
    """Deals the words out to the arguments, in their order."""
    words: dict[str, list[str]] = {}
    rest = list(given)
    for argument in command.arguments:
        taken = len(rest) if argument.is_repeated else min(1, len(rest))
        if taken == 0 and argument.is_required:
            name, usage = cli_messages(language).text(argument.message), usage_of(command, language)
            raise WrongInput("missing-argument", command=command.name, argument=name, usage=usage)
        if taken:
            words[argument.name], rest = rest[:taken], rest[taken:]
    if rest:
        raise WrongInput("too-many-words", given=shortened(rest[0]), usage=usage_of(command, language))
    return words


def usage_of(command: Command, language: Language) -> str:
    """How the command is written."""
    return cli_messages(language).attribute(f"command-{command.name}", "usage") or command.name
