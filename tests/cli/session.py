"""Running the command line in this process, as a shell would with pipes on every side.

What it says is compared by the keys of its messages: a wording can be changed in the `.ftl` files alone.
"""

import io
import os
import re
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from quintessence.cli.language import VARIABLES
from quintessence.cli.main import main
from quintessence.cli.sentences import cli_messages
from quintessence.core.messages import Messages, core_messages, messages_of
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

    def says(self, key: str, language: Language = "en", **details: str | int) -> bool:
        """Whether one of the lines is this message, with any text for the details that are not given."""
        pattern = wording(key, language, **details)
        return any(pattern.fullmatch(line) for line in self.lines)


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


def is_refused(key: str, *arguments: str, language: Language = "en", **details: str | int) -> bool:
    """Whether a command refuses its input with this message."""
    sentence = refused(*arguments, "--lang", language)
    assert wording(key, language, **details).fullmatch(sentence), f"{sentence!r} is not {key!r}"
    return True


def owner_of(key: str, language: Language) -> Messages:
    """The messages that hold a key: those of the command line, else of the core, else of the bots."""
    owners = (cli_messages(language), core_messages(language), messages_of("quintessence.bots", language))
    return next(messages for messages in owners if key in messages)


def said(key: str, language: Language = "en", **details: str | int) -> str:
    """A message of the command line, the core or the bots, filled in."""
    messages = owner_of(key, language)
    text = messages.text(key, details)
    assert not messages.unknown
    return text


def wording(key: str, language: Language = "en", **details: str | int) -> re.Pattern[str]:
    """A message as a pattern: details that are not given may be any text."""
    names = VARIABLE.findall(owner_of(key, language).source(key))
    filled = said(key, language, **{**dict.fromkeys(names, ANYTHING), **details})
    return re.compile(".+".join(map(re.escape, filled.split(ANYTHING))))
