"""Running the command line in this process, as a shell would with pipes on every side.

What it says is compared by the keys of its messages: a wording can be changed in the `.ftl` files alone.
"""

import io
import os
import re
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from quintessence.cli.language import VARIABLES
from quintessence.cli.main import main
from quintessence.cli.sentences import cli_messages
from quintessence.core.messages import Messages, core_messages, messages_of
from quintessence.core.registry import find_game
from quintessence.core.types import Language

ANYTHING = "\N{BLACK QUESTION MARK ORNAMENT}"
"""Stands in a sentence for a detail that a test does not care about."""
VARIABLE = re.compile(r"\$(\w+)")


@dataclass
class Outcome:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def says(self, key: str, language: Language = "en", of: str = "", **details: str | int) -> bool:
        """Whether this message is in one of the lines, with any text for the details that are not given."""
        pattern = wording(key, language, of, **details)
        return any(pattern.search(line) for line in self.lines)


def run(*arguments: str, typed: str = "", **environment: str) -> Outcome:
    """Runs `quintessence ARGUMENTS` with `typed` on its standard input, in English by default."""
    out, err = io.StringIO(), io.StringIO()
    kept = {name: value for name, value in os.environ.items() if name not in (*VARIABLES, "NO_COLOR")}
    with (
        patch.dict(os.environ, {**kept, **environment}, clear=True),
        patch.object(sys, "stdin", io.StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = main(list(arguments))
    return Outcome(code, out.getvalue(), err.getvalue())


def refused(*arguments: str, **environment: str) -> str:
    """The one sentence with which a command refuses its input; anything but exactly that fails the test."""
    outcome = run(*arguments, **environment)
    assert outcome.code == 2, outcome
    assert outcome.out == ""
    assert outcome.err.endswith("\n")
    sentence = outcome.err.removesuffix("\n")
    assert sentence
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    return sentence


def is_refused(key: str, *arguments: str, **details: str | int) -> bool:
    """Whether a command refuses its input with this message, in English."""
    return is_refused_in("en", key, arguments, details)


def is_refused_in(language: Language, key: str, arguments: Sequence[str], details: Mapping[str, str | int]) -> bool:
    """Whether a command refuses its input with this message; what it says instead fails the test."""
    sentence = refused(*arguments, "--lang", language)
    assert pattern_of(key, language, "", details).fullmatch(sentence), f"{sentence!r} is not {key!r}"
    return True


def owner_of(key: str, language: Language, of: str) -> Messages:
    """The messages that hold a key: those of a game, else of the command line, the core or the bots."""
    if of:
        return find_game(of).messages(language)
    owners = (cli_messages(language), core_messages(language), messages_of("quintessence.bots", language))
    return next(messages for messages in owners if key in messages)


def filled(key: str, language: Language, of: str, details: Mapping[str, str | int]) -> str:
    """A message with its details, of the game `of` if one is named; `KEY.help` is its help."""
    name, _, attribute = key.partition(".")
    messages = owner_of(name, language, of)
    text = messages.attribute(name, attribute, details) if attribute else messages.text(name, details)
    assert name in messages, key
    assert text is not None, key
    return text


def said(key: str, language: Language = "en", of: str = "", **details: str | int) -> str:
    """A message, filled in: of the game `of`, else of the command line, the core or the bots; `KEY.help` its help."""
    return filled(key, language, of, details)


def wording(key: str, language: Language = "en", of: str = "", **details: str | int) -> re.Pattern[str]:
    """A message as a pattern: details that are not given may be any text."""
    return pattern_of(key, language, of, details)


def pattern_of(key: str, language: Language, of: str, details: Mapping[str, str | int]) -> re.Pattern[str]:
    messages = owner_of(key.partition(".")[0], language, of)
    names = {name for other in messages.keys() for name in VARIABLE.findall(messages.source(other))}  # noqa: SIM118
    text = filled(key, language, of, {**dict.fromkeys(names, ANYTHING), **details})
    return re.compile(".+".join(map(re.escape, text.split(ANYTHING))))


def seat_name(seat: int, game: str = "elem-master", language: Language = "en") -> str:
    """What the screen calls a seat."""
    found = find_game(game)
    return found.seat_name(seat, found.setting(), found.messages(language))
