"""Running the command line in this process, as a shell would with pipes on every side."""

import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from quintessence.cli.language import VARIABLES
from quintessence.cli.main import main


@dataclass
class Outcome:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


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
