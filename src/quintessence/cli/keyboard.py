"""Where a player's lines come from: a terminal with completion, or a pipe."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Protocol

from quintessence.cli.screen import Screen
from quintessence.core.types import Line


class Keyboard(Protocol):
    """Asks for lines. None means that the person has gone: Ctrl-C, Ctrl-D, the end of the pipe."""

    def line(self, prompt: Line, offers: Sequence[str], explain: Callable[[str], str]) -> str | None:
        """One line; `offers` are whole lines to complete from, `explain` says what a first word does."""
        ...

    def wait(self, text: str) -> bool:
        """Waits for Enter; False if the person has gone."""
        ...


def open_keyboard(screen: Screen) -> Keyboard:
    """The terminal if there is an able one on both sides, else plain lines."""
    if sys.stdin.isatty() and screen.is_terminal and os.environ.get("TERM") != "dumb":
        from quintessence.cli.terminal import Terminal

        return Terminal(screen)
    return PlainLines(screen)


class PlainLines:
    """Reads lines from a pipe, or from a terminal that can do nothing else.

    What comes from a pipe is written behind the prompt: the output reads like a session.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_typed = sys.stdin.isatty()

    def line(self, prompt: Line, offers: Sequence[str], explain: Callable[[str], str]) -> str | None:
        try:
            if self.is_typed:
                print("".join(text for _, text in prompt), end="", flush=True)
            given = sys.stdin.readline()
        except KeyboardInterrupt:
            given = ""
        if self.is_typed and not given:
            self.screen.write()
        elif given and not self.is_typed:
            self.screen.draw([[*prompt, ("", given.strip())]])
        return given or None

    def wait(self, text: str) -> bool:
        if self.is_typed:
            return self.line([("", text)], [], lambda word: "") is not None
        # Nobody looks at a pipe: there is nothing to hide from anybody.
        self.screen.write(text)
        return True
